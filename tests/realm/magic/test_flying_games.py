"""Random evenings of people who fly: nothing goes wrong, all is told in names, and the kit finds no leak."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice, registry
from fabula.games.realm import game
from fabula.games.realm.combat.setting import Fighter, Foe, Setting, set_up
from fabula.games.realm.game import Realm
from fabula.games.realm.magic.bewitching import CARPET, WAITING, Bewitchment
from fabula.games.realm.options.switches import Options
from fabula.testing import check_game
from fabula.words.speech import Words
from realm.combat.test_games import said
from realm.invariants import wrong
from realm.magic.spellcraft import bewitch
from realm.test_words import RAW

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))


def flyers(dice: Dice) -> RealmState:
    """A combat on a mountain: one has a Carpet, the other a Broomstick that he calls, and wind blows."""
    people = (Fighter("witch_king", items=(CARPET,)), Fighter("woods_girl"))
    state = set_up(Setting(people, (Foe("giant_bat-1"), Foe("ogre-1")), clearing="cliff-1"), dice)
    state.bewitched = (Bewitchment(CARPET, CARPET, CARPET, (CARPET,)),)
    bewitch(state, "broomstick", "witch_king", "woods_girl", detail=WAITING)
    bewitch(state, "hurricane_winds", "witch_king", "ogre-1", detail=WAITING)
    return state


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(100 if SWEEP else 5))
def test_an_evening_of_flyers_is_told_in_names(language: str, seed: int) -> None:
    random = Random(seed)
    state = flyers(RandomDice(random))
    assert {text for text in said(state, Words(language, game), random) if RAW.search(text)} == set()


class FlyersNow(Realm):
    """Magic Realm on the evening of its last day, when flyers meet."""

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """Whatever the options say."""
        state = flyers(dice)
        state.day = state.options.days
        return state


@pytest.mark.parametrize("seed", range(10) if SWEEP else [1])
def test_an_evening_of_flyers_passes_the_kit(seed: int) -> None:
    realm = FlyersNow()
    with registry.hosting(realm):
        options = (Options(combat="on"),)
        seen = check_game(realm, seconds=0, seed=seed, games=1, seats=(2,), options=options, invariant=wrong)
    assert seen.ended == seen.games
