"""The bot that looks one move ahead: it takes what is worth most on average, by the game's own measure."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from fabula.core import Fault, chances, extras

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Dice, Game, Seat, State
    from fabula.core.extras import Worth

CONTENDERS: Final = 4
"""Where seats have secrets from each other, so many of the best actions are looked at in a second state."""
EXACT: Final = 32
"""An action that can turn out in more ways than this is tried out a few times instead."""
TRIES: Final = 16
"""How many times."""
AS_GOOD: Final = 1e-9
"""Sums of the same numbers in another order may differ by so much."""


class GreedyBot:
    """Plays every listed action in its mind and takes the one with the highest expected worth."""

    @staticmethod
    def plays(game: Game) -> bool:
        """Where somebody has said what positions are worth."""
        return extras.worth(game.name) is not None

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """What the game's own tactic says, or else the best action; one of them by the dice if several are.

        `Fault` if the game has no worth.
        """
        worth = extras.worth(chair.game.name)
        if worth is None:
            raise Fault("no-worth", game=chair.game.name)
        tactic = extras.tactic(chair.game.name)
        if tactic is not None and (known := tactic(chair, dice)) is not None:
            return known
        values = dict.fromkeys(chair.choices().actions, 0.0)
        if len(values) > 1:
            world = chair.imagine(dice)
            for action in values:
                values[action] = expected(worth, world, chair.seat, action, dice)
            if chair.game.secrets:
                values = doubted(worth, chair, best(values, CONTENDERS), dice)
        actions = list(best(values, 1))
        return actions[dice.draw("greedy action", range(len(actions)))] if len(actions) > 1 else actions[0]


def doubted(worth: Worth, chair: Chair, values: dict[Action, float], dice: Dice) -> dict[Action, float]:
    """The values of these actions with those in a second state added, unless secrets make no difference.

    They make none where the best action is worth just as much in that state.
    """
    world = chair.imagine(dice)
    leader = max(values, key=values.__getitem__)
    again = expected(worth, world, chair.seat, leader, dice)
    if abs(again - values[leader]) <= AS_GOOD:
        return values
    others = (action for action in values if action != leader)
    second = {action: expected(worth, world, chair.seat, action, dice) for action in others}
    return {action: value + second.get(action, again) for action, value in values.items()}


def best(values: dict[Action, float], number: int) -> dict[Action, float]:
    """So many of the actions with the highest values, and those that are as good as the last of them."""
    least = sorted(values.values(), reverse=True)[:number][-1] - AS_GOOD
    return {action: value for action, value in values.items() if value >= least}


def expected(worth: Worth, state: State, seat: Seat, action: Action, dice: Dice) -> float:
    """What an action leads to is worth on average: exactly, or by trying where there are too many ways."""
    ways = list(islice(chances(state, seat, action), EXACT + 1))
    if len(ways) <= EXACT:
        return sum(float(way.probability) * worth(way.state, seat) for way in ways)
    total = 0.0
    for _ in range(TRIES):
        after = state.copy()
        after.play(seat, action, dice)
        total += worth(after, seat)
    return total / TRIES
