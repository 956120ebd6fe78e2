"""Translate the compiled lane of Floors for graphics cards: `python -m tools.floors_kernel`.

Makes `src/fabula/lab/floors_fast/kernel.ptx` out of the very functions that numba compiles for the
processor. Needs `pip install "numba-cuda[cu12]"`, but no card.
"""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import numba
from numba import cuda
from numba.cuda import dispatcher
from numba.np.numpy_support import from_dtype

from fabula.lab.floors_fast import gpu
from fabula.lab.floors_fast.figures import MOST_PUSHES
from fabula.lab.floors_fast.monster import MOST_MOMENTS
from fabula.lab.floors_fast.playing import random_decision
from fabula.lab.floors_fast.record import FLOOR, GAME
from fabula.lab.floors_fast.tables import MOST_POINTS

CAPABILITY: Final = (7, 5)
"""The oldest cards for which the kernel is made; newer drivers translate it for newer ones."""
TARGET: Final = Path(gpu.__file__).with_name(gpu.KERNEL)


def play_one(games: Any, floors: Any, decisions: Any) -> None:
    """What one thread does: play one game to its end."""
    number = cuda.grid(1)
    if number >= games.shape[0]:
        return
    path = cuda.local.array(MOST_POINTS, numba.int8)
    undo = cuda.local.array((MOST_PUSHES, 3), numba.int16)
    moments = cuda.local.array((MOST_MOMENTS, 2), numba.uint64)
    game, floor, count = games[number], floors[number], 0
    while game.ending == 0:
        random_decision(game, floor, path, undo, moments)
        count += 1
    decisions[number] = count


def main() -> None:
    """Write the kernel."""
    # numba asks the card at hand what it can do when one function calls another; there is none here.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    rows = [numba.types.Array(kind, 1, "C") for kind in (from_dtype(GAME), from_dtype(FLOOR), numba.int32)]
    text, _ = cuda.compile_ptx(play_one, numba.void(*rows), cc=CAPABILITY)
    TARGET.write_text(f"// made from {gpu.source_mark()}\n{text}", encoding="ascii")
    print(f"{TARGET.name}: {len(text):,} characters")


if __name__ == "__main__":
    main()
