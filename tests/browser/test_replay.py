"""A finished game is looked at again on its board, step by step; others are led to a moment; it goes on."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import msgspec
import pytest
from playwright.sync_api import expect

from browser.floors_table import drawn, fortress, told
from browser.playing import asking, open_table, players, tab
from browser.recorded import from_moment, give_up, record_of
from fabula.core import replay

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.people import People
    from browser.quick import Quick

RECORD = "floors-2-won"
LAST = 40
TRIES = 500


@pytest.fixture
def finished(quick: Quick) -> Page:
    """The replay of a game that was given up after a while."""
    page = quick.come()
    from_moment(page, RECORD, LAST, ["me", "Ben"])
    give_up(page)
    page.get_by_role("link", name="Look at it again").click()
    is_at(page, 0)
    return page


def is_at(page: Page, number: int) -> None:
    """The replay has come to this step: its heading, its address and its board say so."""
    expect(page.get_by_role("heading", name=f"Step {number} of {LAST}")).to_be_visible()
    assert re.search(rf"/replay/{number}(\?|$)", page.url)
    moment = next(moment for moment in replay(record_of(RECORD)) if moment.number == number)
    shall = told(msgspec.json.decode(msgspec.json.encode(moment.state.view(None))))
    expect(fortress(page)).to_be_visible()
    for _ in range(TRIES):
        if drawn(page) == shall:
            return
        page.wait_for_timeout(20)  # the heading is there before the board
    assert drawn(page) == shall


def test_every_step_is_shown_on_the_board(finished: Page) -> None:
    for number in (1, 2, 3):
        finished.get_by_role("button", name="One step on").click()
        is_at(finished, number)
    slider = finished.get_by_role("slider", name="Step")
    slider.fill("23")
    is_at(finished, 23)
    expect(slider).to_have_attribute("aria-valuetext", f"Step 23 of {LAST}")
    finished.get_by_role("button", name="One step back").click()
    is_at(finished, 22)
    finished.get_by_role("button", name="To the end").click()
    is_at(finished, LAST)
    expect(finished.get_by_role("button", name="One step on")).to_be_disabled()
    finished.get_by_role("main").focus()
    for key, number in (("Home", 0), ("ArrowRight", 1), ("PageDown", 11), ("ArrowLeft", 10), ("End", LAST)):
        finished.keyboard.press(key)
        is_at(finished, number)


def test_it_plays_by_itself_until_it_is_stopped(finished: Page) -> None:
    finished.get_by_role("slider", name="Step").fill(str(LAST - 2))
    is_at(finished, LAST - 2)
    finished.get_by_role("button", name="Play").click()
    is_at(finished, LAST)
    expect(finished.get_by_role("button", name="Play")).to_be_visible()  # it has stopped at the end


def test_a_link_leads_others_to_the_same_moment(finished: Page, quick: Quick) -> None:
    finished.context.grant_permissions(["clipboard-read", "clipboard-write"])
    finished.get_by_role("slider", name="Step").fill("12")
    is_at(finished, 12)
    finished.get_by_label("Seen with the eyes of").select_option("B · Ben")
    finished.get_by_role("button", name="Copy the link to this moment").click()
    expect(finished.get_by_text("Copied.").first).to_be_visible()
    other = quick.come()
    other.goto(finished.evaluate("navigator.clipboard.readText()"))
    is_at(other, 12)
    expect(other.get_by_label("Seen with the eyes of")).to_have_value("1")


def test_another_game_goes_on_from_a_moment(finished: Page, quick: Quick) -> None:
    finished.get_by_role("slider", name="Step").fill("23")
    is_at(finished, 23)
    before = finished.url
    finished.get_by_label("Your seat").select_option("A · Anna")
    finished.get_by_role("button", name="Open that table").click()
    expect(asking(finished)).to_be_visible()
    assert finished.url != before
    expect(players(finished)).to_have_text([re.compile("you"), re.compile("bot")])
    taken_over = quick.look(finished, lambda live: live.row.taken_over)
    assert taken_over == 23
    tab(finished, "Table").get_by_role("link", name="This game goes on from a moment of another one.").click()
    is_at(finished, 0)


@pytest.mark.parametrize(
    ("forged", "by", "verdict"),
    [
        (r"start player: (\d) \(\d of 2\)", None, "A draw of entry 0 does not follow from the secret."),
        (r"(?m)^secret: .{8}", "secret: 00000000", "The secret is not the one that was promised."),
        (r"(?m)^salt: .{8}", "salt: 11111111", "The numbers in the record are not those that the seats have"),
    ],
)
def test_a_forged_record_is_found_out(people: People, forged: str, by: str | None, verdict: str) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "me"])
    give_up(page)

    def other(draw: re.Match[str]) -> str:
        return by or f"start player: {1 - int(draw[1])} ({2 - int(draw[1])} of 2)"

    page.route(
        "**/record",
        lambda route: route.fulfill(
            body=re.sub(forged, other, route.fetch().text()), content_type="text/plain"
        ),
    )
    page.get_by_role("button", name="Check all draws here").click()
    expect(page.get_by_role("status")).to_contain_text(verdict)
