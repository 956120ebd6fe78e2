"""FLOORS-4: how a figure moves, enters and leaves."""

from __future__ import annotations

import pytest
from drawn import act, after, draw, ends, make_state, refused, seen

from fabula.core import refuse
from fabula.games.floors.actions import Move
from fabula.games.floors.events import Entered, Left, Turned, Walked
from fabula.games.floors.options import Options
from fabula.testing import rule


@rule("FLOORS-4.1")
@pytest.mark.parametrize("number", [1, 3, 4, 5])
def test_a_figure_spends_up_to_its_number_of_points(number: int) -> None:
    text = f"A{number} . . . . . ."
    for spent in range(number + 1):
        assert after(text, f"{number} {'E' * spent}").figures == {f"A{number}": (5 + spent, 3)}
    too_far = refused(make_state(text), f"{number} {'E' * (number + 1)}")
    assert too_far == refuse("FLOORS-4.1", "too-far", need=number + 1, have=number)


@rule("FLOORS-4.1")
def test_too_far_is_said_with_the_length_of_the_whole_path() -> None:
    assert refused(make_state("A3"), "3 EEEEEEEE").details == {"need": 8, "have": 3}


@rule("FLOORS-4.1")
def test_in_an_even_round_the_black_number_counts() -> None:
    state = make_state("A1 . . . . . .", in_round=4)
    act(state, "1 EEEEEE")
    assert seen(state).figures == {"A1": (11, 3)}
    assert refused(make_state("A5", in_round=4), "5 EEE").details == {"need": 3, "have": 2}


@rule("FLOORS-4.2")
def test_one_point_moves_one_cell_in_one_of_four_directions() -> None:
    text = """
        . . .
        . A1 .
        . . .
    """
    for path, at in (("N", (6, 3)), ("E", (7, 4)), ("S", (6, 5)), ("W", (5, 4))):
        assert after(text, f"1 {path}").figures == {"A1": at}


@rule("FLOORS-4.2")
def test_a_figure_may_turn_go_back_and_revisit_cells() -> None:
    assert after("A5 . .", "5 EWEWE") == draw(". A5 .")
    assert after("A4 . .", "4 EEWW") == draw("A4 . .")
    state = make_state("A4 . .")
    events = act(state, "4 ESWN")
    assert [event.route for event in events if isinstance(event, Walked)] == [
        ((6, 3),),
        ((6, 4),),
        ((5, 4),),
        ((5, 3),),
    ]
    assert {event.rule for event in events if isinstance(event, Walked)} == {"FLOORS-4.2"}


@rule("FLOORS-4.2")
def test_a_path_is_made_of_directions() -> None:
    state = make_state("A4 . .")
    assert refused(state, Move(4, "ENX")) == refuse("FLOORS-4.2", "no-direction", letter="X")
    assert refused(state, Move(4, "e")) == refuse("FLOORS-4.2", "no-direction", letter="e")


@rule("FLOORS-4.3")
@pytest.mark.parametrize(
    ("at", "direction"), [((5, 0), "N"), ((15, 5), "E"), ((5, 10), "S"), ((0, 5), "W"), ((12, 1), "E")]
)
def test_a_figure_never_crosses_the_edge(at: tuple[int, int], direction: str) -> None:
    state = make_state("A4", at=at)
    assert refused(state, f"4 {direction}") == refuse("FLOORS-4.3", "edge", direction=direction)


@rule("FLOORS-4.3", "FLOORS-15.6")
def test_a_figure_never_enters_a_teleporter() -> None:
    state = make_state("A4 1E .")
    assert refused(state, "4 E") == refuse("FLOORS-15.6", "teleporter", direction="E")
    assert (6, 3) not in ends(state, 4)


@rule("FLOORS-4.3")
def test_a_figure_never_enters_or_crosses_the_monsters_cell() -> None:
    state = make_state("A4 < .")
    assert refused(state, "4 E") == refuse("FLOORS-4.3", "monster", direction="E")
    assert refused(state, "4 EE") == refuse("FLOORS-4.3", "monster", direction="E")
    assert after("A4 < .", "4 NEES") == draw("""
        . < A4
    """)


