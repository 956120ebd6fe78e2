"""What `make mutants` says of a sample: what is listed counts as alive, tried or not."""

from pathlib import Path

import pytest
from tools.mutant_settings import ROOT, settings
from tools.survivors import Change, Outcome, is_tried, known_survivors, stale

FILE = "tools/survivors.py"
LINE = "NEEDED: Final = 0.9"
KILLED = tuple(Change(FILE, LINE, f"NEEDED: Final = {number}") for number in range(9))
ALIVE = Change(FILE, LINE, "NEEDED: Final = 0.90")
REASON = "It is the same number."


def outcome(
    *, untried: tuple[Change, ...] = (), alive: tuple[Change, ...] = (), known: dict[Change, str]
) -> Outcome:
    return Outcome(untried=untried, tried=(*KILLED, *alive), alive=alive, known=known, listed_in="list.toml")


def test_only_what_is_listed_with_a_reason_is_not_tried_and_everything_is_if_asked_for() -> None:
    known = {ALIVE: REASON, KILLED[0]: ""}
    changes = (ALIVE, *KILLED[:2])
    assert [is_tried(change, known, again=False) for change in changes] == [False, True, True]
    assert all(is_tried(change, known, again=True) for change in changes)


def test_a_listed_survivor_that_is_not_tried_counts_as_alive_and_is_said_to_be_untried() -> None:
    found = outcome(untried=(ALIVE,), known={ALIVE: REASON})
    score, untried, named = found.report()
    assert score == "9 of 10 mutants killed: 90.0% (needed: 90%)."
    assert untried == "1 of the others are listed in list.toml and were not tried (--again tries them)."
    assert named == f"\nSurvived, as listed: {FILE}\n  - {LINE}\n  + {ALIVE.becomes}\n  {REASON}"
    assert found.is_well


def test_a_listed_survivor_that_is_tried_again_counts_alike() -> None:
    found = outcome(alive=(ALIVE,), known={ALIVE: REASON})
    score, named = found.report()
    assert score == "9 of 10 mutants killed: 90.0% (needed: 90%)."
    assert named.endswith(REASON)
    assert found.is_well


def test_too_many_listed_survivors_are_too_many() -> None:
    other = Change(FILE, LINE, "NEEDED: Final = 0.900")
    assert not outcome(untried=(ALIVE, other), known=dict.fromkeys((ALIVE, other), REASON)).is_well


@pytest.mark.parametrize("known", [{}, {ALIVE: ""}])
def test_a_survivor_without_a_reason_is_printed_as_the_entry_to_paste(
    known: dict[Change, str], tmp_path: Path
) -> None:
    found = outcome(alive=(ALIVE,), known=known)
    *_, heading, entry = found.report()
    assert heading == "\nSurvived without a reason in list.toml:\n"
    assert not found.is_well
    (tmp_path / "list.toml").write_text(entry, "utf-8")
    assert known_survivors(tmp_path / "list.toml") == {ALIVE: ""}


def test_a_listed_survivor_that_a_test_notices_has_to_leave_the_list() -> None:
    found = outcome(known={KILLED[3]: REASON})
    assert not found.is_well
    assert list(found.report())[1:] == [
        f"\nListed, but a test notices it: {FILE}\n  - {LINE}\n  + NEEDED: Final = 3"
    ]


def test_an_entry_whose_line_is_gone_has_to_leave_the_list() -> None:
    gone = Change(FILE, "NEEDED: Final = 0.1", "NEEDED: Final = 0.2")
    assert not outcome(known={gone: REASON}).is_well


@pytest.mark.parametrize("game", ["floors", "foes", "realm"])
def test_each_entry_names_a_line_that_is_there_and_a_reason(game: str) -> None:
    known = known_survivors(ROOT / "tests" / game / "survivors.toml")
    assert known
    assert stale(known) == []
    assert all(known.values())


def test_the_largest_game_has_the_largest_sample_and_each_part_of_it_a_smaller_one() -> None:
    numbers = [settings(name).number for name in ("floors", "realm", "realm-day")]
    assert numbers == [300, 500, 300]
