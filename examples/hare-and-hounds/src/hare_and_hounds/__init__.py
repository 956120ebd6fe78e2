"""Hare and Hounds: what Fabula has to know of it."""

from __future__ import annotations

from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING

from fabula.core import Game, Rulebook
from hare_and_hounds.board import FORM, FORMS, KENNEL
from hare_and_hounds.state import Ended, HuntState, HuntView, Move, Moved, Options

if TYPE_CHECKING:
    from msgspec import Struct

    from fabula.core import Dice

__all__ = ["HareAndHounds", "game", "messages"]


class HareAndHounds(Game):
    """Three hounds hunt a hare."""

    name = "hare"
    rules = "1"
    seats = range(2, 3)
    horizon = 500
    Options = Options
    States = HuntState
    Views = HuntView
    Actions = Move
    Events = Moved | Ended

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses HARE-…"""
        return Rulebook.of("hare_and_hounds")

    def start(self, options: Struct, seats: int, dice: Dice) -> HuntState:
        """HARE-1.2: put the pieces on the field."""
        assert isinstance(options, Options)
        hare = FORM if options.form == "fixed" else dice.draw("form", FORMS)
        return HuntState(options.patience, KENNEL, hare)


game = HareAndHounds()
messages = resources.files("hare_and_hounds") / "locale"
