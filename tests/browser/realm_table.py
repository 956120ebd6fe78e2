"""A table of Magic Realm in a browser, and what people do there."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.recorded import ASK, from_moment

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


def at_moment(page: Page, record: str, moment: int, *, sheets: bool = False) -> None:
    """Sit down alone at a table that goes on from a moment of a recorded game, at the map or the sheets."""
    from_moment(page, record, moment, ["me"])
    seen = board(page).get_by_role("region", name="Combat") if sheets else board(page).get_by_role("grid")
    expect(seen).to_be_visible()


def built_by_hand(page: Page) -> None:
    """Sit down at a new table where the players lay the tiles."""
    page.goto("/")
    expect(page.get_by_role("link", name="New table").first).to_be_visible()
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Ben"}]
    wish = {"game": "realm", "seats": seats, "options": {"auto_map": False}}
    opened = json.loads(page.evaluate(ASK, ["POST", "/tables", json.dumps(wish)]))
    table = opened["table"]["id"]
    page.evaluate(ASK, ["POST", f"/tables/{table}/start", None])
    page.goto(f"/#/table/{table}")
    page.get_by_role("button", name=re.compile("I am (Anna|Ben)")).click()
    expect(board(page).get_by_role("grid")).to_be_visible()
