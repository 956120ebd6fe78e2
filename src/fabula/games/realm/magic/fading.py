"""MR-15.6.7, MR-6.10.8: the World Fades, and somebody is out of sight."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.sheets import fighters, on_sheet
from fabula.games.realm.day.events import Hid
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.bewitching import is_under

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

WORLD_FADES: Final = "world_fades"
RULE: Final = "MR-15.6.7a"


def fade(state: RealmState, dice: Dice) -> list[Event]:
    """At the end of a round whoever is under it, unhidden and free of denizens rolls on the Hide table."""
    events: list[Event] = []
    for who in fighters(state):
        seen = not state.individual(who).hidden and not on_sheet(state, who)
        if not seen or not is_under(state, who, WORLD_FADES):
            continue
        row, rolled = roll(state, who, "hide", dice, RULE)
        events.append(rolled)
        if row.results == ("hidden",) and not state.has_curse(who, "squeak"):
            state.write(who, hidden=True)
            events.append(Hid(who=who, rule=RULE))
    return events
