"""A real server on a database of its own, and real browsers that play there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from tools import page as building
from tools.browsing import browsing, serving

if TYPE_CHECKING:
    from collections.abc import Iterator

DESKTOP = (1280, 860)
PHONE = (360, 740)
PATIENCE = 15_000
"""Milliseconds after which something that should be on a page counts as missing; far more than it takes."""
expect.set_options(timeout=PATIENCE)


class People:
    """Makes people, each with a browser of his own in which nothing may go wrong."""

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
        page = context.new_page()
        page.on("pageerror", lambda error: self.mistakes.append(str(error)))
        page.on("console", self._hear)
        return page

    def _hear(self, message: object) -> None:
        kind, text = getattr(message, "type", ""), getattr(message, "text", "")
        if kind == "error" and "WebSocket" not in text:  # a lost connection is written there too
            self.mistakes.append(text)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `fabula serve`."""
    building.build()
    database = tmp_path_factory.mktemp("tables") / "tables.db"
    with serving(f"sqlite:///{database}") as address:
        yield address


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """Chromium as the machine has it; closed with its event loop before others need one of their own."""
    with browsing() as chromium:
        yield chromium


@pytest.fixture
def people(browser: Browser, server: str) -> Iterator[People]:
    """Whoever takes part in a test; no page of theirs may have logged an error."""
    made = People(browser, server)
    yield made
    for context in made.contexts:
        context.close()
    assert made.mistakes == []
