"""A table plays, takes back and resumes; its record loses nothing."""

from __future__ import annotations

import random

import msgspec
import pytest

from core.fair import (
    FAIR,
    Add,
    Ballot,
    Call,
    FairState,
    Options,
    Peek,
    Toss,
    Turn,
    Vote,
    open_table,
    played_table,
)
from fabula.core import (
    Dice,
    Draw,
    Entry,
    Event,
    Fault,
    Game,
    Illegal,
    State,
    Table,
    read_record,
    registry,
    replay,
    verify,
    write_record,
)
from fabula.core.course import only_drafted
from fabula.core.table import SALT_BYTES, SECRET_BYTES
from small_games.masks import game as masks
from small_games.masks.state import MasksState

floors = registry.game("floors")


def scores(table: Table) -> tuple[int, ...]:
    assert isinstance(table.state, FairState)
    return table.state.scores


def why_not_undo(table: Table, seat: int) -> str:
    refusal = table.why_not_undo(seat)
    return "" if refusal is None else refusal.reason


def test_playing_tells_the_events_and_records_the_entry() -> None:
    table = open_table()
    events = table.play(0, Add(2))
    assert [event.rule for event in events] == ["FAIR-1"]
    assert scores(table) == (2, 0)
    assert table.record.entries == (Entry(0, "add 2"),)
    assert table.sequence == 1


def test_a_new_table_has_a_secret_and_a_salt_of_its_own() -> None:
    one, other = (Table.open(FAIR, Options(), ("a", "b")).record for _ in range(2))
    assert one.secret is not None
    assert len(one.secret) == SECRET_BYTES
    assert len(one.salt) == SALT_BYTES
    assert one.secret != other.secret
    assert one.salt != other.salt


def test_what_is_drawn_stands_in_the_record() -> None:
    table = open_table()
    table.play(0, Toss())
    (entry,) = table.record.entries
    assert [draw.what for draw in entry.draws] == ["coin"]
    assert [draw.what for draw in table.record.start] == ["hand", "hand"]


def test_a_refused_action_changes_nothing() -> None:
    table = open_table()
    table.play(0, Toss())
    before, state = table.record, msgspec.json.encode(table.state)
    for seat, action in ((0, Add(1)), (1, Add(4)), (1, Vote(True)), (5, Add(1))):
        with pytest.raises(Illegal):
            table.play(seat, action)
        assert table.record == before
        assert msgspec.json.encode(table.state) == state


def test_a_mistake_in_a_rule_leaves_the_table_as_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = open_table()
    record, state = table.record, msgspec.json.encode(table.state)

    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(FairState, "score", broken)
    with pytest.raises(ZeroDivisionError):
        table.play(0, Add(1))
    assert table.record == record
    assert msgspec.json.encode(table.state) == state


def test_options_that_do_not_fit_the_players_are_refused() -> None:
    with pytest.raises(Illegal) as caught:
        Table.open(FAIR, Options(in_pairs=True), ("a", "b", "c"))
    assert caught.value.refusal.reason == "odd"


@pytest.mark.parametrize(
    "name", ["two\nlines", "a\rb", "nul\0", "lone \ud800", "line\u2028separator", "x" * 101]
)
def test_a_name_that_a_record_cannot_hold_is_refused(name: str) -> None:
    with pytest.raises(Fault) as caught:
        Table.open(FAIR, Options(), ("Anna", name))
    assert caught.value.reason == "player-name"


@pytest.mark.parametrize("name", ["", "  ", "Зоя", "a: b", "check: 12", "🐉", "x" * 100])
def test_any_other_name_survives_a_record(name: str) -> None:
    record = Table.open(FAIR, Options(), (name, name)).record
    assert read_record(write_record(record)) == record


# Taking back


def test_nothing_can_be_taken_back_before_anything_is_done() -> None:
    table = open_table()
    assert why_not_undo(table, 0) == "nothing-to-undo"
    with pytest.raises(Illegal) as caught:
        table.undo(0)
    assert caught.value.refusal.reason == "nothing-to-undo"
    table.play(0, Add(1))
    assert why_not_undo(table, 1) == "nothing-to-undo"


