"""MR-14.11: potions that are used up on the weapon that somebody has active, and stay with it until Midnight.

The face of such a potion is the weapon that it is on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.items import belongings, slot_of
from fabula.games.realm.day.alerting import ALERTED, GRIPPING_DUST
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.day.rolls import Circumstances
    from fabula.games.realm.state import RealmState

OIL_OF_POISON: Final = "oil_of_poison"
OINTMENT_OF_BITE: Final = "ointment_of_bite"
PENETRATING_GREASE: Final = "penetrating_grease"
WEAPON_POTION: Final = "alter_weapon"
"""The kind of all four in the data."""
DAGGER: Final = "dagger"
"""MR-14.11.1: what whoever has no active weapon puts a potion on."""


def put_on_weapon(state: RealmState, who: str, potion: str) -> None:
    """MR-14.11.1: it is on his active weapon now, or on his dagger; Gripping Dust alerts it (MR-14.11.2)."""
    active = (piece for piece in belongings(state, who) if piece in state.active)
    weapon = next((piece for piece in active if slot_of(state, piece) == "weapon"), DAGGER)
    state.faces[potion] = weapon
    if potion == GRIPPING_DUST and kind_of(weapon) in state.box.weapons:
        state.faces[weapon] = ALERTED


def wear_off(state: RealmState, potion: str) -> None:
    """It is on no weapon any more; a weapon that was gripped can be unalerted again."""
    weapon = state.faces.pop(potion, None)
    if potion == GRIPPING_DUST and weapon is not None:
        state.faces.pop(weapon, None)


def is_on(state: Circumstances, potion: str, who: str, weapon: str) -> bool:
    """Whether a potion is on this weapon, in whosever hands; or on his dagger, if he names no weapon."""
    if weapon:
        return state.faces.get(potion) == weapon
    return state.faces.get(potion) == DAGGER and state.places.get(potion) == who
