"""What a table does by itself: bots play, only and standing answers are given, clocks run out."""

from __future__ import annotations

import asyncio
import random
import time
from typing import TYPE_CHECKING, Final, NamedTuple

import structlog

from fabula.core import Fault, Illegal, unrevealed
from fabula.core.records import UNDO
from fabula.server.gathering import known_bot
from fabula.server.rows import game_of
from fabula.server.thinking import Lost

if TYPE_CHECKING:
    from fabula.core import Action, Seat
    from fabula.server.live import Live
    from fabula.server.thinking import Thinkers

AGAIN: Final = 2.0
"""Seconds after which what has failed is tried again."""

log = structlog.get_logger()


class Answer(NamedTuple):
    """An answer that the table gives for a person, and when."""

    at: float
    seat: Seat
    action: str


class Steward:
    """Tends one table: whenever something has changed, it looks whether somebody is to be played for."""

    def __init__(self, live: Live, thinkers: Thinkers) -> None:
        self.live = live
        self._thinkers = thinkers
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
                    await asyncio.wait({stirred}, timeout=AGAIN)  # the database may be back then
                    live.stirred.set()
                await stirred
            finally:
                step.cancel()
                stirred.cancel()
                await asyncio.gather(step, stirred, return_exceptions=True)

    async def _step(self) -> None:
        """Do the next thing that is to be done, if there is one."""
        live = self.live
        for seat in live.to_act():
            if live.seats[seat].bot is not None:
                await self._bot(seat)
                return
        answers = [answer for seat in live.to_act() if (answer := self._answer(seat)) is not None]
        deadline = live.timing.deadline
        due = min(answers, default=None)
        if due is not None and (deadline is None or due.at <= deadline):
            await _sleep_until(due.at)
            await self._enter(due.seat, due.action)
        elif deadline is not None:
            await _sleep_until(deadline)
            await asyncio.shield(self._time_is_up(live.sequence))

    # -- bots -------------------------------------------------------------------------------------------

    async def _bot(self, seat: Seat) -> None:
        live = self.live
        bot = live.seats[seat].bot
        assert live.table is not None
        assert bot is not None
        sequence = live.sequence
        last = live.log.newest
        is_own = last is not None and live.seats[last.seat].bot is None
        if last is not None and is_own and live.table.why_not_undo(last.seat) is None:
            await asyncio.sleep(live.tempo.grace)
        try:
            action = await self._thinkers.choose(live.table.game, bot, live.state, seat)
        except Lost:
            live.meters.lost_bots.inc()
            action = self._anything(seat)
        await asyncio.sleep(live.timing.held_for(seat))
        await self._enter(seat, action, bot, sequence)

    def _anything(self, seat: Seat) -> str:
        """Some legal action, so that the table goes on without its bot."""
        assert self.live.table is not None
        return self.live.table.game.write(random.choice(self.live.state.choices(seat).actions))

    # -- answers that nobody waits for ------------------------------------------------------------------

    def _answer(self, seat: Seat) -> Answer | None:
        """The answer that is given for a person, and when: his standing one, or the only one there is.

        Not after somebody has taken back, or there would be nothing to take back to.
        """
        live = self.live
        assert live.table is not None
        game = live.table.game
        if live.log.newest is not None and live.log.newest.action == UNDO:
            return None
        choices = live.state.choices(seat)
        at = live.timing.answer_at(seat, choices.prompt)
        if at is None:
            return None
        standing = live.answers.get(seat, {}).get(choices.prompt)
        if standing is not None and live.state.why_not(seat, game.read(standing)) is None:
            return Answer(at, seat, standing)
        if len(choices.actions) != 1 or self._is_last_moment(seat, choices.actions[0]):
            return None
        return Answer(at, seat, game.write(choices.actions[0]))

    def _is_last_moment(self, seat: Seat, action: Action) -> bool:
        """Whether what came before can still be taken back, and others or chance go on after this answer.

        A turn that is recorded in secret is handed in by whoever has recorded it.
        """
        live = self.live
        assert live.table is not None
        if live.table.why_not_undo(seat) is not None:
            return False
        after = unrevealed(live.state, seat, action)
        return after is None or seat not in after.to_act()

    async def _enter(self, seat: Seat, action: str, bot: str | None = None, sequence: int = -1) -> None:
        # what has begun to be stored is also shown, whatever happens meanwhile
        await asyncio.shield(self._play(seat, action, bot, self.live.sequence if sequence < 0 else sequence))

    async def _play(self, seat: Seat, action: str, bot: str | None, sequence: int) -> None:
        live = self.live
        async with live.lock:
            if live.sequence != sequence or live.seats[seat].bot != bot or not live.goes_on:
                return
            try:
                added = await live.play(seat, action)
            except (Fault, Illegal):
                log.warning("illegal by itself", bot=bot, table=live.row.id)
                added = await live.play(seat, self._anything(seat))
            if added is not None:
                live.audience.show(added)

    # -- the clock --------------------------------------------------------------------------------------

    async def _time_is_up(self, sequence: int) -> None:
        """Whoever is asked is played by a bot until he takes his seat back."""
        live = self.live
        async with live.lock:
            if live.sequence != sequence or not live.goes_on:
                return
            for seat in live.to_act():
                if live.seats[seat].bot is None:
                    await live.change_seat(seat, bot=known_bot(game_of(live.row), None))


async def _sleep_until(at: float) -> None:
    await asyncio.sleep(max(0.0, at - time.time()))
