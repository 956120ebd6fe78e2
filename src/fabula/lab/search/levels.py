"""Levels from a hurried beginner to the best: each sees more of what it could do, and further ahead.

No level blunders on purpose. A lower one overlooks moves, as people do who are in a hurry, and takes what
seems best at once; a higher one tries more moves out, more often. Budgets are counted in tries, so that a
level is as strong on a slow machine as on a fast one.
"""

from __future__ import annotations

from math import ceil
from random import Random
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Fault
from fabula.lab.search.exploring import SEEDS, trials_at
from fabula.lab.search.thinking import Budget, think

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Chair, Dice
    from fabula.core.extras import Trials


class Level(Struct, frozen=True):
    """How much a bot looks at."""

    attention: float = 1.0
    """The share of its moves that it notices."""
    least: int = 2
    """It notices so many in any case."""
    candidates: int = 1
    """So many of the best that it has noticed are tried out."""
    tries: int = 0
    """In all, for one decision."""
    ahead: int = 1
    """How many turns or rounds a try goes on."""


ALL: Final = 2000
"""More moves than anybody has."""
LEVELS: Final = (
    Level(attention=0.1, least=2),
    Level(attention=0.2, least=3),
    Level(attention=0.45, least=4),
    Level(),
    Level(candidates=2, tries=4),
    Level(candidates=4, tries=16),
    Level(candidates=8, tries=64),
    Level(candidates=12, tries=240),
)
"""From the first to the last."""


GRADES: Final = tuple(str(number) for number in range(1, len(LEVELS) + 1))


def graded(grade: str) -> LevelBot:
    """The bot that plays on the level of this number; `Fault` if there is none."""
    if grade not in GRADES:
        raise Fault("no-such-level", level=grade, most=len(LEVELS))
    return LevelBot(LEVELS[GRADES.index(grade)])


class Noticed:
    """Those moves of some trials that have been noticed."""

    def __init__(self, trials: Trials, indexes: Sequence[int]) -> None:
        self._trials, self._indexes = trials, indexes
        self.actions: Sequence[Action] = [trials.actions[index] for index in indexes]

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        """Try each of these once, under the same circumstances."""
        return self._trials.try_out([self._indexes[index] for index in alive])


class LevelBot:
    """Plays on a level: notices some of its moves and tries the best of them out."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """The best of what it has noticed."""
        actions = chair.choices().actions
        if len(actions) == 1:
            return actions[0]
        random = Random(dice.draw("search seed", range(SEEDS)))
        level = self.level
        everything = level.attention == 1.0
        trials = trials_at(chair, random, level.candidates if everything else ALL, level.ahead)
        if not everything:
            trials = noticed(trials, level, random)
        if level.tries == 0:
            return trials.actions[0]
        return think(trials, Budget(chair.seconds_left(), level.tries))[0].action


def noticed(trials: Trials, level: Level, random: Random) -> Noticed:
    """The moves that are noticed on a level, the best first."""
    number = len(trials.actions)
    few = min(number, max(level.least, ceil(level.attention * number)))
    return Noticed(trials, sorted(random.sample(range(number), few))[: level.candidates])
