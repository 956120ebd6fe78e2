"""Mistakes about clauses, copies, JSON, notation, chance and records."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec.structs import replace

from broken_games.lantern import (
    Doubted,
    Drew,
    Lantern,
    LanternState,
    LanternView,
    Shown,
    Swapped,
    Walk,
    Walked,
)
from fabula.core import Action, Event, Refusal, Seat, View, refuse

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice


class MisquotesState(LanternState):
    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        return [replace(event, rule="LANTERN-9.9") for event in super().answer(seat, yes)]


class Misquotes(Lantern):
    """Has an event that cites no clause."""

    name, States, fault = "misquotes", MisquotesState, "unknown-clause"


class NoClauseState(LanternState):
    def why_not_walk(self, path: str) -> Refusal | None:
        refusal = super().why_not_walk(path)
        return refusal and refuse("", refusal.reason)


class NoClause(Lantern):
    """Refuses without a clause."""

    name, States, fault = "no-clause", NoClauseState, "unknown-clause"


class PeeksState(LanternState):
    def view(self, seat: Seat | None) -> LanternView:
        self.pile.reverse()
        return super().view(seat)


class Peeks(Lantern):
    """Turns the pile over when somebody looks."""

    name, States, fault = "peeks", PeeksState, "question-changes"


class ForgetsState(LanternState):
    def copy(self) -> Self:
        return type(self)(
            list(self.hands), list(self.aside), list(self.pile), self.place, self.turn, self.asked
        )


class Forgets(Lantern):
    """Leaves something out of its copies."""

    name, States, fault = "forgets", ForgetsState, "copy-differs"


class SharesState(LanternState):
    def copy(self) -> Self:
        copy = super().copy()
        copy.aside = self.aside
        return copy


class Shares(Lantern):
    """Shares a list with its copies."""

    name, States, fault = "shares", SharesState, "shared-after-copy"


class SharesDreamState(LanternState):
    def imagine(self, seat: Seat, dice: Dice) -> Self:
        twin = super().imagine(seat, dice)
        if self.aside == twin.aside:
            twin.aside = self.aside
        return twin


class SharesDream(Lantern):
    """Shares a list with what is imagined."""

    name, States, fault = "shares-dream", SharesDreamState, "shared-after-copy"


class Undeclared(Lantern):
    """Has an event that is not among its declared ones."""

    name, fault = "undeclared", "json-differs"
    Events = Walked | Swapped | Drew | Shown


class OddlyDoubted(Doubted, frozen=True, kw_only=True, tag="oddly"):
    how: complex


class UnspeakableState(LanternState):
    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        super().answer(seat, yes)
        return [OddlyDoubted(rule="LANTERN-3.1", seat=seat, yes=yes, how=1j)]


class Unspeakable(Lantern):
    """Has an event that JSON cannot hold."""

    name, States, fault = "unspeakable", UnspeakableState, "json-differs"


class OtherView(View, frozen=True):
    place: int


class WrongView(Lantern):
    """Shows another kind of view than it declares."""

    name, fault = "wrong-view", "json-differs"
    Views = OtherView


class Mumbles(Lantern):
    """Writes every walk alike."""

    name, fault = "mumbles", "notation-differs"

    def write(self, action: Action) -> str:
        return "walk S" if isinstance(action, Walk) else super().write(action)


class Illegible(Lantern):
    """Writes what it cannot read."""

    name, fault = "illegible", "notation-differs"

    def write(self, action: Action) -> str:
        return super().write(action).upper()


class OwnDiceState(LanternState):
    def swap(self, seat: Seat, dice: Dice) -> list[Event]:
        random.shuffle(self.pile)
        return super().swap(seat, dice)


class OwnDice(Lantern):
    """Shuffles with dice of its own."""

    name, States, fault = "own-dice", OwnDiceState, "draw-not-recorded"


class OwnCoinState(LanternState):
    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        return super().answer(seat, yes and random.random() < 0.5)


class OwnCoin(Lantern):
    """Throws a coin of its own where nothing is drawn."""

    name, States, fault = "own-coin", OwnCoinState, "draw-not-recorded"


class RemembersState(LanternState):
    swaps_so_far: ClassVar[list[int]] = [0]

    def swap(self, seat: Seat, dice: Dice) -> list[Event]:
        self.swaps_so_far[0] += 1
        for _ in range(self.swaps_so_far[0] % 3):
            dice.draw("memory", (1, 2))
        return super().swap(seat, dice)


class Remembers(Lantern):
    """Draws according to how often it was played before."""

    name, States, fault = "remembers", RemembersState, "draw-not-recorded"


class Colon(Lantern):
    """Names a draw so that no record can be read again."""

    name, fault = "colon", "record-differs"

    def start(self, options: Struct, seats: int, dice: Dice) -> LanternState:
        dice.draw("card: the top one", (1, 2))
        started: LanternState = super().start(options, seats, dice)
        return started
