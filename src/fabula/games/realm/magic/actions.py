"""MR-3.11, MR-7: what a player may do with magic."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class EnchantChit(Action, frozen=True, tag="enchant-chit"):
    """Turn a Magic chit into a color chit, or back; chits are counted from 1 (MR-3.11.1a)."""

    chit: int


class EnchantTile(Action, frozen=True, tag="enchant-tile"):
    """Turn the tile over, with the color of the clearing or with a color chit (MR-3.11.1b)."""

    supply: str


MagicActions: TypeAlias = EnchantChit | EnchantTile
