"""FLOORS-9: the monster eats and pushes."""

from __future__ import annotations

import pytest
from drawn import act, make_state
from walks import become, draw, meals, of, prowl, pushes, removals, route

from fabula.games.floors.board import EMPTY, FIGURES, cell_at
from fabula.games.floors.events import Eaten, Pushed, Removed, Returned
from fabula.games.floors.figures import EATEN, OUTSIDE
from fabula.games.floors.options import Options
from fabula.testing import rule

STAYS = Options(monster_stone_on_corner="stays")


# Eating


@rule("FLOORS-9.1")
def test_entering_a_figures_cell_eats_it_and_the_move_goes_on() -> None:
    moved = prowl("> A . B .", 4)
    assert meals(moved) == [("A", (6, 3), "stepped_on"), ("B", (8, 3), "stepped_on")]
    assert route(moved) == [(6, 3), (7, 3), (8, 3), (9, 3)]
    assert {event.rule for event in of(Eaten, moved.events)} == {"FLOORS-9.1"}


@rule("FLOORS-9.1")
def test_a_figure_one_cell_short_of_the_last_step_is_not_eaten() -> None:
    assert become("> . . A", 2) == draw(". . > A")


@rule("FLOORS-9.3", "FLOORS-9.2")
def test_in_front_it_is_eaten_and_behind_a_stone_it_is_pushed() -> None:
    assert become("> A o .", 1) == draw(". > o .")
    assert become("> o A .", 1) == draw(". > o A")
    assert become("> A B .", 1) == draw(". > B .")


# Pushing


@rule("FLOORS-9.2")
@pytest.mark.parametrize("stone", "oc")
def test_entering_a_stones_cell_pushes_it_one_cell_ahead(stone: str) -> None:
    moved = prowl(f"> {stone} . .", 1)
    kind = {"o": "stone", "c": "crystal"}[stone]
    assert pushes(moved) == [(kind, (6, 3), (7, 3))]
    assert of(Pushed, moved.events)[0].rule == "FLOORS-9.2"
    assert become(f"> {stone} . .", 3) == draw(f". . . > {stone}")


@rule("FLOORS-9.2", "FLOORS-15.4", "FLOORS-A26")
def test_everything_in_an_unbroken_row_is_pushed_along_without_limit() -> None:
    assert become("> o A c u B r C .", 1) == draw(". > o A c u B r C")
    assert become("> o o o o o o o o o", 1) == draw(". > o o o o o o o o")


@rule("FLOORS-9.2", "FLOORS-A15")
@pytest.mark.parametrize("sign", "^>v<")
def test_the_row_is_straight_ahead_in_every_direction(sign: str) -> None:
    dx, dy = {"^": (0, -1), ">": (1, 0), "v": (0, 1), "<": (-1, 0)}[sign]
    at = (8, 5)
    rows = [["."] * 7 for _ in range(7)]
    rows[3][3], rows[3 + dy][3 + dx], rows[3 + 2 * dy][3 + 2 * dx] = sign, "o", "A"
    rows[3 - dy][3 - dx] = rows[3 + dx][3 + dy] = rows[3 - dx][3 - dy] = "o"
    moved = prowl("\n".join(" ".join(row) for row in rows), 1, at=(at[0] - 3, at[1] - 3))
    first, second, third = ((at[0] + n * dx, at[1] + n * dy) for n in (1, 2, 3))
    assert pushes(moved) == [("A", second, third), ("stone", first, second)]


@rule("FLOORS-A15")
def test_the_row_ends_at_the_first_cell_without_a_piece() -> None:
    assert become("> o A . B o", 1) == draw(". > o A B o")
    assert become("> o . A o", 1) == draw(". > o A o")


@rule("FLOORS-A15", "FLOORS-18.2")
def test_the_farthest_piece_moves_first() -> None:
    moved = prowl("> o A u .", 1)
    assert pushes(moved) == [
        ("uturn", (8, 3), (9, 3)),
        ("A", (7, 3), (8, 3)),
        ("stone", (6, 3), (7, 3)),
    ]


# Over the edge


