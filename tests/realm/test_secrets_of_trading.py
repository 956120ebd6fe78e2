"""The kit looks at a day among natives and visitors: nobody learns what only others have seen."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import replace

from fabula.core import registry
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.game import Realm
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.hiring import Hiring
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Boon
from fabula.games.realm.trade.trading import Trading
from fabula.games.realm.treasures.knowing import show_to
from fabula.games.realm.unseen import without
from fabula.testing import check_game
from realm.dealing import bring, lay_gold
from realm.invariants import wrong
from realm.playing import awake, know, seat_of

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.unseen import Unseen

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
WHO: Final = ("wizard", "witch", "captain")
MARKET: Final = "ruins-1"


class DayAtMarket(Realm):
    """Magic Realm on its last day: three characters and a hired leader trade and hire in a crowd."""

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """What the options say does not matter, nor do the dice."""
        state = awake(*WHO, days=1, at=MARKET)
        for group in ("soldiers", "company", "rogues", "patrol"):
            bring(state, group, MARKET)
        for side in ("shaman", "scholar", "food_ale", "raid", "war"):
            lay_gold(state, side, MARKET)
        serve(state, "PHQ", seat_of(state, "captain"), until=1)
        put(state, "mace-1", "PHQ")
        for who, card in zip(WHO, ("amulet", "deft_gloves", "lost_keys"), strict=True):
            seat = seat_of(state, who)
            know(state, seat, gold=60, fame=30, notoriety=30, boons=(Boon("rogues", 4), Boon("shaman", 10)))
            state.unseen = _without(state, card)
            put(state, card, who)
            show_to(state, card, (seat,), "cairns")
        state.pop()
        state.pop()
        phases = [step(who) for _ in range(2) for who in (*WHO, "PHQ") for step in (Trading, Hiring)]
        state.settled = ()
        state.push(Rearranging("captain", by_day=False), *phases)
        return state


def _without(state: RealmState, card: str) -> Unseen:
    """Take a small card out of the pile at the Cairns."""
    pile = state.piles["cairns"]
    state.piles["cairns"] = replace(pile, cards=pile.cards[:-1])
    return replace(state.unseen, small=without(state.unseen.small, card))


@pytest.mark.parametrize("seed", range(40 if SWEEP else 2))
def test_a_day_at_the_market_passes_the_kit(seed: int) -> None:
    game = DayAtMarket()
    with registry.hosting(game):
        quiet = Options(days=1, combat="off")
        seen = check_game(game, seconds=0, seed=seed, games=1, seats=(3,), options=(quiet,), invariant=wrong)
    assert seen.ended == seen.games
