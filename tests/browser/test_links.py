"""A table is opened as people want it; its links lead to seats, and the host can take them back."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser import qr
from browser.playing import asking, gathered, join, open_table, play, players, tab, whose_turn
from browser.recorded import from_moment

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.people import People
    from browser.quick import Quick

MARGIN = 3


def link(page: Page) -> str:
    """The link for seat B, as it stands on the host's page."""
    return page.get_by_role("textbox", name="Link for seat B").input_value()


def is_refused(people: People, used: str) -> None:
    """Whoever comes by this link gets no seat."""
    page = people.come()
    page.goto(used)
    expect(page.get_by_role("alert")).to_contain_text(
        "this link has been used, or another has taken its place"
    )
    expect(page.get_by_role("button", name="Take the seat")).to_be_disabled()


def test_a_table_that_cannot_start_says_who_is_awaited(quick: Quick) -> None:
    anna, ben = quick.come(), quick.come()
    ben.route("**/number", lambda _: None)  # he is slow: his browser has not added its number yet
    open_table(anna, "floors", ["me", "open"])
    begin = anna.get_by_role("button", name="Start the game")
    expect(anna.get_by_text("One seat is still open.")).to_be_visible()
    join(ben, link(anna), name="Ben")
    expect(anna.get_by_text("Still awaited: Ben.")).to_be_visible()
    expect(begin).to_be_disabled()
    ben.unroute("**/number")
    ben.reload()
    expect(anna.get_by_text("Still awaited")).to_be_hidden()
    expect(begin).to_be_enabled()


def test_options_are_chosen_with_their_clauses_at_hand(quick: Quick) -> None:
    page = quick.come()
    page.goto("/#/new/floors")
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Number of seats").select_option("2")
    page.get_by_label("Stone onto a teleporter", exact=True).select_option(
        label="figures can, and destroy it"
    )
    help_ = page.locator("details").filter(has_text="FLOORS-A6")
    help_.locator("summary").click()
    expect(help_.get_by_text(re.compile("teleporter")).last).to_be_visible()
    page.get_by_text("5 more options").click()
    page.get_by_label("If nobody gets out", exact=True).select_option(index=1)
    page.get_by_role("button", name="Start the game").click()
    panel = tab(page, "Table")
    expect(panel).to_contain_text("Stone onto a teleporter: figures can, and destroy it")
    options = json.loads(quick.look(page, lambda live: live.row.options))
    assert options["stone_onto_teleporter"] == "destroyed"
    assert options["nobody_escaped"] == "all_share"
    assert options["mode"] == "basic"


def test_the_code_of_a_link_leads_to_the_seat(people: People) -> None:
    page = people.come()
    open_table(page, "floors", ["me", "open"])
    code = page.get_by_role("img", name="QR code of the link for seat B")
    size = int(str(code.get_attribute("viewBox")).split()[2])
    cells = re.findall(r"M(\d+) (\d+)h1v1h-1z", str(code.locator("path").get_attribute("d")))
    dark = {(int(x) - MARGIN, int(y) - MARGIN) for x, y in cells}
    assert qr.read(dark, size - 2 * MARGIN) == link(page)


def test_a_link_is_made_anew_and_taken_back(people: People) -> None:
    anna, ben = people.come(), people.come()
    open_table(anna, "floors", ["me", "open"])
    first = link(anna)
    anna.get_by_role("button", name="Make a new link; this one ends").click()
    expect(anna.get_by_role("textbox", name="Link for seat B")).not_to_have_value(first)
    second = link(anna)
    is_refused(people, first)
    anna.get_by_label("Seat B", exact=True).select_option("greedy")
    expect(anna.get_by_role("textbox", name="Link for seat B")).to_be_hidden()
    is_refused(people, second)
    anna.get_by_label("Seat B", exact=True).select_option("open")
    join(ben, link(anna), name="Ben")
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.get_by_role("tab", name="Log")).to_be_visible()


def test_a_seat_is_given_to_somebody_else_in_the_middle_of_a_game(people: People) -> None:
    anna, ben = gathered(people)
    carl = people.come()
    anna.get_by_role("button", name="Start the game").click()
    expect(ben.get_by_role("tab", name="Log")).to_be_visible()
    tab(anna, "Table").get_by_role("button", name="New link for the seat of Ben").click()
    expect(ben.get_by_text("You are watching")).to_be_visible()
    expect(asking(ben)).to_be_hidden()
    join(carl, link(anna), name="Carl")
    expect(players(anna).nth(1)).to_contain_text("Carl")
    tab(anna, "Log")
    first = whose_turn(anna, carl)
    play(first, "1 +")
    expect((carl if first is anna else anna).locator(".status")).to_contain_text("Your turn")
    expect(asking(ben)).to_be_hidden()


def test_my_tables_say_where_it_is_my_turn(people: People) -> None:
    anna, ben = gathered(people)
    expect(anna.get_by_role("button", name="Start the game")).to_be_enabled()  # Ben's number has come
    for page in (anna, ben):
        page.goto("/#/")
    mine = anna.get_by_role("link", name=re.compile("Fearsome Floors.*Anna.*Ben"))
    expect(mine).to_contain_text("being set")
    mine.click()
    anna.get_by_role("button", name="Start the game").click()
    expect(anna.locator(".status")).to_contain_text(re.compile("Your turn|Waiting for Ben"))
    first = anna if "Your turn" in anna.locator(".status").inner_text() else ben
    first.goto("/#/")
    first.reload()
    expect(first.get_by_role("link", name=re.compile("Your turn"))).to_be_visible()
    expect(first).to_have_title("● (1) Fabula")


def test_one_screen_is_passed_between_two_and_hides_what_is_secret(quick: Quick) -> None:
    page = quick.come()
    from_moment(page, "foes-tie-power", 38, ["Anna", "Ben"])
    hand = page.locator("[data-spell]")
    expect(page.get_by_text("Pass the screen to Anna. Nobody else looks.")).to_be_visible()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I am Anna").click()
    expect(page.locator(".status")).to_contain_text("Anna to act")
    expect(hand).to_have_count(1)
    expect(hand).to_have_attribute("data-spell", "1-power-1")
    page.get_by_role("button", name="End your turn").click()
    expect(page.get_by_text("Pass the screen to Ben. Nobody else looks.")).to_be_visible()
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="I am Ben").click()
    expect(page.locator(".status")).to_contain_text("Ben to act")
    expect(hand).to_have_count(1)
    expect(hand).to_have_attribute("data-spell", "1-transform-1")
