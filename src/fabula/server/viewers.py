"""A page that looks at a table: who is behind it, in which language, and what it is still to be sent."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

import msgspec

if TYPE_CHECKING:
    from fabula.server.messages import ToPage

WAITING: Final = 256
"""Messages that may wait for a slow page; one that falls further behind has to connect again."""


class FellBehind(Exception):  # noqa: N818 - a slow network is nobody's error
    """A page does not read what it is sent."""


class Viewer:
    """One connected page."""

    def __init__(self, person: str | None, language: str) -> None:
        self.person = person
        self.language = language
        self._waiting: asyncio.Queue[bytes | None] = asyncio.Queue(WAITING)
        self._behind = False

    def tell(self, message: ToPage) -> None:
        """Send this as soon as what waits before it is sent."""
        if self._behind:
            return
        try:
            self._waiting.put_nowait(msgspec.json.encode(message))
        except asyncio.QueueFull:
            self._behind = True

    async def next(self) -> bytes:
        """The next message to be sent; `FellBehind` once some have been left out."""
        if self._behind:
            raise FellBehind
        message = await self._waiting.get()
        if message is None:
            raise FellBehind
        return message

    def close(self) -> None:
        """Let the page connect again: what it was shown is not its table any more."""
        self._behind = True
        while not self._waiting.empty():
            self._waiting.get_nowait()
        self._waiting.put_nowait(None)
