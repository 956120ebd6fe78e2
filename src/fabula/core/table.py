"""A running game and its record: plays actions, takes back, and can be saved and resumed at any point."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, NamedTuple

import msgspec

from fabula.core.contract import Illegal, Refusal, refuse
from fabula.core.course import Course
from fabula.core.dice import SeededDice
from fabula.core.faults import Fault, excerpt
from fabula.core.records import (
    UNDO,
    Entry,
    Moment,
    Record,
    commitment_to,
    course_of,
    game_of,
    is_player_name,
    repeat,
    secret_line,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct

    from fabula.core.contract import Action, Event, Game, Seat, State
    from fabula.core.course import Deed

SECRET_BYTES = 32
SALT_BYTES = 8


class Pending(NamedTuple):
    """What would be entered into the record, what would happen, and the course before and after it."""

    entries: tuple[Entry, ...]
    events: tuple[Event, ...]
    course: Course
    before: Course


class Table:
    """One game in play. The record loses no entry; the state is the replay of what was not taken back."""

    def __init__(self, record: Record, course: Course) -> None:
        if record.secret is None:
            raise Fault("record-secret-missing", line=secret_line(record))
        self.game: Game = game_of(record)
        self.record = record
        self._secret = record.secret
        self._course = course

    @classmethod
    def open(
        cls,
        game: Game,
        options: Struct,
        players: Sequence[str],
        *,
        secret: bytes | None = None,
        salt: bytes | None = None,
    ) -> Table:
        """A new game for these players; raises `Illegal` if the options do not fit their number."""
        for name in players:
            if not is_player_name(name):
                raise Fault("player-name", name=excerpt(name))
        secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        salt = secrets.token_bytes(SALT_BYTES) if salt is None else salt
        dice = SeededDice(secret, salt, 0)
        state = game.start(options, len(players), dice)
        record = Record(
            game=game.name,
            rules=game.rules,
            options=msgspec.json.encode(options).decode(),
            players=tuple(players),
            salt=salt,
            commitment=commitment_to(secret),
            secret=secret,
            start=tuple(dice.drawn),
        )
        return cls(record, Course(state))

    @classmethod
    def resume(cls, record: Record) -> Table:
        """Go on with a recorded game; `Fault` if the record does not replay."""
        return cls.replayed(record)[0]

    @classmethod
    def replayed(cls, record: Record) -> tuple[Table, tuple[Moment, ...]]:
        """The same, and every step that has led there."""
        moments, course = course_of(record)
        return cls(record, course), moments

    @property
    def state(self) -> State:
        """The position now, to be looked at: only `play` and `undo` lead to another."""
        return self._course.state

    @property
    def sequence(self) -> int:
        """The number of the newest entry; it never goes back."""
        return len(self.record.entries)

    def play(self, seat: Seat, action: Action) -> list[Event]:
        """Carry out and record an action; raises `Illegal` if it is refused, nothing changed."""
        pending = self.try_play(seat, action)
        self.enter(pending)
        return list(pending.events)

    def try_play(self, seat: Seat, action: Action) -> Pending:
        """What an action would lead to; raises `Illegal` if it is refused. Nothing changes until `enter`."""
        dice = SeededDice(self._secret, self.record.salt, self.sequence + 1)
        state = self.state.copy()
        events = state.play(seat, action, dice)
        entry = Entry(seat, self.game.write(action), tuple(dice.drawn))
        course = self._course.copy()
        course.go_on(seat, action, dice.drawn, events, state)
        return Pending((entry,), tuple(events), course, self._course)

    def try_repeat(self, entry: Entry) -> Pending:
        """What an entry that was recorded elsewhere leads to here; raises `Fault` or `Illegal` if nothing."""
        course = self._course.copy()
        return Pending((entry,), tuple(repeat(self.game, course, entry)), course, self._course)

    def enter(self, pending: Pending) -> None:
        """Go on with what was tried out, nothing else having been entered meanwhile."""
        if pending.before is not self._course:
            raise ValueError("something else has been entered since this was tried out")
        self._course = pending.course
        self.record = msgspec.structs.replace(
            self.record, entries=(*self.record.entries, *pending.entries), result=self.state.standing()
        )

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take back its last action unasked, or None if it may."""
        found = self._can_take_back(seat)
        return found if isinstance(found, Refusal) else None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action: one more entry, never an erasure; `Illegal` if it may not."""
        self.enter(self.try_undo(seat))

    def try_undo(self, seat: Seat) -> Pending:
        """What taking back the seat's last action would lead to; raises `Illegal` if it may not."""
        found = self._can_take_back(seat)
        if isinstance(found, Refusal):
            raise Illegal(found)
        course = self._course.copy()
        course.take_back(found)
        return Pending((Entry(seat, UNDO),), (), course, self._course)

    def try_go_back(self, deeds: int) -> Pending:
        """What taking back the newest so many actions would lead to, whoever did them; all have agreed.

        One entry for each, newest first. `Illegal` if there are not so many, or if the game is over.
        """
        if self.state.standing() is not None:
            raise Illegal(refuse("", "too-late-to-undo"))
        if not 0 < deeds <= len(self._course.deeds):
            raise Illegal(refuse("", "nothing-to-undo"))
        course = self._course.copy()
        entries = []
        for _ in range(deeds):
            entries.append(Entry(course.deeds[-1].seat, UNDO))
            course.take_back(course.deeds[-1])
        return Pending(tuple(entries), (), course, self._course)

    def _can_take_back(self, seat: Seat) -> Deed | Refusal:
        """The last action of a seat; a refusal if there is none, or if it must stay.

        The end of a game lets the secret of its dice be known, so nothing is taken back after it.
        """
        last = self._course.last_of(seat)
        if last is None:
            return refuse("", "nothing-to-undo")
        if self.state.standing() is not None or not self._course.can_take_back(last):
            return refuse("", "too-late-to-undo")
        return last
