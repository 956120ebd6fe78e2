"""MR-13: special advantages make a difference to what comes of a day."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.assignment import eligible, prey
from fabula.games.realm.combat.attacks import Attack, blow_of
from fabula.games.realm.combat.evening import battlefields
from fabula.games.realm.combat.fatigue import Tire
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.day.actions import Read
from fabula.games.realm.day.events import ChitChanged, Hid, Moved, Rolled
from fabula.games.realm.day.findings import Awakened, Cursed
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.magic.runes import read
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Individual
from fabula.testing import rule
from realm.combat.fighting import chit, combat, offered, plays, with_people
from realm.dealing import among, say
from realm.playing import Script, awake, give, know, live, refusal, told

if TYPE_CHECKING:
    from fabula.core import Event

SKULL = "enchanters_skull"


def reads(who: str, *dice: int) -> list[Event]:
    """Somebody reads the runes of an artifact."""
    state = awake(who, at="ruins-1")
    give(state, SKULL)
    state.spell_piles[SKULL] = ("fog",)
    script = Script(dice)
    events = read(state, who, Read(SKULL, "top"), script)
    script.finish()
    return events


@rule("MR-13.9.4", "MR-13.10.1", "MR-13.15.1")
@pytest.mark.parametrize("who", ["pilgrim", "sorceror", "wizard"])
def test_the_learned_read_runes_that_others_do_not(who: str) -> None:
    assert told(reads(who, 2), Awakened)
    assert not told(reads("captain", 2, 6), Awakened)


@rule("MR-13.8.2", "MR-13.13.1")
@pytest.mark.parametrize("who", ["magician", "witch"])
def test_knowledge_keeps_a_curse_away(who: str) -> None:
    assert told(reads(who, 5, 1), Awakened)
    assert told(reads("captain", 5, 1, 1, 1), Cursed)


@rule("MR-13.15.2")
def test_the_wizard_walks_a_hidden_path_on_his_first_day() -> None:
    events = live(awake("wizard", at="ruins-1"), "move ruins-5 ordinary")
    assert [event.clearing for event in told(events, Moved)] == ["ruins-5"]
    assert not told(live(awake("captain", at="ruins-1"), "move ruins-5 ordinary"), Moved)


@rule("MR-13.1.2")
def test_the_amazon_goes_further_than_others() -> None:
    way = [f"move ruins-{number} ordinary" for number in (2, 1, 2, 1)]
    events = live(awake("amazon", at="ruins-1"), *way, "move ruins-2 stamina")
    assert len(told(events, Moved)) == 5
    state = awake("captain", at="ruins-1")
    assert refusal(state, "move ruins-2 stamina").reason == "no-extra-phase"


@rule("MR-13.2.1", "MR-13.12.1")
@pytest.mark.parametrize(("who", "source"), [("berserker", "robust"), ("white_knight", "health")])
def test_who_is_hale_rests_once_more(who: str, source: str) -> None:
    state = awake(who, at="ruins-1")
    tired = tuple(
        "fatigued" if chit.asterisks == 1 else "active" for chit in state.box.characters[who].chits(4)
    )
    know(state, chits=tired)
    live(state, f"rest {source}")
    events = state.play(0, state.choices(0).actions[0], Script(()))
    assert [event.becomes for event in told(events, ChitChanged)] == ["active"]
    assert refusal(awake("captain", at="ruins-1"), f"rest {source}").reason == "no-extra-phase"


@rule("MR-13.7.1")
def test_the_elf_hides_at_the_fifth_try() -> None:
    script = (*(6, 6) * 4, 1, 1)
    events = live(awake("elf", at="ruins-1"), *["hide ordinary"] * 4, "hide elusiveness", script=script)
    assert len(told(events, Hid)) == 1


@rule("MR-13.8.1")
def test_the_magician_alerts_once_more() -> None:
    state = awake("magician", at="ruins-1")
    live(state, "alert magical_paraphernalia")
    events = state.play(0, game.read("rouse 5"), Script(()))
    changed = told(events, ChitChanged)[0]
    assert (changed.chit, changed.becomes) == (5, "alerted")
    assert refusal(awake("captain", at="ruins-1"), "alert magical_paraphernalia").reason == "no-extra-phase"


@rule("MR-13.1.2")
def test_the_amazon_rides_with_her_extra_phase() -> None:
    state = awake("amazon", at="ruins-2")
    give(state, "pony_m3_m5")
    events = live(state, "ride ruins-1 ruins-4 stamina")
    assert [event.clearing for event in told(events, Moved)] == ["ruins-1", "ruins-4"]


@rule("MR-13.2.3", "MR-13.2.5")
def test_the_berserk_chit_tires_like_a_fight() -> None:
    """Its two asterisks are all the effort of the round, and one of them is due, of a Fight."""
    state = combat(Fighter("berserker", hidden=True), foes=(Foe("ogre-1"),))
    berserk = chit(state, "berserker", "berserk T4**")
    plays(state, "fight-on", "done", f"rage {berserk}", "pass", "pass", "pass")
    top = state.agenda[-1]
    assert isinstance(top, Tire)
    assert (top.left, top.moves, top.fights) == (1, 0, 2)
    printed = state.box.characters["berserker"].chits(4)
    tiring = [printed[int(text.split()[1]) - 1] for text in offered(state)]
    assert {each.action for each in tiring} == {"fight"}
    fights = [number for number, each in enumerate(printed) if each.action == "fight"]
    know(state, chits=tuple("wounded" if number in fights else "active" for number in range(12)))
    assert offered(state) == [f"spend {berserk.removeprefix('chit:')}"]


@rule("MR-13.3.2", "MR-13.12.2")
@pytest.mark.parametrize(("who", "dice", "result"), [("black_knight", 1, 5), ("white_knight", 2, 4)])
def test_fear_and_honor_count_when_hiring(who: str, dice: int, result: int) -> None:
    state = among(who, "soldiers", phase="hire", gold=0)
    (rolled,) = told(say(state, "enlist soldiers", *(5,) * dice), Rolled)
    assert (len(rolled.dice), rolled.result) == (dice, result)


@rule("MR-13.6.5")
def test_the_duck_chit_tires_like_a_move() -> None:
    state = combat(Fighter("dwarf", items=()), foes=("ogre-1",))
    duck, fight = (chit(state, "dwarf", text) for text in ("duck T3*", "fight T5*"))
    plays(state, "pass", "target ogre-1", f"strike thrust {fight}", f"maneuver duck {duck}")
    plays(state, "place ogre-1 swing", dice=(4, 1, 1))
    top = state.agenda[-1]
    assert isinstance(top, Tire)
    assert (top.left, top.moves, top.fights) == (1, 1, 1)
    assert f"spend {duck.removeprefix('chit:')}" in offered(state)


@rule("MR-13.9.3")
@pytest.mark.parametrize("fiend", ["demon", "winged_demon", "imp"])
def test_fiends_come_to_the_people_of_the_pilgrim(fiend: str) -> None:
    state = combat(with_people("pilgrim", "C2"), foes=(Foe(fiend),))
    assert eligible(state, fiend) == (0,)
    assert prey(state, fiend, 0) == ("C2",)
    assert f"lure-with C2 {fiend}" in offered(state)
    assert f"lure {fiend}" not in offered(state)


@rule("MR-13.11.1")
def test_in_the_evening_the_swordsman_rolls_two_dice() -> None:
    state = combat(Fighter("swordsman", items=()), foes=(Foe("B1"), Foe("B2")), met=False)
    (rolled,) = told(plays(state, "roll", dice=(2, 3)), Rolled)
    assert rolled.dice == (2, 3)


@rule("MR-13.13.4")
def test_the_familiar_is_in_no_combat() -> None:
    state = awake("witch", at="ruins-1", combat="on")
    put(state, "familiar", "ruins-2")
    put(state, "ogre-1", "ruins-2")
    assert battlefields(state) == ()
    put(state, "ogre-1", "ruins-1")
    assert battlefields(state) == ("ruins-1",)
    fight = combat("witch", foes=(Foe("ogre-1"),))
    fight.enroll("familiar", Individual(0))
    put(fight, "familiar", fight_of(fight).clearing)
    fight.write("witch", hidden=True)
    assert eligible(fight, "ogre-1") == ()


@rule("MR-13.14.2")
def test_the_witch_king_enchants_with_his_extra_phase() -> None:
    """The first of the phases in a row prepares, so the fifth makes a fourth enchantment."""
    for extra, enchantments in (((), 3), (("enchant aura_of_power",), 4)):
        state = awake("witch_king", at="ruins-1")
        live(state, *("enchant ordinary",) * 4, *extra)
        for _ in range(enchantments):
            assert isinstance(state.agenda[-1], Enchanting)
            state.play(0, state.choices(0).actions[0], Script(()))
        assert not isinstance(state.agenda[-1], Enchanting)


@rule("MR-13.16.1")
@pytest.mark.parametrize("tile", ["deep", "linden", "maple", "nut", "oak", "pine"])
def test_the_woods_girl_hides_with_one_die_in_each_of_the_woods(tile: str) -> None:
    events = live(awake("woods_girl", at=f"{tile}_woods-2"), "hide ordinary", script=(5,))
    assert [event.dice for event in told(events, Rolled)] == [(5,)]


@rule("MR-13.16.1")
def test_other_woods_are_no_help_to_the_woods_girl() -> None:
    state = awake("woods_girl", at="ruins-1")
    woods = [
        name
        for name, clearing in state.atlas.clearings.items()
        if clearing.kind == "woods" and not clearing.tile.endswith("_woods")
    ]
    assert len(woods) > 10
    for name in woods:
        put(state, "woods_girl", name)
        day = state.copy()
        (rolled,) = told(live(day, "hide ordinary", script=(6, 6)), Rolled)
        assert rolled.dice == (6, 6)


@rule("MR-13.16.2")
def test_the_woods_girl_throws_two_dice_with_anything_but_a_bow() -> None:
    state = combat(Fighter("woods_girl", items=()), foes=("ogre-1",))
    script = CombatScript((3, 2))
    mixture = Attack("woods_girl", "ogre-1", 1, 1, 11, 2, missile="alchemists_mixture")
    blow_of(state, mixture, script)
    script.finish()
