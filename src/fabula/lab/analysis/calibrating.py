"""Playing games between bots to see how often those win who are thought to be ahead by so much."""

from __future__ import annotations

import math
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.bots.intervals import wilson
from fabula.core import Chair, Game, RandomDice
from fabula.lab.analysis.chances import NEAR, Curve, Sample
from fabula.lab.search import Budget, SearchBot

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

LOOKED_AT: Final = 4
"""Positions of one game that become samples; more of them would tell little more than these."""
LONGEST: Final = 5_000
"""A game that goes on for so many decisions tells nothing."""
TENTHS: Final = 10


class Tenth(Struct, frozen=True):
    """Positions whose chance was estimated alike: how high on average, and how many were won."""

    positions: int
    estimated: float
    won: float
    interval: tuple[float, float]


class Reliability(Struct, frozen=True):
    """How far estimates can be relied upon."""

    positions: int
    brier: float
    """The mean square of estimate less outcome; always saying the mean chance gives `knowing_nothing`."""
    knowing_nothing: float
    tenths: tuple[Tenth, ...]

    @property
    def furthest_off(self) -> float:
        """The greatest difference between estimate and outcome of any tenth."""
        return max(abs(tenth.estimated - tenth.won) for tenth in self.tenths)


def samples(game: Game, seats: int, numbers: Iterable[int], tries: int) -> Iterator[list[Sample]]:
    """The samples of one game after another; a game's number is its seed."""
    for number in numbers:
        yield _play(game, seats, Random(f"{game.name} {seats} {number}"), tries)


def _play(game: Game, seats: int, random: Random, tries: int) -> list[Sample]:
    """One game between seats that look one move ahead; a few positions of it are looked at with more care."""
    dice = RandomDice(random)
    state = game.start(game.Options(), seats, dice)
    bot = SearchBot(Budget(tries=1), candidates=1, furthest=NEAR)  # whatever seems best at once
    kept: list[tuple[int, Chair]] = []
    seen = 0
    for _ in range(LONGEST):
        asked = state.to_act()
        if not asked:
            break
        seat = asked[0]
        chair = Chair(game, state.copy(), seat)
        if len(chair.choices().actions) > 1:
            seen += 1
            if len(kept) < LOOKED_AT:
                kept.append((seat, chair))
            elif (spot := random.randrange(seen)) < LOOKED_AT:
                kept[spot] = (seat, chair)
        state.play(seat, bot.choose(chair, dice), dice)
    standing = state.standing()
    if standing is None:
        return []
    winners = [seat for seat, place in enumerate(standing.places) if place == 1]
    careful = SearchBot(Budget(tries=tries), furthest=NEAR)
    return [
        Sample(careful.thoughts(chair, dice)[0].mean, 1 / len(winners) if seat in winners else 0.0)
        for seat, chair in kept
    ]


def reliability(curve: Curve, samples: Sequence[Sample]) -> Reliability:
    """How estimates by a curve compare with what happened, tenth by tenth of the estimate."""
    groups: dict[int, list[tuple[float, float]]] = {}
    for sample in samples:
        estimate = curve(sample.lead)
        tenth = min(TENTHS - 1, math.floor(estimate * TENTHS))
        groups.setdefault(tenth, []).append((estimate, sample.won))
    overall = sum(sample.won for sample in samples) / len(samples)
    return Reliability(
        positions=len(samples),
        brier=sum((curve(one.lead) - one.won) ** 2 for one in samples) / len(samples),
        knowing_nothing=sum((overall - one.won) ** 2 for one in samples) / len(samples),
        tenths=tuple(_tenth(groups[tenth]) for tenth in sorted(groups)),
    )


def _tenth(pairs: list[tuple[float, float]]) -> Tenth:
    number, won = len(pairs), sum(outcome for _, outcome in pairs)
    return Tenth(
        positions=number,
        estimated=sum(estimate for estimate, _ in pairs) / number,
        won=won / number,
        interval=wilson(round(won), number),
    )
