"""A record prints, parses, replays and verifies; what is not one is refused with the line and the reason."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.fair import (
    FAIR,
    SALT,
    SECRET,
    Add,
    Ballot,
    FairState,
    Options,
    Toss,
    Vote,
    open_table,
    played_table,
)
from fabula.core import (
    Draw,
    Entry,
    Fault,
    Record,
    SeededDice,
    Standing,
    Table,
    read_record,
    registry,
    replay,
    verify,
    write_record,
)
from fabula.core.records import commitment_to, game_of

if TYPE_CHECKING:
    from collections.abc import Callable

replace = msgspec.structs.replace
floors = registry.game("floors")

TEXT = """\
Fabula record 1
game: fair
rules: 2
options: {"turns":6,"in_pairs":false}
seats: 2
player A: Anna
player B: Ben
salt: 666169720c
commitment: 630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd
secret: 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f
0 start
    hand: 8 (9 of 10)
    hand: 4 (5 of 10)
1 A toss
    coin: tails (3 of 3)
2 B add 3
3 B undo
4 B add 2
5 A call
6 B vote yes
7 A vote yes
8 B undo
9 B vote no
10 B vote no
11 A vote yes
12 B peek
13 A toss
    coin: heads (1 of 3)
    die: 1 (1 of 6)
14 B toss
    coin: tails (3 of 3)
