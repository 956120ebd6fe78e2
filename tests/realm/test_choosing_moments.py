"""MR-13.11: several who choose their moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.day.actions import Go, Pass
from fabula.games.realm.day.daylight import Daylight
from fabula.games.realm.day.events import TurnBegan
from fabula.games.realm.magic.bewitching import Bewitchment
from fabula.testing import rule
from realm.playing import Script, awake, leave_as_it_is, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WHO = ("amazon", "elf", "swordsman", "dwarf")


def table(*went: str) -> RealmState:
    """Four characters in the order of their seats, of whom two can choose; these have had their turns."""
    state = awake(*WHO, at="ruins-1")
    by_name = {sheet.character: sheet for sheet in state.sheets if sheet is not None}
    state.sheets = tuple(by_name[name] for name in WHO)
    for seat, name in enumerate(WHO):
        state.write(name, seat=seat)
    state.bewitched = (Bewitchment("premonition", "elf", "good_book", ("elf",), until=1),)
    state.went = went
    chits = tuple(name for name in ("amazon", "dwarf") if name not in went)
    leave_as_it_is(state)
    state.push(Daylight(chits, ("elf", "swordsman")))
    return state


@rule("MR-13.11.5")
@pytest.mark.parametrize(
    ("went", "order"), [((), (1, 2)), (("amazon",), (1, 2)), (("dwarf",), (1, 2)), (("swordsman",), (2, 1))]
)
def test_they_choose_in_turn_from_the_last_who_took_one(
    went: tuple[str, ...], order: tuple[int, ...]
) -> None:
    state = table(*went)
    for seat in order:
        assert state.to_act() == (seat,)
        step = state.agenda[-1]
        assert isinstance(step, Daylight)
        step.answer(state, seat, Pass(), ScriptedDice(()))
    assert state.agenda[-1].waits_for(state) == ()  # a chit is drawn


@rule("MR-13.11.5")
def test_without_chits_none_of_them_can_pass() -> None:
    state = table("amazon", "dwarf")
    assert state.agenda[-1].waits_for(state) == ()
    events = state.go_on(Script(()))
    assert told(events, TurnBegan)[0].who == "elf"


@rule("MR-13.11.5")
def test_each_may_go_before_the_next_chit() -> None:
    state = table()
    events = state.play(1, Go(), Script(()))
    assert [event.who for event in told(events, TurnBegan)] == ["elf"]
