"""MR-5.8, MR-8.5.5: monsters in somebody's service, by day."""

from __future__ import annotations

import pytest

from fabula.games.realm.belongings.carrying import hireling_strength, led_strength
from fabula.games.realm.combat.counters import HORSE
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.setting import Foe
from fabula.games.realm.combat.sheets import Kill, write_fight
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.blocking import monsters_in
from fabula.games.realm.day.events import Abandoned
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.day.tolls import opens_freely
from fabula.games.realm.natives.events import TermEnded
from fabula.games.realm.natives.hirelings import end_terms, hirelings_of, serve, set_free
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.pieces import DEAD, put
from fabula.testing import rule
from realm.combat.fighting import combat, with_people
from realm.playing import awake, told

SPOT = "ruins-1"


@rule("MR-5.8.7", "MR-8.5.5")
def test_a_hired_monster_neither_blocks_nor_prowls_nor_goes_back_on_a_seventh_day() -> None:
    state = awake("amazon", at=SPOT)
    for ogre in ("ogre-1", "ogre-2"):
        put(state, ogre, SPOT)
    serve(state, "ogre-1", 0, until=14)
    assert monsters_in(state, SPOT) == ("ogre-2",)
    state.day, state.monster_roll = 7, 3
    seventh_day(state)
    assert state.places["ogre-1"] == SPOT
    assert state.places["ogre-2"] != SPOT


@rule("MR-5.8.1", "MR-5.8.2")
def test_a_controlled_monster_takes_turns_and_a_hired_one_is_an_underling() -> None:
    state = awake("amazon", at=SPOT)
    serve(state, "ogre-1", 0, until=14)
    serve(state, "giant_bat-1", 0, until=2, controlled=True)
    assert is_underling(state, "ogre-1")
    assert not is_underling(state, "giant_bat-1")
    serve(state, "L1", 0, until=14)
    assert hirelings_of(state, 0) == ("L1", "giant_bat-1", "ogre-1")


@rule("MR-5.8.3")
@pytest.mark.parametrize(("who", "strength"), [("ogre-1", "M"), ("giant_bat-1", "H"), ("giant-1", "T")])
def test_a_monster_carries_as_much_as_it_is_tall(who: str, strength: str) -> None:
    state = awake("amazon", at=SPOT)
    put(state, who, SPOT)
    serve(state, who, 0, until=14)
    assert hireling_strength(state, who, in_cave=False) == LEVEL[strength]
    state.write(who, following="amazon")
    assert led_strength(state, "amazon", in_cave=True) == LEVEL[strength]
    assert opens_freely(state, "amazon") == (strength == "T")


@rule("MR-5.8.3")
def test_a_native_without_his_horse_carries_what_he_can_himself() -> None:
    """The pony of L1 has Medium strength, he himself Light."""
    state = awake("amazon", at=SPOT)
    assert hireling_strength(state, "L1", in_cave=False) == LEVEL["M"]
    assert hireling_strength(state, "L1", in_cave=True) == LEVEL["L"]
    put(state, HORSE + "L1", DEAD)
    assert hireling_strength(state, "L1", in_cave=False) == LEVEL["L"]


@rule("MR-5.8.4")
def test_at_the_end_of_its_term_a_monster_drops_what_it_has() -> None:
    state = awake("amazon", at=SPOT)
    put(state, "ogre-1", SPOT)
    serve(state, "ogre-1", 0, until=14)
    serve(state, "ogre-2", 0, until=15)
    put(state, "short_sword-2", "ogre-1")
    state.write("ogre-1", hidden=True)
    state.day = 14
    events = end_terms(state)
    assert [(event.partner, event.natives) for event in told(events, TermEnded)] == [("ogre", ("ogre-1",))]
    assert state.places["short_sword-2"] == SPOT
    assert {*state.hired} == {"ogre-2"}
    assert monsters_in(state, SPOT) == ("ogre-1",)


@rule("MR-5.8.4", "MR-5.8.6")
@pytest.mark.parametrize("place", ["roadway", "ruins"])
def test_on_a_roadway_or_in_the_air_it_drops_it_where_somebody_can_find_it(place: str) -> None:
    state = awake("amazon", at=SPOT)
    roadway = next(road.name for road in state.atlas.roads["ruins-3"] if road.end)
    put(state, "giant_bat-1", roadway if place == "roadway" else place)
    serve(state, "giant_bat-1", 0, until=14, controlled=True)
    put(state, "short_sword-2", "giant_bat-1")
    (dropped, _) = set_free(state, ("giant_bat-1",))
    assert isinstance(dropped, Abandoned)
    assert state.places["short_sword-2"] == dropped.clearing
    assert dropped.clearing in (
        state.atlas.near[roadway] if place == "roadway" else state.atlas.of_tile[place]
    )


@rule("MR-8.4.1")
def test_who_followed_a_leader_who_is_killed_follows_nobody() -> None:
    state = combat(with_people("captain", "CHQ", "C1"), foes=(Foe("ogre-1"),))
    state.write("C1", following="CHQ")
    write_fight(state, kills=(Kill("CHQ", ("ogre-1",)),))
    share_spoils(state)
    assert state.individual("C1").following == ""
    assert {*state.hired} == {"C1"}