result: {"places":[1,2],"scores":[3,2],"ending":"over"}
"""


def sealed(text: str) -> str:
    """The text with a check line that fits, as a forger would write it."""
    return f"{text}check: {hashlib.sha256(text.encode()).hexdigest()}\n"


def line_of(beginning: str) -> int:
    """The only line of the example that begins so, counted from 1."""
    (found,) = (n for n, line in enumerate(TEXT.splitlines(), 1) if line.startswith(beginning))
    return found


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return sealed(text)


def refused(act: Callable[[], object]) -> Fault:
    with pytest.raises(Fault) as caught:
        act()
    assert caught.value.line is not None
    return caught.value


def reason_of(act: Callable[[], object]) -> tuple[str, int | None]:
    fault = refused(act)
    return fault.reason, fault.line


def replayed(text: str) -> None:
    for _ in replay(read_record(text)):
        pass


def test_a_record_reads_as_a_person_would_write_it_down() -> None:
    assert write_record(played_table().record) == sealed(TEXT)


def test_printing_and_parsing_are_a_pair() -> None:
    record = played_table().record
    assert read_record(write_record(record)) == record
    assert write_record(read_record(sealed(TEXT))) == sealed(TEXT)


def random_floors(seed: int, *, undo: float) -> Record:
    chance = random.Random(seed)
    seats = 2 + seed % 6
    options = floors.Options(mode="expert") if seed % 3 == 0 else floors.Options()
    table = Table.open(floors, options, ["x"] * seats, secret=seed.to_bytes(32, "big"), salt=b"")
    while table.state.to_act() and table.sequence < 40:
        seat = table.state.to_act()[0]
        table.play(seat, chance.choice(table.state.choices(seat).actions))
        if chance.random() < undo and table.why_not_undo(seat) is None:
            table.undo(seat)
    return table.record


@pytest.mark.parametrize("seed", range(6))
def test_played_games_go_through_text_and_replay_alike(seed: int) -> None:
    record = random_floors(seed, undo=0.2)
    text = write_record(record)
    assert read_record(text) == record
    assert write_record(read_record(text)) == text
    assert verify(record) == [moment.state for moment in replay(record)][-1]


def test_a_replay_tells_each_entry_with_its_events_and_the_state_after_it() -> None:
    table = open_table()
    events = table.play(0, Add(1))
    table.undo(0)
    start, added, undone = replay(table.record)
    assert (start.number, start.entry, start.events) == (0, None, ())
    assert (added.number, added.entry, added.events) == (1, Entry(0, "add 1"), tuple(events))
    assert (undone.number, undone.entry, undone.events) == (2, Entry(0, "undo"), ())
    assert undone.state == start.state != added.state


def test_a_replay_shows_what_is_left_after_something_in_between_was_taken_back() -> None:
    states = [moment.state for moment in replay(read_record(sealed(TEXT)))]
    after = states[8]
    assert isinstance(after, FairState)
    assert after.agenda[-1] == Ballot((0, 1), ((Vote(True),), ()))
    assert after.to_act() == (0, 1)


def test_an_unfinished_record_has_no_result_and_can_still_be_verified() -> None:
    record = open_table().record
    assert "result" not in write_record(record)
    assert verify(record).standing() is None


def test_a_record_may_keep_its_secret_to_itself() -> None:
    hidden = replace(played_table().record, secret=None)
    text = write_record(hidden)
    assert "secret" not in text
    assert read_record(text) == hidden
    assert reason_of(lambda: verify(hidden)) == ("record-secret-missing", line_of("secret: "))
    assert len(list(replay(hidden))) == 15


printable = st.text(max_size=12).filter(str.isprintable)


@given(
    st.lists(printable, min_size=1, max_size=26),
    st.binary(max_size=40),
    st.none() | st.binary(max_size=40),
    st.lists(st.tuples(st.integers(0, 25), st.lists(st.tuples(printable, st.integers(0, 9)), max_size=2))),
    st.none() | st.builds(Standing, st.tuples(st.integers()), st.tuples(st.integers()), printable),
)
def test_any_record_prints_and_parses(
    players: list[str],
    salt: bytes,
    secret: bytes | None,
    entries: list[tuple[int, list[tuple[str, int]]]],
    result: Standing | None,
) -> None:
    record = Record(
        game="some game",
        rules="7b",
        options="{}",
        players=tuple(players),
        salt=salt,
        commitment="promise",
        secret=secret,
        start=(),
        entries=tuple(
            Entry(
                seat % len(players), "do it", tuple(Draw("a b", value, index, 10) for value, index in draws)
            )
            for seat, draws in entries
        ),
        result=result,
    )
    assert read_record(write_record(record)) == record


# What is not a record


def test_a_record_that_is_cut_anywhere_is_refused() -> None:
    text = sealed(TEXT)
    lines = text.count("\n")
    for end in range(len(text)):
        fault = refused(lambda end=end: read_record(text[:end]))  # type: ignore[misc] # called at once
        assert 1 <= (fault.line or 0) <= lines + 1
        assert (fault.line or 0) >= text.count("\n", 0, end) - 1


def test_a_record_that_breaks_off_in_its_log_says_so() -> None:
    for beginning in ("1 A", "7 A", "14 B"):
        number = line_of(beginning)
        cut = "".join(TEXT.splitlines(keepends=True)[:number])
        assert reason_of(lambda cut=cut: read_record(cut)) == ("record-truncated", number + 1)  # type: ignore[misc] # called at once


def test_every_edit_of_one_line_is_refused_at_a_line_with_a_reason() -> None:
    lines = sealed(TEXT).splitlines(keepends=True)
    for number, line in enumerate(lines):
        for edited in (
            "",
            line + line,
            line[:-2] + "\n",
            line[:-1] + " \n",
            line[:-1] + "x\n",
            line.swapcase() if line.swapcase() != line else "",
            "x" + line,
            " " + line,
            line.replace("1", "2") if "1" in line else "",
            "\n",
            line[:-1] + "\r\n",
        ):
            text = "".join((*lines[:number], edited, *lines[number + 1 :]))
            fault = refused(lambda text=text: read_record(text))  # type: ignore[misc] # called at once
            assert fault.reason


@pytest.mark.parametrize(
    "text", ["", "\n", "hello\n", "PK\x03\x04", "{}", '{"game": "floors"}', "fabula record 1\n"]
)
def test_a_foreign_file_is_refused_at_once(text: str) -> None:
    assert reason_of(lambda: read_record(text)) == ("record-foreign", 1)


def test_another_format_is_refused_by_name() -> None:
    fault = refused(lambda: read_record(changed(("Fabula record 1", "Fabula record 2"))))
    assert (fault.reason, fault.line, fault.details) == ("record-format", 1, {"format": "2", "known": "1"})


def test_what_follows_the_end_is_refused() -> None:
    text = sealed(TEXT)
    assert reason_of(lambda: read_record(text + "more")) == ("record-goes-on", text.count("\n") + 1)
    assert reason_of(lambda: read_record(text + "\n")) == ("record-goes-on", text.count("\n") + 1)


def test_a_changed_name_is_noticed_by_the_check_alone() -> None:
    end = TEXT.count("\n") + 1
    text = sealed(TEXT).replace("Anna", "Otto")
    assert reason_of(lambda: read_record(text)) == ("record-changed", end)
    assert reason_of(lambda: read_record(sealed(TEXT)[:-1])) == ("record-changed", end)


def test_a_changed_line_that_the_game_objects_to_is_named() -> None:
    text = sealed(TEXT).replace("4 B add 2", "4 B add 7")
    assert reason_of(lambda: read_record(text)) == ("record-illegal", line_of("4 B"))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("seats: 2", "seats: 0", "record-field-wrong"),
        ("seats: 2", "seats: 27", "record-field-wrong"),
        ("seats: 2", "seats: 99", "record-field-wrong"),
        ("seats: 2", "seats: two", "record-field-wrong"),
        ("seats: 2", "seats: 02", "record-field-wrong"),
        ("salt: 666169720c", "salt: 666169720", "record-field-wrong"),
        ("salt: 666169720c", "salt: 6661697g", "record-field-wrong"),
        ("secret: 00", "secret: 0", "record-field-wrong"),
        ("salt: 666169720c", "salz: 666169720c", "record-field-missing"),
        ("player B: Ben", "player C: Ben", "record-field-missing"),
        ("player B: Ben", "player B: \x1b[2J", "player-name"),
        ("player B: Ben", "player B: " + "x" * 101, "player-name"),
        ("0 start", "0 begin", "record-field-missing"),
        ("    die: 1 (1 of 6)", "    die 1 (1 of 6)", "record-draw-malformed"),
        ("    die: 1 (1 of 6)", "    die: 1 (1 of six)", "record-draw-malformed"),
        ("    die: 1 (1 of 6)", "    die: 1 (1 of 1234567890)", "record-draw-malformed"),
        ("5 A call", "6 A call", "record-entry-out-of-order"),
        ("5 A call", "5 C call", "record-entry-out-of-order"),
        ("5 A call", "5 a call", "record-line-malformed"),
        ("5 A call", "5 A", "record-line-malformed"),
        ("5 A call", "V A call", "record-line-malformed"),
        ('result: {"places":[1,2]', 'result: {"places":[1,"2"]', "record-field-wrong"),
        ('result: {"places"', 'result: {"place"', "record-field-wrong"),
        ('result: {"places"', 'result: {"x":' + "[" * 100_000 + ',"places"', "record-field-wrong"),
        # what can be read, but is not written so
        ("    die: 1 (1 of 6)", "    die: 1 (01 of 6)", "record-line-malformed"),
        ("5 A call", "05 A call", "record-line-malformed"),
        ("5 A call", "\N{ARABIC-INDIC DIGIT FIVE} A call", "record-line-malformed"),
        ('result: {"places":[1,2]', 'result: {"places": [1,2]', "record-line-malformed"),
    ],
)
def test_a_malformed_line_is_refused_by_name(old: str, new: str, reason: str) -> None:
    assert reason_of(lambda: read_record(changed((old, new)))) == (reason, line_of(old.splitlines()[0][:12]))


def test_a_long_line_is_cut_short_in_the_message() -> None:
    long = "9" * 100_000
    for change in (
        ("Fabula record 1", f"Fabula record {long}"),
        ("game: fair", f"game: {long}"),
        ("rules: 2", f"rules: {long}"),
        ("seats: 2", f"seats: {long}"),
        ("salt: 666169720c", f"salt: {long}9"),
        ('options: {"turns":6', f'options: {{"turns":{long}'),
        ("    die: 1 (1 of 6)", f"    {long}: 2 (2 of 6)"),
        ("    die: 1 (1 of 6)", f"    die: {long} (2 of 6)"),
        ("5 A call", f"5 A call {long}"),
        ("5 A call", f"5 A {long}"),
        ("2 B add 3", f"2 B add {long}"),
    ):
        fault = refused(lambda change=change: replayed(changed(change)))  # type: ignore[misc] # called at once
        assert len(str(fault)) < 400, change[0]


@given(st.text())
def test_any_text_at_all_is_refused_with_a_line(text: str) -> None:
    refused(lambda: read_record(text))
    refused(lambda: read_record(f"Fabula record 1\n{text}"))


def test_text_that_no_file_can_hold_is_refused_too() -> None:
    refused(lambda: read_record(sealed(TEXT).replace("Anna", "\ud800")))


# What is a record, but not of a game that can be played so


def test_an_unknown_game_is_refused_by_name() -> None:
    fault = refused(lambda: replayed(changed(("game: fair", "game: chess"))))
    assert (fault.reason, fault.line, fault.details["name"]) == ("no-such-game", 2, "chess")


def test_another_version_of_the_rules_is_refused_by_name() -> None:
    fault = refused(lambda: replayed(changed(("rules: 2", "rules: 3"))))
    assert (fault.reason, fault.line) == ("record-other-rules", 3)
    assert fault.details == {"rules": "3", "known": "2"}


def test_unless_the_game_lists_it_as_replaying_alike() -> None:
    record = read_record(changed(("rules: 2", "rules: 1")))
    assert verify(record).standing() == record.result
    assert game_of(record) is FAIR
    table = Table.resume(record)
    assert table.record.rules == "1"


@pytest.mark.parametrize(
    ("old", "new", "reason", "line"),
    [
        ('"turns":6', '"turns":0', "record-field-wrong", 4),
        ('"turns":6', '"turns":"6"', "record-field-wrong", 4),
        ('"turns":6', '"legs":6', "record-field-wrong", 4),
        ('{"turns":6,"in_pairs":false}', "", "record-field-wrong", 4),
        ('{"turns":6,"in_pairs":false}', "[" * 100_000, "record-field-wrong", 4),
    ],
)
def test_options_that_the_game_does_not_have_are_refused(old: str, new: str, reason: str, line: int) -> None:
    assert reason_of(lambda: replayed(changed((old, new)))) == (reason, line)


@pytest.mark.parametrize("seats", [1, 5])
def test_a_number_of_seats_that_the_game_does_not_have_is_refused(seats: int) -> None:
    record = replace(open_table().record, players=("x",) * seats)
    assert reason_of(lambda: list(replay(record))) == ("record-field-wrong", 5)


def test_options_that_do_not_fit_the_seats_are_refused_with_the_clause() -> None:
    three = "seats: 3\nplayer A: Anna\nplayer B: Ben\nplayer C: Cleo"
    text = changed(
        ("seats: 2\nplayer A: Anna\nplayer B: Ben", three), ('"in_pairs":false', '"in_pairs":true')
    )
    fault = refused(lambda: replayed(text))
    assert (fault.reason, fault.line, fault.details["clause"]) == ("record-illegal", 4, "FAIR-1")


@pytest.mark.parametrize(
    ("old", "new", "reason", "at"),
    [
        ("2 B add 3", "2 B add 4", "record-illegal", "2 B"),
        ("2 B add 3", "2 A add 3", "record-illegal", "2 B"),
        ("2 B add 3", "2 B add", "wrong-number-of-words", "2 B"),
        ("2 B add 3", "2 B sing", "no-such-action", "2 B"),
        ("2 B add 3", "2 B add three", "unreadable-action", "2 B"),
        ("2 B add 3", "2 B add  3", "record-line-malformed", "2 B"),
        ("2 B add 3", "2 B undo", "record-nothing-to-undo", "2 B"),
        ("7 A vote yes", "7 A undo", "record-nothing-to-undo", "7 A"),  # its call, on which B has voted
        ('"scores":[3,2]', '"scores":[3,3]', "record-result-differs", "result"),
        ('"ending":"over"', '"ending":"lost"', "record-result-differs", "result"),
        # draws that the game does not make so
        ("    hand: 4 (5 of 10)\n", "", "draw-missing", "    hand: 4"),
        ("    die: 1 (1 of 6)\n", "", "draw-missing", "    die"),
        ("    die: 1 (1 of 6)\n", "    die: 1 (1 of 6)\n    die: 1 (1 of 6)\n", "draw-too-many", "14 B"),
        ("2 B add 3\n", "2 B add 3\n    coin: tails (3 of 3)\n", "draw-too-many", "3 B"),
        ("3 B undo\n", "3 B undo\n    coin: tails (3 of 3)\n", "draw-too-many", "4 B"),
        ("    die: 1 (1 of 6)", "    die: 1 (1 of 8)", "draw-differs", "    die"),
        ("    die: 1 (1 of 6)", "    dice: 1 (1 of 6)", "draw-differs", "    die"),
        ("    die: 1 (1 of 6)", "    die: 1 (7 of 6)", "draw-differs", "    die"),
        ("    die: 1 (1 of 6)", "    die: 1 (0 of 6)", "draw-differs", "    die"),
        ("    die: 1 (1 of 6)", "    die: 3 (1 of 6)", "draw-value-differs", "    die"),
        ("    hand: 4 (5 of 10)", "    hand: 4 (9 of 10)", "draw-value-differs", "    hand: 4"),
    ],
)
def test_a_record_that_does_not_go_on_so_is_refused_at_that_very_line(
    old: str, new: str, reason: str, at: str
) -> None:
    assert reason_of(lambda: replayed(changed((old, new)))) == (reason, line_of(at))


def test_an_undo_that_takes_the_ground_from_under_later_draws_is_refused() -> None:
    """B's toss drew a coin; without A's turn before it, it would not have been B's."""
    table = open_table()
    table.play(0, Add(1))
    table.play(1, Toss())
    tosses = len(table.record.entries[-1].draws)
    record = replace(table.record, entries=(*table.record.entries, Entry(0, "undo")))
    assert reason_of(lambda: list(replay(record))) == ("record-nothing-to-undo", 16 + tosses)


