"""MR-3.12.8, MR-5.8: hired leaders take turns like characters, and underlings follow guides."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Table
from fabula.games.realm import game
from fabula.games.realm.belongings import too_heavy, weight_of
from fabula.games.realm.belongings.carrying import led_strength
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Follow, Lead, Move, Ready
from fabula.games.realm.day.birdsong import recorders
from fabula.games.realm.day.blocking import EndPhase
from fabula.games.realm.day.events import (
    Blocked,
    ChitTurnedUp,
    FollowRecorded,
    Follows,
    Hid,
    LeftBehind,
    Moved,
    TurnBegan,
    TurnEnded,
    Unhidden,
)
from fabula.games.realm.day.turn import EndTurn, StartTurn, TakePhases
from fabula.games.realm.natives.hirelings import serve, set_free
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.playing import answer, awake, name_of, refusal, seat_of, some_dice, told
from realm.turns import hand_in

if TYPE_CHECKING:
    from fabula.games.realm.components.kinds import Strength
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


def patrol(*natives: str, at: str = WOODS, character: str = "amazon") -> RealmState:
    """A character in the woods, in whose hire these natives are."""
    state = awake(character, at=WOODS)
    for native in natives:
        put(state, native, at)
        serve(state, native, 0, until=9)
    return state


def say(state: RealmState, *texts: str) -> None:
    for text in texts:
        answer(state, text, seat=0)


@rule("MR-5.8.2", "MR-3.2.1")
def test_a_seat_records_for_its_character_and_then_for_each_leader() -> None:
    state = patrol("PHQ", "LHQ")
    assert recorders(state, 0) == ("amazon", "LHQ", "PHQ")
    say(state, f"move {NEXT} stamina", "ready")
    assert state.choices(0).details["who"] == "LHQ"
    activities = {action.words()[0] for action in state.choices(0).actions}
    assert activities == {"move", "hide", "search", "trade", "hire", "follow", "ready"}
    refused = refusal(state, "rest ordinary")
    assert (refused.rule, refused.details) == ("MR-5.8.2", {"activity": "rest"})
    assert refusal(state, "alert ordinary").rule == "MR-5.8.2"
    assert refusal(state, f"move {NEXT} stamina").rule == "MR-3.2.3"  # her own advantage
    say(state, *["hide ordinary"] * 4)
    assert state.choices(0).actions == (Ready(),)
    say(state, "ready", f"move {NEXT} ordinary")
    events = hand_in(state, "PHQ", "LHQ", *[6] * 8, "amazon")
    assert [event.who for event in told(events, Moved)] == ["PHQ", "amazon"]
    assert len(state.individual("LHQ").past) == 4


def test_what_is_recorded_can_be_taken_back_until_it_is_handed_in() -> None:
    table = Table.open(game, game.Options(gold_chits="none"), ("one", "two"))
    seat = 0
    while table.state.choices(seat).prompt != "turn":
        acting = table.state.to_act()[0]
        table.play(acting, table.state.choices(acting).actions[0])
    before = table.state.choices(seat)
    phase = next(action for action in before.actions if isinstance(action, Move))
    table.play(seat, phase)
    assert table.state.view(seat).my_draft == (phase,)  # type: ignore[attr-defined]  # a RealmView
    assert table.why_not_undo(seat) is None
    table.undo(seat)
    assert table.state.choices(seat) == before


@rule("MR-5.8.2", "MR-3.4.2")
def test_a_leader_has_an_attention_chit_of_his_own_moves_summons_and_is_blocked() -> None:
    state = patrol("PHQ")
    say(state, "hide ordinary", "ready", f"move {NEXT} ordinary", f"move {WOODS} ordinary")
    put(state, "wolf_a-1", NEXT)
    events = hand_in(state, "PHQ", "amazon", 1, 1)
    assert [event.who for event in told(events, TurnBegan)] == ["PHQ", "amazon"]
    assert [event.who for event in told(events, Moved)] == ["PHQ"]
    assert [event.who for event in told(events, Blocked)] == ["PHQ"]
    assert [event.who for event in told(events, TurnEnded)] == ["PHQ", "amazon"]
    state = patrol("PHQ", at="ruins-1")
    say(state, "hide ordinary", "ready", "move ruins-2 ordinary")
    turned = told(hand_in(state, "PHQ", "smoke_c", "another chit", "pool", "amazon", 1, 1), ChitTurnedUp)
    assert {event.tile for event in turned} == {"ruins"}


@rule("MR-3.12.8", "MR-5.8.1")
def test_underlings_follow_the_guide_whom_their_owner_assigns_or_stand_still() -> None:
    state = patrol("PHQ", "P1", "P2", "L1")
    put(state, "L1", NEXT)
    say(state, f"move {NEXT} ordinary", "ready", "ready")
    offered = state.choices(0).actions
    assert offered == (
        Lead("P1", "PHQ"),
        Lead("P1", "amazon"),
        Lead("P2", "PHQ"),
        Lead("P2", "amazon"),
        Ready(),
    )
    (event,) = answer(state, "lead P1 amazon", seat=0)
    assert isinstance(event, FollowRecorded)
    assert (event.who, event.whom, event.to) == ("P1", "amazon", (0,))
    assert refusal(state, "lead P1 PHQ").rule == "MR-3.12.8"  # he has a guide
    assert refusal(state, "lead L1 amazon").rule == "MR-3.12.8"  # he is elsewhere
    events = hand_in(state, "amazon", "PHQ")
    assert [(event.who, event.whom) for event in told(events, Follows)] == [("P1", "amazon")]
    assert (state.places["P1"], state.places["P2"]) == (NEXT, WOODS)


@rule("MR-3.12.8")
def test_nobody_assigns_natives_of_others_and_a_leader_may_follow_anybody() -> None:
    state = awake("amazon", "elf", at=WOODS)
    for native, seat in (("PHQ", 0), ("P1", 1)):
        put(state, native, WOODS)
        serve(state, native, seat, until=9)
    answer(state, "ready", seat=0)
    follows = {action.whom for action in state.choices(0).actions if isinstance(action, Follow)}
    assert follows == {"amazon", "elf"}
    answer(state, "ready", seat=0)
    assert state.to_act() == (1,)  # the seat of the Amazon has no underlings
    answer(state, "ready", seat=1)
    leads = {action.whom for action in state.choices(1).actions if isinstance(action, Lead)}
    assert leads == {name_of(state, 1)}


@rule("MR-1.6.3", "MR-3.4.3a")
def test_hirelings_hide_with_their_guide_and_the_others_become_unhidden_with_their_owner() -> None:
    state = patrol("P1", "P2")
    put(state, "P2", NEXT)
    for who in ("P1", "P2", "amazon"):
        state.write(who, hidden=True)
    say(state, "hide ordinary", "ready", "lead P1 amazon")
    events = hand_in(state, "amazon", 1, 1)
    assert [event.who for event in told(events, Unhidden)] == ["amazon", "P1", "P2"]
    assert [event.who for event in told(events, Hid)] == ["amazon", "P1"]
    assert not state.individual("P2").hidden


@rule("MR-1.6.3", "MR-3.4.3a", "MR-3.12.2")
def test_hirelings_left_alone_become_unhidden_when_their_owner_goes_with_a_guide() -> None:
    state = awake("amazon", "elf", at=WOODS)
    put(state, "P1", NEXT)
    serve(state, "P1", state.player_of("elf"), until=9)
    for who in ("P1", "elf"):
        state.write(who, hidden=True)
    answer(state, "follow amazon no", seat=state.player_of("elf"))
    events = hand_in(state, "amazon")
    assert [event.who for event in told(events, Unhidden)] == ["elf", "P1"]
    assert not state.individual("P1").hidden


@rule("MR-3.12.8", "MR-3.12.4")
def test_a_hidden_owner_does_not_lose_his_own_underlings() -> None:
    state = patrol("P1")
    say(state, "hide ordinary", f"move {NEXT} ordinary", "ready", "lead P1 amazon")
    events = hand_in(state, "amazon", 1, 1)
    assert state.day == 2  # nobody was asked whom to shake off
    assert not told(events, LeftBehind)
    assert state.places["P1"] == NEXT


@rule("MR-3.12.9", "MR-4.4.6")
def test_mounted_natives_follow_into_caves_and_those_on_ponies_keep_up_with_one() -> None:
    state = patrol("L1", at="borderland-3")
    put(state, "amazon", "borderland-3")
    say(state, "move borderland-6 ordinary", "ready", "lead L1 amazon")
    hand_in(state, "amazon")
    assert state.places["L1"] == "borderland-6"
    for native, comes in (("L1", True), ("P1", False), ("C1", False)):
        state = patrol(native, at="ruins-1")
        put(state, "amazon", "ruins-1")
        put(state, "pony_m3_m5", "amazon")
        state.active = tuple(sorted((*state.active, "pony_m3_m5")))
        say(state, "ride ruins-2 ruins-1 ordinary", "ready", f"lead {native} amazon")
        hand_in(state, "amazon")
        assert state.places[native] == ("ruins-1" if comes else "ruins-2"), native


@rule("MR-5.8.3")
@pytest.mark.parametrize(
    ("leader", "in_cave", "carries"),
    [("OHQ", False, "T"), ("GHQ", False, "H"), ("PHQ", False, "H"), ("PHQ", True, "M"), ("LHQ", True, "L")],
)
def test_a_leader_carries_what_he_and_his_horse_can(leader: str, in_cave: bool, carries: Strength) -> None:
    state = patrol(leader)
    things = ("short_sword-1", "mace-1", "suit_of_armor-1", "great_sword")
    for piece in things:
        put(state, piece, leader)
    left = {piece for piece in things if weight_of(state, piece) > LEVEL[carries]}
    assert set(too_heavy(state, leader, in_cave=in_cave)) == left
    assert bool(left) == (carries in "LM")


def test_what_leaders_record_is_their_owners_secret() -> None:
    state = awake("amazon", "elf", at=WOODS)
    put(state, "elf", NEXT)
    put(state, "PHQ", WOODS)
    serve(state, "PHQ", 0, until=9)
    for text in ("ready", "hide ordinary", "ready"):
        answer(state, text, seat=0)
    twins = {state.imagine(1, some_dice(seed)).agenda[-1] for seed in range(30)}
    assert len(twins) > 20
    assert state.view(1).my_draft == ()


@rule("MR-1.6.3", "MR-3.4.3a")
def test_who_has_hidden_with_a_leader_stays_hidden_when_the_owners_turn_begins() -> None:
    state = patrol("PHQ", "P1", "P2", at=NEXT)
    say(state, "ready", "hide ordinary", "ready", "lead P1 PHQ")
    state.write("P2", hidden=True)  # left alone
    events = hand_in(state, "PHQ", 1, 1, "amazon")
    assert [event.who for event in told(events, Hid)] == ["PHQ", "P1"]
    assert [event.who for event in told(events, Unhidden)] == ["P2"]
    assert state.individual("P1").hidden


@rule("MR-1.6.3", "MR-3.12.2")
def test_who_was_left_alone_becomes_unhidden_when_the_owner_sets_out_with_a_guide() -> None:
    state = awake("amazon", "elf", at=WOODS)
    amazon = seat_of(state, "amazon")
    put(state, "P1", NEXT)
    serve(state, "P1", amazon, until=9)
    state.write("P1", hidden=True)
    answer(state, "follow elf no", seat=amazon)
    assert [event.who for event in told(hand_in(state, "elf"), Unhidden)] == ["P1"]


@rule("MR-4.3.2", "MR-4.3.6")
@pytest.mark.parametrize("there", [True, False])
def test_a_hireling_carries_after_the_turn_too_for_whom_he_has_followed_if_he_is_there(there: bool) -> None:
    state = patrol("O1")
    put(state, "suit_of_armor-1", "amazon")
    say(state, "ready", "lead O1 amazon")
    hand_in(state, "amazon")
    state.push(EndTurn("amazon"))
    state.write("O1", following="amazon")
    state.go_on(some_dice())
    if not there:
        put(state, "O1", NEXT)
    assert (led_strength(state, "amazon", in_cave=False) >= LEVEL["H"]) is there


@rule("MR-5.8.6", "MR-5.8.7")
def test_the_turn_of_a_monster_that_serves_nobody_any_more_is_over() -> None:
    for step in (StartTurn("ogre-1"), TakePhases("ogre-1"), EndPhase("ogre-1"), EndTurn("ogre-1")):
        state = patrol("ogre-1")
        state.push(step, *((TakePhases("ogre-1"), EndTurn("ogre-1")) if step == StartTurn("ogre-1") else ()))
        set_free(state, ("ogre-1",))
        assert state.view(None).to_come == ()
        assert state.go_on(some_dice()) == []
        assert state.choices(0).prompt == "turn"
