"""What a player may do by cards that have questions of their own."""

from __future__ import annotations

from typing import Literal, TypeAlias

from fabula.core import Action

Pips: TypeAlias = Literal[1, 2, 3, 4, 5, 6]
"""What a die can show."""


class Reach(Action, frozen=True, tag="reach"):
    """Name a clearing far away: to be there, or to enchant there (MR-16.16.2, MR-16.16.3)."""

    clearing: str


class SeeWeather(Action, frozen=True, tag="see-weather"):
    """Look at the chit for the weather of the next week (MR-14.15.3)."""


class ChangeWeather(Action, frozen=True, tag="change-weather"):
    """Have another chit drawn for the weather of the next week, without looking (MR-14.15.3)."""


class SetDie(Action, frozen=True, tag="set-die"):
    """Choose what the red die shows (MR-14.5.7)."""

    number: Pips


TreasureActions: TypeAlias = Reach | SeeWeather | ChangeWeather | SetDie
