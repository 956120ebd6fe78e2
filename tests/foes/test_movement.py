"""FOE-4 and FOE-5: steps, monsters in the way, fleeing, and teleports."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.games.foes.components import CHEST
from fabula.games.foes.events import Explored, Fled, Moved, Paid
from fabula.testing import rule
from foes.setting import asked, listed, of, path, play, position, refused, tile, where, why

KNOWN = {"*": "N"}


@rule("FOE-4.1", "FOE-1.3")
def test_a_step_leads_to_a_neighbouring_space_only() -> None:
    state = position(A="S1", closed=KNOWN)
    assert listed(state, "go") == ["go P16", "go P2", "go P1"]
    for space in ("C2", "S1", "P3", "nowhere"):
        assert refused(state, f"go {space}") == refuse("FOE-4.1", "no-way", space=space)
    events = play(state, "go P2")
    assert events == [Moved(seat=0, space="P2", how="step", rule="FOE-4.1")]


@rule("FOE-4.2")
def test_steps_may_be_retraced_and_a_space_shared() -> None:
    state = position(A="S1", B="P2", C="P2", closed=KNOWN)
    play(state, "go P2", "go S1", "go P2", "end")
    assert where(state) == "P2 P2 P2 -"


@rule("FOE-4.3")
def test_a_monster_ends_the_movement_at_once_and_for_the_whole_turn() -> None:
    state = position(A="S1 w9", tiles={"C2": 12})
    play(state, "go P2", "go P3", "go C2")
    assert refused(state, "go P3") == refuse("FOE-4.3", "stopped")
    assert refused(state, "flee") == refuse("FOE-4.6", "not-pinned")
    assert listed(state) == ["fight", "end"]


@rule("FOE-4.4", "FOE-19.6")
def test_a_chest_neither_stops_nor_holds_nor_blinds() -> None:
    state = position(A="S1 w9", tiles={"C2": "chest1"}, unexplored=["C7"], closed={"X1": "N"}, next=24)
    play(state, "go P2", "go P3")
    events = play(state, "go C2", dice=(24,))
    assert [event.space for event in of(events, Explored)] == ["C7"]
    play(state, "go P4", "end")
    assert where(state) == "P4 - - -"
    on_it = position(A="C2 w9", tiles={"C2": "chest1"}, closed=KNOWN)
    play(on_it, "go P4")
    assert tile(on_it, "C2") == CHEST


@rule("FOE-4.5", "FOE-10.3", "FOE-10.10")
def test_a_monster_that_he_has_brought_to_himself_pins_him() -> None:
    state = position(A="S1 w1 c1", tiles={"C1": 9}, next=24)
    play(state, "wander 9 P1 S1")
    assert (where(state), asked(state)) == ("S1 - - -", "A act")
    assert refused(state, "go P2") == refuse("FOE-4.5", "pinned", monster=9)
    assert sorted(listed(state)) == ["end", "fight", "flee"]


@pytest.mark.parametrize(("wisdom", "may_flee"), [(11, True), (12, False), (13, False)])
@rule("FOE-4.6", "FOE-4.7")
def test_only_from_a_monster_that_is_too_strong_one_may_flee(wisdom: int, may_flee: bool) -> None:
    state = position(A=f"C2 w{wisdom} c1", tiles={"C2": 12})
    if may_flee:
        assert "flee" in listed(state)
    else:
        refusal = refuse("FOE-4.7", "not-too-strong", wisdom=wisdom, strength=12)
        assert refused(state, "flee") == refusal
        assert listed(state) == ["fight", "end"]


@rule("FOE-4.6", "FOE-6.6")
def test_fleeing_costs_a_chip_that_goes_to_the_supply() -> None:
    state = position(A="C2 w9 c1", tiles={"C2": 12}, closed=KNOWN, supply=3)
    reserve = state.reserve
    events = play(state, "flee")
    assert events == [Fled(seat=0, monster=12, rule="FOE-4.6"), Paid(seat=0, chips=1, rule="FOE-6.6")]
    assert (state.chips[0], state.supply, state.reserve) == (0, 4, reserve)
    assert set(listed(state, "go")) == {"go P17", "go P3", "go P4"}
    broke = position(A="C2 w9 c0", tiles={"C2": 12})
    assert refused(broke, "flee") == refuse("FOE-4.6", "no-chip")


@rule("FOE-4.6")
def test_who_is_not_with_a_monster_does_not_flee() -> None:
    assert refused(position(A="S1 w9"), "flee") == refuse("FOE-4.6", "not-pinned")


@rule("FOE-19.16", "FOE-4.6")
def test_after_a_flight_another_monster_may_be_fought_but_not_the_same() -> None:
    state = position(A="C2 w9 c3", tiles={"C2": 12, "S1": 11}, closed=KNOWN)
    play(state, "flee")
    assert refused(state, "fight") == refuse("FOE-19.16", "fled", monster=12)
    back = state.copy()
    play(back, "go P3", "go C2")
    assert refused(back, "fight") == refuse("FOE-19.16", "fled", monster=12)
    play(state, "go P3", "go P2", "go S1")
    assert "fight" in listed(state)


@rule("FOE-4.6", "FOE-3.6")
def test_after_a_flight_the_whole_move_is_left() -> None:
    state = position(A="C2 w9 c3", tiles={"C2": 12}, closed=KNOWN)
    play(state, "flee", *["go P3", "go P2"] * 6)
    assert refused(state, "go P3").details == {"have": 12}


@rule("FOE-19.16", "FOE-17.4")
def test_transference_back_to_the_monster_he_has_fled_from_gives_no_battle() -> None:
    state = position(A="C2 w9 c3 2-transference-0", B="C2 w9", tiles={"C2": 12}, closed=KNOWN)
    play(state, "flee", "join 2-transference-0 1")
    assert why(state, "fight") == ("FOE-19.16", "fled")


@rule("FOE-4.8")
def test_what_comes_into_sight_may_change_his_mind() -> None:
    state = position(A="S1 w9", unexplored=["C11"], closed={"X1": "N", "X6": "N"}, next=24)
    play(state, "go P16")
    events = play(state, "go C6", dice=(24,))
    assert [event.space for event in of(events, Explored)] == ["C11"]
    assert set(listed(state, "go")) == {"go P37", "go P24", "go P16"}
    play(state, "go P16")
    assert state.turn.steps == 3


@rule("FOE-5.1")
def test_a_jump_is_a_step_to_the_other_teleport_of_the_colour() -> None:
    state = position(A="T1", teleports={"T1": "blue", "T2": "red", "T3": "red", "T4": "blue"})
    assert listed(state, "go") == ["go P36", "go P15", "go T4"]
    assert refused(state, "go T3") == refuse("FOE-4.1", "no-way", space="T3")
    events = play(state, "go T4")
    assert events == [Moved(seat=0, space="T4", how="jump", rule="FOE-5.1")]
    play(state, "go T1")
    assert state.turn.steps == 2


@rule("FOE-5.2")
def test_who_starts_on_a_teleport_may_jump_at_once() -> None:
    state = position(A="T1")
    play(state, "go T3")
    assert (where(state), state.turn.steps) == ("T3 - - -", 1)


@rule("FOE-5.3", "FOE-8.3")
def test_nobody_looks_through_a_teleport_but_across_it() -> None:
    state = position(A="P1", unexplored=["C10", "C33", "C44"], next=24)
    events = play(state, "go C1", dice=(24,))
    assert [event.space for event in of(events, Explored)] == ["C10"]
    assert state.supply == 1


@rule("FOE-4.3", "FOE-4.6", "FOE-4.7")
def test_wisdom_that_he_gains_in_this_turn_counts_for_fleeing() -> None:
    state = position(A="C2 w11 c3 1-wisdom-1", tiles={"C2": 12}, closed=KNOWN)
    play(state, "cast 1-wisdom-1 1")
    assert why(state, "flee") == ("FOE-4.7", "not-too-strong")


@rule("FOE-4.10")
def test_a_chamber_is_explored_before_anybody_is_in_it() -> None:
    state = position(A="P16 w9", unexplored=["C11"], closed={"X1": "N", "X6": "N"}, next=24)
    play(state, "go C6", dice=(24,))
    play(state, *path(state, "C6", "C11"))
    assert (tile(state, "C11"), where(state)) == (24, "C11 - - -")


@rule("FOE-1.1", "FOE-4.3")
@pytest.mark.parametrize("chamber", ["S1", "C49"])
def test_the_monster_of_a_chamber_is_in_no_other_space(chamber: str) -> None:
    state = position(A="P2 w9", tiles={chamber: 20}, closed={"*": "N"})
    for name, space in state.maze.number.items():
        assert state.monster_at(space) == (20 if name == chamber else 0)
        assert state.tile_at(space) == (20 if name == chamber else 0)
    assert listed(state, "go") == ["go P3", "go S1"]
