"""The tables in memory: each is loaded when somebody comes, and let go when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import itertools
import time
from typing import TYPE_CHECKING, Final

import structlog
from msgspec.structs import replace

from fabula.server import presence, retention
from fabula.server.elsewhere import catch_up, look_elsewhere
from fabula.server.limits import Doors
from fabula.server.listening import Listener
from fabula.server.live import Live
from fabula.server.meters import Meters
from fabula.server.steward import Steward
from fabula.server.tempo import USUAL
from fabula.server.thinking import Thinkers

if TYPE_CHECKING:
    from collections.abc import Coroutine

    from fabula.core import Seat
    from fabula.server.store import Store
    from fabula.server.tempo import Tempo
    from fabula.server.viewers import Viewer

IDLE: Final = 120.0
"""Seconds after which a table that nobody looks at is let go."""
TIDYING: Final = 30.0
REMOVING: Final = 120
"""Every so often when it tidies up, a process removes what is too old to be kept."""
AT_ONCE: Final = 2000.0
PER_SECOND: Final = 10.0
"""Tables that may be opened, and links that may be tried, from one address."""

log = structlog.get_logger()


class Hall:
    """The tables in memory, and the bots that play at them."""

    def __init__(
        self,
        store: Store,
        *,
        thinkers: Thinkers | None = None,
        tempo: Tempo = USUAL,
        keep: int | None = None,
    ) -> None:
        self.store = store
        self._keep = keep
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
        self._due: set[str] = set()
        self._working: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Begin to tidy up now and then, and to hear what other processes do."""
        if not self._tempo.key:
            self._tempo = replace(self._tempo, key=bytes.fromhex(await self.store.key("tempo")))
        if self._listener is not None:
            await self._listener.open()
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        """Let every table go."""
        if self._listener is not None:
            await self._listener.close()
        await asyncio.gather(*self._working, return_exceptions=True)
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
        if found is not None and not found.gone:
            return found
        lock = self._loading.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                found = self._live.get(table)
                if found is not None and found.gone:
                    await self._let_go(table)
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
        before = live.audience.own()
        live.audience.viewers.add(viewer)
        viewer.tell(live.audience.welcome(viewer))
        self._seen(live, before)

    def leave(self, live: Live, viewer: Viewer) -> None:
        """Somebody looks no more."""
        before = live.audience.own()
        live.audience.viewers.discard(viewer)
        self._used[live.row.id] = time.monotonic()
        self._seen(live, before)

    def _seen(self, live: Live, before: frozenset[Seat]) -> None:
        """Tell all, through other processes too, if others are here than before."""
        if live.audience.own() == before:
            return
        live.audience.show_change()
        if self.store.shared:
            self._do(self._announce(live))

    async def _announce(self, live: Live) -> None:
        async with live.lock:
            await presence.be_here(self.store, live.row.id, live.audience.own())

    # -- other processes --------------------------------------------------------------------------------

    def heard(self, table: str) -> None:
        """Another process has changed this table."""
        if table in self._live and table not in self._due:
            self._due.add(table)
            self._do(self._catch_up(self._live[table]))

    async def catch_up_all(self) -> None:
        """Nothing was heard for a while: look at every table again."""
        for live in self.tables:
            await self._catch_up(live)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            self._due.discard(live.row.id)  # whatever is said from now on has to be read anew
            await catch_up(live)

    def _do(self, work: Coroutine[None, None, None]) -> None:
        """Do something without waiting for it."""
        task = asyncio.create_task(work)
        self._working.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._working.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("work left undone", exc_info=error)

    async def _tidy(self) -> None:
        for round_number in itertools.count():
            await asyncio.sleep(TIDYING)
            if self.store.shared:
                self._do(self._stay())
            self._do(self.wake())
            if self._keep is not None and round_number % REMOVING == 0:
                self._do(self.remove_old(self._keep))
            for table, live in list(self._live.items()):
                if not live.audience.viewers and time.monotonic() - self._used[table] > IDLE:
                    await self._let_go(table)

    async def wake(self) -> None:
        """Take up the tables where a clock has run out; their stewards do the rest."""
        now = time.time()
        for table in await self.store.to_wake(now):
            try:
                live = await self.live(table)
            except Exception as error:  # one that cannot be taken up does not keep the others waiting
                log.error("table not taken up", table=table, exc_info=error)
                continue
            deadline = None if live is None else live.timing.deadline
            # once more a while later, should this process not come to it
            await self.store.set_wake(table, None if deadline is None else max(deadline, now) + IDLE, now)

    async def remove_old(self, days: int) -> None:
        """Remove the tables that nobody has touched for so many days, and the people who go with them."""
        removed = await retention.tidy(self.store, days, spared=self._live)
        if any(removed):
            log.info("tidied", tables=removed.tables, people=removed.people)

    async def _stay(self) -> None:
        """Tell the others that this process is still there, and see who else is."""
        await presence.stay_here(self.store)
        for live in self.tables:
            await look_elsewhere(live)

    async def _let_go(self, table: str) -> None:
        live = self._live[table]
        async with live.lock:
            del self._live[table]
            self._used.pop(table, None)
        await self._stewards.pop(table).close()
        live.close()
        live.audience.dismiss()
