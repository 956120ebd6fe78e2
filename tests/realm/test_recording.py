"""MR-3.2: what may be recorded at Birdsong, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.day.actions import Move, Ready
from fabula.games.realm.day.events import Cancelled, Hid, Moved, PhaseRecorded, Rolled, TurnReady
from fabula.games.realm.day.phases import sources_of
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.playing import answer, awake, give, here, live, refusal, told

ANYTHING = {"enchant", "move", "hide", "alert", "rest", "search", "trade", "hire"}

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"
CAVE = "cavern-3"


def record(state: RealmState, *phases: str) -> None:
    for phase in phases:
        answer(state, phase, seat=0)


def cancelled(state: RealmState, *phases: str, script: tuple[int, ...] = ()) -> list[str]:
    return [event.reason for event in told(live(state, *phases, script=script), Cancelled)]


@rule("MR-3.2.2")
def test_there_are_two_basic_and_two_sunlight_phases() -> None:
    state = awake("black_knight", at=WOODS)
    record(state, *["hide ordinary"] * 3)
    assert len(state.choices(0).actions) > 1
    record(state, "hide ordinary")
    assert state.choices(0).actions == (Ready(),)
    refused = refusal(state, "hide ordinary")
    assert (refused.rule, refused.details) == ("MR-3.2.2", {"most": 4})


@rule("MR-3.2.1")
def test_each_phase_is_told_to_whoever_records_it_and_the_others_learn_when_he_is_ready() -> None:
    state = awake("black_knight", "elf", at=WOODS)
    (event,) = answer(state, "move awful_valley-4 ordinary", seat=1)
    assert isinstance(event, PhaseRecorded)
    assert (event.activity, event.clearing, event.to) == ("move", "awful_valley-4", (1,))
    assert state.view(1).my_draft == (Move("awful_valley-4", "ordinary"),)
    assert state.view(0).my_draft == ()
    assert state.to_act() == (0, 1)
    (ready,) = answer(state, "ready", seat=1)
    assert isinstance(ready, TurnReady)
    assert (ready.to, state.to_act(), state.view(0).ready) == (None, (0,), (1,))


@rule("MR-3.2.3", "MR-13.1.2", "MR-13.2.1", "MR-13.4.2", "MR-13.7.1", "MR-13.8.1", "MR-13.12.1")
@pytest.mark.parametrize(
    ("character", "source", "activities"),
    [
        ("amazon", "stamina", {"move"}),
        ("berserker", "robust", {"rest"}),
        ("captain", "reputation", ANYTHING),
        ("elf", "elusiveness", {"hide"}),
        ("magician", "magical_paraphernalia", {"alert"}),
        ("white_knight", "health", {"rest"}),
        ("black_knight", "stamina", set()),
    ],
)
def test_an_advantage_gives_one_more_phase_for_its_activity(
    character: str, source: str, activities: set[str]
) -> None:
    state = awake(character, at=WOODS)
    listed = [action.words() for action in state.choices(0).actions]
    assert {words[0] for words in listed if words[-1] == source} == activities
    assert {words[0] for words in listed if words[-1] == "ordinary"} == ANYTHING
    record(state, *["hide ordinary"] * 4)
    listed = [action.words() for action in state.choices(0).actions]
    assert {words[0] for words in listed} == activities | {"ready"}


@rule("MR-3.2.3", "MR-3.2.7")
def test_a_source_gives_one_phase_a_day_and_sources_add_up() -> None:
    state = awake("amazon", at=WOODS)
    give(state, "workhorse_m5_h7")
    record(state, "move awful_valley-4 workhorse", "hide ordinary", "move awful_valley-1 stamina")
    refused = refusal(state, "move awful_valley-4 stamina")
    assert (refused.rule, refused.reason) == ("MR-3.2.3", "extra-phase-used")
    assert refusal(state, "move awful_valley-4 workhorse").reason == "extra-phase-used"
    record(state, *["hide ordinary"] * 3)
    assert state.choices(0).actions == (Ready(),)
    assert refusal(state, "rest health").reason == "no-extra-phase"


@rule("MR-3.2.3")
def test_an_extra_phase_is_for_its_own_activity() -> None:
    state = awake("amazon", at=WOODS)
    refused = refusal(state, "hide stamina")
    assert (refused.rule, refused.reason) == ("MR-3.2.3", "extra-phase-elsewhere")


@rule("MR-3.2.3", "MR-3.2.4", "MR-3.2.4a")
def test_in_a_cave_there_are_two_basic_phases_and_the_extra_ones() -> None:
    state = awake("amazon", at=CAVE)
    record(state, *["hide ordinary"] * 2)
    refused = refusal(state, "hide ordinary")
    assert (refused.rule, refused.reason, refused.details) == ("MR-3.2.4a", "no-sunlight", {"most": 2})
    record(state, "move cavern-6 stamina")
    assert state.choices(0).actions == (Ready(),)


@rule("MR-3.2.4a", "MR-11.9")
def test_a_turn_that_leads_into_a_cave_has_no_sunlight_phases() -> None:
    state = awake("amazon", at="borderland-2")
    record(state, "move borderland-3 stamina", "move borderland-6 ordinary", "hide ordinary")
    refused = refusal(state, "hide ordinary")
    assert refused.rule == "MR-3.2.4a"
    assert state.choices(0).actions == (Ready(),)
    outside = awake("amazon", at="borderland-2")
    record(outside, "move borderland-3 stamina", *["hide ordinary"] * 4)


@rule("MR-3.2.4a", "MR-3.2.4b")
def test_after_a_sunlight_phase_no_way_into_a_cave_is_recorded() -> None:
    state = awake("black_knight", at="borderland-3")
    record(state, "hide ordinary")
    assert Move("borderland-6", "ordinary") in state.choices(0).actions
    record(state, "hide ordinary")
    assert refusal(state, "move borderland-6 ordinary").rule == "MR-3.2.4a"
    assert Move("borderland-2", "ordinary") in state.choices(0).actions


@rule("MR-3.2.4b", "MR-11.10")
def test_whoever_has_used_a_sunlight_phase_does_not_enter_a_cave() -> None:
    state = awake("amazon", at="borderland-3")
    events = live(state, *["hide ordinary"] * 3, "move borderland-6 stamina", script=(1, 1) * 3)
    (event,) = told(events, Cancelled)
    assert (event.rule, event.reason, here(state)) == ("MR-3.2.4b", "sunlight-used", "borderland-3")
    events = live(state, *["hide ordinary"] * 2, "move borderland-6 ordinary", script=(1, 1) * 2)
    assert [event.reason for event in told(events, Cancelled)] == ["sunlight-used"]
    events = live(state, *["hide ordinary"] * 2, "move borderland-6 stamina", script=(1, 1) * 2)
    assert not told(events, Cancelled)
    assert here(state) == "borderland-6"


@rule("MR-3.2.4", "MR-3.2.4b")
def test_in_a_cave_the_remaining_sunlight_phases_are_cancelled_even_if_he_leaves_it() -> None:
    state = awake("black_knight", at="borderland-3")
    phases = ("move borderland-6 ordinary", "move borderland-3 ordinary", "hide ordinary", "rest ordinary")
    events = live(state, *phases)
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [
        ("MR-3.2.4b", "no-sunlight")
    ] * 2
    assert here(state) == "borderland-3"
    put(state, "black_knight", CAVE)
    events = live(state, *["hide ordinary"] * 3, script=(1, 1, 1, 1))
    assert len(told(events, Rolled)) == 2
    assert len(told(events, Cancelled)) == 1


@rule("MR-3.2.4c")
def test_extra_phases_in_between_do_not_make_a_basic_phase_a_sunlight_phase() -> None:
    state = awake("elf", at=CAVE)
    phases = ("hide elusiveness", "hide ordinary", "hide ordinary", "hide ordinary")
    events = live(state, *phases, script=(1, 1) * 3)
    assert len(told(events, Hid)) == 3
    assert [event.reason for event in told(events, Cancelled)] == ["no-sunlight"]


@rule("MR-13.6.1", "MR-3.2.5")
def test_the_dwarf_has_no_sunlight_phases() -> None:
    state = awake("dwarf", at=WOODS)
    give(state, "workhorse_h6_t8")
    record(state, *["hide ordinary"] * 2)
    refused = refusal(state, "hide ordinary")
    assert (refused.rule, refused.details) == ("MR-13.6.1", {"most": 2})
    record(state, "move awful_valley-4 workhorse")
    young = awake("dwarf 1", at=WOODS, development=True)
    record(young, *["hide ordinary"] * 4)


@rule("MR-3.2.8", "MR-13.4.2")
def test_the_captains_extra_phase_is_done_at_a_dwelling_only() -> None:
    state = awake("captain", at="ruins-1")
    assert cancelled(state, "hide reputation") == ["no-dwelling"]
    put(state, "small_campfire", "ruins-2")
    events = live(state, "move ruins-2 ordinary", "hide reputation", script=(1, 1))
    assert told(events, Hid)
    events = live(state, "move ruins-1 ordinary", "hide reputation")
    assert not told(events, Hid)


@rule("MR-3.2.8")
def test_an_extra_move_needs_its_horse_when_it_comes_up() -> None:
    state = awake("black_knight", at=WOODS)
    give(state, "workhorse_m5_h7", active=False)
    assert cancelled(state, "move awful_valley-4 workhorse") == ["no-horse"]
    state.active = (*state.active, "workhorse_m5_h7")
    assert told(live(state, "move awful_valley-4 workhorse"), Moved)


def test_whoever_has_no_such_source_is_not_offered_it() -> None:
    assert sources_of(awake("wizard"), "wizard") == {}


@rule("MR-3.2.4c")
def test_in_a_cave_an_extra_phase_may_follow_the_basic_ones() -> None:
    state = awake("elf", at=CAVE)
    record(state, "hide ordinary", "hide ordinary")
    assert refusal(state, "hide ordinary").reason == "no-sunlight"
    record(state, "hide elusiveness")
