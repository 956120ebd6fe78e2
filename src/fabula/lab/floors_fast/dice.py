"""Each game draws from dice of its own: one number, from which the next one follows (splitmix64)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
FIRST_FACTOR: Final = np.uint64(0xBF58476D1CE4E5B9)
SECOND_FACTOR: Final = np.uint64(0x94D049BB133111EB)
HALF: Final = np.uint64(32)


@njit(cache=True)
def mix(number: np.uint64) -> np.uint64:
    """Another number for each number, as if by chance."""
    number = (number ^ (number >> np.uint64(30))) * FIRST_FACTOR
    number = (number ^ (number >> np.uint64(27))) * SECOND_FACTOR
    return number ^ (number >> np.uint64(31))


@njit(cache=True)
def draw(game: Any, number: int) -> int:
    """A number from 0 to below this one, all alike likely but for one part in four billion."""
    game.dice += GOLDEN
    return int(np.int64(((mix(game.dice) >> HALF) * np.uint64(number)) >> HALF))
