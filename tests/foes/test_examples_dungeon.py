"""EX-11 to EX-23: set-up, supply, movement and vision."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Event, ScriptedDice, refuse
from fabula.games.foes.components import CHEST, DUMBEST, UNEXPLORED
from fabula.games.foes.events import Explored, Flipped, PhaseTwo
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.games.foes.vision import reveal
from fabula.testing import rule
from foes.setting import (
    listed,
    of,
    path,
    play,
    position,
    refused,
    side,
    steps_between,
    tile,
    where,
    why,
)

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState

SET_UP = (1, 2, 3, 4, "red", "blue", "red", "blue", 0)
"""Monsters 1 to 4 on S1 to S4, T1 and T3 a pair, A the start player."""


def start(seats: int) -> FoesState:
    return game.start(Options(), seats, ScriptedDice(SET_UP))


def explored(events: list[Event]) -> set[str]:
    return {event.space for event in of(events, Explored)}


@pytest.mark.parametrize(("seats", "reserve"), [(2, 24), (3, 18), (4, 12), (5, 6), (6, 0)])
@rule("EX-11", "FOE-2.8")
def test_ex_11_the_reserve_at_the_start(seats: int, reserve: int) -> None:
    assert start(seats).reserve == reserve


@rule("EX-12", "FOE-3.7", "FOE-6.6", "FOE-7.1", "FOE-7.2", "FOE-7.3", "FOE-8.4")
def test_ex_12_the_first_turn_of_a_game() -> None:
    state = start(4)
    play(state, "enter S1")
    events = play(state, "fight", dice=(3, 1, "1-movement-2", 6, 5, 7))
    assert (state.chips[0], state.supply, state.reserve) == (4, 4, 13)
    assert (state.gold[0], state.wisdom[0], len(state.hands[0])) == (1, 7, 1)
    assert explored(events) == {"C1", "C2", "C6"}
    assert [tile(state, name) for name in ("C1", "C2", "C6")] == [6, 5, 7]
    assert of(events, Flipped) == []


@pytest.mark.parametrize(("supply", "taken"), [(1, 1), (2, 2), (3, 2), (5, 3), (6, 4), (12, 7)])
@rule("EX-13", "FOE-3.4", "FOE-1.5", "FOE-18.4")
def test_ex_13_taking_chips(supply: int, taken: int) -> None:
    state = position(A="S1 c0", supply=supply)
    play(state, "chips")
    assert (state.chips[0], state.supply) == (taken, supply - taken)


@rule("EX-13", "FOE-3.4")
def test_ex_13_an_empty_supply_gives_nothing() -> None:
    assert why(position(A="S1", supply=0), "chips") == ("FOE-3.4", "supply-empty")


@rule("EX-14", "FOE-4.3", "FOE-3.2")
def test_ex_14_a_monster_on_the_way_ends_the_movement() -> None:
    state = position(A="S1", tiles={"C2": 5})
    play(state, "go P2", "go P3", "go C2")
    assert why(state, "go P4") == ("FOE-4.3", "stopped")
    assert listed(state) == ["fight", "end"]


@rule("EX-15", "FOE-4.5", "FOE-4.6", "FOE-3.2", "FOE-3.5", "FOE-3.8")
def test_ex_15_a_pinned_figure_may_fight_take_chips_stay_or_flee() -> None:
    state = position(A="C2 w9 c3", tiles={"C2": 12, "S2": 13}, closed={"*": "N"}, supply=1)
    assert sorted(listed(state)) == ["chips", "end", "fight", "flee"]
    assert refused(state, "go P3") == refuse("FOE-4.5", "pinned", monster=12)
    play(state, "flee")
    assert (state.chips[0], state.supply) == (2, 2)
    fighting = state.copy()
    play(fighting, "go P4", "go P5", "go S2")
    assert "fight" in listed(fighting)
    far = ["go P3", "go P2", "go S1", "go P16", "go C6", "go P37"]
    play(state, *far, "go C11", "go P37", "go C6", "go P16", "go S1", "go P2")
    assert state.turn.steps == 12
    assert refused(state, "go P3") == refuse("FOE-3.6", "no-steps-left", have=12)


@rule("EX-15", "FOE-4.7")
def test_ex_15_nobody_flees_from_a_monster_that_he_could_beat() -> None:
    state = position(A="C2 w9 c3", tiles={"C2": 8})
    assert refused(state, "flee") == refuse("FOE-4.7", "not-too-strong", wisdom=9, strength=8)


@rule("EX-16", "FOE-1.3")
def test_ex_16_a_closed_side_is_no_way() -> None:
    state = position(A="C2", closed={"X1": "S"})
    play(state, "go P17")
    assert refused(state, "go X1") == refuse("FOE-4.1", "no-way", space="X1")
    for here, there in (("P25", "P38"), ("P25", "P26"), ("P38", "P26")):
        for start, end in ((here, there), (there, here)):
            crossing = position(A=start, closed={"X1": "S", "X4": "N"})
            play(crossing, "go X1", f"go {end}")
            assert where(crossing).startswith(end)
    on_it = position(A="X1", closed={"X1": "S"})
    assert listed(on_it, "go") == ["go P38", "go P26", "go P25"]


@pytest.mark.parametrize(
    ("end", "steps"), [("C6", 2), ("C2", 3), ("C11", 4), ("T1", 4), ("S2", 6), ("C10", 6), ("C12", 7)]
)
@rule("EX-17", "FOE-4.1")
def test_ex_17_every_space_counts(end: str, steps: int) -> None:
    state = position(A="S1", closed={"*": "N"})
    assert steps_between("S1", end, state) == steps
    walk = path(state, "S1", end, jumps=False)
    assert len(walk) == steps
    play(state, *walk)
    assert state.turn.steps == steps


@rule("EX-17", "FOE-4.1")
def test_ex_17_to_c10_it_is_six_steps_either_way_round() -> None:
    for walk in ("P1 C1 P15 T1 P36 C10", "P16 C6 P37 C11 P45 C10"):
        state = position(A="S1", closed={"*": "N"})
        play(state, *(f"go {space}" for space in walk.split()))
        assert (where(state), state.turn.steps) == ("C10 - - -", 6)


@rule("EX-18", "FOE-5.1", "FOE-8.4", "FOE-8.7")
def test_ex_18_through_a_teleport_into_the_tower() -> None:
    state = position(A="C1", unexplored=["C33", "C44"], next=20)
    play(state, "go P15", "go T1")
    assert state.turn.steps == 2
    events = play(state, "go T3", dice=(21, 20))
    assert (state.turn.steps, explored(events), state.supply) == (3, {"C33", "C44"}, 2)
    for end in ("P137 C33", "P158 C44"):
        there = state.copy()
        play(there, *(f"go {space}" for space in end.split()))
        assert there.turn.steps == 5


@pytest.mark.parametrize(
    ("closed", "seen"),
    [("N", {"C6", "C7"}), ("E", {"C6", "C12"}), ("W", {"C7", "C12"}), ("S", set())],
)
@rule("EX-19", "FOE-8.2", "FOE-1.3")
def test_ex_19_an_intersection_hides_what_is_behind_its_closed_side(closed: str, seen: set[str]) -> None:
    state = position(A="C2 w4", tiles={"C2": 4}, explored=[])
    tiles = (5, 6)[: len(seen)]
    events = play(state, "fight", dice=(3, 3, "1-movement-2", closed, *tiles))
    assert (side(state, "X1"), explored(events)) == (closed, seen)


@rule("EX-20", "FOE-8.2", "FOE-19.18")
def test_ex_20_a_figure_on_an_intersection_looks_out_of_three_sides() -> None:
    state = position(A="- w9", explored=[], closed={"X10": "N"})
    state.places = (state.maze.number["X10"], *state.places[1:])
    dice = ScriptedDice(("N", "E", 5, 6, 7, 8, 9))
    events = reveal(state, (0,), dice)
    dice.finish()
    assert [(event.intersection, event.closed) for event in of(events, Flipped)] == [
        ("X9", "N"),
        ("X11", "E"),
    ]
    assert explored(events) == {"C26", "C25", "C31", "C27", "C37"}


@rule("EX-21", "FOE-8.1", "FOE-8.7", "FOE-19.18")
def test_ex_21_a_monster_hides_everything_until_it_is_defeated() -> None:
    state = position(A="P18 w4", tiles={"C7": 4}, explored=[])
    play(state, "go C7")
    assert set(state.closed) == {"?"}
    events = play(state, "fight", dice=(3, 3, "1-movement-2", "N", "N", "E", 5, 6, 7, 8, 9))
    assert [event.intersection for event in of(events, Flipped)] == ["X4", "X1", "X2"]
    assert explored(events) == {"C2", "C3", "C6", "C12", "C13"}
    assert tile(state, "C8") == tile(state, "C18") == UNEXPLORED


@rule("EX-22", "FOE-8.5", "FOE-10.1", "FOE-2.1")
def test_ex_22_the_dumbest_player_tile_turns_up_among_three() -> None:
    state = position(A="S1 w14", B="- w9", tiles={"S1": 14}, unexplored=["C1", "C2", "C6"], next=22)
    events = play(state, "fight", dice=(3, 3, "1-movement-2", 24, 22, 23))
    assert [tile(state, name) for name in ("C1", "C2", "C6")] == [24, 22, 23]
    assert of(events, PhaseTwo) == [PhaseTwo(seat=2, rule="FOE-8.5")]
    assert (state.phase_two, state.pile[0], state.supply) == (True, 25, 3)


@rule("EX-22", "FOE-8.5")
def test_ex_22_on_top_of_the_pile_it_does_nothing() -> None:
    state = position(A="S1 w14", tiles={"S1": 14}, unexplored=["C2", "C6"], next=22)
    events = play(state, "fight", dice=(3, 3, "1-movement-2", 22, 23))
    assert of(events, PhaseTwo) == []
    assert (state.phase_two, state.pile[0]) == (False, DUMBEST)


@rule("EX-23", "FOE-8.6", "FOE-14.1", "FOE-2.1")
def test_ex_23_a_draw_runs_into_the_last_pile() -> None:
    around = ["C13", "C18", "C20", "C26"]
    state = position(A="C19 w46", tiles={"C19": 46}, unexplored=around, next=47)
    play(state, "fight", dice=(3, 3, CHEST, 50, 50, 47, CHEST, 48))
    assert [tile(state, name) for name in around] == [50, 47, CHEST, 48]
    assert (state.pile, state.last_pile) == ((), (49, CHEST + 1, CHEST + 2))
