"""A table of Formidable Foes in a browser, and what people do there."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from playwright.sync_api import Locator, Page

RECORDS = Path(__file__).resolve().parents[1] / "golden"
ASK = """async ([method, path, body]) => {
    const token = document.cookie.match(/csrftoken=([^;]*)/)?.[1] ?? "";
    const headers = {"content-type": "application/json", "x-csrftoken": token};
    return await (await fetch(`/api${path}`, {method, headers, body})).text();
}"""
"""A request as the page itself would make it."""
LIST = """async (action) => {
    const pause = () => new Promise((done) => setTimeout(done, 10));
    const asking = () => document.querySelector("[aria-label='What you can do']");
    for (let tries = 0; tries < 500; tries++, await pause()) {
        asking()?.querySelector("details")?.setAttribute("open", "");
        const search = asking()?.querySelector("input[type=search]");
        if (search && search.value !== action) {
            search.value = action;
            search.dispatchEvent(new Event("input", {bubbles: true}));
            continue;
        }
        const found = [...(asking()?.querySelectorAll(".choices button:enabled") ?? [])]
            .find((button) => button.querySelector(".mono")?.textContent === action);
        if (found) {
            found.click();
            return;
        }
    }
    throw new Error(`${action} is not offered`);
}"""
"""Finds an action in the list, by searching where the list is long, and chooses it."""


def from_moment(page: Page, record: str, moment: int, seats: Sequence[str], *, name: str = "Anna") -> str:
    """Open a table that goes on from a moment of a recorded game; the link of the open seat, if there is one.

    Each seat is `me`, `open` or a bot's name; without open seats the game goes on at once.
    """
    wishes = [
        {"kind": seat, "name": name} if seat in ("me", "open") else {"kind": "bot", "bot": seat}
        for seat in seats
    ]
    text = (RECORDS / f"{record}.fabula").read_text("utf-8")
    page.goto("/")
    expect(page.get_by_role("link", name="New table").first).to_be_visible()
    wish = {"game": "foes", "seats": wishes, "record": text, "moment": moment}
    opened = json.loads(page.evaluate(ASK, ["POST", "/tables", json.dumps(wish)]))
    table = opened["table"]["id"]
    if "open" not in seats:
        page.evaluate(ASK, ["POST", f"/tables/{table}/start", None])
    page.goto(f"/#/table/{table}")
    if "open" in seats:
        expect(page.get_by_role("heading", name="Seats")).to_be_visible()
        return str(opened["links"][0]["path"])
    expect(fortress(page)).to_be_visible()
    return ""


def fortress(page: Page) -> Locator:
    """The map."""
    return page.get_by_role("grid", name="The map of Fortress Furor")


def board(page: Page) -> Locator:
    """The board, without what the page has beside it."""
    return page.get_by_role("region", name="Board")


def space(page: Page, name: str) -> Locator:
    """A space of the map."""
    return page.locator(f'[data-space="{name}"]')


def figure(page: Page, seat: int, at: str) -> Locator:
    """A figure where it should be."""
    return page.locator(f'[data-figure="{seat}"][data-at="{at}"]')


def do(page: Page, action: str) -> None:
    """Choose an action where a person would: on the map, at the buttons beside it, or in the list."""
    word, *rest = action.split()
    if word == "go" and space(page, rest[0]).and_(page.locator(".live")).count():
        space(page, rest[0]).click()
        there = board(page).get_by_role("button", name="Walk there")
        if there.count():  # a monster is there, and is looked at first
            there.click()
    elif not rest and (button := board(page).locator(f"[data-do={word}]")).count():
        button.click()
    else:
        page.evaluate(LIST, action)
