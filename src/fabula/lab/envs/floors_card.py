"""Games of Fearsome Floors on a graphics card for learning: sights, masks and rewards never leave it.

The tables are CuPy's arrays, and libraries for learning take them as their own by DLPack, without a copy:
`torch.from_dlpack(env.tables.sights)`. The kernel is `floors_rows` translated, so each row goes as it does in
the vector environment. Without a card the tables are NumPy's, and the processor runs the very same functions.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
import numpy as np

from fabula.games.floors.game import game as floors
from fabula.games.floors.options import Options
from fabula.lab.envs.floors_rows import ITSELF, RANDOM, Tables, make_paper, make_tables, reset_all, step_all
from fabula.lab.floors_fast.batch import compiling
from fabula.lab.floors_fast.gpu import RULES, Kernel, argument, card, launch
from fabula.lab.floors_fast.outcomes import Room, room_for_outcomes

if TYPE_CHECKING:
    from collections.abc import Mapping

STEP: Final = Kernel(
    "fabula.lab.envs",
    "floors_rows.ptx",
    (
        *RULES,
        *(f"fabula.lab.floors_fast.{name}" for name in ("greedy", "outcomes", "planning")),
        *(f"fabula.lab.envs.{name}" for name in ("floors_rows", "floors_steps", "writing")),
        *(f"fabula.games.floors.{name}" for name in ("encoding", "worth")),
    ),
)
WARP: Final = 32
"""So many threads go in step. Greedy seats think so differently that each gets as many for itself."""
ROOM: Final = ("layouts", "marks", "slots", "slot_of", "been", "nodes")
"""What of a room for outcomes is too large for a thread's own memory."""


class FloorsCardEnv:
    """So many games at once for one agent, whose actions are letters.

    The first `greedy` of them are against seats that play as the bot of that name does, the others against
    random seats or, with `itself`, against the agent: it is asked for each seat in its turn, `tables.seats`
    says for which, and `rewards` and `last_sights` are those of whoever wrote the last letter.

    Write letters into `tables.actions`, call `step`, and find what came of it in the tables, which stay the
    same arrays. A game that is over begins anew in the same step; `last_sights` has what was seen last. With
    `processor` the card is not used even if there is one.
    """

    def __init__(
        self,
        number: int,
        *,
        seats: int = 2,
        greedy: int = 0,
        itself: bool = False,
        options: Mapping[str, object] | None = None,
        seed: int = 0,
        processor: bool = False,
    ) -> None:
        self.number, self._greedy = number, greedy
        self._others = ITSELF if itself else RANDOM
        tables = make_tables(number, seats, msgspec.convert(options or {}, Options))
        tables.games["dice"] = np.random.default_rng(seed).integers(0, 2**63, number, np.uint64)
        tables.seats[:] = np.arange(number) % seats
        self._cupy: Any = None if processor else card()
        if self._cupy is None:
            self.tables, self._paper = tables, make_paper()
        else:
            self._to_card(tables)
        with compiling():
            self._run(fresh=True)

    def step(self) -> None:
        """Give the letters of `tables.actions`; one that its mask forbids costs a decision."""
        self._run(fresh=False)

    def _run(self, *, fresh: bool) -> None:
        if self._cupy is not None:
            self._launch(fresh, 0, self._greedy, WARP)
            self._launch(fresh, self._greedy, self.number, 1)
        elif fresh:
            reset_all(self.tables, self._paper, self._greedy, self._others)
        else:
            step_all(self.tables, self._paper, self._greedy, self._others, floors.horizon)

    def _launch(self, fresh: bool, begin: int, end: int, apart: int) -> None:
        """Let the card go on with these games."""
        if begin < end:
            numbers = (np.int64(number) for number in (fresh, begin, end, apart))
            launch(self._kernel, apart * (end - begin), (*self._arguments, *numbers))

    def _to_card(self, tables: Tables) -> None:
        """Move the tables there, and make room there for every greedy seat to think in."""
        self._kernel = STEP.load(self._cupy)
        self.tables = Tables(*(self._cupy.asarray(_plain(table)) for table in tables))
        self._room = _rooms(self._cupy, room_for_outcomes(), self._greedy)
        self._arguments = (
            *(
                number
                for here, there in zip(tables, self.tables, strict=True)
                for number in argument(there, here.shape, here.itemsize)
            ),
            *(number for array in self._room for number in argument(array, array.shape, array.itemsize)),
            np.int64(self._others),
            np.int64(floors.horizon),
        )


def _plain(table: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    """Records as their bytes: CuPy knows none."""
    return table if table.dtype.names is None else table.view(np.uint8).reshape(len(table), -1)


def _rooms(cupy: Any, room: Room, number: int) -> list[Any]:
    """So many rooms for outcomes on the card."""
    found = []
    for name in ROOM:
        one = getattr(room, name)
        rooms = cupy.empty((number, *one.shape), one.dtype)
        rooms[...] = cupy.asarray(one)
        found.append(rooms)
    return found
