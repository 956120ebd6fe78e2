"""MR-5.9: missions and campaigns."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.ending import reveal
from fabula.games.realm.magic.wishes import carry_off
from fabula.games.realm.map.atlas import dwelling_clearing
from fabula.games.realm.map.routes import roadways_between
from fabula.games.realm.natives.events import TaskDone, TaskFailed, TaskTaken
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.tasks import (
    deliver,
    put_down,
    run_out_of_time,
    take_up,
    takeable,
    why_not_put_down,
    why_not_take,
    win_campaigns,
)
from fabula.games.realm.natives.trust import column_of, trust
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import bring, lay_gold
from realm.playing import awake, here, individual, know, live, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def away(state: RealmState, dwelling: str, far: int) -> str:
    """A clearing so many roadways from a dwelling, without any other dwelling."""
    goal = state.places[dwelling]
    return next(
        name
        for name in state.atlas.clearings
        if roadways_between(state.atlas, name, goal) == far
        and not any(piece in state.box.dwellings for piece in state.standing_at.get(name, ()))
    )


@rule("MR-5.9.1", "MR-5.9.3c", "MR-11.46")
def test_food_and_ale_seven_roadways_from_the_inn() -> None:
    state = awake("amazon")
    start = away(state, "inn", 7)
    put(state, "amazon", start)
    know(state, gold=0, notoriety=8)
    state.day = 3
    chit = lay_gold(state, "food_ale", start)
    assert takeable(state, 0) == ("food_ale",)
    (taken,) = take_up(state, 0, "food_ale")
    assert isinstance(taken, TaskTaken)
    assert (taken.notoriety, taken.fame, taken.until) == (5, 0, 16)
    assert state.sheet(0).notoriety == 3
    assert start not in state.standing_at or chit not in state.standing_at[start]
    put(state, "amazon", state.places["inn"])
    (done,) = deliver(state, "amazon")
    assert isinstance(done, TaskDone)
    assert done.rule == "MR-5.9.3c"
    assert (state.sheet(0).notoriety, individual(state).gold) == (8, 14)
    assert state.places[chit] == state.places["inn"]
    assert state.sheet(0).tasks == ()


@rule("MR-11.46", "MR-5.9.2", "MR-3.16.6")
def test_a_mission_that_is_not_accomplished_in_time_costs_again() -> None:
    state = awake("amazon")
    start = away(state, "inn", 7)
    put(state, "amazon", start)
    know(state, notoriety=5)
    state.day = 3
    chit = lay_gold(state, "food_ale", start)
    take_up(state, 0, "food_ale")
    for day in range(3, 16):
        state.day = day
        assert not run_out_of_time(state)
    put(state, "amazon", "ruins-1")
    state.day = 16
    events = live(state)  # its Midnight is the last
    (failed,) = told(events, TaskFailed)
    assert failed.notoriety == 5
    assert state.sheet(0).notoriety == -5
    assert state.places[chit] == "ruins-1"


@rule("MR-5.9.3", "MR-5.9.3a", "MR-5.9.3b")
@pytest.mark.parametrize(
    ("side", "usual", "instead"), [("escort_party", "chapel", "guardhouse"), ("food_ale", "inn", "house")]
)
def test_where_missions_lead(side: str, usual: str, instead: str) -> None:
    for start, goal in ((instead, usual), ("ghost-1", usual), (usual, instead)):
        state = awake("amazon", wild=True)
        put(state, "amazon", state.places[start])
        know(state, notoriety=5)
        lay_gold(state, side, here(state))
        take_up(state, 0, side)
        (task,) = state.sheet(0).tasks
        assert task.destination == goal
        assert task.until == state.day + 13
        far = roadways_between(state.atlas, here(state), state.places[goal])
        assert task.gold == 2 * (far or 15)


@rule("MR-5.9.3c")
def test_a_step_into_the_clearing_of_its_destination_completes_a_mission() -> None:
    state = awake("amazon")
    inn = state.places["inn"]
    start = next(road.end for road in state.atlas.roads[inn] if road.kind == "road" and road.end)
    put(state, "amazon", start)
    know(state, notoriety=5)
    lay_gold(state, "food_ale", start)
    take_up(state, 0, "food_ale")
    before = individual(state).gold
    climbs = 2 if state.atlas.clearings[inn].kind == "mountain" else 1
    events = live(state, *(f"move {inn} ordinary",) * climbs)
    assert [event.gold for event in told(events, TaskDone)] == [2]
    assert individual(state).gold == before + 2


@rule("MR-5.9.3c")
def test_without_a_route_the_reward_is_thirty() -> None:
    state = awake("amazon")
    start = next(
        name
        for name in state.atlas.clearings
        if roadways_between(state.atlas, name, state.places["inn"]) is None
    )
    put(state, "amazon", start)
    know(state, notoriety=5)
    lay_gold(state, "food_ale", start)
    take_up(state, 0, "food_ale")
    assert state.sheet(0).tasks[0].gold == 30


@rule("MR-5.9.1")
def test_who_cannot_pay_does_not_get_it() -> None:
    state = awake("amazon", at="ruins-1")
    lay_gold(state, "war", "ruins-1")
    bring(state, "rogues", "cliff-1")
    for fame, notoriety, reason in (
        (9, 15, "too-little-fame"),
        (10, 14, "too-little-notoriety"),
        (10, 15, None),
    ):
        know(state, fame=fame, notoriety=notoriety)
        found = why_not_take(state, 0, "war")
        assert (found and found.reason) == reason
    lay_gold(state, "food_ale", "ruins-1")
    know(state, fame=-3, notoriety=5)
    assert why_not_take(state, 0, "food_ale") is None  # Fame is not asked for
    lay_gold(state, "scholar", "ruins-1")
    for side in ("scholar", "raid"):
        missing = why_not_take(state, 0, side)
        assert missing is not None
        assert missing.reason == "no-such-task"
    assert takeable(state, 0) == ("food_ale",)


@rule("MR-5.9.1")
def test_one_campaign_at_a_time_and_any_number_of_missions() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, fame=100, notoriety=100)
    for group in state.box.groups:
        bring(state, group, "cliff-1")
    for side in ("raid", "war", "food_ale", "escort_party"):
        lay_gold(state, side, "ruins-1")
    for side in ("food_ale", "raid", "escort_party"):
        take_up(state, 0, side)
    second = why_not_take(state, 0, "war")
    assert second is not None
    assert (second.rule, second.reason) == ("MR-5.9.1", "one-campaign")
    assert (state.sheet(0).fame, state.sheet(0).notoriety) == (92, 90)


@rule("MR-5.9.4", "MR-5.9.8", "MR-5.1.1", "MR-5.1.2")
@pytest.mark.parametrize(
    ("side", "fame", "notoriety", "partners", "foes"),
    [
        ("pillage", 0, 10, {"bashkars"}, {"patrol", "soldiers"}),
        ("raid", 8, 0, {"lancers", "woodfolk"}, {"bashkars", "rogues"}),
        ("quest", 0, 20, {"order"}, set()),
        (
            "revolt",
            0,
            35,
            {"lancers", "woodfolk", "bashkars", "rogues"},
            {"soldiers", "guard", "patrol", "company"},
        ),
        ("war", 10, 15, {"soldiers", "guard", "patrol"}, {"company", "bashkars", "rogues"}),
        (
            "conquer",
            0,
            40,
            {"soldiers", "guard", "patrol", "company"},
            {"lancers", "woodfolk", "bashkars", "rogues"},
        ),
    ],
)
def test_campaigns_with_their_cost_partners_and_foes(
    side: str, fame: int, notoriety: int, partners: set[str], foes: set[str]
) -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    know(state, fame=fame, notoriety=notoriety)
    put(state, "heavy_dragon", "cliff-2")
    for group in state.box.groups:
        bring(state, group, "cliff-1")
    before = {group: trust(state, 0, group) for group in state.box.groups}
    lay_gold(state, side, "ruins-1")
    take_up(state, 0, side)
    assert (state.sheet(0).fame, state.sheet(0).notoriety) == (0, 0)
    for group in state.box.groups:
        expected = -2 if group in foes else before[group] + (2 if group in partners else 0)
        assert trust(state, 0, group) == expected
    put_down(state, 0, side)
    assert before == {group: trust(state, 0, group) for group in state.box.groups}


@rule("MR-5.9.7", "MR-3.16.6")
@pytest.mark.parametrize(
    ("side", "day", "until"), [("raid", 5, 18), ("pillage", 20, 33), ("war", 1, 28), ("war", 28, 28)]
)
def test_campaigns_last_a_fortnight_or_to_the_end_of_the_month(side: str, day: int, until: int) -> None:
    state = awake("amazon", at="ruins-1")
    know(state, fame=10, notoriety=15)
    for group in state.box.groups:
        bring(state, group, "cliff-1")
    state.day = day
    lay_gold(state, side, "ruins-1")
    take_up(state, 0, side)
    assert state.sheet(0).tasks[0].until == until
    sheet = state.sheet(0)
    state.day = until - 1
    assert not run_out_of_time(state)
    state.day = until
    assert run_out_of_time(state)
    cost = state.box.campaigns[side]
    assert state.sheet(0).fame == sheet.fame - cost.fame
    assert state.sheet(0).notoriety == sheet.notoriety - cost.notoriety


@rule("MR-5.9.6")
def test_a_campaign_needs_a_foe_on_the_map() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, fame=8)
    lay_gold(state, "raid", "ruins-1")
    for group in ("rogues", "bashkars"):
        for native in bring(state, group, "dead"):
            put(state, native, group)
    missing = why_not_take(state, 0, "raid")
    assert missing is not None
    assert (missing.rule, missing.reason) == ("MR-5.9.6", "no-foe")
    put(state, "R7", "cliff-1")
    assert why_not_take(state, 0, "raid") is None


@rule("MR-5.9.6", "MR-5.9.2", "MR-1.8.6")
def test_a_foe_on_a_roadway_or_in_the_air_is_on_the_map() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, fame=8)
    lay_gold(state, "raid", "ruins-1")
    for group in ("rogues", "bashkars"):
        for native in bring(state, group, "dead"):
            put(state, native, group)
    roadway = next(road.name for road in state.atlas.roads["ruins-1"] if road.end)
    for place in (roadway, "ruins"):
        put(state, "R7", place)
        assert why_not_take(state, 0, "raid") is None
    take_up(state, 0, "raid")
    assert why_not_put_down(state, 0, "raid") is not None


@rule("MR-5.9.6")
def test_a_quest_is_for_dragons_that_fly_or_not() -> None:
    for dragon in ("tremendous_dragon-1", "heavy_flying_dragon-2", "demon"):
        state = awake("amazon", at="ruins-1", wild=True)
        know(state, notoriety=20)
        lay_gold(state, "quest", "ruins-1")
        assert why_not_take(state, 0, "quest") is not None
        put(state, dragon, "cliff-1")
        assert (why_not_take(state, 0, "quest") is None) == (dragon != "demon")


@rule("MR-5.9.6", "MR-5.9.2")
def test_a_campaign_is_won_when_every_foe_is_dead() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, notoriety=10)
    gold = individual(state).gold
    chit = lay_gold(state, "pillage", "ruins-1")
    soldiers, patrol = bring(state, "soldiers", "cliff-1"), bring(state, "patrol", "cliff-1")
    take_up(state, 0, "pillage")
    for native in (*soldiers, *patrol):
        put(state, native, "dead")
    put(state, "P1", "patrol")  # one is left in its box
    assert not win_campaigns(state)
    put(state, "P1", "dead")
    (won,) = win_campaigns(state)
    assert won.rule == "MR-5.9.6"
    assert (state.sheet(0).notoriety, individual(state).gold) == (10, gold)  # the cost, and nothing else
    assert state.places[chit] == "ruins-1"
    assert not state.sheet(0).tasks


@rule("MR-5.9.2")
def test_a_campaign_may_be_given_up_only_without_foes() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, fame=8)
    chit = lay_gold(state, "raid", "ruins-1")
    bring(state, "bashkars", "bashkars")
    rogues = bring(state, "rogues", "cliff-1")
    take_up(state, 0, "raid")
    kept = why_not_put_down(state, 0, "raid")
    assert kept is not None
    assert (kept.rule, kept.reason) == ("MR-5.9.2", "foe-on-map")
    for native in rogues:
        put(state, native, "rogues")
    assert why_not_put_down(state, 0, "raid") is None
    put_down(state, 0, "raid")
    assert state.sheet(0).fame == 0
    assert state.places[chit] == "ruins-1"
    gone = why_not_put_down(state, 0, "raid")
    assert gone is not None
    assert gone.reason == "not-taken-up"


@rule("MR-5.9.2", "MR-1.12.1")
def test_a_mission_that_is_put_down_has_failed() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, notoriety=5)
    lay_gold(state, "food_ale", "ruins-1")
    take_up(state, 0, "food_ale")
    assert why_not_put_down(state, 0, "food_ale") is None
    (failed,) = put_down(state, 0, "food_ale")
    assert isinstance(failed, TaskFailed)
    assert state.sheet(0).notoriety == -5


@rule("MR-5.9.8", "MR-1.13.1")
def test_partners_go_beyond_ally_and_hired_foes_stay() -> None:
    state = awake("witch", at="ruins-1")
    know(state, notoriety=100)
    assert trust(state, 0, "company") == 2
    bring(state, "rogues", "cliff-1")
    serve(state, "R1", 0, until=20)
    lay_gold(state, "conquer", "ruins-1")
    take_up(state, 0, "conquer")
    assert trust(state, 0, "company") == 4
    assert column_of(4) == "ally"
    assert (trust(state, 0, "rogues"), column_of(-2)) == (-2, "enemy")
    assert state.hired["R1"].owner == 0


def test_where_chits_are_that_somebody_has_taken_up_everybody_sees() -> None:
    state = awake("amazon", "elf", at="ruins-1")
    know(state, 0, notoriety=5)
    who = state.sheet(0).character
    chit = lay_gold(state, "food_ale", "ruins-1")
    take_up(state, 0, "food_ale")
    for seat in (0, 1, None):
        view = state.view(seat)
        assert view.standing_at[f"tasks of {who}"] == (chit,)
        assert view.characters[0].tasks == state.sheet(0).tasks


@rule("MR-5.9.3c", "MR-7.12.3a")
def test_whom_a_wish_takes_to_its_destination_has_completed_a_mission() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, gold=0, notoriety=5)
    lay_gold(state, "food_ale", "ruins-1")
    take_up(state, 0, "food_ale")
    (task,) = state.sheet(0).tasks
    carry_off(state, "amazon", state.places["inn"])
    assert not state.sheet(0).tasks
    assert (state.sheet(0).notoriety, individual(state).gold) == (5, task.gold)


@rule("MR-4.1.8", "MR-5.9.1")
def test_whoever_is_taken_to_a_mission_is_asked_about_it_whatever_he_said() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, notoriety=5)
    lay_gold(state, "food_ale", "ruins-2")
    state.settled = state.henceforth = ("amazon",)
    carry_off(state, "amazon", "ruins-2")
    assert not state.settled
    assert not state.henceforth


@rule("MR-5.9.3c", "MR-F.1.1")
def test_a_mission_to_a_campfire_waits_until_it_burns_and_is_complete_where_it_does() -> None:
    state = awake("amazon", seasons_weather="freshet")  # Escort Party leads to the Small Campfire
    camp = dwelling_clearing(state.layout, "oak_woods")
    put(state, "amazon", camp)
    know(state, gold=0, notoriety=5)
    lay_gold(state, "escort_party", camp)
    take_up(state, 0, "escort_party")
    assert (state.sheet(0).tasks[0].destination, state.sheet(0).tasks[0].gold) == ("small_campfire", 30)
    assert not deliver(state, "amazon")
    events = reveal(state, "oak_woods", ScriptedDice(("smoke_w",)), peaceful=False)
    assert state.places["small_campfire"] == camp
    (done,) = told(events, TaskDone)
    assert (done.rule, individual(state).gold) == ("MR-5.9.3c", 30)