def test_the_own_last_action_can_be_taken_back() -> None:
    table = open_table()
    before = msgspec.json.encode(table.state)
    table.play(0, Add(3))
    assert why_not_undo(table, 0) == ""
    table.undo(0)
    assert msgspec.json.encode(table.state) == before
    assert table.record.entries == (Entry(0, "add 3"), Entry(0, "undo"))


@pytest.mark.parametrize("action", [Toss(), Peek()])
def test_what_drew_or_revealed_something_stays(action: Toss | Peek) -> None:
    table = open_table()
    table.play(0, action)
    before = table.record
    assert why_not_undo(table, 0) == "too-late-to-undo"
    with pytest.raises(Illegal) as caught:
        table.undo(0)
    assert caught.value.refusal.reason == "too-late-to-undo"
    assert table.record == before


def test_what_somebody_has_acted_on_stays() -> None:
    table = open_table()
    table.play(0, Add(1))
    table.play(1, Add(1))
    assert why_not_undo(table, 0) == "too-late-to-undo"
    assert why_not_undo(table, 1) == ""


def test_once_the_other_has_taken_back_nobody_has_acted_on_it() -> None:
    table = open_table()
    table.play(0, Add(1))
    table.play(1, Add(1))
    table.undo(1)
    assert why_not_undo(table, 1) == "nothing-to-undo"
    table.undo(0)
    assert scores(table) == (0, 0)
    assert isinstance(table.state, FairState)
    assert table.state.agenda == (Turn(0),)


def test_one_may_take_back_step_by_step_as_long_as_each_is_the_newest() -> None:
    table = open_table(seats=2)
    table.play(0, Add(1))
    table.play(1, Call())
    table.play(1, Vote(True))
    table.play(1, Vote(True))
    for _ in range(3):
        assert why_not_undo(table, 1) == ""
        table.undo(1)
    assert why_not_undo(table, 1) == "nothing-to-undo"
    table.undo(0)
    assert scores(table) == (0, 0)
    assert [entry.action for entry in table.record.entries][4:] == ["undo"] * 4


def test_taking_back_is_not_itself_taken_back() -> None:
    table = open_table()
    table.play(0, Toss())
    table.play(1, Add(1))
    table.undo(1)
    assert why_not_undo(table, 1) == "nothing-to-undo"
    assert why_not_undo(table, 0) == "too-late-to-undo"


def test_the_end_of_the_game_stays_for_the_secret_may_be_known() -> None:
    table = open_table(turns=1)
    table.play(0, Add(1))
    assert table.record.result is not None
    assert why_not_undo(table, 0) == "too-late-to-undo"


def test_a_secret_draft_can_be_taken_back_though_others_have_acted() -> None:
    table = open_table(seats=3)
    table.play(0, Call())
    table.play(2, Vote(True))
    table.play(0, Vote(True))
    table.play(0, Vote(True))  # everyone has been told that seat 0 is ready
    table.play(1, Vote(False))
    table.undo(0)
    table.undo(2)
    assert isinstance(table.state, FairState)
    ballot = table.state.agenda[-1]
    assert isinstance(ballot, Ballot)
    assert ballot.drafts == ((Vote(True),), (Vote(False),), ())
    assert table.state.to_act() == (0, 1, 2)
    assert why_not_undo(table, 2) == "nothing-to-undo"
    table.undo(0)
    assert why_not_undo(table, 0) == "too-late-to-undo"  # its call: the others have voted on it


def test_a_revealed_draft_stays() -> None:
    table = open_table()
    table.play(0, Call())
    for seat in (0, 0, 1, 1):
        table.play(seat, Vote(True))
    table.play(1, Call())
    for seat in (0, 1):
        assert why_not_undo(table, seat) == ("too-late-to-undo", "")[seat]
    table.play(0, Vote(False))
    assert why_not_undo(table, 0) == ""
    table.undo(0)
    assert why_not_undo(table, 0) == "too-late-to-undo"


