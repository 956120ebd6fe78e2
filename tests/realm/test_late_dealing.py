"""MR-2.4: whether cards are settled when the game is set up or when somebody takes them comes to the same."""

from __future__ import annotations

from collections import Counter
from functools import cache
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice
from fabula.games.realm.treasures.looting import take
from fabula.games.realm.treasures.piles import turn_up
from fabula.testing import rule
from realm.invariants import wrong
from realm.playing import awake

if TYPE_CHECKING:
    from fabula.core import Dice
    from fabula.games.realm.state import RealmState

DEALS: Final = 600
LOOT: Final = (
    ("vault", 2),
    ("vault", 1),
    ("hoard", 3),
    ("vault", 3),
    ("hoard", 6),
    ("vault", 2),
    ("lair", 1),
)
"""Which positions are looted one after the other, as far as the piles are so high."""


def settle_everything(state: RealmState, dice: Dice) -> None:
    """Deal all cards at once, in some order; nobody looks."""
    slots = [(place, n) for place, pile in state.piles.items() for n in range(len(pile.cards))]
    while slots:
        place, position = slots.pop(dice.draw("slot", range(len(slots))))
        turn_up(state, place, position, dice, 1)


def looted(state: RealmState, dice: Dice) -> Counter[str]:
    """What comes of it: the cards that the Captain has, what he discovers, and how high the piles are."""
    for place, position in LOOT:
        if position <= len(state.piles[place].cards):
            take(state, "captain", place, position, dice)
    assert wrong(state) is None
    found = Counter(piece for piece in state.standing_at["captain"] if piece in state.box.treasures)
    found.update(state.individual("captain").discoveries)
    found.update({f"{len(state.piles[place].cards)} in {place}": 1 for place in ("vault", "hoard", "lair")})
    found["gold"] = state.individual("captain").gold > state.sheet(0).worth
    return found


@cache
def outcomes(*, early: bool, large_on_top: bool) -> Counter[str]:
    """How often each thing comes of it."""
    start = awake("captain", "elf", at="ruins-3", large_on_top=large_on_top)
    total: Counter[str] = Counter()
    for seed in range(DEALS):
        state, dice = start.copy(), RandomDice(Random(f"{early} {seed}"))
        if early:
            settle_everything(state, dice)
        total.update(looted(state, dice))
    return total


@rule("MR-2.4.2", "MR-2.4.3", "MR-2.4.5")
@pytest.mark.parametrize("large_on_top", [True, False])
def test_looting_finds_the_same_whether_cards_were_dealt_early_or_late(large_on_top: bool) -> None:
    early = outcomes(early=True, large_on_top=large_on_top)
    late = outcomes(early=False, large_on_top=large_on_top)
    assert len(early) > 70
    for thing in early | late:
        chance = (early[thing] + late[thing]) / (2 * DEALS)
        spread = sqrt(2 * DEALS * chance * (1 - chance))
        assert abs(early[thing] - late[thing]) <= 4.5 * spread + 1, thing
