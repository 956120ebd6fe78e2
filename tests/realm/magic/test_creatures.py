"""MR-7.10.3 to MR-7.10.9: creatures in combat."""

from __future__ import annotations

import pytest

from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.attacks import Blow as Hit
from fabula.games.realm.combat.counters import counter, counters_of, is_tremendous, move_time
from fabula.games.realm.combat.fatigue import tiring
from fabula.games.realm.combat.hits import is_dead
from fabula.games.realm.combat.kills import worth_of
from fabula.games.realm.combat.means import means_for
from fabula.games.realm.combat.outcomes import Killed, Wounded
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Play, is_red, write_play
from fabula.games.realm.combat.spoils import plunder
from fabula.games.realm.components.kinds import Blow
from fabula.games.realm.day.tolls import tolls
from fabula.games.realm.magic.casting import Casting, end_castings
from fabula.games.realm.magic.curses import strike
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.magic.events import SpellCancelled
from fabula.games.realm.magic.pit import open_pit
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.scoring.victory import points_at_end
from fabula.testing import rule
from realm.combat.fighting import chit, combat, melee, offered, plays
from realm.combat.test_hits import struck
from realm.magic.spellcraft import bewitch, commit, magicians, state_of, takes_effect, turn_into
from realm.playing import give, know, seat_of, told

N, L, M, H, T = range(5)


@rule("MR-7.10.2")
def test_a_creature_casts_nothing() -> None:
    state = magicians("witch_king", "elf", witch_king=("transform",))
    assert any("transform" in text for text in offered(state, seat_of(state, "witch_king")))
    turn_into(state, "lion", "witch_king", "elf")
    assert not any(text.startswith("cast") for text in offered(state, seat_of(state, "witch_king")))


@rule("MR-7.10.5")
def test_what_is_transmorphized_still_counts_and_still_falls_to_the_killer() -> None:
    state = magicians("elf", "captain", elf=())
    give(state, "sacred_grail", seat_of(state, "elf"), active=False)
    before = points_at_end(state, seat_of(state, "elf"))
    turn_into(state, "lion", "elf", "elf")
    assert points_at_end(state, seat_of(state, "elf")) == before
    plunder(state, "elf", ("captain",))
    assert {"sacred_grail", "light_bow-1"} <= {*belongings(state, "captain")}


@rule("MR-7.10.3", "MR-16.13.1")
def test_a_creature_plays_its_own_values_without_effort() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=())
    turn_into(state, "lion", "elf")
    (fight,), (move,) = (means_for(state, "elf", use) for use in ("fight", "move"))
    assert (fight.shown, move.shown) == ("H3", "H4")
    assert means_for(state, "elf", "magic") == ()
    plays(state, "pass", "target ogre-1")
    assert {text for text in offered(state) if "thrust" in text} == {"strike thrust creature:fight:H3"}
    play = Play(
        target="ogre-1",
        attack="creature:fight:H3",
        attack_direction=1,
        maneuver=move.name,
        maneuver_direction=2,
    )
    events = melee(state, {"elf": play}, {"elf": ("dodge", move.name)})
    assert is_dead(state, "ogre-1")
    assert told(events, Killed)[0].killer == "elf"
    assert tiring(state, "elf") is None


@rule("MR-7.10.3")
@pytest.mark.parametrize(("creature", "move"), [("bird", "L1"), ("squirrel", "L2"), ("frog", "L3")])
def test_harmless_creatures_only_maneuver(creature: str, move: str) -> None:
    state = magicians("elf", foes=("ogre-1",), elf=())
    turn_into(state, creature, "elf")
    assert means_for(state, "elf", "fight") == ()
    moves = (*means_for(state, "elf", "move"), *means_for(state, "elf", "fly"))
    assert [means.shown for means in moves] == [move]


@rule("MR-7.10.3")
def test_the_chits_of_a_creature_can_be_neither_used_nor_hurt() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=())
    chits = state.sheet(0).chits
    write_play(state, "elf", acted=(chit(state, "elf", "move L3*"), chit(state, "elf", "move L3*")))
    row = turn_into(state, "lion", "elf")
    assert tiring(state, "elf") is None
    assert tolls(state, "elf") == ()
    for die in (3, 4, 5):
        open_pit(state, "elf", "elf", "elf", CombatScript((die, die)), "MR-15.5.6")
    strike(state, "elf", "wither", "MR-16.12.3")
    committed = int(row.means.removeprefix("chit:")) - 1
    now = state.sheet(0).chits
    assert [one for n, one in enumerate(now) if n != committed] == [
        one for n, one in enumerate(chits) if n != committed
    ]
    end_spell(state, row, "MR-7.6.5")
    assert "active" not in {
        one
        for one, printed in zip(state.sheet(0).chits, state.box.characters["elf"].chits(4), strict=True)
        if printed.asterisks
    }


