"""Natives, visitors and gold chits where a test wants them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.pieces import put

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def lay_gold(state: RealmState, side: str, place: str, home: str = "with_company") -> str:
    """Let a gold chit that belongs into this box show this side in a place."""
    chit = next(chit.id for chit in state.box.gold_chits.values() if side in chit.sides)
    put(state, chit, place)
    state.faces[chit], state.gold_homes[chit] = side, home
    return chit


def bring(state: RealmState, group: str, clearing: str) -> tuple[str, ...]:
    """Let a whole group of natives stand in a clearing."""
    members = tuple(native.id for native in state.box.natives.values() if native.group == group)
    for native in members:
        put(state, native, clearing)
    return members
