"""A running game and its record: plays actions, takes back, and can be saved and resumed at any point."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from fabula.core.contract import Refusal, Seat, refuse
from fabula.core.dice import SeededDice
from fabula.core.records import (
    UNDO,
    Entry,
    Record,
    again,
    commitment_to,
    game_of,
    replay,
    start_of,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from msgspec import Struct

    from fabula.core.contract import Action, Event, Game, State

SECRET_BYTES = 32
SALT_BYTES = 8


class Table:
    """One game in play. The record loses no entry; the state is the replay of what was not taken back."""

    def __init__(self, record: Record) -> None:
        if record.secret is None:
            raise ValueError("a table needs the secret of its dice")
        self.game: Game = game_of(record)
        self.record = record
        self._secret = record.secret
        self._kept: list[tuple[int, Entry, Action]] = []
        self._can_undo: dict[Seat, bool] = {}
        self.state: State = start_of(record, SeededDice(self._secret, record.salt, 0))

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
        secret = secrets.token_bytes(SECRET_BYTES) if secret is None else secret
        salt = secrets.token_bytes(SALT_BYTES) if salt is None else salt
        dice = SeededDice(secret, salt, 0)
        game.start(options, len(players), dice)
        return cls(
            Record(
                game=game.name,
                rules=game.rules,
                options=msgspec.json.encode(options).decode(),
                players=tuple(players),
                salt=salt,
                commitment=commitment_to(secret),
                secret=secret,
                start=tuple(dice.drawn),
            )
        )

    @classmethod
    def resume(cls, record: Record) -> Table:
        """Go on with a recorded game; `Fault` if the record does not replay."""
        table = cls(record)
        for moment in replay(record):
            if moment.entry is not None:
                table._keep(moment.number, moment.entry, list(moment.events))
                table.state = moment.state.copy()
        return table

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
        self._append(entry, state)
        self._keep(self.sequence, entry, events)
        return events

    def why_not_undo(self, seat: Seat) -> Refusal | None:
        """Why this seat may not take back its last action unasked, or None if it may."""
        if not any(entry.seat == seat for _, entry, _ in self._kept):
            return refuse("", "nothing-to-undo")
        return None if self._can_undo.get(seat) else refuse("", "too-late-to-undo")

    def undo(self, seat: Seat) -> None:
        """Take back the seat's last action: one more entry, never an erasure."""
        if self.why_not_undo(seat) is not None:
            raise ValueError("this seat has nothing to take back")
        entry = Entry(seat, UNDO)
        kept = list(self._kept)
        del kept[max(index for index, (_, other, _) in enumerate(kept) if other.seat == seat)]
        self._append(entry, again(self.record, kept))
        self._keep(self.sequence, entry, [])

    def _append(self, entry: Entry, state: State) -> None:
        self.state = state
        self.record = msgspec.structs.replace(
            self.record, entries=(*self.record.entries, entry), result=state.standing()
        )

    def _keep(self, number: int, entry: Entry, events: list[Event]) -> None:
        """Remember what can be taken back: what drew and revealed nothing, until others act on it.

        What only the actor was told (a secret draft) nobody else can have acted on.
        """
        if entry.action == UNDO:
            del self._kept[max(i for i, (_, other, _) in enumerate(self._kept) if other.seat == entry.seat)]
            self._can_undo[entry.seat] = False
            return
        seen = any(event.to is None or set(event.to) - {entry.seat} for event in events)
        if seen:
            self._can_undo = dict.fromkeys(self._can_undo, False)
        revealing = bool(entry.draws) or any(event.reveals for event in events)
        if revealing:
            self._can_undo.clear()
        self._can_undo[entry.seat] = not revealing
        self._kept.append((number, entry, self.game.read(entry.action)))
