"""Translate the compiled lane of Floors for graphics cards: `python -m tools.floors_kernel`.

Makes `src/fabula/lab/floors_fast/kernel.ptx` and `src/fabula/lab/envs/floors_rows.ptx` out of the very
functions that numba compiles for the processor. Needs `pip install "numba-cuda[cu12]"`, but no card.
"""

from __future__ import annotations

from importlib import resources
from multiprocessing import get_context
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, Final

import numba
from numba import cuda
from numba.cuda import dispatcher, lowering
from numba.np.numpy_support import from_dtype

from fabula.games.floors.options import Options
from fabula.lab.envs.floors_card import ROOM, STEP
from fabula.lab.envs.floors_rows import GREEDY, Paper, Tables, begin_row, make_tables, step_row
from fabula.lab.envs.floors_steps import room_for_search
from fabula.lab.floors_fast.figures import MOST_PUSHES
from fabula.lab.floors_fast.gpu import PLAY_OUT, THREADS
from fabula.lab.floors_fast.monster import MOST_MOMENTS
from fabula.lab.floors_fast.outcomes import Room, room_for_outcomes
from fabula.lab.floors_fast.planning import MOST_SEATS, Desk, Top
from fabula.lab.floors_fast.playing import random_decision
from fabula.lab.floors_fast.record import FLOOR, GAME
from fabula.lab.floors_fast.tables import CELL_COUNT, MOST_FIGURES, MOST_POINTS

if TYPE_CHECKING:
    from fabula.lab.floors_fast.gpu import Kernel

BOUNDS: Final = (THREADS, 4)
"""Threads of a block, and blocks that a processor of the card is to hold at a time."""
CAPABILITY: Final = (7, 5)
"""The oldest cards for which the kernel is made; newer drivers translate it for newer ones."""
GAME_TYPE: Final = from_dtype(GAME)
SEARCH: Final = room_for_search().shape
APART: Final = {
    "after_figure",
    "list_outcomes",
    "look",
    "monster_phase",
    "one_letter",
    "open_letters",
    "random_decision",
    "stride",
    "whole_step",
    "worths",
}
"""They are called from many places; with a copy for each of these the kernel would be twice as long."""


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


def step_one(
    games: Any,
    floors: Any,
    first: Any,
    first_floor: Any,
    seats: Any,
    actions: Any,
    walks: Any,
    masks: Any,
    decisions: Any,
    sights: Any,
    last_masks: Any,
    last_sights: Any,
    rewards: Any,
    over: Any,
    cut_off: Any,
    illegal: Any,
    layouts: Any,
    marks: Any,
    slots: Any,
    slot_of: Any,
    been: Any,
    nodes: Any,
    others: int,
    horizon: int,
    fresh: int,
    begin: int,
    end: int,
    apart: int,
) -> None:
    """What one thread does: begin one game, or give a letter in it.

    The games from `begin` to `end` are dealt with, each by every so many threads: threads that lie together
    wait for each other wherever their games go different ways.
    """
    thread = cuda.grid(1)
    number = begin + thread // apart
    if number >= end or thread % apart > 0:
        return
    tables = Tables(
        games,
        floors,
        first,
        first_floor,
        seats,
        actions,
        walks,
        masks,
        decisions,
        sights,
        last_masks,
        last_sights,
        rewards,
        over,
        cut_off,
        illegal,
    )
    undo = cuda.local.array((MOST_PUSHES, 3), numba.int16)
    rival, place = (GREEDY, number) if number < layouts.shape[0] else (others, 0)
    room = Room(layouts[place], marks[place], slots[place], slot_of[place], been[place], nodes[place], undo)
    one = Top(
        cuda.local.array(1, numba.float64),
        cuda.local.array(1, numba.int64),
        cuda.local.array(1, numba.int64),
        cuda.local.array((1, CELL_COUNT), numba.int8),
        cuda.local.array((1, MOST_POINTS), numba.int8),
        cuda.local.array(1, numba.int64),
    )
    desk = Desk(
        room,
        cuda.local.array(1, GAME_TYPE),
        cuda.local.array(1, GAME_TYPE),
        cuda.local.array(1, GAME_TYPE),
        cuda.local.array(1, GAME_TYPE),
        cuda.local.array(MOST_FIGURES, numba.float64),
        cuda.local.array(MOST_SEATS, numba.float64),
        one,
    )
    paper = Paper(
        cuda.local.array(MOST_POINTS, numba.int8),
        undo,
        cuda.local.array((MOST_MOMENTS, 2), numba.uint64),
        cuda.local.array(SEARCH, numba.int64),
        cuda.local.array(MOST_SEATS, numba.int8),
        desk,
    )
    if fresh or step_row(tables, paper, number, rival, horizon):
        begin_row(tables, paper, number, rival)


def write(kernel: Kernel, function: Any, arguments: list[Any], bounds: tuple[int, int] | None = None) -> None:
    """Translate a function and put it beside its source; `bounds` as `cuda.compile_ptx` has them."""
    # numba asks the card at hand what it can do when one function calls another; there is none here.
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=CAPABILITY)
    text, _ = cuda.compile_ptx(function, numba.void(*arguments), cc=CAPABILITY, launch_bounds=bounds)
    target = Path(str(resources.files(kernel.package))) / kernel.file
    target.write_text(f"// made from {kernel.source_mark()}\n{text}", encoding="ascii")
    print(f"{target.name}: {len(text):,} characters")


def rows(kind: Any, dimensions: int = 1) -> Any:
    """The type of an array of such items, one after another."""
    return numba.types.Array(from_dtype(kind), dimensions, "C")


def write_play_out() -> None:
    """Make the kernel that plays whole games."""
    write(PLAY_OUT, play_one, [rows(GAME), rows(FLOOR), numba.types.Array(numba.int32, 1, "C")])


def write_step() -> None:
    """Make the kernel that gives a letter; the functions of `APART` are called in it, not copied."""
    set_up = lowering.Lower.setup_function

    def set_up_apart(self: Any, description: Any) -> None:
        set_up(self, description)
        if description.qualname in APART:
            self.function.attributes.add("noinline")

    lowering.Lower.setup_function = set_up_apart
    tables = [rows(table.dtype, table.ndim) for table in make_tables(1, 2, Options())]
    room = room_for_outcomes()
    rooms = [rows(getattr(room, name).dtype, getattr(room, name).ndim + 1) for name in ROOM]
    write(STEP, step_one, [*tables, *rooms, *[numba.int64] * 6], BOUNDS)


def main() -> None:
    """Write the kernels, each in a process of its own: numba keeps what it has translated as it is."""
    for job in (write_play_out, write_step):
        process = get_context("spawn").Process(target=job)
        process.start()
        process.join()
        if process.exitcode != 0:
            raise SystemExit(process.exitcode)


if __name__ == "__main__":
    main()
