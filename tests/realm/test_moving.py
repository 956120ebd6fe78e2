"""MR-3.5, MR-4.2 to MR-4.4: moving along roadways, on foot and on horses, with what one carries."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.belongings import too_heavy, weight_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Move, Ready, Ride
from fabula.games.realm.day.events import Abandoned, Cancelled, Climbs, HorseLed, Moved
from fabula.games.realm.day.route import climbed_by
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.playing import answer, awake, give, here, individual, know, live, name_of, refusal, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

PONY = "pony_m3_m5"
WORKHORSE = "workhorse_m5_h7"


def moves(events: list[Event]) -> list[str]:
    return [event.clearing for event in told(events, Moved)]


def reasons(events: list[Event]) -> list[str]:
    return [event.reason for event in told(events, Cancelled)]


def chits(state: RealmState, *, but: tuple[int, ...] = ()) -> None:
    """Fatigue all chits but these."""
    count = len(state.sheet(0).chits)
    know(state, chits=tuple("active" if number in but else "fatigued" for number in range(1, count + 1)))


@rule("MR-3.5.1")
def test_each_move_phase_leads_along_one_roadway() -> None:
    state = awake("black_knight", at="ruins-1")
    answer(state, "move ruins-4 ordinary")
    refused = refusal(state, "move ruins-3 ordinary")
    assert (refused.rule, refused.details) == ("MR-3.5.1", {"clearing": "ruins-3", "at": "ruins-4"})
    assert refusal(state, "move ruins-4 ordinary").rule == "MR-3.5.1"
    answer(state, "move ruins-1 ordinary")
    events = answer(state, "ready")
    assert [(event.clearing, event.road) for event in told(events, Moved)] == [
        ("ruins-4", "ruins-1-4"),
        ("ruins-1", "ruins-1-4"),
    ]


@rule("MR-3.5.10", "MR-11.12", "MR-3.5.3")
def test_a_hidden_path_that_is_not_discovered_cancels_the_move_and_what_no_longer_fits() -> None:
    state = awake("black_knight", at="ruins-1")
    for text in ("move ruins-5 ordinary", "move ruins-3 ordinary"):
        answer(state, text)
    events = live(state, "move ruins-5 ordinary", "move ruins-3 ordinary", "move ruins-2 ordinary")
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [
        ("MR-3.5.3", "undiscovered"),
        ("MR-3.5.10", "not-adjacent"),
    ]
    assert moves(events) == ["ruins-2"]
    put(state, "black_knight", "ruins-1")
    know(state, discoveries=("ruins-1~5",))
    events = live(state, "move ruins-5 ordinary", "move ruins-3 ordinary")
    assert moves(events) == ["ruins-5", "ruins-3"]


@rule("MR-3.5.3")
def test_a_secret_passage_has_to_be_discovered_too() -> None:
    state = awake("black_knight", at="cliff-3")
    events = live(state, "move cliff-6 ordinary", "move cliff-6 ordinary")
    assert reasons(events) == ["undiscovered"] * 2
    know(state, discoveries=("cliff-3=6",))
    assert moves(live(state, "move cliff-6 ordinary", "move cliff-6 ordinary")) == ["cliff-6"]


@rule("MR-3.5.2")
def test_a_mountain_takes_two_move_phases_one_after_the_other() -> None:
    state = awake("black_knight", at="mountain-2")
    events = live(state, "move mountain-5 ordinary")
    assert [event.clearing for event in told(events, Climbs)] == ["mountain-5"]
    assert (moves(events), here(state)) == ([], "mountain-2")
    events = live(
        state, "move mountain-5 ordinary", "hide ordinary", "move mountain-5 ordinary", script=(1, 1)
    )
    assert (len(told(events, Climbs)), moves(events)) == (2, [])
    phases = ("move mountain-5 ordinary", "move mountain-4 ordinary", "move mountain-2 ordinary")
    assert moves(live(state, *phases)) == ["mountain-4", "mountain-2"]
    events = live(state, *["move mountain-5 ordinary"] * 2, "move mountain-2 ordinary")
    assert moves(events) == ["mountain-5", "mountain-2"]
    events = live(state, *["move mountain-5 ordinary"] * 2, *["move mountain-6 ordinary"] * 2)
    assert moves(events) == ["mountain-5", "mountain-6"]


@rule("MR-3.5.2")
def test_whoever_turns_to_another_mountain_begins_to_climb_anew() -> None:
    state = awake("black_knight", at="mountain-4")
    phase = Move("mountain-6", "ordinary")
    assert climbed_by(state, phase, None, 0) == 1
    assert climbed_by(state, phase, "mountain-6", 1) == 0  # he is there
    assert climbed_by(state, phase, "mountain-5", 1) == 1


@rule("MR-3.5.2")
def test_recording_follows_the_way_into_a_mountain() -> None:
    state = awake("amazon", at="mountain-2")
    answer(state, "move mountain-5 stamina")
    assert refusal(state, "move mountain-6 ordinary").rule == "MR-3.5.1"
    answer(state, "move mountain-5 ordinary")
    assert refusal(state, "move mountain-4 ordinary").details["at"] == "mountain-5"
    answer(state, "move mountain-6 ordinary")


@rule("MR-3.5.7")
def test_moving_does_not_unhide() -> None:
    state = awake("black_knight", at="ruins-1")
    events = live(state, "hide ordinary", "move ruins-2 ordinary", script=(5, 5))
    assert moves(events) == ["ruins-2"]
    assert individual(state).hidden


@rule("MR-3.5.11")
def test_the_roadways_count_that_are_face_up_when_the_move_is_made() -> None:
    state = awake("black_knight", at="linden_woods-4")
    answer(state, "move linden_woods-2 ordinary")
    tiles = tuple(
        replace(laid, side="enchanted") if laid.tile == "linden_woods" else laid
        for laid in state.layout.tiles
    )
    state.layout = replace(state.layout, tiles=tiles)
    assert reasons(answer(state, "ready")) == ["not-adjacent"]
    assert moves(live(state, "move linden_woods-5 ordinary")) == ["linden_woods-5"]


@rule("MR-3.5.4", "MR-4.4.5")
def test_in_a_cave_horses_become_inactive_and_give_no_bonus() -> None:
    state = awake("black_knight", at="borderland-3")
    give(state, WORKHORSE)
    refused = refusal(state, "move borderland-6 workhorse")
    assert refused.rule == "MR-4.4.5"
    events = live(state, "move borderland-6 workhorse")
    assert [(event.rule, event.reason) for event in told(events, Cancelled)] == [
        ("MR-4.4.5", "horse-in-cave")
    ]
    assert WORKHORSE in state.active
    events = live(
        state, "move borderland-6 ordinary", "move borderland-3 workhorse", "move borderland-3 ordinary"
    )
    assert [event.piece for event in told(events, HorseLed)] == [WORKHORSE]
    assert reasons(events) == ["horse-in-cave"]
    assert (WORKHORSE in state.active, state.places[WORKHORSE]) == (False, "black_knight")
    assert here(state) == "borderland-3"
    assert reasons(live(state, "move borderland-2 workhorse")) == ["no-horse"]


@rule("MR-4.4.3")
def test_a_pony_takes_two_steps_in_a_phase_and_both_into_a_mountain() -> None:
    state = awake("black_knight", at="ruins-2")
    assert refusal(state, "ride ruins-1 ruins-4 ordinary").reason == "no-pony"
    give(state, PONY)
    assert Ride("ruins-1", "ruins-4", "ordinary") in state.choices(0).actions
    assert refusal(state, "ride ruins-4 ruins-1 ordinary").rule == "MR-3.5.1"
    assert refusal(state, "ride ruins-1 ruins-3 ordinary").details == {"clearing": "ruins-3", "at": "ruins-1"}
    assert refusal(state, "ride ruins-1 ruins-1 ordinary").reason == "mountain-takes-both"
    events = live(state, "ride ruins-1 ruins-4 ordinary", "move ruins-1 ordinary")
    assert moves(events) == ["ruins-1", "ruins-4", "ruins-1"]
    put(state, "black_knight", "mountain-4")
    assert refusal(state, "ride mountain-2 mountain-5 ordinary").reason == "mountain-takes-both"
    put(state, "black_knight", "mountain-2")
    assert refusal(state, "ride mountain-5 mountain-6 ordinary").reason == "mountain-takes-both"
    answer(state, "ride mountain-5 mountain-5 ordinary")
    answer(state, "move mountain-2 ordinary")
    assert moves(answer(state, "ready")) == ["mountain-5", "mountain-2"]


@rule("MR-4.4.3")
def test_of_the_horses_only_a_workhorse_gives_one_extra_move_phase() -> None:
    for horse, phases in ((WORKHORSE, 5), (PONY, 4), ("warhorse_t5_t7", 4)):
        state = awake("black_knight", at="awful_valley-1")
        give(state, horse)
        for _ in range(4):
            answer(state, "rest ordinary")
        if phases == 5:
            answer(state, "move awful_valley-4 workhorse")
        assert state.choices(0).actions == (Ready(),)


@rule("MR-4.4.3")
def test_the_pony_has_to_be_active_when_the_phase_comes_up() -> None:
    state = awake("black_knight", at="ruins-2")
    give(state, PONY, active=False)
    assert reasons(live(state, "ride ruins-1 ruins-4 ordinary")) == ["no-horse"]
    state.active = (*state.active, PONY)
    assert moves(live(state, "ride ruins-1 ruins-4 ordinary")) == ["ruins-1", "ruins-4"]


@rule("MR-11.13", "MR-4.4.5")
def test_the_second_step_of_a_ride_does_not_lead_into_a_cave() -> None:
    state = awake("black_knight", at="borderland-2")
    give(state, PONY)
    answer(state, "ride borderland-3 borderland-6 ordinary")
    assert {"clearing": "borderland-3", "left": 3}.items() <= state.choices(0).details.items()
    events = answer(state, "ready")
    assert (moves(events), reasons(events)) == (["borderland-3"], ["horse-in-cave"])
    assert [event.rule for event in told(events, Cancelled)] == ["MR-4.4.5"]
    assert PONY in state.active
    assert refusal(state, "ride borderland-6 borderland-4 ordinary").rule == "MR-4.4.5"


@rule("MR-3.5.3")
def test_the_second_step_of_a_ride_needs_a_known_way() -> None:
    state = awake("black_knight", at="ruins-2")
    give(state, PONY)
    events = live(state, "ride ruins-1 ruins-5 ordinary")
    assert (moves(events), reasons(events)) == (["ruins-1"], ["undiscovered"])


@rule("MR-4.2.1")
def test_counters_and_cards_have_their_weights() -> None:
    state = awake("white_knight")
    printed = {
        "great_sword": "H",
        "suit_of_armor-1": "H",
        "shield-1": "M",
        "thrusting_sword": "L",
        "amulet": "N",
        "black_book": "L",
        "crystal_ball": "M",
        "golden_crown": "H",
        "chest": "T",
    }
    assert {piece: weight_of(state, piece) for piece in printed} == {
        piece: LEVEL[weight] for piece, weight in printed.items()
    }


@rule("MR-1.1.3", "MR-4.3.1")
def test_each_item_needs_a_move_chit_that_is_strong_enough() -> None:
    """Weights do not add up: one chit of the right strength carries everything (MR-1.1.3)."""
    state = awake("white_knight")
    assert too_heavy(state, name_of(state), in_cave=False) == ()
    chits(state, but=(2,))  # Move H6
    assert too_heavy(state, name_of(state), in_cave=False) == ()
    chits(state, but=(3,))  # Fight H5*
    assert set(too_heavy(state, name_of(state), in_cave=False)) == {"great_sword", "suit_of_armor-1"}


@rule("MR-3.5.6", "MR-4.3.5")
def test_what_cannot_be_carried_is_left_before_the_move() -> None:
    state = awake("white_knight", at="ruins-1")
    chits(state)
    events = live(state, "hide ordinary", script=(1, 1))
    assert not told(events, Abandoned)
    state.faces["great_sword"] = "alerted"
    assert not moves(live(state, "move ruins-2 ordinary"))
    events = answer(state, "abandon suit_of_armor-1")  # the other one follows
    assert [(event.piece, event.clearing) for event in told(events, Abandoned)] == [
        ("suit_of_armor-1", "ruins-1"),
        ("great_sword", "ruins-1"),
    ]
    assert moves(events) == ["ruins-2"]
    assert (state.places["great_sword"], here(state), state.active) == ("ruins-1", "ruins-2", ())
    assert "great_sword" not in state.faces


@rule("MR-4.3.3")
def test_led_horses_carry_inactive_items_only() -> None:
    state = awake("black_knight")
    chits(state)
    give(state, "workhorse_h6_t8", active=False)
    state.active = ("mace-1", "shield-1")
    assert set(too_heavy(state, name_of(state), in_cave=False)) == {"mace-1", "shield-1"}
    assert set(too_heavy(state, name_of(state), in_cave=True)) == {"mace-1", "shield-1", "suit_of_armor-1"}
    weak = awake("witch_king")
    give(weak, "staff-1", active=False)
    give(weak, "pony_l2_l4", active=False)
    assert too_heavy(weak, name_of(weak), in_cave=False) == ()
    assert too_heavy(weak, name_of(weak), in_cave=True) == ("staff-1",)


@rule("MR-4.3.4")
@pytest.mark.parametrize(("horse", "left"), [(PONY, {"suit_of_armor-1"}), ("pony_l2_l4", None)])
def test_an_active_horse_carries_only_with_its_rider(horse: str, left: set[str] | None) -> None:
    state = awake("black_knight")
    chits(state)
    everything = {"mace-1", "shield-1", "suit_of_armor-1"}
    give(state, horse)
    assert set(too_heavy(state, name_of(state), in_cave=False)) == (everything if left is None else left)
    assert set(too_heavy(state, name_of(state), in_cave=True)) == everything


@rule("MR-13.14.3")
def test_the_witch_king_carries_nothing_that_weighs_anything() -> None:
    state = awake("witch_king")
    give(state, "staff-1")
    assert too_heavy(state, name_of(state), in_cave=False) == ("staff-1",)
    give(state, "pony_l2_l4")
    assert too_heavy(state, name_of(state), in_cave=False) == ()
