"""MR-1.5.3: the states of action chits, and which of equal chits are offered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.events import ChitChanged
from fabula.games.realm.unseen import with_entry

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Event, Seat
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState


def chits_of(state: RealmState, seat: Seat) -> Iterator[tuple[int, ActionChit, ChitState]]:
    """Each chit with its number, what it shows and its state; of those that are alike the first."""
    sheet = state.sheet(seat)
    printed = state.box.characters[sheet.character].chits(sheet.level)
    seen = set()
    for number, pair in enumerate(zip(printed, sheet.chits, strict=True), 1):
        if pair not in seen:
            seen.add(pair)
            yield (number, *pair)


def change_chit(state: RealmState, seat: Seat, number: int, becomes: ChitState, rule: str) -> Event:
    """Put a chit into another state, and tell everybody (MR-0.6.2)."""
    sheet = state.sheet(seat)
    chits = with_entry(sheet.chits, number - 1, becomes)
    state.sheets = with_entry(state.sheets, seat, replace(sheet, chits=chits))
    return ChitChanged(seat=seat, chit=number, becomes=becomes, rule=rule)
