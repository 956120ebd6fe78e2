"""What is listed, what is accepted and what can be spelled are one and the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

from drawn import make_state
from hypothesis import given, settings
from hypothesis import strategies as st
from naive import moves
from positions import crowds

from fabula.core import Refusal, spell
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES, stones_on
from fabula.games.floors.figures import ESCAPED, OUTSIDE
from fabula.testing import rule

if TYPE_CHECKING:
    from naive_position import Position

    from fabula.games.floors.state import FloorsState

Result = tuple[int, str, int]
"""Which figure, the board without it, and where it ends."""

paths = (
    st.text("NESW", max_size=6) | st.text("NESW+-", max_size=6) | st.text("NESW", max_size=5).map("+".__add__)
)


def result(state: FloorsState, move: Move) -> Result:
    trace = state.trace(state.turn, move)
    assert not isinstance(trace, Refusal)
    return move.figure, trace.board, trace.place


def listed(state: FloorsState) -> list[Move]:
    actions = state.choices(state.turn).actions
    assert all(isinstance(action, Move) for action in actions)
    return [action for action in actions if isinstance(action, Move)]


@rule("FLOORS-4.1", "FLOORS-18.3")
@given(crowds())
@settings(max_examples=100, derandomize=True, deadline=None)
def test_each_distinct_outcome_is_listed_once_and_is_legal(state: FloorsState) -> None:
    actions = listed(state)
    assert len({result(state, action) for action in actions}) == len(actions)
    for action in actions:
        assert state.why_not(state.turn, action) is None
    assert [action.path for action in actions if not action.path] == [""] * (4 if state.seats == 2 else 3)


@rule("FLOORS-4.1", "FLOORS-18.3")
@given(crowds(), paths)
@settings(max_examples=250, derandomize=True, deadline=None)
def test_any_legal_path_leads_to_a_listed_outcome_and_no_shorter_than_its_listed_path(
    state: FloorsState, path: str
) -> None:
    before = state.copy()
    shortest = {result(state, action): action.path for action in listed(state)}
    for figure in {action.figure for action in listed(state)}:
        action = Move(figure, path)
        if state.why_not(state.turn, action) is None:
            assert len(path) >= len(shortest[result(state, action)])
        else:
            assert action not in listed(state)
    assert state == before


def as_position(state: FloorsState, figure: int) -> Position:
    """The same for the slow second reading of the rules."""
    view = state.view(None)
    mover = state.names()["ABCDEFGHIJKLMNOPQRSTUVWXYZ"[figure]]
    return {
        "stones": [list(stone) for stone in view.stones],
        "pools": [[list(at) for at in pool] for pool in view.pools],
        "teleporters": [{"at": list(t.at), "pair": t.pair, "arrow": t.arrow} for t in view.teleporters],
        "figures": {f.name: f.place if isinstance(f.place, str) else list(f.place) for f in view.figures},
        "monster": {"at": list(view.monster), "facing": view.facing},
        "mover": mover,
        "points": state.points(figure),
    }


@rule("FLOORS-18.3", "FLOORS-4.4", "FLOORS-5.1", "FLOORS-6.1")
@given(crowds())
@settings(max_examples=60, derandomize=True, deadline=None)
def test_outcomes_and_their_cost_are_those_of_the_slow_reading(state: FloorsState) -> None:
    ends = {OUTSIDE: "outside", ESCAPED: "escaped"}
    for figure in range(3):
        found = []
        for action in listed(state):
            if action.figure == state.white_number(figure):
                _, board, place = result(state, action)
                end = list(COORDINATES[place]) if place >= 0 else ends[place]
                found.append((end, [list(stone) for stone in stones_on(board)], len(action.path)))
        option = state.options.stone_onto_teleporter
        slow = moves(as_position(state, figure), options={"stone_onto_teleporter": option})["results"]
        expected = [(each["end"], each["stones"], each["min_points"]) for each in slow]
        assert sorted(found, key=repr) == sorted(expected, key=repr)


@given(crowds())
@settings(max_examples=40, derandomize=True, deadline=None)
def test_every_listed_action_can_be_spelled_word_by_word(state: FloorsState) -> None:
    for action in listed(state):
        words = action.words()
        for length, word in enumerate(words):
            assert word in spell(state, state.turn, words[:length]).next
        assert spell(state, state.turn, words).whole == action


@given(crowds(), paths)
@settings(max_examples=150, derandomize=True, deadline=None)
def test_any_legal_path_can_be_spelled_and_no_other(state: FloorsState, path: str) -> None:
    for figure in sorted({action.figure for action in listed(state)}):
        action = Move(figure, path)
        legal = state.why_not(state.turn, action) is None
        words = action.words()
        assert spell(state, state.turn, words).whole == (action if legal else None)
        if legal:
            for length, word in enumerate(words):
                assert word in spell(state, state.turn, words[:length]).next


@given(crowds(), st.text("NESW", max_size=4))
@settings(max_examples=100, derandomize=True, deadline=None)
def test_what_may_come_next_leads_to_a_legal_end(state: FloorsState, path: str) -> None:
    figure = listed(state)[0].figure
    rim = [(str(figure), *path)]
    while rim:
        beginning = rim.pop()
        for word in spell(state, state.turn, beginning).next:
            longer = (*beginning, word)
            spelling = spell(state, state.turn, longer)
            assert spelling.whole is not None or spelling.next
            if spelling.whole is None:
                rim.append(longer)


def test_spelling_begins_with_the_figures_that_may_move() -> None:
    state = make_state("A4 . B1", moved=["A1"], in_round=9, eaten=["A5"])
    assert spell(state, 0).next == ("3", "4")
    assert spell(state, 0).whole is None
    assert spell(state, 0, ("1",)).next == ()
    assert spell(state, 0, ("1",)).whole is None
    assert spell(state, 1).next == ()
    assert spell(state, 0, ("4", "NN")).whole is None
    assert spell(state, 0, ("4", "NN")).next == ()
    assert spell(state, 0, ("x",)).next == ()


def test_spelling_goes_on_while_points_and_places_are_left() -> None:
    state = make_state("A1 o . B1", at=(5, 0))
    assert spell(state, 0, ("1",)).next == ("E", "S", "W")
    assert spell(state, 0, ("1",)).whole == Move(1)
    assert spell(state, 0, ("1", "E")).next == ()
    assert spell(state, 0, ("1", "E")).whole == Move(1, "E")
    assert spell(state, 0, ("1", "N")).whole is None
    assert spell(state, 0, ("4",)).next == ("+",)
    assert spell(make_state("A4 . v", at=(0, 0)), 0, ("4",)).next == ("E", "S", "-")
    assert spell(make_state("A4 . v", at=(0, 0)), 0, ("4", "-")).next == ()
    # On another figure it has to go on, and with the last point it may not go there.
    state = make_state("A3 B1 o o", at=(5, 0))
    assert spell(state, 0, ("3", "E")).whole is None
    assert spell(state, 0, ("3", "E")).next == ("S", "W")
    assert "E" not in spell(make_state("A1 B1"), 0, ("1",)).next


def test_choices_come_in_a_fixed_order_nearest_first() -> None:
    state = make_state("A1", unmoved=["A1", "A3"])
    assert [action.path for action in listed(state) if action.figure == 1] == ["", "N", "E", "S", "W"]
    entering = [action.path for action in listed(state) if action.figure == 3]
    assert entering == ["", "+", "+N", "+W", "+NN", "+NW", "+WW"]
    assert [action.figure for action in listed(state)] == [1] * 5 + [3] * 7
