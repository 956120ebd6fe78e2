"""The compiled lane of Floors on one core: decisions a second, picked step by step, and from whole lists."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Final

from fabula.games.floors.options import Options
from fabula.lab.floors_fast import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS: Final = 4
GAMES: Final = 2_000
LISTED_GAMES: Final = 100


def stepwise(options: Options, seconds: float) -> float:
    """Decisions a second by figures that pick each step at random."""
    return _rate(lambda seed: Batch.start(GAMES, SEATS, options, seed).play_out(), seconds)


def listed(options: Options, seconds: float) -> float:
    """Decisions a second by seats that list every distinct outcome and take any of them."""
    return _rate(
        lambda seed: Batch.start(LISTED_GAMES, SEATS, options, seed).play_out_from_lists()[0], seconds
    )


def _rate(play: Callable[[int], int], seconds: float) -> float:
    """What one call after another comes to, after one that is not counted."""
    play(0)
    decisions = calls = 0
    begin = time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        calls += 1
        decisions += play(calls)
    return decisions / spent


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time given to each figure")
    seconds = parser.parse_args().seconds
    for mode in ("basic", "expert"):
        options = Options(mode=mode)
        print(f"{mode:7} {stepwise(options, seconds):12,.0f} decisions/s, each step picked at random")
        print(f"{mode:7} {listed(options, seconds):12,.0f} decisions/s, every distinct outcome listed first")


if __name__ == "__main__":
    main()
