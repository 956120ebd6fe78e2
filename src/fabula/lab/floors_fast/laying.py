"""FLOORS-14: the players of the expert game lay the floor tiles."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from fabula.games.floors.actions import Lay
from fabula.games.floors.board import (
    COORDINATES,
    DATA,
    DIRECTIONS,
    HEIGHT,
    LETTER_OF,
    OFF,
    WIDTH,
    cell_at,
)
from fabula.games.floors.laying import covered, facings
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.record import NO_TWIN, PAIRS, TILES
from fabula.lab.floors_fast.tables import BLOOD, CELL_COUNT, EMPTY, IS_CELL, NEXT, PIECES, PLAIN, TELEPORTER

MOST_COVERED: Final = 4
WAYS: Final = 4
"""A tile lies on a cell in at most four ways: by its arrow, or by where the long pool stretches."""
NONE: Final = -2
MIDDLE: Final = (7, 5)
"""A cell around which everything is on the board."""


def _offsets() -> np.ndarray[Any, np.dtype[np.int8]]:
    """How far right and down the cells are that a tile covers, by tile and way; `NONE` after the last."""
    offsets = np.full((len(TILES), WAYS, MOST_COVERED, 2), NONE, np.int8)
    for number, tile in enumerate(TILES):
        for facing in facings(tile):
            way = 0 if facing is None else DIRECTIONS.index(facing)
            for index, cell in enumerate(covered(Lay(tile, MIDDLE, facing))):
                x, y = COORDINATES[cell]
                offsets[number, way, index] = x - MIDDLE[0], y - MIDDLE[1]
    return offsets


OFFSETS: Final = _offsets()
STONE_OF: Final = np.array([PIECES.get(LETTER_OF.get(tile, ""), 0) for tile in TILES], np.int8)
PAIR_OF: Final = np.array([PAIRS.index(tile) + 1 if tile in PAIRS else 0 for tile in TILES], np.int8)
NEAR_CORNER: Final = np.isin(np.arange(CELL_COUNT), [cell_at(*at) for at in DATA.no_tile_on])
DIAGONAL: Final = np.isin(np.arange(CELL_COUNT), [cell_at(1, 1), cell_at(14, 9)])


@njit(cache=True)
def covers(tile: int, cell: int, way: int, index: int) -> int:
    """The cell that a tile covers so, counted from 0; `NONE` after the last, `OFF` off the board."""
    if OFFSETS[tile, way, index, 0] == NONE:
        return NONE
    x = cell % WIDTH + OFFSETS[tile, way, index, 0]
    y = cell // WIDTH + OFFSETS[tile, way, index, 1]
    return WIDTH * y + x if x < WIDTH and y < HEIGHT and IS_CELL[WIDTH * y + x] else OFF


@njit(cache=True)
def may_lay(game: Any, floor: Any, tile: int, cell: int, way: int) -> bool:
    """Whether a tile may be laid so (FLOORS-14.1 to 14.6)."""
    if game.ending != 0 or game.supply[tile] == 0 or OFFSETS[tile, way, 0, 0] == NONE:
        return False
    for index in range(MOST_COVERED):
        covered_cell = covers(tile, cell, way, index)
        if covered_cell == NONE:
            break
        if covered_cell == OFF:  # FLOORS-14.4
            return False
        if NEAR_CORNER[covered_cell] or (game.diagonal_margin and DIAGONAL[covered_cell]):  # FLOORS-14.3
            return False
        if game.board[covered_cell] != EMPTY or floor.ground[covered_cell] != PLAIN:  # FLOORS-14.4
            return False
    if PAIR_OF[tile] > 0:  # FLOORS-14.5
        for direction in range(4):
            near = NEXT[direction, cell]
            if near != OFF and floor.ground[near] == TELEPORTER:
                return False
    return True


@njit(cache=True)
def lay(game: Any, floor: Any, tile: int, cell: int, way: int) -> None:
    """Put a tile down; after the last one the figures begin to move."""
    if STONE_OF[tile] > 0:
        game.board[cell] = STONE_OF[tile]
    elif PAIR_OF[tile] > 0:
        _lay_teleporter(floor, PAIR_OF[tile], cell, way)
    else:
        game.pools += 1
        for index in range(MOST_COVERED):
            floor.ground[covers(tile, cell, way, index)] = BLOOD
            floor.pool[covers(tile, cell, way, index)] = game.pools
    game.supply[tile] -= 1
    game.to_lay -= 1
    game.turn = game.turn + 1 if game.turn + 1 < game.seats else 0
    if game.to_lay == 0:
        if game.start_player_lays:
            game.turn = game.marker  # FLOORS-A38
        else:
            game.marker = game.turn  # FLOORS-14.2


@njit(cache=True)
def _lay_teleporter(floor: Any, pair: int, cell: int, way: int) -> None:
    twin = NO_TWIN
    for other in range(CELL_COUNT):
        if floor.ground[other] == TELEPORTER and floor.pair[other] == pair:
            twin = other
            floor.twin[other] = cell
    floor.ground[cell] = TELEPORTER
    floor.pair[cell] = pair
    floor.twin[cell] = twin
    floor.arrow[cell] = way


@njit(cache=True)
def random_lay(game: Any, floor: Any) -> tuple[int, int, int]:
    """Any tile that is left, anywhere it may lie: drawn again until it fits."""
    while True:
        tile = draw(game, len(STONE_OF))
        cell = draw(game, CELL_COUNT)
        way = draw(game, WAYS)
        if may_lay(game, floor, tile, cell, way):
            return tile, cell, way
