"""MR-1.5, MR-3.6, MR-3.8, MR-16.12: states of chits; hiding and resting under curses, or with a Poultice."""

from __future__ import annotations

from typing import TYPE_CHECKING, get_args

import pytest

from fabula.games.realm.day.actions import Restore
from fabula.games.realm.day.alerting import Alerting
from fabula.games.realm.day.events import Cancelled, Hid
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.sheet import ChitState
from fabula.testing import rule
from realm.playing import answer, awake, give, individual, know, live, some_dice, told
from realm.turns import hand_in, record

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WOODS = "awful_valley-1"


def tired(character: str, now: dict[int, ChitState], *, curse: str | None = None) -> RealmState:
    """A character with these chits in other states, and all others active."""
    state = awake(character, at=WOODS)
    chits = tuple(now.get(number, "active") for number in range(1, 13))
    know(state, chits=chits, curses=() if curse is None else (curse,))
    return state


@rule("MR-1.5.1")
def test_there_are_move_fight_and_magic_chits_a_duck_and_a_berserk() -> None:
    box = awake("amazon").box
    chits = {name: character.chits(4) for name, character in box.characters.items()}
    assert {chit.action for row in chits.values() for chit in row} == {
        "move",
        "fight",
        "magic",
        "duck",
        "berserk",
    }
    assert [name for name, row in chits.items() if any(chit.action == "duck" for chit in row)] == ["dwarf"]
    berserk = [name for name, row in chits.items() if any(chit.action == "berserk" for chit in row)]
    assert berserk == ["berserker"]
    assert all((chit.type is not None) == (chit.action == "magic") for row in chits.values() for chit in row)


@rule("MR-1.5.3", "MR-1.5.3e")
def test_a_chit_is_in_one_state_and_tired_ones_do_nothing() -> None:
    assert set(get_args(ChitState)) == {"active", "alerted", "color", "committed", "fatigued", "wounded"}
    for now in ("fatigued", "wounded", "committed", "color", "alerted"):
        state = tired("magician", dict.fromkeys((5, 7, 8, 9, 10, 11, 12), now))
        events = live(state, "alert ordinary")
        assert [event.reason for event in told(events, Cancelled)] == ["nothing-to-alert"], now
    live(ready := tired("magician", {}), "alert ordinary")
    assert isinstance(ready.agenda[-1], Alerting)


@rule("MR-1.5.3d")
def test_committed_chits_are_neither_rested_nor_given_as_change() -> None:
    state = tired("amazon", {2: "committed"})
    assert [event.reason for event in told(live(state, "rest ordinary"), Cancelled)] == ["nothing-to-rest"]
    ones: dict[int, ChitState] = dict.fromkeys((2, 6, 7, 10, 12), "committed")
    state = tired(
        "amazon", ones | {9: "fatigued"}
    )  # Fight H4** is tired, and all chits of one asterisk are committed
    assert [event.reason for event in told(live(state, "rest ordinary"), Cancelled)] == ["nothing-to-rest"]


@rule("MR-3.8.1", "MR-14.3.7")
def test_a_rest_restores_one_asterisk_and_with_a_poultice_two() -> None:
    state = tired("amazon", {2: "fatigued", 6: "fatigued"})
    live(state, "rest ordinary")
    answer(state, "restore 2")
    assert state.sheet(0).chits[5] == "fatigued"
    state = tired("amazon", {2: "fatigued", 6: "fatigued"})
    give(state, "poultice_of_health", active=False)
    live(state, "rest ordinary")
    assert answer(state, "restore 2")
    assert state.choices(0).prompt == "turn"  # it was not active
    state = tired("amazon", {2: "fatigued", 6: "fatigued", 9: "fatigued"})
    give(state, "poultice_of_health")
    live(state, "rest ordinary")
    assert Restore(9) in state.choices(0).actions  # Fight H4**
    answer(state, "restore 2")
    answer(state, "restore 6")
    assert state.sheet(0).chits == (*["active"] * 8, "fatigued", *["active"] * 3)


@rule("MR-11.26", "MR-3.8.1", "MR-3.8.2")
def test_the_dwarf_with_a_poultice_rests_three_asterisks() -> None:
    state = tired("dwarf", {1: "wounded", 3: "fatigued", 8: "fatigued"})  # Duck T3*, Fight H5*, Fight T6*
    give(state, "poultice_of_health")
    live(state, "rest ordinary")
    answer(state, "restore 1")
    answer(state, "restore 1")
    assert state.sheet(0).chits[0] == "active"
    assert state.choices(0).actions == (Restore(3), Restore(8), Done())
    answer(state, "restore 3")
    assert state.choices(0).prompt == "turn"


