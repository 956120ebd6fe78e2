"""MR-2.2.3: where a tile may be laid.

All that the rule asks is kept as small numbers: for each laid tile which of its six edges have a road (a bit
each), and for each road at an edge the *region* that it belongs to. Clearings that hang together are
one region; region 0 holds the Borderland. Green sides count, with roadways of every kind (MR-2.2.3d).
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from fabula.core import Refusal, refuse
from fabula.games.realm.components.box import box_with
from fabula.games.realm.map.layout import CENTRE, SIX, Cell, LaidTile, Layout, neighbours, opposite
from fabula.games.realm.map.tiles import BORDERLAND

HOME: Final = 0
"""The region of the Borderland."""
WHOLE: Final = 6
"""A tile with so many clearings needs all of them connected (MR-2.2.3d)."""

_BITS: Final = tuple(tuple(edge for edge in range(SIX) if bits >> edge & 1) for bits in range(1 << SIX))
"""The edges that are meant by each number."""


class Turned(NamedTuple):
    """A tile in one of its six positions: its road edges, and its clusters with their edges, as bits."""

    roads: int
    clusters: tuple[int, ...]
    cluster_of: dict[int, int]
    """The cluster of each clearing."""
    least: int
    """How many clusters need a route to the Borderland (MR-2.2.3d)."""


@cache
def turned(tile: str, turns: int) -> Turned:
    """The green side of a tile, turned so far clockwise."""
    side = box_with().tiles[tile].green
    clusters = side.clusters()
    edges = [0] * len(clusters)
    cluster_of = {number: index for index, cluster in enumerate(clusters) for number in cluster}
    for edge, number in side.exits().items():
        edges[cluster_of[number]] |= 1 << (edge + turns) % SIX
    least = len(clusters) if len(side.clearings) == WHOLE else 1
    return Turned(sum(edges), tuple(edges), cluster_of, least)


class Ground:
    """The laid tiles with their regions. `lay` adds a tile; everything else only asks."""

    __slots__ = ("fresh", "frontier", "regions", "roads", "tiles")

    def __init__(self) -> None:
        self.roads: dict[Cell, int] = {}
        """The road edges of each laid tile."""
        self.frontier: dict[Cell, tuple[int, int]] = {}
        """What is around each empty cell: the edges that touch a tile, and those where it has a road."""
        self.regions: dict[tuple[Cell, int], int] = {}
        """The region of the road at each edge."""
        self.tiles: dict[str, tuple[int, ...]] = {}
        """The region of each cluster of each tile."""
        self.fresh = HOME + 1

    def copy(self) -> Ground:
        """Another one with the same tiles."""
        ground = Ground()
        ground.roads, ground.regions = dict(self.roads), dict(self.regions)
        ground.frontier = dict(self.frontier)
        ground.tiles, ground.fresh = dict(self.tiles), self.fresh
        return ground

    def least_touching(self) -> int:
        """How many laid tiles the next one has to touch (MR-2.2.3a)."""
        return min(2, len(self.roads))

    def cells(self) -> list[Cell]:
        """The empty cells that touch enough tiles for the next one, in a fixed order."""
        least = self.least_touching()
        return sorted(cell for cell, (edges, _) in self.frontier.items() if edges.bit_count() >= least)

    def connected(self, cell: Cell, tile: Turned, roads: int) -> int:
        """How many clusters of a tile would hang together with the Borderland (MR-2.2.3d).

        A way may lead through a region that this very tile joins to the Borderland.
        """
        around = self._regions_around(cell, roads)
        if len(set(around)) == 1:
            return sum(edges & roads != 0 for edges in tile.clusters) if around[0] == HOME else 0
        touched = [
            {region for edge, region in zip(_BITS[roads], around, strict=True) if edges >> edge & 1}
            for edges in tile.clusters
        ]
        home = {HOME}
        while True:
            joined = [regions for regions in touched if regions & home]
            wider = home.union(*joined)
            if wider == home:
                return len(joined)
            home = wider

    def _regions_around(self, cell: Cell, edges: int) -> list[int]:
        """The regions of the roads that meet a cell at these edges."""
        beyond = neighbours(cell)
        return [self.regions[beyond[edge], opposite(edge)] for edge in _BITS[edges]]

    def lay(self, laid: LaidTile) -> None:
        """Put a tile down and join what it joins."""
        tile, cell = turned(laid.tile, laid.turns), laid.cell
        _, roads = self.frontier.pop(cell, (0, 0))
        clusters: list[int] = []
        for edges in tile.clusters:
            regions = set(self._regions_around(cell, edges & roads))
            region = min(regions, default=self.fresh) if self.roads else HOME
            if region == self.fresh:
                self.fresh += 1
            self._merge(regions - {region}, region)
            clusters = [region if old in regions else old for old in clusters]
            clusters.append(region)
            for edge in _BITS[edges]:
                self.regions[cell, edge] = region
        self.roads[cell] = tile.roads
        for edge, beyond in enumerate(neighbours(cell)):
            if beyond not in self.roads:
                touching, roads = self.frontier.get(beyond, (0, 0))
                bit = 1 << opposite(edge)
                self.frontier[beyond] = (touching | bit, roads | bit if tile.roads >> edge & 1 else roads)
        self.tiles[laid.tile] = tuple(clusters)

    def _merge(self, regions: set[int], into: int) -> None:
        if not regions:
            return
        for key, region in self.regions.items():
            if region in regions:
                self.regions[key] = into
        for tile, clusters in self.tiles.items():
            self.tiles[tile] = tuple(into if old in regions else old for old in clusters)

    def reaches_home(self, tile: str, clearing: int) -> bool:
        """Whether a clearing of a laid tile can trace a route to the Borderland."""
        return self.tiles[tile][turned(tile, 0).cluster_of[clearing]] == HOME


@lru_cache(maxsize=64)
def ground_of(layout: Layout) -> Ground:
    """The regions of a layout; shared, so nobody lays a tile on it without a copy."""
    if not layout.tiles:
        return Ground()
    ground = ground_of(Layout(layout.tiles[:-1])).copy()
    ground.lay(layout.tiles[-1])
    return ground


def placements(ground: Ground, tile: str) -> list[LaidTile]:
    """Every way to lay a tile, in a fixed order; the Borderland begins upright in the middle (MR-2.2.1)."""
    if not ground.roads:
        return [LaidTile(tile, *CENTRE, 0)] if tile == BORDERLAND else []
    positions = [turned(tile, turns) for turns in range(SIX)]
    found = []
    for cell in ground.cells():
        touching, roads = ground.frontier[cell]
        if roads:
            found += [
                LaidTile(tile, *cell, turns)
                for turns, position in enumerate(positions)
                if position.roads & touching == roads
                and ground.connected(cell, position, roads) >= position.least
            ]
    return found


def why_not_lay(layout: Layout, laid: LaidTile) -> Refusal | None:
    """The part of the rule that forbids laying a tile so."""
    ground, cell = ground_of(layout), laid.cell
    if not ground.roads:
        first = LaidTile(BORDERLAND, *CENTRE, 0)
        return None if laid == first else refuse("MR-2.2.1", "borderland-first", tile=laid.tile)
    if laid.tile in ground.tiles or cell in ground.roads or not 0 <= laid.turns < SIX:
        return refuse("MR-2.2.5", "not-free", tile=laid.tile)
    touching, roads = ground.frontier.get(cell, (0, 0))
    least = ground.least_touching()
    if touching.bit_count() < least:
        return refuse("MR-2.2.3a", "touches-too-few", need=least, have=touching.bit_count())
    tile = turned(laid.tile, laid.turns)
    if tile.roads & touching != roads:
        wrong = (tile.roads & touching ^ roads).bit_count()
        return refuse("MR-2.2.3b", "edges-differ", edges=wrong)
    if not roads:
        return refuse("MR-2.2.3c", "joins-no-road")
    have = ground.connected(cell, tile, roads)
    return None if have >= tile.least else refuse("MR-2.2.3d", "cut-off", need=tile.least, have=have)
