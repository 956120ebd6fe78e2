"""The same games on a graphics card: up to a million at once, each by a thread of its own.

A kernel is our own source, translated ahead of time by `tools/floors_kernel.py` and kept beside it, so that
nothing but CuPy is needed to run it. Its first line says from which source it was made, and a test
compares. Without a card the processor does the work.
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import numpy as np

from fabula.lab.floors_fast.record import FLOOR, GAME

if TYPE_CHECKING:
    from pathlib import Path

    from fabula.lab.floors_fast.batch import Batch

THREADS: Final = 256
"""In a block; 64 and 128 were measured to be no faster."""
NOTHING: Final = np.uint64(0)


class Kernel(NamedTuple):
    """A kernel: the package in which it lies, its file, and the modules from which it is made."""

    package: str
    file: str
    made_from: tuple[str, ...]

    def source_mark(self) -> str:
        """A digest of the modules from which the kernel is made."""
        texts = []
        for module in self.made_from:
            package, _, name = module.rpartition(".")
            texts.append(resources.files(package).joinpath(f"{name}.py").read_bytes())
        return hashlib.sha256(b"\0".join(texts)).hexdigest()

    def text(self) -> str:
        """The kernel, as the card's driver reads it."""
        return resources.files(self.package).joinpath(self.file).read_text("ascii")

    def mark(self) -> str:
        """From which source the kernel was made, by its own word."""
        return self.text().partition("\n")[0].removeprefix("// made from ")

    def load(self, cupy: Any) -> Any:
        """The kernel on the card at hand."""
        with resources.as_file(resources.files(self.package).joinpath(self.file)) as path:
            return load(cupy, path)


RULES: Final = tuple(
    f"fabula.lab.floors_fast.{name}"
    for name in ("dice", "figures", "laying", "monster", "moves", "playing", "record", "rounds", "tables")
)
PLAY_OUT: Final = Kernel("fabula.lab.floors_fast", "kernel.ptx", RULES)


@cache
def load(cupy: Any, path: Path) -> Any:
    """The kernel in this file on the card at hand."""
    name = re.search(r"\.entry (\S+)\(", path.read_text("ascii"))
    assert name is not None
    return cupy.RawModule(path=str(path)).get_function(name[1])


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


def launch(kernel: Any, number: int, arguments: tuple[Any, ...]) -> None:
    """Let so many threads run a kernel."""
    kernel(((number + THREADS - 1) // THREADS,), (THREADS,), arguments)


def argument(array: Any, shape: tuple[int, ...], size: int) -> tuple[Any, ...]:
    """An array on the card, with items of so many bytes, as numba hands it to a kernel.

    That is: two owners, length, item size, address, shape, strides.
    """
    count = int(np.prod(shape))
    strides = [size * int(np.prod(shape[axis + 1 :])) for axis in range(len(shape))]
    extents = (np.int64(number) for number in (*shape, *strides))
    return (NOTHING, NOTHING, np.int64(count), np.int64(size), np.uint64(array.data.ptr), *extents)


def _on_card(cupy: Any, batch: Batch) -> int:
    number = len(batch)
    games, floors = cupy.asarray(batch.games.view(np.uint8)), cupy.asarray(batch.floors.view(np.uint8))
    decisions = cupy.zeros(number, cupy.int32)
    sizes = ((games, GAME.itemsize), (floors, FLOOR.itemsize), (decisions, 4))
    launch(
        PLAY_OUT.load(cupy),
        number,
        tuple(n for array, size in sizes for n in argument(array, (number,), size)),
    )
    batch.games[:] = cupy.asnumpy(games).view(GAME)
    batch.floors[:] = cupy.asnumpy(floors).view(FLOOR)
    return int(decisions.sum(dtype=cupy.int64))
