"""MR-3.6: hiding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.rolls import roll
from fabula.games.realm.events import Hid

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


def hide(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """Roll on the Hide table, hidden already or not."""
    row, rolled = roll(state, who, "hide", dice, "MR-3.6.1")
    if row.results != ("hidden",) or state.has_curse(who, "squeak"):  # MR-16.12.2
        return [rolled]
    state.write(who, hidden=True)
    return [rolled, Hid(who=who, rule="MR-3.6.1")]
