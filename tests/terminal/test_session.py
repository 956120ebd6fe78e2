"""What stands behind both ways of playing: who decides, who is told, what is saved."""

import hashlib
from pathlib import Path

import pytest

from fabula.core import Action, Chair, Dice, Fault, Illegal, read_record, verify, write_record
from fabula.core.records import UNDO
from fabula.files import load_record
from fabula.games.floors.actions import Move
from fabula.settings import fields, read_options
from fabula.terminal import telling
from fabula.terminal.players import person, read_players, usual_players
from fabula.terminal.session import Session
from fabula.words import Words
from small_games.masks import game as masks
from small_games.masks.pieces import Partner, Wear
from terminal.seats import ball, floors, masked


def test_every_action_is_saved_at_once(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    session = floors("person", "person", path=path)
    seat = session.state.to_act()[0]
    session.play(seat, Move(4, "+N"))
    assert load_record(path) == session.table.record


def test_a_game_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    session = floors("person", "random", path=path)
    for _ in range(9):
        seat = session.state.to_act()[0]
        session.play(seat, session.choices(seat).actions[-1])
    again = Session.resume(path, Words("en"))
    assert again.state == session.state
    assert again.happenings == session.happenings
    assert again.bots.keys() == {1}
    seat = again.state.to_act()[0]
    again.play(seat, again.choices(seat).actions[-1])
    assert load_record(path) == again.table.record


def test_a_record_without_its_secret_is_not_played_on(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    session = floors("person", "person", path=path)
    session.autosave()
    text = path.read_text("utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(("secret: ", "check: "))]
    body = "\n".join(lines) + "\n"
    path.write_text(f"{body}check: {hashlib.sha256(body.encode()).hexdigest()}\n", "utf-8")
    with pytest.raises(Fault, match="record-without-secret"):
        Session.resume(path, Words("en"))


def test_a_finished_game_can_be_verified(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    session = floors("random", "random", path=path)
    while (seat := session.asked(None)) is not None:
        session.play(seat, session.bot_action(seat))
    assert session.standing() is not None
    assert verify(load_record(path)).standing() == session.standing()


def test_a_game_that_can_no_longer_be_saved_goes_on_and_says_so_once(tmp_path: Path) -> None:
    session = floors("person", "person", path=tmp_path / "gone" / "game.fabula")
    session.play(session.state.to_act()[0], Move(4, "+N"))
    fault = session.take_unsaved()
    assert fault is not None
    assert fault.reason == "file-unwritable"
    session.play(session.state.to_act()[0], Move(4, "+W"))
    assert session.take_unsaved() is None
    assert session.table.sequence == 2


def test_the_same_seed_gives_the_same_game() -> None:
    def play() -> Session:
        session = floors("random", "random", seed=7)
        while (seat := session.asked(None)) is not None:
            session.play(seat, session.bot_action(seat))
        return session

    assert play().table.record == play().table.record


def test_taking_back_is_one_more_entry() -> None:
    session = floors("person", "person")
    seat = session.state.to_act()[0]
    before = session.state.copy()
    assert session.who_can_undo(seat) is None
    refusal = session.why_not_undo(seat)
    assert refusal is not None
    assert refusal.reason == "nothing-to-undo"
    session.play(seat, Move(4, "+N"))
    assert session.who_can_undo(1 - seat) == seat, (
        "at one keyboard, without secrets, anybody may press the key"
    )
    session.undo(seat)
    assert session.state == before
    assert [entry.action for entry in session.table.record.entries] == ["4 +N", UNDO]


def test_a_bot_is_asked_before_a_person_and_the_person_at_the_keyboard_before_others() -> None:
    with masked():
        session = ball("person", "person", "random")
        assert session.asked(0) == 2
        session.play(2, session.bot_action(2))
        session.play(2, session.bot_action(2))
        assert session.asked(1) == 1
        assert session.asked(None) == 0


def test_only_the_seat_itself_reads_its_secret() -> None:
    with masked():
        session = ball("person", "person")
        mask = session.choices(0).actions[0]
        assert isinstance(mask, Wear)
        session.play(0, mask)
        happening = session.play(0, Partner(1))
        mine = [line.text for line in telling.lines(session.words, happening, 0)]
        theirs = [line.text for line in telling.lines(session.words, happening, 1)]
        assert mine == ["A plays partner 1", "chose (choice partner 1)", "ready (seat A)"]
        assert theirs == ["ready (seat A)"]


def test_the_only_answer_is_played_unless_that_betrays_something() -> None:
    session = floors("person", "random", seed=2)
    with masked():
        secretive = ball("person", "person")
        alone = ball("person", "random")
        for game in (secretive, alone):
            for _ in range(40):
                if not game.state.to_act() or len(game.choices(game.state.to_act()[0]).actions) == 1:
                    break
                seat = game.state.to_act()[0]
                game.play(seat, game.choices(seat).actions[0])
            seat = game.state.to_act()[0]
            assert len(game.choices(seat).actions) == 1, "two at the ball: only one partner"
            assert (game.only_answer(seat) is None) == (game is secretive or seat in game.bots)
    assert session.only_answer(0) is None


def test_a_person_takes_over_from_a_bot_that_cannot_play() -> None:
    with masked():
        session = ball("person", "greedy")
        with pytest.raises(Fault, match="no-worth"):
            session.bot_action(1)
        session.dismiss_bot(1)
        assert session.people == (0, 1)


def test_a_bot_that_breaks_the_rules_is_found_out() -> None:
    class Cheat:
        def choose(self, chair: Chair, dice: Dice) -> Action:
            return Move(4, "+NNNNNN")

    session = floors("random", "random")
    seat = session.state.to_act()[0]
    session.bots[seat] = Cheat()
    with pytest.raises(Fault) as caught:
        session.bot_action(seat)
    assert caught.value.details == {"bot": "random", "action": "4 +NNNNNN", "clause": "FLOORS-4.1"}


def test_who_plays_is_read_from_a_list() -> None:
    game = floors("person", "person").game
    assert read_players("person:Anna, greedy", game) == ("person Anna", "greedy")
    with pytest.raises(Fault, match="no-such-player"):
        read_players("person,gredy", game)
    with pytest.raises(Fault, match="wrong-number-of-seats"):
        read_players("person", game)
    assert usual_players(game) == ("person", "greedy")
    with masked():
        assert usual_players(masks) == ("person", "random")


def test_a_name_fits_on_one_line_of_a_record() -> None:
    session = floors(person("  Anna\nMaria of the very long name "), "person")
    record = session.table.record
    assert record.players[0] == "person Anna Maria of the ve"
    assert read_record(write_record(record)) == record


def test_options_are_read_from_texts() -> None:
    game = floors("person", "person").game
    assert read_options(game, ["mode=expert", "long_game=yes"]) == game.Options(mode="expert", long_game=True)
    for settings, reason in (
        (["colour=red"], "no-such-option"),
        (["mode"], "option-without-value"),
        (["mode=easy"], "wrong-option-value"),
    ):
        with pytest.raises(Fault, match=reason):
            read_options(game, settings)
    assert read_options(masks, ["rounds=3"]) == masks.Options(rounds=3)
    with pytest.raises(Fault, match="wrong-option"):
        read_options(masks, ["rounds=30"])


def test_a_form_has_a_field_for_every_option() -> None:
    found = {field.name: field for field in fields(floors("person", "person").game)}
    assert found["mode"].values == ("basic", "expert")
    assert found["long_game"].values == (False, True)
    assert fields(masks)[0].values == ()


def test_options_that_do_not_fit_the_players_are_refused() -> None:
    with pytest.raises(Illegal) as caught:
        floors("person", "person", long_game=True)
    assert caught.value.refusal.rule == "FLOORS-13.3"
