"""Fortress Furor in a browser: walks, battles with their odds, spells, following, and reasons why not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from browser.foes_table import board, figure, fortress, space
from browser.people import PHONE
from browser.playing import log_lines, tab_to
from browser.recorded import from_moment

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.people import People


def at_moment(page: Page, moment: int, seat: int) -> None:
    """Sit down at a table that goes on from a moment of a recorded game, against bots."""
    from_moment(page, "foes-4", moment, ["me" if each == seat else "bot random" for each in range(4)])
    expect(fortress(page)).to_be_visible()


def violations(page: Page) -> list[str]:
    """What axe objects to on the board."""
    return [each["id"] for each in Axe().run(page, context=".foes").response["violations"]]


def test_a_tap_far_away_walks_there_step_by_step(people: People) -> None:
    page = people.come()
    at_moment(page, 243, 2)
    expect(space(page, "C44")).to_have_attribute("aria-label", re.compile("empty chamber, 4 steps"))
    before = log_lines(page).count()
    space(page, "C44").click()
    expect(figure(page, 2, "C44")).to_be_attached()
    expect(page.locator(".status")).to_contain_text("4 of 12 steps")
    assert log_lines(page).count() > before


def test_the_odds_come_before_the_battle(people: People) -> None:
    page = people.come()
    at_moment(page, 243, 2)
    space(page, "C45").click()
    battle = page.get_by_role("region", name="Battle with monster 31")
    expect(battle).to_contain_text("14 % to win")  # the dice must cost nothing: there are no chips
    expect(battle.get_by_role("list", name="What the battle costs").get_by_role("listitem")).to_have_count(4)
    assert violations(page) == []
    battle.get_by_role("button", name="Walk there: 5 steps").click()
    expect(figure(page, 2, "C45")).to_be_attached()
    board(page).get_by_role("button", name="Fight!").click()
    rolled = re.compile(r"fights monster 31: the monster rolls \d, the player \d")
    expect(log_lines(page).filter(has_text=rolled)).to_be_visible()


def test_a_monster_that_is_weak_enough_dies_of_fright(people: People) -> None:
    page = people.come()
    at_moment(page, 243, 2)
    space(page, "C34").click()
    battle = page.get_by_role("region", name="Battle with monster 26")
    expect(battle).to_contain_text("100 % to win")
    battle.get_by_role("button", name="Walk there: 2 steps").click()
    board(page).get_by_role("button", name="Fight!").click()
    expect(page.locator('[data-monster="26"]')).to_have_count(0)


def test_what_cannot_be_done_is_explained_with_its_clause(people: People) -> None:
    page = people.come()
    at_moment(page, 243, 2)
    space(page, "C26").click()
    reason = page.get_by_text("No way leads to C26 from there.")
    expect(reason.first).to_be_visible()
    board(page).get_by_role("button", name="FOE-4.1").click()
    expect(page.locator("[data-clause='FOE-4.1']")).to_be_visible()
    board(page).get_by_role("button", name=re.compile("Transform ±1")).click()
    expect(page.get_by_text("Transform needs a monster here").first).to_be_visible()


def test_the_map_goes_by_arrow_keys(people: People) -> None:
    page = people.come()
    at_moment(page, 243, 2)
    space(page, "C40").focus()
    page.keyboard.press("ArrowUp")
    expect(space(page, "P159")).to_be_focused()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    expect(space(page, "P167")).to_be_focused()
    page.keyboard.press("Enter")
    expect(figure(page, 2, "P167")).to_be_attached()


def test_tiles_change_places_and_intersections_are_turned(people: People) -> None:
    page = people.come()
    at_moment(page, 306, 3)
    space(page, "C45").click()
    space(page, "C42").click()
    expect(space(page, "C42")).to_have_attribute("aria-label", re.compile("Monster 31"))
    expect(space(page, "C45")).to_have_attribute("aria-label", re.compile("Monster 38"))
    at_moment(page, 75, 2)
    space(page, "X1").click()
    page.get_by_role("group", name="Close X1 in the").get_by_role("button", name="South").click()
    expect(space(page, "X1")).to_have_attribute("aria-label", re.compile("closed in the south"))


def test_a_monster_is_moved_to_where_one_points(people: People) -> None:
    page = people.come()
    at_moment(page, 95, 3)
    expect(page.locator(".status")).to_contain_text("You are the dumbest")
    space(page, "C6").click()
    expect(space(page, "C6")).to_have_attribute("aria-label", re.compile("Monster 1:"))


def test_a_student_is_asked_to_come_along_on_a_phone(people: People) -> None:
    page = people.come(size=PHONE, dark=True)
    at_moment(page, 69, 3)
    expect(page.get_by_text("You would learn a level there.")).to_be_visible()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    expect(page.locator('[data-figure="3"]')).to_be_in_viewport()  # the map is larger than its frame
    board(page).get_by_role("button", name="Come along").click()
    board(page).get_by_role("button", name="Learn").click()
    expect(page.get_by_text("has wisdom 6 now.").first).to_be_attached()


def test_a_turn_is_played_by_keys_alone(people: People) -> None:
    page = people.come()
    at_moment(page, 243, 2)
    tab_to(page, "gridcell", "C40")  # where the figure stands
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    expect(space(page, "C34")).to_be_focused()
    page.keyboard.press("Enter")
    tab_to(page, "button", "Walk there: 2 steps")
    page.keyboard.press("Enter")
    expect(figure(page, 2, "C34")).to_be_attached()
    tab_to(page, "button", "Fight!")
    page.keyboard.press("Enter")
    expect(log_lines(page).filter(has_text="has defeated monster 26")).to_be_attached()
    expect(log_lines(page).filter(has_text="It is the turn of D").first).to_be_attached()


def test_the_dice_lie_there_while_power_is_asked_for(people: People) -> None:
    page = people.come()
    from_moment(page, "foes-tie-power", 36, ["me", "bot random"])
    for _ in range(2):  # whoever has not seen them fall sees them, too
        battle = page.get_by_role("region", name="Battle with monster 5")
        expect(battle.get_by_role("img", name=re.compile("monster.s die: 4"))).to_be_visible()
        expect(battle.get_by_role("img", name=re.compile("player.s die: 1"))).to_be_visible()
        expect(battle).to_contain_text("The battle costs 3 chips; at hand: 2.")
        expect(board(page).get_by_role("button", name="No more power")).to_be_visible()
        page.reload()
    board(page).get_by_role("button", name="No more power").click()
    expect(board(page).get_by_role("img", name=re.compile("monster.s die"))).to_have_count(0)


def test_spells_are_cast_from_the_hand_and_end_the_game(people: People) -> None:
    page = people.come()
    from_moment(page, "foes-end-fright", 810, ["bot random", "me"])
    hand = page.get_by_role("region", name="Your spells").get_by_role("listitem")
    casts = (("1-transform-1", "−1", 5), ("4-transform-2", "−2", 4))  # noqa: RUF001 - a true minus sign
    expect(hand).to_have_count(6)
    for spell, amount, left in casts:
        card = hand.and_(page.locator(f'[data-spell="{spell}"]')).first
        expect(card).to_contain_text("can be cast")
        card.get_by_role("button").click()
        card.get_by_role("button", name=f"Cast: {amount}").click()
        expect(hand).to_have_count(left)
    expect(page.get_by_role("region", name="Battle with monster 49")).to_contain_text("It dies of fright!")
    board(page).get_by_role("button", name="Fight!").click()
    expect(page.get_by_role("region", name="Result").get_by_role("heading")).to_contain_text("Anna")
