"""FOE-1: the fortress as a graph of spaces, with tables made once for each board.

Spaces are numbers, in the order of the file. A connection that touches an intersection remembers the
side on which it does; whether it can be passed depends on how that tile lies (FOE-1.3).
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib import resources
from typing import Final, Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct

Space: TypeAlias = int
Side: TypeAlias = Literal["N", "E", "S", "W"]
Kind: TypeAlias = Literal["start", "chamber", "intersection", "teleport", "path"]

NOWHERE: Final = -1
SIDES: Final[tuple[Side, ...]] = ("N", "E", "S", "W")
FACE_DOWN: Final = "?"
TOWARDS: Final[dict[tuple[int, int], Side]] = {(0, -1): "N", (1, 0): "E", (0, 1): "S", (-1, 0): "W"}


class SpaceData(Struct, frozen=True):
    """One space of a board file, with its place on the grid."""

    id: str
    kind: Kind
    x: int
    y: int
    ward: str = ""


class Board(Struct, frozen=True, cache_hash=True):
    """A board file. Connected spaces lie next to each other on the grid."""

    name: str
    spaces: tuple[SpaceData, ...]
    connections: tuple[tuple[str, str], ...]
    wards: tuple[tuple[str, str], ...] = ()
    reconstructed: bool = False

    @classmethod
    def of_file(cls, text: bytes) -> Board:
        """The board that a file describes."""
        return read_board(text)


class Way(NamedTuple):
    """A connection seen from one of its ends: where it leads, and which sides of which tiles it touches.

    A gate is an intersection's number, or -1 if that end is not one.
    """

    to: Space
    gate: int
    side: str
    far_gate: int
    far_side: str


class Maze(Struct, frozen=True):
    """The tables of a board."""

    board: Board
    ids: tuple[str, ...]
    number: dict[str, Space]
    ways: tuple[tuple[Way, ...], ...]
    neighbours: tuple[tuple[Space, ...], ...]
    """The spaces that connections lead to from each space, passable or not."""
    gated: tuple[Space, ...]
    """The spaces of which some connection depends on how a tile lies."""
    chambers: tuple[Space, ...]
    chamber_at: tuple[int, ...]
    """The number of the chamber on each space, or -1: everything else is pathway (FOE-1.1)."""
    starts: tuple[Space, ...]
    intersections: tuple[Space, ...]
    intersection_at: tuple[int, ...]
    teleports: tuple[Space, ...]
    teleport_at: tuple[int, ...]

    def passable(self, way: Way, closed: str) -> bool:
        """Whether a connection can be passed with the tiles lying as they do (FOE-1.3)."""
        if way.gate >= 0 and closed[way.gate] in (FACE_DOWN, way.side):
            return False
        return way.far_gate < 0 or closed[way.far_gate] not in (FACE_DOWN, way.far_side)


def read_board(text: bytes) -> Board:
    """Parse a board file."""
    return msgspec.json.decode(text, type=_BoardFile).board()


class _BoardFile(Struct, frozen=True):
    """The file as people write it: wards as an object."""

    name: str
    spaces: tuple[SpaceData, ...]
    connections: tuple[tuple[str, str], ...]
    wards: dict[str, str] = {}
    reconstructed: bool = False

    def board(self) -> Board:
        return Board(self.name, self.spaces, self.connections, tuple(self.wards.items()), self.reconstructed)


FORTRESS_FUROR: Final = read_board((resources.files(__package__) / "data" / "board.json").read_bytes())


@cache
def maze_of(board: Board | None) -> Maze:
    """The tables of a board; None means Fortress Furor."""
    board = board or FORTRESS_FUROR
    number = {space.id: index for index, space in enumerate(board.spaces)}
    of_kind: dict[str, list[Space]] = {}
    for index, space in enumerate(board.spaces):
        of_kind.setdefault(space.kind, []).append(index)
    chambers = sorted(of_kind.get("start", []) + of_kind.get("chamber", []))
    intersections, teleports = of_kind.get("intersection", []), of_kind.get("teleport", [])

    def positions(spaces: list[Space]) -> tuple[int, ...]:
        return tuple(spaces.index(space) if space in spaces else -1 for space in range(len(board.spaces)))

    intersection_at = positions(intersections)
    ways: list[list[Way]] = [[] for _ in board.spaces]
    for one, other in board.connections:
        for here, there in ((number[one], number[other]), (number[other], number[one])):
            a, b = board.spaces[here], board.spaces[there]
            side = TOWARDS[b.x - a.x, b.y - a.y]
            back = TOWARDS[a.x - b.x, a.y - b.y]
            ways[here].append(Way(there, intersection_at[here], side, intersection_at[there], back))
    for each in ways:
        each.sort(key=lambda way: "NESW".index(way.side))
    return Maze(
        board=board,
        ids=tuple(space.id for space in board.spaces),
        number=number,
        ways=tuple(tuple(each) for each in ways),
        neighbours=tuple(tuple(way.to for way in each) for each in ways),
        gated=tuple(
            space for space, each in enumerate(ways) if any(max(way.gate, way.far_gate) >= 0 for way in each)
        ),
        chambers=tuple(chambers),
        chamber_at=positions(chambers),
        starts=tuple(of_kind.get("start", [])),
        intersections=tuple(intersections),
        intersection_at=intersection_at,
        teleports=tuple(teleports),
        teleport_at=positions(teleports),
    )


@lru_cache(maxsize=128)
def steps_with(board: Board | None, closed: str) -> tuple[tuple[Space, ...], ...]:
    """From each space those that one passable connection leads to, with the tiles lying like this."""
    maze = maze_of(board)
    steps = list(maze.neighbours)
    for space in maze.gated:
        steps[space] = tuple([way.to for way in maze.ways[space] if maze.passable(way, closed)])
    return tuple(steps)


@lru_cache(maxsize=4096)
def corridors(board: Board | None, closed: str, start: Space) -> tuple[tuple[Space, ...], ...]:
    """Every way from a chamber by pathway to another one, no space twice, shortest first (FOE-10.5)."""
    maze, steps = maze_of(board), steps_with(board, closed)
    found: list[tuple[Space, ...]] = []
    paths: list[tuple[Space, ...]] = [()]
    while paths:
        longer = []
        for path in paths:
            for space in steps[path[-1] if path else start]:
                if space == start or space in path:
                    continue
                if maze.chamber_at[space] >= 0:
                    found.append((*path, space))
                else:
                    longer.append((*path, space))
        paths = longer
    return tuple(found)
