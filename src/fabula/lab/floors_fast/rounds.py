"""FLOORS-3, 10, 11, 12: whose turn it is, the monster's turn, the stages, and how the game ends."""

from __future__ import annotations

from typing import Any, Final

from numba import njit

from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.rounds import FIRST_ROUND_TURNS, LAST_ROUND
from fabula.games.floors.tiles import MOVES_PER_STAGE
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.monster import prowl
from fabula.lab.floors_fast.tables import (
    CELL_COUNT,
    DISTANCE,
    EMPTY,
    FIRST_FIGURE,
    FULL_PILE,
    TILE_COUNT,
    WHITE,
)

NOBODY: Final = -1
ANY_TILE: Final = -1
"""Let the dice say which movement tile is turned up."""
GOES_ON, WON, NOBODY_LEFT, TIME_UP = 0, 1, 2, 3


@njit(cache=True)
def points(game: Any, figure: int) -> int:
    """What a figure may spend: white in odd rounds, black in even ones (FLOORS-3.3)."""
    white: int = WHITE[game.seats, figure % game.each]
    return white if game.round & 1 else 7 - white


@njit(cache=True)
def is_movable(game: Any, figure: int) -> bool:
    """Whether a figure has not been dealt with in this round and is in play (FLOORS-3.2)."""
    return not game.moved[figure] and game.places[figure] >= OUTSIDE


@njit(cache=True)
def count_movable(game: Any, seat: int) -> int:
    """How many figures a seat has still to deal with in this round (FLOORS-3.2, FLOORS-3.5)."""
    first, movable, moved = seat * game.each, 0, 0
    for figure in range(first, first + game.each):
        movable += is_movable(game, figure)
        moved += game.moved[figure]
    return 0 if game.round == 1 and moved >= FIRST_ROUND_TURNS else movable  # FLOORS-A1


@njit(cache=True)
def nobody_left(game: Any) -> bool:
    """Whether no figure is left in play (FLOORS-12.2)."""
    left = 0
    for figure in range(game.seats * game.each):
        left += game.places[figure] >= OUTSIDE
    return left == 0


@njit(cache=True)
def after_figure(game: Any, floor: Any, figure: int, tile: int, moments: Any) -> None:
    """A figure has moved: see whether the game is over, and pass the turn on (FLOORS-3.4)."""
    game.moved[figure] = True
    if game.places[figure] == ESCAPED:
        game.escaped[game.escapes] = figure
        game.escapes += 1
        if escapes_of(game, game.turn) >= game.each - 1:  # FLOORS-12.1, FLOORS-A33
            game.ending = WON
            return
        if nobody_left(game):
            game.ending = NOBODY_LEFT
            return
    seat = game.turn
    for _ in range(game.seats):
        seat = seat + 1 if seat + 1 < game.seats else 0
        if count_movable(game, seat) > 0:
            game.turn = seat
            return
    monster_phase(game, floor, tile, moments)


@njit(cache=True)
def escapes_of(game: Any, seat: int) -> int:
    """How many of a seat's figures have got out."""
    found = 0
    for number in range(game.escapes):
        found += game.escaped[number] // game.each == seat
    return found


@njit(cache=True)
def monster_phase(game: Any, floor: Any, tile: int, moments: Any) -> None:
    """Turn up a tile, let the monster move, and begin the next round or end the game (FLOORS-3.1)."""
    turned_up = turn_up(game) if tile == ANY_TILE else tile
    game.pile &= ~(1 << turned_up)
    prowl(game, floor, turned_up, moments)
    _settle(game)
    if game.round > MOVES_PER_STAGE and nobody_left(game):  # FLOORS-12.2
        game.ending = NOBODY_LEFT
    elif game.round == LAST_ROUND:  # FLOORS-12.3
        _time_up(game)
    else:
        _next_round(game)


@njit(cache=True)
def may_come(game: Any, tile: int) -> bool:
    """Whether this tile may be the next one (FLOORS-10.1); the first of all is a number (FLOORS-10.4)."""
    in_pile: bool = (game.pile >> tile) & 1 == 1
    return in_pile and bool(game.round > 1 or DISTANCE[1 if game.long_game else 0, tile] > 0)


@njit(cache=True)
def turn_up(game: Any) -> int:
    """A movement tile of the pile."""
    left = 0
    for tile in range(TILE_COUNT):
        left += may_come(game, tile)
    chosen = draw(game, left)
    for tile in range(TILE_COUNT):
        if may_come(game, tile):
            if chosen == 0:
                return tile
            chosen -= 1
    return NOBODY


@njit(cache=True)
def _settle(game: Any) -> None:
    """Note where the monster's move has left every figure; the eaten come back in stage one (FLOORS-9.6)."""
    gone = OUTSIDE if game.round <= MOVES_PER_STAGE else EATEN
    for figure in range(game.seats * game.each):
        place = game.places[figure]
        if place < 0 or game.board[place] == FIRST_FIGURE + figure:
            continue
        game.places[figure] = gone
        for cell in range(CELL_COUNT):
            if game.board[cell] == FIRST_FIGURE + figure:
                game.places[figure] = cell
                break


@njit(cache=True)
def _next_round(game: Any) -> None:
    """The marker goes on, all figures may move again; after seven tiles stage two begins (FLOORS-11.2)."""
    game.round += 1
    if game.round == MOVES_PER_STAGE + 1:
        game.pile = FULL_PILE
    game.marker = game.marker + 1 if game.marker + 1 < game.seats else 0
    for figure in range(game.seats * game.each):
        game.moved[figure] = False
    game.turn = game.marker
    while count_movable(game, game.turn) == 0:  # FLOORS-A43
        game.turn = game.turn + 1 if game.turn + 1 < game.seats else 0


@njit(cache=True)
def rank(game: Any, places: Any) -> None:
    """Places by escapes, then by who reached that number first (FLOORS-12.4, FLOORS-A34, FLOORS-A35)."""
    for seat in range(game.seats):
        places[seat] = 1
        if game.escapes == 0:
            places[seat] = 1 if game.all_share else game.seats
            continue
        for other in range(game.seats):
            mine, theirs = escapes_of(game, seat), escapes_of(game, other)
            earlier = theirs > 0 and _reached(game, other) < _reached(game, seat)
            places[seat] += theirs > mine or (theirs == mine and earlier)


@njit(cache=True)
def _reached(game: Any, seat: int) -> int:
    """When a seat's last figure so far got out."""
    moment = 0
    for number in range(game.escapes):
        if game.escaped[number] // game.each == seat:
            moment = number
    return moment


@njit(cache=True)
def _time_up(game: Any) -> None:
    """Whoever is still inside counts as eaten (FLOORS-12.3)."""
    for figure in range(game.seats * game.each):
        place = game.places[figure]
        if place >= 0:
            game.board[place] = EMPTY
        if place >= OUTSIDE:
            game.places[figure] = EATEN
    game.ending = TIME_UP
