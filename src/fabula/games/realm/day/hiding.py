"""MR-3.6: hiding."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.day.rolls import roll
from fabula.games.realm.events import Hid
from fabula.games.realm.unseen import with_entry

if TYPE_CHECKING:
    from fabula.core import Dice, Event, Seat
    from fabula.games.realm.state import RealmState


def hide(state: RealmState, seat: Seat, dice: Dice) -> list[Event]:
    """Roll on the Hide table, hidden already or not."""
    row, rolled = roll(state, seat, "hide", dice, "MR-3.6.1")
    if row.results != ("hidden",):
        return [rolled]
    state.sheets = with_entry(state.sheets, seat, replace(state.sheet(seat), hidden=True))
    return [rolled, Hid(seat=seat, rule="MR-3.6.1")]
