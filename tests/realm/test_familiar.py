"""MR-13.13: the Witch's familiar takes turns of its own, sees for her, and meets nobody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.dealing import is_trader
from fabula.games.realm.day.actions import Follow, Peer, Search
from fabula.games.realm.day.blocking import stop
from fabula.games.realm.day.events import (
    Arrived,
    Blocked,
    Cancelled,
    ChitTurnedUp,
    Moved,
    TurnBegan,
    TurnEnded,
)
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.day.seeing import sees
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.dealing import lay
from realm.playing import answer, awake, know, refusal, seat_of, some_dice, told
from realm.turns import hand_in

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"
NEXT = "awful_valley-4"


def witch(*others: str, at: str = WOODS) -> RealmState:
    """The Witch and her familiar in a clearing, with others."""
    state = awake("witch", *others, at=at)
    put(state, "familiar", at)
    return state


def say(state: RealmState, *texts: str) -> None:
    for text in texts:
        answer(state, text, seat=seat_of(state, "witch"))


@rule("MR-13.13.2")
def test_the_familiar_records_moves_follows_and_looks_around_where_it_is() -> None:
    state = witch("elf", at="ruins-1")
    put(state, "elf", "cliff-1")
    say(state, "ready")
    me = seat_of(state, "witch")
    assert state.choices(me).details["who"] == "familiar"
    activities = {action.words()[0] for action in state.choices(me).actions}
    assert activities == {"move", "search", "follow", "ready"}
    assert refusal(state, "hide ordinary", seat=me).rule == "MR-13.13.2"
    say(state, *["search ordinary"] * 4)
    assert refusal(state, "search ordinary", seat=me).rule == "MR-3.2.2"
    answer(state, "ready", seat=seat_of(state, "elf"))
    hand_in(state, "witch")
    assert isinstance(state.agenda[-1], Searching)
    assert state.choices(me).actions == (Peer("ruins-1"),)


@rule("MR-13.13.3", "MR-3.4.2")
def test_it_takes_its_turn_just_before_hers_also_if_she_is_blocked() -> None:
    state = witch("elf")
    put(state, "elf", "cliff-1")
    say(state, f"move {NEXT} ordinary", "ready", f"move {NEXT} ordinary")
    answer(state, "ready", seat=seat_of(state, "elf"))
    assert len([who for who in ("witch", "familiar", "elf") if who in state.individuals]) == 3
    events = hand_in(state, "witch", "elf")
    assert [event.who for event in told(events, TurnBegan)] == ["witch", "familiar", "elf"]
    assert [event.who for event in told(events, Moved)] == ["familiar", "witch"]
    assert [event.who for event in told(events, TurnEnded)] == ["familiar", "witch", "elf"]


@rule("MR-13.13.4", "MR-3.15.12", "MR-3.13.2")
def test_it_meets_nobody_and_wakes_nothing() -> None:
    state = awake("witch", at=WOODS, wild=True)
    lay(state, "ruins", "bones_c", "pool")
    put(state, "familiar", "ruins-1")
    put(state, "wolf_a-1", "ruins-2")
    say(state, "ready", "move ruins-2 ordinary", "move ruins-1 ordinary")
    events = hand_in(state, "witch", roll=3)
    assert [event.who for event in told(events, Moved)] == ["familiar", "familiar"]
    assert not told(events, Blocked)
    assert "ruins" not in {event.tile for event in told(events, ChitTurnedUp)}
    assert "ruins-1" not in {event.clearing for event in told(events, Arrived)}
    state = witch("elf")
    put(state, "witch", "cliff-1")
    answer(state, "hide ordinary", seat=seat_of(state, "elf"))
    hand_in(state, "elf", 6, 6, "witch")
    assert state.day == 2  # the Elf and the familiar were not asked whether they block


@rule("MR-13.13.5", "MR-3.12.11")
def test_it_follows_and_is_not_followed() -> None:
    state = witch("elf")
    elf, me = seat_of(state, "elf"), seat_of(state, "witch")
    assert {action.whom for action in state.choices(elf).actions if isinstance(action, Follow)} == {"witch"}
    say(state, "ready")
    assert {action.whom for action in state.choices(me).actions if isinstance(action, Follow)} == {
        "elf",
        "witch",
    }
    say(state, "follow elf no")
    answer(state, f"move {NEXT} ordinary", seat=elf)
    hand_in(state, "elf", "witch")
    assert (state.places["familiar"], state.places["witch"]) == (NEXT, WOODS)


@rule("MR-13.13.6")
def test_it_carries_nothing() -> None:
    state = witch("elf")
    assert state.individual("familiar").gold == 0
    put(state, "witch", NEXT)
    say(state, "ready", "follow elf no")
    answer(state, "hide ordinary", seat=seat_of(state, "elf"))
    hand_in(state, "elf", 6, 6, "witch")
    state.settled = ()
    assert not is_trader(state, "familiar")
    assert state.day == 2  # nobody was asked whether it gives or takes anything


@rule("MR-13.13.7", "MR-1.7.2")
def test_they_share_what_they_discover() -> None:
    state = witch(at="ruins-1")
    know(state, 0, discoveries=("ruins-1~5",))
    say(state, "ready", "move ruins-5 ordinary")
    events = hand_in(state, "witch")
    assert [event.who for event in told(events, Moved)] == ["familiar"]
    state = witch(at="ruins-1")
    state.write("familiar", discoveries=("ruins-1~5",))
    say(state, "move ruins-5 ordinary", "ready", "move ruins-2 ordinary")
    events = hand_in(state, "witch")
    assert not told(events, Cancelled)
    assert state.places["witch"] == "ruins-5"
    assert state.individual("witch").discoveries == state.individual("familiar").discoveries == ("ruins-1~5",)


@rule("MR-13.13.7", "MR-1.6.5")
def test_hidden_enemies_that_it_has_found_she_sees_beside_it_only() -> None:
    state = witch("elf")
    state.write("elf", hidden=True)
    state.write("familiar", found=True)
    assert sees(state, "witch", "elf")
    put(state, "familiar", NEXT)
    assert not sees(state, "witch", "elf")


@rule("MR-3.4.2", "MR-13.13.3")
def test_if_she_is_blocked_as_a_follower_there_is_no_turn_before_which_it_could_take_its_own() -> None:
    for guide, left in (("elf", ()), ("", (Search("ordinary"),))):
        state = witch("elf", "dwarf")
        state.write("witch", following=guide)
        state.write("dwarf", following="witch")
        state.write("familiar", turn=(Search("ordinary"),))
        stop(state, "witch")
        assert state.individual("familiar").turn == left
        assert state.individual("witch").blocked


def test_others_imagine_lists_that_agree() -> None:
    state = witch("elf")
    state.write("familiar", discoveries=("pool",))
    twin = state.imagine(seat_of(state, "elf"), some_dice())
    assert twin.individual("familiar").discoveries == twin.individual("witch").discoveries


@rule("MR-13.13.5", "MR-3.2.9")
def test_when_it_has_followed_somebody_it_takes_no_turn_before_the_witch() -> None:
    state = witch("elf")
    put(state, "witch", NEXT)
    say(state, "ready", "follow elf no")
    events = hand_in(state, "elf", "witch")
    assert [event.who for event in told(events, TurnBegan)] == ["elf", "witch"]
