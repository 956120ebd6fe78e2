"""MR-15.5.1i, MR-15.5.1j: several essences in one character, and essences in items."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.hits import kill
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.setting import CombatScript
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.blocking import monsters_in
from fabula.games.realm.day.order import Days
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.magic.actions import Become
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.durations import (
    end_spell,
    energize,
    energize_where_color_is,
    expire_at_midnight,
)
from fabula.games.realm.magic.essences import essences_to_choose
from fabula.games.realm.magic.events import BecameHimself, Transmorphized
from fabula.games.realm.magic.reach import spells_near
from fabula.games.realm.magic.shapes import creature_name, essence_of
from fabula.games.realm.pieces import put
from fabula.games.realm.treasures.looting import loose
from fabula.testing import rule
from realm.combat.fighting import offered
from realm.magic.spellcraft import magicians, takes_effect
from realm.magic.test_absorbing import absorbed
from realm.playing import Script, answer, awake, give, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-15.5.1i")
def test_of_several_the_one_that_was_energized_last_counts() -> None:
    state = absorbed("ogre-1", foes=("giant-1",))
    takes_effect(state, "absorb_essence", "witch_king", "giant-1")
    assert essence_of(state, "witch_king") == "giant-1"
    first = next(row for row in state.bewitched if row.detail == "ogre-1")
    energize(state, first, "MR-7.7.3")
    assert essence_of(state, "witch_king") == "ogre-1"


@rule("MR-15.5.1j")
def test_what_an_item_has_absorbed_is_whoever_holds_it() -> None:
    state = magicians("witch_king", "elf", foes=("ogre-1",), witch_king=("absorb_essence",))
    give(state, "black_book", seat_of(state, "witch_king"))
    takes_effect(state, "absorb_essence", "witch_king", "ogre-1", means="black_book")
    assert essence_of(state, "witch_king") == "ogre-1"
    put(state, "black_book", "elf")
    events = energize_where_color_is(state)
    assert [event.who for event in told(events, BecameHimself)] == ["witch_king"]
    assert essence_of(state, "elf") == "ogre-1"
    put(state, "black_book", state.places["elf"])
    energize_where_color_is(state)
    assert essence_of(state, "elf") == ""
    assert state.places["ogre-1"] == state.places["elf"]


def book_as_ogre() -> tuple[RealmState, str]:
    """The Black Book has absorbed an Ogre, and lies in a clearing."""
    state = magicians("witch_king", foes=("ogre-1",), witch_king=("absorb_essence",))
    give(state, "black_book")
    takes_effect(state, "absorb_essence", "witch_king", "ogre-1", means="black_book")
    clearing = state.places["witch_king"]
    put(state, "black_book", clearing)
    events = energize_where_color_is(state)
    assert [(event.who, event.into) for event in told(events, Transmorphized)] == [("black_book", "ogre-1")]
    return state, clearing


@rule("MR-15.5.1j")
def test_an_item_that_nobody_holds_is_the_monster_itself() -> None:
    state, clearing = book_as_ogre()
    assert state.places["ogre-1"] == clearing
    assert "black_book" not in loose(state, clearing)
    assert monsters_in(state, clearing) == ("ogre-1",)
    assert essence_of(state, "witch_king") == ""


@rule("MR-15.5.1j")
def test_when_it_is_killed_the_spell_is_broken_and_the_item_is_back() -> None:
    state, clearing = book_as_ogre()
    kill(state, "ogre-1", "witch_king", "MR-6.9.1")
    share_spoils(state)
    assert state.places["ogre-1"] == "dead"
    assert state.bewitched == ()
    assert loose(state, clearing) == ("black_book",)


@rule("MR-15.5.1j", "MR-7.7.2")
def test_while_the_spell_is_inert_it_is_an_item_and_is_a_monster_again_later() -> None:
    state, clearing = book_as_ogre()
    put(state, "ogre-1", "cliff-2")
    state.day = 8
    expire_at_midnight(state)
    assert loose(state, "cliff-2") == ("black_book",)
    assert state.places["ogre-1"] == "absorbed"
    energize_where_color_is(state)
    assert state.places["ogre-1"] == "absorbed"
    state.day = 7
    energize_where_color_is(state)
    assert state.places["ogre-1"] == "cliff-2"
    assert clearing != "cliff-2"


@rule("MR-15.5.1j", "MR-15.5.1d")
def test_when_the_spell_is_broken_both_are_there() -> None:
    state, clearing = book_as_ogre()
    assert spells_near(state, clearing) == ["absorb_essence@black_book"]
    assert spells_near(state, "cliff-2") == []
    takes_effect(state, "dissolve_spell", "witch_king", "absorb_essence@black_book")
    assert state.places["ogre-1"] == clearing
    assert loose(state, clearing) == ("black_book",)
    assert state.bewitched == ()


@rule("MR-15.5.1j")
def test_whoever_absorbs_it_has_the_monster_and_not_the_item() -> None:
    state, clearing = book_as_ogre()
    takes_effect(state, "absorb_essence", "witch_king", "ogre-1")
    assert essence_of(state, "witch_king") == "ogre-1"
    assert loose(state, clearing) == ("black_book",)
    assert len(state.bewitched) == 1


@rule("MR-15.5.1j")
def test_what_lies_with_a_visitor_is_no_monster() -> None:
    state = magicians("witch_king", foes=("ogre-1",), witch_king=("absorb_essence",))
    give(state, "black_book")
    takes_effect(state, "absorb_essence", "witch_king", "ogre-1", means="black_book")
    put(state, "black_book", "scholar")
    energize_where_color_is(state)
    assert state.places["ogre-1"] == "absorbed"
    assert state.places["black_book"] == "scholar"


def with_two() -> RealmState:
    """The Witch King has absorbed an Ogre and a Giant, and both spells are inert."""
    state = absorbed("ogre-1", foes=("giant-1",))
    takes_effect(state, "absorb_essence", "witch_king", "giant-1")
    state.day = 8
    expire_at_midnight(state)
    assert creature_name(state, "witch_king") == ""
    return state


@rule("MR-15.5.1i")
@pytest.mark.parametrize("monster", ["ogre-1", "giant-1"])
def test_of_those_that_are_energized_together_he_chooses(monster: str) -> None:
    state = with_two()
    assert essences_to_choose(state) == ()
    state.day = 7
    energize_where_color_is(state)
    (step,) = essences_to_choose(state)
    state.push(step)
    assert offered(state) == ["become ogre-1", "become giant-1"]
    step.answer(state, 0, Become(monster), CombatScript(()))
    assert essence_of(state, "witch_king") == monster
    assert essences_to_choose(state) == ()


@rule("MR-15.5.1i")
def test_he_is_asked_at_dawn_before_he_records_his_turn() -> None:
    state = awake("witch_king", at="ruins-1")
    for number, monster in enumerate(("ogre-1", "giant-1"), 5):
        put(state, monster, "absorbed")
        row = Bewitchment("absorb_essence", "witch_king", f"chit:{number}", ("witch_king",), energized=False)
        state.bewitched = (*state.bewitched, replace(row, detail=monster))
    state.day = 6
    while not isinstance(state.agenda[-1], Days):
        state.pop()
    state.go_on(Script((1, 1)))
    assert (state.day, state.choices(0).prompt) == (7, "essence")
    answer(state, "become ogre-1")
    assert essence_of(state, "witch_king") == "ogre-1"
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-15.5.1i")
def test_if_one_of_the_spells_ends_there_is_nothing_to_choose() -> None:
    state = with_two()
    state.day = 7
    energize_where_color_is(state)
    (step,) = essences_to_choose(state)
    state.push(step)
    end_spell(state, state.bewitched[0], "MR-7.6.5")
    assert step.waits_for(state) == ()


@rule("MR-15.5.1i", "MR-7.7.2")
def test_when_they_fall_inert_there_is_nothing_to_choose_either() -> None:
    state = with_two()
    state.day = 7
    energize_where_color_is(state)
    state.day = 8
    expire_at_midnight(state)
    assert essences_to_choose(state) == ()


@rule("MR-15.5.1j", "MR-8.5.4")
def test_when_it_returns_to_its_box_the_item_stays_behind() -> None:
    state, clearing = book_as_ogre()
    state.monster_roll = state.box.monsters["ogre"].row or 0
    seventh_day(state)
    assert state.places["ogre-1"] == "castle_ogre"
    assert loose(state, clearing) == ("black_book",)
    assert state.bewitched == ()
