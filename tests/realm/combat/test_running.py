"""MR-6.6.4, MR-3.5.8: running away onto a roadway, and getting off it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.belongings.carrying import led_strength
from fabula.games.realm.combat.events import RanAway
from fabula.games.realm.combat.running import roads_to_run
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Move
from fabula.games.realm.day.birdsong import guides_for
from fabula.games.realm.day.events import Cancelled, Moved, TurnEnded
from fabula.games.realm.map.atlas import woods_of
from fabula.games.realm.natives.tasks import drop_tasks, held_by
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Task
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, offered, plays
from realm.magic.spellcraft import turn_into
from realm.playing import awake, give, here, know, live, pause, told

if TYPE_CHECKING:
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState


def roads(state: RealmState, clearing: str) -> list[str]:
    return [road.name for road in state.atlas.roads[clearing] if road.kind == "road" and road.end is not None]


@rule("MR-6.6.4", "MR-6.6.4d")
def test_a_runner_is_on_a_roadway_at_once_and_his_attackers_are_free() -> None:
    state = combat("swordsman", "captain", foes=(Foe("ogre-1", attacks="swordsman"),))
    let_be(state)
    seat = state.player_of("swordsman")
    clearing = fight_of(state).clearing
    runs = [text.split()[1] for text in offered(state, seat) if text.startswith("run")]
    assert sorted(set(runs)) == sorted(roads(state, clearing))
    road, move = roads(state, clearing)[0], chit(state, "swordsman", "move L3*")
    texts = {seat: f"run {road} {move}", 1 - seat: "pass"}
    events = plays(state, texts[0], texts[1])
    assert [(event.who, event.road) for event in told(events, RanAway)] == [("swordsman", road)]
    assert state.places["swordsman"] == road
    assert state.stances == {}
    assert list(state.plays) == ["captain"]


@rule("MR-6.6.4d", "MR-6.10.1")
def test_a_runner_tires_at_once() -> None:
    state = combat("swordsman", foes=("ogre-1",))
    road = roads(state, fight_of(state).clearing)[0]
    plays(state, f"run {road} {chit(state, 'swordsman', 'move L2**')}")
    assert state.choices(0).prompt == "tire"
    assert all(text.startswith("spend") for text in offered(state))
    plays(state, offered(state)[0])
    assert state.fight is None


@rule("MR-6.6.4", "MR-4.3.5")
def test_what_the_move_does_not_carry_stays_behind() -> None:
    """The Black Knight's Move M4* carries his mace and shield, not the suit of armor."""
    state = combat("black_knight", foes=("ogre-1",))
    clearing = fight_of(state).clearing
    plays(state, f"run {roads(state, clearing)[0]} {chit(state, 'black_knight', 'move M4*')}")
    assert state.places["suit_of_armor-1"] == clearing
    assert state.places["mace-1"] == state.places["shield-1"] == "black_knight"


@rule("MR-6.6.4b")
def test_whoever_moved_in_today_runs_back_the_same_way() -> None:
    state = combat("swordsman", foes=("ogre-1",))
    clearing = fight_of(state).clearing
    ways = roads(state, clearing)
    assert set(roads_to_run(state, "swordsman")) == set(ways)
    state.write("swordsman", came=ways[1])
    assert roads_to_run(state, "swordsman") == (ways[1],)
    state.write("swordsman", came="cliff-2-3")
    assert roads_to_run(state, "swordsman") == ()


def test_nobody_runs_along_a_path_that_he_does_not_know() -> None:
    state = awake("captain", at="ledges-1", combat="on")
    names = {road.name for road in state.atlas.roads["ledges-1"] if road.kind != "road"}
    assert names
    assert not names & set(roads_to_run(state, "captain"))
    know(state, discoveries=tuple(names))
    assert names <= set(roads_to_run(state, "captain"))


