"""Weighing a move by every movement tile that may come at the end of the round.

Greedy seats leave nothing to luck, so that the rest of a round is played once, and then the monster moves by
each tile in turn: what would take dozens of tries is known exactly. Later rounds are left to the dice.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from fabula.lab.floors_fast.dice import GOLDEN
from fabula.lab.floors_fast.planning import best_moves, lead, play_greedily, put_figure, worths
from fabula.lab.floors_fast.rounds import ANY_TILE, after_figure, may_come
from fabula.lab.floors_fast.tables import TILE_COUNT


@njit(cache=True)
def weigh_moves(
    game: Any, floor: Any, desk: Any, top: Any, indexes: Any, rounds: int, leads: Any, moments: Any
) -> None:
    """The lead of the seat on turn after each of these moves and so many rounds, over all tiles of this one.

    Each tile has the same dice for every move, and other dice than the other tiles.
    """
    game.dice += np.uint64(TILE_COUNT) * GOLDEN
    for number in range(len(indexes)):
        desk.world[0] = game
        figure = _end_of_round(desk, floor, put_figure(desk.world[0], top, indexes[number]), moments)
        total, tiles = 0.0, 0
        for tile in range(TILE_COUNT):
            if not may_come(desk.before[0], tile):
                continue
            desk.world[0] = desk.before[0]
            desk.world[0].dice = game.dice + np.uint64(tile) * GOLDEN
            after_figure(desk.world[0], floor, figure, tile, moments)
            play_greedily(desk.world, floor, desk, game.round + rounds, moments)
            worths(desk.world[0], floor, desk.walker, desk.risk, desk.values, moments)
            total += lead(game, desk.values, game.turn)
            tiles += 1
        leads[number] = total / tiles


@njit(cache=True)
def _end_of_round(desk: Any, floor: Any, figure: int, moments: Any) -> int:
    """Play on greedily in `desk.world`, where a figure stands anew, until the monster moves or nobody can.

    The figure that moves last; `desk.before` is the game when it has done so and nothing has followed.
    """
    world, now = desk.world, desk.world[0].round
    while True:
        desk.before[0] = world[0]
        after_figure(world[0], floor, figure, ANY_TILE, moments)
        if world[0].ending != 0 or world[0].round != now:
            return figure
        best_moves(world[0], floor, desk, desk.one, 1, moments)
        figure = put_figure(world[0], desk.one, 0)
