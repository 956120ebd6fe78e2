"""The state of a ball: who holds what, what lies open or aside, and the agenda."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, ClassVar, Self

from msgspec.structs import replace

from fabula.core import AgendaState, Seat, Standing
from small_games.masks.pieces import Held, Mask, MasksView
from small_games.masks.steps import Box, Choice, Dance, NextRound, Question

if TYPE_CHECKING:
    from fabula.core import Dice


class MasksState(AgendaState):
    """Tables by seat, every one an immutable value; the box is what is left in it, in no order."""

    ends: ClassVar[str] = "MASK-5.1"
    agenda: tuple[Dance | Question | Box | Choice | NextRound, ...]
    rounds: int
    hands: tuple[Held, ...]
    box: Held
    aside: tuple[Held, ...]
    open: tuple[Held, ...]
    wishes: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]
    round: int = 0

    def view(self, seat: Seat | None) -> MasksView:
        """The public part, and what the seat itself holds, has laid aside and has drafted."""
        step = self.agenda[-1] if self.agenda else None
        public = MasksView(
            round=self.round,
            rounds=self.rounds,
            phase=type(step).__name__.lower() if step else "over",
            waiting=self.to_act(),
            scores=self.scores,
            open=self.open,
            wishes=self.wishes,
            held=tuple(map(len, self.hands)),
            aside=tuple(map(len, self.aside)),
            box=len(self.box),
        )
        if seat is None:
            return public
        return replace(
            public,
            my_hand=self.hands[seat],
            my_aside=self.aside[seat],
            my_draft=step.draft(seat) if isinstance(step, Dance) else (),
        )

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        """Deal everything anew that the seat has not seen, then let the others draft anew."""
        twin = self.copy()
        others = [other for other in range(len(self.hands)) if other != seat]
        unseen = list(self.box)
        for other in others:
            unseen += [*self.hands[other], *self.aside[other]]
        twin.box = tuple(sorted(unseen))
        for other in others:
            twin.hands = put(twin.hands, other, ())
            twin.aside = put(twin.aside, other, ())
            for _ in self.hands[other]:
                twin.take(other, dice)
            for _ in self.aside[other]:
                twin.lay_aside(other, twin.take(other, dice))
        if self.agenda and isinstance(step := self.agenda[-1], Dance):
            twin.swap(step.imagined(twin, seat, dice))
        return twin

    def standing(self) -> Standing | None:
        """MASK-5.2: by points."""
        if self.agenda:
            return None
        places = tuple(1 + sum(other > score for other in self.scores) for score in self.scores)
        return Standing(places, self.scores, "dawn")

    def copy(self) -> Self:
        """Every table is immutable."""
        return copy(self)

    def take(self, seat: Seat, dice: Dice) -> Mask:
        """Settle which mask comes out of the box."""
        mask = dice.draw("mask", self.box)
        self.box = without(self.box, mask)
        self.hands = put(self.hands, seat, tuple(sorted((*self.hands[seat], mask))))
        return mask

    def show(self, seat: Seat, mask: Mask) -> None:
        """Lay a mask of the hand open."""
        self.hands = put(self.hands, seat, without(self.hands[seat], mask))
        self.open = put(self.open, seat, (*self.open[seat], mask))

    def lay_aside(self, seat: Seat, mask: Mask) -> None:
        """Lay a mask of the hand aside."""
        self.hands = put(self.hands, seat, without(self.hands[seat], mask))
        self.aside = put(self.aside, seat, tuple(sorted((*self.aside[seat], mask))))

    def wish(self, seat: Seat, partner: Seat) -> None:
        """Remember what everybody has seen."""
        mine = (*self.wishes[seat], partner)
        self.wishes = (*self.wishes[:seat], mine, *self.wishes[seat + 1 :])

    def score(self, seat: Seat, points: int) -> None:
        """Add to a seat's points."""
        self.scores = (*self.scores[:seat], self.scores[seat] + points, *self.scores[seat + 1 :])


def put(table: tuple[Held, ...], seat: Seat, held: Held) -> tuple[Held, ...]:
    """The table with another entry for this seat."""
    return (*table[:seat], held, *table[seat + 1 :])


def without(held: Held, mask: Mask) -> Held:
    """These masks less one of them."""
    at = held.index(mask)
    return (*held[:at], *held[at + 1 :])
