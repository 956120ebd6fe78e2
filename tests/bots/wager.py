"""A game of one decision for these tests: take what is sure, or spin a wheel of prizes."""

from __future__ import annotations

from copy import copy
from typing import TYPE_CHECKING, Self

from msgspec import Struct

from fabula.core import Action, Choices, Event, Game, Illegal, Refusal, Rulebook, Seat, Standing, View, refuse

if TYPE_CHECKING:
    from fabula.core import Dice, State


class Options(Struct, frozen=True):
    sure: tuple[int, ...] = (3,)
    wheel: tuple[int, ...] = (0, 5)


class Take(Action, frozen=True):
    which: int


class Spin(Action, frozen=True):
    pass


class Got(Event, frozen=True, kw_only=True):
    prize: int


class WagerView(View, frozen=True):
    prize: int | None


class WagerState(Struct):
    options: Options
    prize: int | None = None

    def to_act(self) -> tuple[Seat, ...]:
        return (0,) if self.prize is None else ()

    def choices(self, seat: Seat) -> Choices:
        if seat not in self.to_act():
            return Choices("wait", ())
        return Choices("wager", (*(Take(which) for which in range(len(self.options.sure))), Spin()))

    def why_not(self, seat: Seat, action: Action) -> Refusal | None:
        return None if action in self.choices(seat).actions else refuse("WAGER-1", "not-offered")

    def play(self, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        refusal = self.why_not(seat, action)
        if refusal is not None:
            raise Illegal(refusal)
        options = self.options
        self.prize = (
            options.sure[action.which] if isinstance(action, Take) else dice.draw("wheel", options.wheel)
        )
        return [Got(prize=self.prize, rule="WAGER-1")]

    def view(self, seat: Seat | None) -> WagerView:
        return WagerView(self.prize)

    def imagine(self, seat: Seat, dice: Dice) -> Self:
        return self.copy()

    def standing(self) -> Standing | None:
        return None if self.prize is None else Standing((1,), (self.prize,), "paid")

    def copy(self) -> Self:
        return copy(self)


class Wager(Game):
    name = "wager"
    rules = "1"
    seats = range(1, 2)
    horizon = 1
    Options = Options
    States = WagerState
    Views = WagerView
    Actions = Take | Spin
    Events = Got

    @property
    def rulebook(self) -> Rulebook:
        return Rulebook.parse("- **WAGER-1** Take what is sure, or spin the wheel.")

    def start(self, options: Struct, seats: int, dice: Dice) -> WagerState:
        assert isinstance(options, Options)
        return WagerState(options)


WAGER = Wager()


def prize_won(state: State, seat: Seat) -> float:
    """What a position is worth: the prize."""
    assert isinstance(state, WagerState)
    assert state.prize is not None
    return float(state.prize)