@rule("MR-6.6.4e")
def test_no_horse_carries_anybody_out_of_a_cave() -> None:
    for kind, rides in (("cave", False), ("woods", True)):
        tired: dict[str, ChitState] = dict.fromkeys(("1", "2", "6", "7", "10"), "fatigued")
        state = combat(Fighter("captain", items=("pony_m2_m5",), chits=tired), foes=("ogre-1",))
        spot = next(name for name, one in state.atlas.clearings.items() if one.kind == kind)
        put(state, "captain", spot)
        assert any("pony" in text for text in offered(state)[1:] if text.startswith("run")) is rides


def on_road() -> tuple[RealmState, str, list[str]]:
    """The Captain on a roadway at Birdsong, and the clearings at its ends."""
    state = awake("captain", "elf", at="ruins-1", combat="on")
    road = next(road for road in state.atlas.roads["ruins-1"] if road.kind == "road" and road.end is not None)
    put(state, "captain", road.name)
    return state, road.name, ["ruins-1", str(road.end)]


@rule("MR-3.5.8")
def test_from_a_roadway_one_moves_to_either_end() -> None:
    state, _, ends = on_road()
    seat = state.player_of("captain")
    moves = {text.split()[1] for text in offered(state, seat) if text.startswith("move")}
    assert moves == set(ends)
    assert guides_for(state, "captain") == guides_for(state, "elf") == ()


@rule("MR-3.15.12", "MR-3.5.8")
def test_on_a_roadway_nothing_else_can_be_done_and_nothing_comes() -> None:
    state = awake("captain", at="ruins-1", combat="on")
    road = next(road for road in state.atlas.roads["ruins-1"] if road.kind == "road" and road.end is not None)
    put(state, "captain", road.name)
    events = live(state, "hide ordinary", "search ordinary", "rest ordinary")
    assert [event.reason for event in told(events, Cancelled)] == ["on-roadway"] * 3
    assert told(events, TurnEnded)
    assert here(state) == road.name
    events = live(state, f"move {road.end} ordinary")
    assert [event.road for event in told(events, Moved)] == [road.name]
    assert here(state) == road.end


def test_of_moves_that_come_to_the_same_one_is_listed_and_all_are_accepted() -> None:
    """The Captain can run with Moves of no asterisk or of one, which carry the same and cost nothing."""
    state = combat(Fighter("captain", items=()), foes=(Foe("octopus"),))
    plays(state, "done")
    state.stances.clear()
    road = roads(state, fight_of(state).clearing)[0]
    listed = [text.split()[-1] for text in offered(state) if text.startswith(f"run {road} ")]
    assert listed == [chit(state, "captain", text) for text in ("move M4*", "move M3**")]
    assert state.why_not(0, game.read(f"run {road} {chit(state, 'captain', 'move M5')}")) is None


def test_on_a_roadway_nothing_is_abandoned_and_chits_are_put_down_at_its_end() -> None:
    state, _, ends = on_road()
    seat = state.player_of("captain")
    pause(state, seat)
    assert not any(text.startswith("abandon") for text in offered(state, seat))
    refused = state.why_not(seat, game.read("abandon short_sword-1"))
    assert refused is not None
    assert refused.rule == "MR-3.5.8"
    chit_of = next(chit for chit, one in state.box.gold_chits.items() if "food_ale" in one.sides)
    put(state, chit_of, held_by("captain"))
    state.faces[chit_of] = "food_ale"
    state.write_sheet(seat, tasks=(Task("food_ale", until=1, destination="inn"),))
    drop_tasks(state, "captain")
    assert state.places[chit_of] in ends


def test_an_equal_move_is_written_down_as_the_one_that_is_listed() -> None:
    one, other = (combat(Fighter("captain", items=()), "amazon", foes=(Foe("octopus"),)) for _ in range(2))
    for state, text in ((one, "move M5"), (other, "move M4*")):
        plays(state, "done", "done", dice=(2, 2, 1, 1))
        let_be(state)
        state.stances.clear()
        seat, road = state.player_of("captain"), roads(state, fight_of(state).clearing)[0]
        state.play(seat, game.read(f"run {road} {chit(state, 'captain', text)}"), CombatScript(()))
    assert one == other


