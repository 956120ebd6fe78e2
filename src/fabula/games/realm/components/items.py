"""MR-1.11, Appendix D: weapons, armor and horses."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import Direction, Gait, HorseKind, Strength


class WeaponSide(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a weapon; without a time it strikes at the time of the Fight chit (MR-D.1.1)."""

    strength: Strength
    time: int | None = None
    stars: int = 0


class Dagger(Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody has who has nothing else."""

    strength: Strength
    stars: int
    length: int


class Weapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of weapon counter; `starts_in` says how many lie in which box (MR-A.3.1, MR-2.4.6)."""

    id: str
    missile: bool
    length: int
    weight: Strength
    unalerted: WeaponSide
    alerted: WeaponSide
    price: int
    starts_in: dict[str, int]
    fame: int = 0
    notoriety: int = 0


class Armor(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of armor counter; a shield covers one of its directions, `chosen` each round (MR-D.2.1)."""

    id: str
    kind: Literal["shield", "helmet", "breastplate", "suit"]
    directions: tuple[Direction, ...]
    toughness: Strength
    weight: Strength
    price: int
    damaged_price: int
    starts_in: dict[str, int]
    destroyed_price: int = 0
    chosen: bool = False
    returns_to: str | None = None
    fame: int = 0
    notoriety: int = 0


class HorseTraits(Struct, frozen=True, forbid_unknown_fields=True):
    """What all horses of a kind have in common (MR-4.4.1, MR-4.4.3)."""

    id: HorseKind
    vulnerability: Strength
    armored: bool
    steps: int
    extra_move_phases: int


class Horse(Struct, frozen=True, forbid_unknown_fields=True):
    """A horse that can be owned."""

    id: str
    kind: HorseKind
    walk: Gait
    gallop: Gait
    price: int
    starts_in: dict[str, int]


Item: TypeAlias = Weapon | Armor | Horse
"""A kind of counter that can be owned."""


class Items(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is a counter and a belonging."""

    dagger: Dagger
    weapons: tuple[Weapon, ...]
    armor: tuple[Armor, ...]
    horse_kinds: tuple[HorseTraits, ...]
    horses: tuple[Horse, ...]
