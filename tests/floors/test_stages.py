"""FLOORS-11: the two stages of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from drawn import act, ends, make_state, refused

from fabula.core import refuse
from fabula.games.floors.events import Eaten, Ended, Returned, Round, Stage
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

TRAP = """
    v
    A4
"""


def trapped(in_round: int) -> FloorsState:
    """A4 moves last, with the monster next to it."""
    if in_round == 1:
        return make_state(TRAP, in_round=1, moved=["A1", "B1", "B3"])
    return make_state(TRAP, in_round=in_round, unmoved=["A4"])


@rule("FLOORS-11.1", "FLOORS-9.6")
@pytest.mark.parametrize("in_round", range(1, 8))
def test_in_stage_one_the_eaten_come_back(in_round: int) -> None:
    state = trapped(in_round)
    shows = 3 if in_round % 2 else 4
    assert state.view(None).stage == 1
    events = act(state, "4", state.pile[0])
    kinds = [type(event) for event in events]
    assert Eaten in kinds
    (returned,) = [event for event in events if isinstance(event, Returned)]
    assert returned == Returned(figure="A4", rule="FLOORS-9.6")
    assert kinds.index(Returned) > kinds.index(Eaten)
    figure = state.view(None).figures[2]
    assert (figure.place, figure.points, figure.moved) == ("outside", shows, False)


@rule("FLOORS-11.1", "FLOORS-9.6")
def test_who_was_eaten_in_stage_one_may_enter_in_the_next_round() -> None:
    state = make_state(TRAP, seats=2, in_round=3, turn=1, marker=1, unmoved=["B1"])
    act(state, "1", "8")
    assert state.turn == 0
    assert (15, 10) in ends(state, 4)


@rule("FLOORS-11.2", "FLOORS-9.6")
@pytest.mark.parametrize("in_round", range(8, 14))
def test_in_stage_two_the_eaten_stay_out(in_round: int) -> None:
    state = trapped(in_round)
    assert state.view(None).stage == 2
    events = act(state, "4", state.pile[0])
    assert any(isinstance(event, Eaten) for event in events)
    assert not any(isinstance(event, Returned) for event in events)
    assert state.view(None).figures[2].place == "eaten"
    state.turn = 0
    assert refused(state, "4 +") == refuse("FLOORS-9.6", "not-in-play")


@rule("FLOORS-A42")
def test_who_is_eaten_by_the_seventh_tile_comes_back_before_stage_two_begins() -> None:
    state = trapped(7)
    events = act(state, "4", "hit1")
    kinds = [type(event) for event in events]
    assert kinds[-3:] == [Returned, Stage, Round]
    assert state.view(None).figures[2].place == "outside"
    assert state.view(None).stage == 2


@rule("FLOORS-11.2")
def test_after_the_seventh_tile_all_eight_are_shuffled_again() -> None:
    state = make_state(in_round=7, unmoved=["A4"])
    assert len(state.pile) == 2
    events = act(state, "4", "hit2")
    assert events[-2:] == [
        Stage(stage=2, rule="FLOORS-11.2"),
        Round(round=8, seat=1, rule="FLOORS-3.6"),
    ]
    assert sorted(state.pile) == sorted(["5", "7", "7", "8", "8", "10", "hit1", "hit2"])


@rule("FLOORS-11.2")
@pytest.mark.parametrize("in_round", [6, 8])
def test_before_and_after_the_pile_only_shrinks(in_round: int) -> None:
    state = make_state(in_round=in_round, unmoved=["A4"])
    before = len(state.pile)
    events = act(state, "4", "8" if in_round == 8 else "10")
    assert not any(isinstance(event, Stage) for event in events)
    assert len(state.pile) == before - 1


@rule("FLOORS-11.3")
def test_a_game_has_at_most_14_rounds() -> None:
    state = make_state(in_round=13, unmoved=["A4"])
    act(state, "4", "10")
    assert state.round == 14
    assert state.ending is None
    state = make_state(in_round=14, unmoved=["A4"])
    events = act(state, "4", "hit1")
    assert events[-1] == Ended(ending="time_up", rule="FLOORS-12.3")
    assert state.round == 14
