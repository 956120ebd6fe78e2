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
everything above it, so that a cut or changed file is noticed. A game that goes on from a moment of another
one says after the secret how many of its first entries were `taken over`: their dice, and those of the
start, are the other game's and cannot be checked.
"""

from __future__ import annotations

import hashlib
import re
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from fabula.core import registry
from fabula.core.contract import Event, Illegal, Seat, Standing, State, seat_letter
from fabula.core.course import Course
from fabula.core.dice import Dice, Draw, RecordedDice, SeededDice
from fabula.core.faults import Fault, excerpt

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from fabula.core.contract import Game

MAGIC = "Fabula record "
FORMAT = "1"
UNDO = "undo"
START = "start"
TAKEN_OVER = "taken over"
LONGEST_NAME = 100

T = TypeVar("T")

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
    taken_over: int | None = None
    """How many of the first entries, with the start, come from another game; None: it began here."""


class Moment(Struct, frozen=True):
    """A step of a replay: the entry (None: the start), its number, what happened, and the state after."""

    number: int
    entry: Entry | None
    events: tuple[Event, ...]
    state: State


def is_player_name(name: str) -> bool:
    """Whether a player may be called so: on one line, and nothing that a terminal would obey."""
    return name.isprintable() and len(name) <= LONGEST_NAME


def commitment_to(secret: bytes) -> str:
    """The public promise of a secret that is revealed later."""
    return hashlib.sha256(secret).hexdigest()


def write_record(record: Record) -> str:
    """The record as text."""
    text = "".join(f"{line}\n" for line in _lines(record))
    content = text.encode(errors="surrogatepass")  # so that text from anywhere can at least be compared
    return f"{text}check: {hashlib.sha256(content).hexdigest()}\n"


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
    if record.taken_over is not None:
        yield f"{TAKEN_OVER}: {record.taken_over}"
    yield f"0 {START}"
    yield from map(_draw_line, record.start)
    for number, entry in enumerate(record.entries, 1):
        yield f"{number} {seat_letter(entry.seat)} {entry.action}"
        yield from map(_draw_line, entry.draws)
    if record.result is not None:
        yield f"result: {msgspec.json.encode(record.result).decode()}"


def _draw_line(draw: Draw) -> str:
    return f"    {draw.what}: {draw.value} ({draw.index + 1} of {draw.of})"


def secret_line(record: Record) -> int:
    """The line on which a written record shows its secret, or would."""
    return 5 + len(record.players) + 3


def start_line(record: Record) -> int:
    """The line on which the log of a written record begins."""
    return secret_line(record) + (record.secret is not None) + (record.taken_over is not None)


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
    lines.field("check")
    end = lines.number
    if lines.take() or lines.number < len(lines.lines):
        raise lines.fault("record-goes-on")
    written = write_record(record)
    if written != text:
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
        raise lines.fault("record-format", format=excerpt(first[len(MAGIC) :]), known=FORMAT)
    game, rules, options = lines.field("game"), lines.field("rules"), lines.field("options")
    players = tuple(_player(lines, seat) for seat in range(_seats(lines)))
    salt, commitment = _hex(lines, "salt"), lines.field("commitment")
    secret = _hex(lines, "secret") if lines.peek().startswith("secret: ") else None
    taken_over = _taken_over(lines) if lines.peek().startswith(f"{TAKEN_OVER}: ") else None
    if lines.take() != f"0 {START}":
        raise lines.fault("record-field-missing", field=f"0 {START}")
    start = _read_draws(lines)
    entries = tuple(_read_entries(lines, len(players)))
    result = _read_result(lines) if lines.peek().startswith("result: ") else None
    if taken_over is not None and taken_over > len(entries):
        raise Fault("record-truncated", line=lines.number)
    return Record(game, rules, options, players, salt, commitment, secret, start, entries, result, taken_over)


def _taken_over(lines: _Lines) -> int:
    text = lines.field(TAKEN_OVER)
    if not re.fullmatch(r"0|[1-9]\d{0,8}", text):
        raise lines.fault("record-field-wrong", field=TAKEN_OVER, value=excerpt(text))
    return int(text)


def _seats(lines: _Lines) -> int:
    text = lines.field("seats")
    if not re.fullmatch(r"[1-9]\d?", text) or int(text) > 26:
        raise lines.fault("record-field-wrong", field="seats", value=excerpt(text))
    return int(text)


def _player(lines: _Lines, seat: Seat) -> str:
    name = lines.field(f"player {seat_letter(seat)}")
    if not is_player_name(name):
        raise lines.fault("player-name", name=excerpt(name))
    return name


def _hex(lines: _Lines, name: str) -> bytes:
    text = lines.field(name)
    if not _HEX.match(text):
        raise lines.fault("record-field-wrong", field=name, value=excerpt(text))
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
    result = _decoded(text, Standing)
    if result is None:
        raise lines.fault("record-field-wrong", field="result", value=excerpt(text))
    return result


def _decoded(text: str, kind: type[T]) -> T | None:
    """What a piece of JSON says, or None if it cannot be of this kind."""
    try:
        return msgspec.json.decode(text, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def game_of(record: Record) -> Game:
    """The game a record belongs to; `Fault` for a game or a version of its rules that is not here."""
    try:
        game = registry.game(record.game)
    except Fault as fault:
        raise Fault(fault.reason, line=2, **fault.details) from fault
    if record.rules != game.rules and record.rules not in game.replays_alike:
        raise Fault("record-other-rules", line=3, rules=excerpt(record.rules), known=game.rules)
    return game


DiceFor: TypeAlias = "Callable[[int, tuple[Draw, ...]], Dice]"
"""Dice for the entry of this number, which recorded these draws."""


def _recorded(number: int, draws: tuple[Draw, ...]) -> Dice:
    return RecordedDice(draws)


def replay(record: Record) -> Iterator[Moment]:
    """Play a record again, entry by entry; `Fault` names the line where it does not go on as written."""
    for moment, _ in _replay(record, _recorded):
        yield moment


def course_of(record: Record) -> tuple[tuple[Moment, ...], Course]:
    """The steps of a whole record, and its course; `Fault` if it does not replay."""
    steps = list(_replay(record, _recorded))
    return tuple(moment for moment, _ in steps), steps[-1][1]


def repeat(game: Game, course: Course, entry: Entry) -> list[Event]:
    """Go on with a course as a recorded entry did; `Fault` or `Illegal` if that is impossible."""
    dice = RecordedDice(entry.draws)
    events = _enter(game, course, entry, dice)
    dice.finish()
    return events


def verify(record: Record) -> State:
    """Derive every draw again from the revealed secret and play to the same result; `Fault` otherwise."""
    secret = record.secret
    if secret is None:
        raise Fault("record-secret-missing", line=secret_line(record))
    if commitment_to(secret) != record.commitment:
        raise Fault("record-commitment-differs", line=secret_line(record) - 1)

    def dice_for(number: int, draws: tuple[Draw, ...]) -> Dice:
        if record.taken_over is not None and number <= record.taken_over:
            return RecordedDice(draws)
        return SeededDice(secret, record.salt, number)

    *_, (last, _) = _replay(record, dice_for)
    return last.state


def _replay(record: Record, dice_for: DiceFor) -> Iterator[tuple[Moment, Course]]:
    game = game_of(record)
    line = start_line(record)
    dice = dice_for(0, record.start)
    with _on_line(line, dice, record.start):
        course = Course(_start(game, record, dice))
    yield Moment(0, None, (), course.state), course
    line += 1 + len(record.start)
    for number, entry in enumerate(record.entries, 1):
        dice = dice_for(number, entry.draws)
        with _on_line(line, dice, entry.draws):
            events = _enter(game, course, entry, dice)
        yield Moment(number, entry, tuple(events), course.state), course
        line += 1 + len(entry.draws)
    if record.result != course.state.standing():
        raise Fault("record-result-differs", line=line)


def _start(game: Game, record: Record, dice: Dice) -> State:
    """The position in which a record's game begins."""
    options = _decoded(record.options, game.Options)
    if options is None:
        raise Fault("record-field-wrong", line=4, field="options", value=excerpt(record.options))
    if len(record.players) not in game.seats:
        raise Fault("record-field-wrong", line=5, field="seats", value=len(record.players))
    try:
        return game.start(options, len(record.players), dice)
    except Illegal as illegal:
        raise Fault("record-illegal", line=4, clause=illegal.refusal.rule, action="options") from illegal


