"""Two people in two browsers and a bot play a game of Floors from its first move to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.playing import choose, gathered, log_lines

if TYPE_CHECKING:
    from browser.quick import Quick

MOST_MOVES = 400
MOST_WAITS = 400
"""How often nobody may have anything to do, one after the other, while the bot thinks."""


def test_two_people_and_a_bot_play_a_whole_game(quick: Quick) -> None:
    anna, ben = gathered(quick, "floors", "greedy")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
    played = patience = 0
    while (done := [choose(page, played * 7) for page in (anna, ben)]).count("over") < 2:
        assert "stuck" not in done
        patience = 0 if "played" in done else patience + 1
        played += done.count("played")
        assert played < MOST_MOVES
        assert patience < MOST_WAITS
    for page in (anna, ben):
        expect(page.get_by_role("region", name="Result")).to_be_visible()
    assert log_lines(anna).all_inner_texts() == log_lines(ben).all_inner_texts()
    for page in (anna, ben):
        page.get_by_role("tab", name="Table").click()
        page.get_by_role("button", name="Check all draws here").click()
        expect(page.get_by_role("status")).to_contain_text("All is as the secret says")
