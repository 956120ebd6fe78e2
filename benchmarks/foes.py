"""Fabula's own figures: random play of Formidable Foes, through the contract alone."""

from __future__ import annotations

from typing import Final

from benchmarks.contract import RandomPlay
from benchmarks.measure import arguments
from fabula.core import registry

GAME: Final = registry.game("foes")
SEATS: Final = 4
"""As many as the game of Catan that sets the bar."""
LONGEST: Final = 2_000
"""Decisions after which a play-out is cut off: the rules set no limit, and random players take thousands."""
SAMPLE_EVERY: Final = 25


def main() -> None:
    """Measure and print."""
    title = f"Formidable Foes, {SEATS} players, at most {LONGEST:,} decisions"
    RandomPlay(GAME, GAME.Options(), SEATS, LONGEST, SAMPLE_EVERY).measure(title, *arguments())


if __name__ == "__main__":
    main()
