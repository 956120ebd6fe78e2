"""What the monster would do if it moved now, with each tile that could come (FLOORS-10.1, FLOORS-10.4)."""

from __future__ import annotations

from typing import Any

from numba import njit

from fabula.lab.floors_fast.monster import prowl
from fabula.lab.floors_fast.rounds import may_come
from fabula.lab.floors_fast.tables import CELL_COUNT, DISTANCE, FIRST_FIGURE, HITS, TILE_COUNT


@njit(cache=True)
def foresee(game: Any, floor: Any, scratch: Any, eaten: Any, ends: Any, moments: Any) -> int:
    """How many tiles could come; for each of the eight, whom it eats (`eaten`) and where it `ends`.

    `scratch` is room for one game. A tile that cannot come keeps a negative end; two tiles that are
    alike are walked once.
    """
    usable = 0
    for tile in range(TILE_COUNT):
        ends[tile, 0] = -1
        eaten[tile] = 0
        if not may_come(game, tile):
            continue
        usable += 1
        twin = _alike(game, tile)
        if twin < tile and ends[twin, 0] >= 0:
            ends[tile] = ends[twin]
            eaten[tile] = eaten[twin]
            continue
        scratch[0] = game
        walker = scratch[0]
        prowl(walker, floor, tile, moments)
        ends[tile, 0], ends[tile, 1] = walker.monster, walker.facing
        for figure in range(game.seats * game.each):
            eaten[tile, figure] = game.places[figure] >= 0
        for cell in range(CELL_COUNT):
            if walker.board[cell] >= FIRST_FIGURE:
                eaten[tile, walker.board[cell] - FIRST_FIGURE] = 0
    return usable


@njit(cache=True)
def _alike(game: Any, tile: int) -> int:
    """The first tile of the eight that says the same as this one."""
    long_game = 1 if game.long_game else 0
    for other in range(tile):
        alike = DISTANCE[long_game, other] == DISTANCE[long_game, tile]
        if alike and HITS[long_game, other] == HITS[long_game, tile]:
            return other
    return tile
