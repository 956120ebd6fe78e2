"""The engine against the slow second reading of the rules, on positions strewn at random and in games."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import naive
import pytest
from playing import eagerly, to_move
from scatter import SWEEP, any_position, as_game, naive_tile

from fabula.commands.perft import outcomes
from fabula.core import RandomDice
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES, stones_on
from fabula.games.floors.figures import ESCAPED, OUTSIDE
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.position import questions
from fabula.games.floors.state import FloorsState, Trace

if TYPE_CHECKING:
    from naive_position import Position


SEEDS = range(8)
"""Each with its own share of positions, so that two processes can share the work."""


def answer(question: str, position: Position) -> Any:
    return json.loads(questions.ask[question](json.dumps(position)))


@pytest.mark.parametrize("seed", SEEDS)
def test_the_monster_moves_alike(seed: int) -> None:
    random = Random(f"monster {seed}")
    for number in range(300 * SWEEP):
        position = any_position(random)
        assert answer("monster", position) == naive.monster(position, options=position["options"]), (
            f"position {number} of seed {seed}: {json.dumps(position)}"
        )


@pytest.mark.parametrize("seed", SEEDS)
def test_figures_move_alike(seed: int) -> None:
    random = Random(f"moves {seed}")
    for number in range(60 * SWEEP):
        position = any_position(random)
        position["points"] = min(position["points"], 4 if number % 8 else 6)
        assert answer("moves", position) == naive.moves(position, options=position["options"]), (
            f"position {number} of seed {seed}: {json.dumps(position)}"
        )


def decision(state: FloorsState, after: FloorsState, figure: int) -> str:
    """A decision in the words of the slow reading: who ends where, and how the stones lie then."""
    name = list(state.names().values())[figure]
    place = after.places[figure]
    end = {ESCAPED: "escaped", OUTSIDE: "outside"}.get(place) or "{},{}".format(*COORDINATES[place])
    return f"{name} {end} [{' '.join(f'{kind}@{x},{y}' for x, y, kind in stones_on(after.board))}]"


def before_the_monster(state: FloorsState, action: Move) -> FloorsState:
    """The state after a move and before anything that follows from it."""
    trace = state.trace(state.turn, action)
    assert isinstance(trace, Trace)
    after = state.copy()
    after.board = trace.board
    after.places = (*state.places[: trace.figure], trace.place, *state.places[trace.figure + 1 :])
    return after


def summary(after: Position) -> Position:
    """What both readings say of a position, in one order."""
    keys = ("round", "marker", "turn", "figures", "monster")
    lists = ("moved", "pile")
    kept = {key: after[key] for key in keys} | {key: sorted(after[key]) for key in lists}
    return kept | {"stones": after["stones"], "escaped": after["escaped"]}


def of_engine(state: FloorsState) -> Any:
    if state.ending:
        return {"over": sorted(state.escaped)}
    found = as_game(state)
    return summary(found | {"moved": [name for name in found["moved"] if name not in found["escaped"]]})


def of_naive(after: Position, state: FloorsState) -> Any:
    names = list(state.names().values())
    if naive.finished(after):
        return {"over": sorted(names.index(name) for name in after["escaped"])}
    return summary(after | {"moved": [name for name in after["moved"] if name not in after["escaped"]]})


def compare(state: FloorsState) -> int:
    """Hold every decision of the seat on turn, and all that can come of it, against the slow reading."""
    expected = naive.decisions(as_game(state))
    found: dict[str, list[FloorsState]] = {}
    for action in state.choices(state.turn).actions:
        assert isinstance(action, Move)
        figure = state.figure_numbered(state.turn, action.figure)
        words = decision(state, before_the_monster(state, action), figure)
        assert words not in found
        found[words] = [
            after for after in outcomes(state, state.turn, action) if isinstance(after, FloorsState)
        ]
    assert set(found) == set(expected)
    for words, afters in found.items():
        ours = sorted(json.dumps(of_engine(after), sort_keys=True) for after in afters)
        theirs = sorted(json.dumps(of_naive(after, state), sort_keys=True) for after in expected[words])
        assert ours == theirs, words
    return len(found)


@pytest.mark.parametrize("seed", SEEDS)
def test_games_go_alike(seed: int) -> None:
    """At some decisions of random games, more often at those after which the monster moves."""
    random = Random(f"games {seed}")
    compared = 0
    while compared < 12 * SWEEP:
        seats = random.randint(2, 7)
        options = Options(
            mode=random.choice(("basic", "expert")),
            long_game=seats > 5 and random.random() < 0.5,
            monster_stone_on_corner=random.choice(("removed", "stays")),
            tie_at_turning_stone=random.choice(("turns", "pushes")),
            stone_onto_teleporter=random.choice(("refused", "destroyed")),
        )
        dice = RandomDice(random)
        state = game.start(options, seats, dice)
        while state.to_act():
            if not state.supply and random.random() < (0.2 if to_move(state) == 1 else 0.01):
                assert compare(state) > 0
                compared += 1
            state.play(state.turn, eagerly(state, random), dice)


def test_the_tiles_of_both_readings_are_the_same() -> None:
    state = game.start(Options(long_game=True), 6, RandomDice(Random(0)))
    assert sorted(map(naive_tile, state.pile)) == sorted(naive.TILES)
