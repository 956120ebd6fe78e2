"""FOE-16, FOE-17: why a spell cannot be cast, to the number."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.games.foes.actions import Join
from fabula.games.foes.game import game
from fabula.testing import rule
from foes.setting import asked, listed, play, position, refused, tile, where

KNOWN = {"*": "N"}


@rule("FOE-16.1", "FOE-17.4")
def test_transference_names_a_player_and_no_other_spell_does() -> None:
    state = position(A="S1 w9 2-transference-0 1-power-1", B="S4")
    assert refused(state, "cast 2-transference-0 0") == refuse(
        "FOE-16.1", "wrong-way", spell="2-transference-0"
    )
    assert refused(state, "join 1-power-1 1") == refuse("FOE-16.1", "wrong-way", spell="1-power-1")
    assert listed(state, "cast", "join") == ["cast 1-power-1 1", "join 2-transference-0 1"]


@rule("FOE-16.1")
def test_a_spell_that_he_does_not_hold() -> None:
    state = position(A="S1 w9 1-power-1", B="S4 2-wisdom-1")
    for spell in ("2-wisdom-1", "2-power-2", "9-nothing-9"):
        assert refused(state, f"cast {spell} 1") == refuse("FOE-16.1", "not-in-hand", spell=spell)


@pytest.mark.parametrize(
    ("spell", "legal"),
    [
        ("1-movement-2", [2]),
        ("3-power-3", [1, 2, 3]),
        ("4-wisdom-3", [1, 2, 3]),
        ("3-transform-2", [-2, -1, 1, 2]),
        ("3-invisibility-0", [0]),
        ("4-move_monster-2", [2]),
        ("3-move_three_monsters-1", [1]),
        ("3-exchange-2", [2]),
        ("1-rotate-2", [2]),
    ],
)
@rule("FOE-16.2", "FOE-17.1", "FOE-17.2", "FOE-17.3", "FOE-17.6")
def test_a_number_on_a_spell_is_a_maximum(spell: str, legal: list[int]) -> None:
    state = position(A=f"S1 w9 {spell}", tiles={"S1": 9})
    assert listed(state, "cast") == [f"cast {spell} {amount}" for amount in legal]
    most = int(spell[-1])
    for amount in {-most - 1, -1, 0, 1, most - 1, most + 1, 10} - set(legal):
        assert refused(state, f"cast {spell} {amount}") == refuse("FOE-16.2", "wrong-amount", most=most)


@rule("FOE-17.2")
def test_power_takes_no_more_than_the_reserve_holds() -> None:
    state = position(A="S1 w9 c65 3-power-3", closed=KNOWN)
    assert state.reserve == 2
    assert listed(state, "cast") == ["cast 3-power-3 1", "cast 3-power-3 2"]
    assert refused(state, "cast 3-power-3 3") == refuse("FOE-17.2", "reserve", have=2)
    play(state, "cast 3-power-3 2")
    assert (state.chips[0], state.reserve) == (67, 0)


@rule("FOE-17.3", "FOE-13.1")
def test_wisdom_reaches_fifty_and_goes_no_further() -> None:
    state = position(A="S1 w48 4-wisdom-3", closed=KNOWN)
    assert listed(state, "cast") == ["cast 4-wisdom-3 1", "cast 4-wisdom-3 2"]
    assert refused(state, "cast 4-wisdom-3 3") == refuse("FOE-17.3", "top", have=48)
    play(state, "cast 4-wisdom-3 2")
    assert state.wisdom[0] == 50


@rule("FOE-17.6")
def test_transform_makes_no_monster_weaker_than_one() -> None:
    state = position(A="S1 w1 3-transform-2 1-transform-1", tiles={"S1": 3})
    play(state, "cast 3-transform-2 -2")
    assert listed(state, "cast") == ["cast 1-transform-1 1"]
    assert refused(state, "cast 1-transform-1 -1") == refuse("FOE-17.6", "below-one")
    state = position(A="S1 w1 3-transform-2", tiles={"S1": 2})
    assert listed(state, "cast") == ["cast 3-transform-2 -1", "cast 3-transform-2 1", "cast 3-transform-2 2"]


@rule("FOE-17.6", "FOE-18.1")
def test_whether_several_transforms_add_up_is_an_option() -> None:
    keys = {"A": "S1 w30 3-transform-2 5-transform-3 1-transform-1", "tiles": {"S1": 34}}
    state = position(**keys)
    play(state, "cast 3-transform-2 -2", "cast 5-transform-3 -3", "cast 1-transform-1 1")
    assert state.turn.transform == -4
    state = position(**keys, options={"transform_stacking": False})
    play(state, "cast 5-transform-3 -3")
    assert listed(state, "cast") == []
    assert refused(state, "cast 3-transform-2 -2") == refuse("FOE-18.1", "one-transform")


@rule("FOE-17.7", "FOE-10.5")
def test_a_spell_moves_a_monster_somewhere_else() -> None:
    state = position(A="S4 w9 4-move_monster-2", tiles={"C1": 9}, closed=KNOWN)
    play(state, "cast 4-move_monster-2 2")
    assert refused(state, "wander 9 P1 S1 P1 C1") == refuse("FOE-17.7", "nothing-changes")
    assert refused(state, "wander 9 P1 S1 P16 C6 P37 C11") == refuse("FOE-10.3", "too-far", most=2)
    assert refused(state, "wander 8 P1 S1") == refuse("FOE-10.3", "no-such-monster", monster=8)
    assert refused(state, "end") == refuse("FOE-17.7", "not-offered")
    play(state, "wander 9 P1 S1 P16 C6")
    assert (tile(state, "C6"), tile(state, "C1"), asked(state)) == (9, 0, "A act")


@rule("FOE-17.8")
def test_none_of_three_monsters_is_moved_twice() -> None:
    tiles = {"C1": 9, "C12": 20, "C18": 30, "S3": 40}
    state = position(A="S4 w9 3-move_three_monsters-1", tiles=tiles, closed=KNOWN)
    play(state, "cast 3-move_three_monsters-1 1", "wander 9 P1 S1")
    assert refused(state, "wander 9 P1 C1") == refuse("FOE-17.8", "moved-already", monster=9)
    assert asked(state) == "A move-monster"
    (seat,) = state.to_act()
    assert state.choices(seat).details == {"left": 2}
    assert not any(line.startswith("wander 9 ") for line in listed(state))
    play(state, "done")
    assert asked(state) == "A act"


@rule("FOE-17.8")
def test_a_fourth_monster_is_not_moved() -> None:
    tiles = {"C1": 9, "S2": 20, "C6": 30, "S3": 40}
    state = position(A="S4 w9 3-move_three_monsters-1", tiles=tiles, closed=KNOWN)
    play(state, "cast 3-move_three_monsters-1 1")
    for number, left in ((9, 3), (20, 2), (30, 1)):
        assert state.choices(0).details == {"left": left}
        line = next(line for line in listed(state) if line.startswith(f"wander {number} "))
        play(state, line)
    assert asked(state) == "A act"


@rule("FOE-17.10")
def test_only_two_tiles_are_exchanged_in_either_order() -> None:
    tiles = {"C1": 9, "C6": 20, "S3": "chest1"}
    state = position(A="S4 w9 3-exchange-2", tiles=tiles, closed=KNOWN)
    play(state, "cast 3-exchange-2 2")
    assert listed(state) == ["done", "swap S3 C1", "swap S3 C6", "swap C1 C6"]
    for pair in ("C1 C2", "C2 C1", "C1 C1", "C1 P1", "C1 nowhere", "nowhere C1"):
        (seat,) = state.to_act()
        refusal = state.why_not(seat, game.read(f"swap {pair}"))
        assert refusal is not None, pair
        assert refusal.rule == "FOE-17.10"
    play(state, "swap C6 C1")
    assert (tile(state, "C1"), tile(state, "C6")) == (20, 9)


@rule("FOE-17.4", "FOE-9.9")
def test_transference_leaves_nobody_behind_who_could_follow() -> None:
    state = position(A="S1 w9 2-transference-0", B="S1 w1", C="S4 w2", closed=KNOWN)
    play(state, "join 2-transference-0 2")
    assert where(state) == "S4 S1 S4 -"
    play(state, "end")
    assert asked(state) == "B act"


@rule("FOE-17.4", "FOE-19.14")
def test_transference_to_every_other_player_in_the_dungeon_and_to_nobody_else() -> None:
    state = position(seats=4, A="S1 w9", B="S2 w9 2-transference-0", C="S3 w9", active="B", closed=KNOWN)
    assert listed(state, "join") == ["join 2-transference-0 0", "join 2-transference-0 2"]
    for other in (-4, -2, -1, 1, 3, 4):
        action = Join("2-transference-0", other)
        assert state.why_not(1, action) == refuse("FOE-17.4", "nobody-there")
    play(state, "join 2-transference-0 0")
    assert where(state) == "S1 S1 S3 -"


@rule("FOE-17.6", "FOE-17.9", "FOE-18.1")
def test_another_monster_in_the_space_may_be_transformed_anew() -> None:
    hand = "1-transform-1 2-transform-1 3-exchange-2"
    options = {"transform_stacking": False}
    state = position(A=f"C1 w30 {hand}", tiles={"C1": 30, "C6": 31}, closed=KNOWN, options=options)
    play(state, "cast 1-transform-1 1")
    assert listed(state, "cast") == ["cast 3-exchange-2 2"]
    play(state, "cast 3-exchange-2 2", "swap C1 C6")
    assert (state.turn.transform, state.turn.transforms) == (0, 0)
    assert listed(state, "cast") == ["cast 2-transform-1 -1", "cast 2-transform-1 1"]
    play(state, "cast 2-transform-1 -1", "fight", dice=(3, 3, "1-movement-2"))
    assert state.wisdom[0] == 36
