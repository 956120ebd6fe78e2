"""A record is everything: one readable text file that prints, parses, replays and can be verified.

    Fabula record 1
    game: floors
    rules: 1
    options: {"mode":"basic"}
    seats: 2
    player A: person
    player B: greedy
    salt: 00ff
    commitment: 3f…
    secret: 77…
    0 start
        start player: B (2 of 2)
    1 B 4 +WW
    2 A undo
    result: {"places":[1,2],"scores":[3,1],"ending":"won"}
    check: 9a…

A draw line stands below the entry that drew: what for, the value, and its index among how many.
`secret` is there once it may be known; `result` once the game is over. `check` is the SHA-256 of
everything above it, so that a cut or changed file is noticed.
"""

from __future__ import annotations

import hashlib
import re
from typing import TYPE_CHECKING, TypeVar

import msgspec
from msgspec import Struct

from fabula.core import registry
from fabula.core.contract import Action, Event, Illegal, Seat, Standing, State, seat_letter
from fabula.core.dice import Dice, Draw, RecordedDice, SeededDice
from fabula.core.faults import Fault

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fabula.core.contract import Game

MAGIC = "Fabula record "
FORMAT = "1"
UNDO = "undo"
START = "start"

_ENTRY = re.compile(r"^(\d{1,9}) ([A-Z]) (\S.*)$")
_DRAW = re.compile(r"^    ([^:]+): (.*) \((\d{1,9}) of (\d{1,9})\)$")
_HEX = re.compile(r"^([0-9a-f]{2})*$")


class Entry(Struct, frozen=True):
    """One line of the log: a seat's action in the game's notation (or `undo`), and what was drawn for it."""

    seat: Seat
    action: str
    draws: tuple[Draw, ...] = ()


class Record(Struct, frozen=True):
    """A game as it was played, or as far as it has been."""

    game: str
    rules: str
    options: str
    players: tuple[str, ...]
    salt: bytes
    commitment: str
    secret: bytes | None
    start: tuple[Draw, ...]
    entries: tuple[Entry, ...] = ()
    result: Standing | None = None


class Moment(Struct, frozen=True):
    """A step of a replay: the entry (None: the start), its number, what happened, and the state after."""

    number: int
    entry: Entry | None
    events: tuple[Event, ...]
    state: State


def commitment_to(secret: bytes) -> str:
    """The public promise of a secret that is revealed later."""
    return hashlib.sha256(secret).hexdigest()


def write_record(record: Record) -> str:
    """The record as text."""
    lines = list(_lines(record))
    text = "\n".join(lines) + "\n"
    return f"{text}check: {hashlib.sha256(text.encode()).hexdigest()}\n"


def _lines(record: Record) -> Iterator[str]:
    yield MAGIC + FORMAT
    yield f"game: {record.game}"
    yield f"rules: {record.rules}"
    yield f"options: {record.options}"
    yield f"seats: {len(record.players)}"
    for seat, player in enumerate(record.players):
        yield f"player {seat_letter(seat)}: {player}"
    yield f"salt: {record.salt.hex()}"
    yield f"commitment: {record.commitment}"
    if record.secret is not None:
        yield f"secret: {record.secret.hex()}"
    yield f"0 {START}"
    yield from map(_draw_line, record.start)
    for number, entry in enumerate(record.entries, 1):
        yield f"{number} {seat_letter(entry.seat)} {entry.action}"
        yield from map(_draw_line, entry.draws)
    if record.result is not None:
        yield f"result: {msgspec.json.encode(record.result).decode()}"


def _draw_line(draw: Draw) -> str:
    return f"    {draw.what}: {draw.value} ({draw.index + 1} of {draw.of})"


def line_of(record: Record, number: int) -> int:
    """The line on which entry `number` stands in the written record (0: the start)."""
    header = 5 + len(record.players) + 2 + (record.secret is not None)
    if number == 0:
        return header + 1
    before = sum(1 + len(entry.draws) for entry in record.entries[: number - 1])
    return header + 1 + len(record.start) + before + 1


