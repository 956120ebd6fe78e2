"""Magic Realm in a browser: the map, steps on it, what lies in a clearing, and what can be done beside it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.people import PHONE
from browser.playing import log_lines, tab_to
from browser.realm_table import at_moment, board, built_by_hand, clearing, do, land

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

    from browser.people import People

DAY = ("realm-with-elf", 88)
"""The Amazon is in Bad Valley 5 and has recorded two phases of a day."""

COMBAT = ("realm-with-elf", 145)
"""She is attacked by the Company and the Rogues, and places their counters one by one."""


def violations(page: Page) -> list[str]:
    """What axe objects to on the board."""
    return [each["id"] for each in Axe().run(page, context=".realm").response["violations"]]


def shown(page: Page) -> list[float]:
    """What part of the map is seen: where it begins, how wide and how high it is."""
    return [float(part) for part in (land(page).get_attribute("viewBox") or "").split()]


def test_a_tap_on_a_clearing_records_the_step(people: People) -> None:
    page = people.come()
    at_moment(page, *DAY)
    expect(clearing(page, "bad_valley-5")).to_have_attribute("aria-label", re.compile("you are here.*Inn"))
    expect(clearing(page, "bad_valley-2")).to_have_attribute("aria-label", re.compile("you can go there"))
    clearing(page, "bad_valley-2").click()
    expect(clearing(page, "bad_valley-2")).to_have_attribute("aria-label", re.compile("you will be here"))
    expect(log_lines(page).last).to_contain_text("Move Bad Valley 2")
    do(page, "hide ordinary").click()
    expect(log_lines(page).last).to_contain_text("Hide")


def test_a_tap_elsewhere_tells_what_lies_there(people: People) -> None:
    page = people.come()
    at_moment(page, *DAY)
    clearing(page, "dark_valley-5").click()
    card = page.get_by_role("region", name="Dark Valley 5")
    expect(card.get_by_role("listitem")).to_have_text(re.compile("2 . ghost", re.IGNORECASE))
    clearing(page, "ruins-1").click()
    card = page.get_by_role("region", name="Ruins 1")
    expect(card).to_contain_text("a map chit, face down, somewhere in this tile")
    expect(card).to_contain_text("Hidden path to 5, not discovered yet")
    card.get_by_role("button", name="Close").click()
    expect(card).to_have_count(0)


def test_a_way_that_cannot_be_taken_is_explained_with_its_clause(people: People) -> None:
    page = people.come()
    at_moment(page, "realm-lesson-1", 26)
    clearing(page, "cliff-3").click()  # a secret passage leads there
    refused = board(page).locator(".refusal")
    expect(refused).to_contain_text("MR-3.5")
    refused.get_by_role("button").click()
    expect(page.locator("[data-clause^='MR-3.5']").first).to_be_visible()


def test_the_map_is_brought_nearer_and_moved(people: People) -> None:
    page = people.come()
    at_moment(page, *DAY)
    whole = shown(page)
    page.get_by_role("button", name="Nearer").click()
    nearer = shown(page)
    assert nearer[2] < whole[2]
    box = land(page).bounding_box()
    assert box is not None
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.move(*middle)
    page.mouse.down()
    page.mouse.move(middle[0] - 60, middle[1] - 90, steps=4)
    page.mouse.up()
    dragged = shown(page)
    assert dragged[1] > nearer[1]
    page.mouse.wheel(0, -300)
    page.wait_for_function(
        "least => document.querySelector('[role=grid]').viewBox.baseVal.width < least", arg=dragged[2]
    )
    page.get_by_role("button", name="The whole map").click()
    assert shown(page) == whole
    clearing(page, "bad_valley-5").focus()
    page.keyboard.press("+")
    assert shown(page)[2] < whole[2]
    page.keyboard.press("0")
    assert shown(page) == whole


def test_a_turn_is_recorded_by_keys_alone(people: People) -> None:
    page = people.come()
    at_moment(page, *DAY)
    tab_to(page, "gridcell", "Bad Valley 5")  # where the character stands
    page.keyboard.press("ArrowDown")
    expect(clearing(page, "bad_valley-2")).to_be_focused()
    page.keyboard.press("Enter")
    expect(clearing(page, "bad_valley-2")).to_have_attribute("aria-label", re.compile("you will be here"))
    tab_to(page, "button", "hand it in")
    page.keyboard.press("Enter")
    expect(log_lines(page).filter(has_text="begins the turn").last).to_be_attached()


def test_the_board_is_for_everybody_and_for_phones(people: People) -> None:
    page = people.come(size=PHONE, dark=True)
    at_moment(page, *DAY)
    expect(clearing(page, "bad_valley-5")).to_be_in_viewport()  # the map is shown from near
    clearing(page, "curst_valley-5").click()
    expect(page.get_by_role("region", name="Curst Valley 5")).to_contain_text("Chapel")
    expect(page.get_by_role("region", name="Curst Valley 5")).to_be_in_viewport()  # below the map
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate("localStorage.setItem('fabula-settings', JSON.stringify({language: 'fr'}))")
    page.reload()
    expect(board_in_french(page).get_by_role("gridcell", name="vous êtes ici")).to_be_visible()


def board_in_french(page: Page) -> Locator:
    """The map as whoever speaks French hears of it."""
    return page.get_by_role("grid", name="La carte du royaume")


def test_an_evening_of_combat_is_laid_out_on_the_sheets(people: People) -> None:
    page = people.come()
    at_moment(page, *COMBAT, sheets=True)
    combat = page.get_by_role("region", name="Combat")
    expect(combat.get_by_role("heading", level=3)).to_contain_text("Combat in Bad Valley 5, round 1")
    sheet = combat.get_by_role("table", name="Amazon")
    expect(sheet.get_by_role("columnheader")).to_have_text(
        ["1 Thrust, Charge", "2 Swing, Dodge", "3 Smash, Duck"]
    )
    expect(sheet.get_by_role("row", name=re.compile("^Attack"))).to_contain_text("M3**")
    placed = sheet.get_by_role("listitem")
    expect(placed).to_have_count(2)
    do(page, "place C3 thrust").click()
    expect(placed).to_have_count(3)
    expect(placed.filter(has_text="c: ").first).to_contain_text("attack H6*")
    assert violations(page) == []
    board(page).get_by_role("button", name="Map").click()
    expect(land(page)).to_be_visible()
    expect(do(page, "place C4 thrust")).to_be_visible()  # among the buttons beside the map


def test_a_tile_is_laid_where_one_points(people: People) -> None:
    page = people.come()
    built_by_hand(page)
    places = land(page).locator("[data-place]")
    expect(places).to_have_count(6)  # around the Borderland
    hand = page.get_by_role("region", name="Tiles to be laid")
    expect(hand.get_by_role("button", pressed=True)).to_have_count(1)
    hand.locator("li button:enabled").last.click()
    places.first.click()
    lay = hand.get_by_role("button", name="Lay it here")
    before = lay.get_attribute("data-do")
    places.first.click()
    if hand.get_by_role("button", name="Turn it").count():
        expect(lay).not_to_have_attribute("data-do", before or "")
    assert violations(page) == []
    lay.click()
    expect(log_lines(page).last).to_contain_text("lies at")


def test_victory_points_are_divided_one_by_one(people: People) -> None:
    page = people.come()
    at_moment(page, "realm-with-elf", 10)
    page.get_by_role("button", name="Gold: one less").click()
    divide = page.get_by_role("button", name="That is what I need")
    expect(divide).to_be_disabled()
    page.get_by_role("button", name="Fame: one more").click()
    assert violations(page) == []
    divide.click()
    expect(log_lines(page).filter(has_text="Fame 2, Notoriety 1, Gold 0").last).to_be_attached()
