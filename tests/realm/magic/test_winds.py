"""MR-15.4.4, MR-7.9.10: Hurricane Winds."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.combat.sheets import fight_of, is_dark
from fabula.games.realm.day.daylight import Sunrise
from fabula.games.realm.day.events import Abandoned, Flew, Landed
from fabula.games.realm.day.flying import land
from fabula.games.realm.magic.bewitching import WAITING
from fabula.games.realm.magic.winds import rising_wind
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import combat, offered, plays
from realm.magic.spellcraft import act, bewitch, magicians, state_of
from realm.playing import Script, awake, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

MOUNTAIN, TILE = "cliff-1", "cliff"


def on_mountain(state: RealmState, *pieces: str, clearing: str = MOUNTAIN) -> RealmState:
    """Let a combat be there."""
    for piece in (*state.plays, *pieces):
        put(state, piece, clearing)
    state.fight = replace(fight_of(state), clearing=clearing)
    return state


def storm_at(who: str, *others: str) -> RealmState:
    """The Sorceror has cast it on somebody in the last round; the next one begins."""
    state = combat("sorceror", *others, foes=(Foe("ogre-1", "sorceror"),))
    on_mountain(state, "ogre-1")
    bewitch(state, "hurricane_winds", "sorceror", who, detail=WAITING)
    while state.agenda[-1].__class__.__name__ != "Combat":
        state.pop()
    state.stances = {}
    state.go_on(Script(()))
    return state


@rule("MR-15.4.4", "MR-15.4.4a")
@pytest.mark.parametrize(("clearing", "fits"), [(MOUNTAIN, True), ("cliff-2", False)])
def test_it_is_cast_on_anybody_but_only_on_a_mountain(clearing: str, *, fits: bool) -> None:
    state = magicians("sorceror", "elf", foes=(Foe("ogre-1", "sorceror"),), sorceror=("hurricane_winds",))
    on_mountain(state, "ogre-1", clearing=clearing)
    text, seat = "cast hurricane_winds chit:10 clearing", state.player_of("sorceror")
    assert (text in offered(state, seat)) is fits
    if fits:
        act(state, sorceror=text)
        assert {"aim sorceror", "aim elf", "aim ogre-1"} <= {*offered(state, seat)}


@rule("MR-15.4.4b", "MR-15.4.4c", "MR-7.9.10", "MR-7.5.3")
def test_before_luring_the_target_is_carried_over_a_tile_that_the_caster_chooses() -> None:
    state = storm_at("elf", "elf")
    seat = state.player_of("sorceror")
    assert state.to_act() == (seat,)
    assert offered(state, seat) == [f"blow {tile}" for tile in state.atlas.beside[TILE]]
    put(state, "pony_m2_m5", "elf")
    put(state, "chest", "elf")
    means = state.bewitched[0].means
    events = plays(state, f"blow {state.atlas.beside[TILE][1]}")
    assert [(event.who, event.tile) for event in told(events, Flew)] == [("elf", state.atlas.beside[TILE][1])]
    assert not told(events, Abandoned)
    assert state.places["pony_m2_m5"] == state.places["chest"] == "elf"
    assert "elf" not in state.plays
    assert (state.bewitched, state_of(state, "sorceror", means)) == ((), "fatigued")


@rule("MR-15.4.4b")
def test_it_carries_off_even_whom_a_red_side_holds_and_the_monster_turns_light_side_up() -> None:
    state = combat("sorceror", foes=(Foe("tremendous_troll-1", "sorceror", dark=True),))
    on_mountain(state, "tremendous_troll-1")
    bewitch(state, "hurricane_winds", "sorceror", "tremendous_troll-1", detail=WAITING)
    while state.agenda[-1].__class__.__name__ != "Combat":
        state.pop()
    state.go_on(Script(()))
    plays(state, f"blow {state.atlas.beside[TILE][0]}")
    assert state.places["tremendous_troll-1"] == state.atlas.beside[TILE][0]
    assert not is_dark(state, "tremendous_troll-1")
    assert state.stances == {}


@rule("MR-15.4.4b")
def test_it_carries_nobody_off_who_is_elsewhere() -> None:
    state = combat("sorceror", "elf", foes=(Foe("ogre-1", "sorceror"),))
    on_mountain(state, "ogre-1")
    put(state, "elf", "borderland-1")
    bewitch(state, "hurricane_winds", "sorceror", "elf", detail=WAITING)
    assert rising_wind(state) is None
    put(state, "elf", MOUNTAIN)
    assert rising_wind(state) == state.bewitched[0]


@rule("MR-15.4.4b", "MR-7.6.7")
def test_magic_that_shields_keeps_the_wind_off() -> None:
    state = combat("sorceror", "elf", foes=(Foe("ogre-1", "sorceror"),))
    on_mountain(state, "ogre-1")
    bewitch(state, "hurricane_winds", "sorceror", "elf", detail=WAITING)
    bewitch(state, "pentangle", "sorceror", "elf")
    while state.agenda[-1].__class__.__name__ != "Combat":
        state.pop()
    state.go_on(Script(()))
    assert state.choices(state.to_act()[0]).prompt != "blow"
    assert state.places["elf"] == MOUNTAIN


@rule("MR-15.4.4d", "MR-7.9.10")
def test_denizens_land_before_the_first_chit_and_whoever_takes_turns_in_his_own() -> None:
    state = awake("elf", at="borderland-1")
    for piece in ("ogre-1", "giant-1", "giant_bat-1"):
        put(state, piece, "borderland")
    serve(state, "giant-1", 0, 99)
    serve(state, "giant_bat-1", 0, 99, controlled=True)
    state.agenda = (*state.agenda[:-1], Sunrise())
    events = Sunrise().run(state, Script((1, "borderland-2", "borderland-3")))
    assert [(event.who, event.clearing, event.rule) for event in told(events, Landed)] == [
        ("ogre-1", "borderland-2", "MR-15.4.4d"),
        ("giant-1", "borderland-3", "MR-15.4.4d"),
    ]
    assert state.places["giant_bat-1"] == "borderland"


@rule("MR-4.4.8")
def test_a_horse_that_lands_in_a_cave_becomes_inactive() -> None:
    for clearing, active in (("borderland-4", False), ("borderland-2", True)):
        state = awake("amazon", at="borderland-1")
        put(state, "amazon", "borderland")
        put(state, "pony_m2_m5", "amazon")
        state.active = tuple(sorted((*state.active, "pony_m2_m5")))
        land(state, "amazon", Script((clearing,)))
        assert ("pony_m2_m5" in state.active) == active
