"""Positions with figures and monsters close together."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from fabula.games.foes.components import CHEST, UNEXPLORED
from foes.setting import position

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState


def crowd(seed: int) -> FoesState:
    """A corner of the fortress with figures and monsters close together, as the rules allow it or not."""
    random = Random(seed)
    options = {"carry_companion": random.random() < 0.8}
    state = position(A="-", seats=6, options=options)
    maze = state.maze
    names = ["S1", "C1", "C2", "C6", "C7", "C10", "C11", "C12", "S2", "C17", "C13", "C18"]
    corner = [maze.number[name] for name in names]
    around = sorted({way.to for space in corner for way in maze.ways[space]} | set(corner))
    contents = [*range(5, 9), CHEST, UNEXPLORED]
    tiles = list(state.tiles)
    for content in contents:
        tiles[maze.chamber_at[random.choice(corner)]] = content
    state.tiles = tuple(tiles)
    state.closed = "".join(random.choice("NESWNESW?") for _ in state.closed)
    state.places = tuple(random.choice(around) for _ in range(6))
    return state
