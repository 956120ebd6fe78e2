"""Is one bot stronger than another? Games are played until it is sure enough, and no longer.

Whoever doubts it bets against the doubt. If the bot is not stronger, its share in a block is at most a half
on average, and a bet on more than that is not worth its stake: a stake of 1 becomes 20 with a chance of at
most 1 in 20, however long one plays and whenever one stops (Ville). So a stake that has grown to 20 says
with an error rate of 5% that the bot is stronger. A second bet goes, in the same way, against its being
stronger by a given margin. Both hold for any number of blocks and for shares of any distribution, since a
share lies between 0 and 1; a likelihood ratio of normal distributions would hold for many blocks only.
"""

from __future__ import annotations

from enum import Enum
from math import exp, log
from typing import Final

from msgspec import Struct

EVEN: Final = 0.5
STAKES: Final = (0.02, 0.05, 0.1, 0.2, 0.4, 0.6, 0.8, 0.95)
"""The money is laid out in equal parts on bets of these sizes, as shares of what may be bet at most.

Small ones grow where the difference is small, large ones where it is large.
"""


class Verdict(Enum):
    """What is known after some blocks."""

    OPEN = "open"
    STRONGER = "stronger"
    NOT_STRONGER = "not-stronger"
    """Not by the margin."""


class Sequential(Struct, frozen=True):
    """How sure one wants to be."""

    margin: float = 0.05
    """A bot that is stronger takes a half and this much more of the games."""
    false_alarm: float = 0.05
    """How often a bot that is not stronger may be called so."""
    missed: float = 0.05
    """How often a bot that is stronger by the margin may not be called so."""


class Wealth:
    """What has become of a stake of 1 that was bet against a mean of at most, or of at least, a value."""

    __slots__ = ("_logarithms", "_sizes", "_value")

    def __init__(self, value: float, *, more: bool) -> None:
        self._value = value
        most = 1 / value if more else 1 / (1 - value)
        self._sizes = [stake * (most if more else -most) for stake in STAKES]
        self._logarithms = [0.0] * len(STAKES)

    def add(self, share: float) -> None:
        """One more block; its share is between 0 and 1."""
        gain = share - self._value
        for index, size in enumerate(self._sizes):
            self._logarithms[index] += log(1 + size * gain)

    @property
    def logarithm(self) -> float:
        """The logarithm of the money that is there now."""
        highest = max(self._logarithms)
        return highest + log(sum(exp(each - highest) for each in self._logarithms) / len(self._logarithms))


class Question:
    """The question while games are played: hand in one share after the other."""

    def __init__(self, sure: Sequential) -> None:
        self._sure = sure
        self._for = Wealth(EVEN, more=True)
        self._against = Wealth(EVEN + sure.margin, more=False)
        self.blocks = 0
        self.total = 0.0
        self.verdict = Verdict.OPEN

    def add(self, share: float) -> None:
        """One more block. A verdict that has been found stays."""
        self.blocks += 1
        self.total += share
        self._for.add(share)
        self._against.add(share)
        if self.verdict is not Verdict.OPEN:
            return
        if self._for.logarithm >= -log(self._sure.false_alarm):
            self.verdict = Verdict.STRONGER
        elif self._against.logarithm >= -log(self._sure.missed):
            self.verdict = Verdict.NOT_STRONGER

    @property
    def mean(self) -> float:
        """The share on average so far."""
        return self.total / self.blocks if self.blocks else EVEN
