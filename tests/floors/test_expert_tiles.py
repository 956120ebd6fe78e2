"""FLOORS-15 and FLOORS-16: crystals, turning stones and teleporters, and the table of who meets what."""

from __future__ import annotations

import pytest
from drawn import act, make_state
from walks import become, draw, first_look, looks, meals, of, prowl, pushes, removals, route, turned_by, walls

from fabula.core import Refusal
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES, cell_at
from fabula.games.floors.events import Crept, Removed, Rested, Stuck, Teleported, TurnedBy
from fabula.games.floors.options import Options
from fabula.testing import rule

PUSHES = Options(tie_at_turning_stone="pushes")


# Crystals


@rule("FLOORS-15.1")
def test_a_crystal_is_a_stone_that_the_monster_sees_through() -> None:
    assert first_look("> c A").ahead == ("A", 2)
    assert first_look("> o A").ahead is None
    assert become("> c A .", 1) == draw(". > c A")
    assert removals(prowl("> c", 1, at=(14, 5))) == [("crystal", (15, 5), "edge")]


# Turning stones


@rule("FLOORS-15.2")
@pytest.mark.parametrize(
    ("sign", "at", "end", "facing"),
    [
        ("^", (0, -1), (1, 0), "E"),
        (">", (1, 0), (0, 1), "S"),
        ("v", (0, 1), (-1, 0), "W"),
        ("<", (-1, 0), (0, -1), "N"),
    ],
)
def test_a_right_turner_turns_it_to_its_own_right(
    sign: str, at: tuple[int, int], end: tuple[int, int], facing: str
) -> None:
    rows = [["."] * 3 for _ in range(3)]
    rows[1][1], rows[1 + at[1]][1 + at[0]] = sign, "r"
    moved = prowl("\n".join(" ".join(row) for row in rows), 1)
    assert (route(moved), moved.facing) == ([(6 + end[0], 4 + end[1])], facing)
    assert turned_by(moved) == ["right"]


@rule("FLOORS-15.2")
@pytest.mark.parametrize(
    ("sign", "at", "end", "facing"),
    [
        ("^", (0, -1), (0, 1), "S"),
        (">", (1, 0), (-1, 0), "W"),
        ("v", (0, 1), (0, -1), "N"),
        ("<", (-1, 0), (1, 0), "E"),
    ],
)
def test_a_uturn_turns_it_round(sign: str, at: tuple[int, int], end: tuple[int, int], facing: str) -> None:
    rows = [["."] * 3 for _ in range(3)]
    rows[1][1], rows[1 + at[1]][1 + at[0]] = sign, "u"
    moved = prowl("\n".join(" ".join(row) for row in rows), 1)
    assert (route(moved), moved.facing) == ([(6 + end[0], 4 + end[1])], facing)
    assert turned_by(moved) == ["uturn"]


@rule("FLOORS-15.2")
@pytest.mark.parametrize("stone", "ru")
def test_a_turning_stone_is_neither_entered_nor_pushed(stone: str) -> None:
    moved = prowl(f". > {stone} .\n. . . .", 1)
    assert pushes(moved) == []
    assert removals(moved) == []
    assert draw(f". > {stone} .").stones == become(f". > {stone} .\n. . . .", 1).stones
    (turned,) = of(TurnedBy, moved.events)
    assert (turned.at, turned.rule) == ((6, 3), "FLOORS-15.2")


@rule("FLOORS-15.2")
def test_turning_costs_nothing_and_the_step_is_used_by_the_move_that_follows() -> None:
    moved = prowl(". . > u", 2)
    assert route(moved) == [(6, 3), (5, 3)]
    assert of(Rested, moved.events)[0].steps == 2


@rule("FLOORS-15.2")
def test_a_turning_stone_beside_it_has_no_effect() -> None:
    assert become(". r .\n. > .\nu u .", 1) == draw(". r .\n. . >\nu u .")


@rule("FLOORS-15.3")
def test_a_figure_seen_beside_it_draws_it_away_from_the_turning_stone() -> None:
    for stone in "ru":
        moved = prowl(f"A . .\n. . .\n> {stone} .", 1)
        assert (turned_by(moved), route(moved), moved.facing) == ([], [(5, 4)], "N")
        moved = prowl(f"> {stone} .\n. . .\nA . .", 1)
        assert (turned_by(moved), route(moved), moved.facing) == ([], [(5, 4)], "S")


