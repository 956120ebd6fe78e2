"""Two people in two browsers and a bot play a game of Floors from its first move to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from browser.playing import join, log_lines, open_table

if TYPE_CHECKING:
    from browser.people import People

MOST_MOVES = 400
MOST_WAITS = 400
"""How often nobody may have anything to do, one after the other, while the bot thinks."""
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


def test_two_people_and_a_bot_play_a_whole_game(people: People) -> None:
    anna, ben = people.come(), people.come()
    open_table(anna, "floors", ["me", "open", "greedy"])
    join(ben, anna.get_by_role("textbox", name="Link for seat B").input_value(), name="Ben")
    anna.get_by_role("button", name="Start the game").click()
    for page in (anna, ben):
        expect(page.get_by_role("tab", name="Log")).to_be_visible()
    played = patience = 0
    while (done := [page.evaluate(CHOOSE, played * 7) for page in (anna, ben)]).count("over") < 2:
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
