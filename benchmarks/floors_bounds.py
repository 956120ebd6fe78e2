"""What bounds the compiled lane of Floors: the parts of a decision, timed apart on positions of random games.

Each part is played on a copy of a position; what the copy takes by itself is taken off. Monster moves come
once in a round, so what they take is shared out over the decisions of the round.
"""

from __future__ import annotations

import argparse
import time
from functools import partial
from typing import TYPE_CHECKING, Any, Final

import numpy as np
from numba import njit

from fabula.lab.floors_fast import Batch
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.monster import prowl, room_for_moments
from fabula.lab.floors_fast.moves import lift, random_figure, random_walk, room_for_path
from fabula.lab.floors_fast.outcomes import random_outcome
from fabula.lab.floors_fast.planning import best_moves, desk
from fabula.lab.floors_fast.playing import random_decision
from fabula.lab.floors_fast.rounds import turn_up
from fabula.lab.floors_fast.tables import CELL_COUNT

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS: Final = 4
POSITIONS: Final = 2_000
DRAWS: Final = 100
COPY, DRAW, WALK, PROWL, LIST, BEST = range(6)


@njit(cache=True)
def stop_somewhere(games: Any, floors: Any, ends: Any, path: Any, undo: Any, moments: Any) -> None:
    """Play every game to the decision of this number, or to the last one before its end."""
    for number in range(len(games)):
        game, floor = games[number], floors[number]
        for _ in range(ends[number]):
            before = games[number : number + 1].copy()
            random_decision(game, floor, path, undo, moments)
            if game.ending != 0:
                games[number] = before[0]
                break


@njit(cache=True)
def part(
    which: int,
    games: Any,
    floors: Any,
    scratch: Any,
    desk: Any,
    chosen: Any,
    path: Any,
    undo: Any,
    moments: Any,
) -> int:
    """One part of a decision in every position; what is added up keeps the compiler from leaving it out."""
    total = 0
    for number in range(len(games)):
        scratch[0] = games[number]
        game, floor = scratch[0], floors[number]
        if which == DRAW:
            for _ in range(DRAWS):
                total += draw(game, 5)
        elif which == WALK:
            figure = random_figure(game)
            lift(game, figure)
            total += random_walk(game, floor, figure, path, undo)
        elif which == PROWL:
            total += prowl(game, floor, turn_up(game), moments)
        elif which == LIST:
            total += random_outcome(game, floor, desk.room, chosen)[2]
        elif which == BEST:
            total += best_moves(game, floor, desk, desk.one, 1, moments)
        else:
            total += game.round
    return total


def positions(seed: int) -> tuple[Any, Any]:
    """Positions from all parts of random games, and their floors."""
    batch = Batch.start(POSITIONS, SEATS, seed=seed)
    ends = np.random.default_rng(seed).integers(0, 150, POSITIONS)
    stop_somewhere(batch.games, batch.floors, ends, room_for_path(), undo_log(), room_for_moments())
    return batch.games, batch.floors


def nanoseconds(play: Callable[[], int], seconds: float) -> tuple[float, float]:
    """What a position takes on average, by the processor's clock, and what was added up there."""
    play()
    calls = total = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        total += play()
        calls += 1
    return spent / calls / POSITIONS * 1e9, total / calls / POSITIONS


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="time given to each part")
    seconds = parser.parse_args().seconds
    games, floors = positions(1)
    scratch = games[:1].copy()
    rooms = (desk(), np.zeros(CELL_COUNT, np.int8), room_for_path(), undo_log(), room_for_moments())
    took = [
        nanoseconds(partial(part, which, games, floors, scratch, *rooms), seconds)
        for which in (COPY, DRAW, WALK, PROWL, LIST, BEST)
    ]
    copied = took[COPY][0]
    drawn, walked, prowled, listed, weighed = (each - copied for each, _ in took[DRAW:])
    whole = Batch.start(POSITIONS, SEATS, seed=2)
    begin = time.process_time()
    decisions = whole.play_out()
    decision = (time.process_time() - begin) / decisions * 1e9
    share = int(whole.games["round"].sum()) / decisions  # monster moves for each decision
    print(f"a decision by steps, in whole games    {decision:9,.0f} ns")
    print(f"  a figure drawn and walked            {walked:9,.0f} ns  {walked / decision:4.0%}")
    print(
        f"  the monster, once in {1 / share:4.1f} decisions    {prowled * share:9,.0f} ns"
        f"  {prowled * share / decision:4.0%}"
    )
    print(f"one number drawn                       {drawn / DRAWS:9,.1f} ns")
    print(f"one move of the monster                {prowled:9,.0f} ns")
    print(f"a game copied, {games.itemsize} bytes              {copied:9,.0f} ns")
    print(f"all outcomes of a seat listed          {listed:9,.0f} ns")
    print(f"  each of {took[LIST][1]:4.1f}                         {listed / took[LIST][1]:9,.0f} ns")
    print(f"all of them weighed, the monster foreseen {weighed:6,.0f} ns")


if __name__ == "__main__":
    main()