def test_a_shown_draft_stays_even_if_the_game_forgets_to_say_that_something_was_revealed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def silently(self: Ballot, state: FairState, dice: Dice) -> list[Event]:
        state.pop()
        return []

    monkeypatch.setattr(Ballot, "reveal", silently)
    table = open_table()
    table.play(0, Call())
    for seat in (0, 0, 1, 1):
        table.play(seat, Vote(True))
    assert [why_not_undo(table, seat) for seat in (0, 1)] == ["too-late-to-undo"] * 2


def test_dice_are_new_after_taking_back_for_the_numbers_never_go_back() -> None:
    """A toss at entry 2 and one at entry 4 come from different numbers, whatever was taken back between."""
    straight, crooked = open_table(seats=2), open_table(seats=2)
    straight.play(0, Add(1))
    crooked.play(0, Add(2))
    crooked.undo(0)
    crooked.play(0, Add(1))
    assert straight.state == crooked.state
    assert (straight.sequence, crooked.sequence) == (1, 3)
    tosses = []
    for table in (straight, crooked):
        for _ in range(4):
            seat = table.state.to_act()[0]
            table.play(seat, Toss())
        tosses.append([entry.draws for entry in table.record.entries[-4:]])
    assert tosses[0] != tosses[1]
    assert tosses[0][2:] == tosses[1][:2]  # entries 4 and 5 in both


# Resuming


def random_table(game: Game, seed: int) -> Table:
    """A game of random deeds, many of them taken back where that is possible."""
    chance = random.Random(seed)
    players = ["x"] * chance.choice([2, 3, 4])
    table = Table.open(game, game.Options(), players, secret=seed.to_bytes(32, "big"), salt=b"")
    while table.state.to_act():
        seat = chance.choice(table.state.to_act())
        table.play(seat, chance.choice(table.state.choices(seat).actions))
        willing = [other for other in range(len(players)) if table.why_not_undo(other) is None]
        if willing and chance.random() < 0.4:
            table.undo(chance.choice(willing))
    return table


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("game", [FAIR, masks], ids=lambda game: game.name)
def test_resuming_at_any_moment_equals_the_live_table(game: Game, seed: int) -> None:
    whole = random_table(game, seed)
    assert verify(whole.record) == whole.state
    moments = list(replay(whole.record))
    for number in range(0, whole.sequence + 1, 1 + seed % 5):
        cut = msgspec.structs.replace(
            whole.record, entries=whole.record.entries[:number], result=moments[number].state.standing()
        )
        table = Table.resume(read_record(write_record(cut)))
        assert table.state == moments[number].state
        assert table.record == cut
        assert table.sequence == number
        for entry in whole.record.entries[number:]:
            if entry.action == "undo":
                assert table.why_not_undo(entry.seat) is None
                table.undo(entry.seat)
            else:
                table.play(entry.seat, game.read(entry.action))
        assert table.record == whole.record
        assert table.state == whole.state


@pytest.mark.parametrize("seed", range(5))
def test_what_can_be_taken_back_is_the_same_after_resuming(seed: int) -> None:
    chance = random.Random(seed)
    table = open_table(turns=12, seats=3)
    while table.state.to_act():
        resumed = Table.resume(table.record)
        assert [why_not_undo(resumed, seat) for seat in range(3)] == [
            why_not_undo(table, seat) for seat in range(3)
        ]
        seat = chance.choice(table.state.to_act())
        table.play(seat, chance.choice(table.state.choices(seat).actions))
        if chance.random() < 0.3 and table.why_not_undo(seat) is None:
            table.undo(seat)


def test_a_finished_game_is_verified_with_all_that_was_taken_back() -> None:
    table = played_table()
    assert table.record.result == table.state.standing() is not None
    assert verify(table.record) == table.state


