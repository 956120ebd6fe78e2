"""The kit looks at an evening of deals: nobody learns what he has not been told."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import registry
from fabula.games.realm.belongings.abandoning import LeavingBehind
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.game import Realm
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import remove, turn_up
from fabula.testing import check_game
from realm.invariants import wrong
from realm.playing import awake, give, know, seat_of

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
CLEARING: Final = "ruins-1"


class Fair(Realm):
    """Magic Realm on its last day: three characters with secret cards and discoveries meet in a clearing."""

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """What the options say does not matter."""
        state = awake("amazon", "druid", "captain", at=CLEARING, days=1)
        for who, discoveries in (
            ("amazon", ("ruins-1~5", "cliff-3=6")),
            ("druid", ("crag-1~4", "caves-2=3", "ruins-1~5")),
            ("captain", ()),
        ):
            seat = seat_of(state, who)
            know(state, seat, discoveries=discoveries, gold=2)
            for pile in ("hoard", "cairns"):
                card = turn_up(state, pile, 0, dice, seat)
                remove(state, pile, card)
                give(state, card, seat, active=False)
        serve(state, "SHQ", seat_of(state, "captain"), until=14)
        put(state, "SHQ", CLEARING)
        state.settled = ()
        state.pop()
        state.pop()
        state.push(
            *(Rearranging(who, by_day=False) for who in ("amazon", "SHQ", "captain", "druid")),
            LeavingBehind("amazon", state.standing_at["amazon"][-2:]),
        )
        return state


@pytest.mark.parametrize("seed", range(40 if SWEEP else 2))
def test_a_fair_passes_the_kit(seed: int) -> None:
    game = Fair()
    with registry.hosting(game):
        quiet = Options(days=1, combat="off")
        seen = check_game(game, seconds=0, seed=seed, games=1, seats=(3,), options=(quiet,), invariant=wrong)
    assert seen.ended == seen.games