@rule("FLOORS-15.3", "FLOORS-A23")
def test_after_being_turned_it_does_not_look_again_before_it_moves() -> None:
    """A is behind it at first, and to its right once it faces south; it walks past."""
    moved = prowl(". . . .\nA . > r\n. . . .", 1)
    assert (route(moved), moved.facing) == ([(7, 5)], "S")
    assert looks(moved)[0] == "none"
    moved = prowl(". A .\n. > u\n. . .", 1)
    assert (turned_by(moved), route(moved)) == ([], [(6, 3)])
    moved = prowl(". B . .\nA . > u\n. . . .", 1)
    assert (turned_by(moved), route(moved)) == (["uturn"], [(6, 4)])


@rule("FLOORS-15.4", "FLOORS-A26")
def test_a_turning_stone_behind_another_piece_is_pushed_like_a_stone() -> None:
    assert become("> o u r A .", 1) == draw(". > o u r A")
    assert become("> o ~ r .", 1) == draw(". > ~o r .")
    moved = prowl("> o r", 1, at=(13, 5))
    assert (removals(moved), turned_by(moved)) == ([("right", (15, 5), "edge")], [])
    moved = prowl("> c u 1N\n. . . 1S", 1)
    assert removals(moved) == [("uturn", (7, 3), "teleporter")]
    moved = prowl(". u o <", 1, at=(0, 0))
    assert removals(moved) == [("uturn", (1, 0), "corner")]


@rule("FLOORS-A26")
def test_a_turning_stone_behind_a_figure_turns_only_when_it_is_next() -> None:
    moved = prowl(". > A u", 2)
    assert meals(moved) == [("A", (7, 3), "stepped_on")]
    assert (route(moved), turned_by(moved)) == ([(7, 3), (6, 3)], ["uturn"])


@rule("FLOORS-A23")
def test_it_turns_as_often_as_needed_within_one_step() -> None:
    moved = prowl(". . .\n. > r\n. r .", 1)
    assert (turned_by(moved), route(moved), moved.facing) == (["right", "right"], [(5, 4)], "W")
    moved = prowl(". . .\nr > r\n. r .", 1)
    assert (turned_by(moved), route(moved), moved.facing) == (["right"] * 3, [(6, 3)], "N")
    moved = prowl(". . .\nr > u\n. . .", 1)
    assert (turned_by(moved), route(moved), moved.facing) == (["uturn", "right"], [(6, 3)], "N")


@rule("FLOORS-A23", "FLOORS-18.1")
def test_between_two_uturns_it_stays_put_and_the_point_is_spent() -> None:
    moved = prowl("u > u", 3)
    assert (route(moved), COORDINATES[moved.at], moved.facing) == ([], (6, 3), "E")
    assert turned_by(moved) == ["uturn", "uturn"] * 3
    stuck = of(Stuck, moved.events)
    assert [(event.at, event.facing, event.rule) for event in stuck] == [((6, 3), "E", "FLOORS-A23")] * 3
    assert of(Rested, moved.events)[0].steps == 3


@rule("FLOORS-A23", "FLOORS-18.1")
def test_among_four_right_turners_it_stays_put_with_its_first_facing() -> None:
    moved = prowl(". r .\nr > r\n. r .", 1)
    assert (turned_by(moved), route(moved), moved.facing) == (["right"] * 4, [], "E")
    assert len(of(Stuck, moved.events)) == 1


@rule("FLOORS-A23", "FLOORS-18.1")
def test_the_step_ends_with_the_facing_that_came_up_twice() -> None:
    """It comes out of the east, is turned south once, then caught between north and south."""
    moved = prowl(". u .\n. > r\n. u .", 1)
    assert turned_by(moved) == ["right", "uturn", "uturn"]
    assert (route(moved), moved.facing) == ([], "S")


@rule("FLOORS-A23")
def test_a_monster_that_stayed_put_looks_again_at_its_next_step() -> None:
    moved = prowl("u > u", 2)
    assert looks(moved) == ["none", "none", "none"]
    moved = prowl(". A .\n. . .\n. . .\nu > u", 1)
    assert (turned_by(moved), route(moved)) == ([], [(6, 5)])


