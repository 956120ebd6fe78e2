"""MR-16.3.10, MR-16.12: curses from searching."""

from __future__ import annotations

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.events import Cancelled, ChitChanged, Rolled, Unhidden
from fabula.games.realm.day.findings import Cursed
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.magic.curses import curse
from fabula.games.realm.sheet import Individual
from fabula.testing import rule
from realm.playing import awake, give, know, live, told

CURSES = ("eyemist", "squeak", "wither", "ill_health", "ashes", "disgust")


@rule("MR-16.3.10")
@pytest.mark.parametrize("result", range(1, 7))
def test_each_result_is_a_curse_of_its_own_that_all_see(result: int) -> None:
    state = awake("captain", "elf")
    events = curse(state, "captain", ScriptedDice((result, 1)))
    assert [(event.curse, event.to) for event in told(events, Cursed)] == [(CURSES[result - 1], None)]
    sheet = state.sheet_of("captain")
    assert sheet is not None
    assert sheet.curses == (CURSES[result - 1],)


@rule("MR-7.12.1c", "MR-7.12.4a")
def test_he_rolls_himself_and_the_same_curse_twice_is_one() -> None:
    state = awake("captain")
    give(state, "lucky_charm")
    (first,) = told(curse(state, "captain", ScriptedDice((6,))), Rolled)
    assert (first.who, first.dice) == ("captain", (6,))
    curse(state, "captain", ScriptedDice((6,)))
    curse(state, "captain", ScriptedDice((4,)))
    assert state.sheet(0).curses == ("disgust", "ill_health")
    state.individuals["RHQ"] = Individual(seat=0)
    assert curse(state, "RHQ", ScriptedDice(())) == []


@rule("MR-16.12.1", "MR-3.9.1")
def test_with_misty_eyes_a_search_is_cancelled() -> None:
    state = awake("captain", at="ruins-1")
    know(state, curses=("eyemist",))
    events = live(state, "search ordinary")
    assert [(event.reason, event.rule) for event in told(events, Cancelled)] == [("eyemist", "MR-16.12.1")]
    know(state, curses=("ashes",))
    live(state, "search ordinary")
    assert isinstance(state.agenda[-1], Searching)


@rule("MR-16.12.2", "MR-1.6.2")
def test_a_squeak_gives_a_hidden_one_away() -> None:
    state = awake("captain")
    assert not told(curse(state, "captain", ScriptedDice((2, 2))), Unhidden)
    know(state, hidden=True, curses=())
    assert [event.who for event in told(curse(state, "captain", ScriptedDice((2, 2))), Unhidden)] == [
        "captain"
    ]
    assert not state.individual("captain").hidden


@rule("MR-16.12.2")
@pytest.mark.parametrize("result", [1, 3, 4, 5, 6])
def test_no_other_curse_gives_him_away(result: int) -> None:
    state = awake("captain")
    know(state, hidden=True)
    assert not told(curse(state, "captain", ScriptedDice((result, 1))), Unhidden)
    assert state.individual("captain").hidden


@rule("MR-16.12.3")
def test_whoever_withers_has_no_active_asterisk_left() -> None:
    state = awake("wizard")
    printed = state.box.characters["wizard"].chits(4)
    magic = next(n for n, chit in enumerate(printed) if chit.type and chit.asterisks)
    chits = ["active"] * 12
    chits[magic], chits[magic + 1] = "color", "committed"
    know(state, chits=tuple(chits))
    events = curse(state, "wizard", ScriptedDice((3, 1)))
    after = state.sheet(0).chits
    for number, (chit, now) in enumerate(zip(printed, after, strict=True)):
        if number == magic + 1:
            assert now == "committed"
        else:
            assert now == ("fatigued" if chit.asterisks else "active")
    assert len(told(events, ChitChanged)) == after.count("fatigued")
