"""What stands further on in the clauses on dealings, people and advantages, and is tested nowhere else."""

from __future__ import annotations

import pytest

from fabula.games.realm.combat.charging import charges
from fabula.games.realm.combat.evening import Battles
from fabula.games.realm.combat.events import GroupBattles
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.day.events import Arrived, Rolled
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.natives.events import Drinks, Met
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.victory import points_at_end
from fabula.games.realm.sheet import Boon
from fabula.testing import rule
from realm.combat.fighting import chit, combat, plays
from realm.combat.test_pacified import pacify
from realm.dealing import bring, lay, lay_gold, offered, say
from realm.playing import (
    Script,
    answer,
    awake,
    give,
    individual,
    know,
    live,
    some_dice,
    told,
)
from realm.turns import hand_in

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


@rule("MR-4.7.4")
def test_a_mission_is_not_traded() -> None:
    state = awake("amazon", "dwarf", at="ruins-1")
    amazon = state.player_of("amazon")
    chit_of = lay_gold(state, "food_ale", "amazon")
    state.settled = ()
    assert chit_of not in state.view(amazon).standing_at.get("dwarf", ())
    answer(state, "rest ordinary", seat=amazon)
    hand_in(state, "amazon")
    assert not [text for text in offered(state) if chit_of in text or "food_ale" in text]


@rule("MR-5.1.3", "MR-5.1.1")
@pytest.mark.parametrize(("boons", "column"), [(0, "neutral"), (1, "unfriendly"), (2, "enemy")])
def test_goblins_who_were_dealt_with_remember_boons(boons: int, column: str) -> None:
    state = awake("captain", at="ruins-1")
    put(state, "goblin_axe-1", "ruins-1")
    pacify(state, "captain", "goblin_axe-1", spell="deal_with_goblins")
    know(state, gold=0, boons=(Boon("goblin", 1),) * boons)
    live(state, "hire ordinary", "rest ordinary")
    met, *_ = told(say(state, "enlist goblin", 4, 4), Met)
    assert met.column == column


@rule("MR-5.2.3")
def test_a_hired_leader_buys_drinks_with_his_own_gold() -> None:
    for gold, drinks in ((9, True), (0, False)):
        state = awake("amazon", at=WOODS)
        know(state, gold=50)
        bring(state, "bashkars", NEXT)
        put(state, "PHQ", NEXT)
        serve(state, "PHQ", 0, until=9)
        state.write("PHQ", gold=gold)
        for text in ("ready", "hire ordinary"):
            answer(state, text)
        hand_in(state, "PHQ")
        if not drinks:
            assert not told(say(state, "enlist bashkars", 2, 2, "amazon"), Drinks)
            continue
        say(state, "enlist bashkars")
        (bought,) = told(say(state, "treat", 5, 5, "amazon"), Drinks)
        assert bought.gold == 6
        assert (state.individual("PHQ").gold, individual(state).gold) == (3, 50)


@rule("MR-8.6.3")
@pytest.mark.parametrize("result", range(1, 7))
def test_no_chit_calls_a_ghost(result: int) -> None:
    for tile, chits in (
        ("cavern", ("ruins_c", "howl_4")),
        ("cliff", ("bones_m", "patter_2")),
        ("oak_woods", ("dank_w",)),
    ):
        state = awake("amazon", at=f"{tile}-2", wild=True)
        for ghost, place in (("ghost-1", "ruins-1"), ("ghost-2", "dead")):
            put(state, ghost, place)
        lay(state, tile, *chits)
        events = live(state, "hide ordinary", script=(1, 1), roll=result)
        assert "ghost" not in {event.monster for event in told(events, Arrived)}
        assert (state.places["ghost-1"], state.places["ghost-2"]) == ("ruins-1", "dead")


@rule("MR-9.2.3")
def test_spells_that_are_only_awakened_do_not_count() -> None:
    state = awake("wizard", at="ruins-1")
    give(state, "glowing_gem")
    turned = state.spell_piles["glowing_gem"]
    state.awakened = turned
    know(state, learned=())
    assert points_at_end(state, 0).usable_spells == 0


@rule("MR-13.2.2")
def test_at_midnight_the_berserker_is_himself_again() -> None:
    state = awake("berserker", at="ruins-1")
    know(state, berserk=True)
    state.push(Midnight())
    state.go_on(some_dice())
    assert not state.sheet(0).berserk


@rule("MR-13.3.2", "MR-13.12.2")
@pytest.mark.parametrize(("who", "dice", "result"), [("black_knight", 1, 5), ("white_knight", 2, 4)])
def test_fear_and_honor_count_in_the_evening_too(who: str, dice: int, result: int) -> None:
    state = combat(Fighter(who, items=()), foes=(Foe("B1"), Foe("B2")), met=False)
    (rolled,) = told(plays(state, "roll", dice=(5,) * dice), Rolled)
    assert (len(rolled.dice), rolled.result) == (dice, result)


@rule("MR-13.6.5")
def test_nobody_charges_with_a_duck() -> None:
    state = combat(Fighter("dwarf"), Fighter("amazon"), foes=())
    duck = chit(state, "dwarf", "duck T3*")
    means = {one.means for one in charges(state, "dwarf")}
    assert means
    assert duck not in means


@rule("MR-13.6.7", "MR-13.16.1")
def test_at_home_every_search_table_takes_one_die() -> None:
    tables = ("peer", "locate", "loot", "reading_runes", "magic_sight", "hide", "meeting")
    for who, home, abroad in (
        ("dwarf", "cavern-3", "ruins-1"),
        ("woods_girl", "deep_woods-2", "ruins-1"),
    ):
        for clearing, dice in ((home, 1), (abroad, 2)):
            state = awake(who, at=clearing)
            assert {throw_on(state, who, table).dice for table in tables} == {dice}


@rule("MR-16.5.5", "MR-16.5.6")
@pytest.mark.parametrize(("die", "result"), [(1, "boon_x1"), (3, "price_x2")])
def test_in_the_evening_a_price_or_a_boon_is_nothing(die: int, result: str) -> None:
    """The Company are the Witch's allies."""
    state = awake("witch", at="ruins-1", combat="on")
    put(state, "C1", "ruins-1")
    know(state, gold=9)
    state.push(Battles(("ruins-1",)))
    events = state.go_on(Script(("ruins-1", die, die)))
    assert [(event.column, event.result) for event in told(events, Met)] == [("ally", result)]
    assert not told(events, GroupBattles)
    assert (individual(state).gold, state.sheet(0).boons) == (9, ())
