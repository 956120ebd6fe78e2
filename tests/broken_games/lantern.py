"""The lantern: all that the contract knows in a hundred lines. See rulebook.md."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from msgspec import Struct

from fabula.core import (
    Action,
    Choices,
    Event,
    Game,
    Illegal,
    Refusal,
    Rulebook,
    Seat,
    Standing,
    View,
    refuse,
)

if TYPE_CHECKING:
    from fabula.core import Dice

CARDS = (1, 2, 3, 4)
PLACES = 3
LONGEST = 3
STEPS = {"L": -1, "R": 1, "S": 0}


class Walk(Action, frozen=True):
    path: str


class Swap(Action, frozen=True):
    pass


class Doubt(Action, frozen=True):
    yes: bool


class Walked(Event, frozen=True, kw_only=True):
    seat: Seat
    place: int


class Swapped(Event, frozen=True, kw_only=True):
    seat: Seat


class Drew(Event, frozen=True, kw_only=True):
    card: int


class Doubted(Event, frozen=True, kw_only=True):
    seat: Seat
    yes: bool


class Shown(Event, frozen=True, kw_only=True):
    cards: tuple[int, ...]


class LanternView(View, frozen=True):
    place: int
    turn: int
    asked: Seat | None
    swapped: tuple[bool, ...]
    doubts: tuple[bool, ...]
    pile: int
    card: int | None
    aside: int | None
    shown: tuple[int, ...] | None


class LanternState(Struct):
    hands: list[int]
    aside: list[int]
    pile: list[int]
    place: int = 0
    turn: int = 0
    asked: Seat | None = None
    doubts: tuple[bool, ...] = (False, False)

    def over(self) -> bool:
        return self.turn == len(self.hands) and self.asked is None

    def to_act(self) -> tuple[Seat, ...]:
        if self.over():
            return ()
        return (self.turn if self.asked is None else self.asked,)

    def choices(self, seat: Seat) -> Choices:
        if seat not in self.to_act():
            return Choices("wait", ())
        if self.asked is not None:
            return Choices("doubt", (Doubt(False), Doubt(True)))
        return Choices("turn", (*self.walks(), *self.swaps(seat)))

    def walks(self) -> tuple[Action, ...]:
        paths = ("S", *("L" * n for n in range(1, PLACES)), *("R" * n for n in range(1, PLACES)))
        return tuple(Walk(path) for path in paths if self.why_not_walk(path) is None)

    def swaps(self, seat: Seat) -> tuple[Action, ...]:
        return (Swap(),) if self.pile and not self.aside[seat] else ()

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        if seat not in self.to_act():
            return refuse("LANTERN-2.1" if self.asked is None else "LANTERN-3.1", "not-asked")
        match action:
            case Walk(path) if self.asked is None:
                return self.why_not_walk(path)
            case Swap() if self.asked is None:
                return None if self.swaps(seat) else refuse("LANTERN-2.2", "no-more", pile=len(self.pile))
            case Doubt() if self.asked is not None:
                return None
        return refuse("LANTERN-3.1", "not-now")

    def why_not_walk(self, path: str) -> Refusal | None:
        place = self.place
        if not 1 <= len(path) <= LONGEST:
            return refuse("LANTERN-2.1", "length", need=LONGEST, have=len(path))
        for letter in path:
            if letter not in STEPS:
                return refuse("LANTERN-2.1", "letter")
            place += STEPS[letter]
            if not 0 <= place < PLACES:
                return refuse("LANTERN-2.1", "beyond", place=place)
        return None

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        match action:
            case Walk(path):
                events = self.walk(seat, path)
            case Swap():
                return self.swap(seat, dice)
            case Doubt(yes):
                events = self.answer(seat, yes)
        if self.over():
            events.append(Shown(rule="LANTERN-4.1", cards=tuple(self.hands)))
        return events

    def walk(self, seat: Seat, path: str) -> list[Event]:
        self.place += sum(STEPS[letter] for letter in path)
        self.turn += 1
        if self.place == PLACES - 1:
            self.asked = 1 - seat
        return [Walked(rule="LANTERN-2.1", seat=seat, place=self.place)]

    def swap(self, seat: Seat, dice: Dice) -> list[Event]:
        self.aside[seat] = self.hands[seat]
        self.hands[seat] = taken(self.pile, dice)
        return [
            Swapped(rule="LANTERN-2.2", seat=seat),
            Drew(rule="LANTERN-2.2", to=(seat,), card=self.hands[seat]),
        ]

    def answer(self, seat: Seat, yes: bool) -> list[Event]:
        self.asked = None
        self.doubts = tuple(doubt or (yes and who == seat) for who, doubt in enumerate(self.doubts))
        return [Doubted(rule="LANTERN-3.1", seat=seat, yes=yes)]

    def view(self, seat: Seat | None) -> LanternView:
        return LanternView(
            place=self.place,
            turn=self.turn,
            asked=self.asked,
            swapped=tuple(bool(card) for card in self.aside),
            doubts=self.doubts,
            pile=len(self.pile),
            card=None if seat is None else self.hands[seat],
            aside=None if seat is None else self.aside[seat],
            shown=tuple(self.hands) if self.over() else None,
        )

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        twin = self.copy()
        other = 1 - seat
        unseen = twin.pile
        if not self.over():
            unseen.append(self.hands[other])
        if self.aside[other]:
            unseen.append(self.aside[other])
        unseen.sort()
        if not self.over():
            twin.hands[other] = taken(unseen, dice)
        if self.aside[other]:
            twin.aside[other] = taken(unseen, dice)
        return twin

    def standing(self) -> Standing | None:
        if not self.over():
            return None
        scores = tuple(card + 2 * doubt for card, doubt in zip(self.hands, self.doubts, strict=True))
        return Standing(tuple(1 + sum(s > score for s in scores) for score in scores), scores, "shown")

    def copy(self) -> Self:
        return type(self)(
            list(self.hands),
            list(self.aside),
            list(self.pile),
            self.place,
            self.turn,
            self.asked,
            self.doubts,
        )


def taken(pile: list[int], dice: Dice) -> int:
    card = dice.draw("card", pile)
    pile.remove(card)
    return card


@cache
def lantern_rules() -> Rulebook:
    return Rulebook.of("broken_games")


class NoOptions(Struct, frozen=True):
    pass


class Lantern(Game):
    name = "lantern"
    rules = "1"
    seats = range(2, 3)
    horizon = 20
    secrets = True
    Options: ClassVar[type[Struct]] = NoOptions
    States: ClassVar[Any] = LanternState  # each broken game has its own
    Views: ClassVar[type[View]] = LanternView
    Actions = Walk | Swap | Doubt
    Events: ClassVar[Any] = Walked | Swapped | Drew | Doubted | Shown
    fault: ClassVar[str] = ""
    """The name of the fault that the kit must find."""

    @property
    def rulebook(self) -> Rulebook:
        return lantern_rules()

    def start(self, options: Struct, seats: int, dice: Dice) -> Any:
        pile = list(CARDS)
        hands = [taken(pile, dice) for _ in range(seats)]
        return self.States(hands, [0] * seats, pile)
