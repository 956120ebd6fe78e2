"""The compiled lane of Floors against the readable engine: positions strewn at random, and whole games."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace
from scatter import SWEEP
from strewn import strewn

from fabula.core import ScriptedDice
from fabula.games.floors.actions import Move
from fabula.games.floors.board import cell_at
from fabula.games.floors.foresight import foresee
from fabula.games.floors.options import Options
from fabula.games.floors.position import read_state
from fabula.games.floors.rounds import movable
from fabula.games.floors.tiles import is_hit_tile
from fabula.lab import floors_fast
from fabula.lab.floors_fast.record import pack, unpack

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action
    from fabula.games.floors.state import FloorsState

PERFT = Path(__file__).resolve().parents[1] / "perft"


def listed(state: FloorsState) -> list[Action]:
    return [
        Move(state.white_number(figure), found.path)
        for figure in movable(state, state.turn)
        for found in floors_fast.outcomes(state, figure)
    ]


def same_foresight(state: FloorsState) -> None:
    ours, theirs = floors_fast.foresight(state), foresee(state)
    names = list(state.names().values())
    assert {tile: Fraction(found[0], ours.usable) for tile, found in ours.tiles.items()} == {
        walk.tile: walk.probability for walk in theirs.walks
    }
    for walk in theirs.walks:
        _, end, facing, victims = ours.tiles[walk.tile]
        assert facing == walk.facing
        assert {names[figure] for figure in victims} == set(walk.eaten)
        last = cell_at(*walk.route[-1]) if walk.route else state.monster
        assert end == last


def same_after(state: FloorsState, move: Move, random: Random) -> None:
    """A move, and whatever follows from it when a certain tile is turned up."""
    tile = random.choice([tile for tile in state.pile if state.round > 1 or not is_hit_tile(tile)])
    after = state.copy()
    after.play(state.turn, move, ScriptedDice((tile,)))
    assert floors_fast.play_move(state, state.turn, move, tile) == after


def same_refusals(state: FloorsState, random: Random) -> None:
    """Paths that somebody might try: in both they are allowed, or in neither."""
    for _ in range(6):
        path = "".join(random.choice("NESWNESW+-") for _ in range(random.randrange(7)))
        move = Move(random.choice((1, 3, 4, 5)), random.choice(("", "+")) + path)
        allowed = state.why_not(state.turn, move) is None
        assert (floors_fast.play_move(state, state.turn, move) is not None) == allowed, move


@pytest.mark.parametrize("seed", range(8))
def test_a_position_comes_to_the_same(seed: int) -> None:
    random = Random(f"fast {seed}")
    for _ in range(32 * SWEEP * SWEEP):  # the sweep has 102,400 positions
        state = strewn(random)
        games, floors = pack(state)
        assert unpack(games[0], floors[0], state.options) == state
        same_foresight(state)
        if not movable(state, state.turn):
            continue
        actions = listed(state)
        assert actions == list(state.choices(state.turn).actions)
        move = random.choice(actions)
        assert isinstance(move, Move)
        same_after(state, move, random)
        same_refusals(state, random)


def every_option() -> list[Options]:
    """Each value of each option, in basic and expert games."""
    fields = {
        "stone_onto_teleporter": ("refused", "destroyed"),
        "monster_stone_on_corner": ("removed", "stays"),
        "tie_at_turning_stone": ("turns", "pushes"),
        "nobody_escaped": ("nobody_wins", "all_share"),
        "corner_margin": ("orthogonal", "diagonal"),
        "first_layer": ("random", "start_player"),
    }
    return [
        Options(mode=mode, **dict(zip(fields, values, strict=True)))
        for values in zip(*fields.values(), strict=True)
        for mode in ("basic", "expert")
    ]


@pytest.mark.parametrize("seats", range(2, 8))
def test_whole_games_go_alike_decision_by_decision(seats: int) -> None:
    for number, options in enumerate(every_option() * 2 * SWEEP * SWEEP):
        long_game = seats >= 6 and number % 3 == 0
        options = replace(options, long_game=long_game)
        batch = floors_fast.Batch.start(1, seats, options, seed=number)
        state = batch.state(0)
        for action, tile, after in batch.played_game():
            state.play(state.turn, action, ScriptedDice((tile,)))
            assert after == state
        standing = state.standing()
        assert standing is not None
        assert batch.places()[0].tolist() == list(standing.places)


def followers(state: FloorsState) -> Iterator[FloorsState]:
    """All positions after one decision, by the compiled lane alone; one for each tile that could come."""
    for tile in floors_fast.lays(state):
        if (after := floors_fast.lay_tile(state, tile)) is not None:
            yield after
    for move in [] if state.supply else listed(state):
        assert isinstance(move, Move)
        tiles = [tile for tile in dict.fromkeys(state.pile) if state.round > 1 or not is_hit_tile(tile)]
        found = [floors_fast.play_move(state, state.turn, move, tile) for tile in tiles]
        assert found[0] is not None
        ends_round = (found[0].round, found[0].pile) != (state.round, state.pile)
        yield from (after for after in (found if ends_round else found[:1]) if after is not None)


def perft(state: FloorsState, depth: int) -> int:
    return (
        sum(perft(after, depth - 1) for after in followers(state))
        if depth and not state.ending
        else int(not depth)
    )


@pytest.mark.parametrize("path", sorted(PERFT.glob("*.json")), ids=lambda path: path.stem)
def test_the_compiled_lane_counts_as_written(path: Path) -> None:
    position = json.loads(path.read_text(encoding="utf-8"))
    state = read_state(json.dumps(position))
    for depth, leaves in enumerate(position["perft"], 1):
        if depth == 1 or leaves <= 100 * SWEEP * SWEEP:
            assert perft(state, depth) == leaves
