"""FOE-8: what figures see, and what comes into the chambers they see."""

from __future__ import annotations

import pytest

from fabula.core import ScriptedDice
from fabula.games.foes.components import CHEST, DUMBEST, UNEXPLORED
from fabula.games.foes.events import Explored, Flipped, PhaseTwo
from fabula.games.foes.game import game
from fabula.testing import rule
from foes.setting import asked, of, play, position, side, tile, where

SPELL = "1-movement-2"


@rule("FOE-8.1")
def test_a_figure_with_a_monster_sees_nothing_else() -> None:
    state = position(A="P16 w9", tiles={"C6": 12}, unexplored=["C11", "C2"], next=24)
    play(state, "go C6", "end")
    assert (tile(state, "C11"), side(state, "X1"), state.supply) == (UNEXPLORED, "?", 0)


@rule("FOE-8.2")
def test_a_look_ends_at_every_chamber_whatever_is_in_it() -> None:
    for content in ({}, {"C6": 12}, {"C6": "chest1"}):
        state = position(A="P2", tiles=content, unexplored=["C11"], next=14)
        events = play(state, "go S1")
        assert of(events, Explored) == []


@rule("FOE-8.2")
def test_an_intersection_that_is_reached_from_its_closed_side_is_turned_up_and_ends_the_look() -> None:
    state = position(A="P3", unexplored=["C6", "C7", "C12"], next=24)
    events = play(state, "go C2", dice=("S",))
    assert [(event.intersection, event.closed) for event in of(events, Flipped)] == [("X1", "S")]
    assert of(events, Explored) == []


@rule("FOE-8.2")
def test_a_face_up_intersection_is_not_turned_again() -> None:
    state = position(A="P3", closed={"X1": "N"}, unexplored=["C7"], next=24)
    events = play(state, "go C2", dice=(24,))
    assert of(events, Flipped) == []
    assert [event.space for event in of(events, Explored)] == ["C7"]


@rule("FOE-8.3")
def test_figures_do_not_block_sight() -> None:
    state = position(A="P3", B="P17", C="X1", closed={"X1": "N"}, unexplored=[], next=24)
    assert where(state) == "P3 P17 X1 -"
    hidden = position(A="P3", B="P4", unexplored=["C6", "C7", "C12"], next=24)
    events = play(hidden, "go C2", dice=("N", 25, 24))
    assert {event.space for event in of(events, Explored)} == {"C6", "C7"}


@rule("FOE-8.4", "FOE-8.6")
def test_exactly_the_tiles_of_one_reveal_are_shuffled_together() -> None:
    state = position(A="S1 w14", tiles={"S1": 14}, unexplored=["C1", "C2", "C6", "C12"], next=20)
    dice = ScriptedDice((3, 3, SPELL, 22, 20, 21))
    state.play(0, game.read("fight"), dice)
    laid = [(draw.value, draw.of) for draw in dice.drawn if draw.what == "tile for a chamber"]
    assert laid == [("22", 3), ("20", 2), ("21", 1)]
    assert [tile(state, name) for name in ("C1", "C2", "C6")] == [22, 20, 21]
    assert (tile(state, "C12"), state.supply, state.pile[0]) == (UNEXPLORED, 3, 23)


@rule("FOE-8.4", "FOE-19.1")
def test_chips_from_chambers_go_to_the_supply_as_long_as_it_has_room() -> None:
    state = position(A="P2", unexplored=["C1", "C6"], supply=29, next=24)
    reserve = state.reserve
    play(state, "go S1", dice=(24, 25))
    assert (state.supply, state.reserve) == (30, reserve + 1)


@rule("FOE-8.5", "FOE-10.1")
def test_the_dumbest_player_tile_is_handed_to_the_bottom_marker() -> None:
    keys = {"unexplored": ["C1"], "next": "dumbest", "arrivals": ["C", "B"]}
    state = position(A="P2 w9", B="S2 w5", C="S3 w5", D="S4 w5", **keys)
    assert not state.phase_two
    events = play(state, "go S1", dice=(24,))
    assert of(events, PhaseTwo) == [PhaseTwo(seat=2, rule="FOE-8.5")]
    assert (state.phase_two, state.pile[0], tile(state, "C1")) == (True, 25, 24)


@rule("FOE-8.5", "FOE-10.2")
def test_nobody_gets_the_tile_if_all_are_at_the_top() -> None:
    keys = {"unexplored": ["C1"], "next": "dumbest"}
    state = position(A="P2 w50", B="S2 w50", seats=2, **keys)
    events = play(state, "go S1", dice=(24,))
    assert of(events, PhaseTwo) == [PhaseTwo(seat=None, rule="FOE-8.5")]


@rule("FOE-8.5")
def test_the_tile_is_the_last_of_a_reveal_or_replaced_in_it() -> None:
    for number, phase_two in ((1, False), (2, True)):
        unexplored = ["C1", "C6"][:number]
        state = position(A="P2 w9", unexplored=unexplored, next=23)
        play(state, "go S1", dice=(23, 24)[:number])
        assert (state.phase_two, DUMBEST in state.pile) == (phase_two, not phase_two)


@rule("FOE-8.6", "FOE-14.1")
def test_the_last_pile_is_drawn_at_random() -> None:
    state = position(A="P2 w9", unexplored=["C1", "C6"], next=48)
    dice = ScriptedDice((CHEST + 1, 48, CHEST + 1))
    state.play(0, game.read("go S1"), dice)
    assert [(draw.what, draw.of) for draw in dice.drawn] == [
        ("tile of the last pile", 5),
        ("tile for a chamber", 2),
        ("tile for a chamber", 1),
    ]
    assert state.last_pile == (49, 50, CHEST, CHEST + 2)


