"""FLOORS-1: the board and the words that the other chapters use."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from drawn import act, after, draw, ends, make_state, refused, seen

from fabula.core import refuse
from fabula.games.floors.board import (
    BEHIND,
    CELLS,
    COORDINATES,
    CORNERS,
    DIRECTIONS,
    EMPTY_BOARD,
    ENTRANCE,
    EXIT,
    FIGURES,
    HEIGHT,
    LEFT_OF,
    LINES,
    NEIGHBOURS,
    NEXT,
    OFF,
    OPPOSITE,
    RIGHT_OF,
    WIDTH,
    Direction,
    cell_at,
    put,
    shift,
    stones_on,
    wall_sign,
)
from fabula.testing import rule

STEP: dict[Direction, tuple[int, int]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
WALLS = [
    (sign, tuple(cell), direction, tuple(beyond))
    for sign, cell, direction, beyond in json.loads((Path(__file__).parent / "walls.json").read_text())
]


def exists(x: int, y: int) -> bool:
    return 0 <= x <= 15 and 0 <= y <= 10 and not x - y >= 12 and not y - x >= 7


@rule("FLOORS-1.1")
def test_156_cells_remain_when_two_staircases_are_cut_off() -> None:
    for x in range(-20, 40):
        for y in range(-20, 40):
            assert (cell_at(x, y) != OFF) == exists(x, y), (x, y)
    assert len(CELLS) == len(set(CELLS)) == 156
    assert [COORDINATES[cell] for cell in CELLS] == [
        (x, y) for y in range(11) for x in range(16) if exists(x, y)
    ]
    assert all(cell_at(*COORDINATES[cell]) == cell for cell in CELLS)


@rule("FLOORS-1.1")
def test_the_empty_board_has_a_dot_for_each_cell_and_a_blank_where_there_is_none() -> None:
    assert len(EMPTY_BOARD) == len(COORDINATES) == WIDTH * HEIGHT == 176
    for sign, at in zip(EMPTY_BOARD, COORDINATES, strict=True):
        assert sign == ("." if exists(*at) else " ")


@rule("FLOORS-1.2")
def test_the_corner_cells_are_the_exit_and_the_entrance() -> None:
    assert COORDINATES[EXIT] == (0, 0)
    assert COORDINATES[ENTRANCE] == (15, 10)
    assert set(CORNERS) == {EXIT, ENTRANCE}


@rule("FLOORS-1.3")
def test_27_signs_occur_twice_and_lead_to_the_opposite_cell() -> None:
    sides = {(at, direction): sign for sign, at, direction, _ in WALLS}
    found = {
        (COORDINATES[cell], direction): wall_sign(cell, direction)
        for cell in CELLS
        for direction in DIRECTIONS
        if NEXT[direction][cell] == OFF
    }
    assert found == sides
    assert len(found) == 54
    signs = sorted(found.values())
    assert signs == sorted([*"ABCDEFGHIJKLMNOPQRSTUVWXYZ*"] * 2)
    for sign, (x, y), direction, beyond in WALLS:
        opposite = COORDINATES[OPPOSITE[cell_at(x, y)]]
        assert opposite == beyond == (15 - x, 10 - y)
        assert wall_sign(cell_at(*beyond), BEHIND[direction]) == sign


@rule("FLOORS-1.4")
def test_neighbours_are_orthogonal_only() -> None:
    for cell in CELLS:
        x, y = COORDINATES[cell]
        beside = [(d, (x + dx, y + dy)) for d, (dx, dy) in STEP.items()]
        assert [(d, COORDINATES[near]) for d, near in NEIGHBOURS[cell]] == [
            (d, at) for d, at in beside if exists(*at)
        ]
        assert [NEXT[d][cell] for d, _ in beside] == [cell_at(*at) for _, at in beside]


@rule("FLOORS-1.4")
def test_nobody_walks_diagonally_between_pillars() -> None:
    state = make_state("""
        . . .
        . A1 .
        . . .
    """)
    assert ends(state, 1) == {(6, 4), (6, 3), (7, 4), (6, 5), (5, 4)}


@rule("FLOORS-1.4", "FLOORS-7.2")
def test_lines_of_sight_are_straight_and_end_at_the_edge() -> None:
    letters = "".join(FIGURES[cell] if cell in CELLS else " " for cell in range(WIDTH * HEIGHT))
    for cell in CELLS:
        x, y = COORDINATES[cell]
        for direction, (dx, dy) in STEP.items():
            line = []
            at = (x + dx, y + dy)
            while exists(*at):
                line.append(letters[cell_at(*at)])
                at = (at[0] + dx, at[1] + dy)
            cells, length = LINES[direction][cell]
            assert letters[cells] == "".join(line)
            assert length == len(line)


def test_right_left_and_behind_are_quarter_and_half_turns() -> None:
    assert DIRECTIONS == ("N", "E", "S", "W")
    assert [RIGHT_OF[d] for d in DIRECTIONS] == ["E", "S", "W", "N"]
    assert [LEFT_OF[d] for d in DIRECTIONS] == ["W", "N", "E", "S"]
    assert [BEHIND[d] for d in DIRECTIONS] == ["S", "W", "N", "E"]


@rule("FLOORS-1.5")
def test_stones_in_the_wide_sense_are_of_four_kinds_and_figures_are_none() -> None:
    state = make_state("o c r u A4")
    assert stones_on(state.board) == [
        (5, 3, "stone"),
        (6, 3, "crystal"),
        (7, 3, "right"),
        (8, 3, "uturn"),
    ]
    assert not set(FIGURES) & set("scru. ")
    assert len(set(FIGURES)) == len(FIGURES) >= 21


@rule("FLOORS-1.5")
def test_stones_are_listed_by_column_then_row() -> None:
    assert stones_on(
        draw("""
            . o
            c .
            u .
        """).board
    ) == [(5, 4, "crystal"), (5, 5, "uturn"), (6, 3, "stone")]


@rule("FLOORS-1.5")
def test_one_piece_per_cell_at_rest_and_the_monster_is_none() -> None:
    """A figure cannot stay with a figure, a stone or the monster; nor can it push the monster as a piece."""
    assert refused(make_state("A1 B1"), "1 E").reason == "ends-on-figure"
    assert refused(make_state("A1 o o"), "1 E").reason == "stone-blocked"
    assert refused(make_state("A1 > ."), "1 E").reason == "monster"


@rule("FLOORS-1.6")
def test_ground_tiles_stay_while_stones_and_figures_come_to_lie_on_blood() -> None:
    state = make_state("""
        A4 o ~ B1
        .  . 1E .
    """)
    floor = state.floor
    act(state, "4 E")
    assert seen(state).stones == {(7, 3): "stone"}
    assert state.floor == floor
    assert seen(state).blood == {(7, 3)}
    assert seen(state).teleporters == {(7, 4): "1E"}


@rule("FLOORS-1.6")
def test_neither_stone_nor_figure_comes_to_lie_on_a_teleporter() -> None:
    assert refused(make_state("A1 1E ."), "1 E") == refuse("FLOORS-15.6", "teleporter", direction="E")
    assert refused(make_state("A1 o 1E"), "1 E").reason == "stone-at-teleporter"


@rule("FLOORS-1.7", "FLOORS-A5")
@pytest.mark.parametrize("behind", ["o", "c", "r", "u", "B1", ">", "1E"])
def test_a_cell_with_a_piece_a_teleporter_or_the_monster_is_not_free(behind: str) -> None:
    assert refused(make_state(f"A4 o {behind} ."), "4 E").details["stone"] == "stone"


@rule("FLOORS-1.7", "FLOORS-A5")
def test_a_plain_cell_and_a_blood_cell_are_free() -> None:
    assert after("A4 o .", "4 E") == draw(". A4 o")
    assert after("A4 o ~ .", "4 E") == draw(". A4 ~ o")


def test_putting_and_shifting_change_one_piece_and_no_more() -> None:
    board = put(EMPTY_BOARD, cell_at(4, 4), "s")
    assert stones_on(board) == [(4, 4, "stone")]
    assert len(board) == len(EMPTY_BOARD)
    moved = shift(put(board, cell_at(9, 9), "c"), cell_at(4, 4), cell_at(3, 9))
    assert stones_on(moved) == [(3, 9, "stone"), (9, 9, "crystal")]
    assert put(put(moved, cell_at(3, 9), "."), cell_at(9, 9), ".") == EMPTY_BOARD
