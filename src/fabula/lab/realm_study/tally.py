"""What many lives add up to."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING

from fabula.bots.intervals import NORMAL_QUANTILE, Interval, wilson

if TYPE_CHECKING:
    from fabula.lab.realm_study.solo import Life


class Tally:
    """The games of one character, or of all, with players of one kind."""

    def __init__(self) -> None:
        self.scores: list[int] = []
        self.survived = 0
        self.deeds: Counter[str] = Counter()

    @property
    def games(self) -> int:
        """How many there are."""
        return len(self.scores)

    def add(self, life: Life) -> None:
        """One more."""
        self.scores.append(life.score)
        self.survived += life.survived
        self.deeds.update(life.deeds)

    @property
    def mean(self) -> float:
        """The mean score."""
        return sum(self.scores) / self.games

    @property
    def interval(self) -> Interval:
        """Where the true mean is likely to be."""
        if self.games < 2:
            return Interval(self.mean, self.mean)
        variance = sum((score - self.mean) ** 2 for score in self.scores) / (self.games - 1)
        reach = NORMAL_QUANTILE * sqrt(variance / self.games)
        return Interval(self.mean - reach, self.mean + reach)

    def share(self, count: int) -> tuple[float, Interval]:
        """In which share of the games something happened, and where the true one is likely to be."""
        return count / self.games, wilson(count, self.games)
