"""What people do at a table besides playing: clocks, bots for them, standing answers, giving up, talking."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.foes_table import board
from browser.playing import asking, choices, gathered, join, log_lines, play, players, tab, whose_turn
from browser.recorded import from_moment

if TYPE_CHECKING:
    from playwright.sync_api import Page

    from browser.people import People
    from browser.quick import Quick


def is_asked(page: Page) -> None:
    """Whoever looks is asked, and offered something."""
    expect(page.locator(".status")).to_contain_text("Your turn")
    expect(choices(page).first).to_be_enabled()


def test_a_bot_plays_for_whoever_lets_his_clock_run_out(quick: Quick) -> None:
    anna, ben = quick.come(), quick.come()
    anna.goto("/#/new/floors")
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_label("Number of seats").select_option("2")
    anna.get_by_label("Seat B").select_option("open")
    anna.get_by_label("Clock for each turn").select_option(label="10 minutes")
    expect(anna.get_by_text("A bot plays for whoever takes longer, until he is back.")).to_be_visible()
    anna.get_by_role("button", name="Open the table").click()
    join(ben, anna.get_by_role("textbox", name="Link for seat B").input_value(), name="Ben")
    anna.get_by_role("button", name="Start the game").click()
    slow = whose_turn(anna, ben)
    other = ben if slow is anna else anna
    left = slow.get_by_role("timer", name="Time left")
    expect(left).to_have_text(re.compile(r"^(10:00|09:\d\d)$"))
    quick.let_pass(slow, 500)
    slow.reload()
    expect(left).to_have_text(re.compile(r"^01:[0-4]\d$"))
    quick.let_pass(slow, 600)
    for page in (anna, ben):
        expect(players(page).filter(has_text="plays for now")).to_have_count(1)
    is_asked(other)
    tab(slow, "Table").get_by_role("button", name="I play again myself").click()
    for page in (anna, ben):
        expect(players(page).filter(has_text="plays for now")).to_have_count(0)
    play(other, "1 +")
    is_asked(slow)
    expect(left).to_have_text(re.compile(r"^(10:00|09:\d\d)$"))


def test_a_seat_is_handed_to_a_bot_and_taken_back(quick: Quick) -> None:
    anna, ben = gathered(quick)
    anna.get_by_role("button", name="Start the game").click()
    panel = tab(ben, "Table")
    panel.get_by_label("Who plays for you").select_option("bot: greedy")
    panel.get_by_role("button", name="Let this bot play for me").click()
    for page in (anna, ben):
        expect(players(page).nth(1)).to_contain_text("greedy plays for now")
    for action in ("1 +", "4 +"):  # Ben's bot plays in between
        is_asked(anna)
        play(anna, action)
        expect(asking(ben)).to_be_hidden()
    tab(ben, "Table").get_by_role("button", name="I play again myself").click()
    for page in (anna, ben):
        expect(players(page).nth(1)).not_to_contain_text("plays for now")
    is_asked(anna)


def test_an_answer_is_given_once_and_for_all(quick: Quick) -> None:
    page = quick.come()
    from_moment(page, "foes-tie-power", 36, ["me", "bot random"])
    given = log_lines(page).filter(has_text="calls up no more power")
    before = given.count()
    choices(page)
    page.get_by_label("Always answer so, whenever I am asked this").check()
    board(page).get_by_role("button", name="No more power").click()
    board(page).get_by_role("button", name="Stay here").click()
    board(page).get_by_role("button", name="Fight!").click()
    expect(given).to_have_count(before + 2)
    answers = tab(page, "Table").get_by_role("listitem").filter(has_text="power")
    expect(answers).to_contain_text("done")
    answers.get_by_role("button", name="Forget").click()
    expect(answers).to_have_count(0)
    expect(tab(page, "Table")).to_contain_text("You have none.")


def test_the_others_play_on_when_one_gives_up(quick: Quick) -> None:
    anna, ben = gathered(quick, "floors", "greedy")
    anna.get_by_role("button", name="Start the game").click()
    panel = tab(ben, "Table")
    panel.get_by_role("button", name="Concede").click()
    panel.get_by_role("button", name="Cancel").click()
    expect(panel.get_by_role("button", name="Really give up the game")).to_be_hidden()
    panel.get_by_role("button", name="Concede").click()
    panel.get_by_role("button", name="Really give up the game").click()
    for page in (anna, ben):
        expect(players(page).nth(1)).to_contain_text("has conceded")
    expect(panel.get_by_role("button", name="I play again myself")).to_be_hidden()
    for action in ("1 +", "4 +"):
        is_asked(anna)
        play(anna, action)
    expect(anna.get_by_role("region", name="Result")).to_be_hidden()


def test_what_is_said_is_counted_and_read_out(people: People) -> None:
    anna, ben = gathered(people)
    carl = people.come()
    anna.get_by_role("button", name="Start the game").click()
    tab(anna, "Talk").get_by_label("Say something to all").fill("Good luck!")
    anna.keyboard.press("Enter")
    expect(ben.get_by_role("tab", name="Talk 1")).to_be_visible()
    expect(ben.get_by_role("log", name="What is happening")).to_contain_text("Anna: Good luck!")
    expect(tab(ben, "Talk").get_by_role("listitem")).to_have_text(re.compile("Anna Good luck!"))
    carl.goto(anna.url)
    tab(carl, "Talk").get_by_label("Say something to all").fill("May I?")
    carl.keyboard.press("Enter")
    expect(carl.get_by_text("Only whoever has a seat can talk here.").first).to_be_visible()
    expect(tab(carl, "Talk").get_by_role("listitem")).to_have_count(1)
