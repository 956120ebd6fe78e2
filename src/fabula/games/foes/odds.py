"""The odds of a battle, exactly: how likely each cost is, and how likely a victory (FOE-6)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from fabula.games.foes.components import Box, DiceData


class Odds(Struct, frozen=True):
    """Each cost with its probability, and the chance to win with the chips at hand."""

    costs: Mapping[int, Fraction]
    win: Fraction
    fright: bool


def battle_odds(box: Box, *, wisdom: int, monster: int, transform: int, chips: int, seats: int) -> Odds:
    """What may come of fighting this monster."""
    strength = max(1, monster + transform)
    heart = box.monster[monster].heart
    if strength + box.advancement[seats] <= wisdom:  # FOE-6.2 III
        return Odds({heart: Fraction(1)}, Fraction(int(chips >= heart)), fright=True)
    costs = cost_odds(box.data.dice, heart)
    win = sum((chance for cost, chance in costs.items() if cost <= chips), Fraction(0))
    return Odds(costs, win if wisdom >= strength else Fraction(0), fright=False)


@lru_cache(maxsize=64)
def cost_odds(faces: DiceData, heart: int) -> Mapping[int, Fraction]:
    """How likely each cost is when the dice are rolled, the lowest first (FOE-6.4)."""
    share = Fraction(1, len(faces.monster) * len(faces.player))
    costs: dict[int, Fraction] = {}
    for monster_die, player_die in product(faces.monster, faces.player):
        cost = max(0, monster_die - player_die + heart)
        costs[cost] = costs.get(cost, Fraction(0)) + share
    return dict(sorted(costs.items()))
