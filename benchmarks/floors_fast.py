"""The compiled lane of Floors on one core: decisions a second, picked step by step, and from whole lists."""

from __future__ import annotations

import argparse
import time
from typing import TYPE_CHECKING, Final

from benchmarks.measure import Rates
from fabula.games.floors.options import Options
from fabula.lab.floors_fast import Batch

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS: Final = 4
GAMES: Final = 2_000
LISTED_GAMES: Final = 100


def stepwise(options: Options, seconds: float) -> Rates:
    """Decisions by figures that pick each step at random."""
    return _rates(lambda seed: (Batch.start(GAMES, SEATS, options, seed).play_out(), 0), GAMES, seconds)


def listed(options: Options, seconds: float) -> Rates:
    """Decisions by seats that list every distinct outcome and take any of them."""
    return _rates(
        lambda seed: Batch.start(LISTED_GAMES, SEATS, options, seed).play_out_from_lists(),
        LISTED_GAMES,
        seconds,
    )


def _rates(play: Callable[[int], tuple[int, int]], games: int, seconds: float) -> Rates:
    """What one call after another comes to, after one that is not counted."""
    play(0)
    decisions = choices = calls = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        calls += 1
        more, more_choices = play(calls)
        decisions += more
        choices += more_choices
    return Rates(calls * games, decisions, choices, spent)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="time given to each figure")
    seconds = parser.parse_args().seconds
    for mode in ("basic", "expert"):
        options = Options(mode=mode)
        for rates, how in (
            (stepwise(options, seconds), "each step picked at random"),
            (listed(options, seconds), "every distinct outcome listed first"),
        ):
            print(f"{mode:7} {rates.decisions / rates.seconds:12,.0f} decisions/s, {how}")


if __name__ == "__main__":
    main()
