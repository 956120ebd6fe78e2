"""FLOORS-1: the fortress, its cells and its walls, as tables made once from `data/board.json`.

A cell is a number, `16 * y + x`. What stands on the cells is one string of 176 characters, one for
each cell: `.` for an empty cell, a letter of `STONES`, a figure's letter, or a blank where the board
has no cell. A string is immutable, hashes once and is sliced at C speed: a line of sight is one slice.
"""

from __future__ import annotations

from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct

Cell: TypeAlias = int
Coordinates: TypeAlias = tuple[int, int]
Direction: TypeAlias = Literal["N", "E", "S", "W"]
Arrow: TypeAlias = Literal["N", "E", "S", "W"]

WIDTH: Final = 16
HEIGHT: Final = 11
OFF: Final = -1

DIRECTIONS: Final[tuple[Direction, ...]] = ("N", "E", "S", "W")
_STEP: Final = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
RIGHT_OF: Final[dict[Direction, Direction]] = {"N": "E", "E": "S", "S": "W", "W": "N"}
LEFT_OF: Final[dict[Direction, Direction]] = {"N": "W", "W": "S", "S": "E", "E": "N"}
BEHIND: Final[dict[Direction, Direction]] = {"N": "S", "S": "N", "E": "W", "W": "E"}

EMPTY: Final = "."
NO_CELL: Final = " "
STONES: Final = "scru"
"""FLOORS-1.5: stone, crystal, right-turner, 180-degree turner."""
SEEN_THROUGH: Final = ".c"
"""FLOORS-7.3: what the monster looks past."""
KIND_OF: Final = {"s": "stone", "c": "crystal", "r": "right", "u": "uturn"}
LETTER_OF: Final = {kind: letter for letter, kind in KIND_OF.items()}
FIGURES: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ" + "".join(map(chr, range(0x4E00, 0x4E00 + 176)))
"""The letters of figures on the board; a game has at most 21, a made-up position may be full of them."""


class MonsterStart(Struct, frozen=True):
    """Where the monster begins (FLOORS-2.3)."""

    at: Coordinates
    facing: Direction


class BasicFloor(Struct, frozen=True):
    """What lies on the floor in the basic game (FLOORS-2.2)."""

    stones: tuple[Coordinates, ...]
    pools: dict[str, tuple[Coordinates, ...]]


class BoardData(Struct, frozen=True, forbid_unknown_fields=True):
    """The facts of `data/board.json`."""

    rows: tuple[tuple[int, int], ...]
    exit: Coordinates
    entrance: Coordinates
    walls: dict[Direction, str]
    monster: MonsterStart
    basic: BasicFloor
    tiles: dict[str, int]
    no_tile_on: tuple[Coordinates, ...]
    white_numbers: dict[int, tuple[int, ...]]
    movement_tiles: tuple[str, ...]


DATA: Final = msgspec.json.decode(
    (resources.files(__package__) / "data" / "board.json").read_bytes(), type=BoardData
)


def cell_at(x: int, y: int) -> Cell:
    """The cell with these coordinates, or `OFF` where the board has none (FLOORS-1.1)."""
    if 0 <= y < HEIGHT and DATA.rows[y][0] <= x <= DATA.rows[y][1]:
        return WIDTH * y + x
    return OFF


CELLS: Final = tuple(cell for y in range(HEIGHT) for x in range(WIDTH) if (cell := cell_at(x, y)) != OFF)
COORDINATES: Final[tuple[Coordinates, ...]] = tuple(
    (cell % WIDTH, cell // WIDTH) for cell in range(WIDTH * HEIGHT)
)
EXIT: Final = cell_at(*DATA.exit)
ENTRANCE: Final = cell_at(*DATA.entrance)
CORNERS: Final = (EXIT, ENTRANCE)
EMPTY_BOARD: Final = "".join(EMPTY if cell in CELLS else NO_CELL for cell in range(WIDTH * HEIGHT))


def _neighbour(cell: Cell, direction: Direction) -> Cell:
    x, y = COORDINATES[cell]
    dx, dy = _STEP[direction]
    return cell_at(x + dx, y + dy) if cell in CELLS else OFF


NEXT: Final = {d: tuple(_neighbour(cell, d) for cell in range(WIDTH * HEIGHT)) for d in DIRECTIONS}
"""The neighbour of each cell in each direction, or `OFF` (FLOORS-1.4)."""
NEIGHBOURS: Final = tuple(
    tuple((d, NEXT[d][cell]) for d in DIRECTIONS if NEXT[d][cell] != OFF) for cell in range(WIDTH * HEIGHT)
)
OPPOSITE: Final = tuple(WIDTH * HEIGHT - 1 - cell for cell in range(WIDTH * HEIGHT))
"""Where a wall leads: the cell on the opposite side with the same sign (FLOORS-1.3)."""


def wall_sign(cell: Cell, direction: Direction) -> str:
    """The sign on the wall that ends this cell in this direction (FLOORS-1.3)."""
    x, y = COORDINATES[cell]
    return DATA.walls[direction][x if direction in "NS" else y]


def _line(cell: Cell, direction: Direction) -> tuple[slice, int]:
    """The cells from here to the edge (FLOORS-7.2), as a slice of the board's string and its length."""
    length = 0
    last = cell
    while NEXT[direction][last] != OFF:
        last = NEXT[direction][last]
        length += 1
    stride = {"N": -WIDTH, "E": 1, "S": WIDTH, "W": -1}[direction]
    stop: int | None = last + stride
    if stop is not None and stop < 0:
        stop = None
    return (slice(cell + stride, stop, stride) if length else slice(0, 0)), length


LINES: Final = {d: tuple(_line(cell, d) for cell in range(WIDTH * HEIGHT)) for d in DIRECTIONS}
"""The line of sight from each cell in each direction: a slice of the board, and how many cells it has."""


def put(board: str, cell: Cell, piece: str) -> str:
    """The board with this piece (or `EMPTY`) on a cell."""
    return f"{board[:cell]}{piece}{board[cell + 1 :]}"


def shift(board: str, start: Cell, end: Cell) -> str:
    """The board with the piece on one cell moved to another."""
    return put(put(board, start, EMPTY), end, board[start])


def stones_on(board: str) -> list[tuple[int, int, str]]:
    """All stones as (x, y, kind), sorted."""
    return sorted((*COORDINATES[cell], KIND_OF[board[cell]]) for cell in CELLS if board[cell] in STONES)
