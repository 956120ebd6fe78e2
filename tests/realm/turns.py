"""Days of several characters in tests: record turns, hand them in, let others be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.actions import Pass, Ready
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.events import MonsterRoll, PhaseBegan
from realm.playing import Script, answer, leave_as_it_is, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def record(state: RealmState, **turns: str) -> None:
    """Let characters record these phases."""
    for who, text in turns.items():
        for phase in text.split(", ") if text else ():
            answer(state, phase, seat=state.player_of(who))


def hand_in(state: RealmState, *script: str | int, roll: int = 4) -> list[Event]:
    """Everybody is ready, and the day goes on as the script says until somebody is asked."""
    dice = Script((roll, *script))
    leave_as_it_is(state)
    events: list[Event] = []
    while isinstance(state.agenda[-1], Birdsong) and not told(events, MonsterRoll):
        events = state.play(state.to_act()[0], Ready(), dice)
    return events


def let_be(state: RealmState, *script: str | int) -> list[Event]:
    """Nobody blocks at the end of this phase."""
    events: list[Event] = []
    while not events or (state.choices(state.to_act()[0]).prompt == "block" and not told(events, PhaseBegan)):
        events += state.play(state.to_act()[0], Pass(), Script(script))
    return events
