"""Appendix D: the weapon with which a character strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

BOWS: Final = ("medium_bow", "light_bow", "crossbow")
"""MR-13.7.2, MR-13.16.2: what counts as a bow or crossbow."""


class WeaponInHand(Struct, frozen=True):
    """A weapon as its upper side shows it; without a time that of the Fight chit counts."""

    piece: str
    """Empty for the dagger."""
    weight: int
    length: int
    strength: int
    stars: int
    time: int | None
    missile: bool


def weapon_of(state: RealmState, who: str) -> WeaponInHand:
    """His active weapon, or the dagger that everybody has (MR-D.1.1)."""
    box = state.box
    for piece in belongings(state, who):
        if piece not in state.active:
            continue
        if weapon := box.weapons.get(kind_of(piece)):
            side = weapon.alerted if state.faces.get(piece) == ALERTED else weapon.unalerted
            return WeaponInHand(
                piece,
                LEVEL[weapon.weight],
                weapon.length,
                LEVEL[side.strength],
                side.stars,
                side.time,
                weapon.missile,
            )
        card = box.treasures.get(piece)
        if card is not None and card.weapon is not None:
            mixture = card.weapon
            strength = LEVEL[mixture.strength]
            return WeaponInHand(piece, 0, mixture.length, strength, mixture.stars, None, mixture.missile)
    dagger = box.all_items.dagger
    return WeaponInHand(
        "", LEVEL["N"], dagger.length, LEVEL[dagger.strength], dagger.stars, None, missile=False
    )
