"""FLOORS-18.1 and FLOORS-18.2: what comes before what in one step of the monster, event by event."""

from __future__ import annotations

from typing import TYPE_CHECKING

from walks import become, draw, meals, prowl, pushes, removals

from fabula.games.floors.events import (
    Crept,
    Eaten,
    Looked,
    Pushed,
    Removed,
    Rested,
    Stuck,
    Teleported,
    TurnedBy,
)
from fabula.games.floors.options import Options
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.core import Event


def told(drawing: str, *, at: tuple[int, int] = (5, 3), tile: int | str = 1) -> list[str]:
    """What happens between the first look and the last, one short line for each event."""
    events = prowl(drawing, tile, at=at).events
    first, *between, last, rested = events
    assert isinstance(first, Looked)
    assert isinstance(last, Looked)
    assert isinstance(rested, Rested)
    return [short(event) for event in between]


def short(event: Event) -> str:
    match event:
        case Crept(at=(x, y), facing=facing, wall=wall):
            return f"enters {x},{y} {facing}" + (f" by {wall}" if wall else "")
        case Teleported(at=(x, y), facing=facing):
            return f"arrives {x},{y} {facing}"
        case TurnedBy(stone=stone, at=(x, y), facing=facing):
            return f"{stone} turns it on {x},{y} to {facing}"
        case Pushed(piece=piece, start=start, end=end):
            return f"{piece} from {start[0]},{start[1]} to {end[0]},{end[1]}"
        case Removed(piece=piece, start=(x, y), how=how):
            return f"{piece} gone from {x},{y} by {how}"
        case Eaten(figure=figure, at=(x, y), how=how):
            return f"{figure} eaten on {x},{y} by {how}"
        case Stuck(at=(x, y), facing=facing):
            return f"stuck on {x},{y} {facing}"
        case Looked(result=result, facing=facing):
            return f"looks: {result} {facing}"
    raise AssertionError(event)


@rule("FLOORS-18.1")
def test_a_and_b_it_looks_and_turns_before_it_finds_its_target() -> None:
    """The stone ahead is left alone, for the look has turned it south."""
    assert told("> o .\n. . .\nA . .", tile=1) == ["enters 5,4 S"]


@rule("FLOORS-18.1")
def test_b_across_a_wall_the_target_is_the_cell_of_the_same_letter() -> None:
    assert told(">", at=(14, 3)) == ["enters 1,7 E by S"]


@rule("FLOORS-18.1")
def test_c_a_turning_stone_on_the_target_turns_it_and_the_target_is_found_anew() -> None:
    assert told(". > u\n. . .") == ["uturn turns it on 6,3 to W", "enters 5,3 W"]
    assert told("> r .\no . .\n. . .") == [
        "right turns it on 5,3 to S",
        "stone from 5,4 to 5,5",
        "enters 5,4 S",
    ]


@rule("FLOORS-18.1", "FLOORS-A22")
def test_c_the_target_found_anew_may_be_across_a_wall() -> None:
    assert told("> r", at=(8, 10)) == ["right turns it on 8,10 to S", "enters 7,0 S by H"]
    assert told("u . . . . . . . . . . . . . r >", at=(0, 5)) == [
        "uturn turns it on 15,5 to W",
        "right turns it on 15,5 to N",
        "enters 15,4 N",
    ]


@rule("FLOORS-18.1")
def test_d_a_row_is_pushed_farthest_piece_first_before_it_enters() -> None:
    assert told("> o A c .") == [
        "crystal from 8,3 to 9,3",
        "A from 7,3 to 8,3",
        "stone from 6,3 to 7,3",
        "enters 6,3 E",
    ]


@rule("FLOORS-18.1")
def test_e_a_figure_on_the_target_is_eaten_before_it_enters() -> None:
    assert told("> A .") == ["A eaten on 6,3 by stepped_on", "enters 6,3 E"]


@rule("FLOORS-18.1")
def test_f_on_a_teleporter_it_goes_to_the_twin_and_the_step_is_over() -> None:
    assert told("> 1N .\n. . .\n. 1W .") == ["enters 6,3 E", "arrives 6,5 W"]


