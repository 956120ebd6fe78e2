"""MR-5.9.1, MR-5.9.2: when missions and campaigns are taken up and put down."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.going import Walking
from fabula.games.realm.natives.errands import errands, why_not_errand
from fabula.games.realm.natives.events import TaskDone
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.natives.tasks import deliver, take_up
from fabula.games.realm.pieces import put
from fabula.games.realm.trade.actions import TakeUp
from fabula.testing import rule
from realm.dealing import bring, lay_gold, offered, say
from realm.playing import awake, know, live, refusal, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-5.9.1", "MR-5.9.2")
def test_tasks_are_taken_up_and_put_down_between_phases() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, notoriety=20)
    lay_gold(state, "food_ale", "ruins-1")
    lay_gold(state, "pillage", "ruins-2")
    bring(state, "soldiers", "cliff-1")
    state.settled = ()
    begin_turn(state, "rest ordinary")
    assert "take-up food_ale" in offered(state)
    missing = refusal(state, "take-up pillage")
    assert (missing.rule, missing.reason) == ("MR-5.9.1", "no-such-task")
    say(state, "take-up food_ale")
    assert not any("food_ale" in text for text in offered(state))  # not to and fro
    assert refusal(state, "put-down food_ale").reason == "changed-already"
    say(state, "done")
    assert "put-down food_ale" in offered(state)  # after the phase he may change his mind
    say(state, "put-down food_ale")
    assert state.sheet(0).notoriety == 10
    assert state.sheet(0).tasks == ()


@rule("MR-5.9.1")
def test_who_comes_to_a_task_is_asked_and_hired_leaders_are_not() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, notoriety=5)
    road = next(road.end for road in state.atlas.roads["ruins-1"] if road.kind == "road" and road.end)
    steps = 2 if state.atlas.clearings[road].kind == "mountain" else 1
    lay_gold(state, "escort_party", road)
    live(state, *(f"move {road} ordinary",) * steps)
    assert "take-up escort_party" in offered(state)  # though he had settled everything for today
    serve(state, "PHQ", 0, until=14)
    put(state, "PHQ", road)
    only = why_not_errand(state, "PHQ", TakeUp("escort_party"), ())
    assert only is not None
    assert only.reason == "characters-only"
    assert errands(state, "PHQ", ()) == ()


def begin_turn(state: RealmState, *phases: str) -> None:
    """Hand in a turn of the only seat, who is asked about his belongings."""
    for phase in phases:
        say(state, phase)
    say(state, "ready", 1, "amazon")


@rule("MR-5.9.3c", "MR-3.12.2")
def test_who_is_led_to_the_destination_has_delivered_too() -> None:
    state = awake("amazon", "elf")
    guide, follower = state.sheet(0).character, state.sheet(1).character
    inn = state.places["inn"]
    start = next(road.end for road in state.atlas.roads[inn] if road.kind == "road" and road.end)
    for who in (guide, follower):
        put(state, who, start)
    know(state, 1, notoriety=5)
    lay_gold(state, "food_ale", start)
    take_up(state, 1, "food_ale")
    state.write(follower, following=guide)
    state.push(Walking(guide, inn))
    events = state.go_on(some_dice())
    assert [event.who for event in told(events, TaskDone)] == [follower]
    assert state.sheet(1).tasks == ()


@rule("MR-5.9.3c")
def test_nothing_is_delivered_elsewhere_or_by_a_hireling() -> None:
    state = awake("amazon", at="ruins-1")
    know(state, notoriety=5)
    lay_gold(state, "food_ale", "ruins-1")
    take_up(state, 0, "food_ale")
    put(state, "amazon", "ruins-2")
    assert deliver(state, "amazon") == []
    serve(state, "PHQ", 0, until=14)
    put(state, "PHQ", state.places["inn"])
    assert deliver(state, "PHQ") == []
    assert len(state.sheet(0).tasks) == 1
