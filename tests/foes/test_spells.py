"""FOE-16 and FOE-17.8: spells in general, and the one that moves three monsters."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.testing import rule
from foes.setting import asked, listed, play, position, refused, tile, where, why

KNOWN = {"*": "N"}
POWER = "3-power-3"
WISDOM = "3-wisdom-2"
THREE = "3-move_three_monsters-1"
MOVEMENT = "1-movement-2"


@rule("FOE-16.1")
def test_spells_are_cast_in_ones_own_turn_only() -> None:
    state = position(A="S1", B=f"S2 {WISDOM}", active="A")
    action = f"cast {WISDOM} 1"
    assert listed(state, "cast") == []
    play(state, "end")
    assert asked(state) == "B act"
    assert action in listed(state, "cast")


@rule("FOE-16.1")
def test_any_number_of_spells_may_be_cast_and_each_leaves_the_game() -> None:
    state = position(A=f"S1 w9 {WISDOM} {MOVEMENT}", closed=KNOWN)
    play(state, f"cast {WISDOM} 2", f"cast {MOVEMENT} 2")
    assert (state.wisdom[0], state.hands[0]) == (11, ())
    assert sorted(state.used) == sorted((WISDOM, MOVEMENT))
    assert refused(state, f"cast {WISDOM} 2") == refuse("FOE-16.1", "not-in-hand", spell=WISDOM)


@rule("FOE-16.1")
def test_no_spell_with_action_c() -> None:
    state = position(A=f"S1 w9 {WISDOM}", supply=4, closed=KNOWN)
    play(state, f"cast {WISDOM} 1")
    assert refused(state, "chips") == refuse("FOE-3.1", "one-action")


@rule("FOE-16.2")
@pytest.mark.parametrize("amount", [1, 2])
def test_a_smaller_effect_may_be_chosen(amount: int) -> None:
    state = position(A=f"S1 w9 {WISDOM}", closed=KNOWN)
    assert listed(state, "cast") == [f"cast {WISDOM} 1", f"cast {WISDOM} 2"]
    assert why(state, f"cast {WISDOM} 3") == ("FOE-16.2", "wrong-amount")
    assert why(state, f"cast {WISDOM} 0") == ("FOE-16.2", "wrong-amount")
    play(state, f"cast {WISDOM} {amount}")
    assert state.wisdom[0] == 9 + amount


@rule("FOE-16.3")
def test_a_spell_goes_before_the_rule_that_pins_a_figure() -> None:
    state = position(A="C2 w30 3-invisibility-0", tiles={"C2": 12}, closed=KNOWN)
    assert why(state, "go P3") == ("FOE-4.5", "pinned")
    play(state, "cast 3-invisibility-0 0", "go P3")
    assert where(state) == "P3 - - -"


@rule("FOE-16.4")
def test_the_dumbest_player_uses_or_waives_his_privilege_before_he_casts() -> None:
    state = position(
        A=f"S1 w2 {WISDOM}", B="S2 w9", C="S3 w9", D="S4 w9", tiles={"C1": 12}, next=24, closed=KNOWN
    )
    assert asked(state) == "A privilege"
    assert listed(state, "cast") == []
    assert "done" in listed(state)
    assert listed(state, "wander") != []
    play(state, "done")
    assert f"cast {WISDOM} 1" in listed(state, "cast")
    assert listed(state, "wander") == []


@rule("FOE-17.8")
def test_three_different_monsters_go_one_chamber_each() -> None:
    state = position(A=f"C25 w9 {THREE}", tiles={"C1": 12, "S2": 11, "S4": 10, "C40": 30}, closed=KNOWN)
    play(state, f"cast {THREE} 1", "wander 12 P1 S1")
    assert (tile(state, "C1"), tile(state, "S1")) == (0, 12)
    assert refused(state, "wander 12 P1 C1") == refuse("FOE-17.8", "moved-already", monster=12)
    play(state, "wander 11 P5 P4 C2", "wander 10 P14 C5")
    assert (tile(state, "C2"), tile(state, "C5"), tile(state, "C40")) == (11, 10, 30)
    assert listed(state, "wander") == []
    assert "end" in listed(state)


@rule("FOE-17.8", "FOE-16.2")
def test_fewer_than_three_may_be_moved_and_none_more_than_one_chamber() -> None:
    state = position(A=f"C25 w9 {THREE}", tiles={"C1": 12, "S4": 10}, closed=KNOWN)
    play(state, f"cast {THREE} 1")
    assert refused(state, "wander 12 P1 S1 P2 P3 C2") == refuse("FOE-10.3", "too-far", most=1)
    play(state, "wander 12 P1 S1", "done")
    assert (tile(state, "S1"), tile(state, "S4")) == (12, 10)
    assert listed(state, "wander") == []
