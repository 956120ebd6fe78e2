"""What a contest comes to: ratings, each bot against each, results by seat, and how long games are."""

from __future__ import annotations

from itertools import combinations
from math import sqrt
from statistics import fmean, variance
from typing import TYPE_CHECKING, Final

from fabula.bots.intervals import NORMAL_QUANTILE, wilson
from fabula.bots.tally import Tally
from fabula.core import seat_letter
from fabula.lab.arena.contest import score
from fabula.lab.arena.ratings import ratings
from fabula.lab.charts import Chart, Point

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from fabula.lab.arena.contest import Block, Contest
    from fabula.words import Words

BARS: Final = 20
"""The lengths of games are put together into so many bars at most."""
FEW_BLOCKS: Final = 2


def charts(contest: Contest, blocks: Sequence[Block], words: Words) -> Iterator[Chart]:
    """All charts of a contest; those that need two bots only where there are two."""
    if len(contest.bots) > 1:
        yield rated(contest, blocks, words)
        yield against(contest, blocks, words)
    yield by_seat(contest, blocks, words)
    yield lengths(blocks, words)


def rated(contest: Contest, blocks: Sequence[Block], words: Words) -> Chart:
    """The ratings, the strongest first."""
    found = sorted(ratings(contest.bots, blocks).items(), key=lambda each: -each[1].value)
    points = tuple(Point(bot, rating.value, rating.low, rating.high) for bot, rating in found)
    say = words.say
    return Chart("ratings", say("arena-ratings"), say("cli-match-bot"), say("arena-rating"), points)


def against(contest: Contest, blocks: Sequence[Block], words: Words) -> Chart:
    """The share of each bot against each, with an interval over blocks, whose games are paired."""
    points = []
    for bot, other in combinations(contest.bots, 2):
        shares = [score(block, bot, other) for block in blocks if _met(block, bot, other)]
        points.append(mean_point(f"{bot} : {other}", shares))
    say = words.say
    return Chart(
        "against",
        say("arena-against"),
        say("arena-pair"),
        say("arena-share"),
        tuple(points),
        shares=True,
        even=0.5,
        counted=say("arena-blocks"),
    )


def _met(block: Block, bot: str, other: str) -> bool:
    return any(bot in played.seating and other in played.seating for played in block)


def mean_point(label: str, values: Sequence[float], group: str = "") -> Point:
    """A mean of shares with its interval: that of the normal distribution, or Wilson's if all are alike."""
    mean = fmean(values)
    spread = variance(values) if len(values) >= FEW_BLOCKS else 0.0
    if spread == 0.0:
        low, high = wilson(round(mean * len(values)), len(values))
        return Point(label, mean, min(low, mean), max(high, mean), len(values), group)
    reach = NORMAL_QUANTILE * sqrt(spread / len(values))
    return Point(label, mean, max(0.0, mean - reach), min(1.0, mean + reach), len(values), group)


def by_seat(contest: Contest, blocks: Sequence[Block], words: Words) -> Chart:
    """How often each bot wins on each seat."""
    seats = max(contest.seats, len(contest.bots))
    tally = Tally(tuple(contest.bots[seat % len(contest.bots)] for seat in range(seats)))
    for block in blocks:
        for played in block:
            tally.add(played)
    points = tuple(
        Point(seat_letter(seat), score.share, *score.interval, score.games, bot)
        for (bot, seat), score in tally.by_seat.items()
        if seat < contest.seats and score.games
    )
    say = words.say
    return Chart(
        "seats",
        say("arena-seats"),
        say("cli-match-seat"),
        say("arena-wins"),
        points,
        shares=True,
        groups=say("cli-match-bot"),
    )


def lengths(blocks: Sequence[Block], words: Words) -> Chart:
    """How many decisions the games take."""
    decisions = [played.decisions for block in blocks for played in block]
    return histogram("lengths", words.say("arena-lengths"), words.say("arena-decisions"), decisions, words)


def histogram(name: str, title: str, across: str, values: Sequence[int], words: Words) -> Chart:
    """How often values occur, put together into at most so many steps of the same size."""
    least, most = min(values), max(values)
    size = max(1, -(-(most - least + 1) // BARS))
    points = []
    for low in range(least, most + 1, size):
        high = low + size - 1
        number = sum(low <= value <= high for value in values)
        interval = wilson(number, len(values))
        label = str(low) if size == 1 else f"{low}-{high}"
        points.append(Point(label, number / len(values), *interval, number))
    return Chart(name, title, across, words.say("arena-of-games"), tuple(points), "bars", shares=True)
