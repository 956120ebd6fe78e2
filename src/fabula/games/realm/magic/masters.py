"""MR-7.4.4, MR-15.3.5b: to whom a spell belongs: its caster, or whoever holds the item that has cast it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState


def master_of(state: RealmState, row: Bewitchment) -> str | None:
    """The character to whom a spell belongs; while no character holds its item, nobody."""
    who = row.caster if row.means.startswith("chit:") else state.places.get(row.means)
    if who not in state.individuals or state.sheet_of(who) is None:
        return None
    return who
