"""Going through a record on the full screen."""

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from fabula.games.realm import game as realm
from fabula.terminal.app import FabulaApp
from fabula.terminal.info_screens import HelpScreen, RulesScreen
from fabula.terminal.replay_screen import ReplayScreen
from fabula.terminal.session import Session
from fabula.terminal.widgets import Board, Log, Notes
from fabula.words import Words
from terminal.seats import SMALL, ball, floors, masked

pytestmark = pytest.mark.asyncio


def played(session: Session, actions: int) -> FabulaApp:
    for _ in range(actions):
        seat = session.state.to_act()[0]
        session.play(seat, session.choices(seat).actions[-1])
    words = Words("en")
    return FabulaApp(words, replaying=ReplayScreen(session.table.record, words))


def board(pilot: Pilot[str]) -> str:
    picture = pilot.app.screen.query_one(Board).picture
    return "" if picture is None else picture.text()


def log(pilot: Pilot[str]) -> str:
    return "\n".join(strip.text.rstrip() for strip in pilot.app.screen.query_one(Log).lines)


def message(pilot: Pilot[str]) -> str:
    return str(pilot.app.screen.query_one("#message", Static).render())


async def test_a_record_is_stepped_through_forwards_and_backwards() -> None:
    async with played(floors("person", "random"), 12).run_test(size=SMALL) as pilot:
        await pilot.pause()
        start = board(pilot)
        assert message(pilot).startswith("0 of 12")
        await pilot.press("right")
        assert message(pilot).startswith("1 of 12")
        assert "plays" in log(pilot)
        assert board(pilot) != start
        await pilot.press("left")
        assert board(pilot) == start
        assert log(pilot) == ""
        await pilot.press("end")
        assert message(pilot).startswith("12 of 12")
        await pilot.press("pageup")
        assert message(pilot).startswith("2 of 12")
        await pilot.press("home", "left")
        assert message(pilot).startswith("0 of 12")


async def test_foresight_help_and_rules_are_there_too() -> None:
    async with played(floors("person", "random"), 3).run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("end", "f3")
        assert "!" in board(pilot)
        await pilot.press("f3")
        assert "!" not in board(pilot)
        await pilot.press("f1")
        assert isinstance(pilot.app.screen, HelpScreen)
        await pilot.press("escape", "f2")
        assert isinstance(pilot.app.screen, RulesScreen)


async def test_each_seat_sees_what_it_was_told() -> None:
    with masked():
        async with played(ball("person", "person Ben"), 2).run_test(size=SMALL) as pilot:
            await pilot.pause()
            await pilot.press("end")
            assert "as a spectator sees it" in message(pilot)
            assert "chose" not in log(pilot)
            await pilot.press("tab")
            assert "as A sees it" in message(pilot)
            assert "chose" in log(pilot)
            await pilot.press("tab")
            assert "as Ben sees it" in message(pilot)
            assert "chose" not in log(pilot)
            await pilot.press("f3", "escape")
        assert pilot.app.return_value == ""


async def test_a_key_shows_the_notes_that_have_no_room() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("random",), Words("en"), seed=1)
    async with played(session, 12).run_test(size=SMALL) as pilot:
        await pilot.pause()
        await pilot.press("end", "tab")
        await pilot.pause()
        notes = pilot.app.screen.query_one(Notes)
        assert notes.scroll_y == 0
        await pilot.press("f6")
        await pilot.pause()
        assert notes.scroll_y > 0
