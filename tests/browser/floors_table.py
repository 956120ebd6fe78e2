"""The board of Fearsome Floors in a browser, as it is drawn and as it should be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

DRAWN = """grid => ({
    figures: Object.fromEntries(
        [...grid.querySelectorAll("[data-figure]")].map(({ dataset }) => [dataset.figure, dataset.at])),
    stones: [...grid.querySelectorAll("[data-stone]")].map(({ dataset }) => dataset.stone).sort(),
    monster: grid.querySelector("[data-monster]").dataset.monster,
    facing: grid.querySelector("[data-monster]").dataset.facing,
})"""


def fortress(page: Page) -> Locator:
    """The board."""
    return page.get_by_role("grid")


def drawn(page: Page) -> dict[str, Any]:
    """What is to be seen."""
    found: dict[str, Any] = fortress(page).evaluate(DRAWN)
    return found


def told(view: dict[str, Any]) -> dict[str, Any]:
    """What a view says is to be seen."""
    inside = {each["name"]: each["place"] for each in view["figures"] if isinstance(each["place"], list)}
    return {
        "figures": {name: f"{x},{y}" for name, (x, y) in inside.items()},
        "stones": sorted(f"{x},{y}" for x, y, _ in view["stones"]),
        "monster": "{},{}".format(*view["monster"]),
        "facing": view["facing"],
    }
