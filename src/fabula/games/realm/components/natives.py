"""MR-1.10.2, MR-A.2: the native groups and their members."""

from __future__ import annotations

from msgspec import Struct

from fabula.games.realm.components.kinds import CounterSide, Gait, HorseKind, Strength


class NativeType(Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of soldier: weapon, toughness, wage and bounties."""

    id: str
    weapon: str
    missile: bool
    length: int
    vulnerability: Strength
    armored: bool
    weight: Strength
    move_strength: Strength
    wage: int
    bounty_notoriety: int
    bounty_gold: int


class NativeHorse(Struct, frozen=True, forbid_unknown_fields=True):
    """The horse under a native; it is part of him."""

    kind: HorseKind
    walk: Gait
    gallop: Gait


class Native(Struct, frozen=True, forbid_unknown_fields=True):
    """A member of a group; `weapon` and `length` where they are not his type's."""

    id: str
    group: str
    type: str
    light: CounterSide
    dark: CounterSide
    weapon: str | None = None
    length: int | None = None
    horse: NativeHorse | None = None


class NativeGroup(Struct, frozen=True, forbid_unknown_fields=True):
    """A group: the row of its box, where it lives or appears, and what hiring all of it costs.

    Without a group price its members are hired one by one (MR-5.7.1a).
    """

    id: str
    row: int
    leader: str
    small: int
    group_price: int | None = None
    home: str | None = None
    appears_at: tuple[str, ...] = ()


class Natives(Struct, frozen=True, forbid_unknown_fields=True):
    """All natives."""

    types: tuple[NativeType, ...]
    groups: tuple[NativeGroup, ...]
    members: tuple[Native, ...]
