"""MR-3.9.10: whoever sees somebody use a secret way or a site discovers it too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.findings import Discovered
from fabula.games.realm.day.going import Walking
from fabula.games.realm.day.looks import ENEMIES, SPIED, find
from fabula.games.realm.pieces import put
from fabula.games.realm.sheet import Individual
from fabula.testing import rule
from realm.playing import awake, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

PATH = "deep_woods-1~4"


def walker(*others: str, hidden: bool = False) -> RealmState:
    """The Captain knows the hidden path from where he and the others are."""
    state = awake("captain", *others, at="deep_woods-1")
    state.write("captain", discoveries=(PATH,), hidden=hidden)
    return state


def goes(state: RealmState, clearing: str) -> list[Event]:
    """The Captain goes along a roadway."""
    state.push(Walking("captain", clearing))
    return state.go_on(some_dice())


def walks(state: RealmState) -> set[str]:
    """Who discovers the path when the Captain takes it."""
    events = goes(state, "deep_woods-4")
    assert all(event.discovery == PATH for event in told(events, Discovered))
    return {event.who for event in told(events, Discovered)}


@rule("MR-3.9.10")
def test_who_is_in_the_clearing_discovers_the_path_that_somebody_takes() -> None:
    state = walker("elf", "dwarf")
    put(state, "dwarf", "deep_woods-4")
    assert walks(state) == {"elf"}
    assert state.individual("elf").discoveries == (PATH,)
    assert state.individual("dwarf").discoveries == ()
    seat = seat_of(state, "dwarf")
    assert {state.imagine(seat, some_dice(n)).individual("elf").discoveries for n in range(9)} == {(PATH,)}


@rule("MR-3.9.10")
def test_an_open_road_is_nothing_to_discover() -> None:
    state = walker("elf")
    put(state, "captain", "deep_woods-4")
    put(state, "elf", "deep_woods-4")
    road = next(road for road in state.atlas.roads["deep_woods-4"] if road.kind == "road" and road.end)
    assert road.end is not None
    assert not told(goes(state, road.end), Discovered)


@rule("MR-3.9.10", "MR-1.6.5", "MR-16.3.1")
def test_a_hidden_one_is_spied_on_only_by_those_who_have_found_hidden_enemies() -> None:
    state = walker("elf", "dwarf", "amazon", hidden=True)
    find(state, "elf", "deep_woods-1", (ENEMIES,), some_dice(), chosen=False)
    state.write("dwarf", spotted=("captain",))
    state.write("amazon", spotted=("elf",))
    assert walks(state) == {"elf", "dwarf"}
    assert state.individual("amazon").discoveries == ()


@rule("MR-3.9.10", "MR-0.6.1")
def test_what_somebody_may_have_spied_by_his_choice_only_he_knows() -> None:
    state = walker("elf", "dwarf", hidden=True)
    find(state, "elf", "deep_woods-1", (ENEMIES,), some_dice(), chosen=True)
    before = state.copy()
    find(before, "dwarf", "deep_woods-1", ("nothing",), some_dice(), chosen=True)
    assert walks(before) == {"elf"}
    assert before.individual("dwarf").discoveries == ()
    seat = seat_of(state, "dwarf")
    walks(state)
    seen = next(one.searches for one in state.view(seat).individuals if one.who == "elf")
    assert [done.results for done in seen] == [(), (SPIED,)]  # that he may have seen it everybody knows
    twins = [state.imagine(seat, some_dice(number)).individual("elf") for number in range(60)]
    for twin in twins:
        found = any(ENEMIES in done.results for done in twin.searches)
        paths = any("paths" in done.results for done in twin.searches)
        assert (PATH in twin.discoveries) is (found or paths)
    assert {PATH in twin.discoveries for twin in twins} == {True, False}
    assert state.imagine(seat, some_dice()).view(seat) == state.view(seat)


@rule("MR-3.9.10", "MR-1.7.2")
def test_a_leader_keeps_a_list_of_his_own() -> None:
    state = walker()
    state.individuals["RHQ"] = Individual(seat=0)
    put(state, "RHQ", "deep_woods-1")
    assert walks(state) == {"RHQ"}
    assert state.individual("RHQ").discoveries == (PATH,)
    state = walker()
    state.individuals["RHQ"] = Individual(seat=0)
    put(state, "RHQ", "deep_woods-4")
    assert walks(state) == set()
    assert (state.individual("captain").discoveries, state.individual("RHQ").discoveries) == ((PATH,), ())


@rule("MR-3.9.10", "MR-13.13.5")
def test_a_familiar_spies_for_its_mistress() -> None:
    state = walker("witch")
    put(state, "witch", "crag-1")
    put(state, "familiar", "deep_woods-1")
    assert walks(state) == {"witch"}
    state = walker("witch")
    put(state, "witch", "crag-1")
    put(state, "familiar", "crag-1")
    assert walks(state) == set()


@rule("MR-0.6.1")
def test_who_takes_a_secret_way_is_known_to_know_it() -> None:
    state = walker("elf")
    put(state, "elf", "crag-1")
    find(state, "captain", "deep_woods-1", ("paths",), some_dice(), chosen=True)
    seat = seat_of(state, "elf")
    twins = [state.imagine(seat, some_dice(number)) for number in range(40)]
    assert {PATH in twin.individual("captain").discoveries for twin in twins} == {True, False}
    walks(state)
    twins = [state.imagine(seat, some_dice(number)) for number in range(40)]
    assert {PATH in twin.individual("captain").discoveries for twin in twins} == {True}
