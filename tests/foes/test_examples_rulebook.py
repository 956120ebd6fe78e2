"""EX-01 to EX-10: the examples that the rulebook itself tells."""

from __future__ import annotations

import pytest

from fabula.games.foes.components import UNEXPLORED
from fabula.games.foes.events import Flipped, Rolled
from fabula.testing import rule
from foes.setting import MONSTER_14, asked, listed, of, play, position, side, tile, where, why


@rule("EX-01", "FOE-3.4")
def test_ex_01_dark_spaces_give_five_of_nine_and_then_three_of_four() -> None:
    state = position(A="S1 c0", B="S2 c0", supply=9)
    play(state, "A chips")
    assert (state.chips[0], state.supply) == (5, 4)
    play(state, "B chips")
    assert (state.chips[1], state.supply) == (3, 1)


@rule("EX-02", "FOE-5.1", "FOE-4.1")
def test_ex_02_a_teleport_takes_a_step_and_may_be_ignored() -> None:
    state = position(A="P15", teleports={"T1": "red", "T2": "blue", "T3": "red", "T4": "blue"})
    play(state, "go T1")
    walked_on = state.copy()
    play(state, "go T3", "go P137")
    assert (where(state), state.turn.steps) == ("P137 - - -", 3)
    play(walked_on, "go P36")
    assert (where(walked_on), walked_on.turn.steps) == ("P36 - - -", 2)


@rule(
    "EX-03", "FOE-6.2", "FOE-6.3", "FOE-6.4", "FOE-6.6", "FOE-6.7", "FOE-7.1", "FOE-7.2", "FOE-7.3", "FOE-2.6"
)
def test_ex_03_chris_defeats_monster_23() -> None:
    state = position(A="C2 w25", tiles={"C2": 23}, closed={"X1": "N"})
    reserve = state.reserve
    play(state, "fight", dice=(3, 2, "1-movement-2"))
    assert (state.wisdom[0], state.gold[0], state.chips[0]) == (29, 1, 5)
    assert (state.supply, state.reserve) == (1, reserve)
    assert state.hands[0] == ("1-movement-2",)
    assert tile(state, "C2") == 0


@rule("EX-04", "FOE-6.5", "FOE-7.4")
def test_ex_04_a_lucky_roll_costs_nothing_and_gives_a_bonus() -> None:
    state = position(A="C2 w10", tiles={"C2": 10}, closed={"X1": "N"})
    play(state, "fight", dice=(2, 3, "1-movement-2"))
    assert (state.gold[0], state.wisdom[0], state.chips[0], state.supply) == (2, 16, 6, 0)
    assert len(state.hands[0]) == 1


@rule("EX-05", "FOE-6.4", "FOE-6.6")
def test_ex_05_the_most_that_a_monster_without_a_heart_costs_is_three() -> None:
    state = position(A="C2 w10", tiles={"C2": 10}, closed={"X1": "N"}, supply=4)
    reserve = state.reserve
    play(state, "fight", dice=(4, 1, "1-movement-2"))
    assert (state.chips[0], state.supply, state.reserve) == (3, 5, reserve + 2)


@rule("EX-06", "FOE-8.1", "FOE-8.2", "FOE-8.3", "FOE-8.4", "FOE-8.7", "FOE-4.8", "FOE-5.3", "FOE-2.4")
def test_ex_06_anna_looks_out_of_a_teleport_and_fights() -> None:
    pair = {"Z": "red", "A": "red"}
    state = position(board="anna", A="Z0 w13", tiles={"F": 12}, explored=["H"], teleports=pair)
    play(state, "go Z")
    assert state.closed == "???"
    play(state, "go A", dice=("S", "S", 14, 13, 15))
    assert (side(state, "D"), side(state, "E"), side(state, "L")) == ("S", "S", "?")
    assert [tile(state, chamber) for chamber in "BCJ"] == [14, 13, 15]
    assert (tile(state, "H"), tile(state, "F"), state.supply) == (0, 12, 3)
    assert {tile(state, chamber) for chamber in "GIKMNO"} == {UNEXPLORED}
    play(state, "go p3", "go D", "go p8", "go C")
    assert state.turn.steps == 6
    events = play(state, "fight", dice=(3, 3, "1-movement-2", "W", 17, 16))
    assert [event.intersection for event in of(events, Flipped)] == ["L"]
    assert (side(state, "L"), side(state, "D"), side(state, "E")) == ("W", "S", "S")
    assert [tile(state, chamber) for chamber in "NO"] == [17, 16]
    assert {tile(state, chamber) for chamber in "GIKM"} == {UNEXPLORED}


def wandering_14() -> dict[str, str]:
    """Red and blue on R, yellow on Y, black, who is the dumbest, on K with monster 30."""
    return {"A": "R w20", "B": "R w20", "C": "Y w20", "D": "K w1", "E": "- w30", "active": "D"}


