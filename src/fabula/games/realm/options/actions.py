"""What a player may do by optional rules."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class Earn(Action, frozen=True, tag="earn"):
    """Take a further chit; the twelve of a character are counted from 1 (MR-10.12.3)."""

    of_card: int


class Stash(Action, frozen=True, tag="stash"):
    """Put a thing into the cache (MR-10.4.1)."""

    piece: str


class StashGold(Action, frozen=True, tag="stash-gold"):
    """Put Gold into the cache (MR-10.4.1)."""

    amount: int


class Unearth(Action, frozen=True, tag="unearth"):
    """Take a thing out of the cache (MR-10.4.1)."""

    piece: str


class UnearthGold(Action, frozen=True, tag="unearth-gold"):
    """Take Gold out of the cache (MR-10.4.1)."""

    amount: int


class Outfit(Action, frozen=True, tag="outfit"):
    """Take a weapon or armor out of somebody's stock (MR-10.12.4)."""

    piece: str


OptionActions: TypeAlias = Earn | Outfit | Stash | StashGold | Unearth | UnearthGold