@rule("FLOORS-9.4")
def test_a_stone_pushed_over_the_edge_is_out_of_the_game() -> None:
    for stone, kind in (("o", "stone"), ("c", "crystal")):
        moved = prowl(f"> {stone}", 1, at=(14, 5))
        assert removals(moved) == [(kind, (15, 5), "edge")]
        assert pushes(moved) == []
        assert of(Removed, moved.events)[0].rule == "FLOORS-9.4"
        assert become(f"> {stone}", 1, at=(14, 5)) == draw(". >", at=(14, 5))


@rule("FLOORS-9.4")
def test_a_figure_pushed_over_the_edge_counts_as_eaten() -> None:
    moved = prowl("> o A", 1, at=(13, 5))
    assert meals(moved) == [("A", (15, 5), "edge")]
    assert of(Eaten, moved.events)[0].rule == "FLOORS-9.4"
    assert become("> o A", 1, at=(13, 5)) == draw(". > o", at=(13, 5))


@rule("FLOORS-9.4")
def test_nothing_that_is_pushed_comes_in_on_the_other_side() -> None:
    moved = prowl("B . . . . . . . . . . . . > o A", 3, at=(0, 5))
    assert meals(moved) == [("A", (15, 5), "edge"), ("B", (0, 5), "stepped_on")]
    assert removals(moved) == [("stone", (15, 5), "edge")]


@rule("FLOORS-9.4", "FLOORS-1.1")
def test_the_staircase_is_an_edge_like_any_other() -> None:
    moved = prowl("> o", 1, at=(13, 3))
    assert removals(moved) == [("stone", (14, 3), "edge")]
    moved = prowl("A\no\n^", 1, at=(13, 2))
    assert meals(moved) == [("A", (13, 2), "edge")]


# Blood


@rule("FLOORS-9.5", "FLOORS-18.2")
def test_what_is_pushed_onto_blood_slides_across() -> None:
    assert become("> o ~ ~ ~ . .", 1) == draw(". > ~ ~ ~ o .")
    assert become("> o A ~ ~ . .", 1) == draw(". > o ~ ~ A .")
    assert become("> o u ~ ~ . .", 1) == draw(". > o ~ ~ u .")


@rule("FLOORS-9.5", "FLOORS-18.2")
def test_each_piece_of_a_row_slides_up_to_the_one_before_it() -> None:
    assert become("> c o ~ ~ .", 1) == draw(". > c ~ ~ o")
    assert become("> c o ~ ~ .", 2) == draw(". . > ~ ~c o")
    moved = prowl("> c o A ~ ~ . .", 1)
    assert pushes(moved) == [
        ("A", (8, 3), (11, 3)),
        ("stone", (7, 3), (8, 3)),
        ("crystal", (6, 3), (7, 3)),
    ]


@rule("FLOORS-A16", "FLOORS-9.5")
@pytest.mark.parametrize("held_by", ["o", "c", "u", "r", "B"])
def test_a_sliding_piece_pushes_nothing_and_stops_before_it(held_by: str) -> None:
    assert become(f"> o ~ ~ {held_by} .", 1) == draw(f". > ~ ~o {held_by} .")
    assert become(f"> o A ~ ~ {held_by}", 1) == draw(f". > o ~ ~A {held_by}")
    assert become(f"> o ~ ~ ~{held_by} .", 1) == draw(f". > ~ ~o ~{held_by} .")


@rule("FLOORS-A16", "FLOORS-9.5")
def test_the_monsters_own_slide_pushes_the_held_piece_on() -> None:
    assert become("> o ~ ~ o . .", 2) == draw(". . ~ ~ > o o")
    assert become("> o ~ ~ B . .", 2) == draw(". . ~ ~ > o B")


@rule("FLOORS-A17", "FLOORS-18.2")
def test_a_piece_that_slides_to_the_edge_stops_on_the_last_blood_cell() -> None:
    assert become("> o ~ ~", 1, at=(12, 5)) == draw(". > ~ ~o", at=(12, 5))
    assert become("> o A ~ ~", 1, at=(11, 5)) == draw(". > o ~ ~A", at=(11, 5))


