"""A real server on a database of its own, and real browsers that play there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect
from tools import page as building
from tools.browsing import browsing, serving

from browser.people import PATIENCE, People
from browser.quick import Quick, quick_house

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from playwright.sync_api import Browser

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def built() -> None:
    """The page as its sources are now."""
    building.build()


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a running `fabula serve`."""
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
    made.leave()


@pytest.fixture
def quick(built: None, browser: Browser, tmp_path: Path) -> Iterator[Quick]:
    """People at a server inside the test, where games come out the same each time."""
    with quick_house(browser, tmp_path) as made:
        yield made
        made.leave()
