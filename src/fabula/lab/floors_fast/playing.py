"""Whole games at random, many at once; each goes by its own dice, so that any one can be played again."""

from __future__ import annotations

from typing import Any, Final

from numba import njit

from fabula.lab.floors_fast.laying import lay, random_lay
from fabula.lab.floors_fast.moves import lift, put_down, random_figure, random_walk
from fabula.lab.floors_fast.outcomes import random_outcome
from fabula.lab.floors_fast.rounds import ANY_TILE, after_figure, turn_up
from fabula.lab.floors_fast.tables import MOST_POINTS

LAID, MOVED = 0, 1
NOTE_LENGTH: Final = 4 + MOST_POINTS


@njit(cache=True)
def random_decision(game: Any, floor: Any, path: Any, undo: Any, moments: Any) -> None:
    """Whoever is on turn lays any tile, or moves any figure anywhere; then whatever follows by itself."""
    if game.to_lay > 0:
        tile, cell, way = random_lay(game, floor)
        lay(game, floor, tile, cell, way)
        return
    figure = random_figure(game)
    lift(game, figure)
    random_walk(game, floor, figure, path, undo)
    after_figure(game, floor, figure, ANY_TILE, moments)


@njit(cache=True)
def play_on(games: Any, floors: Any, path: Any, undo: Any, moments: Any) -> int:
    """Play every game to its end; how many decisions that took."""
    decisions = 0
    for number in range(len(games)):
        game, floor = games[number], floors[number]
        while game.ending == 0:
            random_decision(game, floor, path, undo, moments)
            decisions += 1
    return decisions


@njit(cache=True)
def play_on_from_lists(games: Any, floors: Any, room: Any, chosen: Any, moments: Any) -> tuple[int, int]:
    """The same, but every decision lists all distinct outcomes first; decisions, and outcomes listed."""
    decisions = listed = 0
    for number in range(len(games)):
        game, floor = games[number], floors[number]
        while game.ending == 0:
            if game.to_lay > 0:
                tile, cell, way = random_lay(game, floor)
                lay(game, floor, tile, cell, way)
            else:
                figure, place, outcomes = random_outcome(game, floor, room, chosen)
                game.board[:] = chosen
                put_down(game, figure, place)
                after_figure(game, floor, figure, ANY_TILE, moments)
                listed += outcomes
            decisions += 1
    return decisions, listed


@njit(cache=True)
def noted_decision(game: Any, floor: Any, note: Any, path: Any, undo: Any, moments: Any) -> None:
    """A random decision, written down as numbers.

    A tile that is laid, its cell and its way; or a figure, how many letters its path has, the movement
    tile that is turned up if the round ends with it, and the path.
    """
    if game.to_lay > 0:
        tile, cell, way = random_lay(game, floor)
        note[:4] = (LAID, tile, cell, way)
        lay(game, floor, tile, cell, way)
        return
    figure, next_tile = random_figure(game), turn_up(game)
    lift(game, figure)
    length = random_walk(game, floor, figure, path, undo)
    note[:4] = (MOVED, figure, length, next_tile)
    note[4 : 4 + length] = path[:length]
    after_figure(game, floor, figure, next_tile, moments)