def test_a_floors_game_goes_on_where_it_was_left() -> None:
    chance = random.Random(7)
    table = Table.open(floors, floors.Options(), ("Anna", "Ben"), secret=bytes(32), salt=b"")
    states: list[State] = []
    while table.state.to_act():
        seat = table.state.to_act()[0]
        table.play(seat, chance.choice(table.state.choices(seat).actions))
        if table.sequence % 9 == 0:
            table = Table.resume(read_record(write_record(table.record)))
        states.append(table.state)
    assert [moment.state for moment in replay(table.record)][1:] == states
    assert verify(table.record) == table.state


def test_a_record_without_its_secret_cannot_be_played_on() -> None:
    hidden = msgspec.structs.replace(played_table().record, secret=None)
    with pytest.raises(Fault) as caught:
        Table.resume(hidden)
    assert (caught.value.reason, caught.value.line) == ("record-secret-missing", 10)


def test_a_record_that_does_not_replay_is_not_played_on() -> None:
    wrong = msgspec.structs.replace(open_table().record, entries=(Entry(1, "add 1"),))
    with pytest.raises(Fault) as caught:
        Table.resume(wrong)
    assert caught.value.reason == "record-illegal"


def test_trying_an_action_changes_nothing_until_it_is_entered() -> None:
    table = open_table()
    before = table.record
    pending = table.try_play(0, Toss())
    assert table.record == before
    assert table.sequence == 0
    table.enter(pending)
    assert table.record.entries == pending.entries
    assert [draw.what for draw in pending.entries[0].draws] == ["coin"]


def test_what_was_tried_before_something_else_was_entered_is_not_entered_after_it() -> None:
    table = open_table()
    first, second = table.try_play(0, Add(1)), table.try_play(0, Add(2))
    table.enter(first)
    with pytest.raises(ValueError, match="entered since"):
        table.enter(second)
    assert scores(table) == (1, 0)


def test_an_entry_of_elsewhere_is_repeated_with_its_draws() -> None:
    table = open_table()
    copy = Table.resume(table.record)
    table.play(0, Toss())
    table.play(1, Add(2))
    table.undo(1)
    for entry in table.record.entries:
        copy.enter(copy.try_repeat(entry))
    assert copy.record == table.record
    assert copy.state == table.state
    with pytest.raises(Fault):
        copy.try_repeat(Entry(1, "add 1", (Draw("coin", "heads", 0, 2),)))


def test_all_together_go_back_behind_what_nobody_could_take_back_alone() -> None:
    table = open_table()
    start = table.state
    table.play(0, Toss())
    table.play(1, Add(2))
    pending = table.try_go_back(2)
    assert [(entry.seat, entry.action) for entry in pending.entries] == [(1, "undo"), (0, "undo")]
    table.enter(pending)
    assert table.state == start
    assert table.sequence == 4
    assert Table.resume(table.record).state == start
    for deeds in (0, 1):
        with pytest.raises(Illegal):
            table.try_go_back(deeds)


def test_nobody_goes_back_once_the_game_is_over() -> None:
    table = played_table()
    assert table.state.standing() is not None
    with pytest.raises(Illegal) as caught:
        table.try_go_back(1)
    assert caught.value.refusal.reason == "too-late-to-undo"


def test_a_draft_is_told_from_everything_else_that_happens() -> None:
    table = Table.open(masks, masks.Options(), ("a", "b"), secret=bytes(SECRET_BYTES), salt=bytes(SALT_BYTES))
    for seat, handed_in in ((0, False), (1, False), (0, False), (1, True)):
        before = table.state
        table.play(seat, table.state.choices(seat).actions[0])
        assert only_drafted(before, table.state, seat) is not handed_in
        assert not only_drafted(before, table.state, 1 - seat)


def test_a_step_that_looks_like_the_last_one_is_no_draft_of_it() -> None:
    table = Table.open(masks, masks.Options(), ("a", "b"))
    before, after = table.state, table.state.copy()
    assert isinstance(after, MasksState)
    assert only_drafted(before, after, 0)
    after.round += 1
    assert not only_drafted(before, after, 0)
