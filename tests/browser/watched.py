"""A page, and what its server has told it."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocket


class Watched:
    """A page that is to open a table, with what its server has told it last."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.desk: dict[str, Any] = {}
        """Of the seats of this page, the one that is asked."""
        self.sequence = 0
        """How far it has heard of the log."""
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(json.loads(frame)))

    def _hear(self, message: dict[str, Any]) -> None:
        if message.get("desks"):
            asked = [desk for desk in message["desks"] if desk["asked"]]
            self.desk = (asked or message["desks"])[0]
        if message["tell"] in ("welcome", "happened"):
            self.sequence = message.get("sequence") or message["table"]["sequence"]

    @property
    def view(self) -> dict[str, Any]:
        """What the server says is to be seen."""
        found: dict[str, Any] = self.desk["view"]
        return found

    def hear(self, sequence: int) -> None:
        """Wait until the page has heard of this entry."""
        for _ in range(1_500):
            if self.sequence >= sequence:
                return
            self.page.wait_for_timeout(10)
        raise AssertionError(f"the page has not heard of entry {sequence}")
