"""Rows of the database as values: what a table is, who sits where, what has been said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypedDict

import msgspec
from msgspec import Struct

from fabula.core import Draw, Entry, Fault, Game, Record, Seat, Standing, registry
from fabula.server.messages import Phase, Said

if TYPE_CHECKING:
    from fabula.core import State


class TableRow(Struct, frozen=True):
    """A table; from `salt` on None until its game starts."""

    id: str
    game: str
    rules: str
    options: str
    host: str
    phase: Phase
    created: float
    changed: float
    clock: int | None
    secret: bytes
    commitment: str
    salt: bytes | None = None
    players: tuple[str, ...] | None = None
    start: tuple[Draw, ...] | None = None
    sequence: int = 0
    to_act: tuple[Seat, ...] = ()
    result: Standing | None = None
    winner: Seat | None = None
    """Who is left when all others have conceded."""
    proposal: Wish | None = None
    forked_from: str | None = None
    taken_over: int | None = None
    began: float | None = None
    """When the game started."""


class Wish(Struct, frozen=True):
    """Somebody's wish to go back to just after an entry, and who has agreed."""

    seat: Seat
    sequence: int
    agreed: tuple[Seat, ...]


class SeatRow(Struct, frozen=True):
    """A seat: its holder, the bot that plays there, and the hash of the link that waits for somebody."""

    table_id: str
    seat: Seat
    holder: str | None = None
    name: str = ""
    bot: str | None = None
    link: bytes | None = None
    number: bytes | None = None
    conceded: bool = False

    @property
    def is_filled(self) -> bool:
        """Whether somebody or something plays there."""
        return self.holder is not None or self.bot is not None


class EntryRow(Struct, frozen=True):
    """An entry of a log, and the id under which its page asked for it."""

    sequence: int
    seat: Seat
    client_id: str | None
    action: str
    draws: tuple[Draw, ...]
    at: float

    @property
    def entry(self) -> Entry:
        """As it stands in a record."""
        return Entry(self.seat, self.action, self.draws)


class PersonRow(Struct, frozen=True):
    """Somebody, and the hash of the token in his cookie."""

    id: str
    token: bytes
    created: float


class SaidRow(Struct, frozen=True):
    """A line of a chat."""

    number: int
    person: str
    client_id: str
    name: str
    seat: Seat | None
    text: str
    at: float

    @property
    def said(self) -> Said:
        """As everybody sees it."""
        return Said(self.number, self.name, self.seat, self.text, self.at)


def game_of(table: TableRow) -> Game:
    """The game of a table; `Fault` if it, or this version of its rules, is not here."""
    game = registry.game(table.game)
    if table.rules != game.rules and table.rules not in game.replays_alike:
        raise Fault("other-rules-here", rules=table.rules, known=game.rules)
    return game


def record_of(table: TableRow, entries: tuple[Entry, ...]) -> Record:
    """The record of a table whose game has started."""
    if table.salt is None or table.players is None or table.start is None:
        raise ValueError("the game has not started")
    return Record(
        game=table.game,
        rules=table.rules,
        options=table.options,
        players=table.players,
        salt=table.salt,
        commitment=table.commitment,
        secret=table.secret,
        start=table.start,
        entries=entries,
        result=table.result,
        taken_over=table.taken_over,
    )


class Outcome(TypedDict):
    """What the database knows of a position beside the log."""

    to_act: tuple[Seat, ...]
    phase: Phase
    result: Standing | None


def outcome_of(state: State) -> Outcome:
    """The same, as it is stored with an entry."""
    standing = state.standing()
    return Outcome(to_act=state.to_act(), phase="playing" if standing is None else "over", result=standing)


def plain(value: Struct) -> dict[str, Any]:  # columns hold values of many kinds
    """A row's values as the database takes them."""
    values: dict[str, Any] = {}
    for name, each in msgspec.structs.asdict(value).items():
        values[name] = each if each is None or isinstance(each, bytes) else msgspec.to_builtins(each)
    return values
