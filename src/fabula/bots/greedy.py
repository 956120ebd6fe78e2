"""The bot that looks one move ahead: it takes what is worth most on average, by the game's own measure."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, Final

from fabula.core import Fault, chances, extras

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Dice, Seat, State
    from fabula.core.extras import Worth

WORLDS: Final = 2
"""How many states it imagines where seats have secrets from each other; otherwise one is the truth."""
EXACT: Final = 32
"""An action that can turn out in more ways than this is tried out a few times instead."""
TRIES: Final = 16
"""How many times."""
AS_GOOD: Final = 1e-9
"""Sums of the same numbers in another order may differ by so much."""


class GreedyBot:
    """Plays every listed action in its mind and takes the one with the highest expected worth."""

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """The best action; one of them by the dice if there are several; `Fault` if the game has no worth."""
        worth = extras.worth(chair.game.name)
        if worth is None:
            raise Fault("no-worth", game=chair.game.name)
        actions = chair.choices().actions
        if len(actions) > 1:
            worlds = [chair.imagine(dice) for _ in range(WORLDS if chair.game.secrets else 1)]
            values = [
                sum(expected(worth, world, chair.seat, action, dice) for world in worlds)
                for action in actions
            ]
            best = max(values) - AS_GOOD
            actions = tuple(action for action, value in zip(actions, values, strict=True) if value >= best)
        return actions[dice.draw("greedy action", range(len(actions)))] if len(actions) > 1 else actions[0]


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
