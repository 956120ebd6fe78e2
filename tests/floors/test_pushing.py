"""FLOORS-5: figures pushing stones."""

from __future__ import annotations

import pytest
from drawn import act, after, draw, ends, make_state, refused, seen

from fabula.core import refuse
from fabula.games.floors.board import cell_at
from fabula.games.floors.events import Pushed, Removed, Turned, Walked
from fabula.games.floors.options import Options
from fabula.testing import rule

DESTROYED = Options(stone_onto_teleporter="destroyed")


@rule("FLOORS-5.1")
def test_moving_onto_a_stone_pushes_it_one_cell_at_no_extra_cost() -> None:
    state = make_state("A3 . o . .")
    assert act(state, "3 EEE") == [
        Walked(figure="A3", route=((6, 3),), rule="FLOORS-4.2"),
        Pushed(piece="stone", start=(7, 3), end=(8, 3), rule="FLOORS-5.1"),
        Walked(figure="A3", route=((7, 3),), rule="FLOORS-4.2"),
        Pushed(piece="stone", start=(8, 3), end=(9, 3), rule="FLOORS-5.1"),
        Walked(figure="A3", route=((8, 3),), rule="FLOORS-4.2"),
        Turned(figure="A3", points=4, rule="FLOORS-3.3"),
    ]
    assert seen(state).stones == {(9, 3): "stone"}
    assert seen(state).figures == {"A3": (8, 3)}


@rule("FLOORS-5.1")
@pytest.mark.parametrize(
    ("direction", "pushed"), [("N", (6, 2)), ("E", (8, 4)), ("S", (6, 6)), ("W", (4, 4))]
)
def test_the_stone_goes_in_the_direction_of_movement(direction: str, pushed: tuple[int, int]) -> None:
    drawing = after(
        """
        . o .
        o A1 o
        . o .
        """,
        f"1 {direction}",
    )
    others = {(6, 3), (7, 4), (6, 5), (5, 4)} - {drawing.figures["A1"]}
    assert set(drawing.stones) == others | {pushed}


@rule("FLOORS-5.2")
@pytest.mark.parametrize("second", ["o", "c", "r", "u"])
def test_only_one_stone_at_a_time(second: str) -> None:
    state = make_state(f"A4 o {second} .")
    refusal = refuse("FLOORS-5.2", "stone-blocked", direction="E", stone="stone")
    assert refused(state, "4 E") == refusal
    assert after(f"A4 . o {second}", "4 E") == draw(f". A4 o {second}")
    assert refused(make_state(f"A4 . o {second}"), "4 EE") == refusal


@rule("FLOORS-5.2")
@pytest.mark.parametrize("obstacle", ["B1", "A1", "<"])
def test_the_cell_behind_must_be_free_of_figures_and_the_monster(obstacle: str) -> None:
    refusal = refuse("FLOORS-5.2", "stone-blocked", direction="E", stone="crystal")
    assert refused(make_state(f"A4 c {obstacle} ."), "4 E") == refusal


@rule("FLOORS-5.3")
@pytest.mark.parametrize(
    ("text", "at", "direction"),
    [("o A4", (0, 5), "W"), ("A4 o", (14, 5), "E"), ("o\nA4", (5, 0), "N"), ("A4\no", (5, 9), "S")],
)
def test_a_figure_never_pushes_a_stone_off_the_board(text: str, at: tuple[int, int], direction: str) -> None:
    refusal = refuse("FLOORS-5.3", "stone-at-edge", direction=direction, stone="stone")
    assert refused(make_state(text, at=at), f"4 {direction}") == refusal