@rule(
    "EX-07", "FOE-10.3", "FOE-10.5", "FOE-10.6", "FOE-10.7", "FOE-10.8", "FOE-10.9", "FOE-10.10", "FOE-18.15"
)
def test_ex_07_every_result_of_moving_monster_14_and_no_other() -> None:
    state = position(**wandering_14(), **MONSTER_14)
    assert asked(state) == "D privilege"
    results = set()
    for line in listed(state):
        after = state.copy()
        play(after, line)
        (home,) = (name for name in "PSRYQK" if tile(after, name) == 14)
        results.add((home, where(after)))
    assert results == {
        ("R", "R R Y K -"),
        ("Y", "R R Y K -"),
        ("R", "R R Q K -"),
        ("Y", "R R Q K -"),
        ("S", "R R S K -"),
        ("P", "R R P K -"),
        ("R", "R R R K -"),
        ("P", "R R Y K -"),
        ("S", "R R Y K -"),  # not at all: `done`
    }
    assert len(listed(state)) == len(results)
    back = state.copy()
    play(back, "wander 14 p1 P p1 S")
    play(state, "done")
    assert back == state


@pytest.mark.parametrize(
    ("route", "refusal"),
    [
        ("p3 Y p4 Q", ("FOE-10.6", "occupied")),
        ("p2 R p5 K", ("FOE-10.9", "overloaded")),
        ("p3 Y p4 Q p7 V", ("FOE-10.5", "no-way")),
        ("p3 Y p4 Q p7", ("FOE-10.5", "not-in-a-chamber")),
        ("p3 Y p4 Q p6 R p2 S", ("FOE-10.9", "overloaded")),
    ],
)
@rule("EX-07", "FOE-10.5", "FOE-10.6", "FOE-10.9")
def test_ex_07_what_monster_14_may_not_do(route: str, refusal: tuple[str, str]) -> None:
    state = position(**wandering_14(), **MONSTER_14)
    assert why(state, f"wander 14 {route}") == refusal


@rule("EX-07", "FOE-10.5")
def test_ex_07_no_monster_enters_an_unexplored_chamber_behind_an_open_intersection() -> None:
    keys = {**MONSTER_14, "closed": {"V": "N"}, "unexplored": ["U2"]}
    state = position(**wandering_14(), **keys)
    assert why(state, "wander 14 p3 Y p4 Q p7 V p8 U2") == ("FOE-10.5", "unexplored")
    play(state, "wander 14 p3 Y p4 Q p7 V p10 U3")
    assert (tile(state, "U3"), where(state)) == (14, "R R Q K -")


EIGHT = ("go P1", "go C1", "go P15", "go T1", "go P36", "go C10", "go P45", "go C11")


@rule("EX-08", "FOE-17.1", "FOE-3.6", "FOE-3.3", "FOE-4.8")
def test_ex_08_movement_2_turns_eight_steps_back_into_move_and_battle() -> None:
    state = position(A="S1 w14 1-movement-2 1-rotate-2", unexplored=["C11"], closed={"X6": "N"}, next=14)
    play(state, *EIGHT, dice=(14,))
    assert state.turn.steps == 8
    assert why(state, "fight") == ("FOE-3.6", "moved-too-far")
    play(state, "cast 1-movement-2 2")
    events = play(state, "fight", "done", dice=(3, 3, "1-movement-3"))
    assert len(of(events, Rolled)) == 1


@rule("EX-08", "FOE-17.1", "FOE-3.6")
def test_ex_08_after_nine_steps_movement_2_is_not_enough_and_movement_3_is() -> None:
    keys = {"unexplored": ["C11"], "closed": {"X6": "N"}, "next": 14}
    state = position(A="P2 w14 1-movement-2 1-movement-3", **keys)
    play(state, "go S1", *EIGHT, dice=(14,))
    bold = state.copy()
    play(state, "cast 1-movement-2 2")
    assert why(state, "fight") == ("FOE-3.6", "moved-too-far")
    play(bold, "cast 1-movement-3 3")
    assert "fight" in listed(bold)


@rule("EX-09", "FOE-9.1", "FOE-9.2")
def test_ex_09_a_master_keeps_the_last_of_his_secrets() -> None:
    near = position(A="S1 w11", B="S1 w12")
    play(near, "end")
    assert (near.wisdom[0], asked(near)) == (11, "B act")
    far = position(A="S1 w10", B="S1 w12")
    play(far, "A end", "A study")
    assert (far.wisdom[0], asked(far)) == (11, "B act")


@rule("EX-10", "FOE-9.3")
def test_ex_10_three_masters_give_one_level() -> None:
    state = position(A="S1 w5", B="S1 w9", C="S1 w14", D="S1 w20")
    play(state, "A end", "A study")
    assert (state.wisdom, asked(state)) == ((6, 9, 14, 20), "B act")
