"""Moves of Fearsome Floors written letter by letter on the compiled lane, and what a seat sees, as numbers.

The numbers are those of `coding.ByLetters`, the sight is the digest of `games.floors.encoding`; tests hold
both against the readable ones. A walk is the figure on its way, where it stands and its points left.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from numba import njit

from fabula.games.floors import encoding
from fabula.games.floors.board import HEIGHT, WIDTH
from fabula.games.floors.encoding import (
    BLOOD_VALUE,
    MOST_FIGURES_EACH,
    MOST_POINTS,
    PER_FIGURE,
    TELEPORTER_VALUE,
)
from fabula.games.floors.figures import ESCAPED, OUTSIDE
from fabula.games.floors.rounds import LAST_ROUND
from fabula.lab.envs.writing import END, SIGNS
from fabula.lab.floors_fast.figures import BLOCKED, is_stone, may_end, take_back
from fabula.lab.floors_fast.moves import LETTERS, lift, one_letter, put_down
from fabula.lab.floors_fast.rounds import after_figure, count_movable, escapes_of, is_movable, points
from fabula.lab.floors_fast.tables import BLOOD, CELL_COUNT, ENTRANCE, EXIT, FIRST_FIGURE, TELEPORTER, WHITE

ALPHABET: Final = SIGNS + encoding.encoding.letters
SIZE: Final = len(ALPHABET)
STOP: Final = ALPHABET.index(END)
STEPS: Final = np.array([ALPHABET.index(letter) for letter in LETTERS], np.int64)
"""The number of each letter of a path."""
STEP_OF: Final = np.array([LETTERS.find(sign) for sign in ALPHABET], np.int64)
WHITES: Final = np.array([max(ALPHABET.find(str(white)), 0) for white in range(10)], np.int64)
"""The number of the letter for each white number."""

PLANES: Final = len(encoding.PLANES)
SIGHT: Final = encoding.FloorsDigest.length
STONE_VALUES: Final = np.array([0.0, *encoding.STONE_VALUE.values()])

FIGURE, PLACE, LEFT = 0, 1, 2
NOBODY: Final = -1
REFUSED, WRITTEN, PLAYED = 0, 1, 2


def room_for_search() -> np.ndarray[Any, np.dtype[np.int64]]:
    """Where a walk that may not end yet looks ahead."""
    return np.zeros((MOST_POINTS + 1, 3), np.int64)


@njit(cache=True)
def reaches_end(game: Any, floor: Any, place: int, left: int, undo: Any, noted: int, stack: Any) -> bool:
    """Whether a figure here can still come to a place where its move may end; the board stays as it is."""
    if may_end(game, place):
        return True
    depth = 0
    stack[0, 0], stack[0, 1], stack[0, 2] = place, noted, 0
    while depth >= 0:
        letter = stack[depth, 2]
        if depth >= left or letter == len(STEPS):
            if depth > 0:
                take_back(game.board, undo, stack[depth, 1], stack[depth - 1, 1])
            depth -= 1
            continue
        stack[depth, 2] += 1
        reached, now = one_letter(game, floor, stack[depth, 0], letter, undo, stack[depth, 1])
        if reached == BLOCKED:
            continue
        if may_end(game, reached):
            take_back(game.board, undo, now, noted)
            return True
        depth += 1
        stack[depth, 0], stack[depth, 1], stack[depth, 2] = reached, now, 0
    return False


@njit(cache=True)
def open_letters(game: Any, floor: Any, walk: Any, undo: Any, stack: Any, mask: Any) -> int:
    """Mark every letter that can follow, whether or not there is an alternative; how many there are."""
    for number in range(SIZE):
        mask[number] = 0
    found = 0
    if walk[FIGURE] == NOBODY:
        first = game.turn * game.each
        for figure in range(first, first + game.each):
            if is_movable(game, figure):
                mask[WHITES[WHITE[game.seats, figure - first]]] = 1
                found += 1
        return found
    place, left = walk[PLACE], walk[LEFT]
    if may_end(game, place):
        mask[STOP] = 1
        found += 1
    if left == 0 or place == ESCAPED:
        return found
    for letter in range(len(STEPS)):
        reached, noted = one_letter(game, floor, place, letter, undo, 0)
        if reached != BLOCKED:
            if reaches_end(game, floor, reached, left - 1, undo, noted, stack):
                mask[STEPS[letter]] = 1
                found += 1
            take_back(game.board, undo, noted, 0)
    return found


@njit(cache=True)
def add_letter(game: Any, floor: Any, walk: Any, number: int, undo: Any) -> None:
    """Write a letter: choose the figure and lift it, or let it go on."""
    if walk[FIGURE] == NOBODY:
        first = game.turn * game.each
        for figure in range(first, first + game.each):
            if WHITES[WHITE[game.seats, figure - first]] == number:
                walk[FIGURE], walk[LEFT] = figure, points(game, figure)
                walk[PLACE] = lift(game, figure)
        return
    walk[PLACE], _ = one_letter(game, floor, walk[PLACE], STEP_OF[number], undo, 0)
    walk[LEFT] -= 1


@njit(cache=True)
def settle(game: Any, floor: Any, walk: Any, undo: Any, stack: Any, mask: Any) -> bool:
    """Write what is without alternative; whether the move is whole then. Else the mask has what is open."""
    while True:
        found = open_letters(game, floor, walk, undo, stack, mask)
        if mask[STOP] and found == 1:
            return True
        if found > 1:
            return False
        for number in range(SIZE):
            if mask[number]:
                add_letter(game, floor, walk, number, undo)
                break


@njit(cache=True)
def ask(game: Any, floor: Any, walk: Any, undo: Any, stack: Any, mask: Any) -> None:
    """Ask the seat on turn for a move; whoever has no choice is asked for the sign of the end alone."""
    walk[FIGURE], walk[PLACE], walk[LEFT] = NOBODY, OUTSIDE, 0
    settle(game, floor, walk, undo, stack, mask)


@njit(cache=True)
def give(
    game: Any, floor: Any, walk: Any, number: int, tile: int, undo: Any, moments: Any, stack: Any, mask: Any
) -> int:
    """Give a number for the seat on turn: it is refused, written, or the move is played with it."""
    if number < 0 or number >= SIZE or not mask[number]:
        return REFUSED
    if number != STOP:
        add_letter(game, floor, walk, number, undo)
        if not settle(game, floor, walk, undo, stack, mask):
            return WRITTEN
    figure = walk[FIGURE]
    put_down(game, figure, walk[PLACE])
    walk[FIGURE], walk[PLACE], walk[LEFT] = NOBODY, OUTSIDE, 0
    after_figure(game, floor, figure, tile, moments)
    return PLAYED


@njit(cache=True)
def look(game: Any, floor: Any, walk: Any, seat: int, sight: Any) -> None:
    """Write what a seat sees, number by number as the readable digest has them."""
    sight[:] = 0
    walking = walk[FIGURE] != NOBODY
    here = walk[PLACE] if walking else OUTSIDE
    for cell in range(CELL_COUNT):
        piece = game.board[cell]
        if is_stone(piece):
            sight[3 * CELL_COUNT + cell] = STONE_VALUES[piece]
        elif piece >= FIRST_FIGURE:
            own = (piece - FIRST_FIGURE) // game.each == seat
            sight[(1 if own else 2) * CELL_COUNT + cell] = 1
        if floor.ground[cell] == BLOOD:
            sight[4 * CELL_COUNT + cell] = BLOOD_VALUE
        elif floor.ground[cell] == TELEPORTER:
            sight[4 * CELL_COUNT + cell] = TELEPORTER_VALUE
    if here >= 0:
        sight[here] = 1
    sight[5 * CELL_COUNT + game.monster] = 1
    at = PLANES * CELL_COUNT
    may_move = count_movable(game, seat) > 0
    for number in range(game.each):
        figure = seat * game.each + number
        sight[at] = game.places[figure] == OUTSIDE
        sight[at + 1] = game.places[figure] == ESCAPED
        sight[at + 2] = may_move and is_movable(game, figure)
        sight[at + 3] = points(game, figure) / MOST_POINTS
        _write_place(sight, at + 4, game.places[figure])
        at += PER_FIGURE
    at = PLANES * CELL_COUNT + PER_FIGURE * MOST_FIGURES_EACH
    sight[at] = game.round / LAST_ROUND
    sight[at + 1] = walk[LEFT] / MOST_POINTS
    _write_place(sight, at + 2, here)
    _write_place(sight, at + 4, game.monster)
    sight[at + 6 + game.facing] = 1
    best = 0
    for other in range(game.seats):
        if other != seat:
            best = max(best, escapes_of(game, other))
    sight[at + 10] = escapes_of(game, seat) / MOST_FIGURES_EACH
    sight[at + 11] = best / MOST_FIGURES_EACH


@njit(cache=True)
def _write_place(sight: Any, at: int, place: int) -> None:
    """Column and row between 0 and 1; the exit's for who got out, the entrance's for others off the board."""
    cell = place if place >= 0 else EXIT if place == ESCAPED else ENTRANCE
    sight[at] = (cell % WIDTH) / (WIDTH - 1)
    sight[at + 1] = (cell // WIDTH) / (HEIGHT - 1)