@rule("FLOORS-5.4")
@pytest.mark.parametrize(
    ("text", "at", "path", "end"),
    [
        (". o A4 v", (0, 0), "WW", (0, 0)),
        (".\no\nA4", (0, 0), "NN", (0, 0)),
        ("A4 o .", (13, 10), "EE", (15, 10)),
        ("A4\no\n.", (15, 8), "SS", (15, 10)),
    ],
)
def test_a_stone_pushed_onto_a_corner_is_out_and_the_figure_moves_on(
    text: str, at: tuple[int, int], path: str, end: tuple[int, int]
) -> None:
    state = make_state(text, at=at)
    if "v" not in text:
        state.monster = cell_at(9, 9)
    events = act(state, f"4 {path}")
    stone = next(iter(draw(text, at=at).stones))
    assert events[0] == Removed(piece="stone", start=stone, how="corner", rule="FLOORS-5.4")
    assert [type(event) for event in events] == [Removed, Walked, Walked, Turned]
    assert seen(state).stones == {}
    assert seen(state).figures == {"A4": end}


@rule("FLOORS-5.4", "FLOORS-A5")
def test_an_occupied_corner_is_not_free() -> None:
    refusal = refuse("FLOORS-5.2", "stone-blocked", direction="W", stone="stone")
    assert refused(make_state("> o A4", at=(0, 0)), "4 W") == refusal
    assert refused(make_state("B1 o A4 v", at=(0, 0)), "4 W") == refusal


@rule("FLOORS-5.5")
@pytest.mark.parametrize(("sign", "kind"), [("c", "crystal"), ("r", "right"), ("u", "uturn")])
def test_for_figures_crystals_and_turning_stones_are_plain_stones(sign: str, kind: str) -> None:
    state = make_state(f"A4 {sign} . .")
    events = act(state, "4 EE")
    assert events[0] == Pushed(piece=kind, start=(6, 3), end=(7, 3), rule="FLOORS-5.1")
    assert seen(state).figures == {"A4": (7, 3)}
    assert seen(state).stones == {(8, 3): kind}
    edge = refuse("FLOORS-5.3", "stone-at-edge", direction="E", stone=kind)
    assert refused(make_state(f"A4 {sign}", at=(14, 5)), "4 E") == edge
    assert after(f". {sign} A4 v", "4 W", at=(0, 0)).stones == {}


@rule("FLOORS-5.6", "FLOORS-A4")
def test_a_stone_may_be_pushed_onto_the_cell_the_mover_started_from() -> None:
    text = """
        A5 o .
        .  . .
    """
    # north of its start round to the far side of the stone, and back against it
    assert after(text, "5 NEESW") == draw("""
        o A5 .
        . . .
    """)


@rule("FLOORS-5.6", "FLOORS-A4")
def test_the_mover_may_return_to_the_cell_it_started_from() -> None:
    assert after("A4 .", "4 EW") == draw("A4 .")
    assert after("A4 o . .", "4 EEWW") == draw("A4 . . o")


@rule("FLOORS-A6")
def test_a_figure_does_not_push_a_stone_onto_a_teleporter() -> None:
    refusal = refuse("FLOORS-A6", "stone-at-teleporter", direction="E", stone="stone")
    assert refused(make_state("A4 o 1E"), "4 E") == refusal
    assert (6, 3) not in ends(make_state("A1 o 1E"), 1)


@rule("FLOORS-A6")
def test_with_the_option_the_stone_is_destroyed_there() -> None:
    state = make_state("A4 o 1E .", options=DESTROYED)
    assert (6, 3) in ends(make_state("A1 o 1E", options=DESTROYED), 1)
    assert act(state, "4 E") == [
        Removed(piece="stone", start=(6, 3), how="teleporter", rule="FLOORS-A6"),
        Walked(figure="A4", route=((6, 3),), rule="FLOORS-4.2"),
        Turned(figure="A4", points=3, rule="FLOORS-3.3"),
    ]
    assert seen(state).stones == {}
    assert refused(make_state("A4 o 1E .", options=DESTROYED), "4 EE").rule == "FLOORS-15.6"


@rule("FLOORS-A6")
def test_even_with_the_option_not_while_the_monster_stands_on_the_teleporter() -> None:
    state = make_state("A4 o 1E", options=DESTROYED)
    state.monster = cell_at(7, 3)
    assert refused(state, "4 E") == refuse("FLOORS-5.2", "stone-blocked", direction="E", stone="stone")
