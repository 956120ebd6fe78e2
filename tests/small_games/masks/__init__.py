"""Masks: hidden hands, secret simultaneous choices, questions out of turn, and a face-down box."""

from __future__ import annotations

from functools import cached_property
from importlib import resources
from typing import TYPE_CHECKING, Annotated

from msgspec import Meta, Struct

from fabula.core import Game, Rulebook
from small_games.masks.pieces import (
    DEALT,
    MASKS,
    OF_EACH,
    Chose,
    Danced,
    Drop,
    Dropped,
    Ended,
    Howl,
    Howled,
    Kept,
    Look,
    Looked,
    MasksView,
    Partner,
    Pass,
    Passed,
    Ready,
    Revealed,
    Round,
    Saw,
    Wear,
)
from small_games.masks.state import MasksState
from small_games.masks.steps import NextRound

if TYPE_CHECKING:
    from fabula.core import Dice


class Options(Struct, frozen=True):
    """How long the ball lasts (MASK-5.1)."""

    rounds: Annotated[int, Meta(ge=1, le=3)] = 2


class Masks(Game):
    """A masked ball for two to four."""

    name = "masks"
    rules = "1"
    seats = range(2, 5)
    horizon = 100
    secrets = True
    Options = Options
    States = MasksState
    Views = MasksView
    Actions = Wear | Partner | Howl | Pass | Look | Drop
    Events = (
        Chose | Ready | Revealed | Danced | Howled | Passed | Looked | Saw | Dropped | Kept | Round | Ended
    )

    @cached_property
    def rulebook(self) -> Rulebook:
        """The clauses MASK-…"""
        return Rulebook.of("small_games.masks")

    def start(self, options: Struct, seats: int, dice: Dice) -> MasksState:
        """MASK-1.2: deal, and open the first dance."""
        assert isinstance(options, Options)
        nothing = ((),) * seats
        state = MasksState(
            agenda=(NextRound(),),
            rounds=options.rounds,
            hands=nothing,
            box=tuple(mask for mask in MASKS for _ in range(OF_EACH)),
            aside=nothing,
            open=nothing,
            wishes=nothing,
            scores=(0,) * seats,
        )
        for seat in range(seats):
            for _ in range(DEALT):
                state.take(seat, dice)
        state.go_on(dice)
        return state


game = Masks()
messages = resources.files("small_games.masks") / "locale"
