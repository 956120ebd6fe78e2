"""Is a map legal? Once more, by plane geometry: hexagons with corners and roads that meet in a point.

Nothing here is shared with the game but the data of the tiles: no edge numbers are added up, no regions kept.
"""

from math import cos, hypot, pi, sin, sqrt

from fabula.games.realm.components.box import box_with
from fabula.games.realm.map.layout import LaidTile, Layout

TILES = box_with().tiles
Point = tuple[int, int]
Node = tuple[str, int]


def centre(laid: LaidTile) -> tuple[float, float]:
    """The middle of a flat-topped hexagon of side 1; rows grow downwards."""
    return 1.5 * laid.column, sqrt(3) * (laid.row + laid.column / 2)


def edge_point(laid: LaidTile, edge: int) -> Point:
    """The middle of an edge on the table, in thousandths."""
    angle = pi / 3 * (edge + laid.turns) - pi / 2
    x, y = centre(laid)
    return round(1000 * (x + sqrt(3) / 2 * cos(angle))), round(1000 * (y + sqrt(3) / 2 * sin(angle)))


def touching(one: LaidTile, other: LaidTile) -> bool:
    """Whether two tiles share an edge."""
    (ax, ay), (bx, by) = centre(one), centre(other)
    return abs(hypot(ax - bx, ay - by) - sqrt(3)) < 0.01


def road_points(laid: LaidTile) -> dict[Point, int]:
    """Where roads reach the rim of a tile, and from which clearing."""
    return {edge_point(laid, edge): number for edge, number in TILES[laid.tile].green.exits().items()}


def graph(tiles: list[LaidTile]) -> dict[Node, set[Node]]:
    """Which clearings any roadway joins, green sides up."""
    joined: dict[Node, set[Node]] = {}
    ends: dict[Point, list[Node]] = {}
    for laid in tiles:
        side = TILES[laid.tile].green
        for spot in side.clearings:
            joined.setdefault((laid.tile, spot.number), set())
        for way in side.roadways:
            if way.other is not None:
                joined[laid.tile, way.clearing].add((laid.tile, way.other))
                joined[laid.tile, way.other].add((laid.tile, way.clearing))
        for point, number in road_points(laid).items():
            ends.setdefault(point, []).append((laid.tile, number))
    for meeting in ends.values():
        if len(meeting) == 2:
            joined[meeting[0]].add(meeting[1])
            joined[meeting[1]].add(meeting[0])
    return joined


def reached(tiles: list[LaidTile]) -> set[Node]:
    """The clearings that can trace a route to the Borderland."""
    joined = graph(tiles)
    found: set[Node] = set()
    ahead = [("borderland", 1)]
    while ahead:
        here = ahead.pop()
        if here not in found:
            found.add(here)
            ahead += joined[here]
    return found


def fault(before: list[LaidTile], laid: LaidTile) -> str:
    """The part of MR-2.2.3 that laying one more tile breaks; nothing if it is legal."""
    if any(hypot(*(a - b for a, b in zip(centre(laid), centre(old), strict=True))) < 1 for old in before):
        return "MR-2.2.5"
    near = [old for old in before if touching(old, laid)]
    if len(near) < min(2, len(before)):
        return "MR-2.2.3a"
    mine, rim = road_points(laid), {edge_point(laid, edge) for edge in range(6)}
    joins = 0
    for old in near:
        shared = rim & {edge_point(old, edge) for edge in range(6)}
        assert len(shared) == 1
        ends = (shared <= mine.keys(), shared <= road_points(old).keys())
        if ends[0] != ends[1]:
            return "MR-2.2.3b"
        joins += ends == (True, True)
    if not joins:
        return "MR-2.2.3c"
    numbers = [spot.number for spot in TILES[laid.tile].green.clearings]
    home = reached([*before, laid])
    connected = [number for number in numbers if (laid.tile, number) in home]
    return "" if len(connected) == (6 if len(numbers) == 6 else len(connected)) and connected else "MR-2.2.3d"


def is_legal(layout: Layout) -> bool:
    """Whether every tile was laid legally, the Borderland first and each once."""
    tiles = list(layout.tiles)
    return (
        tiles[0].tile == "borderland"
        and sorted(laid.tile for laid in tiles) == sorted(TILES)
        and all(laid.side == "green" for laid in tiles)
        and not any(fault(tiles[:number], tiles[number]) for number in range(1, len(tiles)))
    )
