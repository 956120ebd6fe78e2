"""Whole games on the compiled lane, in one of three ways, with what people ask about them written down."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from fabula.games.floors.tiles import MOVES_PER_STAGE
from fabula.lab.floors_fast.laying import lay, random_lay
from fabula.lab.floors_fast.moves import lift, put_down, random_figure, random_walk
from fabula.lab.floors_fast.outcomes import copy_board
from fabula.lab.floors_fast.planning import best_moves, try_moves
from fabula.lab.floors_fast.rounds import TIME_UP, after_figure, turn_up
from fabula.lab.floors_fast.tables import MOST_FIGURES

AT_RANDOM, GREEDILY, THINKING = 0, 1, 2
CANDIDATES: Final = 4
TRIES: Final = 6
"""Whoever thinks tries each of so many moves out so many times, to the end of the round."""
TURNED, WITH_VICTIMS, VICTIMS, SQUARES = 0, 1, 2, 3
TILE_COLUMNS: Final = 4


@njit(cache=True)
def play_counted(
    games: Any, floors: Any, desk: Any, top: Any, how: int, tiles: Any, eaten: Any, decisions: Any, room: Any
) -> None:
    """Play every game to its end, at random, greedily or thinking; tiles are laid at random in any case.

    `tiles[stage, tile]` counts how often a movement tile was turned up and whom it killed,
    `eaten[number, figure]` how often each figure was, `decisions[number]` the decisions of each game. `room`
    is that for a path, for undoing and for the moments of a step.
    """
    path, undo, moments = room
    before = np.zeros(MOST_FIGURES, np.int16)
    for number in range(len(games)):
        floor = floors[number]
        while games[number].ending == 0:
            game = games[number]
            decisions[number] += 1
            if game.to_lay > 0:
                tile, cell, way = random_lay(game, floor)
                lay(game, floor, tile, cell, way)
                continue
            round_, pile = game.round, game.pile
            if how != AT_RANDOM:
                chosen = _best(game, floor, desk, top, how, moments)
                figure, next_tile = top.figure[chosen], turn_up(game)
                copy_board(top.board[chosen], game.board)
                put_down(game, figure, top.place[chosen])
            else:
                figure, next_tile = random_figure(game), turn_up(game)
                lift(game, figure)
                random_walk(game, floor, figure, path, undo)
            before[:] = game.places
            after_figure(game, floor, figure, next_tile, moments)
            if game.ending == TIME_UP:  # everybody inside is lost then, whatever the monster did
                continue
            if game.round != round_ or game.pile != pile:  # the monster has moved
                _count_victims(game, before, tiles[stage(round_), next_tile], eaten[number])


@njit(cache=True)
def stage(round_: int) -> int:
    """The stage of a round, counted from 0 (FLOORS-11.2)."""
    return 0 if round_ <= MOVES_PER_STAGE else 1


@njit(cache=True)
def _best(game: Any, floor: Any, desk: Any, top: Any, how: int, moments: Any) -> int:
    """Which of the best moves is taken: the first, or the one of which most came when they were tried."""
    found = best_moves(game, floor, desk, top, CANDIDATES if how == THINKING else 1, moments)
    if found == 1:
        return 0
    tally = np.zeros((found, 3))
    try_moves(game, floor, desk, top, np.ones(found, np.bool_), TRIES, 1, tally, moments)
    return int(np.argmax(tally[:, 1]))


@njit(cache=True)
def _count_victims(game: Any, before: Any, tile: Any, eaten: Any) -> None:
    victims = 0
    for figure in range(game.seats * game.each):
        if before[figure] >= 0 and game.places[figure] < 0:
            victims += 1
            eaten[figure] += 1
    tile[TURNED] += 1
    tile[WITH_VICTIMS] += victims > 0
    tile[VICTIMS] += victims
    tile[SQUARES] += victims * victims