class _Lines:
    """The lines of a text, taken one by one, with a fault that knows where it is."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.number = 0

    def peek(self) -> str:
        return self.lines[self.number] if self.number < len(self.lines) else ""

    def take(self) -> str:
        line = self.peek()
        self.number += 1
        return line

    def field(self, name: str) -> str:
        line = self.take()
        if not line.startswith(f"{name}: "):
            raise self.fault("record-field-missing", field=name)
        return line[len(name) + 2 :]

    def fault(self, reason: str, **details: str | int) -> Fault:
        return Fault(reason, line=min(self.number, len(self.lines)), **details)


def read_record(text: str) -> Record:
    """Parse a record, and refuse one that is cut, changed, or not ours: `Fault` with line and reason."""
    lines = _Lines(text)
    record = _read_body(lines)
    check = lines.field("check")
    end = lines.number
    if lines.take() or lines.number < len(lines.lines):
        raise lines.fault("record-goes-on")
    written = write_record(record)
    if written != text or check != written[-65:-1]:
        raise _locate_change(record, written, text, end)
    return record


def _locate_change(record: Record, written: str, text: str, end: int) -> Fault:
    """A record that is not what its check says: point at the line that shows it, if the game can tell."""
    for number, (ours, theirs) in enumerate(zip(written.split("\n"), text.split("\n"), strict=False), 1):
        if ours != theirs and number != end:
            return Fault("record-line-malformed", line=number)
    try:
        for _ in replay(record):
            pass
    except Fault as fault:
        return fault
    return Fault("record-changed", line=end)


def _read_body(lines: _Lines) -> Record:
    first = lines.take()
    if not first.startswith(MAGIC):
        raise lines.fault("record-foreign")
    if first != MAGIC + FORMAT:
        raise lines.fault("record-format", format=first[len(MAGIC) :], known=FORMAT)
    game, rules, options = lines.field("game"), lines.field("rules"), lines.field("options")
    players = tuple(lines.field(f"player {seat_letter(seat)}") for seat in range(_seats(lines)))
    salt, commitment = _hex(lines, "salt"), lines.field("commitment")
    secret = _hex(lines, "secret") if lines.peek().startswith("secret: ") else None
    if lines.take() != f"0 {START}":
        raise lines.fault("record-field-missing", field=f"0 {START}")
    start = _read_draws(lines)
    entries = tuple(_read_entries(lines, len(players)))
    result = _read_result(lines) if lines.peek().startswith("result: ") else None
    return Record(game, rules, options, players, salt, commitment, secret, start, entries, result)


def _seats(lines: _Lines) -> int:
    text = lines.field("seats")
    if not re.fullmatch(r"[1-9]\d?", text) or int(text) > 26:
        raise lines.fault("record-field-wrong", field="seats", value=text)
    return int(text)


def _hex(lines: _Lines, name: str) -> bytes:
    text = lines.field(name)
    if not _HEX.match(text):
        raise lines.fault("record-field-wrong", field=name, value=text[:40])
    return bytes.fromhex(text)


def _read_draws(lines: _Lines) -> tuple[Draw, ...]:
    draws = []
    while lines.peek().startswith("    "):
        found = _DRAW.match(lines.take())
        if not found:
            raise lines.fault("record-draw-malformed")
        what, value, index, of = found.groups()
        draws.append(Draw(what, value, int(index) - 1, int(of)))
    return tuple(draws)


def _read_entries(lines: _Lines, seats: int) -> Iterator[Entry]:
    number = 0
    while not lines.peek().startswith(("result: ", "check: ")):
        found = _ENTRY.match(lines.take())
        if not found:
            raise lines.fault(
                "record-truncated" if lines.number >= len(lines.lines) else "record-line-malformed"
            )
        number += 1
        seat = ord(found[2]) - ord("A")
        if int(found[1]) != number or seat >= seats:
            raise lines.fault("record-entry-out-of-order", expected=number)
        yield Entry(seat, found[3], _read_draws(lines))


def _read_result(lines: _Lines) -> Standing:
    text = lines.field("result")
    try:
        return msgspec.json.decode(text, type=Standing)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise lines.fault("record-field-wrong", field="result", value=text[:40]) from error


def game_of(record: Record) -> Game:
    """The game a record belongs to; `Fault` for a game or a version of its rules that is not here."""
    try:
        game = registry.game(record.game)
    except Fault as fault:
        raise Fault(fault.reason, line=2, **fault.details) from fault
    if record.rules != game.rules and record.rules not in game.replays_alike:
        raise Fault("record-other-rules", line=3, rules=record.rules, known=game.rules)
    return game


T = TypeVar("T")


def start_of(record: Record, dice: Dice) -> State:
    """The position in which a record's game begins."""
    game = game_of(record)
    try:
        options = msgspec.json.decode(record.options, type=game.Options)
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Fault("record-field-wrong", line=4, field="options", value=record.options[:40]) from error
    if len(record.players) not in game.seats:
        raise Fault("record-field-wrong", line=5, field="seats", value=len(record.players))
    try:
        return game.start(options, len(record.players), dice)
    except Illegal as illegal:
        raise Fault("record-illegal", line=4, clause=illegal.refusal.rule, action="options") from illegal


