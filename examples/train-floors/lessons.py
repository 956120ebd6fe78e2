"""What an agent is taught by: games of Floors at full speed, and a small reward for progress."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from progress import potential

from fabula.lab.envs.floors_vector import FloorsVectorEnv
from fabula.lab.envs.solo import SoloEnv

Array = np.ndarray[Any, Any]


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


def won_against_greedy(choose: Any, games: int, seed: int = 1000) -> float:
    """The share of games won against the bot `greedy`, on the readable engine, one by one."""
    env, wins = SoloEnv("floors", bots=["greedy"], sight="digest"), 0
    for number in range(games):
        seen, _ = env.reset(seed=seed if number == 0 else None)
        over = False
        while not over:
            letters = choose(seen["observation"][None], seen["action_mask"][None])
            seen, reward, over, _, _ = env.step(int(letters[0]))
        wins += reward > 0
    return wins / games