@rule("FLOORS-4.4")
def test_a_figure_passes_through_others_own_or_foreign_at_a_point_each() -> None:
    assert after("A3 B1 A4 .", "3 EEE") == draw(". B1 A4 A3")
    assert refused(make_state("A1 B1 ."), "1 EE") == refuse("FLOORS-4.1", "too-far", need=2, have=1)


@rule("FLOORS-4.5")
@pytest.mark.parametrize("other", ["A4", "B1"])
def test_a_figure_must_not_end_on_another(other: str) -> None:
    state = make_state(f"A3 {other} .")
    assert refused(state, "3 E") == refuse("FLOORS-4.5", "ends-on-figure")
    assert refused(state, "3 EEW") == refuse("FLOORS-4.5", "ends-on-figure")
    assert (6, 3) not in ends(state, 3)
    assert (7, 3) in ends(state, 3)


@rule("FLOORS-4.6")
def test_the_first_point_puts_an_outside_figure_on_the_entrance_corner() -> None:
    state = make_state()
    events = act(state, "4 +NNW")
    assert seen(state).figures == {"A4": (14, 8)}
    assert events == [
        Entered(figure="A4", at=(15, 10), rule="FLOORS-4.6"),
        Walked(figure="A4", route=((15, 9),), rule="FLOORS-4.2"),
        Walked(figure="A4", route=((15, 8),), rule="FLOORS-4.2"),
        Walked(figure="A4", route=((14, 8),), rule="FLOORS-4.2"),
        Turned(figure="A4", points=3, rule="FLOORS-3.3"),
    ]


@rule("FLOORS-4.6")
def test_entering_costs_its_point() -> None:
    assert ends(make_state(), 1) == {"outside", (15, 10)}
    assert ends(make_state(), 3) == {"outside", (15, 10), (15, 9), (14, 10), (15, 8), (14, 9), (13, 10)}
    assert refused(make_state(), "1 +N") == refuse("FLOORS-4.1", "too-far", need=2, have=1)


@rule("FLOORS-4.6")
def test_who_is_outside_enters_first_and_who_is_inside_cannot() -> None:
    assert refused(make_state(), "4 N") == refuse("FLOORS-4.6", "enter-first")
    assert refused(make_state(), "4 -") == refuse("FLOORS-4.6", "enter-first")
    assert refused(make_state("A4"), "4 +") == refuse("FLOORS-4.6", "inside-already")
    assert refused(make_state("A4"), "4 E+") == refuse("FLOORS-4.6", "inside-already")
    assert refused(make_state(), "4 ++") == refuse("FLOORS-4.6", "inside-already")


@rule("FLOORS-A2")
def test_a_newcomer_passes_through_a_figure_on_the_entrance_with_two_points_or_more() -> None:
    state = make_state("B1", at=(15, 10))
    assert refused(state, "1 +") == refuse("FLOORS-4.5", "ends-on-figure")
    assert ends(state, 1) == {"outside"}
    assert ends(state, 3) == {"outside", (15, 9), (14, 10), (15, 8), (14, 9), (13, 10)}
    act(state, "3 +N")
    assert seen(state).figures == {"B1": (15, 10), "A3": (15, 9)}


@rule("FLOORS-A2", "FLOORS-A30")
def test_nobody_enters_while_the_monster_stands_on_the_entrance() -> None:
    state = make_state("v", at=(15, 10))
    assert refused(state, "4 +N") == refuse("FLOORS-4.3", "monster-on-entrance")
    assert ends(state, 4) == {"outside"}


@rule("FLOORS-A2", "FLOORS-A14")
def test_nobody_enters_while_a_stone_that_stays_lies_on_the_entrance() -> None:
    state = make_state("o", at=(15, 10), options=Options(monster_stone_on_corner="stays"))
    assert refused(state, "4 +N") == refuse("FLOORS-A14", "stone-on-entrance")
    assert ends(state, 4) == {"outside"}


