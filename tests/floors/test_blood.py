"""FLOORS-6: figures and stones on blood pools."""

from __future__ import annotations

import pytest
from drawn import act, after, draw, ends, make_state, refused, seen

from fabula.core import refuse
from fabula.games.floors.events import Pushed, Removed, Turned, Walked
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import make_floor
from fabula.testing import rule


@rule("FLOORS-6.1")
@pytest.mark.parametrize("blood", ["~", "~ ~", "~ ~ ~ ~"])
def test_a_figure_slides_straight_across_blood_in_one_point(blood: str) -> None:
    assert after(f"A1 {blood} . .", "1 E") == draw(f". {blood} A1 .")


@rule("FLOORS-6.1")
def test_the_slide_is_told_cell_by_cell() -> None:
    state = make_state("A4 ~ ~ . .")
    assert act(state, "4 EE") == [
        Walked(figure="A4", route=((6, 3), (7, 3), (8, 3)), rule="FLOORS-6.1"),
        Walked(figure="A4", route=((9, 3),), rule="FLOORS-4.2"),
        Turned(figure="A4", points=3, rule="FLOORS-3.3"),
    ]


@rule("FLOORS-6.1")
def test_one_slides_in_every_direction() -> None:
    assert after("A1\n~\n~\n.", "1 S") == draw(".\n~\n~\nA1")
    assert after(".\n~\n~\nA1", "1 N") == draw("A1\n~\n~\n.")
    assert after("A1 ~ ~ .", "1 E") == draw(". ~ ~ A1")
    assert after(". ~ ~ A1", "1 W") == draw("A1 ~ ~ .")


@rule("FLOORS-6.1")
def test_beside_the_blood_nothing_slides() -> None:
    assert after(
        """
        A1 . .
        ~  ~ .
        """,
        "1 E",
    ) == draw("""
        . A1 .
        ~ ~ .
    """)


@rule("FLOORS-6.2")
def test_a_stone_beyond_the_blood_is_pushed_and_the_figure_ends_up_there() -> None:
    assert after("A1 ~ ~ o .", "1 E") == draw(". ~ ~ A1 o")
    state = make_state("A1 ~ ~ o .")
    assert act(state, "1 E")[:2] == [
        Pushed(piece="stone", start=(8, 3), end=(9, 3), rule="FLOORS-5.1"),
        Walked(figure="A1", route=((6, 3), (7, 3), (8, 3)), rule="FLOORS-6.1"),
    ]


@rule("FLOORS-6.3")
@pytest.mark.parametrize("behind", ["o", "B1", "<", "1E"])
def test_before_an_immovable_stone_the_figure_stays_on_the_last_blood_cell(behind: str) -> None:
    assert after(f"A1 ~ ~ o {behind}", "1 E") == draw(f". ~ ~A1 o {behind}")


@rule("FLOORS-6.3")
def test_at_the_edge_the_figure_stays_on_the_last_blood_cell() -> None:
    assert after("A1 ~ ~", "1 E", at=(13, 5)) == draw(". ~ ~A1", at=(13, 5))
    assert after("A1 ~ o", "1 E", at=(13, 5)) == draw(". ~A1 o", at=(13, 5))


@rule("FLOORS-6.3", "FLOORS-A8")
@pytest.mark.parametrize("obstacle", ["1E", "<"])
def test_before_a_teleporter_or_the_monster_the_figure_stays_on_the_last_blood_cell(obstacle: str) -> None:
    assert after(f"A1 ~ ~ {obstacle} .", "1 E") == draw(f". ~ ~A1 {obstacle} .")


@rule("FLOORS-A8")
def test_with_nothing_gained_the_point_cannot_be_spent_so() -> None:
    """A figure on the last blood cell goes no further that way."""
    assert refused(make_state("~A4 1E"), "4 E") == refuse("FLOORS-15.6", "teleporter", direction="E")
    assert refused(make_state("~A4 <"), "4 E") == refuse("FLOORS-4.3", "monster", direction="E")


@rule("FLOORS-6.4", "FLOORS-A13")
def test_getting_off_the_blood_costs_a_point_with_a_new_slide_in_any_direction() -> None:
    pool = """
        .  .  .  .
        .  ~  ~A3 o
        .  ~  ~  .
        .  .  .  .
    """
    state = make_state(pool)
    assert seen(state).figures == {"A3": (7, 4)}
    assert after(pool, "3").figures == {"A3": (7, 4)}
    assert after(pool, "3 N").figures == {"A3": (7, 3)}
    assert after(pool, "3 W").figures == {"A3": (5, 4)}
    assert after(pool, "3 S").figures == {"A3": (7, 6)}
    assert after(pool, "3 SN").figures == {"A3": (7, 3)}
    assert [event.route for event in act(state, "3 WE") if isinstance(event, Walked)] == [
        ((6, 4), (5, 4)),
        ((6, 4), (7, 4), (8, 4)),
    ]
    assert seen(state).stones == {(9, 4): "stone"}


