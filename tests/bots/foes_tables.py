"""Positions of Formidable Foes for these tests, and what greedy does in them."""

from __future__ import annotations

import json
import random
from typing import TYPE_CHECKING, Any, Final

from fabula.bots.greedy import GreedyBot
from fabula.core import Chair, RandomDice, ScriptedDice, registry
from fabula.games.foes import game
from fabula.games.foes.position import read_state
from fabula.games.foes.worth import worth

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState

ALL: Final = {"*": "N"}
"""Every intersection face up."""


def position(*, seats: int = 3, **keys: Any) -> FoesState:
    """Players by their letters, the others not yet in the dungeon."""
    players = {letter: keys.pop(letter, {}) for letter in "ABCDEF"[:seats]}
    return read_state(json.dumps({"players": players, **keys}))


def chosen(state: FoesState, seed: int = 1) -> str:
    """What greedy does in the place of the seat that is asked."""
    with registry.hosting(game, worth=worth):
        chair = Chair(game, state, state.to_act()[0])
        return game.write(GreedyBot().choose(chair, RandomDice(random.Random(seed))))


def played(state: FoesState, *lines: str, dice: tuple[int | str, ...] = ()) -> FoesState:
    """The position after these actions of whoever is asked."""
    script = ScriptedDice(dice)
    for line in lines:
        state.play(state.to_act()[0], game.read(line), script)
    return state
