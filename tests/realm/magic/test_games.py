"""Random combats of magicians: nothing goes wrong, all is told in names, and the kit finds no leak."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice, registry
from fabula.games.realm import game
from fabula.games.realm.combat.actions import FightOn
from fabula.games.realm.combat.setting import Fighter, Foe, Setting, set_up
from fabula.games.realm.components.box import box_with
from fabula.games.realm.game import Realm
from fabula.games.realm.magic.actions import Aim, Cast
from fabula.games.realm.options.switches import Options
from fabula.testing import check_game
from fabula.words.speech import Words
from realm.combat.test_games import MONSTERS, said
from realm.invariants import wrong
from realm.test_words import RAW

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.realm.state import RealmState

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
MAGICIANS: Final = [who.id for who in box_with().characters.values() if who.levels[-1].spells]


def some_magicians(random: Random, seats: int = 3) -> RealmState:
    """A combat on a day of some color, of people who know many spells of their types."""
    who = random.sample(MAGICIANS, seats)
    foes = tuple(Foe(piece) for piece in random.sample(MONSTERS, 2))
    setting = Setting(tuple(map(Fighter, who)), foes, clearing=random.choice(("", "caves-1", "cliff-1")))
    state = set_up(setting, RandomDice(random))
    state.day = random.choice((1, 7, 14, 21, 27))
    spells = state.box.spells.values()
    for seat in range(state.seats):
        types = {chit.type for chit in state.box.characters[state.sheet(seat).character].chits(4)}
        fitting = [spell.id for spell in spells if spell.type in types]
        state.write_sheet(seat, spells=tuple(sorted(random.sample(fitting, min(len(fitting), 10)))))
    return state


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seed", range(300 if SWEEP else 10))
def test_a_combat_of_magicians_ends_and_is_told_in_names(language: str, seed: int) -> None:
    random = Random(seed)
    state = some_magicians(random)
    assert {text for text in said(state, Words(language, game), random) if RAW.search(text)} == set()
    assert state.castings == ()


@pytest.mark.parametrize("seed", range(300 if SWEEP else 6))
def test_days_go_on_after_a_combat_in_which_many_spells_were_cast(seed: int) -> None:
    """What lasts does no harm to the days that follow, whoever casts, aims and fights whenever he can."""
    random = Random(seed)
    state, dice = some_magicians(random, seats=random.choice((2, 3, 4))), RandomDice(random)
    last = state.day + 2
    while state.to_act() and state.day <= last:
        seat = random.choice(state.to_act())
        actions = state.choices(seat).actions
        eager = [action for action in actions if isinstance(action, Cast | Aim | FightOn)]
        state.play(seat, random.choice(eager if eager and random.random() < 0.8 else actions), dice)
        assert wrong(state) is None


class MagiciansNow(Realm):
    """Magic Realm on the evening of its last day, when magicians meet."""

    def start(self, options: Struct, seats: int, dice: Dice) -> RealmState:
        """Whatever the options say; the third of them is hidden."""
        elf = Fighter("elf", chits={"1": "color"} if seats == 2 else {})
        fighters = (Fighter("witch_king"), elf, Fighter("druid", hidden=True))[:seats]
        state = set_up(Setting(fighters, (Foe("ogre-1"), Foe("heavy_spider-1"))[: seats - 1]), dice)
        state.day = state.options.days
        return state


KIT: Final = [(seats, seed) for seats in (2, 3) for seed in range(20)] if SWEEP else [(2, 1), (3, 0)]


@pytest.mark.parametrize(("seats", "seed"), KIT)
def test_a_combat_of_magicians_passes_the_kit(seats: int, seed: int) -> None:
    magicians = MagiciansNow()
    with registry.hosting(magicians):
        seen = check_game(
            magicians,
            seconds=0,
            seed=seed,
            games=1,
            seats=(seats,),
            options=(Options(combat="on"),),
            invariant=wrong,
        )
    assert seen.ended == seen.games
