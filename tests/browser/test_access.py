"""The page can be used by keyboard, on a phone and with a screen reader; nothing that axe knows is wrong."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.people import PHONE
from browser.playing import asking, log_lines, open_table, play, tab_to
from browser.realm_table import at_moment, board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

    from browser.people import People

GOLDEN = Path(__file__).parent / "golden"
TREES = {"lobby", "new-table", "gathering", "beside-the-board", "table-panel", "realm-board", "realm-combat"}
LARGEST_VIEW = 200_000
"""Bytes, compressed, until the first board is seen."""
TAP = 44
"""The least width and height of what is tapped, in pixels; links in sentences are as high as their line."""


def violations(page: Page, where: str, *rules: str) -> list[str]:
    """What axe objects to, by these rules or by all; of a tab only its panel, as the rest is known."""
    scope = "[role=tabpanel]" if where.startswith("tab ") else None
    options = {"runOnly": {"type": "rule", "values": list(rules)}} if rules else {}
    found = Axe().run(page, context=scope, options=options).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node['html'][:120]}" for each in found for node in each["nodes"]
    ]


def too_small(page: Page) -> list[str]:
    """What is tapped and is not large enough for a finger; cells and links in sentences may be less."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll("main button:not(.link), a.button, select, summary")]
            .filter(each => each.checkVisibility())
            .map(each => [each.outerHTML.slice(0, 100), each.getBoundingClientRect()])
            .filter(([, box]) => box.height < least - 0.5 || box.width < least - 0.5)
            .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)""",
        TAP,
    )
    return found


def everywhere(page: Page) -> Iterator[str]:
    """Opens every screen, one after the other, and says which."""

    page.goto("/")
    expect(page.get_by_role("link", name="New table").first).to_be_visible()
    yield "lobby"
    page.get_by_role("button", name="Settings").click()
    yield "settings"
    page.get_by_role("button", name="Close").click()
    page.goto("/#/rules/floors/FLOORS-4.1")
    expect(page.locator("[data-clause='FLOORS-4.1']")).to_be_visible()
    yield "rules"
    page.goto("/#/join/0123456789abcdef0123456789abcdef")
    expect(page.get_by_role("heading", name="Take your seat")).to_be_visible()
    yield "join"
    page.goto("/#/new/floors")
    expect(page.get_by_label("Your name")).to_be_visible()
    yield "new"
    open_table(page, "floors", ["me", "open"])
    yield "gathering"
    open_table(page, "floors", ["me", "me"])
    play(page, "1 +")
    for tab in ("Log", "Talk", "Rules", "Table"):
        page.get_by_role("tab", name=tab).click()
        yield (f"table, {tab}")
    page.get_by_role("button", name="As panels").click()
    expect(page.get_by_role("heading", name="figures", exact=True)).to_be_visible()
    yield "panels"
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("button", name="Really give up the game").click()
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    yield "result"
    page.get_by_role("link", name="Look at it again").click()
    expect(page.get_by_role("heading", name="Step 0 of 1")).to_be_visible()
    yield "replay"
    page.goto("/")
    expect(page.get_by_text("over", exact=True)).to_be_visible()
    yield "lobby with tables"
    open_table(page, "foes", ["me", "me"])
    yield "passing the screen"
    page.get_by_role("button", name="I am Anna").click()
    expect(asking(page)).to_be_visible()
    yield "table of Foes"


def test_axe_finds_nothing_on_any_screen(people: People) -> None:
    page = people.come()
    assert [(where, each) for where in everywhere(page) for each in violations(page, where)] == []


def test_everything_fits_on_a_phone_and_can_be_read_in_the_dark(people: People) -> None:
    page = people.come(size=PHONE, dark=True)
    for where in everywhere(page):
        assert violations(page, where, "color-contrast") == [], where
        assert too_small(page) == [], where
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), where


def masked(snapshot: str) -> str:
    """A tree without what is new each time: hashes, links, dates, and who begins."""
    snapshot = re.sub(r"\n *- (img \"has to act\"|button \"Look from the seat).*", "", snapshot)
    snapshot = re.sub(r"http://[^\s\"]+", "ADDRESS", snapshot)
    snapshot = re.sub(r"/table/[0-9a-f]+", "/table/ID", snapshot)
    snapshot = re.sub(r"\b[0-9a-f]{16,64}\b", "HASH", snapshot)
    return re.sub(r"\w+ \d+, \d{4}, [\d:]+\s[AP]M", "DATE", snapshot) + "\n"


def test_a_screen_reader_finds_the_same_as_ever(people: People) -> None:
    for name, snapshot in trees(people.come()):
        path = GOLDEN / f"{name}.yml"
        if not path.is_file():  # whoever deletes one has it written anew, and reads it before he keeps it
            path.parent.mkdir(exist_ok=True)
            path.write_text(snapshot, "utf-8")
        assert snapshot == path.read_text("utf-8"), name
    assert {path.stem for path in GOLDEN.glob("*.yml")} == TREES


def trees(page: Page) -> Iterator[tuple[str, str]]:
    """The accessibility tree of each screen, or of what lies beside a board."""
    page.goto("/")
    expect(page.get_by_text("No table yet")).to_be_visible()  # the list of tables arrives by itself
    expect(page.get_by_role("link", name="New table").first).to_be_visible()
    yield "lobby", masked(page.locator("body").aria_snapshot())
    page.goto("/#/new/floors")
    expect(page.get_by_label("Your name")).to_be_visible()
    yield "new-table", masked(page.get_by_role("main").aria_snapshot())
    open_table(page, "floors", ["me", "open", "greedy"])
    expect(page.get_by_role("img", name="QR code")).to_be_visible()
    yield "gathering", masked(page.get_by_role("main").aria_snapshot())
    open_table(page, "floors", ["me", "me"])
    expect(page.locator(".status")).to_contain_text("Anna to act")
    yield "beside-the-board", masked(page.get_by_role("complementary").aria_snapshot())
    page.get_by_role("tab", name="Table").click()
    yield "table-panel", masked(page.get_by_role("tabpanel").aria_snapshot())
    at_moment(page, "realm-with-elf", 88)
    yield "realm-board", masked(board(page).aria_snapshot())
    at_moment(page, "realm-with-elf", 145, sheets=True)
    yield "realm-combat", masked(board(page).aria_snapshot())


def test_the_keyboard_alone_is_enough(people: People) -> None:
    page = people.come()
    page.goto("/")
    expect(page.get_by_role("link", name="New table").first).to_be_visible()

    tab_to(page, "link", "New table: Fearsome Floors")
    page.keyboard.press("Enter")
    expect(page.get_by_label("Your name")).to_be_visible()
    tab_to(page, "textbox", "Your name")
    page.keyboard.type("Anna")
    tab_to(page, "combobox", "Seat B")
    page.keyboard.type("I play")
    tab_to(page, "combobox", "Seat C")
    page.keyboard.type("I play")
    tab_to(page, "button", "Start the game")
    page.keyboard.press("Enter")
    expect(asking(page)).to_be_visible()
    tab_to(page, "button", "As panels")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="figures", exact=True)).to_be_visible()
    page.locator("main").focus()
    tab_to(page, "searchbox", "Search the choices")
    page.keyboard.type("1 +")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(log_lines(page).first).to_be_visible()
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="Talk")).to_be_focused()
    expect(page.get_by_label("Say something to all")).to_be_visible()
    page.keyboard.press("End")
    expect(page.get_by_role("tab", name="Table")).to_be_focused()


def test_each_event_is_read_to_a_screen_reader(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    play(page, "1 +")
    spoken = page.get_by_role("log", name="What is happening")
    for line in log_lines(page).all():
        text = line.evaluate("each => each.firstChild.textContent.trim()")
        expect(spoken).to_contain_text(text)


@pytest.mark.parametrize("game", ["floors", "foes", "realm"])
def test_the_first_board_comes_with_little(people: People, game: str) -> None:
    page = people.come()
    open_table(page, game, ["me", "greedy"])
    address, fresh = page.url, people.come()
    fresh.goto(address)
    expect(fresh.get_by_role("grid").first).to_be_visible()
    sizes = fresh.evaluate(
        """() => [...performance.getEntriesByType("resource"), ...performance.getEntriesByType("navigation")]
            .filter(({ name }) => !name.includes("/api/"))
            .map(({ name, encodedBodySize }) => [name, encodedBodySize])"""
    )
    assert all(size > 0 for _, size in sizes)
    assert sum(size for _, size in sizes) < LARGEST_VIEW
