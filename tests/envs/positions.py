"""Positions along random games of all that is there, and of a small game in which all decide secretly."""

from __future__ import annotations

from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

from fabula.core import RandomDice, registry
from small_games.masks import game as masks

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Game, Seat, State

GAMES = (*registry.games(), masks.name)
EXPERT = {"mode": "expert"}


@contextmanager
def all_games() -> Iterator[None]:
    """The small game is found, too."""
    with registry.hosting(masks):
        yield


def along(
    game: Game, *, seats: int, seed: int, decisions: int, every: int = 1
) -> Iterator[tuple[State, Seat]]:
    """Each so-manieth position of a random game, and who is asked in it."""
    random = Random(f"{game.name} {seed}")
    dice = RandomDice(random)
    state = game.start(game.Options(), seats, dice)
    for number in range(decisions):
        if not state.to_act():
            return
        seat = random.choice(state.to_act())
        if number % every == 0:
            yield state, seat
        state.play(seat, random.choice(state.choices(seat).actions), dice)
