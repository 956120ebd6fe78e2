"""A server inside the test, for games in a browser that come out the same each time.

It waits for nobody's beat, its secrets and its bots follow from a seed, and the test may look at its tables.
"""

from __future__ import annotations

import asyncio
import queue
import random
import threading
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import msgspec
import pytest

from browser.people import People
from fabula import bots
from fabula.core import Chair, RandomDice
from fabula.server import gathering
from fabula.server.thinking import BUDGET, Thinkers
from fabula.server.web import read_page
from server.house import FAST, in_folder, opened

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from playwright.sync_api import Browser, Page

    from fabula.core import Game, Seat, State
    from fabula.server.live import Live
    from server.house import House

Seen = TypeVar("Seen")
PATIENCE = 30.0
"""Seconds until something counts as stuck."""
PAUSE = 10
"""Milliseconds between two looks at a table."""
TRIES = 3_000
OWN_NUMBER = """
    const real = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => array.length === 8 ? array.fill(7) : real(array);
"""
"""The number that a page adds to the dice is eight bytes long; its ids are longer."""


class SeededSecrets:
    """Stands in for `secrets` where tables get what their dice are made of."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def token_bytes(self, number: int) -> bytes:
        """As many bytes as are wanted."""
        return self._random.randbytes(number)


class SeededThinkers(Thinkers):
    """Bots that do the same in the same position, in this very process."""

    async def choose(self, game: Game, bot: str, state: State, seat: Seat) -> str:
        """What the bot does; its luck follows from the position."""
        chair = Chair(game, state.copy(), seat, seconds=BUDGET)
        luck = RandomDice(random.Random(msgspec.json.encode(state)))
        return game.write(bots.bot(bot).choose(chair, luck))


class Quick(People):
    """People in browsers at a server of their own, at which the test may look."""

    script = OWN_NUMBER

    def __init__(self, browser: Browser, house: House, loop: asyncio.AbstractEventLoop) -> None:
        super().__init__(browser, house.address)
        self._hall = house.hall
        self._loop = loop

    def look(self, page: Page, what: Callable[[Live], Seen]) -> Seen:
        """What the server knows of the table that a page shows, between two entries."""
        table = page.url.rpartition("/table/")[2].partition("/")[0]

        async def looked() -> Seen:
            live = await self._hall.live(table)
            assert live is not None
            async with live.lock:
                return what(live)

        return asyncio.run_coroutine_threadsafe(looked(), self._loop).result(PATIENCE)

    def let_pass(self, page: Page, seconds: float) -> None:
        """So much time passes for the clocks of a table."""

        def pass_by(live: Live) -> None:
            live.log.raised -= seconds
            live.timing.loaded -= seconds
            live.stirred.set()

        self.look(page, pass_by)

    def until(self, page: Page, what: Callable[[Live], Seen | None]) -> Seen:
        """The same, as soon as it is something."""
        for _ in range(TRIES):
            found = self.look(page, what)
            if found is not None:
                return found
            page.wait_for_timeout(PAUSE)
        raise AssertionError("the table does not go on")


@contextmanager
def quick_house(browser: Browser, folder: Path, seed: int = 1) -> Iterator[Quick]:
    """A server on a thread of its own, and whoever comes to it."""
    found: queue.Queue[tuple[House, asyncio.AbstractEventLoop, asyncio.Event]] = queue.Queue()

    async def run() -> None:
        over = asyncio.Event()
        async with opened(
            in_folder(folder), tempo=FAST, thinkers=SeededThinkers(), page=read_page()
        ) as house:
            found.put((house, asyncio.get_running_loop(), over))
            await over.wait()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(gathering, "secrets", SeededSecrets(seed))
        thread = threading.Thread(target=asyncio.run, args=(run(),))
        thread.start()
        house, loop, over = found.get(timeout=PATIENCE)
        try:
            yield Quick(browser, house, loop)
        finally:
            loop.call_soon_threadsafe(over.set)
            thread.join()
