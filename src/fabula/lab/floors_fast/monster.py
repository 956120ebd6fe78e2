"""FLOORS-7, 8, 9, 10, 15: the monster looks, steps, pushes and eats (FLOORS-18.1, FLOORS-18.2)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from fabula.games.floors.board import WIDTH
from fabula.games.floors.tiles import HIT_TILE_CAP
from fabula.lab.floors_fast.dice import mix
from fabula.lab.floors_fast.figures import OFF, is_stone
from fabula.lab.floors_fast.tables import (
    BLOOD,
    CELL_COUNT,
    CRYSTAL,
    DISTANCE,
    EMPTY,
    ENTRANCE,
    EXIT,
    HITS,
    NEXT,
    RIGHT_TURNER,
    TELEPORTER,
    U_TURNER,
    WALL,
)

MOST_MOMENTS: Final = 256
"""How many moments of one step are kept; the oldest are forgotten first."""


@njit(cache=True)
def odd(piece: int, cell: int) -> np.uint64:
    """A number for each piece on each cell, as if by chance; their XOR tells boards apart (Zobrist)."""
    return mix(np.uint64(CELL_COUNT * piece + cell)) if piece != EMPTY else np.uint64(0)


@njit(cache=True)
def look(game: Any) -> bool:
    """Look in three lines and turn to the strictly nearest figure (FLOORS-7); whether it was a tie."""
    nearest, direction, tie = WIDTH, int(game.facing), False
    for turn in (0, 3, 1):  # ahead, left and right (FLOORS-7.1)
        towards = (game.facing + turn) & 3
        cell, distance = NEXT[towards, game.monster], 1
        while cell != OFF and (game.board[cell] == EMPTY or game.board[cell] == CRYSTAL):  # FLOORS-7.3
            cell = NEXT[towards, cell]
            distance += 1
        if cell == OFF or is_stone(game.board[cell]):
            continue
        if distance < nearest:
            nearest, direction, tie = distance, towards, False
        elif distance == nearest:
            tie = True
    if not tie:
        game.facing = direction
    return tie


@njit(cache=True)
def whole_step(game: Any, floor: Any, moments: Any) -> int:
    """One step (FLOORS-18.1); how many figures it has eaten."""
    tie = look(game)
    pushes_turner = tie and game.tie_pushes  # FLOORS-A25
    eaten, been, mark = 0, 0, np.uint64(0)
    while True:
        target = NEXT[game.facing, game.monster]
        if target == OFF:  # FLOORS-8.4
            target = WALL[game.monster]
        place = np.uint64(4 * game.monster + game.facing)
        for moment in range(min(been, len(moments))):
            if moments[moment, 0] == place and moments[moment, 1] == mark:  # FLOORS-A23
                return eaten
        piece = game.board[target]
        if piece in (RIGHT_TURNER, U_TURNER) and not pushes_turner:
            moments[been % len(moments), 0], moments[been % len(moments), 1] = place, mark
            been += 1
            game.facing = (game.facing + (1 if piece == RIGHT_TURNER else 2)) & 3  # FLOORS-15.2
            continue
        pushes_turner = False
        before = mark
        if is_stone(piece):
            victims, mark = push_row(game, floor, target, mark)
            eaten += victims
        elif piece != EMPTY:
            eaten += 1  # FLOORS-9.1
            mark ^= odd(piece, target)
            game.board[target] = EMPTY
        game.monster = target
        if floor.ground[target] == TELEPORTER:  # FLOORS-15.5
            game.monster = floor.twin[target]
            game.facing = floor.arrow[game.monster]
        if floor.ground[target] != BLOOD:
            return eaten
        moments[been % len(moments), 0], moments[been % len(moments), 1] = (
            place,
            before,
        )  # FLOORS-8.3: on over the blood, without a look
        been += 1


@njit(cache=True)
def push_row(game: Any, floor: Any, first: int, mark: np.uint64) -> tuple[int, np.uint64]:
    """Push the stone here and the unbroken row before it, farthest first (FLOORS-9.2, FLOORS-A15)."""
    last = first
    while NEXT[game.facing, last] != OFF and game.board[NEXT[game.facing, last]] != EMPTY:
        last = NEXT[game.facing, last]
    eaten, back = 0, (game.facing + 2) & 3
    while True:
        victims, mark = push(game, floor, last, mark)
        eaten += victims
        if last == first:
            return eaten, mark
        last = NEXT[back, last]


@njit(cache=True)
def push(game: Any, floor: Any, cell: int, mark: np.uint64) -> tuple[int, np.uint64]:
    """Push one piece one cell on, sliding over blood (FLOORS-18.2); how many figures that has eaten."""
    piece = game.board[cell]
    end = NEXT[game.facing, cell]
    mark ^= odd(piece, cell)
    game.board[cell] = EMPTY
    if end == OFF or floor.ground[end] == TELEPORTER:  # FLOORS-9.4, FLOORS-15.7
        return int(not is_stone(piece)), mark
    while floor.ground[end] == BLOOD:  # FLOORS-9.5, FLOORS-A16, FLOORS-A17
        beyond = NEXT[game.facing, end]
        if beyond == OFF or floor.ground[beyond] == TELEPORTER or game.board[beyond] != EMPTY:
            break
        end = beyond
    if is_stone(piece) and end in (EXIT, ENTRANCE) and not game.stone_stays_on_corner:  # FLOORS-A14
        return 0, mark
    game.board[end] = piece
    return 0, mark ^ odd(piece, end)


@njit(cache=True)
def prowl(game: Any, floor: Any, tile: int, moments: Any) -> int:
    """Carry out a movement tile: steps, each with its look, and the last look (FLOORS-8.1); the victims."""
    long_game = 1 if game.long_game else 0
    distance, hits = DISTANCE[long_game, tile], HITS[long_game, tile]
    steps = eaten = 0
    while (steps < distance) if hits == 0 else (eaten < hits and steps < HIT_TILE_CAP):  # FLOORS-10.1 to 10.3
        eaten += whole_step(game, floor, moments)
        steps += 1
    look(game)
    return eaten


def room_for_moments() -> np.ndarray[Any, np.dtype[np.uint64]]:
    """Where the moments of a step are kept."""
    return np.zeros((MOST_MOMENTS, 2), np.uint64)