@rule("FLOORS-6.4")
def test_a_stop_on_blood_and_the_way_on_are_two_points() -> None:
    text = """
        .  .  .  .
        A3 ~  ~  o o
        .  .  .  .
    """
    assert refused(make_state(text.replace("A3", "A1")), "1 EN").details == {"need": 2, "have": 1}
    assert after(text, "3 EN").figures == {"A3": (7, 3)}
    assert after(text, "3 ENW").figures == {"A3": (6, 3)}


@rule("FLOORS-6.5")
def test_a_slide_onto_a_figure_needs_another_point() -> None:
    text = "{} ~ ~ B1 ."
    assert refused(make_state(text.format("A1")), "1 E") == refuse("FLOORS-4.5", "ends-on-figure")
    assert ends(make_state(text.format("A1")), 1) == {(5, 3), (4, 3), (5, 2), (5, 4)}
    assert refused(make_state(text.format("A3")), "3 E") == refuse("FLOORS-4.5", "ends-on-figure")
    assert after(text.format("A3"), "3 EE") == draw(". ~ ~ B1 A3")
    assert after(text.format("A3"), "3 EN").figures == {"B1": (8, 3), "A3": (8, 2)}


@rule("FLOORS-6.6", "FLOORS-17.1")
def test_a_figure_may_end_its_move_on_blood_when_something_has_stopped_it() -> None:
    state = make_state("A4 ~ ~o B1")
    assert (6, 3) in ends(state, 4)
    act(state, "4 E")
    assert seen(state).figures == {"A4": (6, 3), "B1": (8, 3)}
    assert (6, 3) not in ends(make_state("A4 ~ ~ ."), 4)


@rule("FLOORS-6.7")
def test_a_stone_pushed_onto_blood_slides_across_to_the_first_cell_beyond() -> None:
    state = make_state("A1 o ~ ~ . .")
    assert act(state, "1 E")[0] == Pushed(piece="stone", start=(6, 3), end=(9, 3), rule="FLOORS-5.1")
    assert after("A1 o ~ ~ . .", "1 E") == draw(". A1 ~ ~ o .")


@rule("FLOORS-6.7", "FLOORS-A7")
@pytest.mark.parametrize("obstacle", ["o", "B1", "<", "1E", "~o", "~B1", "~<"])
def test_a_sliding_stone_stops_on_the_last_free_blood_cell_and_pushes_nothing(obstacle: str) -> None:
    assert after(f"A1 o ~ ~ {obstacle} .", "1 E") == draw(f". A1 ~ ~o {obstacle} .")


@rule("FLOORS-A7")
def test_a_sliding_stone_stops_at_the_edge() -> None:
    assert after("A1 o ~ ~", "1 E", at=(12, 5)) == draw(". A1 ~ ~o", at=(12, 5))


@rule("FLOORS-A7")
def test_a_sliding_stone_stops_before_a_teleporter_whatever_the_option() -> None:
    destroyed = Options(stone_onto_teleporter="destroyed")
    assert after("A1 o ~ ~ 1E", "1 E", options=destroyed) == draw(". A1 ~ ~o 1E")
    state = make_state("A3 o ~ ~ 1E", options=destroyed)
    assert [type(event) for event in act(state, "3 EE")] == [Pushed, Walked, Removed, Walked, Turned]
    assert seen(state).figures == {"A3": (8, 3)}
    assert seen(state).stones == {}


@rule("FLOORS-A7")
@pytest.mark.parametrize("obstacle", ["o", "B1", "<"])
def test_a_stone_is_not_pushed_at_all_when_the_first_blood_cell_is_taken(obstacle: str) -> None:
    refusal = refuse("FLOORS-5.2", "stone-blocked", direction="E", stone="stone")
    assert refused(make_state(f"A1 o ~{obstacle} ."), "1 E") == refusal


@rule("FLOORS-6.7", "FLOORS-5.4")
def test_a_stone_that_slides_onto_a_corner_is_out() -> None:
    state = make_state(". ~ ~ o A1 v", at=(0, 0))
    assert act(state, "1 W")[0] == Removed(piece="stone", start=(3, 0), how="corner", rule="FLOORS-5.4")
    assert seen(state).stones == {}
    assert seen(state).figures == {"A1": (3, 0)}


@rule("FLOORS-6.8", "FLOORS-17.1", "FLOORS-A9")
def test_a_stone_on_blood_is_pushed_once_the_cell_behind_it_is_free() -> None:
    assert after("A1 ~ ~o B1", "1 E") == draw(". ~A1 ~o B1")
    assert after("A1 ~ ~o . .", "1 E") == draw(". ~ ~ A1 o")


