"""MR-15.5.1: whoever has absorbed a monster is it, as long as the spell is energized."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.carrying import own_strength, too_heavy
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.attacks import attack_by_character, second_attack
from fabula.games.realm.combat.hits import is_dead, kill
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.means import means_for
from fabula.games.realm.combat.outcomes import HitBy
from fabula.games.realm.combat.resolution import Resolve
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import change_stance, fight_of, put_on_sheet, write_fight, write_play
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.durations import (
    end_spell,
    expire_at_midnight,
)
from fabula.games.realm.magic.events import BecameHimself, SpellCancelled
from fabula.games.realm.magic.flights import has_wings
from fabula.games.realm.magic.runes import has_magic
from fabula.games.realm.magic.shapes import creature_name, essence_of, must_fly
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, offered, plays
from realm.magic.spellcraft import act, bewitch, commit, magicians, resolve, takes_effect
from realm.playing import give, know, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def absorbed(monster: str, *others: str, foes: tuple[str, ...] = ()) -> RealmState:
    """The Witch King has absorbed this monster in a combat."""
    state = magicians("witch_king", *others, foes=(monster, *foes), witch_king=("absorb_essence",))
    takes_effect(state, "absorb_essence", "witch_king", monster)
    return state


@rule("MR-15.5.1", "MR-7.10.5")
def test_the_caster_becomes_the_monster_and_keeps_his_things() -> None:
    state = magicians("witch_king", foes=("giant-1",), witch_king=("absorb_essence",))
    give(state, "lucky_charm")
    give(state, "golden_icon", active=False)
    assert too_heavy(state, "witch_king", in_cave=False) == ("golden_icon",)
    takes_effect(state, "absorb_essence", "witch_king", "giant-1")
    assert creature_name(state, "witch_king") == essence_of(state, "witch_king") == "giant-1"
    assert {"lucky_charm", "golden_icon"} <= {*belongings(state, "witch_king")}
    assert "lucky_charm" not in state.active
    assert own_strength(state, "witch_king", in_cave=False) == LEVEL["T"]
    assert too_heavy(state, "witch_king", in_cave=False) == ()


@rule("MR-15.5.1a")
def test_any_monster_can_be_named_but_nobody_who_is_only_turned_into_one() -> None:
    people = (Servant("ogre-1"), Servant("ogre-2", controlled=True))
    king = Fighter("witch_king", hirelings=people)
    state = magicians(king, "elf", foes=(Foe("giant-1", "elf"),), witch_king=("absorb_essence",))
    bewitch(state, "transform", "elf", "elf", detail="dragon")
    seat = seat_of(state, "witch_king")
    act(state, witch_king=next(text for text in offered(state, seat) if "absorb_essence" in text))
    assert {*offered(state, seat)} == {"aim giant-1", "aim ogre-1", "aim ogre-2", "pass"}


@rule("MR-15.5.1b")
def test_the_two_are_one_even_while_the_spell_is_inert() -> None:
    state = magicians("witch_king", "elf", foes=("giant-1",), witch_king=("absorb_essence",))
    bewitch(state, "elven_grace", "elf", "giant-1")
    write_play(state, "elf", target="giant-1")
    takes_effect(state, "absorb_essence", "witch_king", "giant-1")
    assert state.stances == {}
    assert state.plays["elf"].target == ""
    assert [row.spell for row in state.bewitched] == ["absorb_essence"]
    assert state.places["giant-1"] == "absorbed"
    state.day = 8
    assert told(expire_at_midnight(state), BecameHimself)
    assert creature_name(state, "witch_king") == ""
    assert state.places["giant-1"] == "absorbed"
    state.day, state.monster_roll = 7, state.box.monsters["giant"].row or 0
    seventh_day(state)
    assert state.places["giant-1"] == "absorbed"


@rule("MR-15.5.1c", "MR-7.10.9")
def test_who_kills_the_caster_kills_the_monster_too() -> None:
    state = absorbed("giant-1", "elf")
    king, elf = seat_of(state, "witch_king"), seat_of(state, "elf")
    know(state, king, notoriety=10)
    know(state, elf, kills=1, fame=0, notoriety=0)
    kill(state, "witch_king", "elf", "MR-6.9.5")
    share_spoils(state)
    giant, sheet = state.box.monsters["giant"], state.sheet(elf)
    assert (sheet.fame, sheet.notoriety, sheet.kills) == (giant.fame, 10 + giant.notoriety, 3)
    assert state.places["giant-1"] == "dead"


@rule("MR-15.5.1b", "MR-7.4.5")
def test_what_has_been_absorbed_is_no_target_for_slower_spells() -> None:
    state = magicians("witch_king", "elf", foes=("giant-1",), witch_king=("absorb_essence",))
    state.castings = (Casting("elf", "elven_grace", "chit:1", "clearing", 5, ("giant-1",)),)
    events = takes_effect(state, "absorb_essence", "witch_king", "giant-1", time=3)
    assert [event.who for event in told(events, SpellCancelled)] == ["elf"]
    assert [row.spell for row in state.bewitched] == ["absorb_essence"]


@rule("MR-15.5.1", "MR-7.4.5")
@pytest.mark.parametrize("time", [2, 3])
def test_a_monster_that_the_pit_has_taken_is_not_absorbed(time: int) -> None:
    state = magicians("witch_king", "wizard", foes=("giant-1",), witch_king=("absorb_essence",))
    means = commit(state, "witch_king", "absorb_essence")
    state.castings = (Casting("witch_king", "absorb_essence", means, "clearing", 3, ("giant-1",)),)
    events = takes_effect(state, "power_of_the_pit", "wizard", "giant-1", time=time, dice=(2, 2))
    share_spoils(state)
    assert state.places["giant-1"] == "dead"
    assert essence_of(state, "witch_king") == ""
    assert [event.who for event in told(events, SpellCancelled)] == ["witch_king"]


@rule("MR-15.5.1d")
def test_a_broken_spell_lets_the_monster_out() -> None:
    state = absorbed("giant-1")
    end_spell(state, state.bewitched[0], "MR-7.6.5")
    assert state.places["giant-1"] == state.places["witch_king"]
    assert creature_name(state, "witch_king") == ""


@rule("MR-15.5.1e", "MR-7.10.3")
def test_he_plays_either_side_of_a_medium_or_heavy_monster() -> None:
    state = absorbed("ogre-1", foes=("giant-1",))
    ogre = state.box.monsters["ogre"]
    moves = {means.time for means in means_for(state, "witch_king", "move")}
    assert moves == {ogre.light.move, ogre.dark.move}
    assert ogre.light.attack is not None
    assert ogre.dark.attack is not None
    fights = {means.name for means in means_for(state, "witch_king", "fight")}
    light, dark = ogre.light.attack, ogre.dark.attack
    assert fights == {
        f"creature:fight-light:{light.strength}{light.time}",
        f"creature:fight-dark:{dark.strength}{dark.time}",
    }
    write_play(state, "witch_king", target="giant-1", attack=max(fights), attack_direction=2)
    attack = attack_by_character(state, "witch_king")
    assert attack is not None
    assert (attack.time, attack.strength, attack.stars, attack.length, attack.red) == (
        light.time,
        LEVEL[light.strength],
        light.stars,
        ogre.length,
        False,
    )


@rule("MR-15.5.1f")
def test_a_tremendous_one_is_red_only_towards_whom_it_has_hit() -> None:
    state = absorbed("giant-1", foes=("ogre-1", "tremendous_dragon-1"))
    giant = state.box.monsters["giant"]
    assert {means.time for means in means_for(state, "witch_king", "move")} == {giant.light.move}
    (fight,) = means_for(state, "witch_king", "fight")
    for foe in ("ogre-1", "tremendous_dragon-1"):
        state.stances.pop(foe, None)
    write_play(state, "witch_king", target="tremendous_dragon-1", attack=fight.name, attack_direction=1)
    put_on_sheet(state, "tremendous_dragon-1", "tremendous_dragon-1", "")
    change_stance(state, "tremendous_dragon-1", direction=1)
    state.push(Resolve())
    Resolve().run(state, CombatScript(()))
    assert not is_dead(state, "tremendous_dragon-1")
    assert fight_of(state).grips == (("witch_king", "tremendous_dragon-1"),)
    assert len(means_for(state, "witch_king", "fight")) == 2
    write_play(state, "witch_king", attack=means_for(state, "witch_king", "fight")[1].name)
    attack = attack_by_character(state, "witch_king")
    assert attack is not None
    assert attack.red
    write_play(state, "witch_king", target="ogre-1")
    assert len(means_for(state, "witch_king", "fight")) == 1


@rule("MR-15.5.1f")
def test_it_turns_back_when_its_victim_is_dead() -> None:
    state = absorbed("giant-1", foes=("ogre-1", "ogre-2"))
    write_fight(state, grips=(("witch_king", "ogre-1"),))
    kill(state, "ogre-1", "witch_king", "MR-6.9.1")
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert fight_of(state).grips == ()


@rule("MR-15.5.1f")
@pytest.mark.parametrize(("target", "stays"), [("ogre-2", False), ("ogre-1", True), ("", True)])
def test_it_turns_back_for_good_when_he_changes_targets(target: str, *, stays: bool) -> None:
    state = absorbed("giant-1", foes=("ogre-1", "ogre-2"))
    write_fight(state, grips=(("witch_king", "ogre-1"),))
    write_play(state, "witch_king", target=target)
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    write_play(state, "witch_king", target="ogre-1")
    assert len(means_for(state, "witch_king", "fight")) == 1 + stays


@rule("MR-15.5.1g")
def test_a_head_or_club_is_a_second_attack_on_his_target() -> None:
    state = absorbed("giant-1", foes=("ogre-1",))
    part = state.box.monsters["giant"].part
    assert part is not None
    state.castings = ()
    plays(state, "pass", "target ogre-1", "pass", "pass")
    light, dark = (f"{side.strength}{side.time}" for side in (part.light, part.dark))
    thrusts = {text for text in offered(state) if " thrust " in text}
    assert thrusts == {
        f"strike thrust creature:part-light:{light}",
        f"strike thrust creature:part-dark:{dark}",
    }
    scratch = state.copy()
    events = plays(scratch, f"strike swing creature:part-dark:{dark}", "place ogre-1 swing", dice=NO_TURN)
    hit = next(event for event in told(events, HitBy) if event.attacker == "witch_king")
    assert (hit.direction, hit.how) == ("swing", "intercept")
    write_play(state, "witch_king", second=f"creature:part-dark:{dark}", second_direction=1)
    attack = second_attack(state, "witch_king")
    assert attack is not None
    assert (attack.target, attack.time, attack.length) == ("ogre-1", part.dark.time, part.length)
    assert attack_by_character(state, "witch_king") is None


@rule("MR-15.5.1h")
def test_as_a_demon_he_casts_its_spell_and_records_spells_of_its_type() -> None:
    state = magicians("wizard", foes=("demon", "ogre-1"), wizard=("absorb_essence",))
    casts = state.box.monsters["demon"].light.casts
    assert casts is not None
    state.spell_piles["black_book"] = (casts.spell,)
    assert not has_magic(state, "wizard", "black_book", 0)
    takes_effect(state, "absorb_essence", "wizard", "demon")
    assert has_magic(state, "wizard", "black_book", 0)
    light = next(means for means in means_for(state, "wizard", "fight") if "light" in means.name)
    write_play(state, "wizard", target="ogre-1", attack=light.name, attack_direction=1)
    attack = attack_by_character(state, "wizard")
    assert attack is not None
    assert (attack.casts, attack.time) == (casts.spell, casts.time)


@rule("MR-15.5.1")
def test_a_flying_monster_has_wings_and_may_walk() -> None:
    state = absorbed("giant_bat-1")
    assert has_wings(state, "witch_king")
    assert not must_fly(state, "witch_king")


@rule("MR-15.5.1b", "MR-7.6.2", "MR-7.4.6b")
@pytest.mark.parametrize("other", ["absorb_essence", "guide_spider_or_octopus"])
def test_what_has_been_absorbed_is_no_target_at_that_very_moment_either(other: str) -> None:
    """Nobody else absorbs the Octopus, and it serves nobody: it is in no clearing."""
    state = magicians("druid", "witch_king", foes=("octopus",), druid=())
    state.castings = tuple(
        Casting(who, spell, commit(state, who, spell), "clearing", 3, ("octopus",))
        for who, spell in (("witch_king", "absorb_essence"), ("druid", other))
    )
    resolve(state)
    assert "octopus" not in state.hired or state.places["octopus"] in state.atlas.clearings
    assert len([row for row in state.bewitched if row.detail == "octopus"]) == 1
