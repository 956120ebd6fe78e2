"""`fabula duel`: what is counted, how it is printed, and what is wrong with a command line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.bots.duel import Bout, Score, fights
from fabula.bots.intervals import wilson
from fabula.cli import run
from fabula.games.realm.tactics.duels import RealmDuels
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

DUEL = ["duel", "realm", "-a", "amazon", "-d", "ogre"]


@pytest.fixture(autouse=True)
def realm() -> Iterator[None]:
    with hosted():
        yield


def test_a_score_counts_shares_with_their_intervals() -> None:
    score = Score(("won", "died"))
    assert score.share("won") == 0
    for outcome in (("won",), ("won", "died"), ()):
        score.add(outcome)
    assert (score.duels, score.share("won"), score.share("died")) == (3, 2 / 3, 1 / 3)
    assert score.interval("won") == wilson(2, 3)
    assert Score(("won",)).counts == {}


def test_the_same_seed_brings_the_same_duels() -> None:
    one, other = ([*fights(Bout("realm", "captain", "wolf_a+wolf_b", "random", seed), 12)] for seed in (1, 2))
    assert one == [*fights(Bout("realm", "captain", "wolf_a+wolf_b", "random", 1), 12)]
    assert one != other


def test_a_duel_is_a_table_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*DUEL, "--games", "8"]) == 0
    title, head, row = capsys.readouterr().out.splitlines()
    assert title == "Magic Realm: duels (seed 0)"
    assert head.replace("95% interval", "").split() == ["duel", "tactic", "duels", "won", "died", "fled"]
    assert row.startswith("Amazon / Ogre  clever      8  ")


def test_several_bouts_are_added_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*DUEL, "-d", "wolf_a", "-t", "all", "-n", "2", "--language", "fr"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == 2 * 4 + 4
    assert [row.split()[2:4] for row in rows[-4:]] == [
        [way, "4"] for way in ("clever", "stay", "run", "random")
    ]
    assert rows[-1].startswith("tous ensemble")


def test_opponents_that_fit_are_looked_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["duel", "realm", "-a", "sorceror", "-d", "fitting", "-t", "run", "-n", "1"]) == 0
    rows = capsys.readouterr().out.splitlines()[2:]
    assert len(rows) == 7
    assert all(row.startswith(("Sorceror / ", "all together")) for row in rows)


def test_help_teaches_by_examples(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["duel", "--help"]) == 0
    assert "fabula duel realm --attacker white_knight" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("line", "complaint"),
    {
        "duel floors -a amazon -d ogre": "floors has no duels",
        "duel chess -a amazon -d ogre": "there is no game chess",
        "duel realm -a knight -d ogre": 'nobody called "knight" fights here; known: amazon',
        "duel realm -a amazon -d orc": 'nobody called "orc" fights here; known: tremendous_flying_dragon',
        "duel realm -a amazon -d demon+demon": 'of "demon" there are only 1',
        "duel realm -a amazon -d ogre -t brave": "there is no tactic brave; there are: clever, stay",
        "duel realm -d ogre": "--attacker",
    }.items(),
)
def test_what_is_wrong_is_named_in_one_line(
    line: str, complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(line.split()) == 2
    error = capsys.readouterr().err
    assert complaint in error
    assert error.count("\n") == 1


def test_whoever_could_beat_nobody_is_named(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(RealmDuels, "fitting", lambda duels, attacker: ())
    assert run(["duel", "realm", "-a", "amazon", "-d", "fitting"]) == 2
    assert "nobody is left to fight: amazon could beat no opponent" in capsys.readouterr().err
