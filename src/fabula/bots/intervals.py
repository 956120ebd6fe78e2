"""How far a share that was counted may be from the true one."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

CONFIDENCE: Final = 95
"""In so many cases of a hundred the true share is inside the interval."""
NORMAL_QUANTILE: Final = 1.959963984540054
"""The standard normal distribution has 2.5% beyond this, on each side."""


class Interval(NamedTuple):
    """A range of shares, each between 0 and 1."""

    low: float
    high: float


def wilson(successes: int, trials: int) -> Interval:
    """Wilson's score interval for a share; it holds for few trials and for shares near 0 and 1 too."""
    if not 0 <= successes <= trials:
        raise ValueError(f"{successes} of {trials} is no share")
    if trials == 0:
        return Interval(0.0, 1.0)
    share = successes / trials
    square = NORMAL_QUANTILE**2 / trials
    middle = share + square / 2
    reach = NORMAL_QUANTILE * sqrt(share * (1 - share) / trials + square / (4 * trials))
    low = 0.0 if successes == 0 else (middle - reach) / (1 + square)
    high = 1.0 if successes == trials else (middle + reach) / (1 + square)
    return Interval(low, high)
