"""MR-3.12: following a guide, being left behind, and the turns of a whole group."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings import weight_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Follow, KeepUp, Pass, Ready, ShakeOff, Stay
from fabula.games.realm.day.events import (
    Abandoned,
    Arrived,
    Blocked,
    FollowRecorded,
    Follows,
    Hid,
    KeepsUp,
    LeftBehind,
    Moved,
    NotShaken,
    OrderCancelled,
    PhaseBegan,
    TurnBegan,
    TurnEnded,
    Unhidden,
)
from fabula.games.realm.day.findings import Discovered
from fabula.games.realm.day.following import followers_of
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Look
from fabula.games.realm.unseen import Secret
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import answer, awake, give, know, refusal, seat_of, some_dice, told
from realm.turns import hand_in, let_be, record

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


def pair(guide: str = "captain", follower: str = "amazon", at: str = WOODS) -> RealmState:
    """Two characters in the same clearing."""
    return awake(guide, follower, at=at)


@rule("MR-3.12.1", "MR-3.2.9")
def test_following_is_a_whole_turn_after_somebody_in_the_same_clearing() -> None:
    state = awake("captain", "amazon", "elf", at=WOODS)
    put(state, "elf", NEXT)
    me = seat_of(state, "amazon")
    offered = [action for action in state.choices(me).actions if isinstance(action, Follow)]
    assert offered == [Follow("captain", wary=False), Follow("captain", wary=True)]
    refused = refusal(state, "follow elf no", seat=me)
    assert (refused.rule, refused.details) == ("MR-3.12.1", {"whom": "elf"})
    (event,) = answer(state, "follow captain no", seat=me)
    assert isinstance(event, FollowRecorded)
    assert (event.who, event.whom, event.to) == ("amazon", "captain", (me,))
    assert state.choices(me).actions == (Ready(),)
    assert refusal(state, "hide ordinary", seat=me).rule == "MR-3.2.9"
    other = seat_of(state, "captain")
    answer(state, "hide ordinary", seat=other)
    assert refusal(state, "follow amazon no", seat=other).rule == "MR-3.2.9"


@rule("MR-3.3.3", "MR-3.12.2", "MR-3.12.10")
def test_followers_have_no_chit_and_go_where_their_guide_goes() -> None:
    state = pair()
    know(state, seat_of(state, "amazon"), hidden=True)
    know(state, seat_of(state, "captain"), hidden=True)
    record(state, captain=f"move {NEXT} ordinary", amazon="follow captain no")
    events = hand_in(state, "captain")
    assert [(event.who, event.whom) for event in told(events, Follows)] == [("amazon", "captain")]
    assert [event.who for event in told(events, TurnBegan)] == ["captain"]
    assert [event.who for event in told(events, Unhidden)] == ["captain", "amazon"]
    assert [(event.who, event.clearing) for event in told(events, Moved)] == [
        ("captain", NEXT),
        ("amazon", NEXT),
    ]
    answer(state, "pass")
    answer(state, "pass")
    assert state.day == 2
    assert state.individual("amazon").following == ""


@rule("MR-3.3.4", "MR-11.16", "MR-3.12.7")
def test_those_who_follow_in_a_circle_have_empty_turns() -> None:
    state = awake("captain", "amazon", "elf", "dwarf", at=WOODS)
    circle = {"captain": "follow amazon no", "amazon": "follow elf no", "elf": "follow captain no"}
    record(state, **circle, dwarf="follow elf no")
    events = hand_in(state, "elf", "captain", "amazon")
    assert {event.who for event in told(events, OrderCancelled)} == {"captain", "amazon", "elf"}
    assert [event.who for event in told(events, Follows)] == ["dwarf"]
    assert [event.who for event in told(events, TurnEnded)] == ["elf", "captain", "amazon"]
    assert not told(events, PhaseBegan)


@rule("MR-3.12.7")
def test_whoever_follows_a_follower_comes_along() -> None:
    state = awake("captain", "amazon", "elf", at=WOODS)
    record(state, captain=f"move {NEXT} ordinary", amazon="follow captain no", elf="follow amazon no")
    events = hand_in(state, "captain")
    assert [event.who for event in told(events, Moved)] == ["captain", "amazon", "elf"]
    assert state.places["elf"] == NEXT


@rule("MR-3.12.3", "MR-3.6.2")
def test_followers_hide_with_their_guide_and_do_nothing_else() -> None:
    state = pair()
    record(state, captain="hide ordinary, search ordinary", amazon="follow captain no")
    events = hand_in(state, "captain", 3, 3)
    assert [event.who for event in told(events, Hid)] == ["captain", "amazon"]
    assert state.to_act() == (seat_of(state, "captain"),)  # only he searches
    state = pair()
    record(state, captain="hide ordinary", amazon="follow captain no")
    assert not told(hand_in(state, "captain", 6, 3), Hid)


@rule("MR-3.12.3", "MR-3.7.3")
def test_followers_may_alert_and_rest_when_their_guide_does() -> None:
    state = pair()
    for who in ("captain", "amazon"):
        know(state, state.player_of(who), chits=("fatigued", *["active"] * 11))
    record(state, captain="alert ordinary, rest ordinary", amazon="follow captain no")
    hand_in(state, "captain")
    answer(state, "turn-over short_sword-1", seat=seat_of(state, "captain"))
    me = seat_of(state, "amazon")
    assert state.choices(me).details["who"] == "amazon"
    answer(state, "done", seat=me)
    assert "short_sword-2" not in state.faces
    let_be(state)
    answer(state, "restore 1", seat=seat_of(state, "captain"))
    assert [action.words()[0] for action in state.choices(me).actions][-1] == "done"
    answer(state, "restore 1", seat=me)
    assert state.sheet(me).chits[0] == "active"


@rule("MR-13.6.2", "MR-3.2.5")
def test_the_dwarf_follows_somebody_who_uses_sunlight_phases() -> None:
    state = pair(follower="dwarf")
    record(state, captain=", ".join(["hide ordinary"] * 4), dwarf="follow captain no")
    hand_in(state, "captain", 6, 6)
    for _ in range(2):
        let_be(state, 6, 6)
    events = let_be(state, 1, 1)
    assert [event.who for event in told(events, Hid)] == ["captain", "dwarf"]


@rule("MR-3.5.3")
def test_followers_use_their_guides_knowledge_and_discover_the_way() -> None:
    state = pair(at="ruins-1")
    know(state, seat_of(state, "captain"), discoveries=("ruins-1~5",))
    record(state, captain="move ruins-5 ordinary", amazon="follow captain no")
    events = hand_in(state, "captain")
    (found,) = told(events, Discovered)
    assert (found.who, found.discovery, found.to) == ("amazon", "ruins-1~5", (seat_of(state, "amazon"),))
    assert state.individual("amazon").discoveries == ("ruins-1~5",)
    twin = state.imagine(seat_of(state, "captain"), some_dice())
    assert twin.individual("amazon").discoveries == ("ruins-1~5",)  # everybody has seen it


@rule("MR-3.12.4", "MR-11.17", "MR-4.4.6", "MR-3.12.6")
@pytest.mark.parametrize(("horse", "comes"), [("pony_m3_m5", True), ("workhorse_m5_h7", False)])
def test_the_second_step_of_a_pony_leaves_those_behind_who_have_none(horse: str, comes: bool) -> None:
    state = pair(at="ruins-1")
    give(state, "pony_m2_m5", seat_of(state, "captain"))
    give(state, horse, seat_of(state, "amazon"))
    record(state, captain="ride ruins-2 ruins-1 ordinary", amazon="follow captain no")
    events = hand_in(state, "captain")
    assert state.places["captain"] == "ruins-1"
    assert state.places["amazon"] == ("ruins-1" if comes else "ruins-2")
    assert [event.clearing for event in told(events, LeftBehind)] == ([] if comes else ["ruins-2"])
    state = pair(at="ruins-1")
    give(state, "workhorse_m5_h7", seat_of(state, "captain"))
    record(state, captain="move ruins-2 workhorse", amazon="follow captain no")
    hand_in(state, "captain")
    assert state.places["amazon"] == "ruins-2"


@rule("MR-3.12.4")
@pytest.mark.parametrize("leaves", [True, False])
def test_whoever_cannot_carry_everything_leaves_it_or_stays(leaves: bool) -> None:
    state = pair(follower="elf")
    give(state, "suit_of_armor-1", seat_of(state, "elf"), active=False)
    record(state, captain=f"move {NEXT} ordinary", elf="follow captain no")
    hand_in(state, "captain")
    assert state.choices(seat_of(state, "elf")).prompt == "keep-up"
    events = answer(state, "keep-up" if leaves else "stay")
    assert state.places["elf"] == (NEXT if leaves else WOODS)
    assert bool(told(events, KeepsUp)) == bool(told(events, Abandoned)) == leaves
    assert state.places["suit_of_armor-1"] == (WOODS if leaves else "elf")


@rule("MR-3.12.4", "MR-0.6.1")
@pytest.mark.parametrize("card", ["crystal_ball", "golden_crown"])
def test_being_asked_to_keep_up_does_not_betray_what_a_secret_card_weighs(card: str) -> None:
    state = pair(follower="elf")
    elf, captain = seat_of(state, "elf"), seat_of(state, "captain")
    give(state, card, elf, active=False)
    state.secrets[card] = Secret((elf,), "hoard")
    record(state, captain=f"move {NEXT} ordinary", elf="follow captain no")
    hand_in(state, "captain")
    assert state.to_act() == (elf,)
    heavy = weight_of(state, card) > LEVEL["M"]
    assert state.choices(elf).actions == ((KeepUp(), Stay()) if heavy else (KeepUp(),))
    imagined = [state.imagine(captain, some_dice(seed)) for seed in range(30)]
    assert {twin.to_act() for twin in imagined} == {(elf,)}
    assert {len(twin.choices(elf).actions) for twin in imagined} == {1, 2}
    answer(state, "keep-up", seat=elf)
    assert state.places["elf"] == NEXT
    assert (state.places[card] == WOODS) == heavy


@rule("MR-3.12.4")
def test_a_small_secret_card_weighs_so_little_that_nobody_is_asked() -> None:
    state = pair(follower="elf")
    elf = seat_of(state, "elf")
    give(state, "lost_keys", elf, active=False)
    state.secrets["lost_keys"] = Secret((elf,), "hoard")
    record(state, captain=f"move {NEXT} ordinary", elf="follow captain no")
    hand_in(state, "captain")
    assert state.places["elf"] == NEXT


@rule("MR-3.12.4", "MR-11.18")
@pytest.mark.parametrize("found", ["no", "surely", "perhaps"])
def test_a_hidden_guide_shakes_those_off_who_have_not_found_hidden_enemies(found: str) -> None:
    state = pair()
    record(state, captain=f"hide ordinary, move {NEXT} ordinary", amazon="follow captain no")
    me, guide = seat_of(state, "amazon"), seat_of(state, "captain")
    if found != "no":
        look = Look(1, WOODS, ("hidden_enemies",), 1, chosen=found == "perhaps")
        know(state, me, found=True, searches=(look,))
    events = hand_in(state, "captain", 1, 1)
    if found != "no":
        events = let_be(state)  # she sees him
    if found == "surely":
        assert [event.who for event in told(events, Moved)] == ["captain", "amazon"]
        return
    assert state.choices(guide).actions == (ShakeOff("amazon"), Pass())
    events = answer(state, "shake-off amazon", seat=guide)
    assert [event.who for event in told(events, NotShaken)] == (["amazon"] if found == "perhaps" else [])
    assert state.places["amazon"] == (NEXT if found == "perhaps" else WOODS)


@rule("MR-3.12.5")
def test_a_wary_follower_may_stop_before_any_phase() -> None:
    state = pair()
    record(state, captain=f"move {NEXT} ordinary, move {WOODS} ordinary", amazon="follow captain yes")
    events = hand_in(state, "captain")
    me = seat_of(state, "amazon")
    assert [event.clearing for event in told(events, PhaseBegan)] == [NEXT]
    assert state.choices(me).actions == (Pass(), Stay())
    answer(state, "pass", seat=me)
    assert state.places["amazon"] == NEXT
    let_be(state)
    events = answer(state, "stay", seat=me)
    assert [event.who for event in told(events, LeftBehind)] == ["amazon"]
    assert (state.places["amazon"], state.places["captain"]) == (NEXT, WOODS)


@rule("MR-3.13.6", "MR-3.13.7", "MR-13.9.1", "MR-3.13.3")
def test_when_the_guide_is_blocked_all_stop_and_a_blocked_follower_is_left_behind() -> None:
    state = awake("captain", "amazon", at=WOODS, wild=True)
    put(state, "wolf_a-1", NEXT)
    record(state, captain=f"move {NEXT} ordinary, move {WOODS} ordinary", amazon="follow captain no")
    events = hand_in(state, "captain")
    assert [event.who for event in told(events, Blocked)] == ["captain", "amazon"]
    assert state.places["captain"] == state.places["amazon"] == NEXT
    state = awake("pilgrim", "amazon", at=WOODS, wild=True)
    put(state, "imp", NEXT)
    record(state, pilgrim=f"move {NEXT} ordinary, move {WOODS} ordinary", amazon="follow pilgrim no")
    events = hand_in(state, "pilgrim")
    assert [event.who for event in told(events, Blocked)] == ["amazon"]
    assert (state.places["pilgrim"], state.places["amazon"]) == (WOODS, NEXT)


@rule("MR-3.15.9", "MR-13.5.2", "MR-13.5.3")
def test_the_first_character_who_follows_the_druid_summons() -> None:
    state = awake("druid", "amazon", "elf", at="cavern-2", wild=True)
    lay(state, "cavern", "ruins_c", "howl_4")
    for who in ("druid", "amazon", "elf"):
        know(state, state.player_of(who), hidden=True)
    record(state, druid="hide ordinary", amazon="follow druid no", elf="follow druid no")
    events = hand_in(state, "druid", 1, roll=3)
    arrived = [event.clearing for event in told(events, Arrived)]
    assert arrived == ["cavern-2", "cavern-4"]
    assert {"ruins_c", "howl_4"} <= {*state.face_up}  # they have had their chance
    assert followers_of(state, "druid") == ()


@rule("MR-4.4.6", "MR-4.4.3")
@pytest.mark.parametrize("rides", [True, False])
def test_a_pony_that_climbs_a_mountain_leaves_those_behind_who_have_none(rides: bool) -> None:
    state = pair(at="mountain-2")
    give(state, "pony_m2_m5", seat_of(state, "captain"))
    if rides:
        give(state, "pony_m3_m5", seat_of(state, "amazon"))
    record(state, captain="ride mountain-5 mountain-5 ordinary", amazon="follow captain no")
    events = hand_in(state, "captain")
    assert state.places["captain"] == "mountain-5"
    assert state.places["amazon"] == ("mountain-5" if rides else "mountain-2")
    assert [event.rule for event in told(events, LeftBehind)] == ([] if rides else ["MR-4.4.6"])
