"""Positions of Floors in which whatever may lie about does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scatter import any_position

from fabula.games.floors.board import EMPTY_BOARD, FIGURES, LETTER_OF, cell_at, put
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import movable
from fabula.games.floors.state import FloorsState, figure_names
from fabula.games.floors.tiles import Teleporter, full_pile, is_hit_tile, make_floor

if TYPE_CHECKING:
    from random import Random

SEATS = 7
"""The names of the strewn figures are those of seven players."""


def strewn(random: Random) -> FloorsState:
    """A position of a game for seven that is crowded with whatever may lie about."""
    position = any_position(random)
    board = EMPTY_BOARD
    for x, y, kind in position["stones"]:
        board = put(board, cell_at(x, y), LETTER_OF[kind])
    names = list(figure_names(SEATS).values())
    places = []
    for number, name in enumerate(names):
        where = position["figures"].get(name, random.choice(("outside", "eaten", "escaped")))
        if isinstance(where, str):
            places.append({"outside": OUTSIDE, "eaten": EATEN, "escaped": ESCAPED}[where])
        else:
            places.append(cell_at(*where))
            board = put(board, places[-1], FIGURES[number])
    escaped = [number for number, place in enumerate(places) if place == ESCAPED]
    random.shuffle(escaped)
    round_ = random.randrange(1, 15)
    options = Options(long_game=random.random() < 0.5, **position["options"])
    full = full_pile(long_game=options.long_game)
    left = random.sample(full, random.randrange(1, 9))
    if round_ == 1 and all(map(is_hit_tile, left)):
        left.append("7")
    state = FloorsState(
        options=options,
        seats=SEATS,
        floor=make_floor(
            [[tuple(at) for at in pool] for pool in position["pools"]],
            [Teleporter(tuple(tile["at"]), tile["pair"], tile["arrow"]) for tile in position["teleporters"]],
        ),
        board=board,
        places=tuple(places),
        moved=tuple(random.random() < 0.5 for _ in places),
        monster=cell_at(*position["monster"]["at"]),
        facing=position["monster"]["facing"],
        round=round_,
        marker=random.randrange(SEATS),
        turn=0,
        pile=tuple(sorted(left, key=full.index)),
        supply=(),
        escaped=tuple(escaped),
    )
    state.turn = random.choice([seat for seat in range(SEATS) if movable(state, seat)] or [0])
    return state