@rule("MR-3.8.4", "MR-16.12.3")
def test_under_wither_nothing_with_an_asterisk_becomes_active_but_wounds_heal() -> None:
    chits: dict[int, ChitState] = {1: "fatigued", 2: "fatigued", 9: "fatigued"}
    state = tired("amazon", chits | {6: "wounded"}, curse="wither")
    live(state, "rest ordinary")
    assert {action for action in state.choices(0).actions if isinstance(action, Restore)} == {
        Restore(1),  # Move M4
        Restore(6),
    }
    answer(state, "restore 6")
    assert state.sheet(0).chits[5] == "fatigued"
    assert not told(live(state, "rest ordinary"), Cancelled)
    answer(state, "restore 1")
    assert [event.reason for event in told(live(state, "rest ordinary"), Cancelled)] == ["nothing-to-rest"]


@rule("MR-3.8.4", "MR-16.12.4")
def test_nobody_rests_in_ill_health() -> None:
    state = tired("amazon", {2: "fatigued"}, curse="ill_health")
    (cancelled,) = told(live(state, "rest ordinary"), Cancelled)
    assert (cancelled.rule, cancelled.reason) == ("MR-3.8.4", "ill-health")
    assert state.sheet(0).chits[1] == "fatigued"


@rule("MR-16.12.2")
def test_who_squeaks_hides_without_effect() -> None:
    state = tired("amazon", {}, curse="squeak")
    assert not told(live(state, "hide ordinary", script=(1, 1)), Hid)
    assert not individual(state).hidden


@rule("MR-3.6.3")
@pytest.mark.parametrize("found", [False, True])
def test_others_may_look_on_while_somebody_hides(found: bool) -> None:
    state = awake("amazon", "elf", at=WOODS)
    for seat in range(2):
        know(state, seat, found=found)
    for seat in range(2):
        answer(state, "hide ordinary", seat=seat)
    answer(state, "ready", seat=0)
    answer(state, "ready", seat=1, seed=3)
    while state.choices(state.to_act()[0]).prompt == "block":
        answer(state, "pass", seed=3)
    assert individual(state, 0).hidden
    assert individual(state, 1).hidden


@rule("MR-3.8.6", "MR-3.8.4")
@pytest.mark.parametrize(("sick", "rests"), [("", ["amazon"]), ("amazon", []), ("captain", [])])
def test_a_guide_who_is_not_tired_rests_for_others_but_nobody_in_ill_health_does(
    sick: str, rests: list[str]
) -> None:
    state = awake("captain", "amazon", at=WOODS)
    know(state, state.player_of("amazon"), chits=("active", "fatigued", *("active",) * 10))
    if sick:
        know(state, state.player_of(sick), curses=("ill_health",))
    record(state, captain="rest ordinary", amazon="follow captain no")
    events = hand_in(state, "captain")
    asked = [state.sheet(seat).character for seat in state.to_act() if state.choices(seat).prompt == "rest"]
    assert asked == rests
    assert bool(told(events, Cancelled)) is not bool(rests)


@rule("MR-3.7.3")
def test_a_guide_with_nothing_to_alert_lets_others_do_it() -> None:
    state = awake("captain", "amazon", at=WOODS)
    state.active = tuple(piece for piece in state.active if state.places[piece] == "amazon")
    record(state, captain="alert ordinary", amazon="follow captain no")
    assert not told(hand_in(state, "captain"), Cancelled)
    (seat,) = state.to_act()
    assert (state.choices(seat).prompt, state.choices(seat).details["who"]) == ("alert", "amazon")


@rule("MR-3.8.6")
def test_followers_rest_with_their_guide_each_by_his_own_measure() -> None:
    state = awake("captain", "dwarf", "elf", at=WOODS)
    tired_chits = ("fatigued", "active", "fatigued", *("active",) * 9)
    for seat in range(3):
        know(state, seat, chits=tired_chits)  # Captain: two of one asterisk; Dwarf: the same; Elf: Magic III
    record(state, captain="rest ordinary", dwarf="follow captain no", elf="follow dwarf no")
    hand_in(state, "captain")
    rested: dict[str, int] = {}
    while state.choices(state.to_act()[0]).prompt == "rest":
        (seat,) = state.to_act()
        who = state.sheet(seat).character
        state.play(seat, state.choices(seat).actions[0], some_dice())
        rested[who] = rested.get(who, 0) + 1
    assert rested == {"captain": 1, "dwarf": 2, "elf": 1}
    assert state.sheet(state.player_of("dwarf")).chits == ("active",) * 12
