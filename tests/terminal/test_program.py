"""The full screen, driven key by key."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from textual.pilot import Pilot
from textual.widgets import Button, Input, Select, Static

from fabula.core import registry
from fabula.core.extras import Picture
from fabula.files import load_record
from fabula.games.realm import game as realm
from fabula.terminal import play_screen
from fabula.terminal.app import FabulaApp
from fabula.terminal.info_screens import HelpScreen, PassScreen, ResultScreen, RulesScreen, SaveScreen
from fabula.terminal.play_screen import PlayScreen
from fabula.terminal.session import Session
from fabula.terminal.setup_screen import SetupScreen
from fabula.terminal.widgets import Board, Following, Log
from fabula.words import Words
from small_games.masks import game as masks
from terminal.seats import SMALL, WIDE, ball, floors, masked, program

pytestmark = pytest.mark.asyncio

LONGEST_WAIT = 30
"""Seconds; only a busy machine needs more than one."""


def board(pilot: Pilot[str]) -> str:
    picture = pilot.app.screen.query_one(Board).picture
    return "" if picture is None else picture.text()


def message(pilot: Pilot[str]) -> str:
    return str(pilot.app.screen.query_one("#message", Static).render())


def line(pilot: Pilot[str]) -> str:
    return str(pilot.app.screen.query_one("#line", Static).render())


def shown(pilot: Pilot[str]) -> str:
    """All sentences on the screen."""
    return " ".join(str(static.render()) for static in pilot.app.screen.query(Static))


def log(pilot: Pilot[str]) -> str:
    return "\n".join(strip.text.rstrip() for strip in pilot.app.screen.query_one(Log).lines)


def tones(pilot: Pilot[str]) -> set[str]:
    picture = pilot.app.screen.query_one(Board).picture
    return {span.tone for row in picture.rows for span in row} if picture else set()


async def until(pilot: Pilot[str], true: object) -> None:
    """Wait until something holds: bots think in a thread, and the screen goes on when they are done."""
    assert callable(true)
    for _ in range(LONGEST_WAIT * 50):
        await pilot.pause()
        if true():
            return
        await asyncio.sleep(0.02)
    raise AssertionError("it never came to that")


async def asked(pilot: Pilot[str]) -> None:
    """Wait until a person is asked."""
    await until(pilot, lambda: getattr(pilot.app.screen, "composer", None) is not None)


async def test_arrow_keys_trace_a_path_and_enter_plays_it() -> None:
    session = floors("person", "person")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("4", "up", "up", "left")
        assert line(pilot).startswith("> 4 +NNW")
        assert "Enter plays it" in line(pilot)
        assert {"path", "mover"} <= tones(pilot)
        assert session.table.sequence == 0
        await pilot.press("enter")
        await until(pilot, lambda: session.table.sequence == 1)
        assert session.table.record.entries[0].action == "4 +NNW"
        assert "A plays 4 +NNW" in log(pilot)
        assert "FLOORS-4.2" in log(pilot)


async def test_what_is_legal_is_shown_as_you_go() -> None:
    async with program(floors("person", "person")).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert "legal" not in tones(pilot)
        await pilot.press("5", "plus")
        assert "legal" in tones(pilot)
        assert "↑" in board(pilot)
        offered = pilot.app.screen.query_one(Following).spelled
        assert all(words[:2] == ("5", "+") for words in offered)


async def test_backspace_takes_a_step_back_and_escape_all_of_them() -> None:
    async with program(floors("person", "person")).run_test(size=WIDE) as pilot:
        await asked(pilot)
        before = board(pilot)
        await pilot.press("space", "space", "up", "up", "backspace")
        assert line(pilot).startswith("> 3 +N█")
        await pilot.press("escape")
        assert line(pilot) == "> █"
        assert board(pilot) == before


async def test_a_refused_step_shows_the_clause_and_its_words() -> None:
    async with program(floors("person", "person")).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("5", "plus", "right")
        assert "The board ends in the east. (FLOORS-4.3)" in message(pilot)
        assert "never crosses the edge of the board" in message(pilot)
        assert pilot.app.screen.query_one("#message").has_class("refused")
        await pilot.press("backspace")
        assert "move one of your figures" in message(pilot)
        assert not pilot.app.screen.query_one("#message").has_class("refused")


async def test_a_typed_move_works_too_and_a_refused_one_changes_nothing() -> None:
    session = floors("person", "person")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press(*"nonsense", "enter")
        assert "is no move" in message(pilot)
        await pilot.press("escape", *"x4", "backspace", "backspace", "4", "plus", *"nnnnnnnn", "enter")
        assert "FLOORS-4.1" in message(pilot)
        assert session.table.sequence == 0
        await pilot.press("escape", "4", "plus", "n", "enter")
        await until(pilot, lambda: session.table.sequence == 1)
        assert session.table.record.entries[0].action == "4 +N"


async def test_enter_after_nonsense_plays_nothing_though_the_list_has_the_focus() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert pilot.app.screen.query_one(Following).has_focus
        await pilot.press(*"zebra", "enter")
        assert "zebra" in message(pilot)
        assert not session.happenings
        await pilot.press("escape", *"captain", "enter")
        await until(pilot, lambda: session.happenings)


async def test_a_person_plays_a_whole_day_of_the_realm() -> None:
    peace = realm.Options(gold_chits="none", combat="off")
    session = Session.open(realm, peace, ("person",), Words("en"), seed=1)
    begin = ("choose amazon 4", "done", "require 1 1 1 1 1")
    async with program(session).run_test(size=WIDE) as pilot:
        for text in (
            *begin,
            "hide ordinary",
            "hide ordinary",
            "ready",
            "henceforth",
            "hide ordinary",
            "ready",
        ):
            await asked(pilot)
            before = session.table.sequence
            await pilot.press(*("space" if letter == " " else letter for letter in text), "enter")
            await until(pilot, lambda then=before: session.table.sequence > then)
        await asked(pilot)
        assert "Day 3" in shown(pilot)


async def test_the_rules_open_at_the_spell_that_is_pointed_at() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    for text in ("choose white_knight 4", "done"):
        session.play(0, realm.read(text))
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("down", "up")
        await until(pilot, lambda: "Type I, white, at once; see MR-15.1.1" in shown(pilot))
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesScreen))
        assert pilot.app.screen.query_one(Input).value == "Exorcise"
        rules = str(pilot.app.screen.query_one("#text", Static).render())
        assert "MR-15.1.1 Exorcise" in rules.splitlines()[1]


async def test_what_a_lesson_teaches_is_the_beginning_of_its_log() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    app = FabulaApp(Words("en"), session=session, pace=0, greeting="A lesson for you.")
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert log(pilot).startswith("A lesson for you.")


async def test_a_long_lesson_is_read_from_its_beginning_and_the_log_from_its_end() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    lesson = "\n".join(f"This is line {number} of the lesson." for number in range(40))
    app = FabulaApp(Words("en"), session=session, pace=0, greeting=lesson)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        shown = pilot.app.screen.query_one(Log)
        await until(pilot, lambda: shown.max_scroll_y > 0)
        assert shown.scroll_y == 0
        await pilot.press("enter")
        await until(pilot, lambda: session.table.sequence == 1)
        await until(pilot, lambda: shown.scroll_y == shown.max_scroll_y)


async def test_a_key_shows_the_notes_that_have_no_room() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    for text in ("choose amazon 4", "done", "require 1 1 1 1 1"):
        session.play(0, realm.read(text))
    async with program(session).run_test(size=SMALL) as pilot:
        await asked(pilot)
        notes = pilot.app.screen.query_one("#notes")
        await until(pilot, lambda: notes.max_scroll_y > 0)
        assert notes.scroll_y == 0
        while notes.scroll_y < notes.max_scroll_y:
            before = notes.scroll_y
            await pilot.press("f6")
            await until(pilot, lambda then=before: notes.scroll_y > then)
        await pilot.press("f6")
        await until(pilot, lambda: notes.scroll_y == 0)


async def test_enter_alone_changes_nothing_about_what_one_has() -> None:
    session = Session.open(realm, realm.Options(gold_chits="none"), ("person",), Words("en"), seed=1)
    session.play(0, realm.read("choose amazon 4"))
    async with program(session).run_test(size=SMALL) as pilot:
        await asked(pilot)
        following = pilot.app.screen.query_one(Following)
        assert [words[0] for words in following.spelled] == ["done", *["stow"] * 4]
        await pilot.press("enter")
        await until(pilot, lambda: session.table.sequence == 2)
        assert session.table.record.entries[-1].action == "done"


async def test_enter_without_a_move_says_how_to_make_one() -> None:
    async with program(floors("person", "person", mode="expert")).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("enter")
        assert "arrow keys" in message(pilot)
        await pilot.press("space", "enter")
        assert "There is more to choose." in message(pilot)
        await pilot.press("escape", "up")
        assert "cannot come next" in message(pilot)


async def test_a_tile_is_laid_with_the_arrow_keys() -> None:
    session = floors("person", "person", mode="expert")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press(*["space"] * 5, "right", "right", "down", "e", "enter")
        await until(pilot, lambda: session.table.sequence == 1)
        assert session.table.record.entries[0].action == "lay square 8,6 E"


async def test_the_list_narrows_field_by_field_and_previews_on_the_board() -> None:
    session = floors("person", "person")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        following = pilot.app.screen.query_one(Following)
        assert following.spelled == [("1",), ("3",), ("4",), ("5",)]
        await pilot.press("tab", "down")
        assert following.pointed_at() == ("3",)
        await pilot.press("enter")
        assert ("3", "+", "N") in following.spelled
        following.highlighted = following.spelled.index(("3", "+", "N"))
        await pilot.pause()
        assert "●A3" in board(pilot).splitlines()[10], "where the figure would be"
        await pilot.press("enter", "home", "enter")
        await until(pilot, lambda: session.table.sequence == 1)
        assert session.table.record.entries[0].action == "3 +N"


async def test_a_key_toggles_foresight_on_the_board() -> None:
    async with program(floors("person", "person")).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert "danger" not in tones(pilot)
        await pilot.press("f3")
        assert "danger" in tones(pilot)
        assert "!10" in board(pilot)
        await pilot.press("f3")
        assert "danger" not in tones(pilot)


async def test_a_move_is_taken_back() -> None:
    session = floors("person", "person")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("f4")
        assert "nothing to take back" in message(pilot)
        before = board(pilot)
        await pilot.press("4", "up", "enter")
        await until(pilot, lambda: session.table.sequence == 1)
        await asked(pilot)
        await pilot.press("ctrl+z")
        await until(pilot, lambda: session.table.sequence == 2)
        await asked(pilot)
        assert board(pilot) == before
        assert "A takes back the last action." in log(pilot)


async def test_a_move_can_be_taken_back_before_a_bot_answers_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play_screen, "GRACE", LONGEST_WAIT)
    session = floors("person", "random", seed=1)
    async with program(session, pace=0.01).run_test(size=WIDE) as pilot:
        await asked(pilot)
        sequence = session.table.sequence
        await pilot.press("4", "up", "enter")
        await until(pilot, lambda: session.table.sequence == sequence + 1)
        await pilot.press("f4")
        await until(pilot, lambda: session.table.sequence == sequence + 2)
        assert session.table.record.entries[-1].action == "undo"


async def test_the_walk_of_the_monster_is_shown_step_by_step_and_can_be_skipped() -> None:
    session = floors("person", "person")
    async with program(session, pace=30).run_test(size=WIDE) as pilot:
        screen = pilot.app.screen
        assert isinstance(screen, PlayScreen)
        await asked(pilot)
        screen.pace = 0
        for move in ("4 +N", "4 +", "5 +NNN"):
            seat = session.state.to_act()[0]
            await pilot.press(*move, "enter")
            await until(pilot, lambda seat=seat: session.state.to_act() != (seat,))
            await asked(pilot)
        screen.pace = 30
        await pilot.press(*"5+w", "enter")
        await until(pilot, lambda: screen._animating)
        await pilot.press("x")
        await asked(pilot)
        assert "Round 2 begins" in log(pilot)
        assert "The monster rests" in log(pilot)


async def test_each_step_of_a_walk_is_a_picture_of_its_own() -> None:
    session = floors("person", "person")
    pictures: list[str] = []
    async with program(session, pace=0.001).run_test(size=WIDE) as pilot:
        await asked(pilot)
        drawn = pilot.app.screen.query_one(Board)
        show = drawn.show

        def watch(picture: Picture) -> bool:
            changed = show(picture)
            pictures.append(board(pilot))
            return changed

        drawn.show = watch  # type: ignore[method-assign]  # to look over its shoulder
        await pilot.press("5", "up", "up", "left", "enter")
        await until(pilot, lambda: session.table.sequence == 1)
        await asked(pilot)
    steps = [picture for number, picture in enumerate(pictures) if picture not in pictures[:number]]
    assert len(steps) >= 5, "spelled, come in, three steps"


async def test_bots_play_by_themselves_until_a_person_is_asked() -> None:
    session = floors("person", "greedy", "random")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        assert session.state.to_act() == (0,)
        await pilot.press("4", "up", "enter")
        await until(pilot, lambda: session.table.sequence >= 3)
        await asked(pilot)
        assert "B plays" in log(pilot)
        assert "C plays" in log(pilot)


async def test_a_game_of_bots_ends_with_the_result_and_a_new_game() -> None:
    session = floors("random", "random")
    async with program(session).run_test(size=WIDE) as pilot:
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultScreen))
        standing = session.standing()
        assert standing is not None
        await until(pilot, lambda: session.words.standing(standing)[1] in shown(pilot))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, ResultScreen))
        await pilot.click("#new")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))


async def test_secrets_are_hidden_while_the_keyboard_is_passed() -> None:
    with masked():
        session = ball("person Anna", "person Ben")
        async with program(session).run_test(size=WIDE) as pilot:
            await until(pilot, lambda: "Pass the keyboard to Anna." in shown(pilot))
            await pilot.press("enter")
            await asked(pilot)
            assert f"my hand: {_hand(session, 0)}" in board(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: session.table.sequence == 1)
            await asked(pilot)
            assert "chose" in log(pilot)
            await pilot.press("enter")
            await until(pilot, lambda: isinstance(pilot.app.screen, PassScreen))
            await until(pilot, lambda: "Pass the keyboard to Ben." in shown(pilot))
            await pilot.press("x")
            assert isinstance(pilot.app.screen, PassScreen)
            await pilot.press("enter")
            await asked(pilot)
            assert f"my hand: {_hand(session, 1)}" in board(pilot)
            assert "chose" not in log(pilot), "what only Anna was told"
            assert "ready (seat Anna)" in log(pilot)


def _hand(session: object, seat: int) -> str:
    return msgspec.json.encode(session.view(seat).my_hand).decode()  # type: ignore[attr-defined]  # of Masks


async def test_a_bot_that_cannot_play_is_replaced_by_a_person() -> None:
    with masked():
        session = ball("person", "greedy")
        async with program(session).run_test(size=WIDE) as pilot:
            await until(pilot, lambda: session.people == (0, 1))


async def test_the_rules_are_read_and_searched_in_the_language_of_the_program() -> None:
    session = floors("person", "person", language="fr")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesScreen))
        await pilot.press(*"teleporteur")
        text = str(pilot.app.screen.query_one("#text", Static).render())
        assert "FLOORS-15.8 La vue passe par-dessus les téléporteurs." in text
        assert "FLOORS-15.1 " not in text


async def test_help_rules_and_saving(tmp_path: Path) -> None:
    session = floors("person", "person")
    async with program(session).run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("question_mark")
        await until(pilot, lambda: isinstance(pilot.app.screen, HelpScreen))
        await pilot.press("escape", "f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesScreen))
        await pilot.press(*"crystal")
        text = str(pilot.app.screen.query_one("#text", Static).render())
        assert "FLOORS-15.1" in text
        assert "FLOORS-4.1 " not in text
        await pilot.press("pagedown", *"zzz")
        assert "No clause" in str(pilot.app.screen.query_one("#text", Static).render())
        await pilot.press("escape", "ctrl+s")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveScreen))
        pilot.app.screen.query_one(Input).value = str(tmp_path / "mine.fabula")
        await pilot.press("enter")
        await until(pilot, lambda: (tmp_path / "mine.fabula").exists())
        assert load_record(tmp_path / "mine.fabula") == session.table.record
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        await pilot.press("f5")
        await until(pilot, lambda: isinstance(pilot.app.screen, SaveScreen))
        pilot.app.screen.query_one(Input).value = "/nowhere/at/all"
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        assert session.path == tmp_path / "mine.fabula"


async def test_leaving_says_how_to_go_on(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    app = program(floors("person", "person", path=path))
    async with app.run_test(size=WIDE) as pilot:
        await asked(pilot)
        await pilot.press("4", "up", "enter")
        await until(pilot, path.exists)
        await asked(pilot)
        await pilot.press("f10")
    assert app.return_value == f"The game is saved. Go on with: fabula play --resume {path}"


async def test_everything_fits_on_a_small_terminal() -> None:
    for session in (floors("person", "person"), floors(*["person"] * 7, mode="expert")):
        async with program(session).run_test(size=SMALL) as pilot:
            await asked(pilot)
            screen = pilot.app.screen
            assert not screen.has_class("narrow"), "the side panel stands beside the board"
            drawn, frame = screen.query_one(Board), screen.query_one("#frame")
            assert drawn.size.width <= frame.size.width
            assert drawn.size.height <= frame.size.height
            assert screen.query_one(Log).size.height >= 3
            assert screen.query_one(Following).size.height >= 4


async def test_on_a_very_narrow_terminal_the_panel_goes_below() -> None:
    async with program(floors("person", "person")).run_test(size=(60, 40)) as pilot:
        await asked(pilot)
        assert pilot.app.screen.has_class("narrow")
        assert pilot.app.screen.query_one(Log).region.y > pilot.app.screen.query_one(Board).region.y


async def test_the_log_pages() -> None:
    session = floors("person", "greedy", "greedy", "greedy")
    async with program(session).run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("4", "up", "enter")
        await until(pilot, lambda: session.table.sequence >= 4)
        await asked(pilot)
        bottom = pilot.app.screen.query_one(Log).scroll_y
        assert bottom > 0
        await pilot.press("pageup")
        assert pilot.app.screen.query_one(Log).scroll_y < bottom
        await pilot.press("pagedown")
        assert pilot.app.screen.query_one(Log).scroll_y == bottom


async def test_a_game_is_set_up_from_the_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = FabulaApp(Words("en"), game="floors", pace=0, seed=4)
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: pilot.app.screen.query("#option-mode"))
        screen = pilot.app.screen
        assert not screen.query("#resume")
        screen.query_one("#number", Select).value = 3
        await until(pilot, lambda: screen.query("#player-2"))
        screen.query_one("#player-1", Select).value = "person"
        screen.query_one("#name-1", Input).value = "Ben"
        screen.query_one("#option-long_game", Select).value = True
        await pilot.press("f9")
        problem = str(screen.query_one("#problem", Static).render())
        assert "FLOORS-13.3" in problem, "the options do not fit the players, and the clause says so"
        screen.query_one("#option-long_game", Select).value = False
        screen.query_one("#option-mode", Select).value = "expert"
        await pilot.pause()
        await pilot.press("f9")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        session = app.session
        assert session is not None
        assert session.table.record.players == ("person", "person Ben", "greedy")
        assert '"mode":"expert"' in session.table.record.options
        await asked(pilot)
        await pilot.press("space", "right", "enter")
        await until(pilot, lambda: session.table.sequence >= 1)
    saved = list((tmp_path / "fabula" / "games").iterdir())
    assert len(saved) == 1, "saved by itself, in the data folder"

    again = FabulaApp(Words("en"), pace=0)
    async with again.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: pilot.app.screen.query("#resume"))
        await pilot.click("#resume")
        await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
        assert again.session is not None
        assert again.session.table.record.players == ("person", "person Ben", "greedy")
        assert again.session.path == saved[0]


async def test_the_form_follows_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    with masked():
        app = FabulaApp(Words("fr"), game="floors", pace=0, autosave=False)
        async with app.run_test(size=WIDE) as pilot:
            await until(pilot, lambda: pilot.app.screen.query("#option-mode"))
            screen = pilot.app.screen
            assert str(screen.query_one("#start", Button).label) == "Commencer"
            screen.query_one("#game", Select).value = "masks"
            await until(pilot, lambda: screen.query("#option-rounds"))
            screen.query_one("#option-rounds", Input).value = "99"
            await pilot.press("f9")
            assert "impossibles" in str(screen.query_one("#problem", Static).render())
            screen.query_one("#option-rounds", Input).value = "1"
            await pilot.press("f9")
            await until(pilot, lambda: isinstance(pilot.app.screen, PlayScreen))
            assert app.session is not None
            assert app.session.game is masks


async def test_the_form_says_how_a_game_can_be_learned(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = FabulaApp(Words("fr"), game="floors", pace=0, autosave=False)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: pilot.app.screen.query("#option-mode"))
        hint = pilot.app.screen.query_one("#lessons", Static)
        assert not hint.display
        pilot.app.screen.query_one("#game", Select).value = "realm"
        await until(pilot, lambda: pilot.app.screen.query("#option-days"))
        assert hint.display
        assert "fabula play realm --lesson 1 (à 4)" in str(hint.render())


async def test_the_first_game_is_offered_when_none_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    app = FabulaApp(Words("en"))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: pilot.app.screen.query("#start"))
        assert pilot.app.screen.query_one("#game", Select).value == registry.games()[0]
        await pilot.press("f1")
        await until(pilot, lambda: isinstance(pilot.app.screen, HelpScreen))
        await pilot.press("escape", "f2")
        await until(pilot, lambda: isinstance(pilot.app.screen, RulesScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
        await pilot.press("escape")
    assert app.return_value == ""
