"""FOE-15: two players have two halves of a turn."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.testing import rule
from foes.setting import asked, listed, path, play, position, refused, where, why

SPELL = "1-movement-2"
KNOWN = {"*": "N"}
LUCKLESS = (3, 3)


def two(**keys: object) -> dict[str, object]:
    return {"seats": 2, "closed": KNOWN, "stack": [], **keys}


@rule("FOE-15.1", "FOE-15.3")
def test_after_a_battle_and_six_steps_the_second_half_has_six_more_and_a_battle() -> None:
    state = position(**two(A="S1 w20", B="S4 w1", tiles={"S2": 19, "C7": 20}))
    play(state, *path(state, "S1", "S2"), "fight", dice=LUCKLESS)
    assert (state.turn.half, asked(state)) == (2, "A act")
    assert why(state, "chips") == ("FOE-3.1", "one-action")
    steps = state.copy()
    play(steps, *["go P5", "go S2"] * 3)
    assert refused(steps, "go P5") == refuse("FOE-15.1", "no-steps-left", have=6)
    play(state, "go P18", "go C7", "fight", dice=LUCKLESS)
    assert asked(state) == "B act"


@rule("FOE-15.2", "FOE-15.3")
def test_after_seven_steps_it_is_a_double_move_with_one_battle_at_its_end() -> None:
    state = position(**two(A="P16 w20", B="S4 w1", tiles={"S2": 19}))
    play(state, *path(state, "P16", "S2"), "fight", dice=LUCKLESS)
    assert (state.gold[0], asked(state)) == (1, "B act")


@rule("FOE-15.2")
def test_a_double_move_has_twelve_steps() -> None:
    state = position(**two(A="S1 w20", B="S4 w1"))
    play(state, *["go P2", "go S1"] * 6)
    assert refused(state, "go P2") == refuse("FOE-3.6", "no-steps-left", have=12)


@rule("FOE-15.3", "FOE-17.1", "FOE-15.4")
def test_movement_extends_the_half_in_which_it_is_cast() -> None:
    hand = "1-movement-2 1-movement-3"
    keys = {"B": "S4 w1", "tiles": {"C7": 18, "S2": 19}}
    state = position(**two(A=f"S1 w20 {hand}", **keys))
    play(state, "cast 1-movement-2 2", *path(state, "S1", "C7"), "fight", "done", dice=LUCKLESS)
    assert (state.turn.half, state.turn.bonus) == (2, 0)
    play(state, *["go P18", "go C7"] * 3)
    assert refused(state, "go P18").details == {"have": 6}
    play(state, "cast 1-movement-3 3", "go P18", "go S2", "fight", dice=LUCKLESS)
    assert asked(state) == "B act"


@rule("FOE-15.1")
def test_the_opening_turn_has_one_move_one_battle_and_no_double_move() -> None:
    state = position(**two(A="S1 w20 1-movement-2", B="S4 w1", tiles={"S2": 19}, opening=True))
    walk = state.copy()
    play(walk, *["go P2", "go S1"] * 3)
    assert refused(walk, "go P2") == refuse("FOE-15.1", "no-steps-left", have=6)
    play(walk, "cast 1-movement-2 2", "go P2", "go S1")
    assert refused(walk, "go P2") == refuse("FOE-15.1", "no-steps-left", have=8)
    play(state, *path(state, "S1", "S2"), "fight", "done", dice=LUCKLESS)
    assert (asked(state), state.opening) == ("B act", False)


@rule("FOE-15.1")
def test_with_more_players_the_opening_turn_is_like_any_other() -> None:
    state = position(A="S1 w20", opening=True)
    play(state, *["go P2", "go S1"] * 6)
    assert refused(state, "go P2") == refuse("FOE-3.6", "no-steps-left", have=12)


@rule("FOE-15.3")
def test_taking_chips_is_the_whole_turn() -> None:
    state = position(**two(A="S1 w20", B="S4 w1", supply=1))
    play(state, "chips")
    assert asked(state) == "B act"


@rule("FOE-15.4", "FOE-4.5", "FOE-4.6")
def test_between_the_halves_a_monster_pins_and_may_be_fled_or_fought_again() -> None:
    state = position(**two(A="S1 w10 c6", B="S4 w1", tiles={"C2": 14}))
    play(state, "go P2", "go P3", "go C2", "fight", "done", dice=LUCKLESS)
    assert (state.turn.half, asked(state)) == (2, "A act")
    assert refused(state, "go P3") == refuse("FOE-4.5", "pinned", monster=14)
    assert sorted(listed(state)) == ["end", "fight", "flee"]
    again = state.copy()
    play(again, "fight", "done", dice=LUCKLESS)
    assert (again.wisdom[0], asked(again)) == (12, "B act")
    play(state, "flee", "go P3")
    assert (where(state), state.chips[0]) == ("P3 S4", 5)


@rule("FOE-15.1", "FOE-15.4")
def test_the_first_battle_may_be_left_out_and_the_second_move_made_by_fleeing() -> None:
    state = position(**two(A="S1 w10 c6", B="S4 w1", tiles={"C2": 14, "S2": 10}))
    play(state, "go P2", "go P3", "go C2", "end")
    assert (state.turn.half, asked(state)) == (2, "A act")
    play(state, "flee", "go P4", "go P5", "go S2", "fight", dice=LUCKLESS)
    assert (state.wisdom[0], asked(state)) == (14, "B act")


@rule("FOE-15.1")
def test_after_a_movement_that_no_monster_ended_there_is_no_second_half_without_a_battle() -> None:
    state = position(**two(A="S1 w10", B="S4 w1"))
    play(state, "go P2", "end")
    assert asked(state) == "B act"


@rule("FOE-15.3")
def test_a_double_move_into_a_monster_ends_the_turn() -> None:
    state = position(**two(A="P16 w10", B="S4 w1", tiles={"S2": 19}))
    play(state, *path(state, "P16", "S2"), "end")
    assert asked(state) == "B act"


@rule("FOE-19.16", "FOE-15.4")
def test_nobody_fights_in_the_second_half_what_he_has_fled_from_in_the_first() -> None:
    state = position(**two(A="C2 w10 c6", B="S4 w1", tiles={"C2": 14, "S1": 10, "S2": 15}))
    play(state, "flee", "go P3", "go P2", "go S1", "fight", dice=LUCKLESS)
    play(state, "go P2", "go P3", "go C2")
    assert refused(state, "fight") == refuse("FOE-19.16", "fled", monster=14)


@rule("FOE-19.16", "FOE-15.4")
def test_nor_in_the_second_half_after_a_second_flight() -> None:
    state = position(**two(A="C2 w10 c6", B="S4 w1", tiles={"C2": 14, "S1": 13}))
    play(state, "flee", "go P3", "go P2", "go S1", "end")
    play(state, "flee", "go P2", "go P3", "go C2")
    assert refused(state, "fight") == refuse("FOE-19.16", "fled", monster=14)


@rule("FOE-11.2", "FOE-15.1")
def test_a_chest_is_the_battle_of_its_half() -> None:
    state = position(**two(A="S1 w10", B="S4 w1", tiles={"S1": "chest1", "C2": 14}))
    play(state, "open")
    assert (state.turn.half, asked(state)) == (2, "A act")
    play(state, "go P2", "go P3", "go C2")
    assert "fight" in listed(state)
    far = position(**two(A="P16 w10", B="S4 w1", tiles={"S2": "chest1"}))
    play(far, *path(far, "P16", "S2"), "open")
    assert (far.gold[0], asked(far)) == (3, "B act")


@rule("FOE-15.4", "FOE-7.2")
def test_a_spell_drawn_in_the_first_half_waits_for_a_later_turn() -> None:
    keys = {"seats": 2, "closed": KNOWN, "B": "S4 w1", "tiles": {"S1": 10}}
    state = position(A="S1 w10 2-wisdom-1", **keys)
    play(state, "fight", "done", dice=(*LUCKLESS, "1-wisdom-1"))
    assert why(state, "cast 1-wisdom-1 1") == ("FOE-7.2", "just-drawn")
    assert (state.view(0).turn.drawn, state.view(1).turn.drawn) == (("1-wisdom-1",), ())
    assert state.view(1).drawn_levels == (1,)
    play(state, "cast 2-wisdom-1 1")
    assert state.wisdom[0] == 15


@rule("FOE-15.4", "FOE-7.2")
def test_of_two_equal_spells_the_older_one_may_be_cast() -> None:
    keys = {"seats": 2, "closed": KNOWN, "B": "S4 w1", "tiles": {"S1": 10, "C2": 14}}
    state = position(A="S1 w10 1-power-1", **keys)
    play(state, "fight", "done", dice=(*LUCKLESS, "1-power-1"))
    play(state, "cast 1-power-1 1")
    assert why(state, "cast 1-power-1 1") == ("FOE-7.2", "just-drawn")
    play(state, "go P2", "go P3", "go C2", "fight", dice=(*LUCKLESS, "1-movement-2"))
    assert asked(state) == "B act"


@rule("FOE-15.4", "FOE-9.4", "FOE-9.5", "FOE-9.7")
def test_each_half_may_be_followed_and_study_comes_once() -> None:
    state = position(**two(A="S1 w20", B="S1 w5", tiles={"C2": 19}))
    play(state, "go P2", "go P3", "go C2", "fight", "B follow", dice=LUCKLESS)
    assert (state.turn.half, asked(state), state.wisdom[1]) == (2, "A act", 5)
    play(state, "go P4", "end", "B follow", "B study")
    assert (where(state), state.wisdom[1], asked(state)) == ("P4 P4", 6, "B act")


@rule("FOE-15.4", "FOE-17.5")
def test_invisibility_lasts_through_both_halves() -> None:
    tiles = {"C2": 19, "S2": 22}
    state = position(**two(A="S1 w20 3-invisibility-0", B="C2 w5", tiles=tiles))
    play(state, "cast 3-invisibility-0 0", "go P2", "go P3", "go C2", "fight", dice=LUCKLESS)
    play(state, "go P4", "go P5", "go S2", "go P6", "end")
    assert (where(state), asked(state)) == ("P6 C2", "B act")


@pytest.mark.parametrize("card", ["2-transference-0", "3-invisibility-0"])
@rule("FOE-16.5", "FOE-15.4")
def test_before_the_first_step_means_that_of_the_whole_turn(card: str) -> None:
    line = "join 2-transference-0 1" if card.startswith("2") else "cast 3-invisibility-0 0"
    keys = {"B": "S4 w5", "tiles": {"C2": 19}}
    state = position(**two(A=f"S1 w20 {card}", **keys))
    play(state, "go P2", "go P3", "go C2", "fight", "done", dice=LUCKLESS)
    assert why(state, line) == ("FOE-16.5", "too-late")
    still = position(**two(A=f"C2 w20 {card}", **keys))
    play(still, "fight", "done", dice=LUCKLESS)
    assert line in listed(still)