@rule("FLOORS-A17", "FLOORS-18.2")
def test_a_piece_that_slides_to_a_teleporter_stops_on_the_last_blood_cell() -> None:
    assert become("> o ~ ~ 1N\n. . . . 1S", 1) == draw(". > ~ ~o 1N\n. . . . 1S")
    assert become("> o A ~ 1N\n. . . . 1S", 1) == draw(". > o ~A 1N\n. . . . 1S")


@rule("FLOORS-A17", "FLOORS-9.4", "FLOORS-15.7")
def test_pushed_directly_from_the_last_blood_cell_it_goes_over() -> None:
    moved = prowl("> ~ ~o", 1, at=(13, 5))
    assert removals(moved) == [("stone", (15, 5), "edge")]
    moved = prowl("> o ~A", 1, at=(13, 5))
    assert meals(moved) == [("A", (15, 5), "edge")]
    moved = prowl("> o ~A 1N\n. . . 1S", 1)
    assert meals(moved) == [("A", (7, 3), "teleporter")]
    moved = prowl("> ~ ~o 1N\n. . . 1S", 1)
    assert removals(moved) == [("stone", (7, 3), "teleporter")]


@rule("FLOORS-A19", "FLOORS-9.1")
def test_figures_resting_on_blood_in_its_slide_are_all_eaten() -> None:
    moved = prowl("> ~A ~ ~B . C", 1)
    assert meals(moved) == [("A", (6, 3), "stepped_on"), ("B", (8, 3), "stepped_on")]
    assert route(moved) == [(6, 3), (7, 3), (8, 3), (9, 3)]


@rule("FLOORS-A19", "FLOORS-9.2")
def test_a_stone_resting_on_blood_is_pushed_ahead_cell_by_cell() -> None:
    moved = prowl("> ~ ~o ~ . .", 1)
    assert pushes(moved) == [("stone", (7, 3), (9, 3)), ("stone", (9, 3), (10, 3))]
    assert become("> ~ ~o ~ . .", 1) == draw(". ~ ~ ~ > o")


# Teleporters


@rule("FLOORS-A18", "FLOORS-15.7")
def test_a_row_that_ends_at_a_teleporter_closes_up() -> None:
    before, after = "> o u A 1N B\n. . . . 1S .", ". > o u 1N B\n. . . . 1S ."
    assert become(before, 1) == draw(after)
    moved = prowl(before, 1)
    assert meals(moved) == [("A", (8, 3), "teleporter")]
    assert pushes(moved) == [("uturn", (7, 3), (8, 3)), ("stone", (6, 3), (7, 3))]


@rule("FLOORS-A18")
def test_nothing_but_the_monster_is_teleported() -> None:
    moved = prowl("> o 1N B\n. . 1S .", 1)
    assert removals(moved) == [("stone", (6, 3), "teleporter")]
    assert become("> o 1N B\n. . 1S .", 1) == draw(". > 1N B\n. . 1S .")


# Corners


@rule("FLOORS-A14", "FLOORS-5.4")
@pytest.mark.parametrize(
    ("before", "at", "start"),
    [
        (". o <", (0, 0), (1, 0)),
        (".\no\n^", (0, 0), (0, 1)),
        ("> o .", (13, 10), (14, 10)),
        ("v\no\n.", (15, 8), (15, 9)),
    ],
)
def test_a_stone_that_the_monster_pushes_onto_a_corner_is_removed(
    before: str, at: tuple[int, int], start: tuple[int, int]
) -> None:
    for sign, kind in (("o", "stone"), ("c", "crystal")):
        moved = prowl(before.replace("o", sign), 1, at=at)
        assert removals(moved) == [(kind, start, "corner")]
        assert of(Removed, moved.events)[0].rule == "FLOORS-A14"
        assert pushes(moved) == []
        assert moved.board.count(EMPTY) == 156


@rule("FLOORS-A14")
def test_by_the_other_reading_the_stone_stays_on_the_corner() -> None:
    moved = prowl(". o <", 1, at=(0, 0), options=STAYS)
    assert pushes(moved) == [("stone", (1, 0), (0, 0))]
    assert removals(moved) == []
    assert become(". o <", 1, at=(0, 0), options=STAYS) == draw("o < .", at=(0, 0))
    moved = prowl(". o <", 2, at=(0, 0), options=STAYS)
    assert removals(moved) == [("stone", (0, 0), "edge")]


