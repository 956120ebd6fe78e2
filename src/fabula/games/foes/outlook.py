"""What a bot goes by on the board: how far it is to every chamber, and in which turn one gets there."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from fabula.games.foes import movement
from fabula.games.foes.board import Board, Space, maze_of
from fabula.games.foes.components import CHEST
from fabula.games.foes.turn import Act

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.games.foes.state import FoesState


class Reach(NamedTuple):
    """How far a seat gets in this turn."""

    battle: int
    """The most steps after which it may still fight or open a chest; negative if it may not at all."""
    walk: int


def reach(state: FoesState, seat: Seat) -> Reach:
    """How far a seat may still walk in this turn, and walk to fight."""
    if seat != state.active or Act() not in state.agenda:
        return Reach(-1, 0)
    turn = state.turn
    walk = 0
    if not (turn.pinned or turn.stopped or turn.prepared):
        walk = movement.limit(state) - turn.steps
    if not movement.may_battle(state):
        return Reach(-1, walk)
    return Reach(walk if state.seats == 2 else min(walk, movement.MOVE + turn.bonus - turn.steps), walk)


def turns_until(within: Reach, steps: int) -> int:
    """In how many turns a battle so many steps away can be fought."""
    if steps <= within.battle:
        return 0
    rest = steps - within.walk - movement.MOVE
    return 1 if rest <= 0 else 1 + -(-rest // movement.DOUBLE_MOVE)


@lru_cache(maxsize=2048)
def distances(
    board: Board | None,
    closed: str,
    teleports: tuple[str, ...],
    tiles: tuple[int, ...],
    start: Space,
    *,
    past_monsters: bool = False,
) -> tuple[tuple[int, int], ...]:
    """The number of every chamber that can be reached, and how many steps it is.

    Monsters end a walk unless one gets past them; face-down crossings may turn out open.
    """
    next_to, chamber_at = _next_to(board, closed, teleports), maze_of(board).chamber_at
    halts = 0 if past_monsters else CHEST
    reached = bytearray(len(next_to))
    reached[start] = True
    found = [(chamber_at[start], 0)] if chamber_at[start] >= 0 else []
    rim = list(next_to[start])
    steps = 0
    while rim:
        steps += 1
        beyond: list[Space] = []
        for space in rim:
            if reached[space]:
                continue
            reached[space] = True
            chamber = chamber_at[space]
            if chamber >= 0:
                found.append((chamber, steps))
                if 0 < tiles[chamber] < halts:
                    continue
            beyond += next_to[space]
        rim = beyond
    return tuple(found)


@lru_cache(maxsize=4096)
def in_sight(board: Board | None, closed: str, start: Space) -> tuple[int, ...]:
    """The numbers of the chambers that can be seen from a space, if face-down crossings turn out open."""
    next_to, chamber_at = _next_to(board, closed, ()), maze_of(board).chamber_at
    reached = {start}
    rim = [start]
    for space in rim:
        for there in next_to[space]:
            if there not in reached:
                reached.add(there)
                if chamber_at[there] < 0:
                    rim.append(there)
    return tuple(sorted(chamber_at[space] for space in reached - {start} if chamber_at[space] >= 0))


@lru_cache(maxsize=256)
def _next_to(board: Board | None, closed: str, teleports: tuple[str, ...]) -> tuple[tuple[Space, ...], ...]:
    """The spaces that one step may lead to from each, as far as anybody knows."""
    maze = maze_of(board)
    next_to = list(_with_all_open(board, teleports))
    for tile, side in enumerate(closed):
        here = maze.intersections[tile]
        for way in maze.ways[here]:
            if way.side == side:
                next_to[here] = tuple(space for space in next_to[here] if space != way.to)
                next_to[way.to] = tuple(space for space in next_to[way.to] if space != here)
    return tuple(next_to)


@lru_cache(maxsize=64)
def _with_all_open(board: Board | None, teleports: tuple[str, ...]) -> tuple[tuple[Space, ...], ...]:
    """The spaces next to each if no side of any tile were closed, and where its teleport leads."""
    maze = maze_of(board)
    next_to = [tuple(way.to for way in ways) for ways in maze.ways]
    for here, colour in enumerate(teleports):
        twins = (there for there, other in enumerate(teleports) if there != here and other == colour)
        next_to[maze.teleports[here]] += tuple(maze.teleports[there] for there in twins)
    return tuple(next_to)