def replay(
    record: Record, dice_for: Callable[[int, tuple[Draw, ...]], Dice] | None = None
) -> Iterator[Moment]:
    """Play a record again, entry by entry; `Fault` names the line where it does not go on as written."""
    make = dice_for or (lambda number, draws: RecordedDice(draws))
    game = game_of(record)
    line = line_of(record, 0)
    dice = make(0, record.start)
    state = _located(line, lambda: start_of(record, dice))
    _compare(line, dice, record.start)
    yield Moment(0, None, (), state)
    kept: list[tuple[int, Entry, Action]] = []
    for number, entry in enumerate(record.entries, 1):
        line = line_of(record, number)
        events: list[Event] = []
        if entry.action == UNDO:
            mine = [index for index, (_, other, _) in enumerate(kept) if other.seat == entry.seat]
            if not mine or entry.draws:
                raise Fault("record-nothing-to-undo", line=line)
            del kept[mine[-1]]
            state = _located(line, lambda: again(record, kept))
        else:
            action = _located(line, lambda: game.read(entry.action))  # noqa: B023 - called at once
            dice = make(number, entry.draws)
            state = state.copy()
            events = _located(line, lambda: _played(state, entry.seat, action, dice))  # noqa: B023 - called at once
            _compare(line, dice, entry.draws)
            kept.append((number, entry, action))
        yield Moment(number, entry, tuple(events), state)
    if record.result != state.standing():
        raise Fault("record-result-differs", line=line_of(record, len(record.entries) + 1))


def again(record: Record, kept: list[tuple[int, Entry, Action]]) -> State:
    """The state after these entries alone: what is left when others were taken back."""
    state = start_of(record, RecordedDice(record.start))
    for _, entry, action in kept:
        state.play(entry.seat, action, RecordedDice(entry.draws))
    return state


def _played(state: State, seat: Seat, action: Action, dice: Dice) -> list[Event]:
    try:
        return state.play(seat, action, dice)
    except Illegal as illegal:
        refusal = illegal.refusal
        raise Fault("record-illegal", clause=refusal.rule, action=refusal.reason) from illegal


def _located(line: int, act: Callable[[], T]) -> T:
    try:
        return act()
    except Fault as fault:
        if fault.line is not None:
            raise
        raise Fault(fault.reason, line=line, **fault.details) from fault


def _compare(line: int, dice: Dice, draws: tuple[Draw, ...]) -> None:
    for offset, (rolled, recorded) in enumerate(zip(dice.drawn, draws, strict=False), 1):
        if rolled != recorded:
            raise Fault("draw-not-from-secret", line=line + offset, what=recorded.what, value=rolled.value)
    if len(dice.drawn) < len(draws):
        raise Fault("draw-too-many", line=line + len(dice.drawn) + 1, what=draws[len(dice.drawn)].what)
    if len(dice.drawn) > len(draws):
        raise Fault("draw-missing", line=line, what=dice.drawn[len(draws)].what)


def verify(record: Record) -> State:
    """Derive every draw again from the revealed secret and play to the same result; `Fault` otherwise."""
    secret = record.secret
    if secret is None:
        raise Fault("record-secret-missing", line=8 + len(record.players))
    if commitment_to(secret) != record.commitment:
        raise Fault("record-commitment-differs", line=7 + len(record.players))
    *_, last = replay(record, lambda number, draws: SeededDice(secret, record.salt, number))
    return last.state
