"""What always holds: in every state of random games, and for every position that is turned round."""

from __future__ import annotations

import json
from collections import Counter
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, Any

import msgspec
import pytest
from playing import anyhow, eagerly, recklessly
from scatter import SWEEP, any_position, as_game

from fabula.core import RandomDice
from fabula.games.floors.board import CELLS, CORNERS, DATA, EMPTY_BOARD, FIGURES, KIND_OF, NO_CELL
from fabula.games.floors.events import (
    Crept,
    Eaten,
    Ended,
    Laid,
    Left,
    Looked,
    Pushed,
    Removed,
    Rested,
    Returned,
    Round,
    Stuck,
    Tile,
)
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.position import questions, read_state
from fabula.games.floors.rounds import LAST_ROUND, movable
from fabula.games.floors.tiles import BLOOD, MOVES_PER_STAGE, TELEPORTER
from fabula.testing import rule

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Event
    from fabula.games.floors.state import FloorsState

SEEDS = range(16)


def any_game(seed: int) -> tuple[FloorsState, Random]:
    """The start of a game with any options and any number of players."""
    random = Random(f"properties {seed}")
    seats = random.randint(2, 7)
    options = Options(
        mode=random.choice(("basic", "expert")),
        long_game=seats > 5 and random.random() < 0.5,
        stone_onto_teleporter=random.choice(("refused", "destroyed")),
        monster_stone_on_corner=random.choice(("removed", "stays")),
        tie_at_turning_stone=random.choice(("turns", "pushes")),
        corner_margin=random.choice(("orthogonal", "diagonal")),
        first_layer=random.choice(("random", "start_player")),
    )
    return game.start(options, seats, RandomDice(random)), random


Step = tuple["FloorsState", "Action", list["Event"], "FloorsState"]


@lru_cache(maxsize=64)
def course(number: int) -> tuple[Step, ...]:
    """Each decision of a game: the state before it, what was done, what happened, and the state after it."""
    state, random = any_game(number)
    policy = random.choice((anyhow, eagerly, recklessly))
    steps: list[Step] = []
    while state.to_act():
        before = state.copy()
        action = policy(state, random)
        events = state.play(state.turn, action, RandomDice(random))
        steps.append((before, action, events, state.copy()))
    return tuple(steps)


def play_out(seed: int) -> Iterator[Step]:
    """The decisions of one game, or of many in a sweep."""
    for number in range(SWEEP):
        yield from course(seed + 1000 * number)


def of_kind(kind: type[Event], events: list[Event]) -> list[Any]:
    return [event for event in events if isinstance(event, kind)]


def test_the_games_end_in_every_way() -> None:
    assert {course(seed)[-1][-1].ending for seed in SEEDS} == {"won", "nobody_left", "time_up"}


