"""MR-14.5, MR-14.7, MR-14.16: maps, the Hoof, the Vial, and a card without effect."""

from __future__ import annotations

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.fatigue import Bear
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.day.events import ChitChanged
from fabula.games.realm.day.phases import sources_of
from fabula.games.realm.day.resets import return_potions
from fabula.games.realm.day.rolls import Throw, throw_on
from fabula.games.realm.map.chits import look, turn_up_chits
from fabula.games.realm.pieces import put
from fabula.games.realm.scoring.victory import points_at_end
from fabula.testing import rule
from realm.playing import answer, awake, give, know, pause, told

MAPS = ("map_of_lost_castle", "map_of_lost_city", "map_of_ruins")


@rule("MR-14.5.8", "MR-14.5.9", "MR-14.5.10", "MR-14.5.1")
@pytest.mark.parametrize(
    ("clearing", "chits", "helps"),
    [
        ("crag-1", ("ruins_m", "lost_castle"), {"map_of_lost_castle", "map_of_ruins"}),
        ("crag-1", ("bones_m", "lost_castle"), {"map_of_lost_castle"}),
        ("cavern-1", ("ruins_c", "lost_city"), {"map_of_lost_city", "map_of_ruins"}),
        ("ruins-1", ("ruins_c", "another chit", "howl_4"), {"map_of_ruins"}),
        ("ruins-1", ("bones_c", "another chit", "howl_4"), {"map_of_ruins"}),
        ("cavern-1", ("bones_c", "another chit", "howl_4"), set()),
    ],
)
def test_maps_help_to_locate_in_the_tiles_that_they_show(
    clearing: str, chits: tuple[str, ...], helps: set[str]
) -> None:
    state = awake("captain", at=clearing)
    for card in MAPS:
        give(state, card)
    tile = state.atlas.clearings[clearing].tile
    there = look(state, tile, ScriptedDice(chits))
    if tile != "ruins":
        assert throw_on(state, "captain", "locate") == Throw(2, {})  # nobody has seen them
    turn_up_chits(state, tile, there, "MR-3.15.1")
    assert throw_on(state, "captain", "locate") == Throw(2, dict.fromkeys(helps, -1))
    assert throw_on(state, "captain", "peer") == Throw(2, {})
    state.face_up = ()
    assert throw_on(state, "captain", "locate").modifiers.keys() == helps
    state.active = ()
    assert throw_on(state, "captain", "locate") == Throw(2, {})


@rule("MR-14.5.3", "MR-14.5.1", "MR-4.6.3", "MR-4.1.5", "MR-4.9.1")
def test_the_hoof_adds_one_for_everybody_in_its_clearing_whoever_has_it() -> None:
    state = awake("captain", "elf", at="ruins-1")
    put(state, "elf", "crag-1")
    for place in ("ruins-1", "captain"):
        put(state, "cloven_hoof", place)
        for table in ("hide", "locate", "curse", "missile", "meeting"):
            assert throw_on(state, "captain", table).modifiers["cloven_hoof"] == 1
            assert not throw_on(state, "elf", table).modifiers.get("cloven_hoof")
        assert throw_on(state, "captain", "change_tactics") == Throw(2, {})
    put(state, "elf", "ruins-1")
    assert throw_on(state, "elf", "hide") == Throw(2, {"cloven_hoof": 1})


@rule("MR-14.7.1")
def test_the_vial_turns_wounds_into_fatigue_at_once_and_new_ones_too() -> None:
    state = awake("captain", at="ruins-1")
    chits = ("wounded", "fatigued", "wounded", *state.sheet(0).chits[3:])
    know(state, chits=chits)
    give(state, "vial_of_healing", active=False)
    pause(state)
    events = answer(state, "activate vial_of_healing")
    assert [(event.chit, event.becomes) for event in told(events, ChitChanged)] == [
        (1, "fatigued"),
        (3, "fatigued"),
    ]
    assert state.sheet(0).chits[:4] == ("fatigued", "fatigued", "fatigued", "active")
    state.push(Bear("captain", 1))
    (event,) = told(answer(state, "suffer 5"), ChitChanged)
    assert (event.becomes, event.rule) == ("fatigued", "MR-14.7.1")
    state.active = ()
    change_chit(state, "captain", 5, "wounded", "MR-6.10.3")
    assert state.sheet(0).chits[4] == "wounded"


@rule("MR-14.7.1")
def test_it_can_be_put_away_and_used_by_another() -> None:
    state = awake("captain", "elf", at="ruins-1")
    captain, elf = state.player_of("captain"), state.player_of("elf")
    know(state, elf, chits=("wounded", *state.sheet(elf).chits[1:]))
    give(state, "vial_of_healing", captain)
    pause(state, captain)
    answer(state, "inactivate vial_of_healing")
    give(state, "vial_of_healing", elf, active=False)
    pause(state, elf)
    answer(state, "activate vial_of_healing")
    assert state.sheet(elf).chits[0] == "fatigued"
    return_potions(state)
    assert "vial_of_healing" in state.piles["order"].cards  # who sell at the Chapel


@rule("MR-14.16.1")
def test_the_tabard_counts_and_does_nothing() -> None:
    state = awake("captain", at="ruins-1")
    before, sources = points_at_end(state, 0), sources_of(state, "captain")
    give(state, "imperial_tabard")
    after = points_at_end(state, 0)
    assert (after.great_treasures - before.great_treasures, after.notoriety - before.notoriety) == (1, -10)
    assert sources_of(state, "captain") == sources
    assert all(throw_on(state, "captain", table) == Throw(2, {}) for table in ("hide", "locate", "curse"))
