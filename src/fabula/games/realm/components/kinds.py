"""MR-0.8, MR-1: the small words that many tables share, and how they compare."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

Strength: TypeAlias = Literal["N", "L", "M", "H", "T"]
"""MR-1.1.1: one ladder for strength, weight, vulnerability and harm."""
Harm: TypeAlias = Literal["N", "L", "M", "H", "T", "RED"]
"""A strength, or the red side of a Tremendous monster, which kills whatever it hits (MR-1.10.1)."""
MagicType: TypeAlias = Literal["I", "II", "III", "IV", "V", "VI", "VII", "VIII"]
Color: TypeAlias = Literal["white", "grey", "gold", "purple", "black"]
Letter: TypeAlias = Literal["V", "W", "M", "C"]
"""MR-1.8.1: valley, woods, mountain and cave tiles."""
Direction: TypeAlias = Literal["thrust", "swing", "smash"]
"""MR-0.8.2: the directions of attacks; maneuvers are met by the one of the same number."""
Relationship: TypeAlias = Literal["enemy", "unfriendly", "neutral", "friendly", "ally"]
HorseKind: TypeAlias = Literal["pony", "workhorse", "warhorse"]
Size: TypeAlias = Literal["large", "small"]

LADDER: Final[tuple[Strength, ...]] = ("N", "L", "M", "H", "T")
LEVEL: Final[dict[str, int]] = {strength: level for level, strength in enumerate(LADDER)}
"""MR-0.8.1: Negligible 0 to Tremendous 4."""
TYPES: Final[tuple[MagicType, ...]] = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")
COLOR_OF: Final[dict[MagicType, Color]] = dict(
    zip(TYPES, ("white", "grey", "gold", "purple", "black"), strict=False)
)
"""MR-1.5.3c: the color that a Magic chit becomes; types VI to VIII never do."""
LADDER_OF_TRUST: Final[tuple[Relationship, ...]] = ("enemy", "unfriendly", "neutral", "friendly", "ally")
"""MR-1.13.1."""


class Blow(Struct, frozen=True, forbid_unknown_fields=True):
    """An attack as a counter shows it: harm, time and sharpness stars (MR-1.3.2)."""

    strength: Harm
    time: int
    stars: int = 0


class MonsterSpell(Struct, frozen=True, forbid_unknown_fields=True):
    """The spell that a Demon or the Imp casts instead of striking (MR-C.1.1)."""

    spell: str
    time: int
    type: MagicType


class Gait(Struct, frozen=True, forbid_unknown_fields=True):
    """How strong and how fast a horse is on one of its sides."""

    strength: Strength
    time: int


class CounterSide(Struct, frozen=True, forbid_unknown_fields=True):
    """One side of a denizen's counter: its move time, and what it strikes with or casts, if anything."""

    move: int
    attack: Blow | None = None
    casts: MonsterSpell | None = None
