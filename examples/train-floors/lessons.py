"""What an agent is taught by: games of Floors at full speed, and a small reward for steps towards the exit.

Random seats hardly ever get a figure out, so the result alone would teach nothing for a long time. How far
the own figures have come is therefore added as a potential: a step gains what being eaten loses again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import numpy as np

from fabula.games.floors.board import HEIGHT, WIDTH
from fabula.games.floors.encoding import MOST_FIGURES_EACH, NUMBERS, PER_FIGURE
from fabula.lab.envs.floors_vector import FloorsVectorEnv

GOT_OUT: Final = 1
COLUMN, ROW = 4, 5
WEIGHT: Final = 0.25
"""What it is worth to bring one figure from the entrance to the exit."""
ESCAPE: Final = 0.25
"""What it is worth besides to be out."""

Array = np.ndarray[Any, Any]


def potential(sights: Array) -> Array:
    """How far the own figures have come in each game."""
    begin = sights.shape[1] - NUMBERS - PER_FIGURE * MOST_FIGURES_EACH
    figures = sights[:, begin : begin + PER_FIGURE * MOST_FIGURES_EACH]
    figures = figures.reshape(len(sights), MOST_FIGURES_EACH, PER_FIGURE)
    steps = (WIDTH - 1) * figures[..., COLUMN] + (HEIGHT - 1) * figures[..., ROW]
    come = 1 - steps / (WIDTH + HEIGHT - 2)
    return (WEIGHT * come + ESCAPE * figures[..., GOT_OUT]).sum(axis=1)


class Lesson(NamedTuple):
    """What came of a step in every game."""

    sights: Array
    masks: Array
    rewards: Array
    results: Array
    """The rewards of the game itself, without what was added."""
    over: Array
    last: Array
    """The last sights of the games that are over."""


class Lessons:
    """Games against random seats, each step with its reward."""

    def __init__(self, number: int, seed: int) -> None:
        self.env = FloorsVectorEnv(number)
        self._seed = seed
        self.masks: Array = np.zeros((number, 0))
        self._potential: Array = np.zeros(number)

    def begin(self) -> Array:
        """The sights at the beginning."""
        seen, _ = self.env.reset(seed=self._seed)
        self.masks, self._potential = seen["action_mask"], potential(seen["observation"])
        return seen["observation"]

    def step(self, actions: Array) -> Lesson:
        """A letter in every game."""
        seen, results, over, cut_off, infos = self.env.step(actions)
        over = over | cut_off
        sights, last = seen["observation"], seen["observation"]
        if over.any():
            last = np.where(over[:, None], infos["final_obs"]["observation"], sights)
        rewards = results + potential(last) - self._potential
        self.masks, self._potential = seen["action_mask"], potential(sights)
        return Lesson(sights, self.masks, rewards, results, over, last)


def won(choose: Any, games: int, rows: int = 50, seed: int = 12345) -> float:
    """The share of games that are won against a random seat by whoever chooses by sights and masks."""
    lessons = Lessons(rows, seed)
    sights, wins = lessons.begin(), 0
    left = np.full(rows, -(-games // rows))
    total = int(left.sum())
    while left.any():
        lesson = lessons.step(choose(sights, lessons.masks))
        counted = lesson.over & (left > 0)  # so many games in each row, lest short ones count more
        wins += int((lesson.results[counted] > 0).sum())
        left -= counted
        sights = lesson.sights
    return wins / total
