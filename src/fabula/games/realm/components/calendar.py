"""MR-2.10, MR-3.1.7, MR-9, Appendix F: days, seasons and weather, and what victory needs."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import Color

Sky: TypeAlias = Literal["clear", "showers", "storm", "special"]


class Weather(Struct, frozen=True, forbid_unknown_fields=True):
    """A week's weather: playable days, phases, and what it forbids or costs."""

    id: str
    days: int
    basic: int
    sunlight: int
    sheltered: int
    bars: Literal["hide", "peer"] | None = None
    fatigue: int = 0
    when: Literal["birdsong", "phase"] | None = None
    where: Literal["outside", "mountain", "not_cave_or_mountain"] | None = None


class Season(Struct, frozen=True, forbid_unknown_fields=True):
    """One of the thirteen months (MR-F.1.1)."""

    id: str
    victory_points: int
    colors: tuple[Color, ...]
    mountain_cost: int
    food_ale: tuple[str, str]
    escort_party: tuple[str, str]
    gold_per_roadway: int
    clear: Weather
    showers: Weather
    storm: Weather
    special: Weather

    def weather(self, sky: Sky) -> Weather:
        """What it is like under this sky."""
        return {"clear": self.clear, "showers": self.showers, "storm": self.storm, "special": self.special}[
            sky
        ]


class Calendar(Struct, frozen=True, forbid_unknown_fields=True):
    """The month without seasons (MR-F.1.2), and the seasons."""

    week: int
    days: int
    seventh_days: dict[int, tuple[Color, ...]]
    basic_phases: int
    sunlight_phases: int
    mountain_cost: int
    weather: tuple[Sky, ...]
    """The sky for each result from 1 to 6."""
    seasons: tuple[Season, ...]


class Category(Struct, frozen=True, forbid_unknown_fields=True):
    """What one Victory Point in a category asks for (MR-9.1.1)."""

    id: str
    unit: int


class Victory(Struct, frozen=True, forbid_unknown_fields=True):
    """Victory Points and their arithmetic (MR-2.9, MR-9.3), and what a character begins with (MR-2.7.3)."""

    categories: tuple[Category, ...]
    deficit_factor: int
    dead: int
    starting_gold: int
    most_spells: int
    development_least: int