@rule("FLOORS-A23", "FLOORS-18.1")
def test_a_ring_of_blood_ends_the_step_where_it_closes() -> None:
    moved = prowl("~ ~ ~ ~ ~> ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~", 1, at=(0, 5))
    assert route(moved) == [*((x, 5) for x in range(5, 16)), *((x, 5) for x in range(5))]
    assert (COORDINATES[moved.at], walls(moved)) == ((4, 5), ["V"])
    assert len(of(Stuck, moved.events)) == 1


@rule("FLOORS-A23", "FLOORS-18.1")
def test_the_same_cell_and_facing_with_another_layout_is_no_repetition() -> None:
    """It eats A on its first way round the ring, and only the second way round finds everything the same."""
    moved = prowl("~ ~ ~A ~ ~> ~ ~ ~ ~ ~ ~ ~ ~ ~ ~ ~", 1, at=(0, 5))
    assert meals(moved) == [("A", (2, 5), "stepped_on")]
    assert (len(route(moved)), COORDINATES[moved.at]) == (14 + 16, (2, 5))


@rule("FLOORS-A24")
def test_a_turning_stone_behind_a_pool_turns_it_on_the_last_blood_cell() -> None:
    moved = prowl("> ~ ~ r\n. . ~ .\n. . . .", 1)
    assert route(moved) == [(6, 3), (7, 3), (7, 4), (7, 5)]
    assert (turned_by(moved), moved.facing) == (["right"], "S")
    moved = prowl("> ~ ~ u", 1)
    assert route(moved) == [(6, 3), (7, 3), (6, 3), (5, 3)]
    assert (turned_by(moved), moved.facing) == (["uturn"], "W")


@rule("FLOORS-A24")
def test_a_turning_stone_on_a_pool_turns_it_before_it() -> None:
    moved = prowl("> ~ ~r ~\n. . . .", 1)
    assert (route(moved), moved.facing) == ([(6, 3), (6, 4)], "S")
    moved = prowl("> ~r ~ .\n. . . .", 1)
    assert (route(moved), moved.facing) == ([(5, 4)], "S")


TIE = ". . A . .\nB . > {} o\n. . C . ."


@rule("FLOORS-A25")
@pytest.mark.parametrize(("stone", "end", "facing"), [("u", (6, 4), "W"), ("r", (7, 5), "S")])
def test_in_a_tie_the_turning_stone_ahead_acts(stone: str, end: tuple[int, int], facing: str) -> None:
    moved = prowl(TIE.format(stone), 1)
    assert looks(moved)[0] == "tie"
    assert (route(moved), turned_by(moved)) == ([end], [{"u": "uturn", "r": "right"}[stone]])
    assert of(Crept, moved.events)[0].facing == facing


@rule("FLOORS-A25")
@pytest.mark.parametrize("stone", "ur")
def test_by_the_other_reading_a_tie_makes_it_a_stone_like_any_other(stone: str) -> None:
    moved = prowl(TIE.format(stone), 1, options=PUSHES)
    assert (route(moved), turned_by(moved)) == ([(8, 4)], [])
    kind = {"u": "uturn", "r": "right"}[stone]
    assert pushes(moved) == [("stone", (9, 4), (10, 4)), (kind, (8, 4), (9, 4))]


@rule("FLOORS-A25")
def test_by_the_other_reading_it_still_turns_where_there_is_no_tie() -> None:
    for drawing in (". . > u .", "A . > u ."):
        assert turned_by(prowl(drawing, 1, options=PUSHES)) == ["uturn"]


@rule("FLOORS-A25", "FLOORS-A24")
def test_the_other_reading_is_about_the_first_target_alone() -> None:
    moved = prowl(". A . .\n. > ~ r\n. C . .", 1, options=PUSHES)
    assert (turned_by(moved), route(moved)) == (["right"], [(7, 4), (7, 5)])
    moved = prowl(". A . . .\n. > ~u r .\n. C . . .", 1, options=PUSHES)
    assert (pushes(moved)[:1], turned_by(moved)) == ([("right", (8, 4), (9, 4))], ["uturn"])


# Teleporters


@rule("FLOORS-15.5")
@pytest.mark.parametrize("arrow", "NESW")
def test_a_teleporter_takes_it_to_its_twin_facing_along_the_twins_arrow(arrow: str) -> None:
    other = {"N": "S", "E": "W", "S": "N", "W": "E"}[arrow]
    moved = prowl(f"> 1{other} . 2N\n. . . .\n. . 1{arrow} 2S", 1)
    assert route(moved) == [(6, 3), (7, 5)]
    assert (COORDINATES[moved.at], moved.facing) == ((7, 5), arrow)
    (event,) = of(Teleported, moved.events)
    assert (event.at, event.facing, event.rule) == ((7, 5), arrow, "FLOORS-15.5")
    assert of(Rested, moved.events)[0].steps == 1


