"""What is told of the cards that act by themselves."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class FellAsleep(Event, frozen=True, kw_only=True, tag="fell-asleep"):
    """The Flowers of Rest have put a character to sleep (MR-14.3.3)."""

    who: str


class SleptIn(Event, frozen=True, kw_only=True, tag="slept-in"):
    """Who sleeps has no turn (MR-14.3.3)."""

    who: str


class WokeUp(Event, frozen=True, kw_only=True, tag="woke-up"):
    """It is Sunset, and whoever slept is awake (MR-14.3.4)."""

    who: str


class OutOfTime(Event, frozen=True, kw_only=True, tag="out-of-time"):
    """Who has put the Timeless Jewel away in his turn is blocked (MR-14.3.10)."""

    who: str


class RestForgone(Event, frozen=True, kw_only=True, tag="rest-forgone"):
    """Who chooses his phases with the Timeless Jewel wants no more of them (MR-14.3.8)."""

    who: str


class SeesFar(Event, frozen=True, kw_only=True, tag="sees-far"):
    """Until Midnight somebody peers and enchants wherever he likes (MR-16.16.3)."""

    who: str


class WeatherForeseen(Event, frozen=True, kw_only=True, tag="weather-foreseen"):
    """Somebody looks at the chit for the weather of the next week (MR-14.15.3)."""

    who: str


class WeatherSeen(Event, frozen=True, kw_only=True, tag="weather-seen"):
    """A player is told what that chit shows (MR-14.15.3)."""

    number: int


class WeatherChanged(Event, frozen=True, kw_only=True, tag="weather-changed"):
    """Another chit is drawn for the weather of the next week (MR-14.15.3)."""

    who: str


class DieSet(Event, frozen=True, kw_only=True, tag="die-set"):
    """Somebody has chosen what the red die shows (MR-14.5.7)."""

    who: str
    table: str
    number: int


TreasureEvents: TypeAlias = (
    SeesFar
    | FellAsleep
    | SleptIn
    | WokeUp
    | OutOfTime
    | RestForgone
    | WeatherForeseen
    | WeatherSeen
    | WeatherChanged
    | DieSet
)
