"""MR-7.5, MR-15: the spells."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import Color, MagicType, Strength

Duration: TypeAlias = Literal["instant", "attack", "phase", "fly", "combat", "day", "permanent"]


class Target(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to aim a spell: what at, how many of it, and where."""

    kinds: tuple[str, ...]
    count: Literal["one", "any_number", "all"]
    where: Literal["caster", "clearing", "own", "anywhere"] | None = None
    """The caster's own clearing or tile; in his clearing; his own; anywhere. None: MR-7.4."""
    types: tuple[MagicType, ...] = ()
    terrain: Literal["cave"] | None = None
    weight: Strength | None = None
    excludes: tuple[str, ...] = ()


class Spell(Struct, frozen=True, forbid_unknown_fields=True):
    """A spell card (MR-2.3.1); `any` color will do for some."""

    id: str
    type: MagicType
    color: Color | Literal["any"]
    duration: Duration
    targets: tuple[Target, ...]
    clause: str


class TreasureSpell(Struct, frozen=True, forbid_unknown_fields=True):
    """The spell of a treasure card (MR-14.15)."""

    id: str
    card: str
    color: Color
    duration: Duration
    targets: tuple[Target, ...]
    clause: str

    @property
    def type(self) -> None:
        """It has none: no Magic chit casts it, and nobody learns it (MR-14.15.1)."""
        return None


class Spells(Struct, frozen=True, forbid_unknown_fields=True):
    """All spells."""

    spells: tuple[Spell, ...]
    treasure_spells: tuple[TreasureSpell, ...]
