"""One row for each game of an environment of Floors: how it begins, and what comes of a letter.

The processor goes through the rows one after another (`floors_vector`); on a graphics card each has a thread
of its own (`floors_card`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import numpy as np
from numba import njit

from fabula.lab.envs.floors_steps import PLAYED, REFUSED, SIGHT, SIZE, ask, give, look, room_for_search
from fabula.lab.floors_fast.batch import MOST_SEATS, Batch
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.greedy import greedy_decision
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.moves import room_for_path
from fabula.lab.floors_fast.planning import Desk, desk
from fabula.lab.floors_fast.playing import random_decision
from fabula.lab.floors_fast.rounds import ANY_TILE, rank

if TYPE_CHECKING:
    from fabula.games.floors.options import Options

Array: TypeAlias = np.ndarray[Any, Any]

RANDOM, GREEDY, ITSELF = 0, 1, 2
"""Who has the other seats. An agent against itself is asked for each seat in its turn."""


class Tables(NamedTuple):
    """All games of an environment, one row each, and what came of the last step."""

    games: Array
    floors: Array
    first: Array
    """The position at the start, and its floor."""
    first_floor: Array
    seats: Array
    """Where the agent sits; against itself, the seat that it is asked for."""
    actions: Array
    """The letter that is given in each game."""
    walks: Array
    masks: Array
    decisions: Array
    sights: Array
    last_masks: Array
    last_sights: Array
    rewards: Array
    over: Array
    cut_off: Array
    illegal: Array


class Paper(NamedTuple):
    """Scratch paper."""

    path: Array
    undo: Array
    moments: Array
    search: Array
    places: Array
    desk: Desk


def make_tables(number: int, seats: int, options: Options) -> Tables:
    """Room for so many games."""
    batch, first = (Batch.start(many, seats, options) for many in (number, 1))
    return Tables(
        games=batch.games,
        floors=batch.floors,
        first=first.games,
        first_floor=first.floors,
        seats=np.zeros(number, np.int64),
        actions=np.zeros(number, np.int64),
        walks=np.zeros((number, 3), np.int64),
        masks=np.zeros((number, SIZE), np.int8),
        decisions=np.zeros(number, np.int64),
        sights=np.zeros((number, SIGHT), np.float32),
        last_masks=np.zeros((number, SIZE), np.int8),
        last_sights=np.zeros((number, SIGHT), np.float32),
        rewards=np.zeros(number, np.float64),
        over=np.zeros(number, np.bool_),
        cut_off=np.zeros(number, np.bool_),
        illegal=np.zeros(number, np.bool_),
    )


def make_paper() -> Paper:
    """Paper for one game at a time."""
    return Paper(
        room_for_path(),
        undo_log(),
        room_for_moments(),
        room_for_search(),
        np.zeros(MOST_SEATS, np.int8),
        desk(),
    )


@njit(cache=True)
def reset_all(tables: Any, paper: Any, greedy: int, others: int) -> None:
    """Begin all games anew, so many of them against greedy seats and the rest against those others."""
    for number in range(len(tables.games)):
        begin_row(tables, paper, number, GREEDY if number < greedy else others)


@njit(cache=True)
def step_all(tables: Any, paper: Any, greedy: int, others: int, horizon: int) -> None:
    """Give a letter in each game; where it is the agent's last one, the game begins anew."""
    for number in range(len(tables.games)):
        rival = GREEDY if number < greedy else others
        if step_row(tables, paper, number, rival, horizon):
            begin_row(tables, paper, number, rival)


@njit(cache=True)
def step_row(tables: Any, paper: Any, number: int, rival: int, horizon: int) -> bool:
    """Give a letter in one game; whether that game is over, or cut off at the horizon."""
    game, floor = tables.games[number], tables.floors[number]
    walk, mask, seat = tables.walks[number], tables.masks[number], tables.seats[number]
    given = give(
        game, floor, walk, tables.actions[number], ANY_TILE, paper.undo, paper.moments, paper.search, mask
    )
    tables.illegal[number] = given == REFUSED
    tables.decisions[number] += given == REFUSED
    if given == PLAYED:
        tables.decisions[number] += 1 + others_play(game, floor, seat, paper, rival)
    over = game.ending != 0
    cut_off = not over and tables.decisions[number] >= horizon
    tables.over[number], tables.cut_off[number] = over, cut_off
    tables.rewards[number] = payoff(game, seat, paper.places) if over else 0.0
    if over or cut_off:
        tables.last_masks[number] = 0
        look(game, floor, walk, seat, tables.last_sights[number])
        tables.seats[number] = (seat + 1) % game.seats
        return True
    if given == PLAYED:
        if rival == ITSELF:
            tables.seats[number] = game.turn
        ask(game, floor, walk, paper.undo, paper.search, mask)
    look(game, floor, walk, tables.seats[number], tables.sights[number])
    return False


@njit(cache=True)
def begin_row(tables: Any, paper: Any, number: int, rival: int) -> None:
    """A new game; its dice go on from the last one and say who is first (FLOORS-2.5)."""
    dice = tables.games[number].dice
    tables.games[number] = tables.first[0]
    tables.floors[number] = tables.first_floor[0]
    game, floor = tables.games[number], tables.floors[number]
    game.dice = dice
    game.marker = game.turn = draw(game, game.seats)
    tables.decisions[number] = others_play(game, floor, tables.seats[number], paper, rival)
    if rival == ITSELF:
        tables.seats[number] = game.turn
    ask(game, floor, tables.walks[number], paper.undo, paper.search, tables.masks[number])
    look(game, floor, tables.walks[number], tables.seats[number], tables.sights[number])


@njit(cache=True)
def others_play(game: Any, floor: Any, seat: int, paper: Any, rival: int) -> int:
    """Whoever else is on turn plays, and everybody lays tiles at random; how many decisions that were."""
    decisions = 0
    while game.ending == 0 and (game.to_lay > 0 or (game.turn != seat and rival != ITSELF)):
        if rival == GREEDY and game.to_lay == 0:
            greedy_decision(game, floor, paper.desk, paper.moments)
        else:
            random_decision(game, floor, paper.path, paper.undo, paper.moments)
        decisions += 1
    return decisions


@njit(cache=True)
def payoff(game: Any, seat: int, places: Any) -> float:
    """The share of the other seats behind this one less that ahead of it, in a game that is over."""
    rank(game, places)
    ahead = 0.0
    for other in range(game.seats):
        ahead += places[other] > places[seat]
        ahead -= places[other] < places[seat]
    return ahead / float(game.seats - 1)
