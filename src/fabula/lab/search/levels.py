"""Levels from a hurried beginner to the best: each sees more of what it could do, and further ahead.

No level blunders on purpose. A lower one overlooks moves, as people do who are in a hurry, and takes what
seems best at once; a higher one tries more moves out, more often. Budgets are counted in tries, so that a
level is as strong on a slow machine as on a fast one.
"""

from __future__ import annotations

from math import ceil
from random import Random
from typing import TYPE_CHECKING, Final

from fabula.core import Fault, extras
from fabula.core.extras import Level
from fabula.lab.search.exploring import SEEDS, trials_at
from fabula.lab.search.thinking import Budget, think

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Chair, Dice, Game
    from fabula.core.extras import Trials


ALL: Final = 2000
"""More moves than anybody has."""
LEVELS: Final = (
    Level(attention=0.03, least=1),
    Level(attention=0.1, least=2),
    Level(attention=0.2, least=3),
    Level(attention=0.45, least=4),
    Level(),
    Level(candidates=2, tries=4),
    Level(candidates=4, tries=16),
    Level(candidates=8, tries=24, ahead=2),
)
"""From the first to the last, of every game that has none of its own; no game has more."""


def levels_of(game: Game) -> tuple[Level, ...]:
    """The levels of a game: its own, or those of all games."""
    return extras.levels(game.name) or LEVELS


def grades(game: Game) -> tuple[str, ...]:
    """The numbers of a game's levels, as they stand behind the name of the bot."""
    return tuple(str(number) for number in range(1, len(levels_of(game)) + 1))


def graded(grade: str) -> LevelBot:
    """The bot that plays on the level of this number; `Fault` if no game has it."""
    if grade not in map(str, range(1, len(LEVELS) + 1)):
        raise _no_such_level(grade, len(LEVELS))
    return LevelBot(int(grade))


def _no_such_level(grade: str, most: int) -> Fault:
    return Fault("no-such-level", level=grade, most=most)


class Noticed:
    """Those moves of some trials that have been noticed."""

    def __init__(self, trials: Trials, indexes: Sequence[int]) -> None:
        self._trials, self._indexes = trials, indexes
        self.actions: Sequence[Action] = [trials.actions[index] for index in indexes]
        self.prior: Sequence[float] = [trials.prior[index] for index in indexes] if trials.prior else ()

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        """Try each of these once, under the same circumstances."""
        return self._trials.try_out([self._indexes[index] for index in alive])


class LevelBot:
    """Plays on a level: notices some of its moves and tries the best of them out."""

    def __init__(self, level: Level | int) -> None:
        self._level = level

    def level(self, game: Game) -> Level:
        """The level, or that of this number; `Fault` if the game has not so many."""
        if isinstance(self._level, Level):
            return self._level
        known = levels_of(game)
        if self._level > len(known):
            raise _no_such_level(str(self._level), len(known))
        return known[self._level - 1]

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """The best of what it has noticed."""
        actions = chair.choices().actions
        if len(actions) == 1:
            return actions[0]
        random = Random(dice.draw("search seed", range(SEEDS)))
        level = self.level(chair.game)
        tactic = extras.tactic(chair.game.name)
        if tactic is not None and random.random() < level.attention:
            known = tactic(chair, dice)
            if known is not None:
                return known
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
    least = int(level.least)
    if least < level.least:  # a fraction is how often one more is noticed
        least += random.random() < level.least - least
    few = min(number, max(least, ceil(level.attention * number)))
    return Noticed(trials, sorted(random.sample(range(number), few))[: level.candidates])
