"""What is told of the set-up (MR-2)."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event, Seat


class TilesDealt(Event, frozen=True, kw_only=True, tag="tiles-dealt"):
    """A player has been dealt these tiles, face up (MR-2.2.1)."""

    seat: Seat
    tiles: tuple[str, ...]


class TileTurnedUp(Event, frozen=True, kw_only=True, tag="tile-turned-up"):
    """A player has turned up one of his tiles (MR-2.2.2)."""

    seat: Seat
    tile: str


class TileKept(Event, frozen=True, kw_only=True, tag="tile-kept"):
    """It cannot be laid, and is kept for later (MR-2.2.2)."""

    seat: Seat
    tile: str


class TileLaid(Event, frozen=True, kw_only=True, tag="tile-laid"):
    """A tile lies on the table now."""

    tile: str
    column: int
    row: int
    turns: int


class MapFailed(Event, frozen=True, kw_only=True, tag="map-failed"):
    """No tile fits any more: all over again (MR-2.2.4)."""


class Lots(Event, frozen=True, kw_only=True, tag="lots"):
    """The order in which characters are chosen (MR-2.7.1)."""

    seats: tuple[Seat, ...]


class Chose(Event, frozen=True, kw_only=True, tag="chose"):
    """Who somebody will be."""

    seat: Seat
    character: str
    level: int
    rank: str
    """How he is called at that level, as `amazon-1`."""


class Equipped(Event, frozen=True, kw_only=True, tag="equipped"):
    """An item has been taken out of a box, or there is none left (MR-2.7.2)."""

    seat: Seat
    item: str
    piece: str | None


class Stowed(Event, frozen=True, kw_only=True, tag="stowed"):
    """An item begins inactive."""

    seat: Seat
    item: str
    piece: str


class Tinted(Event, frozen=True, kw_only=True, tag="tinted"):
    """A Magic chit begins as a color chit."""

    seat: Seat
    chit: int


class Prepared(Event, frozen=True, kw_only=True, tag="prepared"):
    """A character is ready for the rest of the set-up."""

    seat: Seat


class Recorded(Event, frozen=True, kw_only=True, tag="recorded"):
    """A player is told the spell that he has recorded."""

    spell: str


class SpellsReady(Event, frozen=True, kw_only=True, tag="spells-ready"):
    """A player has recorded all of his spells."""

    seat: Seat


class Assigned(Event, frozen=True, kw_only=True, tag="assigned"):
    """A gold chit lies in its box."""

    side: str
    box: str


class Required(Event, frozen=True, kw_only=True, tag="required"):
    """A player is told how he has divided his Victory Points."""

    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int


class RequirementsReady(Event, frozen=True, kw_only=True, tag="requirements-ready"):
    """A player has chosen what he needs for victory."""

    seat: Seat


class Entered(Event, frozen=True, kw_only=True, tag="entered"):
    """A character, or the familiar, stands in a clearing now."""

    who: str
    clearing: str


class SetUp(Event, frozen=True, kw_only=True, tag="set-up"):
    """Everything is set up; the first day begins."""


SetUpEvents: TypeAlias = (
    TilesDealt
    | TileTurnedUp
    | TileKept
    | TileLaid
    | MapFailed
    | Lots
    | Chose
    | Equipped
    | Stowed
    | Tinted
    | Prepared
    | Recorded
    | SpellsReady
    | Assigned
    | Required
    | RequirementsReady
    | Entered
    | SetUp
)
