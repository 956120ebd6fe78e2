"""MR-14.7: the Vial of Healing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.chits import change_chit, healed

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def heal(state: RealmState, who: str) -> list[Event]:
    """MR-14.7.1: as soon as it is active no chit of his is wounded any more."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    wounded = [number for number, now in enumerate(sheet.chits, 1) if now == "wounded"]
    return [change_chit(state, who, number, healed(state, who, number), "MR-14.7.1") for number in wounded]
