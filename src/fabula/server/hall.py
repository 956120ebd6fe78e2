"""The tables in memory: each is loaded when somebody comes, and let go when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

from fabula.server.limits import Doors
from fabula.server.listening import Listener
from fabula.server.live import Live
from fabula.server.meters import Meters
from fabula.server.steward import Steward
from fabula.server.tempo import USUAL
from fabula.server.thinking import Thinkers

if TYPE_CHECKING:
    from fabula.server.store import Store
    from fabula.server.tempo import Tempo
    from fabula.server.viewers import Viewer

IDLE: Final = 120.0
"""Seconds after which a table that nobody looks at is let go."""
TIDYING: Final = 30.0
AT_ONCE: Final = 2000.0
PER_SECOND: Final = 10.0
"""Tables that may be opened, and links that may be tried, from one address."""


class Hall:
    """The tables in memory, and the bots that play at them."""

    def __init__(self, store: Store, *, thinkers: Thinkers | None = None, tempo: Tempo = USUAL) -> None:
        self.store = store
        self.thinkers = thinkers or Thinkers()
        self.meters = Meters()
        self.doors = Doors(AT_ONCE, PER_SECOND)
        self._tempo = tempo
        self._live: dict[str, Live] = {}
        self._stewards: dict[str, Steward] = {}
        self._used: dict[str, float] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._tidying: asyncio.Task[None] | None = None
        self._listener = Listener(self) if store.shared else None
        self._catching_up: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to tidy up now and then, and to hear what other processes do."""
        if self._listener is not None:
            await self._listener.open()
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Let every table go."""
        if self._listener is not None:
            await self._listener.close()
        await asyncio.gather(*self._catching_up, return_exceptions=True)
        if self._tidying is not None:
            self._tidying.cancel()
            await asyncio.gather(self._tidying, return_exceptions=True)
        for table in list(self._live):
            await self._let_go(table)
        await self.thinkers.close()

    @property
    def tables(self) -> tuple[Live, ...]:
        """The tables in memory."""
        return tuple(self._live.values())

    def known(self, table: str) -> Live | None:
        """The table of this id if it is in memory."""
        return self._live.get(table)

    async def live(self, table: str) -> Live | None:
        """The table of this id; None if there is none."""
        self._used[table] = time.monotonic()
        found = self._live.get(table)
        if found is not None:
            return found
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                return self._live.get(table) or await self._load(table)
        finally:
            self._loading.pop(table, None)

    async def _load(self, table: str) -> Live | None:
        loaded = await Live.load(self.store, table, self._tempo, self.meters)
        if loaded is None:
            self._used.pop(table, None)
            return None
        self._live[table] = loaded
        self._stewards[table] = Steward(loaded, self.thinkers)
        return loaded

    def enter(self, live: Live, viewer: Viewer) -> None:
        """Somebody looks: he is shown everything, the others that he is here."""
        before = live.audience.here()
        live.audience.viewers.add(viewer)
        viewer.tell(live.audience.welcome(viewer))
        if live.audience.here() != before:
            live.audience.show_change()

    def leave(self, live: Live, viewer: Viewer) -> None:
        """Somebody looks no more."""
        before = live.audience.here()
        live.audience.viewers.discard(viewer)
        self._used[live.row.id] = time.monotonic()
        if live.audience.here() != before:
            live.audience.show_change()

    def heard(self, table: str) -> None:
        """Another process has changed this table."""
        live = self._live.get(table)
        if live is not None:
            task = asyncio.create_task(_catch_up(live))
            self._catching_up.add(task)
            task.add_done_callback(self._catching_up.discard)

    async def catch_up_all(self) -> None:
        """Nothing was heard for a while: look at every table again."""
        for live in self.tables:
            await _catch_up(live)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            for table, live in list(self._live.items()):
                if not live.audience.viewers and time.monotonic() - self._used[table] > IDLE:
                    await self._let_go(table)

    async def _let_go(self, table: str) -> None:
        live = self._live[table]
        async with live.lock:
            del self._live[table]
            self._used.pop(table, None)
        await self._stewards.pop(table).close()
        for viewer in live.audience.viewers:
            viewer.close()


async def _catch_up(live: Live) -> None:
    async with live.lock:
        await live.catch_up()
