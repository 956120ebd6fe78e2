"""What other processes on the same PostgreSQL do: it tells every one of them which table has changed."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import psycopg
import structlog

from fabula.server.database import CHANNEL

if TYPE_CHECKING:
    from fabula.server.hall import Hall

AGAIN: Final = 1.0
"""Seconds after which a lost connection is tried again."""

log = structlog.get_logger()


class Listener:
    """Keeps one connection open on which the database speaks up."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to listen; returns when nothing can be missed any more."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        await ready.wait()

    async def close(self) -> None:
        """Stop listening."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self, ready: asyncio.Event) -> None:
        store = self._hall.store
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    store.address, autocommit=True
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():  # what was said meanwhile was not heard
                        await self._hall.catch_up_all()
                    ready.set()
                    async for notice in connection.notifies():
                        sender, _, table = notice.payload.partition(" ")
                        if sender != store.process:
                            self._hall.heard(table)
            except (psycopg.Error, OSError):
                log.warning("database does not speak up")
                ready.set()
                await asyncio.sleep(AGAIN)
