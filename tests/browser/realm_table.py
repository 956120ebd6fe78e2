"""A table of Magic Realm in a browser, and what people do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.recorded import from_moment

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page


def land(page: Page) -> Locator:
    """The map."""
    return page.get_by_role("grid", name="The map of the realm")


def board(page: Page) -> Locator:
    """The board, without what the page has beside it."""
    return page.get_by_role("region", name="Board")


def clearing(page: Page, name: str) -> Locator:
    """A clearing of the map."""
    return page.locator(f'[data-clearing="{name}"]')


def do(page: Page, action: str) -> Locator:
    """The button that carries out an action."""
    return board(page).locator(f'[data-do="{action}"]')


def at_moment(page: Page, record: str, moment: int, seats: int = 1, seat: int = 0) -> None:
    """Sit down at a table that goes on from a moment of a recorded game, against bots."""
    from_moment(page, record, moment, ["me" if each == seat else "bot random" for each in range(seats)])
    expect(board(page).get_by_role("grid")).to_be_visible()
