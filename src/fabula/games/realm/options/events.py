"""What is told of optional rules."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class WeatherTurned(Event, frozen=True, kw_only=True, tag="weather-turned"):
    """The weather of a week, and how many of its days are played (MR-10.9.2)."""

    sky: str
    weather: str
    days: int


class ChitEarned(Event, frozen=True, kw_only=True, tag="chit-earned"):
    """A character has earned a further chit (MR-10.12.3)."""

    who: str
    chit: int


class LevelRisen(Event, frozen=True, kw_only=True, tag="level-risen"):
    """A character has all chits of his next level (MR-10.12.3)."""

    who: str
    level: int
    rank: str


class Outfitted(Event, frozen=True, kw_only=True, tag="outfitted"):
    """A character gets a horse or arms by his level (MR-10.12.4)."""

    who: str
    item: str
    piece: str


class TileWoke(Event, frozen=True, kw_only=True, tag="tile-woke"):
    """A tile shows its enchanted side, by the color of the day (MR-10.8.4)."""

    tile: str


class CacheOpened(Event, frozen=True, kw_only=True, tag="cache-opened"):
    """Somebody opens his cache, or starts one (MR-10.4.1)."""

    who: str
    place: str
    clearing: str


class Stashed(Event, frozen=True, kw_only=True, tag="stashed"):
    """A thing is in the cache (MR-10.4.1)."""

    who: str
    item: str
    piece: str


class Unearthed(Event, frozen=True, kw_only=True, tag="unearthed"):
    """A thing is out of the cache (MR-10.4.1)."""

    who: str
    item: str
    piece: str


class GoldMoved(Event, frozen=True, kw_only=True, tag="gold-moved"):
    """Gold is put into the cache; less than nothing is taken out (MR-10.4.1)."""

    who: str
    gold: int


class CacheClosed(Event, frozen=True, kw_only=True, tag="cache-closed"):
    """He leaves his cache (MR-10.4.1)."""

    who: str


OptionEvents: TypeAlias = (
    WeatherTurned
    | ChitEarned
    | LevelRisen
    | Outfitted
    | TileWoke
    | CacheOpened
    | Stashed
    | Unearthed
    | GoldMoved
    | CacheClosed
)
