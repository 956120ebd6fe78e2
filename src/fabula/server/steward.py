"""What a table does by itself: bots play, whoever has only one answer is not kept waiting."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Final

import structlog

from fabula.core import Fault, Illegal
from fabula.server.thinking import Lost

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.server.live import Live
    from fabula.server.thinking import Thinkers

GRACE: Final = 1.0
"""Seconds in which a person can still take back before a bot acts on what he did."""

log = structlog.get_logger()


class Steward:
    """Tends one table: whenever something has changed, it looks whether somebody is to be played for."""

    def __init__(self, live: Live, thinkers: Thinkers, *, grace: float = GRACE) -> None:
        self.live = live
        self._thinkers = thinkers
        self._grace = grace
        self._task = asyncio.create_task(self._tend())

    async def close(self) -> None:
        """Stop tending."""
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _tend(self) -> None:
        live = self.live
        while True:
            live.stirred.clear()
            step = asyncio.create_task(self._step())
            stirred = asyncio.create_task(live.stirred.wait())
            try:
                await asyncio.wait({step, stirred}, return_when=asyncio.FIRST_COMPLETED)
                if step.done() and (error := step.exception()) is not None:
                    log.error("table stuck", table=live.row.id, exc_info=error)
                await stirred
            finally:
                step.cancel()
                stirred.cancel()
                await asyncio.gather(step, stirred, return_exceptions=True)

    async def _step(self) -> None:
        """Do the next thing that is to be done, if there is one."""
        for seat in self.live.to_act():
            if self.live.seats[seat].bot is not None:
                await self._bot(seat)
                return

    async def _bot(self, seat: Seat) -> None:
        live = self.live
        sequence, bot = live.sequence, live.seats[seat].bot
        assert live.table is not None
        assert bot is not None
        last = live.happenings[-1].seat if live.happenings else None
        if last is not None and live.seats[last].bot is None and live.table.why_not_undo(last) is None:
            await asyncio.sleep(self._grace)
        try:
            action = await self._thinkers.choose(live.table.game, bot, live.state, seat)
        except Lost:
            action = self._anything(seat)
        # what has begun to be stored is also shown, whatever happens meanwhile
        await asyncio.shield(self._play(seat, action, sequence, bot))

    async def _play(self, seat: Seat, action: str, sequence: int, bot: str) -> None:
        live = self.live
        async with live.lock:
            if live.sequence != sequence or live.seats[seat].bot != bot or not live.goes_on:
                return
            try:
                added = await live.play(seat, action)
            except (Fault, Illegal):
                log.warning("bot plays illegally", bot=bot, table=live.row.id)
                added = await live.play(seat, self._anything(seat))
            if added is not None:
                live.show(added)

    def _anything(self, seat: Seat) -> str:
        """Some legal action, so that the table goes on without its bot."""
        assert self.live.table is not None
        return self.live.table.game.write(random.choice(self.live.state.choices(seat).actions))
