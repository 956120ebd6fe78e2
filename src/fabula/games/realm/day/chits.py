"""MR-1.5.3: the states of action chits, and which of equal chits are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.items import has_active
from fabula.games.realm.combat.sheets import hurt
from fabula.games.realm.day.events import ChitChanged
from fabula.games.realm.magic.shapes import creature_name
from fabula.games.realm.magic.unleashing import chit_now
from fabula.games.realm.unseen import with_entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Event
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

VIAL: Final = "vial_of_healing"


def chits_of(state: RealmState, who: str) -> Iterator[tuple[int, ActionChit, ChitState]]:
    """Each chit with its number, what it shows now and its state; of those that are alike the first.

    Only characters have any, and while somebody is a creature he has none to use (MR-7.10.3).
    """
    sheet = state.sheet_of(who)
    if sheet is None or creature_name(state, who):
        return
    printed = sheet.printed(state.box)
    seen = set()
    for number, (chit, now) in enumerate(zip(printed, sheet.chits, strict=True), 1):
        shown = chit_now(state, who, number, chit)
        if (chit, shown, now) not in seen:
            seen.add((chit, shown, now))
            yield number, shown, now


def healed(state: RealmState, who: str, number: int) -> ChitState:
    """MR-6.10.3c: what the Vial makes of a wounded chit: fatigued, or active if it has no asterisk."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    printed = sheet.printed(state.box)[number - 1]
    return "fatigued" if printed.asterisks else "active"


def change_chit(state: RealmState, who: str, number: int, becomes: ChitState, rule: str) -> Event:
    """Put a chit into another state, and tell everybody (MR-0.6.2); the Vial turns wounds into fatigue."""
    if becomes == "wounded" and has_active(state, who, VIAL):
        becomes, rule = healed(state, who, number), "MR-14.7.1"
    seat = state.player_of(who)
    state.write_sheet(seat, chits=with_entry(state.sheet(seat).chits, number - 1, becomes))
    if becomes in ("fatigued", "wounded"):
        hurt(state, who, f"chit:{number}")
    return ChitChanged(who=who, chit=number, becomes=becomes, rule=rule)
