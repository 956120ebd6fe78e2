"""FLOORS-7: the monster looks."""

from __future__ import annotations

import pytest
from walks import first_look, looks, prowl, route

from fabula.testing import rule

AROUND = """
    . . N . .
    . . . . .
    W . {} E .
    . . S . .
"""


@rule("FLOORS-7.1")
@pytest.mark.parametrize(
    ("sign", "ahead", "left", "right"),
    [
        ("^", ("N", 2), ("W", 2), ("E", 1)),
        (">", ("E", 1), ("N", 2), ("S", 1)),
        ("v", ("S", 1), ("E", 1), ("W", 2)),
        ("<", ("W", 2), ("S", 1), ("N", 2)),
    ],
)
def test_it_looks_ahead_left_and_right(
    sign: str, ahead: tuple[str, int], left: tuple[str, int], right: tuple[str, int]
) -> None:
    look = first_look(AROUND.format(sign))
    assert (look.ahead, look.left, look.right) == (ahead, left, right)


@rule("FLOORS-7.1")
@pytest.mark.parametrize("sign", "^>v<")
def test_it_never_looks_behind(sign: str) -> None:
    behind = {"^": "S", ">": "W", "v": "N", "<": "E"}[sign]
    drawing = AROUND.format(sign)
    for other in set("NESW") - {behind}:
        drawing = drawing.replace(other, ".")
    look = first_look(drawing)
    assert (look.ahead, look.left, look.right, look.result) == (None, None, None, "none")


@rule("FLOORS-7.1", "FLOORS-1.4")
@pytest.mark.parametrize("sign", "^>v<")
def test_it_never_looks_diagonally(sign: str) -> None:
    look = first_look(f"""
        A . B
        . {sign} .
        C . D
    """)
    assert look.result == "none"


@rule("FLOORS-7.2")
@pytest.mark.parametrize("beyond", ["A . . . . . . . . . . . . . . >", "< . . . . . . . . . . . . . . A"])
def test_sight_does_not_go_on_through_the_wall(beyond: str) -> None:
    assert first_look(beyond, at=(0, 5)).result == "none"


@rule("FLOORS-7.2")
def test_sight_reaches_the_last_cell_before_the_edge() -> None:
    assert first_look("> . . . . . . . . . . . . . . A", at=(0, 5)).ahead == ("A", 15)
    assert first_look("A . . . . . . . . . . . . . . <", at=(0, 5)).ahead == ("A", 15)
    assert first_look("A\n.\n.\n.\n.\n.\n.\n.\n.\n.\n^", at=(4, 0)).ahead == ("A", 10)
    assert first_look("v\n.\n.\n.\n.\n.\n.\n.\n.\n.\nA", at=(11, 0)).ahead == ("A", 10)


@rule("FLOORS-7.2")
def test_sight_ends_where_the_staircase_cuts_the_board_off() -> None:
    """The row below the exit ends at x = 12; nothing beyond it comes into sight from another row."""
    look = first_look(
        """
        > . . . #
        . . . . A
        """,
        at=(10, 2),
    )
    assert look.result == "none"


@rule("FLOORS-7.3", "FLOORS-15.1", "FLOORS-15.8")
@pytest.mark.parametrize(
    ("between", "seen"),
    [
        ("o", None),
        ("r", None),
        ("u", None),
        ("c", ("A", 2)),
        ("~", ("A", 2)),
        ("1N", ("A", 2)),
        ("~c", ("A", 2)),
        ("~o", None),
    ],
)
def test_stones_and_turning_stones_block_sight_and_nothing_else_does(
    between: str, seen: tuple[str, int] | None
) -> None:
    ahead = first_look(f"v . 1S\n{between} . .\nA . .")
    assert (ahead.ahead, ahead.result) == (seen, "keep" if seen else "none")
    right = first_look(f"> . 1S\n{between} . .\nA . .")
    assert (right.right, right.result) == (seen, "turn" if seen else "none")
    left = first_look(f"A . 1S\n{between} . .\n> . .")
    assert (left.left, left.result) == (seen, "turn" if seen else "none")


@rule("FLOORS-7.3")
def test_it_sees_through_several_crystals_but_not_past_a_stone_among_them() -> None:
    assert first_look("> c c c A").ahead == ("A", 4)
    assert first_look("> c o c A").ahead is None