def _enter(game: Game, course: Course, entry: Entry, dice: Dice) -> list[Event]:
    """Do what an entry says."""
    if entry.action == UNDO:
        deed = course.last_of(entry.seat)
        if deed is None:
            raise Fault("record-nothing-to-undo")
        try:
            course.take_back(deed)
        except (Fault, Illegal) as error:  # what came later does not go on without it
            raise Fault("record-nothing-to-undo") from error
        return []
    action = game.read(entry.action)
    if game.write(action) != entry.action:  # so that a game has one record, and a record no surprises
        raise Fault("record-line-malformed")
    state = course.state.copy()
    events = state.play(entry.seat, action, dice)
    course.go_on(entry.seat, action, dice.drawn, events, state)
    return events


@contextmanager
def _on_line(line: int, dice: Dice, draws: tuple[Draw, ...]) -> Iterator[None]:
    """Hold what is drawn against what an entry on this line recorded, and say where they part."""
    try:
        yield
    except Illegal as illegal:
        refusal = illegal.refusal
        raise Fault("record-illegal", line=line, clause=refusal.rule, action=refusal.reason) from illegal
    except Fault as fault:
        if fault.line is not None:
            raise
        if fault.reason.startswith("draw-"):
            line += len(dice.drawn) + 1
        raise Fault(fault.reason, line=line, **fault.details) from fault
    for rolled, recorded in zip(dice.drawn, draws, strict=False):
        line += 1
        if rolled != recorded:
            raise Fault("draw-not-from-secret", line=line, what=excerpt(recorded.what), value=rolled.value)
    if len(dice.drawn) < len(draws):
        raise Fault("draw-too-many", line=line + 1, what=excerpt(draws[len(dice.drawn)].what))
    if len(dice.drawn) > len(draws):
        raise Fault("draw-missing", line=line + 1, what=dice.drawn[len(draws)].what)
