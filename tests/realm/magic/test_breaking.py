"""MR-15.6.1, MR-15.8.5: Dissolve Spell and Remedy."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.magic.bewitching import Bewitchment, mark_of
from fabula.games.realm.magic.casting import UNTIED, Casting
from fabula.games.realm.magic.durations import write_row
from fabula.games.realm.magic.events import SpellEnded
from fabula.games.realm.magic.targeting import aim_at
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import bewitch, magicians, resolve, takes_effect
from realm.playing import give, know, seat_of, some_dice, told


@rule("MR-15.6.1", "MR-15.8.5", "MR-7.6.5")
@pytest.mark.parametrize(("spell", "caster"), [("dissolve_spell", "witch_king"), ("remedy", "druid")])
def test_the_spell_that_is_named_is_broken(spell: str, caster: str) -> None:
    state = magicians(caster, "elf", **{caster: (spell,)})
    row = bewitch(state, "bad_luck", "elf", caster, energized=False)
    bewitch(state, "bad_luck", "elf", "elf")
    events = takes_effect(state, spell, caster, f"bad_luck@{caster}")
    assert [(event.spell, event.target) for event in told(events, SpellEnded)] == [("bad_luck", caster)]
    assert row not in state.bewitched
    assert len(state.bewitched) == 1


@rule("MR-15.6.1", "MR-7.6.4")
def test_an_older_spell_is_broken_though_somebody_else_has_just_cast_the_same_one() -> None:
    state = magicians("witch_king", "druid", "elf", witch_king=("dissolve_spell",))
    old = Bewitchment("bad_luck", "druid", "chit:1", ("witch_king",))
    new = Bewitchment("bad_luck", "elf", "chit:1", ("elf",))
    state.bewitched = (old, new)
    state.castings = (Casting("elf", "bad_luck", "chit:1", "clearing", 2, ("elf",), fate="done"),)
    takes_effect(state, "dissolve_spell", "witch_king", "bad_luck@witch_king")
    assert [row.caster for row in state.bewitched] == ["elf"]


@rule("MR-7.6.5")
def test_a_spell_of_control_is_broken_for_those_that_are_here() -> None:
    bats = ("giant_bat-1", "giant_bat-2")
    state = magicians("witch_king", foes=tuple(Foe(bat, "witch_king") for bat in bats))
    takes_effect(state, "control_bats", "witch_king", *bats)
    assert {*state.hired} == {*bats}
    state.castings = ()
    put(state, "giant_bat-2", "ruins-1")
    events = takes_effect(state, "dissolve_spell", "witch_king", "control_bats@giant_bat-1")
    assert [event.target for event in told(events, SpellEnded)] == ["giant_bat-1"]
    assert [*state.hired] == ["giant_bat-2"]
    assert [row.targets for row in state.bewitched] == [("giant_bat-2",)]


@rule("MR-15.6.1")
def test_dissolve_names_what_exists_here_and_no_curse() -> None:
    state = magicians("witch_king", foes=("ogre-1",), witch_king=("dissolve_spell",))
    know(state, curses=("squeak",))
    bewitch(state, "bad_luck", "witch_king", "witch_king")
    bewitch(state, "fog", "witch_king", "high_pass")
    cast = next(text for text in offered(state) if text.startswith("cast dissolve_spell"))
    plays(state, cast)
    assert offered(state) == ["aim bad_luck@witch_king", "pass"]


@rule("MR-15.8.5")
def test_remedy_also_lifts_a_curse() -> None:
    state = magicians("druid", foes=("ogre-1",), druid=("remedy",))
    know(state, curses=("squeak", "ashes"))
    cast = next(text for text in offered(state) if text.startswith("cast remedy"))
    plays(state, cast)
    assert offered(state) == ["aim squeak@druid", "aim ashes@druid", "pass"]
    plays(state, "aim ashes@druid")
    assert state.sheet(seat_of(state, "druid")).curses == ("squeak",)


@rule("MR-15.6.1", "MR-15.8.5")
@pytest.mark.parametrize(("second", "left"), [("", ["lost"]), ("@2", [])])
def test_of_duplicates_the_one_that_was_named_is_broken_and_no_other(second: str, left: list[str]) -> None:
    """Two break spells on the same gem one after the other: both the first one, or one each."""
    state = magicians("witch_king", "sorceror", "elf", witch_king=("dissolve_spell",))
    give(state, "glowing_gem", seat_of(state, "elf"))
    for spell in ("fog", "lost"):
        bewitch(state, "enchant_artifact", "elf", "glowing_gem", detail=spell)
    name = "enchant_artifact@glowing_gem"
    for time, who, aim in ((2, "witch_king", name), (3, "sorceror", f"{name}{second}")):
        state.castings += (Casting(who, "dissolve_spell", "chit:9", "clearing", time),)
        aim_at(state, who, aim, some_dice())
    resolve(state)
    assert [row.detail for row in state.bewitched] == left


@rule("MR-15.8.5", "MR-15.6.3b")
@pytest.mark.parametrize(("where", "left"), [("ruins-1", ()), ("cliff-1", ("squeak",))])
def test_remedy_lifts_a_curse_in_its_clearing_also_of_somebody_who_is_mist(
    where: str, left: tuple[str, ...]
) -> None:
    state = magicians("druid", "elf", foes=("ogre-1",), druid=("remedy",))
    for one in ("druid", "elf"):
        put(state, one, "ruins-1" if one == "druid" else where)
    know(state, seat_of(state, "elf"), curses=("squeak",))
    bewitch(state, "melt_into_mist", "elf", "elf")
    del state.plays["elf"]
    state.castings = (Casting("druid", "remedy", "chit:9", "clearing", 2, ("squeak@elf",)),)
    resolve(state)
    assert state.sheet(seat_of(state, "elf")).curses == left


@rule("MR-15.6.1", "MR-10.8.1")
@pytest.mark.parametrize("aim", ["elf", "witch_king"])
def test_of_spells_that_are_tied_to_no_chit_the_one_that_was_named_is_broken(aim: str) -> None:
    state = magicians("witch_king", "sorceror", "elf", witch_king=("dissolve_spell",))
    state.bewitched = tuple(
        Bewitchment("bad_luck", "sorceror", UNTIED, (one,)) for one in ("elf", "witch_king")
    )
    takes_effect(state, "dissolve_spell", "witch_king", f"bad_luck@{aim}")
    assert [row.targets for row in state.bewitched] == [("witch_king" if aim == "elf" else "elf",)]


@rule("MR-7.6.5", "MR-7.6.6")
def test_a_spell_that_has_lost_a_target_since_it_was_named_is_broken_all_the_same() -> None:
    bats = ("giant_bat-1", "giant_bat-2")
    state = magicians("witch_king", "sorceror", foes=tuple(Foe(bat, "witch_king") for bat in bats))
    row = bewitch(state, "control_bats", "sorceror", *bats)
    aim = Casting("witch_king", "dissolve_spell", "chit:9", "clearing", 3, ("control_bats@giant_bat-1",))
    state.castings = (replace(aim, detail=mark_of(row)),)
    write_row(state, row, targets=bats[1:])
    resolve(state)
    assert state.bewitched == ()
