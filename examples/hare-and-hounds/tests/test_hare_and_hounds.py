"""Hare and Hounds, clause by clause, then through the kit; run with the distribution installed."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from hare_and_hounds.board import FORMS, LINES, POINTS, Point
from hare_and_hounds.state import HARE, HOUNDS, HuntState, Move, Options

from fabula.core import Fault, ScriptedDice, extras, registry
from fabula.core.clauses import citations, report
from fabula.testing import check_game, rule
from fabula.words import Words

NO_DICE = ScriptedDice(())
game = registry.game("hare")


def hunt(hounds: str, hare: Point, **more: int) -> HuntState:
    return HuntState(10, tuple(hounds.split()), hare, **more)  # type: ignore[arg-type]  # points by name


def reason(state: HuntState, text: str) -> tuple[str, str]:
    refusal = state.why_not(state.turn, game.read(f"move {text}"))
    assert refusal is not None
    return refusal.rule, refusal.reason


@rule("HARE-1.1")
def test_the_lines_of_the_field() -> None:
    assert len(POINTS) == 11
    assert LINES["a2"] == ("b1", "b2", "b3")
    assert LINES["b2"] == ("a2", "b1", "b3", "c2")
    assert LINES["b1"] == ("a2", "b2", "c1", "c2")
    assert LINES["c1"] == ("b1", "c2", "d1")
    assert LINES["c2"] == ("b1", "b2", "b3", "c1", "c3", "d1", "d2", "d3")
    assert LINES["e2"] == ("d1", "d2", "d3")
    assert all(point in LINES[end] for point in POINTS for end in LINES[point])


@rule("HARE-1.2")
def test_where_everybody_starts() -> None:
    state = game.start(Options(), 2, NO_DICE)
    assert isinstance(state, HuntState)
    assert (state.hounds, state.hare) == (("a2", "b1", "b3"), "e2")
    for point in FORMS:
        drawn = game.start(Options(form="drawn"), 2, ScriptedDice([point]))
        assert isinstance(drawn, HuntState)
        assert drawn.hare == point
    with pytest.raises(ValueError, match="there are"):
        game.start(Options(form="drawn"), 2, ScriptedDice(["c1"]))


@rule("HARE-2.1")
def test_the_hounds_begin_and_both_move_in_turn_to_an_empty_point() -> None:
    state = hunt("a2 b1 b3", "e2")
    assert state.to_act() == (HOUNDS,)
    assert reason(state, "a2 c2") == ("HARE-2.1", "no-line")
    assert reason(state, "a2 b1") == ("HARE-2.1", "not-empty")
    state.play(HOUNDS, Move("a2", "b2"), NO_DICE)
    assert state.hounds == ("b1", "b2", "b3")
    assert state.to_act() == (HARE,)
    refusal = state.why_not(HOUNDS, Move("b2", "c2"))
    assert refusal is not None
    assert (refusal.rule, refusal.reason) == ("HARE-2.1", "not-your-turn")


@rule("HARE-2.2")
def test_nobody_moves_what_is_not_his() -> None:
    assert reason(hunt("a2 b1 b3", "e2"), "e2 d2") == ("HARE-2.2", "not-your-piece")
    assert reason(hunt("a2 b1 b3", "e2", turn=HARE), "a2 b2") == ("HARE-2.2", "not-your-piece")


@rule("HARE-2.3")
def test_hounds_do_not_go_back_and_the_hare_does() -> None:
    assert reason(hunt("b2 c1 c3", "e2"), "b2 a2") == ("HARE-2.3", "backwards")
    assert hunt("b2 c1 c3", "e2").why_not(HOUNDS, Move("b2", "b1")) is None
    assert hunt("a2 c1 c3", "c2", turn=HARE).why_not(HARE, Move("c2", "b2")) is None


@rule("HARE-3.1")
def test_a_hare_that_cannot_move_is_caught() -> None:
    state = hunt("c2 d1 d3", "e2")
    state.play(HOUNDS, Move("c2", "d2"), NO_DICE)
    standing = state.standing()
    assert standing is not None
    assert (standing.ending, standing.winners) == ("caught", (HOUNDS,))
    assert state.why_not(HARE, Move("e2", "d1")) is not None


@rule("HARE-3.2")
def test_a_hare_with_no_hound_before_it_has_escaped() -> None:
    state = hunt("b1 b3 c1", "c2", turn=HARE)
    state.play(HARE, Move("c2", "b2"), NO_DICE)
    standing = state.standing()
    assert standing is not None
    assert (standing.ending, standing.winners) == ("escaped", (HARE,))


@rule("HARE-3.3")
def test_hounds_that_hesitate_lose() -> None:
    state = hunt("a2 b1 d3", "e2", idle=9)
    again = state.copy()
    state.play(HOUNDS, Move("b1", "b2"), NO_DICE)
    standing = state.standing()
    assert standing is not None
    assert (standing.ending, standing.winners) == ("stalled", (HARE,))
    again.play(HOUNDS, Move("b1", "c1"), NO_DICE)
    assert (again.standing(), again.idle) == (None, 0)


def test_every_clause_has_a_test() -> None:
    assert report(game.rulebook, citations(Path(__file__).parent)).good


def test_it_passes_the_kit() -> None:
    seen = check_game(game, seconds=0, seed=1, games=5)
    assert seen.games == seen.ended == 5
    assert seen.left_out == ()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_everything_is_said_in_every_language(language: str) -> None:
    speech = Words(language, game)
    assert speech.title() != "hare"
    state = hunt("a2 b1 b3", "e2")
    assert speech.refusal(state.why_not(HOUNDS, Move("a2", "b1")))  # type: ignore[arg-type]  # it is refused
    assert "b2" in speech.event(state.play(HOUNDS, Move("a2", "b2"), NO_DICE)[0])


def test_the_drawing_follows_what_happens() -> None:
    drawing = extras.drawing("hare")
    assert drawing is not None
    state = hunt("a2 b1 b3", "e2")
    picture = drawing.draw(state.view(0), seat=0, beginning=("move", "a2"))
    assert picture.text().splitlines() == [
        "     H------.------.",
        "   / |  \\   |   /  | \\",
        "H----o------.------.----R",
        "   \\ |  /   |   \\  | /",
        "     H------.------.",
    ]
    chance = Random(4)
    view = state.view(None)
    while state.to_act():
        seat = state.to_act()[0]
        for event in state.play(seat, chance.choice(state.choices(seat).actions), NO_DICE):
            view = drawing.follow(view, event)  # type: ignore[assignment]  # it stays a view of this game
        assert view == state.view(None)
    assert [name for name, _ in drawing.describe(view, seat=None)] == [
        "hare-describe-pieces",
        "hare-describe-patience",
    ]


def test_a_closer_hunt_is_worth_more_to_the_hounds() -> None:
    worth = extras.worth("hare")
    assert worth is not None
    assert worth(hunt("b2 d1 d3", "e2"), HOUNDS) > worth(hunt("a2 b1 b3", "e2"), HOUNDS)
    assert worth(hunt("b2 d1 d3", "e2"), HARE) < worth(hunt("a2 b1 b3", "e2"), HARE)


def test_a_misspelled_move_is_no_move() -> None:
    with pytest.raises(Fault):
        game.read("move a2 z9")