@rule("FLOORS-15.5")
def test_each_pair_leads_to_its_own_twin_both_ways() -> None:
    floor = "> 1N . 2E\n. . . .\n. . 1W 2S"
    assert route(prowl(floor, 1)) == [(6, 3), (7, 5)]
    assert route(prowl("1N . . 2E\n. . . .\n1W < . 2S", 1)) == [(5, 5), (5, 3)]
    assert route(prowl("1N . > 2E\n. . . .\n1W . . 2S", 1)) == [(8, 3), (8, 5)]


@rule("FLOORS-15.5")
def test_it_looks_from_the_arrival_tile_before_its_next_step() -> None:
    moved = prowl("> 1N . .\n. . . .\n. . 1E .\n. . A .", 2)
    assert looks(moved) == ["none", "turn", "none"]
    assert (route(moved)[-1], moved.facing) == ((7, 6), "S")
    assert meals(moved) == [("A", (7, 6), "stepped_on")]


@rule("FLOORS-15.5")
def test_the_last_look_too_is_from_the_arrival_tile() -> None:
    moved = prowl("> 1N . .\n. . . .\n. . 1E .\n. . A .", 1)
    assert (looks(moved), moved.facing) == (["none", "turn"], "S")


@rule("FLOORS-A27", "FLOORS-15.5")
def test_arriving_does_not_trigger_the_teleporter_again_but_coming_back_does() -> None:
    moved = prowl("> 1N . . .\n. . . . .\n. . 1E . u", 2)
    assert route(moved) == [(6, 3), (7, 5), (8, 5)]
    moved = prowl("> 1N . . .\n. . . . .\n. . 1E . u", 3)
    assert route(moved) == [(6, 3), (7, 5), (8, 5), (7, 5), (6, 3)]
    assert moved.facing == "N"


@rule("FLOORS-15.5", "FLOORS-18.1")
def test_a_teleporter_at_the_end_of_a_pool_ends_the_slide() -> None:
    moved = prowl("> ~ ~ 1N\n. . . .\n. . 1E ~", 1)
    assert route(moved) == [(6, 3), (7, 3), (8, 3), (7, 5)]


@rule("FLOORS-15.6", "FLOORS-4.3")
def test_for_figures_a_teleporter_is_like_the_edge() -> None:
    state = make_state("A5 1N .\n. . 1S", in_round=3)
    refusal = state.why_not(0, Move(5, "E"))
    assert isinstance(refusal, Refusal)
    assert (refusal.rule, refusal.reason) == ("FLOORS-15.6", "teleporter")
    actions = state.choices(0).actions
    assert Move(5, "E") not in actions
    assert Move(5, "N") in actions
    slide = make_state("A5 ~ ~ 1N\n. . . 1S", in_round=3)
    act(slide, "5 E")
    assert COORDINATES[slide.places[3]] == (7, 3)


@rule("FLOORS-15.7", "FLOORS-9.2")
@pytest.mark.parametrize(("sign", "kind"), [("o", "stone"), ("c", "crystal")])
def test_a_stone_pushed_onto_a_teleporter_is_destroyed(sign: str, kind: str) -> None:
    moved = prowl(f"> {sign} 1N\n. . 1S", 1)
    assert removals(moved) == [(kind, (6, 3), "teleporter")]
    assert of(Removed, moved.events)[0].rule == "FLOORS-15.7"
    assert become(f"> {sign} 1N\n. . 1S", 1) == draw(". > 1N\n. . 1S")


@rule("FLOORS-15.7")
def test_a_figure_pushed_onto_a_teleporter_counts_as_eaten() -> None:
    moved = prowl("> o A 1N\n. . . 1S", 1)
    assert meals(moved) == [("A", (7, 3), "teleporter")]
    assert moved.events[1].rule == "FLOORS-15.7"


@rule("FLOORS-15.8")
def test_sight_passes_over_teleporters() -> None:
    assert first_look("> 1N 2E A\n. . 1S 2W").ahead == ("A", 3)
    assert first_look("A . 1S\n1N . .\n> . .").left == ("A", 2)


