"""MR-3.6: hiding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.events import Hid
from fabula.games.realm.day.following import followers_of
from fabula.games.realm.day.rolls import roll

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


def hide(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """Roll on the Hide table, hidden already or not; who follows him hides with him."""
    row, rolled = roll(state, who, "hide", dice, "MR-3.6.1")
    if row.results != ("hidden",):
        return [rolled]
    events: list[Event] = [rolled]
    for one in (who, *followers_of(state, who)):
        if state.has_curse(one, "squeak"):  # MR-16.12.2
            continue
        state.write(one, hidden=True)
        events.append(Hid(who=one, rule="MR-3.6.1" if one == who else "MR-3.6.2"))
    return events
