"""A table of Formidable Foes in a browser, and what people do there."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

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
