"""Appendix D: the weapon with which a character strikes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.magic.fighting import poison_star
from fabula.games.realm.magic.shapes import shape_of
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.treasures.weapon_potions import (
    OIL_OF_POISON,
    OINTMENT_OF_BITE,
    PENETRATING_GREASE,
    is_on,
)

if TYPE_CHECKING:
    from fabula.games.realm.day.rolls import Circumstances

WEIGHTLESS: Final = LEVEL["N"]
BOWS: Final = ("medium_bow", "light_bow", "crossbow")
"""MR-13.7.2, MR-13.16.2: what counts as a bow or crossbow."""


class WeaponInHand(Struct, frozen=True):
    """A weapon as its upper side shows it and potions make it; without a time that of the Fight counts."""

    piece: str
    """Empty for the dagger."""
    weight: int
    length: int
    strength: int
    stars: int
    time: int | None
    missile: bool
    bites: bool = False
    """Whether it hits a maneuver of the same time, too (MR-14.11.4)."""
    pierces: bool = False
    """Whether it ignores armor (MR-14.11.5)."""

    def wielded(self, strength: int, time: int, *, mighty: bool) -> WeaponInHand:
        """As a Fight of this strength and time wields it (MR-6.8.5), or a wish for strength (MR-6.8.8)."""
        when = time if self.time is None else self.time
        if mighty:
            return replace(self, strength=LEVEL["T"], stars=0, missile=False, time=when)
        bonus = strength > self.weight and not self.missile
        return replace(self, strength=self.strength + bonus, time=when)


def weapon_of(state: Circumstances, who: str) -> WeaponInHand:
    """MR-14.10.1, MR-14.11: his active weapon or his dagger, with the potions that are on it.

    A creature strikes with what it has (MR-7.10.3).
    """
    if (shape := shape_of(state, who)) is not None:
        strength = LEVEL[
            "N" if shape.attack is None else shape.attack.strength
        ]  # of a monster: its side says
        return WeaponInHand("", strength, 0, strength, 0, None, missile=False)
    weapon = _bare_weapon(state, who)
    return replace(
        weapon,
        stars=weapon.stars
        + is_on(state, OIL_OF_POISON, who, weapon.piece)
        + poison_star(state, weapon.piece),
        bites=is_on(state, OINTMENT_OF_BITE, who, weapon.piece),
        pierces=is_on(state, PENETRATING_GREASE, who, weapon.piece),
    )


def _bare_weapon(state: Circumstances, who: str) -> WeaponInHand:
    """His active weapon, or the dagger that everybody has (MR-D.1.1)."""
    box = state.box
    for piece in state.active:
        if state.places[piece] != who:
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
            return WeaponInHand(
                piece, WEIGHTLESS, mixture.length, strength, mixture.stars, None, mixture.missile
            )
    dagger = box.all_items.dagger
    return WeaponInHand(
        "", WEIGHTLESS, dagger.length, LEVEL[dagger.strength], dagger.stars, None, missile=False
    )
