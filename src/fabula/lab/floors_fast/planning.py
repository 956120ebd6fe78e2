"""Looking ahead: what a position is worth, what a greedy seat would do, and what comes of a move by trying.

`worths` is the measure of the readable engine (`games/floors/worth.py`), compiled. Moves are tried out by
playing the rest of the round, and more rounds if asked, with everybody greedy and the movement tiles drawn.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
from numba import njit

from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.tiles import HIT_TILE_CAP, MOVES_PER_STAGE
from fabula.games.floors.worth import ESCAPE, LOSS, WAY, WIN
from fabula.lab.floors_fast.dice import GOLDEN
from fabula.lab.floors_fast.monster import whole_step
from fabula.lab.floors_fast.moves import lift, put_down
from fabula.lab.floors_fast.outcomes import (
    ENDS,
    LAYOUT,
    PLACE,
    Room,
    copy_board,
    list_outcomes,
    path_to,
    room_for_outcomes,
)
from fabula.lab.floors_fast.record import GAME, Games
from fabula.lab.floors_fast.rounds import ANY_TILE, WON, after_figure, escapes_of, is_movable, may_come, rank
from fabula.lab.floors_fast.tables import (
    CELL_COUNT,
    DISTANCE,
    FIRST_FIGURE,
    HITS,
    MOST_FIGURES,
    MOST_POINTS,
    TILE_COUNT,
)

MOST_SEATS: Final = 7
Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float64]]


class Top(NamedTuple):
    """The best moves: the worth of each, its figure, the figure's place, the board without it, its path."""

    value: Floats
    figure: np.ndarray[Any, np.dtype[np.int64]]
    place: np.ndarray[Any, np.dtype[np.int64]]
    board: np.ndarray[Any, np.dtype[np.int8]]
    path: np.ndarray[Any, np.dtype[np.int8]]
    length: np.ndarray[Any, np.dtype[np.int64]]


class Desk(NamedTuple):
    """Room for thinking: made once."""

    room: Room
    trial: Games
    walker: Games
    world: Games
    before: Games
    risk: Floats
    values: Floats
    one: Top


def room_for_moves(number: int) -> Top:
    """Room for so many moves."""
    return Top(
        np.zeros(number),
        np.zeros(number, np.int64),
        np.zeros(number, np.int64),
        np.zeros((number, CELL_COUNT), np.int8),
        np.zeros((number, MOST_POINTS), np.int8),
        np.zeros(number, np.int64),
    )


def desk() -> Desk:
    """A clean desk."""
    return Desk(
        room=room_for_outcomes(),
        trial=np.zeros(1, GAME),
        walker=np.zeros(1, GAME),
        world=np.zeros(1, GAME),
        before=np.zeros(1, GAME),
        risk=np.zeros(MOST_FIGURES),
        values=np.zeros(MOST_SEATS),
        one=room_for_moves(1),
    )


