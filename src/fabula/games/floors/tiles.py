"""FLOORS-1.6, FLOORS-10, FLOORS-14: what lies on the ground for good, and the monster's movement tiles."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.games.floors.board import COORDINATES, DATA, Cell, Coordinates, Direction, cell_at

if TYPE_CHECKING:
    from collections.abc import Iterable

PLAIN: Final = "."
BLOOD: Final = "b"
TELEPORTER: Final = "t"

HIT_TILE_CAP: Final = 20  # FLOORS-10.3
MOVES_PER_STAGE: Final = 7  # FLOORS-10.5: the last of the eight tiles is never used
STAGES: Final = 2  # FLOORS-11
HIT: Final = "hit"
LONG_GAME: Final = {"5": "hit3"}  # FLOORS-13.3


class Teleporter(Struct, frozen=True, order=True):
    """A teleporter: its cell, the pair it belongs to, and where its arrow points (FLOORS-15.5)."""

    at: Coordinates
    pair: str
    arrow: Direction


class Floor(Struct, frozen=True):
    """The ground tiles; they never move (FLOORS-1.6). `ground` has one letter for each cell."""

    pools: tuple[tuple[Coordinates, ...], ...]
    teleporters: tuple[Teleporter, ...]
    ground: str

    def twin(self, cell: Cell) -> Teleporter | None:
        """The other teleporter of the same kind as the one on this cell (FLOORS-15.5)."""
        here = next(tile for tile in self.teleporters if cell_at(*tile.at) == cell)
        return next((tile for tile in self.teleporters if tile.pair == here.pair and tile is not here), None)


def make_floor(pools: Iterable[Iterable[Coordinates]], teleporters: Iterable[Teleporter]) -> Floor:
    """A floor with these pools and teleporters, in a fixed order."""
    lakes = tuple(sorted(tuple(sorted(pool)) for pool in pools))
    portals = tuple(sorted(teleporters))
    blood = {at for lake in lakes for at in lake}
    doors = {tile.at for tile in portals}
    ground = "".join(BLOOD if at in blood else TELEPORTER if at in doors else PLAIN for at in COORDINATES)
    return Floor(lakes, portals, ground)


def is_hit_tile(tile: str) -> bool:
    """Whether the monster walks for its supper and not for a distance (FLOORS-10.2)."""
    return tile.startswith(HIT)


def full_pile(*, long_game: bool) -> tuple[str, ...]:
    """All eight movement tiles (FLOORS-2.4), the 5 being three hits in the longer game (FLOORS-13.3)."""
    return tuple(LONG_GAME.get(tile, tile) if long_game else tile for tile in DATA.movement_tiles)


def without(pile: tuple[str, ...], tile: str) -> tuple[str, ...]:
    """The pile when one such tile has been taken from it."""
    index = pile.index(tile)
    return pile[:index] + pile[index + 1 :]


def tile_chances(pile: tuple[str, ...], *, first_of_game: bool) -> dict[str, Fraction]:
    """Each tile that the monster may use next, with its probability (FLOORS-10.1, FLOORS-10.4)."""
    usable = [tile for tile in pile if not (first_of_game and is_hit_tile(tile))]
    return {tile: Fraction(count, len(usable)) for tile, count in Counter(usable).items()}
