"""How likely a seat wins that is ahead by so much: measured in games, and kept as a curve for each game.

A lead is what tries of the best move come to on average. How often those win who are so far ahead is counted
in games between bots, and smoothed so that more lead never means less chance (`fabula calibrate GAME --fit`).
"""

from __future__ import annotations

import math
from bisect import bisect_right
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

if TYPE_CHECKING:
    from collections.abc import Iterable

CURVES: Final = files("fabula.lab.analysis") / "chances.json"
NEAR: Final = 1
"""So many rounds ahead a lead is measured, however far bots look."""
POINTS: Final = 24
"""A curve has at most so many points, each from as many positions as the others."""


class Sample(Struct, frozen=True):
    """A position of a game that was played to its end: the lead found there, and the share of the win."""

    lead: float
    won: float


class Curve(Struct, frozen=True):
    """Leads in growing order, and the chance to win with each of them.

    In between it is straight over the inverse hyperbolic sine of the lead: a game that is decided is ahead by
    thousands, and one more or less matters most where nobody is ahead.
    """

    leads: tuple[float, ...]
    chances: tuple[float, ...]

    def __call__(self, lead: float) -> float:
        """The chance to win with this lead."""
        after = bisect_right(self.leads, lead)
        if after == 0:
            return self.chances[0]
        if after == len(self.leads):
            return self.chances[-1]
        low, here, high = (math.asinh(each) for each in (self.leads[after - 1], lead, self.leads[after]))
        share = (here - low) / (high - low)
        return self.chances[after - 1] + share * (self.chances[after] - self.chances[after - 1])


@cache
def curves() -> dict[str, dict[int, Curve]]:
    """The curves that are known: by game, and by the number of seats."""
    return msgspec.json.decode(CURVES.read_bytes(), type=dict[str, dict[int, Curve]])


def curve(game: str, seats: int) -> Curve | None:
    """The curve of a game with so many seats, if it was measured."""
    return curves().get(game, {}).get(seats)


def fit(samples: Iterable[Sample], points: int = POINTS) -> Curve:
    """The curve that never falls and is nearest to what was counted (pool adjacent violators)."""
    ordered = sorted(samples, key=lambda sample: sample.lead)
    if not ordered:
        raise ValueError("a curve needs samples")
    size = max(1, len(ordered) // points)
    groups = [ordered[begin : begin + size] for begin in range(0, len(ordered), size)]
    pools: list[tuple[float, float, int]] = []  # the sum of leads, the sum of wins, and how many
    for group in groups:
        pools.append((sum(one.lead for one in group), sum(one.won for one in group), len(group)))
        while len(pools) > 1 and pools[-2][1] * pools[-1][2] >= pools[-1][1] * pools[-2][2]:
            leads, wins, number = pools.pop()
            pools[-1] = (pools[-1][0] + leads, pools[-1][1] + wins, pools[-1][2] + number)
    return Curve(
        tuple(round(leads / number, 4) for leads, _, number in pools),
        tuple(round(wins / number, 4) for _, wins, number in pools),
    )
