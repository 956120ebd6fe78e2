"""The bot that tries its best moves out before it chooses."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Final

from fabula.core import extras
from fabula.lab.search.exploring import SEEDS, trials_at
from fabula.lab.search.levels import graded, grades, levels_of
from fabula.lab.search.thinking import Budget, Thought, think

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Bot, Chair, Dice, Game
    from fabula.core.extras import Trials

SECONDS: Final = 2.0
MOST: Final = 99
"""More turns than anybody looks ahead."""


class SearchBot:
    """Thinks for some seconds, or for as long as the chair allows if that is less.

    It looks as many turns or rounds ahead as the highest level of the game, and no further than `furthest`.
    """

    def __init__(self, budget: Budget | None = None, candidates: int = 12, furthest: int = MOST) -> None:
        self.budget = budget or Budget(seconds=SECONDS)
        self.candidates, self.furthest = candidates, furthest

    @staticmethod
    def plays(game: Game) -> bool:
        """Where somebody has said what positions are worth."""
        return extras.worth(game.name) is not None

    @staticmethod
    def grades(game: Game) -> tuple[str, ...]:
        """Its levels in a game, for those who ask it not to do its best."""
        return grades(game)

    @staticmethod
    def graded(grade: str) -> Bot:
        """The bot that plays on a level, `search:3`; `Fault` if there is no such level."""
        return graded(grade)

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """The move of which most came when it was tried."""
        return self.thoughts(chair, dice)[0].action

    def thoughts(self, chair: Chair, dice: Dice) -> list[Thought]:
        """All moves that were worth trying, the best first, and what came of them."""
        actions = chair.choices().actions
        if len(actions) == 1:
            return [Thought(actions[0], 0, 0.0, 0.0)]
        random = Random(dice.draw("search seed", range(SEEDS)))
        left = chair.seconds_left()
        budget = self.budget
        if left is not None:
            budget = Budget(left if budget.seconds is None else min(left, budget.seconds), budget.tries)
        return think(self.trials(chair, random), budget)

    def trials(self, chair: Chair, random: Random, also: Sequence[Action] = ()) -> Trials:
        """The moves that it would try, and those in `also`."""
        ahead = min(levels_of(chair.game)[-1].ahead, self.furthest)
        return trials_at(chair, random, self.candidates, ahead, also)
