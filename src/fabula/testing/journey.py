"""A random game that can be walked again: its seed, its options, and every action with its draws."""

from __future__ import annotations

import hashlib
import random
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from fabula.core import Draw, Entry, Event, Record, Seat, SeededDice, seat_letter, write_record
from fabula.core.contract import Action
from fabula.core.records import commitment_to

if TYPE_CHECKING:
    from fabula.core import Dice, Game, Standing

SALT: Final = b"kit"


class Move(Struct, frozen=True):
    """One decision of a journey, with what was drawn and what happened."""

    seat: Seat
    action: Action
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]


class Journey:
    """The way from the start of a game to where the kit looks at it."""

    def __init__(self, game: Game, seed: int, options: Struct, seats: int) -> None:
        self.game = game
        self.seed = seed
        self.options = options
        self.seats = seats
        self.random = random.Random(seed)
        self.secret = hashlib.sha256(f"{game.name} {seed}".encode()).digest()
        self.start: tuple[Draw, ...] = ()
        self.moves: list[Move] = []
        self.result: Standing | None = None

    def dice(self, number: int) -> Dice:
        """The dice of this decision (0: of the start): the same whenever they are asked for."""
        return SeededDice(self.secret, SALT, number)

    def until(self, number: int) -> Journey:
        """The beginning of this journey, up to this many decisions."""
        beginning = Journey(self.game, self.seed, self.options, self.seats)
        beginning.start = self.start
        beginning.moves = self.moves[:number]
        return beginning

    def options_text(self) -> str:
        """The options as JSON."""
        return msgspec.json.encode(self.options).decode()

    def record(self) -> Record:
        """The journey as a record that can be replayed and verified."""
        return Record(
            game=self.game.name,
            rules=self.game.rules,
            options=self.options_text(),
            players=("kit",) * self.seats,
            salt=SALT,
            commitment=commitment_to(self.secret),
            secret=self.secret,
            start=self.start,
            entries=tuple(Entry(move.seat, self.game.write(move.action), move.draws) for move in self.moves),
            result=self.result,
        )

    def text(self) -> str:
        """The journey as a record's text; a line for each action if the game cannot write one."""
        try:
            return write_record(self.record())
        except Exception:  # whatever is wrong with the game, its journey must still be told
            return "\n".join(f"{seat_letter(move.seat)} {move.action!r}" for move in self.moves)
