"""Every way an action can turn out, with its exact probability."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec import Struct

from fabula.core.contract import Event, State
from fabula.core.dice import Dice, Draw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from fabula.core.contract import Action, Seat
    from fabula.core.dice import T

R = TypeVar("R")
S = TypeVar("S", bound=State)


class Chance(Struct, Generic[S], frozen=True):
    """One way an action can turn out."""

    probability: Fraction
    draws: tuple[Draw, ...]
    state: S
    events: tuple[Event, ...]


class _Unforeseen(Exception):  # noqa: N818 - no error: it is left to chance
    """What an action leads to is not known before it is played."""


class _NoDice(Dice):
    """Dice for looking ahead: nobody knows how they will fall."""

    def pick(self, what: str, options: Sequence[object]) -> int:
        """Nothing can be foreseen any more."""
        raise _Unforeseen


def unrevealed(state: S, seat: Seat, action: Action) -> S | None:
    """The state after a legal action, whoever goes on; None where chance has part or anything is revealed."""
    after = state.copy()
    try:
        events = after.play(seat, action, _NoDice())
    except _Unforeseen:
        return None
    return None if any(event.reveals for event in events) else after


class _Explorer(Dice):
    """Follows a script of indices; beyond it takes the first option and notes what else was possible."""

    __slots__ = ("alternatives", "probability", "script")

    def __init__(self, script: tuple[int, ...]) -> None:
        super().__init__()
        self.script = script
        self.alternatives: list[tuple[int, ...]] = []
        self.probability = Fraction(1)

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The scripted option, or the first; equal options are one, as likely as they are many."""
        number = len(self.drawn)
        first = {option: index for index, option in reversed(list(enumerate(options)))}
        chosen = self.script[number] if number < len(self.script) else 0
        if number >= len(self.script):
            so_far: tuple[int, ...] = tuple(draw.index for draw in self.drawn)
            self.alternatives += [(*so_far, index) for index in sorted(first.values()) if index]
        self.probability *= Fraction(options.count(options[chosen]), len(options))
        return chosen


def every_way(act: Callable[[Dice], R]) -> Iterator[tuple[Fraction, tuple[Draw, ...], R]]:
    """Do something under every script of draws: how likely, what was drawn, and what came of it."""
    scripts: list[tuple[int, ...]] = [()]
    while scripts:
        dice = _Explorer(scripts.pop())
        result = act(dice)
        scripts += reversed(dice.alternatives)
        yield dice.probability, tuple(dice.drawn), result


def chances(state: S, seat: Seat, action: Action) -> Iterator[Chance[S]]:
    """Play the action under every script of draws; lazily, for there may be many."""

    def act(dice: Dice) -> tuple[S, tuple[Event, ...]]:
        after = state.copy()
        return after, tuple(after.play(seat, action, dice))

    for probability, draws, (after, events) in every_way(act):
        yield Chance(probability, draws, after, events)
