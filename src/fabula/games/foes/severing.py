"""FOE-1.3: which chambers the tiles can cut off from a starting chamber, however they lie.

Spaces that no tile separates are one region. What is cut off is a set of regions and tiles; a tile with
two sides towards the set belongs to it, since it closes only one, and then it can close one side
outwards. So the smallest set around a chamber grows by itself, but for the choice of that side.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from fabula.games.foes.board import Maze, Space

Region: TypeAlias = int
Tiles: TypeAlias = list[tuple[Region, ...]]
"""For each tile, the regions on its sides."""


def cut_off(maze: Maze, *, always: bool) -> list[Space]:
    """The chambers that no start is certain to reach on foot; with `always`, not even past open tiles."""
    region, tiles = _regions(maze)
    starts = frozenset(region[space] for space in maze.starts)
    severed = {
        each: not starts <= _joined(tiles, frozenset({each})) if always else _severable(tiles, each, starts)
        for each in {region[space] for space in maze.chambers}
    }
    return [space for space in maze.chambers if severed[region[space]]]


def _regions(maze: Maze) -> tuple[dict[Space, Region], Tiles]:
    """The region of each space that is not a tile's, and the tiles; between two tiles lies one, too."""
    region: dict[Space, Region] = {}
    count = 0
    for start in range(len(maze.ids)):
        if maze.intersection_at[start] >= 0 or start in region:
            continue
        region[start] = count
        waiting = [start]
        for space in waiting:
            for way in maze.ways[space]:
                if way.far_gate < 0 and way.to not in region:
                    region[way.to] = count
                    waiting.append(way.to)
        count += 1
    between: dict[frozenset[Space], Region] = {}
    tiles: Tiles = []
    for tile in maze.intersections:
        sides = []
        for way in maze.ways[tile]:
            if way.far_gate < 0:
                sides.append(region[way.to])
            else:
                sides.append(between.setdefault(frozenset({tile, way.to}), count + len(between)))
        tiles.append(tuple(sides))
    return region, tiles


def _joined(tiles: Tiles, regions: frozenset[Region]) -> frozenset[Region]:
    """What can be reached from here when every side of every tile is open."""
    while True:
        more = regions.union(*(sides for sides in tiles if regions & set(sides)))
        if more == regions:
            return regions
        regions = more


def _severable(tiles: Tiles, chamber: Region, starts: frozenset[Region]) -> bool:
    """Whether the tiles can lie so that some start is not to be reached from this region."""
    waiting: list[tuple[frozenset[Region], frozenset[int]]] = [(frozenset({chamber}), frozenset())]
    seen = set(waiting)
    while waiting:
        regions, settled = waiting.pop()
        if starts <= regions:
            continue
        tile = next(
            (
                number
                for number, sides in enumerate(tiles)
                if number not in settled and sum(side in regions for side in sides) > 1
            ),
            None,
        )
        if tile is None:
            return True
        outwards = [side for side in tiles[tile] if side not in regions]
        for closed in range(max(1, len(outwards))):
            opened = outwards[:closed] + outwards[closed + 1 :]
            grown = (regions.union(opened), settled | {tile})
            if grown not in seen:
                seen.add(grown)
                waiting.append(grown)
    return False