# Verifying


def test_a_secret_that_was_not_promised_is_refused() -> None:
    text = changed(("secret: 0001", "secret: 0002"))
    assert reason_of(lambda: verify(read_record(text))) == (
        "record-commitment-differs",
        line_of("commitment"),
    )
    text = changed(("commitment: 63", "commitment: 64"))
    assert reason_of(lambda: verify(read_record(text))) == (
        "record-commitment-differs",
        line_of("commitment"),
    )


@pytest.mark.parametrize(
    ("old", "new", "at"),
    [
        ("hand: 8 (9 of 10)", "hand: 7 (8 of 10)", "    hand: 8"),
        ("hand: 4 (5 of 10)", "hand: 0 (1 of 10)", "    hand: 4"),
        ("    die: 1 (1 of 6)", "    die: 3 (3 of 6)", "    die"),
        ("1 A toss\n    coin: tails (3 of 3)", "1 A toss\n    coin: tails (2 of 3)", "1 A"),
    ],
)
def test_a_draw_that_is_not_from_the_secret_is_refused_at_its_line(old: str, new: str, at: str) -> None:
    """Each of these replays: the game could have gone so, but the dice did not fall so."""
    text = changed((old, new), ('"scores":[3,2]', '"scores":[5,2]') if "die" in old else ("Anna", "Ann"))
    replayed(text)
    line = line_of(at) + at.startswith("1 A")
    assert reason_of(lambda: verify(read_record(text))) == ("draw-not-from-secret", line)