@rule("FLOORS-6.8")
def test_a_stone_on_blood_is_pushed_from_the_neighbouring_cell_too() -> None:
    assert after("A1 ~o ~ . .", "1 E") == draw(". ~ ~ A1 o")
    assert after("~A1 ~o . .", "1 E") == draw("~ ~ A1 o")
    assert after("~A1 ~o B1 .", "1 N", at=(5, 3)).stones == {(6, 3): "stone"}
    refusal = refuse("FLOORS-5.2", "stone-blocked", direction="E", stone="stone")
    assert refused(make_state("A1 ~o ~o ."), "1 E") == refusal
    assert refused(make_state("~A1 ~o B1 ."), "1 E") == refusal


@rule("FLOORS-A9")
def test_the_same_stone_can_be_pushed_twice_for_one_point() -> None:
    state = make_state("A1 ~ ~o ~ . .")
    assert act(state, "1 E") == [
        Pushed(piece="stone", start=(7, 3), end=(9, 3), rule="FLOORS-5.1"),
        Pushed(piece="stone", start=(9, 3), end=(10, 3), rule="FLOORS-5.1"),
        Walked(figure="A1", route=((6, 3), (7, 3), (8, 3), (9, 3)), rule="FLOORS-6.1"),
        Turned(figure="A1", points=6, rule="FLOORS-3.3"),
    ]
    assert seen(state).stones == {(10, 3): "stone"}


@rule("FLOORS-A9")
def test_a_sliding_figure_tests_the_stone_again_where_it_meets_it_again() -> None:
    """The stone slides up to B1 and is immovable there; the figure follows to the cell before it."""
    assert after("A1 ~ ~o ~ ~ B1", "1 E") == draw(". ~ ~ ~A1 ~o B1")
    assert after("A1 ~ ~o ~o .", "1 E") == draw(". ~A1 ~o ~o .")


@rule("FLOORS-A10")
def test_a_figure_resting_on_blood_is_passed_through() -> None:
    assert after("A1 ~ ~B1 ~ .", "1 E") == draw(". ~ ~B1 ~ A1")


@rule("FLOORS-A10")
def test_a_slide_that_ends_on_a_figure_on_blood_has_to_go_on() -> None:
    text = "{} ~ ~B1 <"
    assert refused(make_state(text.format("A1")), "1 E") == refuse("FLOORS-4.5", "ends-on-figure")
    assert refused(make_state(text.format("A3")), "3 E") == refuse("FLOORS-4.5", "ends-on-figure")
    assert after(text.format("A3"), "3 EN").figures == {"A3": (7, 2), "B1": (7, 3)}
    assert after(text.format("A3"), "3 EW").figures == {"A3": (5, 3), "B1": (7, 3)}


@rule("FLOORS-A11")
def test_two_pools_that_touch_are_one_slide() -> None:
    state = make_state("A1 . . . . .")
    state.floor = make_floor([[(6, 3), (7, 3)], [(8, 3), (9, 3)]], [])
    act(state, "1 E")
    assert seen(state).figures == {"A1": (10, 3)}
    assert after("A1 o ~ ~ ~ ~ .", "1 E") == draw(". A1 ~ ~ ~ ~ o")


@rule("FLOORS-A12")
def test_nothing_moves_by_itself_when_a_blocker_goes_away() -> None:
    state = make_state("B1 ~B3 ~o A4 .")
    act(state, "4 E")
    assert seen(state).figures == {"B1": (5, 3), "B3": (6, 3), "A4": (9, 3)}
    assert seen(state).stones == {(7, 3): "stone"}


@rule("FLOORS-A13")
def test_a_figure_resting_on_blood_may_stay() -> None:
    state = make_state("o ~A4 o")
    assert (6, 3) in ends(state, 4)
    assert act(state, "4") == [Turned(figure="A4", points=3, rule="FLOORS-3.3")]


@rule("FLOORS-18.3")
def test_one_movement_point_with_everything_that_may_happen_in_it() -> None:
    """It goes over blood, pushes a crystal twice, and stops where the crystal meets the monster."""
    state = make_state("A1 ~ ~c ~ . <")
    assert act(state, "1 E") == [
        Pushed(piece="crystal", start=(7, 3), end=(9, 3), rule="FLOORS-5.1"),
        Walked(figure="A1", route=((6, 3), (7, 3), (8, 3)), rule="FLOORS-6.1"),
        Turned(figure="A1", points=6, rule="FLOORS-3.3"),
    ]
    assert refused(make_state("~A1 c <"), "1 E").reason == "stone-blocked"
    assert refused(make_state("A1 o ~<"), "1 E").reason == "stone-blocked"
