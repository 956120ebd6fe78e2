"""Which of some moves is best, found by trying: the worse half is dropped, again and again."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core.contract import Action

if TYPE_CHECKING:
    from fabula.core.extras import Trials

SURE: Final = 1.96
"""Standard errors to either side that hold the true mean in 95 cases of 100."""


FAITH: Final = 32
"""How a move looks before it is tried counts as much as so many tries of it."""


class Budget(Struct, frozen=True):
    """How long to think: seconds, or tries in all; whichever ends first. One of them must be there."""

    seconds: float | None = None
    tries: int | None = None


class Thought(Struct, frozen=True):
    """What has been found out about a move: how often it was tried, and what came of it on average."""

    action: Action
    tries: int
    mean: float
    error: float
    """The standard error of the mean; infinite after a single try."""

    @property
    def interval(self) -> tuple[float, float]:
        """What the true mean is likely to be, at 95%."""
        return self.mean - SURE * self.error, self.mean + SURE * self.error


class Tally:
    """Adds up what came of one move."""

    __slots__ = ("squares", "total", "tries")

    def __init__(self) -> None:
        self.tries, self.total, self.squares = 0, 0.0, 0.0

    def add(self, value: float) -> None:
        """One more try."""
        self.tries += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        """On average so far; below everything before the first try."""
        return self.total / self.tries if self.tries else -math.inf

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.tries < 2:
            return math.inf
        variance = max(0.0, self.squares / self.tries - self.mean**2) * self.tries / (self.tries - 1)
        return math.sqrt(variance / self.tries)


def think(trials: Trials, budget: Budget) -> list[Thought]:
    """All moves with what was found out about them, the best first.

    This is sequential halving. The budget is spent in equal parts, one for each time that the worse half
    is dropped; so a close decision between two moves gets as much of it as the first look at all of them.
    A move that was dropped early stays behind those that were not. Where few tries say little, how the moves
    looked before has its share in the decision.
    """
    if budget.seconds is None and budget.tries is None:
        raise ValueError("think for some seconds, or for some tries")
    moves = len(trials.actions)
    tallies = [Tally() for _ in range(moves)]
    alive = list(range(moves))
    dropped: list[int] = []
    stages = max(1, math.ceil(math.log2(moves))) if moves > 1 else 0
    begin = time.monotonic()
    for stage in range(stages):
        until = None if budget.seconds is None else begin + budget.seconds * (stage + 1) / stages
        most = None if budget.tries is None else max(1, budget.tries // (stages * len(alive)))
        tries = 0
        while (most is None or tries < most) and (until is None or not tries or time.monotonic() < until):
            for index, value in zip(alive, trials.try_out(alive), strict=True):
                tallies[index].add(value)
            tries += 1
        alive.sort(key=lambda index: -_promise(trials, tallies, index))
        keep = (len(alive) + 1) // 2
        dropped = [*alive[keep:], *dropped]
        alive = alive[:keep]
    return [
        Thought(trials.actions[index], tallies[index].tries, tallies[index].mean, tallies[index].error)
        for index in (*alive, *dropped)
    ]


def _promise(trials: Trials, tallies: list[Tally], index: int) -> float:
    """What came of a move, and how it looked before: the less it was tried, the more that counts."""
    tally = tallies[index]
    if not trials.prior:
        return tally.mean
    return tally.mean + FAITH / max(1, tally.tries) * trials.prior[index]