def test_draws_that_are_missing_or_too_many_by_the_secret_are_refused() -> None:
    """The forger leaves out the die that follows heads, or adds one after tails."""
    record = played_table().record
    for number, draws, reason in (
        (13, (Draw("coin", "tails", 1, 3),), "draw-not-from-secret"),
        (13, (Draw("coin", "heads", 0, 3),), "draw-missing"),
        (14, (Draw("coin", "tails", 2, 3), Draw("die", "1", 0, 6)), "draw-too-many"),
    ):
        entry = replace(record.entries[number - 1], draws=draws)
        entries = (*record.entries[: number - 1], entry, *record.entries[number:])
        forged = replace(record, entries=entries)
        expected = line_of(f"{number} ") + len(draws) + (reason == "draw-missing")
        assert reason_of(lambda forged=forged: verify(forged)) == (reason, expected)  # type: ignore[misc] # called at once


def test_another_salt_is_noticed() -> None:
    text = changed(("salt: 666169720c", "salt: 66616973"))
    assert refused(lambda: verify(read_record(text))).reason == "draw-not-from-secret"


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    record = open_table().record
    assert record.commitment == commitment_to(SECRET) == hashlib.sha256(SECRET).hexdigest()
    assert record.salt == SALT
    dice = SeededDice(SECRET, SALT, 0)
    FAIR.start(Options(), 2, dice)
    assert record.start == tuple(dice.drawn)


