"""The link that `fabula serve` prints: the first who opens it chooses a game, the others join him."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect
from tools.browsing import inviting

from browser.people import People
from browser.playing import join

if TYPE_CHECKING:
    from pathlib import Path

    from playwright.sync_api import Browser


def test_a_group_has_a_game_from_the_printed_link(browser: Browser, tmp_path: Path) -> None:
    with inviting(f"sqlite:///{tmp_path / 'tables.db'}") as link:
        people = People(browser, link.partition("/#")[0])
        anna, ben, cleo = people.come(), people.come(), people.come()
        anna.goto(link)
        expect(anna.get_by_role("heading", name="Choose a game for all of you")).to_be_visible()
        assert "join" not in anna.url
        anna.get_by_role("link", name="New table: Fearsome Floors").click()
        anna.get_by_label("Your name").fill("Anna")
        anna.get_by_label("Number of seats").select_option("2")
        anna.get_by_role("button", name="Open the table").click()
        expect(anna.get_by_role("heading", name="Seats")).to_be_visible()
        join(ben, link, name="Ben")
        expect(anna.get_by_text("Ben", exact=True)).to_be_visible()
        anna.get_by_role("button", name="Start the game").click()
        expect(ben.get_by_role("tab", name="Log")).to_be_visible()
        ben.goto("about:blank")
        ben.goto(link)  # whoever has a seat is led back to it
        expect(ben.get_by_role("tab", name="Log")).to_be_visible()
        join(cleo, link, name="Cleo")  # whoever finds none looks on
        expect(cleo.get_by_role("tab", name="Log")).to_be_visible()
        for context in people.contexts:
            context.close()
        assert people.mistakes == []
