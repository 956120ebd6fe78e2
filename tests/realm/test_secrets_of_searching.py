"""The kit looks at a day at sites that are full of secrets: nobody learns what he has not been told."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import ScriptedDice, registry
from fabula.games.realm.day.looks import DISCOVER, find
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.game import Realm
from fabula.games.realm.map.chits import look, open_lost, turn_up_chits
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.piles import remove, turn_up
from fabula.testing import check_game
from realm.invariants import wrong
from realm.playing import awake, give, seat_of

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
WHERE: Final = {"wizard": "ruins-1", "witch_king": "ruins-4", "captain": "ruins-3"}
SITES: Final = ("altar", "statue", "vault", "shrine", "cairns")


class DayAtSites(Realm):
    """Magic Realm on its last day: three characters do nothing but search in a tile that is full of sites."""

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """What the options say does not matter, nor do the dice."""
        state = awake(*WHERE, days=1)
        look(state, "ruins", ScriptedDice(("smoke_c", "lost_city")))
        open_lost(state, "ruins", ScriptedDice(SITES))
        turn_up_chits(state, "ruins", state.chits["ruins"], "MR-3.15.1")
        for who, clearing in WHERE.items():
            put(state, who, clearing)
            find(state, who, clearing, (DISCOVER,), dice, chosen=False)
        for card, who in (("book_of_lore", "wizard"), ("lost_keys", "captain")):
            remove(state, "guard", turn_up(state, "guard", 0, ScriptedDice((card,))))
            give(state, card, seat_of(state, who))
        put(state, "mace-1", "ruins-4")
        state.pop()
        state.pop()
        state.push(*(Searching(who) for _ in range(4) for who in WHERE))
        return state


@pytest.mark.parametrize("seed", range(40 if SWEEP else 2))
def test_a_day_at_the_sites_passes_the_kit(seed: int) -> None:
    game = DayAtSites()
    with registry.hosting(game):
        quiet = Options(days=1, combat="off")
        seen = check_game(game, seconds=0, seed=seed, games=1, seats=(3,), options=(quiet,), invariant=wrong)
    assert seen.ended == seen.games
