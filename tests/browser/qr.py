"""Reads a QR code: just as much of one as a link needs, undamaged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Set

FORMAT_MASK: Final = 0b101010000010010
LOW: Final = 0b01
"""The level of error correction whose data is one block, in codes of up to 37 cells."""
LARGEST: Final = 37
BYTES: Final = 0b0100
MASKS: Final[tuple[Callable[[int, int], int], ...]] = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
"""Where they are 0, the cell is turned over."""


def read(dark: Set[tuple[int, int]], size: int) -> str:
    """The text of a code, from its dark cells (x, y) without the margin."""
    assert size <= LARGEST
    around = [(8, y) for y in (0, 1, 2, 3, 4, 5, 7, 8)] + [(x, 8) for x in (7, 5, 4, 3, 2, 1, 0)]
    written = sum(((at in dark) << bit) for bit, at in enumerate(around)) ^ FORMAT_MASK
    assert written >> 13 == LOW
    turned = MASKS[written >> 10 & 0b111]
    bits = "".join(str(int(((x, y) in dark) ^ (turned(y, x) == 0))) for x, y in _data_cells(size))
    assert int(bits[:4], 2) == BYTES
    length = int(bits[4:12], 2)
    return bytes(int(bits[12 + 8 * each : 20 + 8 * each], 2) for each in range(length)).decode()


def _data_cells(size: int) -> Iterator[tuple[int, int]]:
    """The cells that hold data: two columns at a time from the right, up and down in turn."""
    upwards = True
    right = size - 1
    while right > 0:
        right -= right == 6  # the timing pattern
        for y in range(size - 1, -1, -1) if upwards else range(size):
            yield from ((x, y) for x in (right, right - 1) if not _is_pattern(x, y, size))
        upwards = not upwards
        right -= 2


def _is_pattern(x: int, y: int, size: int) -> bool:
    """Whether a cell belongs to a finder with its surroundings, to the timing or to the alignment."""
    far = size - 8
    finders = (x < 9 and y < 9) or (x >= far and y < 9) or (x < 9 and y >= far)
    aligned = size > 21 and abs(x - (size - 7)) <= 2 and abs(y - (size - 7)) <= 2
    return finders or aligned or x == 6 or y == 6
