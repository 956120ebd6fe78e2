"""What is told of magic."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class PreparesToEnchant(Event, frozen=True, kw_only=True, tag="prepares-to-enchant"):
    """The first Enchant phase of a day, which does nothing else (MR-3.11.1)."""

    who: str


class TileTurned(Event, frozen=True, kw_only=True, tag="tile-turned"):
    """A tile shows its other side (MR-3.11.1b)."""

    who: str
    tile: str
    enchanted: bool


MagicEvents: TypeAlias = PreparesToEnchant | TileTurned