@rule("MR-11.69", "MR-6.6.4a", "MR-6.6.4b")
def test_whoever_runs_back_where_he_came_from_leaves_his_people_to_fight_on() -> None:
    people = (Servant("C2"), Servant("C3"))
    state = combat(Fighter("captain", items=(), hirelings=people), foes=(Foe("ogre-1", attacks="C2"),))
    clearing = fight_of(state).clearing
    came, other = roads(state, clearing)[:2]
    state.write("captain", came=came)
    let_be(state)
    runs = [text for text in offered(state) if text.startswith("run")]
    assert any(f" {came} " in text for text in runs)
    assert not any(f" {other} " in text for text in runs)
    events = plays(state, runs[0])
    assert [(event.who, event.road) for event in told(events, RanAway)] == [("captain", came)]
    assert state.places["C2"] == state.places["C3"] == clearing
    assert fight_of(state).clearing == clearing
    assert state.stances["ogre-1"].target == "C2"
    assert state.stances["C2"].target == "ogre-1"
    assert state.choices(0).prompt == "place"


def test_where_one_may_stumble_each_move_is_listed() -> None:
    """The Captain's Moves of 4 and 5 cost him nothing, but the slower one lets him fall sooner."""
    state = combat(Fighter("captain", items=()), foes=(Foe("octopus"),), stumble=True)
    plays(state, "done")
    state.stances.clear()
    road = roads(state, fight_of(state).clearing)[0]
    listed = {text.split()[-1] for text in offered(state) if text.startswith(f"run {road} ")}
    assert {chit(state, "captain", text) for text in ("move M5", "move M4*", "move M3**")} == listed


@rule("MR-6.6.4c")
def test_one_who_walks_the_woods_may_run_off_the_roads_and_comes_out_anywhere_in_the_tile() -> None:
    state = combat("elf", foes=("ogre-1",))
    clearing = fight_of(state).clearing
    tile = state.atlas.clearings[clearing].tile
    woods = woods_of(tile)
    assert woods not in roads_to_run(state, "elf")
    turn_into(state, "squirrel", "elf")
    assert roads_to_run(state, "elf") == (*roads(state, clearing), woods)
    plays(state, f"run {woods} creature:move:L2")
    assert state.places["elf"] == woods
    moves = {action.clearing for action in state.choices(0).actions if isinstance(action, Move)}
    assert moves == {*state.atlas.of_tile[tile]}
    state.write("elf", came=roads(state, clearing)[0])
    put(state, "elf", clearing)
    assert roads_to_run(state, "elf") == (roads(state, clearing)[0],)


@rule("MR-6.6.4a", "MR-4.3.1", "MR-4.3.2")
@pytest.mark.parametrize(("carrier", "stays"), [("", True), ("hireling", True), ("horse", False)])
def test_a_runners_horse_carries_for_him_and_his_people_do_not(carrier: str, stays: bool) -> None:
    """The Captain runs with a Medium Move; the suit of armor, which he does not wear, is Heavy."""
    state = combat(
        Fighter("captain", items=("suit_of_armor",), hirelings=(Servant("GHQ"),)), foes=("ogre-1",)
    )
    state.active = ()
    clearing = fight_of(state).clearing
    if carrier == "hireling":
        state.write("GHQ", following="captain")
        assert led_strength(state, "captain", in_cave=False) >= LEVEL["H"]
    if carrier == "horse":
        give(state, "workhorse_h6_h7", active=False)
    let_be(state)
    plays(state, f"run {roads(state, clearing)[0]} {chit(state, 'captain', 'move M3**')}")
    assert (state.places["suit_of_armor-1"] == clearing) is stays
