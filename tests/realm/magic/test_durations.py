"""MR-7.5 to MR-7.7: how long spells last, what breaks them, and when they are energized."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.sheets import write_fight
from fabula.games.realm.day.night import Midnight, Sunset
from fabula.games.realm.day.phases import sources_of
from fabula.games.realm.magic.bewitching import WAITING, Bewitchment, is_shielded, is_under, names_of_rows
from fabula.games.realm.magic.durations import break_spells_of, energize_where_color_is, has_color
from fabula.games.realm.magic.enchanting import turn_tile
from fabula.games.realm.magic.events import SpellEnded, SpellEnergized, SpellInert
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import among, say
from realm.magic.spellcraft import bewitch, magicians, state_of, takes_effect
from realm.playing import awake, give, go_on, know, live, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def night(state: RealmState) -> list[Event]:
    state.push(Midnight())
    return Midnight().run(state, some_dice())


@rule("MR-7.5.1")
def test_an_instant_spell_leaves_nothing_behind() -> None:
    state = magicians("white_knight", foes=("ogre-1",), white_knight=("make_whole",))
    takes_effect(state, "make_whole", "white_knight", "white_knight", means="chit:9")
    assert state.bewitched == ()
    assert [casting.lasts for casting in state.castings] == [False]


@rule("MR-7.5.6", "MR-11.72", "MR-7.9.2", "MR-15.3.6", "MR-3.17.1", "MR-3.1.4")
def test_a_day_spell_ends_at_the_sunset_of_the_next_day() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=("see_hidden_signs",))
    state.day = 5
    takes_effect(state, "see_hidden_signs", "elf", "elf", means="chit:1")
    know(state, chits=("committed", *("active",) * 11))
    assert night(state) == [event for event in night(state) if not isinstance(event, SpellEnded)]
    state.day = 6
    assert sources_of(state, "elf")["see_hidden_signs"] == ("search",)
    state.push(Sunset())
    events = Sunset().run(state, some_dice())
    assert [event.spell for event in told(events, SpellEnded)] == ["see_hidden_signs"]
    assert state_of(state, "elf", "chit:1") == "fatigued"
    assert "see_hidden_signs" not in sources_of(state, "elf")


@rule("MR-7.5.5")
def test_a_combat_spell_ends_at_midnight() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    row = bewitch(state, "elven_grace", "elf", "wizard")
    events = night(state)
    assert [event.spell for event in told(events, SpellEnded)] == ["elven_grace"]
    assert state_of(state, "elf", row.means) == "fatigued"
    assert state.bewitched == ()


@rule("MR-7.5.7", "MR-7.7.1", "MR-7.7.2", "MR-7.7.4", "MR-11.71", "MR-7.5.8")
def test_a_permanent_spell_falls_inert_at_midnight_and_is_energized_where_its_color_is() -> None:
    state = awake("elf", at="ruins-1")
    row = bewitch(state, "sense_danger", "elf", "elf")
    assert is_under(state, "elf", "sense_danger")
    events = night(state)
    assert [event.spell for event in told(events, SpellInert)] == ["sense_danger"]
    assert not is_under(state, "elf", "sense_danger")
    assert state_of(state, "elf", row.means) == "committed"
    turn_tile(state, "elf", "caves")
    put(state, "elf", "caves-1")
    events = energize_where_color_is(state)
    assert [event.spell for event in told(events, SpellEnergized)] == ["sense_danger"]
    put(state, "elf", "ruins-1")
    assert is_under(state, "elf", "sense_danger")
    put(state, "elf", "caves-1")
    assert told(night(state), SpellInert) == []
    assert is_under(state, "elf", "sense_danger")


@rule("MR-7.7.3", "MR-7.2.4")
def test_whoever_walks_to_his_color_is_under_the_spell_at_once() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "sense_danger", "elf", "elf", energized=False)
    give(state, "dragon_essence", active=False)
    put(state, "dragon_essence", "ruins-2")
    events = live(state, "move ruins-2 ordinary")
    assert [event.spell for event in told(events, SpellEnergized)] == ["sense_danger"]


@rule("MR-11.75", "MR-7.7.3")
def test_a_seventh_day_energizes_everywhere() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "world_fades", "elf", "elf", energized=False)
    state.day = 7
    assert len(energize_where_color_is(state)) == 1


@rule("MR-7.7.6")
def test_a_spell_on_a_tile_looks_for_its_color_in_each_clearing() -> None:
    state = awake("elf", at="ruins-1")
    row = bewitch(state, "illusion", "elf", "borderland", energized=False)
    assert not has_color(state, row)
    turn_tile(state, "elf", "borderland")
    assert has_color(state, row)  # Gold is in 2 and 3


@rule("MR-7.6.6")
def test_the_death_of_caster_or_target_breaks_a_spell() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "sense_danger", "elf", "wizard")
    cast_by_item = bewitch(state, "bad_luck", "elf", "elf")
    state.bewitched = (state.bewitched[0], replace(cast_by_item, means="beast_pipes", targets=("wizard",)))
    events = break_spells_of(state, "elf")
    assert [event.spell for event in told(events, SpellEnded)] == ["sense_danger"]
    events = break_spells_of(state, "wizard")
    assert [event.spell for event in told(events, SpellEnded)] == ["bad_luck"]


@rule("MR-7.6.6")
def test_a_dead_magician_leaves_no_spells() -> None:
    state = magicians("elf", "wizard", elf=("illusion",))
    bewitch(state, "illusion", "elf", "ruins")
    die(state, "elf", ())
    assert state.bewitched == ()


@rule("MR-7.6.1")
def test_a_bewitched_one_stays_so_wherever_he_goes() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "bad_luck", "elf", "elf")
    put(state, "elf", "cliff-1")
    assert is_under(state, "elf", "bad_luck")


@rule("MR-7.6.3", "MR-7.6.7", "MR-11.73")
def test_the_stronger_transmorph_nullifies_the_weaker() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "transform", "wizard", "elf")
    mist = bewitch(state, "melt_into_mist", "wizard", "elf")
    assert not is_under(state, "elf", "transform")
    assert is_under(state, "elf", "melt_into_mist")
    state.bewitched = (state.bewitched[0], replace(mist, energized=False))
    assert is_under(state, "elf", "transform")


@rule("MR-15.5.5b", "MR-15.6.3b")
@pytest.mark.parametrize("shield", ["pentangle", "melt_into_mist"])
def test_a_shield_nullifies_what_is_there_and_keeps_off_what_comes(shield: str) -> None:
    state = magicians("elf", "witch_king", elf=("sense_danger",))
    state.day = 21
    bewitch(state, "bad_luck", "elf", "elf")
    bewitch(state, shield, "witch_king", "elf")
    assert not is_under(state, "elf", "bad_luck")
    assert is_shielded(state, "elf")
    takes_effect(state, "sense_danger", "elf", "elf")
    assert [row.spell for row in state.bewitched] == ["bad_luck", shield]


@rule("MR-7.12.4e")
def test_a_shield_nullifies_curses() -> None:
    state = awake("elf", "witch_king", at="ruins-1")
    seat = state.player_of("elf")
    know(state, seat, curses=("squeak",))
    assert state.has_curse("elf", "squeak")
    bewitch(state, "pentangle", "witch_king", "elf")
    assert not state.has_curse("elf", "squeak")


def test_a_phase_spell_waits_until_it_is_activated() -> None:
    state = magicians("elf", "wizard", elf=("protection_from_magic",))
    takes_effect(state, "protection_from_magic", "elf", "wizard")
    assert [row.detail for row in state.bewitched] == [WAITING]
    assert not is_shielded(state, "wizard")


def test_rows_have_names_of_their_own() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "bad_luck", "elf", "elf")
    bewitch(state, "illusion", "elf", "ruins")
    bewitch(state, "witchs_brew", "wizard", "chit:7")
    bewitch(state, "witchs_brew", "wizard", "chit:10")
    assert [*names_of_rows(state)] == [
        "bad_luck@elf",
        "illusion@ruins",
        "witchs_brew@wizard",
        "witchs_brew@wizard@2",
    ]


@rule("MR-3.16.1")
def test_at_midnight_combat_spells_and_a_wish_for_peace_are_over_and_others_need_their_color() -> None:
    state = magicians("elf", foes=("ogre-1",), elf=())
    row = bewitch(state, "elven_grace", "elf", "elf")
    assert state.box.spells[row.spell].duration == "combat"
    bewitch(state, "world_fades", "elf", "elf")
    write_fight(state, truce=2)
    state.stances = {}
    state.day = 3
    assert state.fight is not None
    go_on(state)
    assert state.fight is None
    assert [(row.spell, row.energized) for row in state.bewitched] == [("world_fades", False)]
    state.day = 7  # Black and White are everywhere
    state.bewitched = tuple(replace(row, energized=True) for row in state.bewitched)
    night(state)
    assert [row.energized for row in state.bewitched] == [True]


@rule("MR-7.6.6")
@pytest.mark.parametrize(("spell", "item"), [("poison", "mace-1"), ("enchant_artifact", "book_of_lore")])
@pytest.mark.parametrize("sold", [True, False])
def test_a_spell_on_an_item_ends_when_it_is_sold_and_not_when_it_is_left_behind(
    spell: str, item: str, *, sold: bool
) -> None:
    state = among("wizard", "soldiers")
    give(state, item, active=False)
    row = bewitch(state, spell, "wizard", item, until=9)
    by_it = Bewitchment("fog", "wizard", item, ("cliff",), until=9)
    state.bewitched = (*state.bewitched, by_it)
    if sold:
        say(state, f"sell {item} soldiers")
    else:
        put(state, item, "ruins-2")
    energize_where_color_is(state)
    assert [one.spell for one in state.bewitched] == (["fog"] if sold else [spell, "fog"])
    assert state_of(state, "wizard", row.means) == ("fatigued" if sold else "committed")
