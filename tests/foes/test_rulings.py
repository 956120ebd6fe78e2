"""FOE-18 and FOE-19: where the texts differ or are silent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fabula.core import Fault, refuse
from fabula.games.foes.actions import Wander
from fabula.games.foes.board import SIDES, maze_of, steps_with
from fabula.games.foes.components import is_monster
from fabula.games.foes.game import game
from fabula.games.foes.wandering import Journey, chamber_of, journeys, walk
from fabula.testing import rule
from foes.crowd import crowd
from foes.setting import asked, listed, play, position, refused, tile, where, why

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState

KNOWN = {"*": "N"}


@rule("FOE-18.10", "FOE-10.3")
def test_a_wandering_monster_moves_one_two_or_three_chambers() -> None:
    state = position(A="S4 w1", tiles={"C1": 9}, closed=KNOWN, next=24)
    for route, home in (("P1 S1", "S1"), ("P1 S1 P16 C6", "C6"), ("P1 S1 P16 C6 P37 C11", "C11")):
        after = state.copy()
        play(after, f"wander 9 {route}")
        assert tile(after, home) == 9
    assert refused(state, "wander 9 P1 S1 P16 C6 P37 C11 P45 C10") == refuse("FOE-10.3", "too-far", most=3)


EXACTLY = {"privilege_move": "three"}
NARROW: dict[str, Any] = {"board": "monster14", "unexplored": ["R", "Y", "Q", "U1", "U2", "U3"]}
"""The way between S and P is all that is known of this board."""


@rule("FOE-18.10", "FOE-10.3")
def test_whether_a_wandering_monster_may_stop_early_is_an_option() -> None:
    state = position(A="S4 w1", tiles={"C1": 9}, closed=KNOWN, next=24, options=EXACTLY)
    for route in ("P1 S1", "P1 S1 P16 C6"):
        assert refused(state, f"wander 9 {route}") == refuse("FOE-18.10", "too-near", least=3)
    assert all(len([word for word in line.split() if word[0] in "CS"]) == 3 for line in listed(state)[1:])
    play(state, "wander 9 P1 S1 P16 C6 P37 C11")
    assert tile(state, "C11") == 9


@rule("FOE-18.10")
def test_who_moves_exactly_three_chambers_may_come_back_to_one_that_he_has_left() -> None:
    state = position(A="K w1", tiles={"S": 14, "K": 30}, **NARROW, options=EXACTLY)
    assert listed(state) == ["done", "wander 14 p1 P p1 S p1 P"]


@rule("FOE-18.10", "FOE-10.9")
def test_two_figures_stop_a_monster_that_should_move_three_chambers() -> None:
    state = position(A="S4 w1", B="S1 w9", C="S1 w9", tiles={"C1": 9}, closed=KNOWN, next=24, options=EXACTLY)
    assert "wander 9 P1 S1" in listed(state)
    play(state, "wander 9 P1 S1")
    assert (tile(state, "S1"), asked(state)) == (9, "A act")


@rule("FOE-18.10", "FOE-10.4")
def test_a_monster_that_cannot_move_three_chambers_is_passed_over() -> None:
    keys = {"A": "K w1", "tiles": {"S": 14, "P": 20, "K": 30}, **NARROW}
    assert asked(position(**keys)) == "A privilege"  # out of S and back again
    assert asked(position(**keys, options=EXACTLY)) == "A act"


@rule("FOE-18.10", "FOE-10.5")
def test_every_walk_of_exactly_so_many_chambers_is_listed() -> None:
    listed_in_all = 0
    for seed in range(10):
        state = crowd(seed)
        for monster in sorted(filter(is_monster, state.tiles))[:2]:
            for most in (2, 3):
                found = {(each.space, each.places) for each in journeys(state, monster, most, least=most)}
                assert found == exact_walks(state, monster, most)
                listed_in_all += len(found)
    assert listed_in_all > 50


def exact_walks(state: FoesState, monster: int, most: int) -> set[tuple[int, tuple[int, ...]]]:
    """The results of all routes that `walk` accepts, found by trying every next space."""
    found = set()
    routes: list[tuple[str, ...]] = [()]
    for route in routes:
        here = state.maze.number[route[-1]] if route else chamber_of(state, monster)
        for space in state.steps(here):
            longer = (*route, state.maze.ids[space])
            journey = walk(state, Wander(monster, longer), most, least=most)
            if isinstance(journey, Journey):
                found.add((journey.space, journey.places))
            if isinstance(journey, Journey) or journey.reason in ("not-in-a-chamber", "occupied", "too-near"):
                routes.append(longer)
    return found


@rule("FOE-18.10", "FOE-17.7")
def test_a_spell_moves_a_monster_as_far_as_one_likes() -> None:
    state = position(A="S4 w9 4-move_monster-2", tiles={"C1": 9}, closed=KNOWN, options=EXACTLY)
    play(state, "cast 4-move_monster-2 2", "wander 9 P1 S1")
    assert tile(state, "S1") == 9


@rule("FOE-19.13", "FOE-9.2", "FOE-9.5")
@pytest.mark.parametrize("allowed", [True, False])
def test_whether_one_studies_beside_a_monster_is_an_option(allowed: bool) -> None:
    options = {"study_with_monster": allowed}
    state = position(A="C2 w5", B="C2 w9", tiles={"C2": 20}, options=options)
    play(state, "end")
    assert asked(state) == ("A study" if allowed else "B act")
    state = position(A="P4 w9", B="P4 w5", tiles={"C2": 20}, options=options)
    play(state, "go C2", "A end", "B follow")
    assert asked(state) == ("B study" if allowed else "B act")
    elsewhere = position(A="P4 w5", B="P4 w9", tiles={"C2": 20}, options=options)
    play(elsewhere, "end")
    assert asked(elsewhere) == "A study"


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
