"""MR-2.8, MR-5.9: visitors, missions and campaigns, and the gold chits that show them."""

from __future__ import annotations

from msgspec import Struct

from fabula.games.realm.components.kinds import MagicType


class Visitor(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to trade with (MR-1.10.3), and what his box holds (MR-2.3.3, MR-2.4.4)."""

    id: str
    small: int
    spells: dict[MagicType, int]


class GoldChit(Struct, frozen=True, forbid_unknown_fields=True):
    """A chit with two sides (MR-2.8.1)."""

    id: str
    sides: tuple[str, str]


class GoldBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A box for a gold chit: it comes with a group's leader, or with a site or a site card (MR-3.15.4)."""

    id: str
    group: str | None = None
    site: str | None = None
    card: str | None = None


class Mission(Struct, frozen=True, forbid_unknown_fields=True):
    """Something to be delivered (MR-5.9.3); the second destination if it was taken at the first."""

    id: str
    days: int
    fame: int
    notoriety: int
    gold_per_roadway: int
    gold_without_route: int
    destinations: tuple[str, str]


class Campaign(Struct, frozen=True, forbid_unknown_fields=True):
    """A war to be won (MR-5.9.4); without a number of days it lasts to the end of the month."""

    id: str
    partners: tuple[str, ...]
    fame: int = 0
    notoriety: int = 0
    days: int | None = None
    foes: tuple[str, ...] = ()
    foe_family: str | None = None


class Visitors(Struct, frozen=True, forbid_unknown_fields=True):
    """All that gold chits show, and the monster roll that brings them."""

    visitors: tuple[Visitor, ...]
    gold_chits: tuple[GoldChit, ...]
    gold_row: int
    gold_boxes: tuple[GoldBox, ...]
    missions: tuple[Mission, ...]
    campaigns: tuple[Campaign, ...]
