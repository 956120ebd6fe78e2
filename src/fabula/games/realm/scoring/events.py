"""What is told at the end (MR-9)."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event, Seat


class CardLaidOpen(Event, frozen=True, kw_only=True, tag="card-laid-open"):
    """At the end everybody sees a treasure card that was secret."""

    who: str
    item: str


class SpellLaidOpen(Event, frozen=True, kw_only=True, tag="spell-laid-open"):
    """At the end everybody sees a spell that somebody has learned."""

    who: str
    spell: str


class LastDayOver(Event, frozen=True, kw_only=True, tag="last-day-over"):
    """The game is over (MR-9.5.1)."""

    day: int


class CategoryCounted(Event, frozen=True, kw_only=True, tag="category-counted"):
    """What somebody has of a category at the end, what he needed, and what comes of it (MR-9.3.3)."""

    seat: Seat
    category: str
    have: int
    need: int
    score: int


class Scored(Event, frozen=True, kw_only=True, tag="scored"):
    """What a player needed for victory, in Victory Points, and his total (MR-9.3.4)."""

    seat: Seat
    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int
    total: int


ScoringEvents: TypeAlias = CardLaidOpen | SpellLaidOpen | LastDayOver | CategoryCounted | Scored
