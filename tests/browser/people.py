"""People with browsers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext, Page

DESKTOP = (1280, 860)
PHONE = (360, 740)
PATIENCE = 15_000
"""Milliseconds after which something that should be on a page counts as missing; far more than it takes."""


class People:
    """Makes people, each with a browser of his own in which nothing may go wrong."""

    script = ""
    """What every page does before anything else."""

    def __init__(self, browser: Browser, address: str) -> None:
        self._browser = browser
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.mistakes: list[str] = []

    def come(self, *, size: tuple[int, int] = DESKTOP, language: str = "en", dark: bool = False) -> Page:
        """A new person's page, empty still."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            base_url=self.address,
        )
        context.set_default_timeout(PATIENCE)
        self.contexts.append(context)
        context.add_init_script(self.script)
        page = context.new_page()
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        if kind == "error" and "WebSocket" not in text:  # a lost connection is written there too
            self.mistakes.append(text)

    def leave(self) -> None:
        """All go, and nothing has gone wrong."""
        for context in self.contexts:
            context.close()
        assert self.mistakes == []
