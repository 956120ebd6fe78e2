"""The bot `greedy`, compiled: a seat takes what is worth most to it at once, one of them if several are.

Unlike the seats of `planning`, which look at their lead, it looks at its own worth alone and, where its move
ends the round, at what each tile would leave of that (`bots/greedy.py` with `games/floors/worth.py`).
"""

from __future__ import annotations

from typing import Any

from numba import njit

from fabula.bots.greedy import AS_GOOD
from fabula.games.floors.figures import ESCAPED
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.moves import lift, put_down
from fabula.lab.floors_fast.outcomes import ENDS, LAYOUT, PLACE, copy_board, list_outcomes
from fabula.lab.floors_fast.planning import after_move, carry_out, worths
from fabula.lab.floors_fast.rounds import (
    NOBODY_LEFT,
    count_movable,
    escapes_of,
    is_movable,
    may_come,
    monster_phase,
    nobody_left,
)
from fabula.lab.floors_fast.tables import TILE_COUNT


@njit(cache=True)
def own_worth(game: Any, floor: Any, desk: Any, seat: int, moments: Any) -> float:
    """What a position is worth to a seat, as the readable engine measures it."""
    worths(game, floor, desk.walker, desk.risk, desk.values, moments)
    return float(desk.values[seat] + (escapes_of(game, seat) if game.ending != 0 else 0))


@njit(cache=True)
def expected_worth(floor: Any, desk: Any, seat: int, moments: Any) -> float:
    """What the move that led to `desk.trial` is worth on average, over the tiles if it ends the round."""
    trial = desk.trial[0]
    to_move = 0
    for other in range(trial.seats):
        to_move += count_movable(trial, other)
    if trial.ending != 0 or to_move > 0:
        return own_worth(trial, floor, desk, seat, moments)
    total, usable = 0.0, 0
    for tile in range(TILE_COUNT):
        if may_come(trial, tile):
            desk.world[0] = trial
            monster_phase(desk.world[0], floor, tile, moments)
            total += own_worth(desk.world[0], floor, desk, seat, moments)
            usable += 1
    return total / usable


@njit(cache=True)
def choose_greedily(game: Any, floor: Any, desk: Any, moments: Any) -> None:
    """Put the move that the bot `greedy` would choose for the seat on turn into `desk.one`."""
    seat, as_good = game.turn, 0
    first = seat * game.each
    best, room = desk.one, desk.room
    for figure in range(first, first + game.each):
        if not is_movable(game, figure):
            continue
        start = lift(game, figure)
        nodes, _ = list_outcomes(game, floor, figure, room)
        put_down(game, figure, start)
        for node in range(nodes):
            if not room.nodes[node, ENDS]:
                continue
            place, layout = room.nodes[node, PLACE], room.layouts[room.nodes[node, LAYOUT]]
            after_move(game, desk.trial, figure, place, layout)
            if place == ESCAPED and desk.trial[0].ending == 0 and nobody_left(desk.trial[0]):
                desk.trial[0].ending = NOBODY_LEFT
            value = expected_worth(floor, desk, seat, moments)
            if as_good == 0 or value > best.value[0] + AS_GOOD:
                as_good = 1
            elif value >= best.value[0] - AS_GOOD:
                as_good += 1
                if draw(game, as_good) > 0:
                    continue
            else:
                continue
            best.value[0], best.figure[0], best.place[0] = value, figure, place
            copy_board(layout, best.board[0])


@njit(cache=True)
def greedy_decision(game: Any, floor: Any, desk: Any, moments: Any) -> None:
    """Whoever is on turn moves as the bot `greedy` does; then whatever follows by itself."""
    choose_greedily(game, floor, desk, moments)
    carry_out(game, floor, desk.one, 0, moments)
