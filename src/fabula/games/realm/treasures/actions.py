"""What a player may do by cards that have questions of their own."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class Reach(Action, frozen=True, tag="reach"):
    """Name a clearing far away: to be there, or to enchant there (MR-16.16.2, MR-16.16.3)."""

    clearing: str


TreasureActions: TypeAlias = Reach