@rule("FLOORS-7.3", "FLOORS-7.5")
def test_a_figure_hides_nobody_nearer_and_whoever_is_behind_it_does_not_matter() -> None:
    look = first_look("""
        > A B .
        . . . .
        C . . .
    """)
    assert (look.ahead, look.right, look.result) == (("A", 1), ("C", 2), "keep")


@rule("FLOORS-7.4")
@pytest.mark.parametrize(("sign", "facing"), [("^", "N"), (">", "E"), ("v", "S"), ("<", "W")])
def test_with_nobody_in_sight_the_facing_stays(sign: str, facing: str) -> None:
    look = first_look(sign)
    assert (look.result, look.facing, look.rule) == ("none", facing, "FLOORS-7.4")


@rule("FLOORS-7.5")
@pytest.mark.parametrize(
    ("drawing", "facing", "result"),
    [
        (". . A .\nC . > .\n. . . .\n. . B .", "N", "turn"),  # left at 1 beats right at 2
        (". . A .\n. . . .\n. . > .\n. . B .", "S", "turn"),  # right at 1 beats left at 2
        (". . A .\n. . . .\n. . > C\n. . . .\n. . B .", "E", "keep"),  # ahead at 1 beats both
        (". . A .\n. . > . C\n. . . . .\n. . B . .", "N", "turn"),  # the others tie for second
        (". . A .\n. . . .\n. . > . C\n. . B . .", "S", "turn"),
    ],
)
def test_it_turns_to_the_strictly_nearest_figure(drawing: str, facing: str, result: str) -> None:
    look = first_look(drawing)
    assert (look.facing, look.result, look.rule) == (facing, result, "FLOORS-7.5")


@rule("FLOORS-7.5")
def test_in_each_line_only_the_nearest_figure_matters() -> None:
    """B and C are both two cells away, but A comes before B."""
    look = first_look("""
        > A B
        . . .
        C . .
    """)
    assert (look.facing, look.result) == ("E", "keep")
    look = first_look("""
        v . B
        A . .
        D . .
    """)
    assert (look.ahead, look.left, look.facing) == (("A", 1), ("B", 2), "S")


@rule("FLOORS-7.6")
@pytest.mark.parametrize(
    "drawing",
    [
        ". . A .\n. . . .\n. . > .\n. . . .\n. . B .",  # left and right, nobody ahead
        ". . A .\n. . . .\n. . > . C",  # ahead and left
        ". . > . C\n. . . . .\n. . A . .",  # ahead and right
        ". . A .\n. . . .\n. . > . C\n. . . . .\n. . B . .",  # all three
        ". . A .\n. . > . . C\n. . B . .",  # left and right, somebody farther ahead
        ". . A .\n. . > C\n. . . .\n. . B .",  # ahead and left, somebody farther right
    ],
)
def test_a_tie_for_the_smallest_distance_keeps_the_facing(drawing: str) -> None:
    look = first_look(drawing)
    assert (look.facing, look.result, look.rule) == ("E", "tie", "FLOORS-7.6")


@rule("FLOORS-7.6", "FLOORS-8.1")
def test_after_a_tie_it_walks_straight_on() -> None:
    moved = prowl(". A .\n. . .\n. > .\n. . .\n. B .", 1)
    assert route(moved) == [(7, 5)]
    assert looks(moved) == ["tie", "none"]


@rule("FLOORS-7.7", "FLOORS-17.2")
def test_blood_counts_cell_by_cell_for_the_distance() -> None:
    """A is two cells away across blood, B two cells away over plain floor: equal, straight on."""
    equal = prowl("A .\n~ .\n> .\n. .\nB .", 1)
    assert looks(equal)[0] == "tie"
    assert route(equal) == [(6, 5)]
    nearer = first_look("A .\n~ .\n~ .\n> .\n. .\nB .")
    assert (nearer.left, nearer.right, nearer.facing) == (("A", 3), ("B", 2), "S")
    farther = first_look("A .\n~ .\n> .\n. .\n. .\nB .")
    assert (farther.left, farther.right, farther.facing) == (("A", 2), ("B", 3), "N")
