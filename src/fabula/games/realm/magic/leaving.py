"""MR-7.12.3a, MR-15.6.3c: somebody is out of a combat at once, though it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.engaging import free_all_on, leave
from fabula.games.realm.combat.sheets import fighters, write_play

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def leave_fight(state: RealmState, one: str) -> None:
    """Whoever attacked him is on no sheet any more; a denizen leaves its own, light side up."""
    if state.fight is None:
        return
    if one not in state.plays:
        leave(state, one)
        state.faces.pop(one, None)
        return
    free_all_on(state, one)
    for other in fighters(state):
        if state.plays[other].charges == one:
            write_play(state, other, charges="")
    del state.plays[one]
