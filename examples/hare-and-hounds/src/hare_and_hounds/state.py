"""A position of Hare and Hounds, and what may be done in it."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Annotated, Final, Literal, Self

from msgspec import Meta, Struct

from fabula.core import Action, Choices, Event, Illegal, Refusal, Seat, Standing, View, refuse
from hare_and_hounds.board import LINES, Point, column

if TYPE_CHECKING:
    from fabula.core import Dice

HOUNDS: Final = 0
HARE: Final = 1

Ending = Literal["caught", "escaped", "stalled"]


class Options(Struct, frozen=True):
    """What the players agree on."""

    patience: Annotated[int, Meta(ge=5, le=20)] = 10
    """Moves within their columns that the hounds may make in a row (HARE-3.3)."""
    form: Literal["fixed", "drawn"] = "fixed"
    """Where the hare starts (HARE-1.2)."""


class Move(Action, frozen=True):
    """One piece along one line."""

    start: Point
    end: Point


class Moved(Event, frozen=True, kw_only=True):
    """A piece moved."""

    seat: Seat
    start: Point
    end: Point


class Ended(Event, frozen=True, kw_only=True):
    """The hunt is over."""

    ending: Ending


class HuntView(View, frozen=True):
    """Everything: nothing is hidden in the field."""

    hounds: tuple[Point, ...]
    hare: Point
    turn: Seat
    idle: int
    patience: int
    ending: Ending | None


class HuntState(Struct):
    """Where everybody is, and how long the hounds have hesitated."""

    patience: int
    hounds: tuple[Point, ...]
    hare: Point
    turn: Seat = HOUNDS
    idle: int = 0
    ending: Ending | None = None

    def to_act(self) -> tuple[Seat, ...]:
        """Whoever is on turn."""
        return () if self.ending else (self.turn,)

    def choices(self, seat: Seat) -> Choices:
        """Every move along a line."""
        if seat not in self.to_act():
            return Choices("wait", ())
        return Choices("hounds" if seat == HOUNDS else "hare", self.moves())

    def moves(self) -> tuple[Move, ...]:
        """What whoever is on turn may do: the list is what survives `why_not`."""
        pieces = self.hounds if self.turn == HOUNDS else (self.hare,)
        moves = (Move(start, end) for start in pieces for end in LINES[start])
        return tuple(move for move in moves if self.why_not(self.turn, move) is None)

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        """The first rule that forbids a move."""
        if self.ending:
            return refuse("HARE-3.1", "hunt-over")
        if seat != self.turn or not isinstance(action, Move):
            return refuse("HARE-2.1", "not-your-turn")
        start, end = action.start, action.end
        if start not in (self.hounds if seat == HOUNDS else (self.hare,)):
            return refuse("HARE-2.2", "not-your-piece", start=start)
        if end not in LINES[start]:
            return refuse("HARE-2.1", "no-line", start=start, end=end)
        if end in (*self.hounds, self.hare):
            return refuse("HARE-2.1", "not-empty", end=end)
        if seat == HOUNDS and column(end) < column(start):
            return refuse("HARE-2.3", "backwards", start=start, end=end)
        return None

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Move, and see whether the hunt is over."""
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        assert isinstance(action, Move)
        start, end = action.start, action.end
        if seat == HOUNDS:
            self.hounds = tuple(sorted(end if hound == start else hound for hound in self.hounds))
            self.idle = self.idle + 1 if column(start) == column(end) else 0
        else:
            self.hare = end
        self.turn = 1 - seat
        moved = Moved(rule="HARE-2.1", seat=seat, start=start, end=end)
        return [moved, *self.judge()]

    def judge(self) -> list[Event]:
        """HARE-3: is the hare past the hounds, are they out of patience, or is it caught?"""
        if column(self.hare) <= min(map(column, self.hounds)):
            return self.end("escaped", "HARE-3.2")
        if self.turn == HARE and not self.moves():
            return self.end("caught", "HARE-3.1")
        if self.idle >= self.patience:
            return self.end("stalled", "HARE-3.3")
        return []

    def end(self, ending: Ending, rule: str) -> list[Event]:
        """The hunt is over."""
        self.ending = ending
        return [Ended(rule=rule, ending=ending)]

    def view(self, seat: Seat | None) -> HuntView:
        """The same for everyone."""
        return HuntView(self.hounds, self.hare, self.turn, self.idle, self.patience, self.ending)

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        """A copy: nothing is hidden."""
        return self.copy()

    def standing(self) -> Standing | None:
        """One wins, the other does not."""
        if self.ending is None:
            return None
        places = (1, 2) if self.ending == "caught" else (2, 1)
        return Standing(places, tuple(2 - place for place in places), self.ending)

    def copy(self) -> Self:
        """All values are immutable."""
        return copy(self)