@rule("FLOORS-4.7", "FLOORS-A3")
def test_from_the_exit_corner_one_further_point_takes_it_out_for_good() -> None:
    state = make_state("A4 . . v", at=(0, 0))
    events = act(state, "4 -")
    assert events == [Left(figure="A4", rule="FLOORS-4.7")]
    assert seen(state).figures == {}
    assert state.view(None).figures[2].place == "escaped"
    assert state.view(None).escaped == ("A4",)
    state.turn = 0
    assert refused(state, "4") == refuse("FLOORS-4.7", "not-in-play")


@rule("FLOORS-4.7")
def test_leaving_costs_its_point() -> None:
    text = """
        . A1 A3
        . . v
    """
    state = make_state(text, at=(0, 0))
    assert refused(state, "1 W-") == refuse("FLOORS-4.1", "too-far", need=2, have=1)
    assert "escaped" not in ends(state, 1)
    assert "escaped" in ends(state, 3)
    assert [type(event) for event in act(state, "3 WW-")] == [Walked, Walked, Left]


@rule("FLOORS-4.7")
def test_one_leaves_from_the_exit_corner_only_and_does_not_come_back() -> None:
    state = make_state("A4 . . v", at=(0, 0))
    assert refused(state, "4 E-") == refuse("FLOORS-4.7", "not-on-exit")
    assert refused(state, "4 -E") == refuse("FLOORS-4.7", "gone-for-good")
    assert refused(state, "4 --") == refuse("FLOORS-4.7", "gone-for-good")
    assert refused(state, "4 -+") == refuse("FLOORS-4.7", "gone-for-good")
    assert refused(make_state("A4", at=(15, 10)), "4 -") == refuse("FLOORS-4.7", "not-on-exit")


@rule("FLOORS-A3")
def test_a_figure_on_the_exit_corner_can_be_passed_through() -> None:
    state = make_state("B1 A3 v", at=(0, 0))
    assert refused(state, "3 W") == refuse("FLOORS-4.5", "ends-on-figure")
    act(state, "3 W-")
    assert seen(state).figures == {"B1": (0, 0)}


@rule("FLOORS-A3", "FLOORS-A30")
def test_nobody_gets_to_the_exit_while_the_monster_stands_there() -> None:
    state = make_state("> A4", at=(0, 0))
    assert refused(state, "4 W-") == refuse("FLOORS-4.3", "monster", direction="W")
    assert "escaped" not in ends(state, 4)


@rule("FLOORS-4.8")
def test_figures_never_push_figures() -> None:
    state = make_state("A3 B1 .")
    assert refused(state, "3 E").reason == "ends-on-figure"
    act(state, "3 EE")
    assert seen(state).figures == {"B1": (6, 3), "A3": (7, 3)}
    assert after("A3 B1 B3 .", "3 EEE") == draw(". B1 B3 A3")


@rule("FLOORS-16.1")
@pytest.mark.parametrize(
    ("thing", "what_happens"),
    [
        ("o", "pushes if free behind"),
        ("c", "pushes if free behind"),
        ("r", "pushes if free behind"),
        ("u", "pushes if free behind"),
        ("1E", "impossible"),
        ("~", "slides across"),
        ("#", "impossible"),
        ("B1", "passes, cannot end"),
        ("<", "impossible"),
    ],
)
def test_what_happens_when_a_figure_moves_onto_something(thing: str, what_happens: str) -> None:
    """The figure's column of the table, each row by what it says."""
    at = (14, 5) if thing == "#" else (5, 3)
    text = "A3 ." if thing == "#" else f"A3 {thing} . ."
    if thing == "#":
        state = make_state(". A3", at=at)
        assert refused(state, "3 E").reason == "edge"
    elif what_happens == "pushes if free behind":
        assert after(text, "3 E") == draw(f". A3 {thing} .")
        assert refused(make_state(f"A3 {thing} B1"), "3 E").reason == "stone-blocked"
    elif what_happens == "impossible":
        assert refused(make_state(text), "3 E").rule in ("FLOORS-15.6", "FLOORS-4.3")
        assert (6, 3) not in ends(make_state(text), 3)
    elif what_happens == "slides across":
        assert after(text, "3 E") == draw(". ~ A3 .")
    else:
        assert after(text, "3 EE") == draw(". B1 A3 .")
        assert refused(make_state(text), "3 E").reason == "ends-on-figure"
