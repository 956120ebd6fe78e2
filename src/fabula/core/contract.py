"""The one contract: all that the rest of the program knows of a game.

A game is a `Game` (what it is called, its options, how it starts) and a `State` (who may do what,
what happens, who may know what). Actions, events, views and options are typed records.
"""

from __future__ import annotations

import inspect
from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, Self, TypeAlias

from msgspec import Struct, field

from fabula.core import notation

if TYPE_CHECKING:
    from types import UnionType

    from fabula.core.clauses import Rulebook
    from fabula.core.dice import Dice

Seat: TypeAlias = int
"""A place at the table, counted from 0; people see a letter (`seat_letter`)."""

Detail: TypeAlias = str | int
"""A number or a name of this very situation, put into a message."""


def seat_letter(seat: Seat) -> str:
    """The letter by which people know a seat: A, B, C …"""
    return chr(ord("A") + seat)


class Action(Struct, frozen=True, gc=False, tag_field="do", tag=str.lower):
    """One finite choice of one seat. Subclasses add the fields that people choose one by one."""

    def words(self) -> tuple[str, ...]:
        """The action spelled out, one word for each small choice that leads to it."""
        return notation.words(self)


class Event(Struct, frozen=True, kw_only=True, gc=False, tag_field="event", tag=str.lower):
    """Something that happened: the clause that caused it, and which seats are told (None: everyone).

    `reveals` marks an event that tells somebody what he could not know before; such an action is
    not taken back.
    """

    rule: str
    to: tuple[Seat, ...] | None = None
    reveals: bool = False

    def __init_subclass__(cls, **config: Any) -> None:  # whatever msgspec knows
        """Refuse a subclass whose own field would take the place of the audience, by the same name."""
        super().__init_subclass__(**config)
        if taken := {"to", "reveals"} & set(inspect.get_annotations(cls)):
            raise TypeError(f"{cls.__name__}: an event says by {taken} who is told; name the field otherwise")

    def told_to(self, seat: Seat | None) -> bool:
        """Whether this seat (None: a spectator) learns of the event."""
        return self.to is None or seat in self.to


class Refusal(Struct, frozen=True):
    """Why an action is not allowed: the clause, which of its reasons, and the numbers of this situation."""

    rule: str
    reason: str
    details: dict[str, Detail] = field(default_factory=dict)


def refuse(rule: str, reason: str, **details: Detail) -> Refusal:
    """A refusal in one line: `refuse("FLOORS-4.1", "too-far", need=5, have=4)`."""
    return Refusal(rule, reason, details)


class Illegal(Exception):  # noqa: N818 - it is raised for an illegal action, and reads so
    """Raised by `State.play` and `Game.start` for what the rules forbid; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.reason} {refusal.details or ''}".rstrip())
        self.refusal = refusal


class Choices(Struct, frozen=True):
    """What a seat is asked (a message's name and its details) and its legal actions, in a fixed order."""

    prompt: str
    actions: tuple[Action, ...]
    details: dict[str, Detail] = field(default_factory=dict)


class View(Struct, frozen=True):
    """All that one seat, or a spectator, may know. Each game adds its fields."""


class Standing(Struct, frozen=True):
    """The result: each seat's place (several may share one; no place 1 means nobody won) and score."""

    places: tuple[int, ...]
    scores: tuple[int, ...]
    ending: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; empty when nobody won."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


class State(Protocol):
    """A position of a game, with everything that is decided in it and nothing that is not."""

    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, in seat order; public; empty when the game is over."""

    def choices(self, seat: Seat) -> Choices:
        """One legal action for each distinct result that this seat can reach; none if it is not asked."""

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that forbids this action, or None if it is legal."""

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Carry out a legal action and tell what happened; raise `Illegal` otherwise, nothing changed."""

    def view(self, seat: Seat | None) -> View:
        """All that this seat (None: a spectator) may know."""

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        """A full state that this seat cannot tell from the real one."""

    def standing(self) -> Standing | None:
        """Places and scores when the game is over; None while it goes on."""

    def copy(self) -> Self:
        """A state that shares nothing changeable with this one."""


class Game(ABC):
    """A game: its name, its seats, its options, and how it begins."""

    name: ClassVar[str]
    rules: ClassVar[str]
    """Version of the rules, raised whenever an old record would replay otherwise."""
    replays_alike: ClassVar[frozenset[str]] = frozenset()
    """Earlier versions of the rules whose records replay alike; golden records prove it."""
    seats: ClassVar[range]
    horizon: ClassVar[int]
    """Number of decisions after which a simulation may call the game unfinished."""
    secrets: ClassVar[bool] = False
    """Whether seats may know different things, so that people pass the keyboard unseen."""

    Options: ClassVar[type[Struct]]
    """Typed variants and optional rules, with their defaults."""
    States: ClassVar[type[Struct]]
    Views: ClassVar[type[View]]
    Actions: ClassVar[UnionType | type[Action]]
    Events: ClassVar[UnionType | type[Event]]

    @property
    @abstractmethod
    def rulebook(self) -> Rulebook:
        """The numbered clauses that events and refusals cite."""

    @property
    def finished(self) -> bool:
        """Whether every clause of its rulebook is there; else people are told that it is in the making."""
        return not self.rulebook.not_yet

    @abstractmethod
    def start(self, options: Struct, seats: int, dice: Dice) -> State:
        """The first position; raises `Illegal` if these options do not fit this number of seats."""

    def write(self, action: Action) -> str:
        """The action in the game's notation."""
        return notation.write(action)

    def read(self, text: str) -> Action:
        """The action that a text means, legal or not; raises `Fault` if it means none."""
        return notation.read(self.Actions, text)
