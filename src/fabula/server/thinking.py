"""Bots think in other processes: the event loop asks and never waits; whoever hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import TYPE_CHECKING, Final

import msgspec
import structlog

from fabula.server.worker import Answer, Question

if TYPE_CHECKING:
    from fabula.core import Game, Seat, State

BUDGET: Final = 2.0
"""Seconds that a bot is given for a decision."""
PATIENCE: Final = 3.0
"""Seconds more after which a bot counts as hung."""
STARTING: Final = 30.0
"""Seconds in which a process must have started."""
MOST: Final = 4
"""Processes at once, if there are more processor cores than that."""
LONGEST_ANSWER: Final = 64 * 1024

log = structlog.get_logger()


class Lost(Exception):  # noqa: N818 - a bot got lost, and is given up
    """A bot has not answered."""


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def start(cls) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "fabula.server.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=LONGEST_ANSWER,
        )
        worker = cls(process)
        try:
            if await asyncio.wait_for(worker._line(), STARTING) != b"ready\n":
                raise Lost
        except BaseException:
            await worker.end()
            raise
        return worker

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        return await self._process.stdout.readline()

    async def ask(self, question: Question, seconds: float) -> str:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(question) + b"\n")
            await self._process.stdin.drain()
            line = await asyncio.wait_for(self._line(), seconds)
            return msgspec.json.decode(line, type=Answer).action
        except (TimeoutError, OSError, ValueError, msgspec.MsgspecError) as error:
            raise Lost from error

    def kill(self) -> None:
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        self.kill()
        await self._process.communicate()  # until its pipes are closed, too


class Thinkers:
    """As many processes as are needed, up to a few; they are started when the first bot is asked."""

    def __init__(self, *, budget: float = BUDGET, patience: float = PATIENCE) -> None:
        self._free: list[_Worker] = []
        self._places = asyncio.Semaphore(max(1, min(MOST, (os.cpu_count() or 2) - 1)))
        self._budget = budget
        self._patience = patience
        self._thoughts: set[asyncio.Task[str]] = set()

    async def choose(self, game: Game, bot: str, state: State, seat: Seat) -> str:
        """What a bot on this seat does, in notation; `Lost` if it does not say."""
        question = Question(game.name, bot, seat, msgspec.Raw(msgspec.json.encode(state)), self._budget)
        thought = asyncio.create_task(self._think(question))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thoughts.discard)
        # whoever does not want to know any more lets the process finish: it is needed again
        return await asyncio.shield(thought)

    async def _think(self, question: Question) -> str:
        async with self._places:
            worker = self._free.pop() if self._free else await _Worker.start()
            try:
                action = await worker.ask(question, self._budget + self._patience)
            except BaseException:
                log.warning("bot lost", bot=question.bot, game=question.game)
                await worker.end()
                raise
            self._free.append(worker)
            return action

    async def close(self) -> None:
        """End every process."""
        for thought in self._thoughts:
            thought.cancel()
        await asyncio.gather(*self._thoughts, return_exceptions=True)
        for worker in self._free:
            await worker.end()
        self._free.clear()
