"""MR-7.12.4, MR-7.12.5, MR-7.13.2, MR-7.4.8: what curses do as long as they last, and what else lasts."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.events import GroupBattles
from fabula.games.realm.day.events import ChitChanged, Unhidden
from fabula.games.realm.day.hiding import hide
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.magic.curses import curse, strike
from fabula.games.realm.magic.durations import end_spell, expire_at_midnight
from fabula.games.realm.magic.reach import curses_near, spells_near
from fabula.games.realm.magic.sources import magic_items
from fabula.games.realm.magic.spells.type_1 import lift_curse
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.scoring.victory import points_at_end
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import bewitch, magicians, state_of, takes_effect
from realm.playing import Script, awake, give, know, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-7.12.4b", "MR-16.12.2", "MR-3.6.2")
def test_who_squeaks_cannot_hide_but_his_followers_can() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    know(state, seat_of(state, "elf"), curses=("squeak",))
    state.write("wizard", following="elf")
    hide(state, "elf", Script((1, 1)))
    assert not state.individual("elf").hidden
    assert state.individual("wizard").hidden


@rule("MR-7.12.4c", "MR-7.12.5")
def test_wither_tires_color_chits_and_alerted_ones_and_spares_committed_ones() -> None:
    state = awake("elf", at="ruins-1")
    chits = list(state.sheet(0).chits)
    chits[0], chits[1] = "color", "alerted"
    know(state, chits=tuple(chits))
    row = bewitch(state, "bad_luck", "elf", "ruins")
    curse(state, "elf", Script((3, 3)))  # no color is near
    assert state.sheet(0).curses == ("wither",)
    assert [state_of(state, "elf", f"chit:{n}") for n in (1, 2)] == ["fatigued", "fatigued"]
    assert state_of(state, "elf", row.means) == "committed"
    end_spell(state, row, "MR-7.6.5")
    assert state_of(state, "elf", row.means) == "fatigued"


@rule("MR-7.12.4d")
def test_gold_in_ashes_grows_and_is_good_again() -> None:
    state = awake("elf", at="ruins-1")
    know(state, gold=40, curses=("ashes",))
    worth = state.sheet(0).worth
    assert points_at_end(state, 0).gold == -1 - worth
    add_gold(state, "elf", 8)
    assert points_at_end(state, 0).gold == -1 - worth
    lift_curse(state, "elf", "ashes", "MR-7.12.4")
    assert points_at_end(state, 0).gold == 48 - worth


@rule("MR-7.13.2")
def test_an_awakened_spell_stays_awake_with_its_item() -> None:
    state = magicians("amazon", "elf", amazon=())
    state.day = 21
    give(state, "enchanters_skull", seat_of(state, "amazon"))
    state.spell_piles["enchanters_skull"] = ("fiery_blast",)
    state.awakened = ("fiery_blast",)
    put(state, "enchanters_skull", "rogues")
    assert magic_items(state, "amazon") == []
    give(state, "enchanters_skull", seat_of(state, "elf"))
    casts = [text for text in offered(state, seat_of(state, "elf")) if text.startswith("cast fiery_blast")]
    assert casts == ["cast fiery_blast enchanters_skull clearing"]


@rule("MR-7.4.8")
def test_a_spell_on_a_native_makes_his_group_battle_the_caster() -> None:
    for spell, battles in (("elven_grace", True), ("persuade", False)):
        state = magicians("elf", foes=("ogre-1",), elf=(spell,))
        put(state, "P1", state.places["elf"])
        plays(state, next(text for text in offered(state) if text.startswith(f"cast {spell}")))
        events = plays(state, "aim P1" if battles else "aim patrol")
        assert [event.group for event in told(events, GroupBattles)] == (["patrol"] if battles else [])


def cursed(curse: str = "squeak") -> RealmState:
    """A magician with a curse on him, in a combat."""
    state = magicians("wizard", "elf", wizard=("exorcise",))
    know(state, seat_of(state, "wizard"), curses=(curse,))
    return state


@rule("MR-7.12.4")
def test_a_curse_lasts_until_the_chapel_exorcise_or_death_removes_it() -> None:
    state, seat = cursed(), seat_of(cursed(), "wizard")
    Midnight().run(state, Script(()))
    assert state.sheet(seat).curses == ("squeak",)
    put(state, "wizard", state.places["chapel"])
    state.push(Midnight())
    Midnight().run(state, Script(()))
    assert state.sheet(seat).curses == ()
    state = cursed()
    takes_effect(state, "exorcise", "elf", state.places["elf"])
    assert state.sheet(seat).curses == ()
    state = cursed()
    die(state, "wizard", ("elf",))
    assert state.sheet(seat).curses == ()


@rule("MR-7.12.4")
def test_the_spell_that_dissolves_spells_dissolves_no_curse() -> None:
    state = cursed()
    assert spells_near(state, state.places["elf"]) == []
    assert curses_near(state, state.places["elf"]) == ["squeak@wizard"]
    kinds = {kind for aim in state.box.spells["dissolve_spell"].targets for kind in aim.kinds}
    assert "curse" not in kinds
    assert "curse" in {kind for aim in state.box.spells["remedy"].targets for kind in aim.kinds}


@rule("MR-7.12.4")
@pytest.mark.parametrize(("curse", "left"), [("wither", ()), ("ill_health", ("ill_health",))])
def test_make_whole_removes_wither_only(curse: str, left: tuple[str, ...]) -> None:
    state = cursed(curse)
    takes_effect(state, "make_whole", "elf", "wizard")
    assert state.sheet(seat_of(state, "wizard")).curses == left


@rule("MR-7.12.4e", "MR-16.12.2", "MR-16.12.3")
@pytest.mark.parametrize("shield", ["pentangle", "protection_from_magic", "melt_into_mist"])
def test_when_the_shield_is_gone_he_is_seen_and_tired_again(shield: str) -> None:
    state = magicians("wizard", "elf", wizard=())
    seat = seat_of(state, "wizard")
    row = bewitch(state, shield, "elf", "wizard")
    know(state, seat, curses=("squeak", "wither"), hidden=True)
    events = end_spell(state, row, "MR-7.6.5")
    assert [event.who for event in told(events, Unhidden)] == ["wizard"]
    assert not state.individual("wizard").hidden
    printed = state.box.characters["wizard"].chits(4)
    now = state.sheet(seat).chits
    assert all(one == "fatigued" for chit, one in zip(printed, now, strict=True) if chit.asterisks)


@rule("MR-7.12.4e", "MR-7.7.2")
def test_when_mist_falls_inert_he_is_seen_again() -> None:
    state = awake("elf", at="ruins-1")
    bewitch(state, "melt_into_mist", "elf", "elf")
    know(state, curses=("squeak",), hidden=True)
    state.day = 8
    events = expire_at_midnight(state)
    assert [event.who for event in told(events, Unhidden)] == ["elf"]


@rule("MR-7.12.4e", "MR-16.12.2")
def test_under_a_shield_a_new_curse_waits() -> None:
    state = magicians("wizard", "elf", wizard=())
    seat = seat_of(state, "wizard")
    row = bewitch(state, "pentangle", "elf", "wizard")
    know(state, seat, hidden=True)
    chits = state.sheet(seat).chits
    for name in ("squeak", "wither"):
        strike(state, "wizard", name, "MR-16.3.10")
    assert state.individual("wizard").hidden
    assert (state.sheet(seat).curses, state.sheet(seat).chits) == (("squeak", "wither"), chits)
    assert told(end_spell(state, row, "MR-7.6.5"), Unhidden)


@rule("MR-7.12.4e", "MR-6.15.1")
def test_whoever_dies_under_a_shield_is_cursed_no_more() -> None:
    state = cursed("wither")
    bewitch(state, "pentangle", "elf", "wizard")
    events = die(state, "wizard", ("elf",))
    assert "wizard" not in {event.who for event in told(events, ChitChanged)}
