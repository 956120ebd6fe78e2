"""What an open spell may come to: the few answers that look best, each carried out in the mind.

A spell that asks for a further choice can be answered in hundreds of ways. Where it would bring a monster,
or which way it would open, is guessed first, and only the best guesses are tried.
"""

from __future__ import annotations

from heapq import nlargest
from typing import TYPE_CHECKING, Final

from fabula.core import chances
from fabula.games.foes import wandering
from fabula.games.foes.actions import Done, Swap, Turn
from fabula.games.foes.board import FACE_DOWN, SIDES
from fabula.games.foes.components import UNEXPLORED, is_monster
from fabula.games.foes.outlook import in_sight, reach
from fabula.games.foes.prospects import NEWS, best_prospect, delay, promises_to, ways_to
from fabula.games.foes.spells import Exchange, MoveMonsters, Rotate
from fabula.games.foes.vision import sees

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Seat
    from fabula.games.foes.state import FoesState

TRIED: Final = 5
"""How many answers are carried out."""
BAIT: Final = 4
"""How many tiles, the most promising ones, it thinks of bringing nearer."""
OPEN: Final = "-"
"""Stands for a tile without a closed side, in the mind only."""


def is_open(state: FoesState, seat: Seat) -> bool:
    """Whether this seat has cast a spell that asks it for more."""
    return (
        seat == state.active
        and bool(state.agenda)
        and isinstance(state.agenda[-1], MoveMonsters | Exchange | Rotate)
    )


def left_at_that(state: FoesState, seat: Seat) -> FoesState:
    """What the open spell has come to if nothing more is chosen (FOE-16.2)."""
    return _after(state, seat, Done()) if is_open(state, seat) else state


def answered(state: FoesState, seat: Seat) -> Iterator[FoesState]:
    """What the open spell comes to after each of the best answers."""
    step = state.agenda[-1]
    answers: list[Action] = []
    match step:
        case MoveMonsters():
            answers = _nearer(state, seat, step)
        case Exchange():
            answers = _swaps(state, seat)
        case Rotate():
            answers = _turns(state, seat, step)
    for action in answers:
        yield left_at_that(_after(state, seat, action), seat)


def _after(state: FoesState, seat: Seat, action: Action) -> FoesState:
    """One way that an answer can turn out; chance decides only what comes into sight."""
    return next(chances(state, seat, action)).state


def _bait(state: FoesState, seat: Seat) -> list[tuple[float, int]]:
    """The most promising tiles in the dungeon, if one were there: what it promises, and its chamber."""
    promised, hope = promises_to(state, seat), best_prospect(state, seat)
    lying = ((promised[tile], chamber) for chamber, tile in enumerate(state.tiles) if tile > 0)
    return nlargest(BAIT, (each for each in lying if each[0] > hope))


def _swaps(state: FoesState, seat: Seat) -> list[Action]:
    """FOE-17.10: something promising for what lies near."""
    within = reach(state, seat)
    near = [
        (delay(within, steps), chamber)
        for chamber, steps in ways_to(state, seat, within)
        if state.tiles[chamber] > 0
    ]
    ranked = nlargest(
        TRIED,
        {
            (promise * share, min(chamber, there), max(chamber, there))
            for promise, chamber in _bait(state, seat)
            for share, there in nlargest(BAIT, near)
            if chamber != there
        },
    )
    ids, chambers = state.maze.ids, state.maze.chambers
    return [Swap(ids[chambers[one]], ids[chambers[other]]) for _, one, other in ranked]


def _nearer(state: FoesState, seat: Seat, step: MoveMonsters) -> list[Action]:
    """FOE-17.7, FOE-17.8: a promising monster to where it can be fought sooner."""
    within = reach(state, seat)
    share = {chamber: delay(within, steps) for chamber, steps in reversed(ways_to(state, seat, within))}
    maze = state.maze
    found: list[tuple[float, int, Action]] = []
    for promise, chamber in _bait(state, seat):
        monster = state.tiles[chamber]
        if is_monster(monster) and monster not in step.moved:
            for wander in wandering.changes(state, monster, step.most):
                end = maze.chamber_at[maze.number[wander.route[-1]]]
                found.append((promise * share.get(end, 0.0), -len(found), wander))
    return [action for _, _, action in nlargest(TRIED, found)]


def _turns(state: FoesState, seat: Seat, step: Rotate) -> list[Action]:
    """FOE-17.11: the tile that would help most if it had no closed side, laid in each other way."""
    least = _open_hope(state, seat, state.closed)
    faces = [tile for tile, side in enumerate(state.closed) if side != FACE_DOWN and tile not in step.turned]
    everywhere = "".join(OPEN if tile in faces else side for tile, side in enumerate(state.closed))
    if _open_hope(state, seat, everywhere) <= least:
        return []
    hope, tile = max(
        (_open_hope(state, seat, f"{state.closed[:tile]}{OPEN}{state.closed[tile + 1 :]}"), tile)
        for tile in faces
    )
    name = state.maze.ids[state.maze.intersections[tile]]
    return [Turn(name, side) for side in SIDES if hope > least and side != state.closed[tile]]


def _open_hope(state: FoesState, seat: Seat, closed: str) -> float:
    """What one could go for, and what would come into sight, if the tiles lay like this."""
    other = state.copy()
    other.closed = closed
    seen = {
        chamber
        for each in range(state.seats)
        if sees(state, each)
        for chamber in in_sight(state.options.board, closed, state.places[each])
    }
    return best_prospect(other, seat) + NEWS * sum(state.tiles[chamber] == UNEXPLORED for chamber in seen)
