"""A running game and its record: plays actions, takes back, and can be saved and resumed at any point."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from fabula.core.contract import Illegal, Refusal, refuse
from fabula.core.course import Course
from fabula.core.dice import SeededDice
from fabula.core.faults import Fault, excerpt
from fabula.core.records import (
    UNDO,
    Entry,
    Record,
    commitment_to,
    course_of,
    game_of,
    is_player_name,
    secret_line,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct

    from fabula.core.contract import Action, Event, Game, Seat, State
    from fabula.core.course import Deed

SECRET_BYTES = 32
SALT_BYTES = 8


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
        return cls(record, course_of(record))

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
        dice = SeededDice(self._secret, self.record.salt, self.sequence + 1)
        state = self.state.copy()
        events = state.play(seat, action, dice)
        entry = Entry(seat, self.game.write(action), tuple(dice.drawn))
        self._course.go_on(seat, action, dice.drawn, events, state)
        self._append(entry)
        return events

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take back its last action unasked, or None if it may."""
        found = self._can_take_back(seat)
        return found if isinstance(found, Refusal) else None

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action: one more entry, never an erasure; `Illegal` if it may not."""
        found = self._can_take_back(seat)
        if isinstance(found, Refusal):
            raise Illegal(found)
        self._course.take_back(found)
        self._append(Entry(seat, UNDO))

    def _can_take_back(self, seat: Seat) -> Deed | Refusal:
        """The newest action, if it drew and revealed nothing; or a draft, until all drafts are shown.

        The end of a game lets the secret of its dice be known, so nothing is taken back after it.
        """
        last = self._course.last_of(seat)
        if last is None:
            return refuse("", "nothing-to-undo")
        if self._course.is_secret_draft(last):
            return last
        newest = last is self._course.deeds[-1]
        if not newest or last.final or self.state.standing() is not None:
            return refuse("", "too-late-to-undo")
        return last

    def _append(self, entry: Entry) -> None:
        self.record = msgspec.structs.replace(
            self.record, entries=(*self.record.entries, entry), result=self.state.standing()
        )
