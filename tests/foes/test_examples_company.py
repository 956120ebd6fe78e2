"""EX-33 to EX-39: study, the dumbest player and wandering monsters."""

from __future__ import annotations

from fabula.games.foes.ledger import dumbest
from fabula.games.foes.wandering import is_blocked
from fabula.testing import rule
from foes.setting import asked, listed, play, position, tile, where, why


@rule("EX-33", "FOE-9.4", "FOE-9.5", "FOE-9.6", "FOE-9.8")
def test_ex_33_whom_a_master_takes_along() -> None:
    state = position(A="C6 w20", B="C6 w12", C="C11 w19", D="C12 w8", closed={"*": "N"})
    play(state, "go P37", "go C11", "go P46", "go P47", "go C12", "end")
    alone = state.copy()
    play(state, "B follow", "C follow")
    assert (where(state), asked(state)) == ("C12 C12 C12 C12", "B study")
    play(state, "B study")
    assert (state.wisdom, asked(state)) == ((20, 13, 19, 8), "B act")
    play(alone, "B done", "C done")
    assert (where(alone), alone.wisdom, asked(alone)) == ("C12 C6 C11 C12", (20, 12, 19, 8), "B act")


@rule("EX-34", "FOE-9.5", "FOE-19.12", "FOE-9.4")
def test_ex_34_a_battle_widens_the_gap() -> None:
    state = position(A="S1 w20", B="S1 w19", tiles={"C6": 18}, closed={"X1": "N", "X6": "N"})
    play(state, "go P16", "go C6", "fight", "B follow", dice=(3, 3, "1-movement-2"))
    assert (state.wisdom[0], asked(state)) == (24, "B study")
    play(state, "B study")
    assert state.wisdom[:2] == (24, 20)


@rule("EX-35", "FOE-9.2")
def test_ex_35_taking_chips_beside_a_master_is_study_too() -> None:
    state = position(A="S1 w7", B="S1 w15", supply=1)
    play(state, "chips", "A study")
    assert (state.wisdom[:2], state.chips[0]) == ((8, 15), 7)


@rule("EX-36", "FOE-10.1", "FOE-1.6")
def test_ex_36_who_has_been_on_the_lowest_level_longest_is_the_dumbest() -> None:
    red, blue, green = "S2 w12", "S1 w12", "S1 w15"
    state = position(A=red, B=blue, C=green, seats=3, active="B", arrivals=["B", "A"], next=24)
    assert dumbest(state) == 1
    play(state, "B end", "B study")
    assert (state.wisdom, dumbest(state)) == ((12, 13, 15), 0)


@rule("EX-37", "FOE-10.7", "FOE-10.8", "FOE-10.9")
def test_ex_37_two_figures_are_too_much_for_monster_9() -> None:
    keys = {"A": "S4 w1", "B": "T1 w20", "C": "P15 w20", "closed": {"*": "N"}, "next": 24}
    state = position(tiles={"C10": 9}, **keys)
    assert why(state, "wander 9 P36 T1 P15 C1 P1 S1") == ("FOE-10.9", "overloaded")
    play(state, "wander 9 P36 T1 P15 C1")
    assert (tile(state, "C1"), where(state)) == (9, "S4 C1 C1 -")
    assert is_blocked(state, 9)

    state = position(tiles={"C10": 9, "C1": 12}, **keys)
    assert why(state, "wander 9 P36 T1 P15 C1") == ("FOE-10.6", "occupied")
    play(state, "wander 9 P36 T1 P15 C1 P1 S1")
    assert (tile(state, "S1"), where(state)) == (9, "S4 C1 C1 -")
    assert not is_blocked(state, 9)


@rule("EX-38", "FOE-10.4", "FOE-18.9")
def test_ex_38_the_weakest_that_is_not_blocked() -> None:
    players = {"A": "S4 w1", "B": "C1 w20", "C": "C1 w20", "D": "C2 w20", "E": "C2 w20"}
    state = position(**players, tiles={"C1": 9, "C2": 10, "C6": 11}, next=24)
    assert asked(state) == "A privilege"
    assert {line.split()[1] for line in listed(state, "wander")} == {"11"}
    assert why(state, "wander 9 P1 S1") == ("FOE-10.3", "not-the-weakest")


@rule("EX-39", "FOE-10.5", "FOE-5.3")
def test_ex_39_monsters_walk_over_a_teleport_and_never_through_it() -> None:
    state = position(A="S4 w1", tiles={"C10": 9}, closed={"*": "N"}, next=24)
    assert why(state, "wander 9 P36 T1 T3") == ("FOE-10.5", "no-way")
    play(state, "wander 9 P36 T1 P15 C1")
    assert tile(state, "C1") == 9
