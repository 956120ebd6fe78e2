"""FOE-18 and FOE-19: where the texts differ or are silent."""

from __future__ import annotations

import pytest

from fabula.core import Fault, refuse
from fabula.games.foes.actions import Wander
from fabula.games.foes.board import SIDES, maze_of, steps_with
from fabula.games.foes.game import game
from fabula.testing import rule
from foes.setting import asked, listed, play, position, refused, tile, where, why

KNOWN = {"*": "N"}


@rule("FOE-18.10", "FOE-10.3")
def test_a_wandering_monster_moves_one_two_or_three_chambers() -> None:
    state = position(A="S4 w1", tiles={"C1": 9}, closed=KNOWN, next=24)
    for route, home in (("P1 S1", "S1"), ("P1 S1 P16 C6", "C6"), ("P1 S1 P16 C6 P37 C11", "C11")):
        after = state.copy()
        play(after, f"wander 9 {route}")
        assert tile(after, home) == 9
    assert refused(state, "wander 9 P1 S1 P16 C6 P37 C11 P45 C10") == refuse("FOE-10.3", "too-far", most=3)


@rule("FOE-18.14", "FOE-1.3")
def test_every_intersection_tile_opens_three_of_its_four_sides() -> None:
    maze = maze_of(None)
    for side in SIDES:
        steps = steps_with(None, side * len(maze.intersections))
        assert {len(steps[space]) for space in maze.intersections} == {3}


@rule("FOE-18.16", "FOE-17.11")
def test_only_face_up_intersections_are_rotated() -> None:
    state = position(A="S1 w9 1-rotate-2", closed={"X3": "N"})
    play(state, "cast 1-rotate-2 2")
    assert listed(state) == ["done", "turn X3 E", "turn X3 S", "turn X3 W"]
    assert refused(state, "turn X1 N").rule == "FOE-17.11"


@rule("FOE-18.17", "FOE-2.1")
def test_pile_three_lies_in_rising_order() -> None:
    state = position(A="P2 w9", unexplored=["C1", "C6"], next=24)
    play(state, "go S1", dice=(25, 24))
    assert state.pile[0] == 26


@rule("FOE-19.15", "FOE-10.3")
def test_the_tile_drawn_in_ones_own_turn_gives_the_privilege_in_the_next() -> None:
    keys = {"unexplored": ["C1"], "next": "dumbest", "tiles": {"S4": 9}}
    state = position(seats=2, A="P2 w1", B="S3 w9", **keys)
    play(state, "go S1", dice=(24,))
    assert asked(state) == "A act"
    play(state, "A end", "B end")
    assert asked(state) == "A privilege"


@rule("FOE-19.14")
def test_whoever_has_not_entered_is_no_target_of_transference() -> None:
    state = position(A="S1 w9 2-transference-0", C="S4")
    assert listed(state, "join") == ["join 2-transference-0 2"]
    for other in (0, 1, 3, 4):
        assert why(state, f"join 2-transference-0 {other}") == ("FOE-17.4", "nobody-there")


@rule("FOE-18.12", "FOE-17.4")
def test_whether_one_walks_on_after_transference_is_an_option() -> None:
    options = {"move_after_transference": False}
    state = position(A="S1 w9 2-transference-0", B="S4 w9", closed=KNOWN, options=options)
    play(state, "join 2-transference-0 1")
    assert why(state, "go P14") == ("FOE-4.3", "stopped")
    play(state, "end")
    assert (where(state), asked(state)) == ("S4 S4 - -", "B act")


@rule("FOE-18.15", "FOE-19.8")
def test_whether_a_single_companion_travels_with_his_monster_is_an_option() -> None:
    keys = {"A": "S4 w1", "B": "C1 w9", "tiles": {"C1": 9}, "closed": KNOWN, "next": 24}
    state = position(**keys)
    play(state, "wander 9 P1 S1")
    assert where(state) == "S4 S1 - -"
    state = position(**keys, options={"carry_companion": False})
    play(state, "wander 9 P1 S1")
    assert where(state) == "S4 C1 - -"


def test_a_route_is_read_and_written_alike() -> None:
    for action in (Wander(14, ("p1", "P")), Wander(9, ())):
        assert game.read(game.write(action)) == action
    for text in ("wander", "wander x P1", "wander -3 P1", "wander ٣ P1", "wander 12345 P1"):
        with pytest.raises(Fault):
            game.read(text)
