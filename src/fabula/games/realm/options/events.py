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


OptionEvents: TypeAlias = WeatherTurned | ChitEarned | LevelRisen
