"""MR-4.1.8: a day without encounters asks nobody anything but his turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.belongings.actions import Henceforth, Onward
from fabula.games.realm.belongings.events import Reconsidered, SettledForLong
from fabula.games.realm.day.actions import Hide, Move, Pass, Ready, Reconsider
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Done, Enter
from fabula.games.realm.setup.entering import EnterRealm
from fabula.testing import rule
from realm.playing import awake, refusal, seat_of, some_dice, told

if TYPE_CHECKING:
    from fabula.core import Action, Event
    from fabula.games.realm.state import RealmState

WOODS, NEXT = "awful_valley-1", "awful_valley-4"
CAPTAIN, ELF = "captain", "elf"


def apart() -> RealmState:
    """The Captain and the Elf in different clearings, who have said nothing about their belongings."""
    state = awake(CAPTAIN, ELF, at=WOODS)
    put(state, ELF, NEXT)
    state.settled = ()
    return state


def day(
    state: RealmState,
    *,
    says: Action | None = None,
    by_day: bool = True,
    turns: dict[str, tuple[Action, ...]] | None = None,
) -> tuple[list[tuple[str, str]], list[Event]]:
    """Both live through a day with these phases, or two Hides: who was asked what besides, and the events."""
    today = state.day
    asked: list[tuple[str, str]] = []
    events: list[Event] = []
    for who in (CAPTAIN, ELF):
        for action in (*(turns or {}).get(who, (Hide("ordinary"),) * 2), Ready()):
            events += state.play(seat_of(state, who), action, some_dice())
    while state.day == today:
        seat = state.to_act()[0]
        choices = state.choices(seat)
        asked.append((str(choices.details["who"]), choices.prompt))
        if choices.prompt == "block":
            answer: Action = Pass()
        else:
            answer = Done() if says is None or (Onward() in choices.actions and not by_day) else says
        events += state.play(seat, answer, some_dice())
    return asked, events


@rule("MR-4.1.8")
@pytest.mark.parametrize("hidden", [(), (CAPTAIN, ELF)])
def test_a_day_without_encounters_asks_nobody_anything(hidden: tuple[str, ...]) -> None:
    state = apart()
    for who in hidden:
        state.write(who, hidden=True)
    asked, _ = day(state)
    assert sorted(asked) == [(CAPTAIN, "rearrange")] * 4 + [(ELF, "rearrange")] * 4
    asked, events = day(state, says=Henceforth())
    assert sorted(asked) == [(CAPTAIN, "rearrange"), (ELF, "rearrange")]
    assert sorted(event.who for event in told(events, SettledForLong)) == [CAPTAIN, ELF]
    for number in range(3, 8):
        assert state.day == number
        asked, _ = day(state)
        assert asked == []


@rule("MR-4.1.8")
def test_whoever_takes_it_back_is_asked_from_that_day_on() -> None:
    state = apart()
    assert refusal(state, "reconsider", seat=seat_of(state, ELF)).rule == "MR-3.2.1"
    day(state, says=Henceforth())
    elf, captain = seat_of(state, ELF), seat_of(state, CAPTAIN)
    assert Reconsider() in state.choices(elf).actions
    turn = (Reconsider(), Hide("ordinary"))
    twin = state.copy()
    twin.play(elf, Reconsider(), some_dice())
    assert Reconsider() not in twin.choices(elf).actions
    assert twin.view(captain).henceforth == (CAPTAIN, ELF)  # nobody learns of it before all have recorded
    asked, events = day(state, turns={ELF: turn})
    assert asked == [(ELF, "rearrange")] * 3
    assert [(event.who, event.to) for event in told(events, Reconsidered)] == [(ELF, (elf,)), (ELF, None)]
    asked, _ = day(state)
    assert asked == [(ELF, "rearrange")] * 4


@rule("MR-4.1.8")
def test_it_ends_when_he_gets_something_or_meets_somebody() -> None:
    for walker in (CAPTAIN, ELF):
        state = apart()
        day(state, says=Henceforth())
        goal = NEXT if walker == CAPTAIN else WOODS
        asked, _ = day(state, turns={walker: (Move(goal, "ordinary"), Hide("ordinary"))})
        assert {who for who, prompt in asked if prompt == "rearrange"} == {CAPTAIN, ELF}
        assert state.henceforth == ()
    state = apart()
    day(state, says=Henceforth())
    acquire(state, ELF, "crossbow-1")
    asked, _ = day(state)
    assert asked == [(ELF, "rearrange")] * 4


@rule("MR-4.1.8")
def test_it_can_be_said_in_the_evening_and_ends_with_a_service() -> None:
    state = apart()
    asked, _ = day(state, says=Henceforth(), by_day=False)
    assert len(asked) == 8
    asked, _ = day(state)
    assert asked == []
    state.henceforth = (CAPTAIN, "somebody_gone")
    day(state)
    assert state.henceforth == state.settled == (CAPTAIN,)


@rule("MR-4.1.8", "MR-6.15.3")
def test_it_ends_when_somebody_begins_anew_where_he_is() -> None:
    state = apart()
    put(state, ELF, state.places["inn"])
    state.henceforth = state.settled = (ELF,)
    put(state, CAPTAIN, "elsewhere")
    state.push(EnterRealm((seat_of(state, CAPTAIN),)))
    state.play(seat_of(state, CAPTAIN), Enter("inn"), some_dice())
    assert not state.settled
    assert not state.henceforth
