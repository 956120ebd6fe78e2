"""The odds of a battle, exactly: how likely each cost is, and how likely a victory (FOE-6)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from fabula.games.foes.components import Box


class Odds(Struct, frozen=True):
    """Each cost with its probability, and the chance to win with the chips at hand."""

    costs: dict[int, Fraction]
    win: Fraction
    fright: bool


def battle_odds(box: Box, *, wisdom: int, monster: int, transform: int, chips: int, seats: int) -> Odds:
    """What may come of fighting this monster."""
    strength = max(1, monster + transform)
    heart = box.monster[monster].heart
    if strength + box.advancement[seats] <= wisdom:  # FOE-6.2 III
        return Odds({heart: Fraction(1)}, Fraction(int(chips >= heart)), fright=True)
    faces = box.data.dice
    share = Fraction(1, len(faces.monster) * len(faces.player))
    costs: dict[int, Fraction] = {}
    for monster_die, player_die in product(faces.monster, faces.player):
        cost = max(0, monster_die - player_die + heart)
        costs[cost] = costs.get(cost, Fraction(0)) + share
    win = sum((chance for cost, chance in costs.items() if cost <= chips), Fraction(0))
    return Odds(dict(sorted(costs.items())), win if wisdom >= strength else Fraction(0), fright=False)
