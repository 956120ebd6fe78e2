"""FOE-3: the three actions of a turn."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.games.foes.events import Took, TurnBegan
from fabula.testing import rule
from foes.setting import asked, listed, of, path, play, position, refused, where, why

KNOWN = {"*": "N"}


@rule("FOE-3.1")
def test_turns_go_clockwise_and_round() -> None:
    state = position(A="S1", B="S2", C="S3", seats=3, active="B")
    events = play(state, "B end", "C end", "A end")
    assert [event.seat for event in of(events, TurnBegan)] == [2, 0, 1]
    assert asked(state) == "B act"


@pytest.mark.parametrize("first", ["go P2", "flee", "cast 1-wisdom-1 1", "cast 1-movement-2 2"])
@rule("FOE-3.1", "FOE-19.10")
def test_whoever_has_moved_fled_or_cast_takes_no_chips(first: str) -> None:
    at, tiles = ("C2", {"C2": 30}) if first == "flee" else ("S1", {})
    state = position(A=f"{at} w5 1-wisdom-1 1-movement-2", tiles=tiles, supply=5)
    assert "chips" in listed(state)
    play(state, first)
    assert refused(state, "chips") == refuse("FOE-3.1", "one-action")


@rule("FOE-3.4", "FOE-3.5")
def test_taking_chips_is_the_whole_turn_and_leaves_no_time_for_spells() -> None:
    state = position(A="S1 c2 1-wisdom-1", B="S2", supply=5)
    events = play(state, "chips")
    assert of(events, Took) == [Took(seat=0, chips=3, source="supply", rule="FOE-3.4")]
    assert (state.chips[0], state.supply, asked(state)) == (5, 2, "B act")
    assert state.hands[0] == ("1-wisdom-1",)


@pytest.mark.parametrize("supply", range(1, 31))
@rule("FOE-3.4")
def test_half_of_the_chips_and_one_more(supply: int) -> None:
    state = position(A="S1 c0", supply=supply)
    play(state, "chips")
    assert (state.chips[0], state.supply) == (supply // 2 + 1, supply - supply // 2 - 1)


@rule("FOE-3.5", "FOE-4.9")
def test_chips_may_be_taken_beside_a_monster() -> None:
    state = position(A="C2 c0 w30", tiles={"C2": 12}, supply=1)
    play(state, "chips")
    assert (state.chips[0], state.wisdom[0], where(state)) == (1, 30, "C2 - - -")


@rule("FOE-3.2", "FOE-3.6")
def test_six_steps_leave_a_battle_and_seven_do_not() -> None:
    six = position(A="S1 w20", tiles={"S2": 19}, closed=KNOWN)
    play(six, *path(six, "S1", "S2"))
    assert (six.turn.steps, "fight" in listed(six)) == (6, True)
    seven = position(A="P16 w20", tiles={"S2": 19}, closed=KNOWN)
    play(seven, *path(seven, "P16", "S2"))
    assert refused(seven, "fight") == refuse("FOE-3.6", "moved-too-far", have=7)
    assert listed(seven) == ["end"]


@rule("FOE-3.3", "FOE-3.6")
def test_twelve_steps_and_not_thirteen() -> None:
    state = position(A="S1", closed=KNOWN)
    back_and_forth = ["go P2", "go S1"] * 6
    play(state, *back_and_forth)
    assert state.turn.steps == 12
    assert refused(state, "go P2") == refuse("FOE-3.6", "no-steps-left", have=12)
    assert listed(state) == ["end"]


@rule("FOE-3.6", "FOE-17.1", "FOE-16.5")
def test_movement_spells_lengthen_the_walk_whenever_they_are_cast() -> None:
    state = position(A="S1 1-movement-2 1-movement-3", closed=KNOWN)
    play(state, "cast 1-movement-2 2", *["go P2", "go S1"] * 7)
    assert refused(state, "go P2") == refuse("FOE-3.6", "no-steps-left", have=14)
    play(state, "cast 1-movement-3 3", "go P2", "go S1", "go P2")
    assert refused(state, "go S1") == refuse("FOE-3.6", "no-steps-left", have=17)


@pytest.mark.parametrize(("spell", "allowed"), [("1-movement-2 2", False), ("1-movement-3 3", True)])
@rule("FOE-3.6")
def test_bonus_steps_do_not_count_against_a_battle(spell: str, allowed: bool) -> None:
    name = spell.split()[0]
    state = position(A=f"P37 w20 {name}", tiles={"S2": 19}, closed=KNOWN)
    play(state, f"cast {spell}", *path(state, "P37", "S2"))
    assert state.turn.steps == 9
    assert ("fight" in listed(state)) == allowed


@rule("FOE-3.8", "FOE-4.9")
def test_nobody_has_to_move_or_fight() -> None:
    state = position(A="C2 w20 c3", B="S1", tiles={"C2": 12})
    play(state, "end")
    assert (where(state), state.chips[0], state.wisdom[0], asked(state)) == ("C2 S1 - -", 3, 20, "B act")


@rule("FOE-3.2", "FOE-6.1")
def test_without_a_monster_there_is_no_fight_and_without_a_chest_nothing_to_open() -> None:
    state = position(A="S1 w20", tiles={"C2": 12})
    assert why(state, "fight") == ("FOE-6.1", "no-monster")
    assert why(state, "open") == ("FOE-11.1", "no-chest")
    assert why(state, "follow") == ("FOE-3.1", "not-offered")
    beside_a_chest = position(A="S1 w20", tiles={"S1": "chest1"})
    assert why(beside_a_chest, "fight") == ("FOE-6.1", "no-monster")
    assert why(position(A="C2 w20", tiles={"C2": 12}), "open") == ("FOE-11.1", "no-chest")


@rule("FOE-3.1")
def test_nobody_acts_out_of_turn() -> None:
    state = position(A="S1", B="S2")
    refusal = state.why_not(1, state.choices(0).actions[0])
    assert refusal == refuse("FOE-3.1", "not-asked", seat=1)
    assert state.choices(1).actions == ()