def test_a_record_with_very_many_undos_is_replayed_quickly() -> None:
    """Taking back goes to the state before, not through the whole game again."""
    entries = [Entry(seat % 2, "add 1") for seat in range(40)]
    entries += [Entry(0, "add 2"), Entry(0, "undo")] * 5_000
    record = replace(open_table(turns=90).record, entries=tuple(entries))
    assert sum(1 for _ in replay(record)) == 10_041


def test_a_game_that_goes_on_from_another_replays_and_verifies_with_the_others_dice() -> None:
    other = played_table().record
    taken = other.entries[:4]
    forked = replace(
        other,
        salt=b"new",
        secret=b"secret",
        commitment=commitment_to(b"secret"),
        entries=taken,
        result=None,
        taken_over=len(taken),
    )
    table = Table.resume(read_record(write_record(forked)))
    actions = table.state.choices(table.state.to_act()[0]).actions
    table.play(table.state.to_act()[0], actions[0])
    text = write_record(table.record)
    assert "\ntaken over: 4\n0 start\n" in text
    again = read_record(text)
    assert again == table.record
    assert verify(again) == table.state
    with pytest.raises(Fault):
        verify(replace(again, taken_over=None))


@pytest.mark.parametrize("number", ["5", "-1", "01", "x", ""])
def test_no_more_can_be_taken_over_than_there_is(number: str) -> None:
    record = replace(played_table().record, taken_over=4)
    record = replace(record, entries=record.entries[:4], result=None)
    text = write_record(record).replace("taken over: 4", f"taken over: {number}")
    with pytest.raises(Fault) as caught:
        read_record(text)
    assert caught.value.reason in ("record-field-wrong", "record-truncated", "record-field-missing")
