"""What every measured engine does alike: play random games for a while, then time two calls on states.

Seconds are those of the processor: what others do on the machine meanwhile is not counted.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import time
from typing import TYPE_CHECKING, NamedTuple, TypedDict, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

S = TypeVar("S")

COST_SHARE = 0.2
"""The part of the measuring time that each timed call (`copy`, listing) gets after the play-outs."""


class Playout(NamedTuple):
    """One random game: how many decisions were taken, and how many choices were listed in all."""

    decisions: int
    listed: int


class Rates(NamedTuple):
    """The totals of many play-outs and the seconds they took."""

    games: int
    decisions: int
    listed: int
    seconds: float


class Arguments(NamedTuple):
    """What a measuring script is told on its command line."""

    seconds: float
    seed: int


def arguments() -> Arguments:
    """Read the measuring time and the seed from the command line, and keep to one core from here on."""
    return _read(argparse.ArgumentParser())[1]


def kind_and_arguments(kinds: Sequence[str]) -> tuple[str, Arguments]:
    """The same, and which of the things is to be measured that the script can measure."""
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=kinds)
    told, arguments = _read(parser)
    return told.kind, arguments


def _read(parser: argparse.ArgumentParser) -> tuple[argparse.Namespace, Arguments]:
    parser.add_argument("--seconds", type=float, default=2.0, help="time given to the random play-outs")
    parser.add_argument("--seed", type=int, default=1, help="seed of the random play-outs")
    told = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):  # Linux
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    return told, Arguments(told.seconds, told.seed)


def playouts(play: Callable[[random.Random], Playout], seconds: float, seed: int) -> Rates:
    """Play whole random games until the time is up; the last game is finished and counted."""
    rng = random.Random(seed)
    play(rng)  # the first game fills tables that are made once, which are no part of the rate
    games = decisions = listed = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        playout = play(rng)
        games += 1
        decisions += playout.decisions
        listed += playout.listed
    return Rates(games, decisions, listed, spent)


def cost_us(call: Callable[[S], object], samples: Sequence[S], seconds: float) -> float:
    """Mean cost in microseconds of one call, over all samples again and again until the time is up."""
    for sample in samples:
        call(sample)
    passes = 0
    begin = time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        for sample in samples:
            call(sample)
        passes += 1
    return spent / (passes * len(samples)) * 1e6


class Measured(TypedDict):
    """What a measuring script prints, as one line of JSON (null: the engine has no such thing)."""

    name: str
    version: str
    game: str
    games: int
    decisions: int
    listed_choices: int
    seconds: float
    copy_us: float | None
    list_us: float | None
    monster_moves_per_second: float | None
    imagine_us: float | None
    days_per_second: float | None


def report(
    *,
    name: str,
    version: str,
    game: str,
    rates: Rates,
    copy_us: float | None = None,
    list_us: float | None = None,
    monster_moves_per_second: float | None = None,
    imagine_us: float | None = None,
    days_per_second: float | None = None,
) -> None:
    """Print what was measured."""
    line = Measured(
        name=name,
        version=version,
        game=game,
        games=rates.games,
        decisions=rates.decisions,
        listed_choices=rates.listed,
        seconds=rates.seconds,
        copy_us=copy_us,
        list_us=list_us,
        monster_moves_per_second=monster_moves_per_second,
        imagine_us=imagine_us,
        days_per_second=days_per_second,
    )
    print(json.dumps(line))
