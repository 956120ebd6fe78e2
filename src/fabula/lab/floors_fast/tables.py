"""FLOORS-1: the fortress as arrays, made once from the readable engine's own tables."""

from __future__ import annotations

from typing import Final

import numpy as np

from fabula.games.floors import board
from fabula.games.floors.board import CELLS, DATA, DIRECTIONS, OFF, OPPOSITE, STONES
from fabula.games.floors.tiles import full_pile, is_hit_tile

CELL_COUNT: Final = board.WIDTH * board.HEIGHT

EMPTY: Final = 0
NO_CELL: Final = -1
STONE, CRYSTAL, RIGHT_TURNER, U_TURNER = 1, 2, 3, 4
LAST_STONE: Final = U_TURNER
FIRST_FIGURE: Final = 8
"""On the board a figure is its number and this."""
PIECES: Final = {letter: code for code, letter in enumerate(STONES, STONE)}

PLAIN, BLOOD, TELEPORTER = 0, 1, 2

NEXT: Final = np.array([board.NEXT[direction] for direction in DIRECTIONS], np.int16)
"""The neighbour of each cell in each direction (N, E, S, W), or `OFF` (FLOORS-1.4)."""
WALL: Final = np.array(OPPOSITE, np.int16)
"""Where a wall leads (FLOORS-1.3)."""
IS_CELL: Final = np.isin(np.arange(CELL_COUNT), CELLS)

EXIT: Final = board.EXIT
ENTRANCE: Final = board.ENTRANCE

MOST_FIGURES: Final = 7 * 3
MOST_FIGURES_EACH: Final = 4
MOST_POINTS: Final = 6

WHITE: Final = np.array(
    [
        [*DATA.white_numbers.get(seats, ()), *(0,) * MOST_FIGURES_EACH][:MOST_FIGURES_EACH]
        for seats in range(8)
    ],
    np.int8,
)
"""The white numbers of a seat's figures, by how many play (FLOORS-2.1)."""
FIGURES_EACH: Final = np.array([len(DATA.white_numbers.get(seats, ())) for seats in range(8)], np.int8)


def _tiles(*, long_game: bool) -> tuple[list[int], list[int]]:
    pile = full_pile(long_game=long_game)
    distances = [0 if is_hit_tile(tile) else int(tile) for tile in pile]
    hits = [int(tile.removeprefix("hit")) if is_hit_tile(tile) else 0 for tile in pile]
    return distances, hits


TILE_COUNT: Final = len(full_pile(long_game=False))
FULL_PILE: Final = (1 << TILE_COUNT) - 1
DISTANCE: Final = np.array([_tiles(long_game=long)[0] for long in (False, True)], np.int8)
"""How far each movement tile takes the monster, 0 for one that counts hits; short and long game."""
HITS: Final = np.array([_tiles(long_game=long)[1] for long in (False, True)], np.int8)
"""After how many victims each tile ends, 0 for one that counts steps (FLOORS-10.2)."""

assert OFF == -1
