"""FLOORS-4, 5, 6: how a figure moves, pushes stones and slides over blood (FLOORS-18.3).

As in the readable engine the mover is taken off the board first (FLOORS-5.6). A push is written into the
board at once and noted in `undo`, so that a path that must not end where it does can be taken back.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from fabula.lab.floors_fast.tables import (
    BLOOD,
    EMPTY,
    ENTRANCE,
    EXIT,
    LAST_STONE,
    MOST_POINTS,
    NEXT,
    PLAIN,
    STONE,
    TELEPORTER,
)

OFF: Final = -1
BLOCKED: Final = -9
"""What `stride` answers when not even one cell is gained."""
MOST_PUSHES: Final = 2 * 16 * MOST_POINTS
"""A slide over blood may push a stone at each of its cells; each push changes two cells."""


@njit(cache=True, inline="always")
def is_stone(piece: int) -> bool:
    """Whether this is one of the four kinds of stones (FLOORS-1.5)."""
    return STONE <= piece <= LAST_STONE


@njit(cache=True)
def change(board: Any, undo: Any, noted: int, cell: int, piece: int) -> int:
    """Put a piece on a cell and note what was there; how many changes are noted now."""
    undo[noted, 0] = cell
    undo[noted, 1] = board[cell]
    undo[noted, 2] = piece
    board[cell] = piece
    return noted + 1


@njit(cache=True)
def take_back(board: Any, undo: Any, noted: int, until: int) -> None:
    """Undo the last changes, until so many are left."""
    while noted > until:
        noted -= 1
        board[undo[noted, 0]] = undo[noted, 1]


@njit(cache=True)
def push_end(game: Any, floor: Any, start: int, direction: int) -> int:
    """Where a figure pushes the stone on this cell (FLOORS-5, 6.7): a cell, `OFF`, or `BLOCKED`."""
    end = NEXT[direction, start]
    if end == OFF or game.board[end] != EMPTY or end == game.monster:
        return BLOCKED
    if floor.ground[end] == TELEPORTER:  # FLOORS-A6
        return OFF if game.teleporter_destroys else BLOCKED
    while floor.ground[end] == BLOOD:  # FLOORS-6.7, FLOORS-A7
        beyond = NEXT[direction, end]
        if (
            beyond == OFF
            or floor.ground[beyond] == TELEPORTER
            or beyond == game.monster
            or game.board[beyond] != EMPTY
        ):
            break
        end = beyond
    return OFF if end in (EXIT, ENTRANCE) else end  # FLOORS-5.4


@njit(cache=True)
def stride(game: Any, floor: Any, cell: int, direction: int, undo: Any, noted: int) -> tuple[int, int]:
    """Spend one point in this direction (FLOORS-18.3): the cell then, or `BLOCKED`; and the changes noted."""
    first = NEXT[direction, cell]
    if first == OFF:
        return BLOCKED, noted
    if floor.ground[first] == PLAIN and first != game.monster and not is_stone(game.board[first]):
        return first, noted  # the common case
    start = cell
    while True:
        ahead = NEXT[direction, cell]
        if ahead == OFF or floor.ground[ahead] == TELEPORTER or ahead == game.monster:  # FLOORS-4.3
            break
        if is_stone(game.board[ahead]):
            end = push_end(game, floor, ahead, direction)
            if end == BLOCKED:  # FLOORS-5.2, FLOORS-6.3
                break
            stone = game.board[ahead]
            noted = change(game.board, undo, noted, ahead, EMPTY)
            if end != OFF:
                noted = change(game.board, undo, noted, end, stone)
        cell = ahead
        if floor.ground[cell] != BLOOD:  # FLOORS-6.1
            break
    return (BLOCKED if cell == start else cell), noted


@njit(cache=True)
def may_enter(game: Any, floor: Any) -> bool:
    """Whether nothing on the entrance corner keeps figures out (FLOORS-4.6, FLOORS-A2)."""
    return (
        floor.ground[ENTRANCE] != TELEPORTER
        and game.monster != ENTRANCE
        and not is_stone(game.board[ENTRANCE])
    )


@njit(cache=True)
def may_end(game: Any, place: int) -> bool:
    """Whether a move may end here: not on another figure (FLOORS-4.5)."""
    return place < 0 or game.board[place] == EMPTY


def undo_log() -> np.ndarray[Any, np.dtype[np.int16]]:
    """Room for all changes of one figure's move."""
    return np.zeros((MOST_PUSHES, 3), np.int16)