@rule("FLOORS-A41")
def test_a_monster_held_on_blood_looks_and_steps_normally_from_there() -> None:
    """Turned in a circle on the blood in its first step, it sees A in the second look and goes there."""
    held = prowl(". v . .\nu ~ u .\n. r . .", 1)
    assert (COORDINATES[held.at], turned_by(held)) == ((6, 4), ["right", "uturn", "uturn"])
    assert (len(of(Stuck, held.events)), held.facing) == (1, "W")
    resting = prowl(". A . .\n. . . .\nu ~> u .", 1)
    assert (looks(resting)[0], route(resting)) == ("turn", [(6, 4)])
    resting = prowl(". . . .\n. ~> ~ .", 1)
    assert route(resting) == [(7, 4), (8, 4)]


# FLOORS-16.1


@rule("FLOORS-16.1")
@pytest.mark.parametrize(
    ("sign", "after"),
    [
        ("o", ". . > o .\n. . . . .\n. 1S . . ."),  # pushes
        ("c", ". . > c .\n. . . . .\n. 1S . . ."),  # pushes
        ("r", ". . r . .\n. v . . .\n. 1S . . ."),  # turns right instead
        ("u", "< . u . .\n. . . . .\n. 1S . . ."),  # turns round instead
        ("~", ". . ~ > .\n. . . . .\n. 1S . . ."),  # slides across
        ("A", ". . > . .\n. . . . .\n. 1S . . ."),  # eats
    ],
)
def test_what_the_monster_does_when_it_moves_onto_a_thing(sign: str, after: str) -> None:
    assert become(f". > {sign} . .\n. . . . .\n. 1S . . .", 1) == draw(after)


@rule("FLOORS-16.1")
def test_a_teleporter_takes_the_monster_to_its_twin_where_it_faces_the_arrow() -> None:
    before = ". > 1N . .\n. . . . .\n. 1S . . ."
    assert become(before, 1).monster == ((6, 5), "S")
    assert become(before, 1).teleporters == draw(before).teleporters


@rule("FLOORS-16.1")
def test_the_edge_takes_the_monster_to_the_same_letter_opposite() -> None:
    assert become(". . . . . . . . . . . . . . . >", 1, at=(0, 5)) == draw(">", at=(0, 5))


@rule("FLOORS-16.1")
@pytest.mark.parametrize(
    ("sign", "seen"),
    [("o", None), ("c", "B"), ("r", None), ("u", None), ("1N", "B"), ("~", "B"), ("A", "A")],
)
def test_what_a_thing_is_to_the_line_of_sight(sign: str, seen: str | None) -> None:
    sighting = first_look(f"> {sign} B\n. . .\n. 1S .").ahead
    assert (sighting and sighting[0]) == seen


@rule("FLOORS-16.1")
def test_the_edge_ends_the_line_of_sight() -> None:
    assert first_look("B . . . . . . . . . . . . . . >", at=(0, 5)).ahead is None


@rule("FLOORS-16.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("> o o . .", ". > o o ."),
        ("> o c . .", ". > o c ."),
        ("> o r . .", ". > o r ."),
        ("> o u . .", ". > o u ."),
        ("> o A . .", ". > o A ."),
        ("> o ~ . .", ". > ~ o ."),
        ("> o 1N . .", ". > 1N . ."),
        ("> o B 1N .", ". > o 1N ."),
    ],
)
def test_what_happens_when_the_monster_pushes_something_onto_a_thing(before: str, after: str) -> None:
    below = "\n. . . . .\n. 1S . . ."
    assert become(before + below, 1) == draw(after + below)


@rule("FLOORS-16.1")
def test_what_the_monster_pushes_over_the_edge_is_removed_or_eaten() -> None:
    assert become("> o", 1, at=(14, 5)) == draw(". >", at=(14, 5))
    assert become("> o A", 1, at=(13, 5)) == draw(". > o", at=(13, 5))


@rule("FLOORS-A27")
def test_no_piece_is_ever_left_on_a_teleporter() -> None:
    moved = prowl("> o A u 1N\n. . . . 1S", 3)
    assert all(moved.board[cell_at(*at)] == "." for at in ((9, 3), (9, 4)))
    assert removals(moved) == [("uturn", (8, 3), "teleporter"), ("stone", (8, 3), "teleporter")]
    assert meals(moved) == [("A", (8, 3), "teleporter")]
