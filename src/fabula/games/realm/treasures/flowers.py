"""MR-14.3.3 to MR-14.3.6: the Flowers of Rest, among which the weary sleep."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.day.following import lose_guide
from fabula.games.realm.day.rolls import is_in_clearing
from fabula.games.realm.treasures.events import FellAsleep, WokeUp

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

FLOWERS: Final = "flowers_of_rest"
WITHER: Final = "wither"


def drowse(state: RealmState) -> list[Event]:
    """MR-14.3.3: whoever is with them in a clearing and has a fatigued chit sleeps until Sunset."""
    events: list[Event] = []
    for who, one in [*state.individuals.items()]:
        if (
            one.asleep
            or not state.is_in_clearing(who)
            or not is_in_clearing(state, FLOWERS, state.places[who])
        ):
            continue
        if rested := _rest(state, who, "MR-14.3.3"):
            lose_guide(state, who)
            state.write(who, asleep=True, turn=(), following="", wary=False)
            events += (FellAsleep(who=who, rule="MR-14.3.3"), *rested)
    return events


def wake(state: RealmState) -> list[Event]:
    """MR-14.3.4: at Sunset they wake, and what has been fatigued since is rested too."""
    events: list[Event] = []
    for who, one in [*state.individuals.items()]:
        if one.asleep:
            state.write(who, asleep=False)
            events += (WokeUp(who=who, rule="MR-14.3.4"), *_rest(state, who, "MR-14.3.4"))
    return events


def _rest(state: RealmState, who: str, rule: str) -> list[Event]:
    """All fatigued chits of a character are active, wounds are as they were; not under Wither (MR-14.3.6)."""
    sheet = state.sheet_of(who)
    if sheet is None or state.has_curse(who, WITHER):
        return []
    tired = [number for number, now in enumerate(sheet.chits, 1) if now == "fatigued"]
    return [change_chit(state, who, number, "active", rule) for number in tired]
