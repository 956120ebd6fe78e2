"""MR-14.5.7, MR-0.4.5: the Magic Wand."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.combat.sheets import Play
from fabula.games.realm.day.actions import Read
from fabula.games.realm.day.events import Moved, Rolled
from fabula.games.realm.day.findings import Cursed
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.events import WishGranted
from fabula.games.realm.magic.runes import read
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.events import DieSet
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays
from realm.magic.spellcraft import bewitch, magicians, takes_effect
from realm.playing import Script, awake, give, live, pause, seat_of, told
from realm.sites import at_site, loot
from realm.treasures.test_wishing_cards import CIRCLE, at_circle

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

WAND = "magic_wand"
EVERY_NUMBER = [f"set-die {number}" for number in range(1, 7)]


def asked(state: RealmState, who: str) -> bool:
    """Whether the owner of the Wand is asked for the red die now."""
    seat = seat_of(state, who)
    return state.to_act() == (seat,) and offered(state, seat) == EVERY_NUMBER


def resolve(state: RealmState) -> list[Event]:
    """The blows fall, up to the first question."""
    state.push(Resolve())
    return Resolve().run(state, CombatScript(()))


@rule("MR-14.5.7", "MR-0.4.5")
@pytest.mark.parametrize("spell", ["violent_storm", "transform", "curse", "power_of_the_pit"])
@pytest.mark.parametrize(("red", "white", "result"), [(2, 5, 5), (4, 1, 4)])
def test_whoever_rolls_for_a_spell_chooses_the_red_die_first(
    spell: str, red: int, white: int, result: int
) -> None:
    state = magicians("witch_king", "elf", witch_king=())
    give(state, WAND, seat_of(state, "witch_king"))
    target = state.atlas.clearings[state.places["elf"]].tile if spell == "violent_storm" else "elf"
    assert not told(takes_effect(state, spell, "witch_king", target), Rolled)
    assert asked(state, "witch_king")
    events = plays(state, f"set-die {red}", dice=(white,))
    (rolled,) = told(events, Rolled)
    assert (rolled.table, rolled.dice, rolled.result) == (spell, (red, white), result)
    (chosen,) = told(events, DieSet)
    assert (chosen.who, chosen.table, chosen.number) == ("witch_king", spell, red)
    assert state.sheet(seat_of(state, "witch_king")).red_dice == ()


@rule("MR-14.5.7")
def test_with_one_die_he_chooses_the_result() -> None:
    state = magicians("witch_king", "elf", witch_king=())
    for card in (WAND, "lucky_charm"):
        give(state, card, seat_of(state, "witch_king"))
    takes_effect(state, "curse", "witch_king", "elf")
    events = plays(state, "set-die 3", dice=())
    assert [(event.dice, event.result) for event in told(events, Rolled)] == [((3,), 3)]
    assert [(event.who, event.curse) for event in told(events, Cursed)] == [("elf", "wither")]


@rule("MR-0.4.5")
def test_modifiers_are_added_after_the_higher_die_is_taken() -> None:
    state = magicians("witch_king", "elf", witch_king=())
    give(state, WAND, seat_of(state, "witch_king"))
    give(state, "cloven_hoof", seat_of(state, "elf"))
    takes_effect(state, "curse", "witch_king", "elf")
    events = plays(state, "set-die 2", dice=(4,))
    assert [(event.dice, event.result) for event in told(events, Rolled)] == [((2, 4), 5)]


@rule("MR-14.5.7")
def test_only_an_active_wand_of_whoever_rolls_counts() -> None:
    state = magicians("witch_king", "elf", witch_king=())
    give(state, WAND, seat_of(state, "witch_king"), active=False)
    events = takes_effect(state, "curse", "witch_king", "elf", dice=(1, 1))
    assert [event.dice for event in told(events, Rolled)] == [(1, 1)]
    state.active = (*state.active, WAND)
    put(state, WAND, "elf")
    events = takes_effect(state, "curse", "witch_king", "elf", dice=(2, 2))
    assert [event.dice for event in told(events, Rolled)] == [(2, 2)]


@rule("MR-14.5.7")
def test_for_a_spell_that_cannot_take_effect_nothing_is_chosen() -> None:
    state = magicians("witch_king", "elf", witch_king=())
    give(state, WAND, seat_of(state, "witch_king"))
    bewitch(state, "pentangle", "elf", "elf")
    takes_effect(state, "curse", "witch_king", "elf")
    assert not asked(state, "witch_king")
    assert state.castings[-1].fate == "cancelled"


@rule("MR-14.5.7", "MR-7.12.1d")
def test_whom_a_blessing_is_for_waves_his_own_wand() -> None:
    state = magicians("white_knight", "elf", white_knight=())
    give(state, WAND, seat_of(state, "elf"))
    takes_effect(state, "small_blessing", "white_knight", "elf")
    assert asked(state, "elf")
    events = plays(state, "set-die 6", dice=(1,))
    assert [(event.who, event.wish) for event in told(events, WishGranted)] == [("elf", "strength")]


def stones_and_wand(**options: bool) -> RealmState:
    """The Sorceror hurls Fiery Blast at a Giant and an Ogre who have not turned away."""
    foes = (Foe("giant-1", "sorceror"), Foe("ogre-1", "sorceror"))
    state = combat("sorceror", foes=foes, **options)
    give(state, WAND)
    targets = ("giant-1", "ogre-1")
    state.castings = (Casting("sorceror", "fiery_blast", "chit:4", "clearing", 1, targets, direction=2),)
    return state


@rule("MR-14.5.7", "MR-7.9.1")
def test_for_an_attack_spell_he_chooses_one_red_die_for_each_blow_of_the_moment() -> None:
    state = stones_and_wand()
    assert not told(resolve(state), Rolled)
    assert asked(state, "sorceror")
    assert not told(plays(state, "set-die 1"), Rolled)
    assert asked(state, "sorceror")
    events = plays(state, "set-die 6", dice=(2, 3))
    rolls = [(event.table, event.dice) for event in told(events, Rolled)]
    assert rolls == [("missile", (1, 2)), ("missile", (6, 3))]


@rule("MR-14.5.7", "MR-10.11.6")
def test_it_counts_on_another_missile_table_too() -> None:
    state = stones_and_wand(revised_missile=True)
    resolve(state)
    plays(state, "set-die 1", "set-die 1", dice=(1, 1))
    assert state.fight is not None
    assert {one.victim for one in state.fight.kills} == {"giant-1", "ogre-1"}


@rule("MR-14.5.7")
def test_weapons_are_none_of_its_business() -> None:
    state = combat("elf", foes=("ogre-1",))
    give(state, WAND)
    fight = chit(state, "elf", "fight L3*")
    state.plays["elf"] = Play(target="ogre-1", attack=fight, attack_direction=1)
    state.push(Resolve())
    events = Resolve().run(state, CombatScript((2,)))  # he is an Archer
    assert [(event.table, event.dice) for event in told(events, Rolled)] == [("missile", (2,))]


@rule("MR-14.5.7", "MR-7.12.1b")
@pytest.mark.parametrize(("monster", "table"), [("imp", "curse"), ("demon", "power_of_the_pit")])
@pytest.mark.parametrize("rolls", ["victim", "monster"])
def test_the_victim_of_a_demon_chooses_if_he_rolls(monster: str, table: str, rolls: str) -> None:
    state = combat("captain", foes=(Foe(monster, "captain"),), demon_rolls=rolls)
    give(state, WAND)
    if rolls == "monster":
        state.push(Resolve())
        events = Resolve().run(state, CombatScript((6, 6)))
    else:
        resolve(state)
        assert asked(state, "captain")
        events = plays(state, "set-die 6", dice=(1,))
    assert [event.table for event in told(events, Rolled)] == [table]
    assert told(events, Rolled)[0].result == 6


@rule("MR-14.5.7", "MR-16.14.1")
def test_who_is_lost_chooses_a_way() -> None:
    state = awake("elf", at="ruins-1")
    give(state, WAND)
    bewitch(state, "lost", "elf", "elf")
    assert not told(live(state, "move ruins-2 ordinary"), Moved)
    assert asked(state, "elf")
    events = state.play(0, game.read("set-die 4"), Script((1,)))
    assert [event.clearing for event in told(events, Moved)] == ["ruins-4"]


@rule("MR-14.5.7", "MR-7.12.1c")
@pytest.mark.parametrize(
    ("script", "table"), [((6, 1), "curse"), ((5, 1), "power_of_the_pit")], ids=["curse", "pit"]
)
def test_whoever_finds_trouble_chooses_too(script: tuple[int, int], table: str) -> None:
    state = at_circle("captain")
    give(state, WAND)
    loot(state, CIRCLE, *script)
    assert asked(state, "captain")
    events = state.play(0, game.read("set-die 6"), Script((2,)))
    assert [(event.table, event.dice) for event in told(events, Rolled)] == [(table, (6, 2))]
    assert state.fight is None


@rule("MR-14.5.7", "MR-7.12.1c")
def test_the_skeleton_and_runes_curse_by_his_choice() -> None:
    state = at_site("lair")
    give(state, WAND)
    cards = state.piles["lair"].cards
    loot(state, "lair", 1, 1, "mouldy_skeleton")
    assert cards != state.piles["lair"].cards  # what it wears lies there before the curse is rolled for
    events = state.play(0, game.read("set-die 1"), Script((1,)))
    assert [event.curse for event in told(events, Cursed)] == ["eyemist"]
    state = awake("wizard", at="ruins-1")
    for card in (WAND, "enchanters_skull"):
        give(state, card)
    state.spell_piles["enchanters_skull"] = ("fog",)
    read(state, "wizard", Read("enchanters_skull", "top"), Script((5,)))
    assert asked(state, "wizard")


@rule("MR-14.5.7", "MR-14.4.5")
def test_the_claw_grants_the_wish_and_the_curse_of_his_choice() -> None:
    state = awake("captain", at="ruins-1")
    give(state, WAND)
    give(state, "withered_claw", active=False)
    pause(state)
    state.play(0, game.read("activate withered_claw"), Script(()))
    assert asked(state, "captain")
    events = state.play(0, game.read("set-die 5"), Script((1,)))
    assert [event.wish for event in told(events, WishGranted)] == ["health"]
    assert [event.curse for event in told(events, Cursed)] == ["ashes"]
    assert len(told(events, Rolled)) == 1


@rule("MR-14.5.7", "MR-0.6.1")
def test_everybody_sees_what_the_red_die_will_show() -> None:
    state = stones_and_wand()
    resolve(state)
    plays(state, "set-die 2")
    assert [one.red_dice for one in state.view(None).characters] == [(2,)]
