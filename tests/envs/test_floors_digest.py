"""A view of Floors as numbers: each is where the docs say it is."""

from __future__ import annotations

from random import Random

from fabula.core import RandomDice, registry
from fabula.games.floors.actions import Move
from fabula.games.floors.board import WIDTH, cell_at, put
from fabula.games.floors.encoding import NUMBERS, PER_FIGURE, PLANES, encoding
from fabula.games.floors.state import FloorsState

CELLS = 176


def start(mode: str = "basic", seats: int = 2) -> FloorsState:
    game = registry.game("floors")
    state = game.start(game.Options(mode=mode), seats, RandomDice(Random(1)))
    assert isinstance(state, FloorsState)
    return state


def digest(state: FloorsState, seat: int, beginning: str = "") -> list[float]:
    assert encoding.digest is not None
    found = list(encoding.digest(state.view(seat), seat=seat, beginning=tuple(beginning)))
    assert len(found) == encoding.digest.length
    assert all(0 <= number <= 1 for number in found)
    return found


def plane(found: list[float], name: str) -> dict[int, float]:
    begin = PLANES.index(name) * CELLS
    return {cell: value for cell, value in enumerate(found[begin : begin + CELLS]) if value}


def rest(found: list[float]) -> tuple[list[list[float]], list[float]]:
    figures, numbers = found[-NUMBERS - 4 * PER_FIGURE : -NUMBERS], found[-NUMBERS:]
    return [figures[begin : begin + PER_FIGURE] for begin in range(0, len(figures), PER_FIGURE)], numbers


def test_the_start_as_numbers() -> None:
    state = start()
    found = digest(state, state.turn)
    assert plane(found, "here") == plane(found, "own") == plane(found, "others") == {}
    assert set(plane(found, "stones").values()) == {1.0}
    assert set(plane(found, "floor").values()) == {0.5}
    assert plane(found, "monster") == {state.monster: 1.0}
    figures, numbers = rest(found)
    assert figures == [[1, 0, 1, white / 6, 1, 1] for white in (1, 3, 4, 5)]
    x, y = state.monster % WIDTH / 15, state.monster // WIDTH / 10
    facing = [float(state.facing == way) for way in "NESW"]
    assert numbers == [1 / 14, 0, 1, 1, x, y, *facing, 0, 0]


def test_a_figure_on_its_way_is_where_its_path_has_led() -> None:
    state = start()
    found = digest(state, state.turn, "5+NN")
    entrance = cell_at(15, 10)
    assert plane(found, "here") == {entrance - 2 * WIDTH: 1.0}
    assert plane(found, "own") == {}
    assert rest(found)[1][1:4] == [2 / 6, 1, 8 / 10]
    assert plane(digest(state, state.turn, "5"), "here") == {}
    assert rest(digest(state, state.turn, "5"))[1][1:4] == [5 / 6, 1, 1]


def test_a_stone_that_is_pushed_on_the_way_lies_where_it_was_pushed() -> None:
    state = start()
    here = cell_at(15, 8)
    state.board = put(state.board, here, "s")
    moved = plane(digest(state, state.turn, "5+NN"), "stones")
    assert here not in moved
    assert here - WIDTH in moved


def test_own_figures_are_told_from_others_by_the_seat_that_looks() -> None:
    state = start()
    first = state.turn
    state.play(first, Move(5, "+N"), RandomDice(Random(1)))
    at = {cell_at(15, 9): 1.0}
    assert plane(digest(state, first), "own") == plane(digest(state, 1 - first), "others") == at
    assert plane(digest(state, first), "others") == plane(digest(state, 1 - first), "own") == {}
    assert rest(digest(state, first))[0][3] == [0, 0, 0, 5 / 6, 1, 9 / 10]


def test_who_got_out_is_counted_and_tiles_that_are_laid_are_seen() -> None:
    state = start("expert", seats=5)
    random = Random(7)
    while state.to_act() and not state.escaped:
        seat = state.turn
        moves = state.choices(seat).actions
        hurried = max(moves, key=lambda move: move.words().count("N") + 2 * move.words().count("W"))
        leaving = [move for move in moves if "-" in move.words()]
        move = random.choice(moves) if state.supply else (leaving or [hurried])[0]
        state.play(seat, move, RandomDice(random))
    seat = state.escaped[0] // 3
    assert rest(digest(state, seat))[1][-2:] == [1 / 4, 0]
    assert rest(digest(state, (seat + 1) % 5))[1][-2:] == [0, 1 / 4]
    assert [(figure[1], figure[-2:]) for figure in rest(digest(state, seat))[0]].count((1.0, [0.0, 0.0])) == 1
    assert rest(digest(state, seat))[0][3] == [0.0] * PER_FIGURE
    found = digest(state, seat)
    assert set(plane(found, "floor").values()) == {0.5, 1.0}
    assert len(set(plane(found, "stones").values())) > 1
