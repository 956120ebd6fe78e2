"""Magic Realm in sentences: odds beside what dice decide, and tiles laid word by word."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.options.switches import Options
from fabula.terminal import telling
from fabula.terminal.plain import Plain
from fabula.terminal.session import Session
from fabula.words import Words
from realm.combat.fighting import combat

if TYPE_CHECKING:
    from collections.abc import Iterable


def play(lines: Iterable[str], language: str = "en", **options: bool) -> str:
    """What is written to somebody alone who types these lines, in a month of quiet evenings."""
    chosen = Options(gold_chits="none", combat="off", **options)  # type: ignore[arg-type]  # only switches are given
    session = Session.open(game, chosen, ("person",), Words(language), seed=1)
    waiting, written = iter(lines), list[str]()

    def read(question: str) -> str | None:
        written.append(question)
        return next(waiting, None)

    Plain(session, read, written.append).run()
    return "\n".join(written)


BEGIN = ("choose amazon 4", "done", "require 1 1 1 1 1", "enter inn", "done")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_odds_stand_beside_what_dice_decide(language: str) -> None:
    text = play([*BEGIN, "choices"], language)
    hide = next(line for line in text.split("\n") if line.startswith("hide "))
    chances = [int(number) for number in re.findall(r"(\d+) %", hide)]
    assert len(chances) == 2
    assert sum(chances) == 100
    assert ("A: be the Amazon, level 4" in text) == (language == "en")
    assert "joue jouer" not in text
    move = next(line for line in text.split("\n") if line.startswith("move "))
    assert "%" not in move


def test_a_tile_that_is_named_in_full_goes_on_from_what_is_begun() -> None:
    text = play(["lay", "lay deep_woods", "back", "deep_woods 0"], auto_map=False)
    assert text.count("So far: lay deep_woods") >= 2
    assert "is no move" not in text
    assert "Open roads of Borderland" in text


def test_a_person_plays_a_whole_day() -> None:
    text = play([*BEGIN, "hide ordinary", "rest ordinary", "ready", "henceforth", "hide ordinary", "ready"])
    days = [text.index(f"Day {number} ") for number in (1, 2, 3)]
    first, second = text[days[0] : days[1]], text[days[1] : days[2]]
    assert "leaves everything as it is until further notice" in first
    for day in (first, second):
        assert "The Amazon: Hide. [" in day
        assert "Midnight" in day
    assert "The Amazon: Rest. [" in first


def test_the_only_answer_is_given_for_you_but_a_turn_is_handed_in_by_yourself() -> None:
    recorded = ["alert ordinary"] * 4 + ["move dark_valley-1 stamina"]
    text = play([*BEGIN, *recorded, "undo", recorded[-1], "", "henceforth"])
    before, after = text.split("A: hand it in")
    assert "A has only one choice." not in before
    assert before.count("Press Enter for: hand it in") == 2
    assert "A has only one choice.\nA: turn the short sword over" in after


@pytest.mark.parametrize(
    ("language", "name", "told"),
    [
        ("en", "Fiery Blast", "Type IV, purple, an attack; see MR-15.4.3"),
        ("fr", "Souffle Ardent", "Type IV, pourpre, une attaque ; voir MR-15.4.3"),
    ],
)
def test_a_magician_is_told_what_a_spell_is_and_looks_it_up(language: str, name: str, told: str) -> None:
    recording = ("choose sorceror 4", "done", "record")
    for wanted in ("fiery_blast", name):
        text = play([*recording, f"rules {wanted}"], language)
        line = next(line for line in text.split("\n") if line.startswith("record fiery_blast "))
        assert told in line
        clauses = [line for line in text.split("\n") if line.startswith("MR-")]
        assert [line.startswith(f"MR-15.4.3: {name} (") for line in clauses] == [True]


def test_what_a_treasure_does_is_looked_up_by_its_name() -> None:
    for wanted in ("crystal_ball", "Crystal Ball"):
        assert "\nMR-14.2.4: Crystal Ball: regular phases may be recorded as" in play([f"rules {wanted}"])


@pytest.mark.parametrize(
    ("labels", "told"), [({"chit:5": "FIGHT H6"}, "A: Thrust, with FIGHT H6"), ({}, "A: Thrust, with chit 5")]
)
def test_what_one_has_played_is_told_by_what_was_printed_on_it(labels: dict[str, str], told: str) -> None:
    happening = telling.Happening(0, "strike thrust chit:5", (), labels)
    (line,) = telling.lines(Words("en", game), happening, 0)
    assert line.text == told


def test_a_word_that_is_its_own_notation_is_told_like_the_others() -> None:
    (line,) = telling.lines(Words("en", game), telling.Happening(0, "roll", ()), 0)
    assert line.text == "A: roll"


def test_what_somebody_has_typed_is_repeated_as_it_is() -> None:
    text = play([*BEGIN, "inn", "move"])
    assert "is called “inn”" in text
    assert "So far: move\n" in text


def test_a_session_keeps_what_was_on_the_chits_when_they_were_played() -> None:
    session = Session.open(game, Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    for text in BEGIN[:3]:
        happening = session.play(0, game.read(text))
    assert happening.labels["chit:1"] == session.labels(0)["chit:1"]


def test_roads_that_leave_a_tile_from_one_clearing_are_told_apart_by_where_they_lead() -> None:
    session = Session.open(game, Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    for text in BEGIN[:3]:
        session.play(0, game.read(text))
    labels = session.labels(0)
    roads = sorted(name for name in labels if ">" in name)
    assert len(roads) == 2
    told = [session.words.action(game.read(f"run {road} chit:1"), labels) for road in roads]
    assert [text.removesuffix(", with MOVE M4") for text in told] == [
        "run away onto the road from Dark Valley 4 to Cavern 5",
        "run away onto the road from Dark Valley 4 to Curst Valley 4",
    ]
    french = Words("fr", game).action(game.read(f"run {roads[0]} chit:1"), labels)
    assert "la route de Sombre Vallée 4 à" in french


def test_what_a_roll_means_is_said_even_where_nothing_comes_of_it() -> None:
    searched = ["search ordinary"] * 4
    text = play([*BEGIN, *searched, "ready", "henceforth", *["locate", "peer dark_valley-4"] * 4])
    rolls = re.findall(r"on the (?:Locate|Peer) table: (\d) \((.+)\)\.", text)
    assert {("5", "nothing"), ("6", "nothing")} & {*rolls}
    assert "on the Hide table: " not in text


def test_sentences_in_parentheses_have_no_full_stop_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    state = combat("white_knight", foes=(Foe("giant-1"),))
    session = Session.open(game, Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    monkeypatch.setattr(Session, "state", state)
    written: list[str] = []
    Plain(session, lambda question: None, written.append).run()
    (lured,) = (line for line in written if line.startswith("lure giant-1"))
    assert "where it lies, Giant" in lured
    assert lured.endswith("attack H6)")


def test_a_name_that_nothing_has_is_no_breach_of_a_rule() -> None:
    text = play(["choose sorceror 4", "done", "zzz", "record zzz"])
    unknown, refused = text.split("A (person)> ")[3:5]
    assert "is called “zzz”. What can come next: " in unknown
    assert unknown.rstrip().endswith(", …")
    assert "MR-2.7.4" in refused
