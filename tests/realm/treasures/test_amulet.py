"""MR-14.4: the Amulet against spells."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.actions import Activate, Dispel, Lift
from fabula.games.realm.day.resets import return_potions
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.games.realm.magic.events import SpellEnded
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.playing import answer, awake, give, know, pause, refusal, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def with_amulet(*rows: Bewitchment) -> RealmState:
    """The Captain has the Amulet, the Witch and the Elf are far away, and these spells are in effect."""
    state = awake("captain", "witch", "elf", at="crag-1")
    put(state, "captain", "ruins-1")
    captain = state.player_of("captain")
    give(state, "amulet", captain, active=False)
    state.bewitched = rows
    pause(state, captain)
    return state


def illusion(*targets: str, caster: str = "witch") -> Bewitchment:
    """Some spell on somebody."""
    return Bewitchment("broomstick", caster, "black_book", targets)


@rule("MR-14.4.2", "MR-14.4.4", "MR-14.4.1")
def test_it_breaks_a_spell_on_somebody_in_its_clearing() -> None:
    state = with_amulet(illusion("elf"))
    assert refusal(state, "activate amulet").reason == "no-use-now"
    put(state, "elf", "ruins-1")
    assert Activate("amulet") in state.choices(state.player_of("captain")).actions
    answer(state, "activate amulet")
    assert state.choices(state.player_of("captain")).actions == (Dispel("broomstick@elf"),)
    events = answer(state, "dispel broomstick@elf")
    assert [(event.spell, event.rule) for event in told(events, SpellEnded)] == [("broomstick", "MR-14.4.4")]
    assert state.bewitched == ()
    return_potions(state)
    assert "amulet" in state.piles["shaman"].cards


@rule("MR-14.4.2")
def test_it_breaks_a_spell_whose_caster_is_there_for_all_its_targets() -> None:
    state = with_amulet(illusion("elf", "ogre-1"))
    put(state, "witch", "ruins-1")
    answer(state, "activate amulet")
    answer(state, "dispel broomstick@elf")
    assert state.bewitched == ()


@rule("MR-14.4.4")
def test_it_frees_those_of_its_targets_that_are_there() -> None:
    state = with_amulet(illusion("elf", "ogre-1"))
    put(state, "ogre-1", "ruins-1")
    answer(state, "activate amulet")
    answer(state, "dispel broomstick@elf")
    assert [row.targets for row in state.bewitched] == [("elf",)]


@rule("MR-14.4.4")
def test_another_spell_of_the_same_name_is_not_affected() -> None:
    state = with_amulet(illusion("elf"), illusion("elf"))
    put(state, "elf", "ruins-1")
    answer(state, "activate amulet")
    answer(state, "dispel broomstick@elf@2")
    assert len(state.bewitched) == 1


@rule("MR-14.4.2")
def test_curses_and_spells_are_offered_together() -> None:
    state = with_amulet(illusion("elf"))
    put(state, "elf", "ruins-1")
    know(state, state.player_of("elf"), curses=("squeak",))
    answer(state, "activate amulet")
    seat = state.player_of("captain")
    assert state.choices(seat).actions == (Lift("elf", "squeak"), Dispel("broomstick@elf"))
