"""MR-1.8, MR-2.2: tiles on a grid of hexagons.

A cell has a column and a row. Going north takes one from the row; going north-east does so too and adds one
to the column. The six neighbours of a cell come in the order of a tile's edges.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from msgspec import Struct

from fabula.games.realm.map.tiles import EDGES, SideName

SIX: Final = len(EDGES)


class Cell(NamedTuple):
    """A place for a tile."""

    column: int
    row: int


STEPS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
CENTRE: Final = Cell(0, 0)


@cache
def neighbours(cell: Cell) -> tuple[Cell, ...]:
    """The cells that touch this one, in the order of its edges."""
    return tuple(Cell(cell.column + column, cell.row + row) for column, row in STEPS)


def opposite(edge: int) -> int:
    """The edge of the neighbour that touches this one (MR-B.1.2)."""
    return (edge + 3) % SIX


class LaidTile(Struct, frozen=True):
    """A tile on the table: where it lies, how far it is turned clockwise, and which side is up."""

    tile: str
    column: int
    row: int
    turns: int
    side: SideName = "green"

    @property
    def cell(self) -> Cell:
        """Where it lies."""
        return Cell(self.column, self.row)

    def facing(self, edge: int) -> int:
        """Where an edge of the upright tile points now."""
        return (edge + self.turns) % SIX


class Layout(Struct, frozen=True, cache_hash=True):
    """The tiles that have been laid, in their order."""

    tiles: tuple[LaidTile, ...] = ()

    def with_tile(self, laid: LaidTile) -> Layout:
        """One more tile."""
        return Layout((*self.tiles, laid))
