"""Magic on quiet evenings: which spells the bot begins with, and which of them it casts upon itself."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fabula.core import Chair, Choices, RandomDice
from fabula.games.realm import game
from fabula.games.realm.combat.actions import FightOn
from fabula.games.realm.day.actions import Enchant, Ready
from fabula.games.realm.magic.actions import Aim, Cast, EnchantChit
from fabula.games.realm.pieces import put
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.helping import quiet_magic
from fabula.games.realm.tactics.preparing import color_chits, combat_spells, repertoire
from fabula.games.realm.tactics.tactic import answer
from realm.playing import some_dice
from realm.tactics.alone import known, morning, until

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.state import RealmState


def wish(state: RealmState) -> Action | None:
    return quiet_magic(Chair(game, state, 0), state.choices(0), RandomDice(Random(3)))


def test_for_adventures_one_spell_helps() -> None:
    assert combat_spells("druid") == ("stones_fly", "guide_spider_or_octopus")
    assert repertoire("druid") == ("stones_fly", "blend_into_background")
    assert repertoire("pilgrim") == ("peace",)
    assert repertoire("captain") == ()


def test_it_begins_with_its_repertoire_and_the_color_for_it() -> None:
    sheet = until("turn", "druid", 3).sheet(0)
    assert {*sheet.spells} == {*repertoire("druid")}
    colored = [number for number, now in enumerate(sheet.chits, 1) if now == "color"]
    assert colored == [*color_chits("druid", repertoire("druid"))] == [7]


def test_alone_in_the_evening_it_casts_what_helps_upon_itself() -> None:
    state = until("fight-on", "druid", 3)
    assert wish(state) == FightOn()
    dice = RandomDice(Random(1))
    state.play(0, FightOn(), dice)
    while state.choices(0).prompt != "encounter":
        state.play(0, state.choices(0).actions[-1], dice)
    cast = wish(state)
    assert isinstance(cast, Cast)
    assert cast.spell == "blend_into_background"
    state.play(0, cast, dice)
    assert state.choices(0).prompt == "aim"
    assert wish(state) == Aim("druid")


def test_tired_or_in_company_it_does_not() -> None:
    tired = until("fight-on", "druid", 3)
    tired.write_sheet(0, chits=("fatigued",) * 3 + tired.sheet(0).chits[3:])
    assert wish(tired) is None
    visited = until("fight-on", "druid", 3)
    put(visited, "ogre-1", visited.places["druid"])
    assert wish(visited) is None


def test_without_such_a_spell_it_does_not_either() -> None:
    state = until("fight-on", "druid", 3)
    state.write_sheet(0, spells=("stones_fly",))
    assert wish(state) is None


def test_in_an_idle_hour_it_enchants_color_for_its_next_spells() -> None:
    """MR-3.11.1: a preparation, and then a chit for each further phase."""
    state = morning("wizard")
    tinted = known(state).color_wanted
    assert tinted
    assert not known(state).pale, "they are color in the beginning"
    chits = list(state.sheet(0).chits)
    chits[tinted[0] - 1] = "active"
    state.write_sheet(0, chits=tuple(chits))
    knowing = known(state)
    assert knowing.pale == [tinted[0]]
    turn: list[Action] = []
    while not (turn and turn[-1] == Ready()):
        turn.append(Day(known(state), state.choices(0), None, state.view(0).my_draft).phase())
        state.play(0, turn[-1], some_dice(1))
    assert sum(isinstance(phase, Enchant) for phase in turn) == 2
    choices = Choices("enchant", (EnchantChit(1), EnchantChit(tinted[0])))
    assert answer(knowing, choices) == EnchantChit(tinted[0])
