"""MR-6.6.4d, MR-7.12.3a, MR-15.6.3c: somebody is out of a combat at once, though it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.engaging import free_all_on, leave
from fabula.games.realm.combat.sheets import fighters, turn_light, write_play

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def leave_fight(state: RealmState, one: str) -> None:
    """Whoever attacked him is on no sheet any more, and he tires at once (MR-6.10.1).

    A denizen leaves its own, light side up.
    """
    from fabula.games.realm.combat.fatigue import tiring  # who dies of fatigue has his spells broken

    if state.fight is None:
        return
    if one not in state.plays:
        leave(state, one)
        turn_light(state, one)
        return
    free_all_on(state, one)
    for other in fighters(state):
        if state.plays[other].charges == one:
            write_play(state, other, charges="")
    tire = tiring(state, one)
    del state.plays[one]
    state.push(*((tire,) if tire is not None else ()))