@rule("MR-7.10.4")
def test_a_creature_is_killed_or_not_hurt_at_all() -> None:
    state = combat(Fighter("black_knight"), foes=("ogre-1",))
    turn_into(state, "lion", "black_knight")
    events = struck(state, "black_knight", Hit(M, 0), shield=1)
    assert not told(events, Wounded)
    assert not is_dead(state, "black_knight")
    events = struck(state, "black_knight", Hit(M, 1), shield=1)  # no armor takes the star away
    assert told(events, Killed)[0].rule == "MR-7.10.4"
    assert state.places["shield-1"] == "black_knight"


@rule("MR-7.10.4")
@pytest.mark.parametrize("armored", [False, True])
def test_the_dragon_has_no_armor_but_by_the_option(armored: bool) -> None:
    state = combat("elf", foes=("ogre-1",), armored_transform_dragon=armored)
    turn_into(state, "dragon", "elf")
    struck(state, "elf", Hit(H, 1))
    assert is_dead(state, "elf") != armored


@rule("MR-7.10.7")
def test_a_denizen_has_the_values_of_the_creature() -> None:
    state = magicians("elf", foes=(Foe("giant-1", dark=True), "ogre-1"), elf=())
    assert counters_of(state, "giant-1") == ("giant-1", "giant_club-1")
    assert is_red(state, "giant-1")
    row = turn_into(state, "lion", "giant-1")
    shown = counter(state, "giant-1")
    assert (shown.attack, shown.size, shown.length, shown.armored) == (Blow("H", 3), "H", 0, False)
    assert move_time(state, "giant-1") == 4
    assert counters_of(state, "giant-1") == ("giant-1",)
    assert not is_red(state, "giant-1")
    assert not is_tremendous(state, "giant-1")
    end_spell(state, row, "MR-7.6.5")
    assert counters_of(state, "giant-1") == ("giant-1", "giant_club-1")


@rule("MR-7.10.7")
def test_the_horse_of_a_native_vanishes_meanwhile_and_he_still_attacks() -> None:
    state = magicians("captain", foes=(Foe("L1", "captain"),), captain=())
    row = turn_into(state, "eagle", "L1", "captain")
    assert {*state.stances} == {"L1"}
    assert state.stances["L1"].target == "captain"
    assert move_time(state, "L1") == 2
    end_spell(state, row, "MR-7.6.5")
    assert {*state.stances} == {"L1", "horse-L1"}
    assert state.stances["horse-L1"].target == "captain"


@rule("MR-7.10.8")
def test_other_spells_do_not_change_the_values_of_a_creature() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=())
    for one in ("elf", "ogre-1"):
        bewitch(state, "elven_grace", "elf", one)
        turn_into(state, "frog", one)
    assert [means.time for means in means_for(state, "elf", "move")] == [3]
    assert move_time(state, "ogre-1") == 3


@rule("MR-7.10.9")
def test_a_creature_is_worth_what_it_was() -> None:
    state = magicians("elf", "captain", foes=("giant-1",), elf=())
    know(state, seat_of(state, "captain"), notoriety=12)
    before = worth_of(state, "giant-1"), worth_of(state, "captain")
    turn_into(state, "frog", "giant-1", "elf")
    turn_into(state, "lion", "captain", "elf")
    assert (worth_of(state, "giant-1"), worth_of(state, "captain")) == before


@rule("MR-11.74", "MR-7.4.6a")
def test_a_transformed_caster_does_not_get_to_cast() -> None:
    state = magicians("witch_king", "sorceror", witch_king=("transform",), sorceror=("fiery_blast",))
    means = commit(state, "sorceror", "fiery_blast")
    state.castings = (Casting("sorceror", "fiery_blast", means, "clearing", 4, ("witch_king",)),)
    events = takes_effect(state, "transform", "witch_king", "sorceror", time=2, dice=(2, 2))
    assert creature_name(state, "sorceror") == "lion"
    assert [event.who for event in told(events, SpellCancelled)] == ["sorceror"]
    end_castings(state)
    assert state_of(state, "sorceror", means) == "fatigued"


@rule("MR-7.6.3")
@pytest.mark.parametrize(("other", "becomes"), [("elf", ""), ("ogre-1", "lion")])
def test_two_transforms_of_one_moment_on_one_target_cancel_each_other(other: str, becomes: str) -> None:
    state = magicians("witch_king", "sorceror", "elf", foes=("ogre-1",), witch_king=("transform",))
    means = commit(state, "sorceror", "transform")
    state.castings = (Casting("sorceror", "transform", means, "clearing", 3, (other,)),)
    events = takes_effect(
        state, "transform", "witch_king", "elf", time=3, dice=(2, 2, 2, 2) if becomes else ()
    )
    assert creature_name(state, "elf") == becomes
    assert len(told(events, SpellCancelled)) == (0 if becomes else 2)
