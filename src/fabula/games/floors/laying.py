"""FLOORS-14: the players of the expert game lay the floor."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from fabula.core import Refusal, refuse
from fabula.games.floors.actions import Lay
from fabula.games.floors.board import (
    CELLS,
    COORDINATES,
    DATA,
    DIRECTIONS,
    EMPTY,
    LETTER_OF,
    NEIGHBOURS,
    OFF,
    Cell,
    Direction,
    cell_at,
    put,
)
from fabula.games.floors.events import Laid
from fabula.games.floors.tiles import PLAIN, TELEPORTER, Teleporter, make_floor, without

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.games.floors.state import FloorsState

SQUARE_POOL: Final = "2x2"
LONG_POOL: Final = "4x1"
PAIRS: Final = ("square", "round")
SUPPLY: Final = tuple(tile for tile, count in DATA.tiles.items() for _ in range(count))
"""All seventeen tiles (FLOORS-14.1)."""

_NO_TILE_ON: Final = frozenset(cell_at(*at) for at in DATA.no_tile_on)
_DIAGONAL: Final = frozenset((cell_at(1, 1), cell_at(14, 9)))


def facings(tile: str) -> tuple[Direction | None, ...]:
    """The ways a tile can be laid (FLOORS-14.6)."""
    if tile in PAIRS:
        return DIRECTIONS
    return ("E", "S") if tile == LONG_POOL else (None,)


def covered(lay: Lay) -> tuple[Cell, ...]:
    """The cells that a tile would cover, `OFF` where there is none."""
    x, y = lay.at
    if lay.tile == SQUARE_POOL:
        return tuple(cell_at(x + dx, y + dy) for dy in (0, 1) for dx in (0, 1))
    if lay.tile == LONG_POOL:
        dx, dy = (1, 0) if lay.facing == "E" else (0, 1)
        return tuple(cell_at(x + i * dx, y + i * dy) for i in range(4))
    return (cell_at(x, y),)


@cache
def _places(tile: str) -> tuple[tuple[Lay, tuple[Cell, ...]], ...]:
    """Every way to lay a tile on an empty board."""
    lays = (Lay(tile, COORDINATES[cell], facing) for cell in CELLS for facing in facings(tile))
    return tuple((lay, cells) for lay in lays if OFF not in (cells := covered(lay)))


def _why_not_there(state: FloorsState, tile: str, cells: tuple[Cell, ...]) -> Refusal | None:
    """Why a tile may not cover these cells of the board (FLOORS-14.3 to 14.5)."""
    for cell in cells:
        if cell in _NO_TILE_ON or (state.options.corner_margin == "diagonal" and cell in _DIAGONAL):
            x, y = COORDINATES[cell]
            return refuse("FLOORS-14.3", "too-near-corner", x=x, y=y)
        if state.board[cell] != EMPTY or state.floor.ground[cell] != PLAIN:
            x, y = COORDINATES[cell]
            return refuse("FLOORS-14.4", "overlap", x=x, y=y)
    if tile in PAIRS and any(state.floor.ground[near] == TELEPORTER for _, near in NEIGHBOURS[cells[0]]):
        return refuse("FLOORS-14.5", "teleporters-touch")
    return None


def choices(state: FloorsState) -> tuple[Lay, ...]:
    """Every legal way to lay one of the tiles that are left."""
    return tuple(
        lay
        for tile in dict.fromkeys(state.supply)
        for lay, cells in _places(tile)
        if _why_not_there(state, tile, cells) is None
    )


def why_not(state: FloorsState, lay: Lay) -> Refusal | None:
    """Why this tile may not be laid so."""
    if lay.tile not in DATA.tiles:
        return refuse("FLOORS-14.1", "no-such-tile", tile=lay.tile)
    if lay.tile not in state.supply:
        return refuse("FLOORS-14.1", "tile-used-up", tile=lay.tile)
    if lay.facing not in facings(lay.tile):
        return refuse("FLOORS-14.6", "wrong-facing", tile=lay.tile)
    cells = covered(lay)
    if OFF in cells:
        return refuse("FLOORS-14.4", "off-board")
    return _why_not_there(state, lay.tile, cells)


def lay_tile(state: FloorsState, seat: Seat, lay: Lay) -> Laid:
    """Put the tile down."""
    if lay.tile in LETTER_OF:
        state.board = put(state.board, cell_at(*lay.at), LETTER_OF[lay.tile])
    elif lay.tile in PAIRS:
        tile = Teleporter(lay.at, lay.tile, lay.facing or "N")
        state.floor = make_floor(state.floor.pools, (*state.floor.teleporters, tile))
    else:
        pool = tuple(COORDINATES[cell] for cell in covered(lay))
        state.floor = make_floor((*state.floor.pools, pool), state.floor.teleporters)
    state.supply = without(state.supply, lay.tile)
    return Laid(seat=seat, tile=lay.tile, at=lay.at, facing=lay.facing, rule="FLOORS-14.2")
