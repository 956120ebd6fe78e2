"""MR-2: what a player may do while the game is set up."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class Lay(Action, frozen=True, tag="lay"):
    """Put a tile on a cell, turned so far clockwise (MR-2.2.2)."""

    tile: str
    column: int
    row: int
    turns: int


class Choose(Action, frozen=True, tag="choose"):
    """Be this character, beginning at this level (MR-2.7.1)."""

    character: str
    level: int


class Stow(Action, frozen=True, tag="stow"):
    """Let an item begin inactive (MR-2.7.2)."""

    piece: str


class Tint(Action, frozen=True, tag="tint"):
    """Let a Magic chit begin as a color chit; chits are counted from 1 (MR-2.7.5)."""

    chit: int


class Done(Action, frozen=True, tag="done"):
    """No more of it."""


class Record(Action, frozen=True, tag="record"):
    """Record a starting spell (MR-2.7.4)."""

    spell: str


class Assign(Action, frozen=True, tag="assign"):
    """Put a gold chit, with this side up, into a box (MR-2.8.2)."""

    side: str
    box: str


class Require(Action, frozen=True, tag="require"):
    """Divide the Victory Points (MR-2.9.1)."""

    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int


class Enter(Action, frozen=True, tag="enter"):
    """Begin at this dwelling, or with the Ghosts (MR-2.7.6)."""

    start: str


SetUpActions: TypeAlias = Lay | Choose | Stow | Tint | Done | Record | Assign | Require | Enter
