"""MR-3.11, MR-7: what a player may do with magic."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action
from fabula.games.realm.components.kinds import Direction
from fabula.games.realm.day.actions import Source


class EnchantChit(Action, frozen=True, tag="enchant-chit"):
    """Turn a Magic chit into a color chit, or back; chits are counted from 1 (MR-3.11.1a)."""

    chit: int


class EnchantTile(Action, frozen=True, tag="enchant-tile"):
    """Turn the tile over, with the color of the clearing or with a color chit (MR-3.11.1b)."""

    supply: str


class Cast(Action, frozen=True, tag="cast"):
    """Cast a spell with a Magic chit or an item, and a supply of its color (MR-7.4.1)."""

    spell: str
    means: str
    supply: str


class Aim(Action, frozen=True, tag="aim"):
    """Name a target of the spell (MR-7.4.5)."""

    target: str


class Hurl(Action, frozen=True, tag="hurl"):
    """Place an Attack spell in a direction (MR-6.7.3a)."""

    direction: Direction


class DropPhase(Action, frozen=True, tag="drop-phase"):
    """Let a recorded phase be cancelled, counted from the next one (MR-15.4.7b)."""

    number: int


class ForgoPhase(Action, frozen=True, tag="forgo-phase"):
    """Let a phase be lost that he still has, choosing as he goes (MR-15.4.7b)."""

    source: Source


class Energize(Action, frozen=True, tag="energize"):
    """Play a color chit for an inert spell (MR-7.7.3)."""

    spell: str
    chit: int


class Invoke(Action, frozen=True, tag="invoke"):
    """Let a Phase spell work now (MR-7.5.4)."""

    spell: str


class Blow(Action, frozen=True, tag="blow"):
    """Let the Hurricane Winds carry somebody over a tile (MR-15.4.4c)."""

    tile: str


class GoTo(Action, frozen=True, tag="go-to"):
    """Be in another clearing (MR-16.11.1)."""

    clearing: str


class LookInto(Action, frozen=True, tag="look-into"):
    """Look at the treasures of a box (MR-16.11.4)."""

    place: str


class Become(Action, frozen=True, tag="become"):
    """Be this one of the monsters that he has absorbed (MR-15.5.1i)."""

    monster: str


class PointsQuestion(Action, frozen=True, tag="question-points"):
    """Ask somebody how many Victory Points he has put on a category (MR-15.5.2b)."""

    whom: str
    category: str


class SpellQuestion(Action, frozen=True, tag="question-spell"):
    """Ask somebody whether he has recorded a spell (MR-15.5.2b)."""

    whom: str
    spell: str


class CardQuestion(Action, frozen=True, tag="question-card"):
    """Ask somebody which treasure one of his things is, counted from 1 (MR-15.5.2b)."""

    whom: str
    number: int


class WhistleTo(Action, frozen=True, tag="whistle-to"):
    """Let a Sound chit be in another tile (MR-15.8.6)."""

    tile: str


MagicActions: TypeAlias = (
    EnchantChit
    | EnchantTile
    | Cast
    | Aim
    | Hurl
    | DropPhase
    | ForgoPhase
    | Energize
    | Invoke
    | Blow
    | GoTo
    | LookInto
    | Become
    | PointsQuestion
    | SpellQuestion
    | CardQuestion
    | WhistleTo
)