@rule("FOE-8.7")
def test_after_a_transference_he_looks() -> None:
    # B does not see what is unexplored, since B is with a monster that A then exchanges away
    keys = {"tiles": {"C2": 14, "C49": "chest1"}, "unexplored": ["C7"], "closed": {"X1": "N"}, "next": 15}
    state = position(A="S1 w9 3-exchange-2", B="C2 w9", **keys)
    events = play(state, "cast 3-exchange-2 2", "swap C2 C49", dice=(15,))
    assert [event.space for event in of(events, Explored)] == ["C7"]


@rule("FOE-8.7", "FOE-9.11")
def test_a_follower_who_leaves_a_monster_behind_sees_where_he_comes() -> None:
    keys = {"tiles": {"C2": 14}, "unexplored": ["C7"], "closed": {"X1": "N"}, "next": 15}
    state = position(A="C2 w9 c1", B="C2 w5", **keys)
    events = play(state, "flee", "go P17", dice=(15,))
    assert [event.space for event in of(events, Explored)] == ["C7"]
    play(state, "end", "B follow")
    assert where(state) == "P17 P17 - -"


@rule("FOE-8.8", "FOE-18.5")
def test_with_on_tile_only_figures_on_the_turned_tile_look() -> None:
    options = {"rotate_vision": "on_tile"}
    keys = {"unexplored": ["C12"], "closed": {"X1": "N"}, "next": 24, "options": options}
    state = position(A="S4 w20 1-rotate-2", B="C2 w12", C="X1 w30", **keys)
    events = play(state, "cast 1-rotate-2 2", "turn X1 W", "done", dice=(24,))
    assert [event.space for event in of(events, Explored)] == ["C12"]


@rule("FOE-8.8")
def test_with_on_tile_others_look_again_when_they_next_move_or_win() -> None:
    options = {"rotate_vision": "on_tile"}
    keys = {"unexplored": ["C12"], "closed": {"X1": "N"}, "next": 15, "options": options}
    state = position(A="S4 w20 1-rotate-2", B="C2 w12", **keys)
    play(state, "cast 1-rotate-2 2", "turn X1 W", "done", "end")
    assert tile(state, "C12") == UNEXPLORED
    play(state, "B go P17", dice=(15,))
    assert tile(state, "C12") == 15


@pytest.mark.parametrize("spell", ["exchange", "wander"])
@rule("FOE-8.8")
def test_with_on_tile_a_monster_that_is_moved_elsewhere_makes_nobody_look(spell: str) -> None:
    options = {"rotate_vision": "on_tile"}
    keys = {"unexplored": ["C12"], "closed": {"X1": "N"}, "next": 15, "options": options}
    tiles = {"S3": 14, "C4": 13}
    hand = "1-rotate-2 3-exchange-2 1-move_monster-2"
    state = position(A=f"S4 w20 {hand}", B="C2 w12", tiles=tiles, **keys)
    play(state, "cast 1-rotate-2 2", "turn X1 W", "done")
    if spell == "exchange":
        play(state, "cast 3-exchange-2 2", "swap S3 C4")
    else:
        play(state, "cast 1-move_monster-2 2", "wander 14 P9 P8 C3")
    assert tile(state, "C12") == UNEXPLORED


@rule("FOE-8.9", "FOE-14.2")
def test_no_look_after_the_last_boss() -> None:
    keys = {"tiles": {"C49": 50}, "unexplored": ["C46"], "last": ["chest1"]}
    state = position(A="C49 w50", **keys)
    play(state, "fight", dice=(3, 3))
    assert (tile(state, "C46"), asked(state)) == (UNEXPLORED, "")
    first = position(A="C49 w50", tiles={"C49": 50}, unexplored=["C46"], last=["chest1", 49])
    play(first, "fight", dice=(3, 3, CHEST, CHEST))
    assert (tile(first, "C46"), asked(first)) == (CHEST, "B enter")


@rule("FOE-19.18")
def test_intersections_are_turned_nearest_first_and_then_by_number() -> None:
    state = position(A="C26 w4", tiles={"C26": 4}, explored=[])
    events = play(state, "fight", dice=(3, 3, SPELL, "S", 5, 6, 7))
    assert [event.intersection for event in of(events, Flipped)] == ["X10"]
    state = position(A="C26 w4", tiles={"C26": 4}, explored=[])
    events = play(state, "fight", dice=(3, 3, SPELL, "N", "W", "E", 5, 6, 7, 8, 9))
    assert [event.intersection for event in of(events, Flipped)] == ["X10", "X9", "X11"]


@rule("FOE-8.7", "FOE-8.8", "FOE-18.5")
def test_after_a_victory_only_those_in_that_chamber_look() -> None:
    keys = {"tiles": {"S1": 14}, "unexplored": ["C12"], "closed": {"*": "W"}, "next": 24}
    state = position(A="S1 w14", B="C2 w9", **keys, options={"rotate_vision": "on_tile"})
    play(state, "fight", dice=(3, 3, "1-movement-2"))
    assert tile(state, "C12") == UNEXPLORED
    play(state, "B go P17", dice=(24,))
    assert tile(state, "C12") == 24
