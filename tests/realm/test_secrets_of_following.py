"""The kit looks at a day of people who meet: leaders, underlings, a familiar, followers and blockers."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import registry
from fabula.games.realm.game import Realm
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.testing import check_game
from realm.invariants import wrong
from realm.playing import awake, give

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
PLACE: Final = "ruins-1"
SERVANTS: Final = {"PHQ": "elf", "P1": "elf", "LHQ": "captain", "L1": "captain", "L2": "captain"}


class DayTogether(Realm):
    """Magic Realm on its last day: three characters and their people in one clearing, wolves in the next."""

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """What the options say does not matter, nor do the dice."""
        state = awake("witch", "captain", "elf", at=PLACE, wild=True, days=1, leave_map="always")
        put(state, "familiar", PLACE)
        for native, owner in SERVANTS.items():
            put(state, native, PLACE)
            serve(state, native, state.player_of(owner), until=9)
        for wolf in ("wolf_a-1", "wolf_a-2"):
            put(state, wolf, "ruins-2")
        give(state, "suit_of_armor-1", state.player_of("elf"), active=False)
        state.write("witch", discoveries=("ruins-1~5",))
        state.settled = tuple(sorted(state.individuals))
        return state


@pytest.mark.parametrize("seed", range(40 if SWEEP else 1))
def test_a_day_together_passes_the_kit(seed: int) -> None:
    game = DayTogether()
    with registry.hosting(game):
        quiet = Options(days=1, combat="off")
        seen = check_game(game, seconds=0, seed=seed, games=1, seats=(3,), options=(quiet,), invariant=wrong)
    assert seen.ended == seen.games
