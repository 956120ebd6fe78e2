"""The same games on a graphics card: up to a million at once, each by a thread of its own.

The kernel is this package's own source, translated ahead of time by `tools/floors_kernel.py` and kept beside
it, so that nothing but CuPy is needed to run it. Its first line says from which source it was made, and a
test compares. Without a card the processor does the work.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final

import numpy as np

from fabula.lab.floors_fast.record import FLOOR, GAME

if TYPE_CHECKING:
    from fabula.lab.floors_fast.batch import Batch

KERNEL: Final = "kernel.ptx"
THREADS: Final = 256
"""In a block; 64 and 128 were measured to be no faster."""
MADE_FROM: Final = ("dice", "figures", "laying", "monster", "moves", "playing", "record", "rounds", "tables")
NOTHING: Final = np.uint64(0)


def source_mark() -> str:
    """A digest of the modules from which the kernel is made."""
    texts = (resources.files(__package__).joinpath(f"{name}.py").read_bytes() for name in MADE_FROM)
    return hashlib.sha256(b"\0".join(texts)).hexdigest()


def kernel_text() -> str:
    """The kernel, as the card's driver reads it."""
    return resources.files(__package__).joinpath(KERNEL).read_text("ascii")


def kernel_mark() -> str:
    """From which source the kernel was made, by its own word."""
    return kernel_text().partition("\n")[0].removeprefix("// made from ")


@cache
def card() -> Any:
    """CuPy, if it is installed and finds a card; else None."""
    try:
        import cupy
    except ImportError:
        return None
    try:
        return cupy if cupy.cuda.runtime.getDeviceCount() else None
    except cupy.cuda.runtime.CUDARuntimeError:
        return None


def play_out(batch: Batch) -> int:
    """Play every game to its end at random, on a card if there is one; how many decisions that took."""
    return batch.play_out() if card() is None else _on_card(card(), batch)


@cache
def _kernel(cupy: Any) -> Any:
    name = re.search(r"\.entry (\S+)\(", kernel_text())
    assert name is not None
    with resources.as_file(resources.files(__package__).joinpath(KERNEL)) as path:
        return cupy.RawModule(path=str(path)).get_function(name[1])


def _on_card(cupy: Any, batch: Batch) -> int:
    number = len(batch)
    games, floors = cupy.asarray(batch.games.view(np.uint8)), cupy.asarray(batch.floors.view(np.uint8))
    decisions = cupy.zeros(number, cupy.int32)
    blocks = (number + THREADS - 1) // THREADS
    rows = (*_row(games, number, GAME.itemsize), *_row(floors, number, FLOOR.itemsize))
    _kernel(cupy)((blocks,), (THREADS,), (*rows, *_row(decisions, number, 4)))
    batch.games[:] = cupy.asnumpy(games).view(GAME)
    batch.floors[:] = cupy.asnumpy(floors).view(FLOOR)
    return int(decisions.sum(dtype=cupy.int64))


def _row(array: Any, number: int, size: int) -> tuple[Any, ...]:
    """An array as numba hands it to a kernel: two owners, length, item size, address, shape, strides."""
    count, width = np.int64(number), np.int64(size)
    return (NOTHING, NOTHING, count, width, np.uint64(array.data.ptr), count, width)