@rule("FLOORS-1.5", "FLOORS-1.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_board_and_the_places_of_the_figures_agree(seed: int) -> None:
    """So at most one piece is on a cell, and nobody rests on a teleporter or under the monster."""
    for _, _, _, state in play_out(seed):
        assert len(state.board) == len(EMPTY_BOARD)
        assert {cell for cell, piece in enumerate(state.board) if piece != NO_CELL} == set(CELLS)
        on_board = {FIGURES[number]: place for number, place in enumerate(state.places) if place >= 0}
        found = {state.board[cell]: cell for cell in CELLS if state.board[cell] in FIGURES}
        assert found == on_board
        assert sum(state.board[cell] in FIGURES for cell in CELLS) == len(on_board)
        for cell in CELLS:
            if state.board[cell] != ".":
                assert state.floor.ground[cell] != TELEPORTER
                assert cell != state.monster


@rule("FLOORS-1.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_figures_are_conserved(seed: int) -> None:
    """Each is on the board, outside, out, or (in the second stage) eaten; who left is told in that order."""
    left: list[str] = []
    for before, _, events, state in play_out(seed):
        if not before.escaped:
            left.clear()
        names = list(state.names().values())
        assert len(state.places) == state.seats * len(DATA.white_numbers[state.seats])
        assert all(place in CELLS or place in (OUTSIDE, ESCAPED, EATEN) for place in state.places)
        left += [event.figure for event in of_kind(Left, events)]
        assert [names[figure] for figure in state.escaped] == left
        assert sorted(state.escaped) == [n for n, place in enumerate(state.places) if place == ESCAPED]
        if before.round <= MOVES_PER_STAGE:
            assert EATEN not in state.places


@rule("FLOORS-9.6")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_eaten_come_back_in_stage_one_and_never_after(seed: int) -> None:
    for before, _, events, state in play_out(seed):
        names = list(state.names().values())
        eaten = {event.figure for event in of_kind(Eaten, events)}
        returned = {event.figure for event in of_kind(Returned, events)}
        first_stage = before.round <= MOVES_PER_STAGE
        assert returned == (eaten if first_stage else set())
        for name in eaten:
            assert state.places[names.index(name)] == (OUTSIDE if first_stage else EATEN)
        assert all(state.places[n] == EATEN for n, place in enumerate(before.places) if place == EATEN)


@rule("FLOORS-1.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_stones_never_multiply_and_those_that_go_are_told(seed: int) -> None:
    for before, _, events, state in play_out(seed):
        old = Counter(KIND_OF[piece] for piece in before.board if piece in KIND_OF)
        new = Counter(KIND_OF[piece] for piece in state.board if piece in KIND_OF)
        laid = Counter(event.tile for event in of_kind(Laid, events) if event.tile in KIND_OF.values())
        removed = Counter(event.piece for event in of_kind(Removed, events))
        assert new + removed == old + laid


@rule("FLOORS-5.4", "FLOORS-A14")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_stone_lies_on_a_corner_unless_it_stays_there(seed: int) -> None:
    for _, _, _, state in play_out(seed):
        if state.options.monster_stone_on_corner == "removed":
            assert all(state.board[corner] not in KIND_OF for corner in CORNERS)


@rule("FLOORS-3.6", "FLOORS-10.5", "FLOORS-11.2", "FLOORS-11.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_rounds_marker_and_pile_go_on_as_they_should(seed: int) -> None:
    for before, _, events, state in play_out(seed):
        assert 1 <= state.round <= LAST_ROUND
        tiles = of_kind(Tile, events)
        if of_kind(Round, events):
            assert state.round == before.round + 1
            assert state.marker == (before.marker + 1) % state.seats
            assert not any(state.moved)
        else:
            assert state.round == before.round
            assert state.marker == before.marker or (before.supply and not state.supply)
        assert len(tiles) == bool(of_kind(Rested, events))
        left = len(before.pile) - len(tiles)
        stage_two = state.round == MOVES_PER_STAGE + 1 and before.round == MOVES_PER_STAGE
        assert len(state.pile) == (8 if stage_two else left)
        if not state.ending:
            assert len(state.pile) == 8 - (state.round - 1) % MOVES_PER_STAGE
        assert (state.to_act() == ()) == bool(of_kind(Ended, events))
        if state.to_act() and not state.supply:
            assert movable(state, state.turn)


@rule("FLOORS-8.1", "FLOORS-8.2", "FLOORS-8.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_monster_faces_as_it_last_looked_and_rests_on_blood_only_if_stuck(seed: int) -> None:
    for before, _, events, state in play_out(seed):
        looked = of_kind(Looked, events)
        rested = of_kind(Rested, events)
        if not rested:
            assert (state.monster, state.facing, looked) == (before.monster, before.facing, [])
            continue
        assert state.facing == looked[-1].facing
        assert len(looked) == rested[0].steps + 1
        if state.floor.ground[state.monster] == BLOOD:
            assert of_kind(Stuck, events)


@rule("FLOORS-4.8", "FLOORS-9.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_monster_moves_or_eats_other_figures(seed: int) -> None:
    for before, action, events, state in play_out(seed):
        if of_kind(Rested, events) or before.supply:
            continue
        mover = before.figure_numbered(before.turn, int(action.words()[0]))
        moved = {n for n, place in enumerate(state.places) if place != before.places[n]}
        assert moved <= {mover}
        assert not of_kind(Eaten, events)
        assert not of_kind(Crept, events)
        assert all(event.piece in KIND_OF.values() for event in of_kind(Pushed, events))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_state_written_as_a_position_is_the_same_state(seed: int) -> None:
    for number, (_, _, _, state) in enumerate(play_out(seed)):
        if number % 10 == 0 and state.to_act():
            options = json.loads(msgspec.json.encode(state.options))
            more = {"pile": state.pile, "options": options, "supply": state.supply}
            assert read_state(json.dumps(as_game(state) | more)) == state


# Half a turn

HALF_TURN = dict(zip("NESW", "SWNE", strict=True))


def rotated(value: Any) -> Any:
    """A position or an answer turned by half a turn."""
    if isinstance(value, dict):
        return {
            key: HALF_TURN[item] if key in ("facing", "arrow") else rotated(item)
            for key, item in value.items()
        }
    if isinstance(value, list) and value and isinstance(value[0], int):
        return [15 - value[0], 10 - value[1], *value[2:]]
    return [rotated(item) for item in value] if isinstance(value, list) else value


@rule("FLOORS-1.3", "FLOORS-1.1")
@pytest.mark.parametrize("seed", range(8))
def test_a_rotated_position_gives_the_rotated_walk(seed: int) -> None:
    """The board, its letters and both corners are the same from either side."""
    random = Random(f"rotated {seed}")
    for _ in range(60 * SWEEP):
        position = any_position(random)
        here = json.loads(questions.ask["monster"](json.dumps(position)))
        there = json.loads(questions.ask["monster"](json.dumps(rotated(position))))
        expected = rotated(here)
        expected["stones"].sort()
        assert there == expected, json.dumps(position)


@rule("FLOORS-1.1", "FLOORS-1.2")
@pytest.mark.parametrize("seed", range(4))
def test_a_rotated_position_gives_the_rotated_moves_but_for_entering_and_leaving(seed: int) -> None:
    random = Random(f"rotated moves {seed}")
    for _ in range(30 * SWEEP):
        position = any_position(random) | {"points": random.randint(0, 4)}
        if position["figures"][position["mover"]] == "outside":
            continue
        here = json.loads(questions.ask["moves"](json.dumps(position)))["results"]
        there = json.loads(questions.ask["moves"](json.dumps(rotated(position))))["results"]

        def inside(results: list[Any]) -> list[str]:
            kept = [result for result in results if result["end"] != "escaped"]
            for result in kept:
                result["stones"].sort()
            return sorted(json.dumps(result) for result in kept)

        assert inside(there) == inside(rotated(here)), json.dumps(position)
