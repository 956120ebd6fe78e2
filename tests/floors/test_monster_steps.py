"""FLOORS-8 and FLOORS-10: the monster steps, over blood and through walls, as far as its tile says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from drawn import act, make_state
from walks import become, draw, looks, meals, of, prowl, pushes, removals, route, turned_by, walls

from fabula.games.floors.board import COORDINATES, EMPTY_BOARD, Direction, cell_at
from fabula.games.floors.events import Crept, Looked, Rested
from fabula.games.floors.monster import Prowl
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import make_floor
from fabula.testing import rule

WALLS: list[tuple[str, tuple[int, int], Direction, tuple[int, int]]] = [
    (sign, (x, y), direction, (to_x, to_y))
    for sign, (x, y), direction, (to_x, to_y) in json.loads(
        Path(__file__).with_name("walls.json").read_text()
    )
]
ALL_BUT_A1 = ("A3", "A4", "A5", "B1", "B3", "B4", "B5")


def rested(moved: Prowl) -> tuple[int, str]:
    """How many steps it made, and why it stopped."""
    (event,) = of(Rested, moved.events)
    return event.steps, event.stop


# FLOORS-8.1 and FLOORS-8.2


@rule("FLOORS-8.1", "FLOORS-10.1")
@pytest.mark.parametrize("tile", [1, 2, 5, 7, 8, 10, 20])
def test_a_number_is_the_number_of_steps(tile: int) -> None:
    moved = prowl(">", tile, at=(0, 5))
    assert len(route(moved)) == tile
    assert rested(moved) == (tile, "distance")
    assert moved.events[-1].rule == "FLOORS-10.1"


@rule("FLOORS-8.1")
def test_it_looks_before_each_step_and_once_more_after_the_last() -> None:
    """A is passed on the right: seen at the second look, eaten by the third step; B at the last look."""
    moved = prowl(
        """
        > . . .
        . . . .
        . A . B
        """,
        3,
    )
    assert looks(moved) == ["none", "turn", "keep", "turn"]
    assert route(moved) == [(6, 3), (6, 4), (6, 5)]
    assert meals(moved) == [("A", (6, 5), "stepped_on")]
    assert moved.facing == "E"


@rule("FLOORS-8.1")
def test_each_step_is_a_look_and_then_a_move() -> None:
    kinds = [type(event) for event in prowl("> . .", 2).events]
    assert kinds == [Looked, Crept, Looked, Crept, Looked, Rested]


@rule("FLOORS-8.2")
@pytest.mark.parametrize(
    ("sign", "cells"),
    [
        ("^", [(8, 4), (8, 3)]),
        (">", [(9, 5), (10, 5)]),
        ("v", [(8, 6), (8, 7)]),
        ("<", [(7, 5), (6, 5)]),
    ],
)
def test_it_walks_straight_on_if_nothing_is_seen(sign: str, cells: list[tuple[int, int]]) -> None:
    assert route(prowl(sign, 2, at=(8, 5))) == cells


@rule("FLOORS-8.2")
def test_its_facing_is_kept_from_round_to_round() -> None:
    state = make_state("< . . .\n. . . .\n. . . A1", at=(9, 3), in_round=9, eaten=ALL_BUT_A1, used=("8",))
    act(state, "1", 5)
    assert (COORDINATES[state.monster], state.facing, state.round) == ((4, 3), "W", 10)
    act(state, "1", 7)
    assert (COORDINATES[state.monster], state.facing, state.round) == ((13, 7), "W", 11)


# FLOORS-8.3


@rule("FLOORS-8.3")
def test_a_step_onto_blood_carries_it_straight_across() -> None:
    moved = prowl("> ~ ~ ~ ~ . .", 1)
    assert route(moved) == [(6, 3), (7, 3), (8, 3), (9, 3), (10, 3)]
    assert rested(moved) == (1, "distance")
    assert [event.rule for event in of(Crept, moved.events)] == ["FLOORS-8.1"] + ["FLOORS-8.3"] * 4


@rule("FLOORS-8.3")
def test_it_does_not_look_on_the_way_over_blood() -> None:
    """A stands right beside the pool and is not seen; B, farther off, is seen from beyond it."""
    moved = prowl(
        """
        . A . .
        > ~ ~ .
        . . . .
        . . . B
        """,
        1,
    )
    assert looks(moved) == ["none", "turn"]
    assert (moved.at, moved.facing) == (cell_at(8, 4), "S")


@rule("FLOORS-8.3", "FLOORS-A11")
def test_two_pools_that_touch_are_one_slide() -> None:
    drawn = draw(">")
    floor = make_floor([[(6, 3), (7, 3)], [(8, 3), (9, 3)]], ())
    moved = Prowl(floor, drawn.board, cell_at(5, 3), "E", {}, Options())
    moved.go("1")
    assert route(moved) == [(6, 3), (7, 3), (8, 3), (9, 3), (10, 3)]


@rule("FLOORS-8.3")
def test_a_cell_between_two_pools_ends_the_slide() -> None:
    assert route(prowl("> ~ . ~ .", 1)) == [(6, 3), (7, 3)]
    assert route(prowl("> ~ . ~ .", 2)) == [(6, 3), (7, 3), (8, 3), (9, 3)]


# FLOORS-8.4


@rule("FLOORS-8.4", "FLOORS-1.3")
@pytest.mark.parametrize(("sign", "here", "direction", "beyond"), WALLS)
def test_a_step_over_the_edge_leads_to_the_same_letter(
    sign: str, here: tuple[int, int], direction: Direction, beyond: tuple[int, int]
) -> None:
    moved = Prowl(make_floor((), ()), EMPTY_BOARD, cell_at(*here), direction, {}, Options())
    moved.go("1")
    (crept,) = of(Crept, moved.events)
    assert (crept.at, crept.facing, crept.wall, crept.rule) == (beyond, direction, sign, "FLOORS-8.4")
    assert (moved.facing, rested(moved)) == (direction, (1, "distance"))


@rule("FLOORS-8.4")
def test_leaving_and_entering_again_are_one_step() -> None:
    moved = prowl(". . . . . . . . . . . . . . . >", 3, at=(0, 5))
    assert route(moved) == [(0, 5), (1, 5), (2, 5)]
    assert walls(moved) == ["V"]


@rule("FLOORS-A20")
def test_a_pool_against_the_wall_is_slid_over_through_the_wall() -> None:
    moved = prowl(". . . . . . . . . . . . . > ~ ~", 1, at=(0, 5))
    assert route(moved) == [(14, 5), (15, 5), (0, 5)]
    assert walls(moved) == ["V"]
    moved = prowl("~ ~ . . . . . . . . . . . > ~ ~", 1, at=(0, 5))
    assert route(moved) == [(14, 5), (15, 5), (0, 5), (1, 5), (2, 5)]
    assert rested(moved) == (1, "distance")


@rule("FLOORS-A21", "FLOORS-9.2")
def test_a_stone_where_it_comes_in_is_pushed_inwards_with_its_row() -> None:
    assert become("o A . . . . . . . . . . . . . >", 1, at=(0, 5)) == draw(
        "> o A . . . . . . . . . . . . .", at=(0, 5)
    )
    assert become("c u . . . . . . . . . . . . . >", 1, at=(0, 5)) == draw(
        "> c u . . . . . . . . . . . . .", at=(0, 5)
    )


@rule("FLOORS-A21", "FLOORS-9.1")
def test_a_figure_where_it_comes_in_is_eaten() -> None:
    moved = prowl("A . . . . . . . . . . . . . . >", 1, at=(0, 5))
    assert meals(moved) == [("A", (0, 5), "stepped_on")]
    assert route(moved) == [(0, 5)]


@rule("FLOORS-A21", "FLOORS-8.3")
def test_blood_where_it_comes_in_is_slid_over() -> None:
    assert route(prowl("~ ~ . . . . . . . . . . . . . >", 1, at=(0, 5))) == [(0, 5), (1, 5), (2, 5)]


@rule("FLOORS-A21", "FLOORS-15.5")
def test_a_teleporter_where_it_comes_in_teleports() -> None:
    moved = prowl("1N . . . 1S . . . . . . . . . . >", 1, at=(0, 5))
    assert route(moved) == [(0, 5), (4, 5)]
    assert (moved.facing, walls(moved)) == ("S", ["V"])


@rule("FLOORS-A22")
def test_a_turning_stone_where_it_would_come_in_turns_it_on_its_side_of_the_wall() -> None:
    moved = prowl("u . . . . . . . . . . . . . . >", 1, at=(0, 5))
    assert (turned_by(moved), route(moved), walls(moved)) == (["uturn"], [(14, 5)], [])
    assert moved.facing == "W"
    moved = prowl("r . . . . . . . . . . . . . . >", 1, at=(0, 5))
    assert (turned_by(moved), route(moved), walls(moved)) == (["right"], [(15, 6)], [])
    assert moved.facing == "S"


@rule("FLOORS-A31", "FLOORS-9.2")
def test_the_cell_it_comes_from_counts_as_vacated_on_the_row_of_v() -> None:
    moved = prowl("< o o o o o o o o o o o o o o A", 1, at=(0, 5))
    assert meals(moved) == [("A", (15, 5), "stepped_on")]
    moved = prowl("< A o o o o o o o o o o o o o o", 1, at=(0, 5))
    assert pushes(moved)[0] == ("A", (1, 5), (0, 5))
    assert removals(moved) == []
    assert meals(moved) == []
    assert become("< A o o o o o o o o o o o o o o", 1, at=(0, 5)) == draw(
        "A o o o o o o o o o o o o o o <", at=(0, 5)
    )


@rule("FLOORS-A30", "FLOORS-8.4")
def test_the_walls_of_the_corners_work_by_their_letters() -> None:
    for sign, wall, corner, beyond in (
        ("^", "A", (0, 0), (15, 10)),
        ("<", "*", (0, 0), (15, 10)),
        ("v", "A", (15, 10), (0, 0)),
        (">", "*", (15, 10), (0, 0)),
    ):
        moved = prowl(sign, 1, at=corner)
        assert (walls(moved), route(moved)) == ([wall], [beyond])


@rule("FLOORS-A30", "FLOORS-A2", "FLOORS-A3")
def test_on_a_corner_it_blocks_leaving_or_entering_and_nothing_else() -> None:
    def written(drawing: str, at: tuple[int, int]) -> list[str]:
        state = make_state(drawing, at=at, in_round=9, eaten=ALL_BUT_A1)
        return [" ".join(action.words()) for action in state.choices(0).actions]

    assert written("> A1", (0, 0)) == ["1", "1 E", "1 S"]
    assert "1 W" in written(". A1 >", (0, 0))
    assert written(">", (15, 10)) == ["1"]
    assert written(">", (15, 9)) == ["1", "1 +"]


@rule("FLOORS-A30", "FLOORS-9.1")
def test_from_a_corner_it_looks_steps_and_eats_as_anywhere() -> None:
    moved = prowl("> . .\n. . .\nA . .", 2, at=(0, 0))
    assert meals(moved) == [("A", (0, 2), "stepped_on")]
    assert route(moved) == [(0, 1), (0, 2)]


# FLOORS-10.2, FLOORS-10.3


@rule("FLOORS-10.2")
@pytest.mark.parametrize(
    ("tile", "steps", "eaten"), [("hit1", 2, "A"), ("hit2", 4, "AB"), ("hit3", 5, "ABC")]
)
def test_a_hit_tile_goes_on_until_so_many_are_eaten(tile: str, steps: int, eaten: str) -> None:
    moved = prowl("> . A . B C D", tile)
    assert [figure for figure, _, _ in meals(moved)] == list(eaten)
    assert rested(moved) == (steps, "hits")
    assert moved.events[-1].rule == "FLOORS-10.2"


@rule("FLOORS-10.2", "FLOORS-A28", "FLOORS-9.4")
def test_pushed_off_the_board_counts_as_a_hit() -> None:
    moved = prowl("> . o A", "hit1", at=(12, 5))
    assert meals(moved) == [("A", (15, 5), "edge")]
    assert rested(moved) == (2, "hits")


@rule("FLOORS-10.2", "FLOORS-A28", "FLOORS-15.7")
def test_pushed_onto_a_teleporter_counts_as_a_hit() -> None:
    moved = prowl("> . o A 1N\n. . . . 1S", "hit1")
    assert meals(moved) == [("A", (8, 3), "teleporter")]
    assert rested(moved) == (2, "hits")


@rule("FLOORS-A28")
def test_the_step_in_which_the_number_is_reached_is_finished() -> None:
    """One hit is asked for; the slide eats two and goes on to its end; C beyond it is only looked at."""
    moved = prowl("> ~A ~B ~ . C", "hit1")
    assert [figure for figure, _, _ in meals(moved)] == ["A", "B"]
    assert (route(moved)[-1], rested(moved)) == ((9, 3), (1, "hits"))
    assert looks(moved)[-1] == "keep"


@rule("FLOORS-A28", "FLOORS-8.1")
def test_a_hit_tile_ends_with_a_look_as_well() -> None:
    moved = prowl("> A .\n. . .\n. B .", "hit1")
    assert (moved.facing, looks(moved)) == ("S", ["keep", "turn"])


@rule("FLOORS-10.3", "FLOORS-A29")
@pytest.mark.parametrize("tile", ["hit1", "hit2", "hit3"])
def test_on_a_hit_tile_it_stops_after_twenty_steps(tile: str) -> None:
    moved = prowl(">", tile, at=(0, 5))
    assert rested(moved) == (20, "cap")
    assert len(route(moved)) == 20
    assert moved.events[-1].rule == "FLOORS-10.3"


@rule("FLOORS-10.3")
def test_the_twentieth_step_still_counts() -> None:
    """A is pushed along behind a stone and goes over the edge in step 20; one cell farther it does not."""
    moved = prowl(". . . . . < . . . . . . . . A o", "hit1", at=(0, 5))
    assert (meals(moved), rested(moved)) == ([("A", (0, 5), "edge")], (20, "hits"))
    moved = prowl(". . . . . . < . . . . . . . A o", "hit1", at=(0, 5))
    assert (meals(moved), rested(moved)) == ([], (20, "cap"))


@rule("FLOORS-A28", "FLOORS-10.3")
def test_the_cap_counts_steps_and_not_cells_slid_over() -> None:
    moved = prowl("~ > ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~", "hit1", at=(0, 5))
    assert rested(moved) == (20, "cap")
    assert len(route(moved)) == 20 * 16


@rule("FLOORS-A29")
def test_with_nobody_on_the_board_a_number_is_walked_in_full() -> None:
    assert len(route(prowl("v", 10, at=(8, 0)))) == 10
