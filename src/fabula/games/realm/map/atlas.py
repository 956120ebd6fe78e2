"""MR-1.8: the map as clearings and the roads between them, made once for each layout."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.kinds import Color
from fabula.games.realm.map.ground import ground_of
from fabula.games.realm.map.layout import Cell, LaidTile, Layout, neighbours, opposite
from fabula.games.realm.map.tiles import RoadKind, Terrain, Tile, clearing_name

DWELLING_CLEARINGS: Final = (5, 4, 2, 1)
"""MR-2.6.5: where a dwelling stands, the best one first."""


class Clearing(Struct, frozen=True):
    """A clearing of the side that is up."""

    name: str
    tile: str
    number: int
    kind: Terrain
    colors: tuple[Color, ...]


class Road(Struct, frozen=True):
    """A roadway seen from one of its ends: its name, its kind, and the clearing at the other end.

    Where it runs off the map there is none (MR-1.8.4). Its name is the same on both sides of a tile if it
    joins the same clearings.
    """

    name: str
    kind: RoadKind
    end: str | None


class Atlas(Struct, frozen=True):
    """Clearings by name, the roads and clearings near each, the clearings of a tile, the tiles beside it."""

    clearings: dict[str, Clearing]
    roads: dict[str, tuple[Road, ...]]
    near: dict[str, tuple[str, ...]]
    of_tile: dict[str, tuple[str, ...]]
    beside: dict[str, tuple[str, ...]]
    ways: dict[str, tuple[Road, ...]]
    """Each roadway between two clearings, on the other side of a tile too: how it leads to either of them
    (MR-3.5.8). The woods off the roads of a tile lead to all its clearings (MR-6.6.4c)."""

    def roads_from(self, place: str) -> tuple[Road, ...]:
        """The roads from a clearing; from a roadway itself, those to its two ends (MR-3.5.8).

        From the air over a tile, those from all clearings where he may land (MR-3.14.4).
        """
        if place in self.of_tile:
            return tuple(road for clearing in self.of_tile[place] for road in self.roads[clearing])
        return self.ways[place] if place in self.ways else self.roads[place]

    def adjacent(self, place: str) -> tuple[str, ...]:
        """The clearings that one roadway of any kind leads to (MR-1.8.5), from wherever he may land."""
        return self.near[place]

    def tiles_at(self, place: str) -> tuple[str, ...]:
        """The tile of a clearing, that below somebody in the air, or those at both ends of a roadway."""
        if place in self.of_tile:
            return (place,)
        ends = (place,) if place in self.clearings else self.near.get(place, ())
        return tuple(dict.fromkeys(self.clearings[end].tile for end in ends))

    def ground_at(self, place: str) -> str:
        """Where things fall (MR-4.3.5): from a roadway to an end of it, from the air into the tile below."""
        if place in self.ways:
            return self.near[place][0]
        return self.of_tile.get(place, (place,))[0]

    def flown_to(self, place: str) -> tuple[str, ...]:
        """The tiles to which one Fly phase leads: that where he is, and those beside it (MR-3.14.2)."""
        here = self.tiles_at(place)
        return tuple(dict.fromkeys((*here, *(tile for one in here for tile in self.beside[one]))))

    def names_of(self, roadway: str) -> tuple[str, ...]:
        """Both names of a roadway: one that runs from tile to tile has another on each of them."""
        ends = {road.end for road in self.ways.get(roadway, ())}
        return tuple(name for name, roads in self.ways.items() if {road.end for road in roads} == ends)


def woods_of(tile: str) -> str:
    """The place between the clearings of a tile, off its roads (MR-6.6.4c)."""
    return f"{tile}-woods"


@lru_cache(maxsize=256)
def atlas_of(layout: Layout, readings: tuple[str, ...] = ()) -> Atlas:
    """The tables of a layout, with the readings of these components."""
    tiles = box_with(readings).tiles
    at = {laid.cell: laid for laid in layout.tiles}
    atlas = Atlas({}, {}, {}, {}, {}, {})
    for laid in layout.tiles:
        tile = tiles[laid.tile]
        names = tuple(clearing_name(tile.id, spot.number) for spot in tile.side(laid.side).clearings)
        atlas.of_tile[tile.id] = names
        atlas.beside[tile.id] = tuple(at[cell].tile for cell in neighbours(laid.cell) if cell in at)
        for name, spot in zip(names, tile.side(laid.side).clearings, strict=True):
            atlas.clearings[name] = Clearing(name, tile.id, spot.number, spot.kind, spot.colors)
            roads = _roads(tiles, at, laid, spot.number)
            atlas.roads[name] = tuple(roads)
            atlas.near[name] = tuple(dict.fromkeys(road.end for road in roads if road.end is not None))
            for road in roads:
                _join(atlas, name, road)
        near = (other for name in names for other in atlas.near[name])
        atlas.near[tile.id] = tuple(dict.fromkeys(near))
        woods = woods_of(tile.id)
        atlas.near[woods] = names
        atlas.ways[woods] = tuple(Road(woods, "road", name) for name in names)
    for laid in layout.tiles:
        below = replace(laid, side="enchanted" if laid.side == "green" else "green")
        for spot in tiles[laid.tile].side(below.side).clearings:
            for road in _roads(tiles, at, below, spot.number):
                _join(atlas, clearing_name(laid.tile, spot.number), Road(road.name, "road", road.end))
    return atlas


def _join(atlas: Atlas, clearing: str, road: Road) -> None:
    """Note a roadway from a clearing, once; one that has vanished still leads to both its ends (MR-3.5.8)."""
    if road.end is not None and road.name not in atlas.ways:
        atlas.ways[road.name] = (Road(road.name, road.kind, clearing), road)
        atlas.near[road.name] = (clearing, road.end)


def _roads(tiles: dict[str, Tile], at: dict[Cell, LaidTile], laid: LaidTile, number: int) -> list[Road]:
    """The roads from a clearing, first those inside its tile."""
    inside, outward = [], []
    for way in tiles[laid.tile].side(laid.side).roadways:
        name = f"{laid.tile}-{way.text}"
        if way.other is not None and number in (way.clearing, way.other):
            end = way.other if number == way.clearing else way.clearing
            inside.append(Road(name, way.kind, clearing_name(laid.tile, end)))
        elif way.edge is not None and number == way.clearing:
            outward.append(Road(name, way.kind, _across(tiles, at, laid, way.edge)))
    return inside + outward


def _across(tiles: dict[str, Tile], at: dict[Cell, LaidTile], laid: LaidTile, edge: int) -> str | None:
    """The clearing to which a road leads that leaves a tile by this edge of its upright position."""
    facing = laid.facing(edge)
    there = at.get(neighbours(laid.cell)[facing])
    if there is None:
        return None
    exits = tiles[there.tile].side(there.side).exits()
    number = next((n for edge, n in exits.items() if there.facing(edge) == opposite(facing)), None)
    return None if number is None else clearing_name(there.tile, number)


def secret_ways(tile: Tile) -> tuple[str, ...]:
    """The hidden paths and secret passages of both sides of a tile (MR-1.7.1)."""
    ways = (*tile.green.roadways, *tile.enchanted.roadways)
    return tuple(dict.fromkeys(f"{tile.id}-{way.text}" for way in ways if way.kind != "road"))


def dwelling_clearing(layout: Layout, tile: str) -> str:
    """Where a dwelling or the Ghosts stand in a tile of the finished map (MR-2.6.5)."""
    ground, numbers = ground_of(layout), {spot.number for spot in box_with().tiles[tile].green.clearings}
    reached = (n for n in DWELLING_CLEARINGS if n in numbers and ground.reaches_home(tile, n))
    return clearing_name(tile, next(reached))
