"""MR-3.13: characters and hired leaders block each other; monsters block all who belong to the players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.actions import Block, Pass
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import Blocked, Blocks, Hid, LetBe, Moved, TurnEnded, TurnLost
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Look
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import answer, awake, know, live, refusal, seat_of, some_dice, told
from realm.turns import hand_in, record

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


def meeting(**turns: str) -> RealmState:
    """The Captain and the Elf in one clearing, the Captain's turn comes first."""
    state = awake("captain", "elf", at=WOODS)
    record(state, **turns)
    return state


@rule("MR-3.13.4", "MR-1.6.2", "MR-3.13.3", "MR-3.4.4")
def test_whoever_sees_somebody_may_block_him_at_the_end_of_a_phase() -> None:
    state = meeting(captain=f"hide ordinary, move {NEXT} ordinary", elf="hide ordinary")
    captain, elf = seat_of(state, "captain"), seat_of(state, "elf")
    hand_in(state, "captain", 6, 6)
    assert state.to_act() == (captain,)  # nobody was asked before the first phase
    assert state.choices(captain).actions == (Pass(), Block("elf"))
    assert told(answer(state, "pass", seat=captain), LetBe)
    assert state.choices(elf).actions == (Pass(), Block("captain"))
    events = answer(state, "block captain", seat=elf)
    (event,) = told(events, Blocks)
    assert (event.who, event.whom, event.clearing) == ("elf", "captain", WOODS)
    assert not told(events, Moved)
    assert [event.who for event in told(events, TurnEnded)] == ["captain"]
    assert [event.who for event in told(events, TurnLost)] == ["elf"]
    assert isinstance(state.agenda[-1], Birdsong)


@rule("MR-3.13.4")
def test_a_blocker_may_be_whoever_takes_the_turn_and_anyone_means_the_first() -> None:
    state = awake("captain", "elf", "dwarf", at=WOODS)
    record(state, captain="hide ordinary", elf="hide ordinary", dwarf="hide ordinary")
    hand_in(state, "captain", 6, 6)
    captain = seat_of(state, "captain")
    assert state.choices(captain).actions == (Pass(), Block("dwarf"), Block("elf"))
    assert refusal(state, "block amazon", seat=captain).details == {"whom": "amazon"}
    events = answer(state, "block anyone", seat=captain)
    assert [(event.who, event.whom) for event in told(events, Blocks)] == [("captain", "dwarf")]
    assert [event.who for event in told(events, TurnLost)] == ["dwarf"]
    assert [event.who for event in told(events, TurnEnded)] == ["captain", "elf"]


@rule("MR-3.13.4", "MR-1.6.1", "MR-1.6.5", "MR-3.6.3")
def test_the_hidden_are_blocked_only_by_those_who_have_found_hidden_enemies() -> None:
    for found in (False, True):
        state = meeting(captain="hide ordinary", elf="hide ordinary")
        know(state, seat_of(state, "elf"), hidden=True)
        if found:
            look = Look(1, WOODS, ("hidden_enemies",), 1)
            know(state, seat_of(state, "elf"), found=True, searches=(look,))
        events = hand_in(state, "captain", 1, 1, "elf", 1, 1)
        assert [event.who for event in told(events, Hid)] == (["captain"] if found else ["captain", "elf"])
        if found:
            assert told(answer(state, "block captain", seat=seat_of(state, "elf")), Blocks)
        assert state.individual("captain").hidden == state.individual("elf").hidden == (not found)


@rule("MR-3.13.4")
def test_being_asked_follows_from_what_everybody_knows() -> None:
    for found in (False, True):
        state = meeting(captain="hide ordinary", elf="hide ordinary")
        elf = seat_of(state, "elf")
        know(state, elf, hidden=True)
        line = "hidden_enemies" if found else "paths"
        know(state, elf, found=found, searches=(Look(1, WOODS, (line,), 1, chosen=True),))
        hand_in(state, "captain", 1, 1)
        assert state.to_act() == (elf,)
        assert state.choices(elf).actions == ((Pass(), Block("captain")) if found else (Pass(),))
        other = seat_of(state, "captain")
        asked = {state.imagine(other, some_dice(seed)).choices(elf).actions for seed in range(40)}
        assert asked == {(Pass(),), (Pass(), Block("captain"))}


@rule("MR-3.13.5", "MR-5.8.1")
def test_hired_leaders_block_and_underlings_do_not() -> None:
    state = awake("captain", "elf", at=WOODS)
    elf = seat_of(state, "elf")
    for native in ("PHQ", "P1"):
        put(state, native, NEXT)
        serve(state, native, elf, until=9)
    record(state, captain=f"move {NEXT} ordinary, hide ordinary")
    put(state, "elf", "cliff-1")
    hand_in(state, "captain")
    captain = seat_of(state, "captain")
    assert state.choices(elf).details["who"] == "PHQ"
    answer(state, "pass", seat=elf)
    assert state.choices(captain).actions == (Pass(), Block("P1"), Block("PHQ"))  # P1 is not asked
    events = answer(state, "block PHQ", seat=captain)
    assert [event.who for event in told(events, TurnLost)] == ["PHQ"]


@rule("MR-3.13.1", "MR-3.13.2", "MR-13.9.3", "MR-3.13.8")
def test_monsters_block_hirelings_and_unhired_natives_block_nobody() -> None:
    state = awake("pilgrim", at=WOODS, wild=True)
    for native in ("PHQ", "P1", "P2"):
        put(state, native, WOODS)
    serve(state, "P1", 0, until=9)
    put(state, "imp", WOODS)
    events = live(state, "hide ordinary", script=(6, 6))
    assert not told(events, Blocked)  # the natives beside him do not, and the Imp cannot
    record(state, pilgrim="hide ordinary, ready, lead P1 pilgrim")
    events = hand_in(state, "pilgrim", 6, 6)
    assert [event.who for event in told(events, Blocked)] == ["P1"]


@rule("MR-3.13.4", "MR-3.15.2")
def test_a_prowling_monster_that_is_about_to_leave_may_be_blocked() -> None:
    for held in (True, False):
        state = awake("captain", "elf", at="ruins-1", wild=True)
        lay(state, "ruins", "bones_c", "pool")
        for monster in ("wolf_a-1", "wolf_a-2", "viper-1"):
            put(state, monster, "ruins-2")
        put(state, "elf", "ruins-2")
        elf = seat_of(state, "elf")
        know(state, elf, hidden=True)
        record(state, captain="hide ordinary", elf="hide ordinary")
        hand_in(state, "captain", 1, 1, roll=3)
        assert state.choices(elf).actions == (Pass(), Block("wolf_a-1"))  # the Viper does not prowl
        assert state.view(None).to_come == ("elf",)
        events = answer(state, "block wolf_a-1" if held else "pass", seat=elf)
        assert state.places["wolf_a-1"] == ("ruins-2" if held else "ruins-1")
        assert state.places["wolf_a-2"] == "ruins-1"
        assert [event.who for event in told(events, TurnLost)] == (["elf"] if held else [])
