"""MR-7.6.4: which of simultaneous spells is the strongest."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import Event
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.day.events import Rolled
from fabula.games.realm.magic.casting import Casting
from fabula.games.realm.magic.events import SpellCancelled, SpellTookEffect, WishGranted
from fabula.games.realm.treasures.actions import SetDie
from fabula.testing import rule
from realm.magic.spellcraft import bewitch, magicians, named, resolve
from realm.playing import Script, give, know, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

TIRED = ("fatigued", *("active",) * 11)


def at_once(*castings: tuple[str, str, int], dice: tuple[int, ...] = ()) -> tuple[RealmState, list[Event]]:
    """Spells on the Elf, each with its caster and its time."""
    state = magicians("white_knight", "witch_king", "elf")
    know(state, seat_of(state, "elf"), chits=TIRED)
    state.castings = tuple(
        Casting(who, spell, "chit:9", "clearing", time, (_target(state, spell),))
        for who, spell, time in castings
    )
    return state, resolve(state, dice)


def _target(state: RealmState, spell: str) -> str:
    return state.places["elf"] if spell == "exorcise" else "elf"


def blessed(pit: int, wish: int, *, time: int = 3) -> tuple[RealmState, list[Event]]:
    """A Small Blessing with this result at time 3, and the Pit with that one at this time."""
    spells = (("white_knight", "small_blessing", 3), ("witch_king", "power_of_the_pit", time))
    return at_once(*spells, dice=(wish, wish, pit, pit))


@rule("MR-7.6.4")
@pytest.mark.parametrize("result", [4, 5])
def test_a_wish_for_health_and_what_hits_chits_at_that_moment_undo_each_other(result: int) -> None:
    state, events = blessed(result, 5)
    assert [event.spell for event in told(events, SpellCancelled)] == ["small_blessing"]
    assert not told(events, WishGranted)
    assert state.sheet(seat_of(state, "elf")).chits == TIRED


@rule("MR-7.6.4")
def test_it_does_not_mind_the_rust() -> None:
    state, events = blessed(6, 5)
    assert [event.wish for event in told(events, WishGranted)] == ["health"]
    assert set(state.sheet(seat_of(state, "elf")).chits) == {"active"}
    assert [event.table for event in told(events, Rolled)] == ["wish", "power_of_the_pit"]


@rule("MR-7.6.4")
def test_a_wish_for_health_is_no_match_for_the_other_results() -> None:
    _, events = blessed(2, 5)
    assert [event.who for event in told(events, Killed)] == ["elf"]


@rule("MR-7.6.4", "MR-15.1.2d")
@pytest.mark.parametrize(("time", "stopped"), [(3, True), (4, False)])
def test_the_pit_meets_only_what_makes_him_whole_at_that_very_moment(time: int, *, stopped: bool) -> None:
    spells = (("witch_king", "power_of_the_pit", 3), ("white_knight", "make_whole", time))
    _, events = at_once(*spells, dice=(4, 4))
    assert [event.spell for event in told(events, SpellCancelled)] == ["make_whole"] * stopped


@rule("MR-7.6.4")
def test_another_wish_does_not_meet_the_pit() -> None:
    state, events = blessed(4, 6)
    assert [event.wish for event in told(events, WishGranted)] == ["strength"]
    assert "wounded" in state.sheet(seat_of(state, "elf")).chits


@rule("MR-7.6.4")
def test_health_that_comes_before_the_pit_does_not_stop_it() -> None:
    state, events = blessed(4, 5, time=4)
    assert [event.wish for event in told(events, WishGranted)] == ["health"]
    assert "wounded" in state.sheet(seat_of(state, "elf")).chits


@rule("MR-7.6.4", "MR-15.1.1d")
@pytest.mark.parametrize("other", ["power_of_the_pit", "curse", "bad_luck"])
def test_exorcise_stops_whatever_takes_effect_at_the_same_moment(other: str) -> None:
    state, events = at_once(("elf", other, 3), ("white_knight", "exorcise", 3))
    assert [event.who for event in told(events, SpellCancelled)] == ["elf"]
    assert not told(events, Rolled)
    assert state.bewitched == ()


@rule("MR-7.6.4", "MR-15.5.5b", "MR-15.6.3b")
@pytest.mark.parametrize("shield", ["pentangle", "melt_into_mist"])
@pytest.mark.parametrize(("time", "stopped"), [(3, True), (2, False)])
def test_a_shield_of_that_moment_stops_what_is_aimed_at_him(shield: str, time: int, *, stopped: bool) -> None:
    state, events = at_once(("white_knight", "bad_luck", time), ("witch_king", shield, 3))
    assert [event.spell for event in told(events, SpellCancelled)] == ["bad_luck"] * stopped
    assert ("bad_luck" in [row.spell for row in state.bewitched]) is not stopped


@rule("MR-7.6.4")
@pytest.mark.parametrize("breaker", ["dissolve_spell", "remedy"])
def test_what_breaks_a_spell_breaks_none_that_is_cast_in_the_same_round(breaker: str) -> None:
    state = magicians("white_knight", "witch_king", "elf")
    bewitch(state, "bad_luck", "witch_king", "elf")
    breaks = Casting("white_knight", breaker, "chit:9", "clearing", 5, ("bad_luck@elf",))
    breaks = replace(breaks, detail=named(state, "bad_luck@elf"))
    state.bewitched = state.bewitched[1:]  # somebody has broken in time the one that was named
    again = Casting("elf", "bad_luck", "chit:1", "clearing", 2, ("elf",))
    state.castings = (breaks, again)
    resolve(state)
    assert [row.caster for row in state.bewitched] == ["elf"]
    state.castings = (replace(breaks, detail=named(state, "bad_luck@elf")),)
    resolve(state)
    assert state.bewitched == ()


@rule("MR-7.6.4", "MR-14.5.7")
def test_whoever_has_the_wand_chooses_his_die_once_for_a_wish_that_waits() -> None:
    state = magicians("white_knight", "witch_king", "elf")
    elf = seat_of(state, "elf")
    give(state, "magic_wand", elf)
    spells = (("white_knight", "small_blessing"), ("witch_king", "power_of_the_pit"))
    state.castings = tuple(Casting(who, spell, "chit:9", "clearing", 3, ("elf",)) for who, spell in spells)
    below = len(state.agenda)
    resolve(state)
    assert state.choices(elf).prompt == "red-die"
    state.agenda[-1].answer(state, elf, SetDie(5), Script(()))
    script, events = Script((1, 6, 6)), list[Event]()
    while len(state.agenda) > below and not state.to_act():
        events += state.agenda[-1].run(state, script)
    assert len(state.agenda) == below
    assert [event.wish for event in told(events, WishGranted)] == ["health"]
    blessings = [event for event in told(events, SpellTookEffect) if event.spell == "small_blessing"]
    assert len(blessings) == 1, "it waits, but it is told once"
