"""MR-2.4, MR-14, Appendix E: the treasure cards."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from fabula.games.realm.components.kinds import Color, Direction, MagicType, Size, Strength


class CardChit(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is played like an action chit (MR-1.5.5)."""

    action: Literal["move", "fight", "magic"]
    time: int
    strength: Strength | None = None
    type: MagicType | None = None


class FameReward(Struct, frozen=True, forbid_unknown_fields=True):
    """Fame for selling the card to this group, and the price in Fame of buying it there (MR-5.3.3)."""

    fame: int
    group: str


class CardArmor(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that protects like armor."""

    directions: tuple[Direction, ...]
    destroyed_by: Strength
    price_when_destroyed: int


class CardWeapon(Struct, frozen=True, forbid_unknown_fields=True):
    """A card that is a weapon."""

    missile: bool
    length: int
    strength: Strength
    stars: int


class Treasure(Struct, frozen=True, forbid_unknown_fields=True):
    """A treasure card; its section is that of MR-14, and its clauses say what it does.

    Cards without a weight cannot be carried, cards without gold not be sold.
    """

    id: str
    section: int
    kind: str
    size: Size
    clauses: tuple[str, ...]
    great: bool = False
    chit: CardChit | None = None
    color: Color | None = None
    spells: dict[MagicType, int] = {}
    potion: bool = False
    returns_to: str | None = None
    weight: Strength | None = None
    fame: int = 0
    notoriety: int = 0
    gold: int | None = None
    fame_reward: FameReward | None = None
    armor: CardArmor | None = None
    weapon: CardWeapon | None = None


class BoxWithin(Struct, frozen=True, forbid_unknown_fields=True):
    """The box of a treasure within treasures: cards, counters and gold (MR-2.4.1, MR-2.4.6)."""

    card: str
    number: int
    large: int = 0
    items: tuple[str, ...] = ()
    gold: int = 0


class Treasures(Struct, frozen=True, forbid_unknown_fields=True):
    """All treasure cards."""

    treasures: tuple[Treasure, ...]
    boxes_within: tuple[BoxWithin, ...]
