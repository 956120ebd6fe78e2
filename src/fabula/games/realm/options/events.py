"""What is told of optional rules."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class WeatherTurned(Event, frozen=True, kw_only=True, tag="weather-turned"):
    """The weather of a week, and how many of its days are played (MR-10.9.2)."""

    sky: str
    weather: str
    days: int


OptionEvents: TypeAlias = WeatherTurned
