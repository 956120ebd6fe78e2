"""What people do on the page, in words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import Locator, Page, expect

if TYPE_CHECKING:
    from collections.abc import Sequence

    from browser.people import People

CHOOSE = """async (seed) => {
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  for (let tries = 0; tries < 400; tries++) {
    if (document.querySelector("[aria-label=Result]")) return "over";
    const asking = document.querySelector("[aria-label='What you can do']");
    asking?.querySelector("details")?.setAttribute("open", "");
    const buttons = [...(asking?.querySelectorAll(".choices button:enabled, .whole:enabled") ?? [])];
    if (buttons.length > 0) {
      const chosen = buttons[seed % buttons.length];
      const whole = chosen.matches(".whole") || chosen.querySelector(".mono") !== null;
      chosen.click();
      if (whole) return "played";
    } else if (tries > 4 && !document.querySelector(".status.mine")) return "waits";
    await pause(25);
  }
  return "stuck";
}"""
"""Chooses word by word until an action is played, as somebody would who does not look at the board."""


def open_table(page: Page, game: str, seats: Sequence[str], *, name: str = "Anna") -> None:
    """Open a table: each seat is `me`, `open` or a bot's name; without open seats the game starts."""
    page.goto(f"/#/new/{game}")
    page.get_by_label("Your name").fill(name)
    page.get_by_label("Number of seats").select_option(str(len(seats)))
    for number, seat in enumerate(seats):
        value = seat if seat in ("me", "open") else f"bot {seat}"
        page.get_by_label(f"Seat {chr(ord('A') + number)}").select_option(value)
    page.get_by_role("button", name="Open the table" if "open" in seats else "Start the game").click()
    if "open" in seats:
        expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    else:
        expect(page.get_by_role("tab", name="Log")).to_be_visible()


def join(page: Page, link: str, *, name: str) -> None:
    """Take the seat of a link."""
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("heading", name="Take your seat")).to_be_hidden()


def gathered(people: People, game: str = "floors", *bots: str) -> tuple[Page, Page]:
    """Anna has opened a table, and Ben has come by the link; the other seats are for bots."""
    anna, ben = people.come(), people.come()
    open_table(anna, game, ["me", "open", *bots])
    join(ben, anna.get_by_role("textbox", name="Link for seat B").input_value(), name="Ben")
    return anna, ben


def whose_turn(*pages: Page) -> Page:
    """The page whose person is asked."""
    expect(pages[0].locator(".status")).to_contain_text(re.compile("Your turn|Waiting for"))
    return next(page for page in pages if "Your turn" in page.locator(".status").inner_text())


def tab(page: Page, name: str) -> Locator:
    """What lies beside the board under this tab, brought to the front."""
    page.get_by_role("tab", name=name).click()
    return page.get_by_role("tabpanel", name=name)


def players(page: Page) -> Locator:
    """Each player beside the board: his name, and how it is with him."""
    return page.get_by_role("region", name="Players").get_by_role("listitem")


def asking(page: Page) -> Locator:
    """The part of the page that asks."""
    return page.get_by_role("region", name="What you can do")


def choices(page: Page) -> Locator:
    """The choices as they stand, opened if they were folded away."""
    folded = asking(page).get_by_text("Choose from a list")
    expect(asking(page)).to_be_visible()
    if folded.count() and not asking(page).get_by_role("list", name="Choices").is_visible():
        folded.click()
    return asking(page).get_by_role("list", name="Choices").get_by_role("button")


def play(page: Page, action: str) -> None:
    """Play this action by the list, and see that the log goes on."""
    offered = choices(page)
    search = asking(page).get_by_label("Search the choices")
    if search.count():
        search.fill(action)
    before = log_lines(page).count()
    offered.filter(has_text=action).first.click()
    expect(log_lines(page).nth(before)).to_be_visible()


def log_lines(page: Page) -> Locator:
    """The lines of the log."""
    return page.get_by_role("region", name="Log").get_by_role("listitem").get_by_role("paragraph")


def tab_to(page: Page, role: str, name: str) -> None:
    """Go on with the tabulator until something of this role, whose name begins so, has the focus."""
    for _ in range(120):
        page.keyboard.press("Tab")
        here = page.locator(":focus")
        if here.count() and re.match(rf"- '?{role} \"{re.escape(name)}", here.aria_snapshot()):
            return
    raise AssertionError(f"the tabulator does not get to {role} {name}")


def choose(page: Page, number: int) -> str:
    """Do something, by this number; whether it was played, or the page waits, is over or stuck."""
    return str(page.evaluate(CHOOSE, number))