@njit(cache=True)
def progress(place: int) -> float:
    """How far a figure has come, as the readable engine measures it."""
    if place >= 0:
        return float(WAY - place % 16 - place // 16)
    return 0.0 if place == OUTSIDE else float(ESCAPE) if place == ESCAPED else float(LOSS)


@njit(cache=True)
def dangers(game: Any, floor: Any, walker: Any, risk: Any, moments: Any) -> None:
    """How likely the monster eats each figure if it moves now: all tiles' walks are beginnings of one.

    `walker` is room for one game.
    """
    long_game = 1 if game.long_game else 0
    waiting, usable = 0, 0
    for tile in range(TILE_COUNT):
        if may_come(game, tile):
            waiting |= 1 << tile
            usable += 1
    for figure in range(game.seats * game.each):
        risk[figure] = 0.0
    walker[0] = game
    steps = eaten = 0
    while waiting != 0:
        eaten += whole_step(walker[0], floor, moments)
        steps += 1
        for tile in range(TILE_COUNT):
            if not waiting >> tile & 1:
                continue
            hits = HITS[long_game, tile]
            stops = steps >= (HIT_TILE_CAP if hits > 0 else DISTANCE[long_game, tile])
            if stops or (hits > 0 and eaten >= hits):
                waiting &= ~(1 << tile)
                if eaten > 0:
                    _blame(game, walker[0], risk, 1.0 / usable)


@njit(cache=True)
def _blame(game: Any, after: Any, risk: Any, chance: float) -> None:
    """Whoever was on the board and is there no more has been eaten."""
    there = 0
    for cell in range(CELL_COUNT):
        if after.board[cell] >= FIRST_FIGURE:
            there |= 1 << (after.board[cell] - FIRST_FIGURE)
    for figure in range(game.seats * game.each):
        if game.places[figure] >= 0 and not there >> figure & 1:
            risk[figure] += chance


@njit(cache=True)
def worths(game: Any, floor: Any, walker: Any, risk: Any, values: Any, moments: Any) -> None:
    """What a position is worth to each seat, in expectation over the monster's next move."""
    if game.ending != 0:
        rank(game, values)
        for seat in range(game.seats):
            values[seat] = (WIN if values[seat] == 1 else -WIN) - values[seat]
        return
    begun = False
    for figure in range(game.seats * game.each):
        begun |= game.moved[figure] != 0
        risk[figure] = 0.0
    if begun:
        dangers(game, floor, walker, risk, moments)
    if_eaten = progress(OUTSIDE if game.round <= MOVES_PER_STAGE else EATEN)  # FLOORS-9.6
    for seat in range(game.seats):
        values[seat] = 0.0
    for figure in range(game.seats * game.each):
        now = progress(game.places[figure])
        values[figure // game.each] += now + risk[figure] * (if_eaten - now)


@njit(cache=True)
def lead(game: Any, values: Any, seat: int) -> float:
    """How far a seat is ahead of the others: of the best of them, and a little of all."""
    best, total = -1e18, 0.0
    for other in range(game.seats):
        if other != seat:
            best = max(best, values[other])
            total += values[other]
    return float(values[seat] - 0.7 * best - 0.3 * total / (game.seats - 1))


@njit(cache=True)
def after_move(game: Any, trial: Any, figure: int, place: int, board: Any) -> None:
    """Let `trial` be the game after a figure's move, before anything that follows from it."""
    trial[0] = game
    copy_board(board, trial[0].board)
    put_down(trial[0], figure, place)
    trial[0].moved[figure] = True
    if place != ESCAPED:
        return
    trial[0].escaped[game.escapes] = figure
    trial[0].escapes = game.escapes + 1
    if escapes_of(trial[0], figure // game.each) >= game.each - 1:  # FLOORS-12.1
        trial[0].ending = WON


@njit(cache=True)
def best_moves(game: Any, floor: Any, desk: Any, top: Any, number: int, moments: Any) -> int:
    """The best moves of the seat on turn by their worth at once, the best first; how many are in `top`."""
    found, seat = 0, game.turn
    first = seat * game.each
    for figure in range(first, first + game.each):
        if not is_movable(game, figure):
            continue
        start = lift(game, figure)
        nodes, _ = list_outcomes(game, floor, figure, desk.room)
        put_down(game, figure, start)
        for node in range(nodes):
            if not desk.room.nodes[node, ENDS]:
                continue
            place, layout = desk.room.nodes[node, PLACE], desk.room.layouts[desk.room.nodes[node, LAYOUT]]
            after_move(game, desk.trial, figure, place, layout)
            worths(desk.trial[0], floor, desk.walker, desk.risk, desk.values, moments)
            value = lead(game, desk.values, seat)
            if found < number or value > top.value[found - 1]:
                found = min(found + 1, number)
                spot = _insert(top, found - 1, value, figure, place, layout)
                top.length[spot] = path_to(desk.room, node, top.path[spot])
    return found


@njit(cache=True)
def _insert(top: Any, last: int, value: float, figure: int, place: int, layout: Any) -> int:
    """Put a move where it belongs among the best, and say where; the last one gives way."""
    spot = last
    while spot > 0 and top.value[spot - 1] < value:
        top.value[spot] = top.value[spot - 1]
        top.figure[spot] = top.figure[spot - 1]
        top.place[spot] = top.place[spot - 1]
        copy_board(top.board[spot - 1], top.board[spot])
        top.path[spot] = top.path[spot - 1]
        top.length[spot] = top.length[spot - 1]
        spot -= 1
    top.value[spot], top.figure[spot], top.place[spot] = value, figure, place
    copy_board(layout, top.board[spot])
    return spot


@njit(cache=True)
def play_greedily(world: Any, floor: Any, desk: Any, until: int, moments: Any) -> None:
    """Everybody takes the move that is worth most at once, until this round begins or the game is over."""
    while world[0].ending == 0 and world[0].round < until:
        best_moves(world[0], floor, desk, desk.one, 1, moments)
        carry_out(world[0], floor, desk.one, 0, moments)


@njit(cache=True)
def put_figure(game: Any, top: Any, index: int) -> int:
    """Put the figure of a move where it goes, and say which it is; nothing follows from that yet."""
    figure: int = top.figure[index]
    copy_board(top.board[index], game.board)
    put_down(game, figure, top.place[index])
    return figure


@njit(cache=True)
def carry_out(game: Any, floor: Any, top: Any, index: int, moments: Any) -> None:
    """Play one of the best moves, and whatever follows by itself."""
    after_figure(game, floor, put_figure(game, top, index), ANY_TILE, moments)


@njit(cache=True)
def try_moves(
    game: Any, floor: Any, desk: Any, top: Any, alive: Any, tries: int, rounds: int, tally: Any, moments: Any
) -> None:
    """Try each move that is alive so many times: greedy seats play so many rounds to their end.

    `tally` counts tries, and adds up the seat's lead then and its square.
    """
    seat = game.turn
    for _ in range(tries):
        game.dice += GOLDEN
        for index in range(len(alive)):
            if not alive[index]:
                continue
            desk.world[0] = game  # the same dice for every move, so that luck evens out
            carry_out(desk.world[0], floor, top, index, moments)
            play_greedily(desk.world, floor, desk, game.round + rounds, moments)
            worths(desk.world[0], floor, desk.walker, desk.risk, desk.values, moments)
            value = lead(game, desk.values, seat)
            tally[index, 0] += 1
            tally[index, 1] += value
            tally[index, 2] += value * value
