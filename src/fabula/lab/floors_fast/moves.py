"""What a seat does: a figure goes along a path, letter by letter, each spending one point (FLOORS-4)."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from fabula.games.floors.figures import ESCAPED, OUTSIDE
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.figures import BLOCKED, may_end, may_enter, stride, take_back
from fabula.lab.floors_fast.rounds import after_figure, count_movable, is_movable, points
from fabula.lab.floors_fast.tables import EMPTY, ENTRANCE, EXIT, FIRST_FIGURE, MOST_POINTS

LETTERS: Final = "NESW+-"
ENTER, LEAVE, STOP = 4, 5, 6
NO_FIGURE: Final = -1


@njit(cache=True)
def one_letter(game: Any, floor: Any, place: int, letter: int, undo: Any, noted: int) -> tuple[int, int]:
    """Spend one point: the place then, or `BLOCKED` if this letter is not allowed; and the changes noted."""
    if letter == ENTER:
        return (ENTRANCE if place == OUTSIDE and may_enter(game, floor) else BLOCKED), noted
    if letter == LEAVE:  # FLOORS-4.7
        return (ESCAPED if place == EXIT else BLOCKED), noted
    return stride(game, floor, place, letter, undo, noted) if place >= 0 else (BLOCKED, noted)


@njit(cache=True)
def lift(game: Any, figure: int) -> int:
    """Take a figure off the board to move it (FLOORS-5.6); where it was."""
    place: int = game.places[figure]
    if place >= 0:
        game.board[place] = EMPTY
    return place


@njit(cache=True)
def put_down(game: Any, figure: int, place: int) -> None:
    """Put a figure where its walk has brought it."""
    game.places[figure] = place
    if place >= 0:
        game.board[place] = FIRST_FIGURE + figure


@njit(cache=True)
def play_path(game: Any, floor: Any, figure: int, path: Any, tile: int, undo: Any, moments: Any) -> bool:
    """Move a figure along a path, `tile` coming up if the round ends; if that is not allowed do nothing."""
    allowed = (
        game.ending == 0
        and game.to_lay == 0
        and figure // game.each == game.turn
        and count_movable(game, game.turn) > 0
        and is_movable(game, figure)
        and len(path) <= points(game, figure)
    )
    if not allowed:
        return False
    start = lift(game, figure)
    place, noted = start, 0
    for letter in path:
        place, noted = one_letter(game, floor, place, letter, undo, noted)
        if place == BLOCKED:
            break
    if place == BLOCKED or not may_end(game, place):
        take_back(game.board, undo, noted, 0)
        put_down(game, figure, start)
        return False
    put_down(game, figure, place)
    after_figure(game, floor, figure, tile, moments)
    return True


@njit(cache=True)
def random_figure(game: Any) -> int:
    """One of the figures that the seat on turn may move, all alike likely."""
    left = draw(game, count_movable(game, game.turn))
    first = game.turn * game.each
    for figure in range(first, first + game.each):
        if is_movable(game, figure):
            if left == 0:
                return figure
            left -= 1
    return NO_FIGURE


@njit(cache=True)
def random_walk(game: Any, floor: Any, figure: int, path: Any, undo: Any) -> int:
    """Walk a lifted figure letter by letter at random and put it down; how many letters `path` has now.

    Each time it takes one of the letters that are possible, or stops, all alike likely. If it can
    neither go on nor stop where it is, it goes back to the last place where it could have stopped.
    """
    place = game.places[figure]
    left, length, noted = points(game, figure), 0, 0
    end, end_length, end_noted = place, 0, 0
    while True:
        stops = may_end(game, place)
        if stops:
            end, end_length, end_noted = place, length, noted
        if left == 0 or place == ESCAPED:
            break
        letter, reached = _random_letter(game, floor, place, stops, undo, noted)
        if letter == STOP:
            break
        place, noted = reached
        path[length] = letter
        length += 1
        left -= 1
    take_back(game.board, undo, noted, end_noted)
    put_down(game, figure, end)
    return end_length


@njit(cache=True)
def _random_letter(
    game: Any, floor: Any, place: int, stops: bool, undo: Any, noted: int
) -> tuple[int, tuple[int, int]]:
    """A letter that may come next and what it leads to, or `STOP`."""
    nowhere = (place, noted)
    if place == OUTSIDE:
        if draw(game, 2) == 0 or not may_enter(game, floor):
            return STOP, nowhere
        return ENTER, (ENTRANCE, noted)
    tried = 0
    at_exit = place == EXIT
    while tried != 0b1111:
        letter = draw(game, 6 if at_exit else 5)
        if letter == 4:
            if stops:
                return STOP, nowhere
        elif letter == 5:
            return LEAVE, (ESCAPED, noted)
        elif not tried >> letter & 1:
            cell, noted_then = stride(game, floor, place, letter, undo, noted)
            if cell != BLOCKED:
                return letter, (cell, noted_then)
            tried |= 1 << letter
    return (LEAVE, (ESCAPED, noted)) if at_exit and draw(game, 2) == 0 else (STOP, nowhere)


def room_for_path() -> np.ndarray[Any, np.dtype[np.int8]]:
    """Where a path is written."""
    return np.zeros(MOST_POINTS, np.int8)
