"""The rulebook's examples of moving figures, point by point."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import pytest

from fabula.core import Refusal, ScriptedDice
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES, FIGURES, OFF, cell_at, put, stones_on
from fabula.games.floors.events import Turned, Walked
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import make_floor
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

FACTS = json.loads((files("fabula.games.floors") / "data" / "examples.json").read_text(encoding="utf-8"))
EXAMPLES: list[Any] = [example for example in FACTS["examples"] if example["mode"] == "figure"]

each_example = pytest.mark.parametrize("example", EXAMPLES, ids=[example["id"] for example in EXAMPLES])


def set_up(example: Any) -> FloorsState:
    """The example as a state: the mover is the figure of A with its number, the others belong to B."""
    position = example["position"]
    state = game.start(Options(), 2, ScriptedDice([0]))
    number = position["points"]
    # Round 3 shows white numbers; the examples that show a black one are of round 4.
    state.round = 3 if example["shown"]["mover"]["side"] == "white" else 4
    state.monster = OFF
    state.floor = make_floor(
        [[tuple(at) for at in pool] for pool in position["pools"]], position["teleporters"]
    )
    board = game.start(Options(mode="expert"), 2, ScriptedDice([0])).board
    for x, y, _ in position["stones"]:
        board = put(board, cell_at(x, y), "s")
    mover = next(figure for figure in range(4) if state.points(figure) == number)
    places = list(state.places)
    others = iter(range(4, 8))
    for name, at in position["figures"].items():
        figure = mover if name == position["mover"] else next(others)
        places[figure] = cell_at(*at)
        board = put(board, places[figure], FIGURES[figure])
    state.board, state.places = board, tuple(places)
    return state


def mover(state: FloorsState, example: Any) -> int:
    """The white number of the figure that moves."""
    return next(
        state.white_number(figure)
        for figure in range(4)
        if state.points(figure) == example["position"]["points"]
    )


def stones(state_board: str) -> list[list[object]]:
    return [list(stone) for stone in stones_on(state_board)]


def test_there_are_three() -> None:
    assert [example["id"] for example in EXAMPLES] == ["figure-1", "figure-2", "figure-3"]


@rule("FLOORS-4.2", "FLOORS-4.4", "FLOORS-5.1", "FLOORS-6.1", "FLOORS-6.4", "FLOORS-6.7")
@each_example
def test_the_path_goes_as_printed_point_by_point(example: Any) -> None:
    for spent, step in enumerate(example["expected"]["steps"], 1):
        state = set_up(example)
        figure = mover(state, example)
        path = "".join(example["path"][:spent])
        assert path[-1] == step["go"]
        trace = state.trace(0, Move(figure, path))
        assert not isinstance(trace, Refusal)
        assert list(COORDINATES[trace.place]) == step["at"]
        assert stones(trace.board) == step["stones"]
        refusal = state.why_not(0, Move(figure, path))
        assert (refusal is None) == step["may_stop"]
        if refusal is not None:
            assert (refusal.rule, refusal.reason) == ("FLOORS-4.5", "ends-on-figure")


@rule("FLOORS-3.3")
@each_example
def test_the_mover_is_turned_over_and_shows_the_printed_number(example: Any) -> None:
    state = set_up(example)
    figure = mover(state, example)
    events = state.play(0, Move(figure, "".join(example["path"])), ScriptedDice([]))
    assert events[-1] == Turned(
        figure=f"A{figure}", points=example["shown"]["mover"]["after_flip"], rule="FLOORS-3.3"
    )
    last = example["expected"]["steps"][-1]
    walked = [event for event in events if isinstance(event, Walked)]
    assert len(walked) == len(example["path"])
    assert list(walked[-1].route[-1]) == last["at"]
    assert stones(state.board) == last["stones"]


@rule("FLOORS-4.1", "FLOORS-6.6")
@each_example
def test_what_is_said_to_be_legal_is_legal(example: Any) -> None:
    state = set_up(example)
    for legal in example["legal_paths"]:
        assert state.why_not(0, Move(mover(state, example), "".join(legal["path"]))) is None


@rule("FLOORS-4.5", "FLOORS-5.2", "FLOORS-6.5")
@each_example
def test_what_is_said_to_be_illegal_is_refused_for_the_printed_reason(example: Any) -> None:
    reasons = {
        "the stone cannot go a second space: a figure stands there": ("FLOORS-5.2", "stone-blocked"),
        "would stop on a figure": ("FLOORS-4.5", "ends-on-figure"),
        "the last point would slide it across the pool onto the figure on (6,5)": (
            "FLOORS-4.5",
            "ends-on-figure",
        ),
    }
    state = set_up(example)
    for illegal in example["illegal_paths"]:
        refusal = state.why_not(0, Move(mover(state, example), "".join(illegal["path"])))
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == reasons[illegal["why"]]


@rule("FLOORS-5.2", "FLOORS-6.5", "FLOORS-6.7")
@each_example
def test_what_is_said_to_be_impossible_is_not_among_the_choices(example: Any) -> None:
    state = set_up(example)
    figure = mover(state, example)
    found = 0
    for action in state.choices(0).actions:
        assert isinstance(action, Move)
        trace = state.trace(0, action)
        assert not isinstance(trace, Refusal)
        if action.figure != figure:
            continue
        found += 1
        for impossible in example.get("impossible_results", []):
            assert trace.place < 0 or list(COORDINATES[trace.place]) != impossible.get("end")
            assert impossible.get("stone_at") not in [stone[:2] for stone in stones(trace.board)]
    assert found > 10