@rule("FLOORS-A14")
@pytest.mark.parametrize("options", [Options(), STAYS])
def test_a_figure_pushed_onto_a_corner_stays_there(options: Options) -> None:
    assert become(". A o <", 1, at=(0, 0), options=options) == draw("A o < .", at=(0, 0))
    assert become("> o A .", 1, at=(12, 10), options=options) == draw(". > o A", at=(12, 10))


@rule("FLOORS-A14", "FLOORS-A15")
def test_a_figure_on_the_corner_is_pushed_on_first() -> None:
    moved = prowl("A o <", 1, at=(0, 0))
    assert meals(moved) == [("A", (0, 0), "edge")]
    assert removals(moved) == [("stone", (1, 0), "corner")]
    assert isinstance(moved.events[1], Eaten)
    moved = prowl("A o <", 1, at=(0, 0), options=STAYS)
    assert meals(moved) == [("A", (0, 0), "edge")]
    assert pushes(moved) == [("stone", (1, 0), (0, 0))]


@rule("FLOORS-A14", "FLOORS-9.5")
def test_a_stone_that_slides_onto_a_corner_is_removed() -> None:
    moved = prowl(". ~ ~ o <", 1, at=(0, 0))
    assert removals(moved) == [("stone", (3, 0), "corner")]
    assert become(". ~ ~ o <", 1, at=(0, 0), options=STAYS) == draw("o ~ ~ < .", at=(0, 0))


@rule("FLOORS-A14")
def test_a_stone_on_any_other_cell_of_the_edge_stays() -> None:
    assert become("> o .", 1, at=(13, 5)) == draw(". > o", at=(13, 5))
    assert become(". o <", 1, at=(0, 1)) == draw("o < .", at=(0, 1))


# FLOORS-9.6


OTHERS = ("A1", "A4", "A5", "B1", "B3", "B4", "B5")
EATEN_NEXT = "> A3 . .\n. . . ."


@rule("FLOORS-9.6")
@pytest.mark.parametrize("in_round", [2, 6, 7])
def test_in_the_first_stage_the_eaten_wait_outside_again(in_round: int) -> None:
    used = ("5", "7", "7", "8", "8", "10")[: in_round - 1]
    state = make_state(EATEN_NEXT, in_round=in_round, moved=OTHERS, used=used)
    events = act(state, "3", "hit1")
    assert [event.figure for event in of(Returned, events)] == ["A3"]
    assert of(Returned, events)[0].rule == "FLOORS-9.6"
    assert state.places[1] == OUTSIDE
    assert FIGURES[1] not in state.board


@rule("FLOORS-9.6", "FLOORS-3.3")
def test_an_eaten_figure_is_not_turned_over() -> None:
    """It has shown its other number since its own move; being eaten does not turn it again."""
    state = make_state(EATEN_NEXT, in_round=3, moved=OTHERS, used=("5", "7"))
    act(state, "3", "hit1")
    figure = next(figure for figure in state.view(None).figures if figure.name == "A3")
    assert (figure.place, figure.points, figure.moved) == ("outside", 4, False)


@rule("FLOORS-9.6")
def test_it_may_enter_in_the_next_round() -> None:
    state = make_state(EATEN_NEXT, in_round=3, marker=1, moved=OTHERS, used=("5", "7"))
    act(state, "3", "hit1")
    assert (state.round, state.turn) == (4, 0)
    act(state, "3 +")
    assert state.places[1] == cell_at(15, 10)


@rule("FLOORS-9.6")
@pytest.mark.parametrize("in_round", [8, 9, 13])
def test_in_the_second_stage_the_eaten_are_out_of_the_game(in_round: int) -> None:
    used = ("5", "7", "7", "8", "8", "10")[: in_round - 8]
    state = make_state(EATEN_NEXT, in_round=in_round, moved=OTHERS, used=used)
    events = act(state, "3", "hit1")
    assert of(Returned, events) == []
    assert state.places[1] == EATEN
    assert all(action.words()[0] != "3" for action in state.choices(0).actions)
