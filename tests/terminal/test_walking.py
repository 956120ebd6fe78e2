"""Formidable Foes on the full screen: walks, what interrupts them, spells, and other people's answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from textual.widgets import Select

from fabula.terminal.app import FabulaApp
from fabula.terminal.info_screens import PassScreen
from fabula.terminal.play_screen import PlayScreen
from fabula.terminal.widgets import Beside, Board, Following, Log
from fabula.words import Words
from terminal.seats import SMALL, WIDE, program, staged
from terminal.test_program import asked, board, line, log, message, shown, tones, until

if TYPE_CHECKING:
    from fabula.terminal.session import Session

pytestmark = pytest.mark.asyncio

CLEAR: dict[str, Any] = {"closed": {"*": "N"}}
"""All intersections lie open but for their north sides, so that nothing is hidden."""
WALK = ("P2", "P3", "C2", "P4", "P5", "S2", "P6", "P7", "C3")


def actions(session: Session) -> list[str]:
    return [entry.action for entry in session.table.record.entries]


async def test_arrow_keys_trace_a_walk_and_enter_plays_all_of_it() -> None:
    with staged("person", "greedy", A="S1", B="S4", **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("right", "right", "right", "up")
            assert line(pilot).startswith("> go P2; go P3; go C2; go P17")
            assert {"path", "mover"} <= tones(pilot)
            assert session.table.sequence == 0
            await pilot.press("backspace", "backspace")
            assert line(pilot).startswith("> go P2; go P3█  Enter plays it")
            await pilot.press("enter")
            await until(pilot, lambda: session.table.sequence == 2)
            assert actions(session) == ["go P2", "go P3"]
            await asked(pilot)
            assert "2 of 12 steps made" in message(pilot)
            await pilot.press("f4")
            await until(pilot, lambda: session.table.sequence == 3)
            await asked(pilot)
            assert "1 of 12 steps made" in message(pilot), "a walk is taken back step by step"


async def test_an_arrow_key_that_leads_nowhere_says_why() -> None:
    with staged("person", "greedy", A="S1 w9", B="S4", tiles={"C2": 7}, **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("down")
            assert "nothing in that direction" in message(pilot)
            await pilot.press("right", "right", "right", "right")
            assert "A monster has ended your movement. (FOE-4.3)" in message(pilot)
            assert line(pilot).startswith("> go P2; go P3; go C2█")
            await pilot.press("backspace")
            assert "FOE-4.3" not in message(pilot)


async def test_whoever_is_held_by_a_monster_is_told_so_by_the_arrow_keys() -> None:
    with staged("person", "greedy", A="C2 w9", B="S4", tiles={"C2": 7}, **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("right")
            assert "You share your space with monster 7" in message(pilot)
            assert line(pilot) == "> █"


async def test_nobody_can_trace_a_walk_beyond_what_would_be_revealed() -> None:
    with staged("person", "greedy", A="C1", B="S4", closed={"X1": "N"}, unexplored=["C7"]) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press(*["right"] * 4)
            assert line(pilot).startswith("> go P1; go S1; go P2; go P3█")
            await pilot.press("right", "up")
            assert "Nobody knows what comes after that step" in message(pilot)
            assert line(pilot).startswith("> go P1; go S1; go P2; go P3; go C2█")


async def test_a_reveal_interrupts_a_walk_and_the_rest_is_not_played() -> None:
    with staged("person", "greedy", A="C1", B="S4", closed={"X1": "N"}, unexplored=["C7"]) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press(*"go C2; go P17; end", "enter")
            await until(pilot, lambda: session.table.sequence == 5)
            await asked(pilot)
            assert actions(session)[-1] == "go C2"
            assert "Not played: go P17; end" in message(pilot)
            assert "C7 is seen: monster" in log(pilot)
            assert line(pilot) == "> █"


async def test_a_walk_to_a_distant_space_is_typed_by_its_end_and_shown_while_it_is_typed() -> None:
    with staged("person", "greedy", A="S1", B="S4", **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press(*"go C3")
            assert "path" in tones(pilot)
            assert "Enter plays it" in line(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: session.table.sequence == 9)
            assert actions(session) == [f"go {space}" for space in WALK]


async def test_a_place_that_cannot_be_reached_is_refused_by_its_rule() -> None:
    with staged("person", "greedy", A="S1", B="S4", **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press(*"go C49", "enter")
            assert "No way leads to C49 from there. (FOE-4.1)" in message(pilot)
            await pilot.press("escape", *"go P2; go C49", "enter")
            await until(pilot, lambda: session.table.sequence == 1)
            await asked(pilot)
            assert "No way leads to C49 from there. (FOE-4.1)" in message(pilot)


async def test_a_walk_into_battle_is_one_line() -> None:
    with staged("person", "greedy", A="S1 w9 c9", B="S4 w9", tiles={"C2": 7}, **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press("right", "right", "right")
            assert "monster 7, $1" in beside(pilot)
            assert "⚔7 win 100 %, you pay 0:14%  1:28%  2:33%  3:25%" in beside(pilot)
            await pilot.press(*"; fight", "enter")
            await until(pilot, lambda: session.table.sequence >= 4)
            assert actions(session)[:4] == ["go P2", "go P3", "go C2", "fight"]
            assert "A fights monster 7" in log(pilot)


def beside(pilot: Any) -> str:
    return str(pilot.app.screen.query_one(Beside).render())


async def test_a_spell_is_cast_from_the_list_and_leaves_the_hand() -> None:
    with staged("person", "greedy", A="S1 w9 1-movement-3 1-power-1", B="S4", **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            assert "✦ Movement +3 (level I)" in beside(pilot)
            await pilot.press("tab")
            following = pilot.app.screen.query_one(Following)
            following.highlighted = following.spelled.index(("cast", "1-movement-3", "3"))
            await pilot.press("enter")
            await until(pilot, lambda: session.table.sequence == 1)
            await asked(pilot)
            assert actions(session) == ["cast 1-movement-3 3"]
            assert "A casts Movement +3 (level I) for 3." in log(pilot)
            assert "0 of 15 steps made" in message(pilot)
            assert "Movement" not in beside(pilot)
            assert "✦ Power +1 (level I)" in beside(pilot)


async def test_an_intersection_is_pointed_at_and_turned() -> None:
    with staged("person", "greedy", A="S1 w9 1-rotate-2", B="S4", **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press(*"cast 1-rotate-2 2", "enter")
            await until(pilot, lambda: session.table.sequence == 1)
            await asked(pilot)
            await pilot.press("up", "left", "down")
            pointed = line(pilot).removeprefix("> turn ").removesuffix("█")
            assert pointed in ("X4", "X6", "X8", "X9")
            await pilot.press("enter", "up")
            assert line(pilot) == f"> turn {pointed}█", "the north is closed already"
            assert "FOE-17.11" in message(pilot)
            await pilot.press("right", "enter")
            await until(pilot, lambda: session.table.sequence == 2)
            assert actions(session)[-1] == f"turn {pointed} E"


async def test_a_monster_is_led_space_by_space() -> None:
    with staged("person", "greedy", A="S1 w9 1-move_monster-2", B="S4", tiles={"C3": 5}, **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await asked(pilot)
            await pilot.press(*"cast 1-move_monster-2 2", "enter")
            await until(pilot, lambda: session.table.sequence == 1)
            await asked(pilot)
            await pilot.press("left")
            assert line(pilot).startswith("> wander 5█"), "the only monster there is"
            await pilot.press("enter", "left")
            assert line(pilot).startswith("> wander 5 P7 P6 S2█"), "a monster stops in a chamber"
            await pilot.press("left")
            assert line(pilot).startswith("> wander 5 P7 P6 S2 P5 P4 C2█")
            await pilot.press("backspace")
            assert line(pilot).startswith("> wander 5 P7 P6 S2█")
            await pilot.press("left", "enter")
            await until(pilot, lambda: session.table.sequence == 2)
            assert actions(session)[-1] == "wander 5 P7 P6 S2 P5 P4 C2"


async def test_another_seat_is_asked_behind_the_screen_that_passes_the_keyboard() -> None:
    with staged("person Anna", "person Ben", A="S1 w9 1-power-1", B="S1 w3 3-power-2", **CLEAR) as session:
        async with program(session).run_test(size=WIDE) as pilot:
            await until(pilot, lambda: isinstance(pilot.app.screen, PassScreen))
            await pilot.press("enter")
            await asked(pilot)
            await pilot.press(*"go C2; end; cast 1-power-1 1", "enter")
            await until(pilot, lambda: "Pass the keyboard to Ben." in shown(pilot))
            assert actions(session) == ["go P2", "go P3", "go C2", "end"]
            await pilot.press("enter")
            await asked(pilot)
            assert "Do you come along with Anna?" in message(pilot)
            assert "1-power-1" not in shown(pilot), "what else Anna had in mind is not Ben's business"
            assert "Anna plays" not in log(pilot)
            assert "Anna goes to C2." in log(pilot)
            assert "✦ Power +2 (level III)" in beside(pilot)
            assert "Power +1" not in beside(pilot)
            await pilot.press(*"follow", "enter")
            await until(pilot, lambda: "follow" in actions(session))
            await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
            await asked(pilot)
            assert "Do you learn from your master?" in message(pilot)
            assert "AB" in board(pilot).splitlines()[-1]


@pytest.mark.parametrize("seats", [2, 6])
async def test_everything_fits_on_a_small_terminal(seats: int) -> None:
    players: dict[str, Any] = {
        letter: f"S{1 + number % 4} w{number + 9}" for number, letter in enumerate("ABCDEF"[:seats])
    }
    players["A"] += " 1-power-1 3-power-2 1-rotate-2"
    with staged(*["person"] * seats, tiles={"C2": 7, "C3": 43}, **players, **CLEAR) as session:
        async with program(session).run_test(size=SMALL) as pilot:
            await pilot.press("enter")
            await asked(pilot)
            screen = pilot.app.screen
            assert not screen.has_class("narrow")
            drawn, frame = screen.query_one(Board), screen.query_one("#frame")
            assert drawn.size.width <= frame.size.width
            assert drawn.size.height <= frame.size.height
            assert screen.query_one(Log).size.height >= 3
            assert screen.query_one(Following).size.height >= 4
            assert board(pilot).splitlines()[-1].startswith("[]──●A" if seats == 2 else "[]──AE")
            assert str(pilot.app.screen.query_one(Beside).render()).count("•") == 1 + seats


async def test_the_form_offers_what_can_be_said_in_a_word(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Any
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with staged("person", "greedy", A="S1", B="S4", **CLEAR):
        app = FabulaApp(Words("fr"), game="foes", pace=0, seed=4, autosave=False)
        async with app.run_test(size=SMALL) as pilot:
            await until(pilot, lambda: pilot.app.screen.query("#option-show_gold"))
            screen = pilot.app.screen
            assert not screen.query("#option-board")
            screen.query_one("#option-show_gold", Select).value = False
            await pilot.pause()
            await pilot.press("f9")
            await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
            assert app.session is not None
            assert '"show_gold":false' in app.session.table.record.options