@rule("FLOORS-18.1")
def test_f_on_blood_it_goes_on_without_a_look() -> None:
    assert told("> ~ ~A ~o c .") == [
        "enters 6,3 E",
        "A eaten on 7,3 by stepped_on",
        "enters 7,3 E",
        "crystal from 9,3 to 10,3",
        "stone from 8,3 to 9,3",
        "enters 8,3 E",
        "crystal from 10,3 to 11,3",
        "stone from 9,3 to 10,3",
        "enters 9,3 E",
    ]


@rule("FLOORS-18.1")
def test_f_on_plain_floor_the_step_is_over_and_the_next_begins_with_a_look() -> None:
    assert told("> . A", tile=2) == [
        "enters 6,3 E",
        "looks: keep E",
        "A eaten on 7,3 by stepped_on",
        "enters 7,3 E",
    ]


@rule("FLOORS-18.1", "FLOORS-A23")
def test_g_the_same_cell_facing_and_layout_a_second_time_end_the_step() -> None:
    assert told("u > u") == [
        "uturn turns it on 6,3 to W",
        "uturn turns it on 6,3 to E",
        "stuck on 6,3 E",
    ]


@rule("FLOORS-18.1", "FLOORS-A23", "FLOORS-A24")
def test_g_cells_slid_over_are_remembered_as_well() -> None:
    """Between two uturns with blood in the middle it slides to and fro, until it is where it was."""
    assert told("u ~> ~ u") == [
        "enters 7,3 E",
        "uturn turns it on 7,3 to W",
        "enters 6,3 W",
        "uturn turns it on 6,3 to E",
        "stuck on 6,3 E",
    ]


@rule("FLOORS-18.2")
def test_next_cell_missing_or_a_teleporter_and_the_piece_is_gone() -> None:
    assert told("> o", at=(14, 5)) == ["stone gone from 15,5 by edge", "enters 15,5 E"]
    assert told("> o A", at=(13, 5)) == [
        "A eaten on 15,5 by edge",
        "stone from 14,5 to 15,5",
        "enters 14,5 E",
    ]
    assert told("> o A 1N\n. . . 1S") == [
        "A eaten on 7,3 by teleporter",
        "stone from 6,3 to 7,3",
        "enters 6,3 E",
    ]


@rule("FLOORS-18.2")
def test_on_blood_it_goes_on_while_the_next_cell_is_there_no_teleporter_and_empty() -> None:
    assert pushes(prowl("> o ~ ~ .", 1)) == [("stone", (6, 3), (9, 3))]
    assert pushes(prowl("> o ~ ~ A", 1)) == [("stone", (6, 3), (8, 3))]
    assert pushes(prowl("> o ~ ~ 1N\n. . . . 1S", 1)) == [("stone", (6, 3), (8, 3))]
    assert pushes(prowl("> o ~ ~", 1, at=(12, 5))) == [("stone", (13, 5), (15, 5))]


@rule("FLOORS-18.2")
def test_a_piece_pushed_off_blood_by_its_neighbour_moves_one_cell() -> None:
    assert become("> o ~A . .", 1) == draw(". > ~o A .")
    assert become("> ~o . .", 1) == draw(". ~ > o")


@rule("FLOORS-18.2", "FLOORS-A14")
def test_a_stone_that_ends_on_a_corner_is_removed_and_a_figure_is_not() -> None:
    assert told(". o <", at=(0, 0)) == ["stone gone from 1,0 by corner", "enters 1,0 W"]
    assert told(". A o <", at=(0, 0)) == ["A from 1,0 to 0,0", "stone from 2,0 to 1,0", "enters 2,0 W"]


@rule("FLOORS-18.2", "FLOORS-A14")
def test_with_stones_that_stay_the_next_push_sends_it_over_the_edge() -> None:
    moved = prowl("A o <", 2, at=(0, 0), options=Options(monster_stone_on_corner="stays"))
    assert pushes(moved) == [("stone", (1, 0), (0, 0))]
    assert removals(moved) == [("stone", (0, 0), "edge")]
    assert meals(moved) == [("A", (0, 0), "edge")]
