"""How much somebody may ask for: an allowance that is used up, and fills up again with time."""

from __future__ import annotations

import time
from typing import Final

KNOWN: Final = 10_000
"""Addresses that are remembered; when there are more, all begin anew."""


class Allowance:
    """So many at once, and so many a second in the long run."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._most, self._per_second = at_once, per_second
        self._left = at_once
        self._at = time.monotonic()

    def take(self) -> bool:
        """Use up one; False if there is none left."""
        now = time.monotonic()
        self._left = min(self._most, self._left + (now - self._at) * self._per_second)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Doors:
    """An allowance for each address from which somebody asks."""

    def __init__(self, at_once: float, per_second: float) -> None:
        self._at_once, self._per_second = at_once, per_second
        self._known: dict[str, Allowance] = {}

    def let_in(self, address: str) -> bool:
        """Whether one more request from this address is served."""
        if address not in self._known and len(self._known) >= KNOWN:
            self._known.clear()
        allowance = self._known.setdefault(address, Allowance(self._at_once, self._per_second))
        return allowance.take()
