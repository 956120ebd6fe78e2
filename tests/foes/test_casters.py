"""FOE-4.7, FOE-16.5 and FOE-17.9: what a caster's own spells do to his movement."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.testing import rule
from foes.setting import listed, play, position, refused, tile, where, why

KNOWN = {"*": "N"}
MOVE = "1-move_monster-2"
EXCHANGE = "3-exchange-2"
SPELL = "1-movement-2"


@rule("FOE-17.9", "FOE-4.6")
def test_a_spell_on_a_monster_elsewhere_leaves_a_pinned_caster_as_he_was() -> None:
    state = position(A=f"C2 w9 c3 {MOVE}", tiles={"C2": 12, "S4": 11}, closed=KNOWN)
    play(state, f"cast {MOVE} 2", "wander 11 P14 C5")
    assert refused(state, "go P3") == refuse("FOE-4.5", "pinned", monster=12)
    play(state, "flee", "go P3")
    assert where(state) == "P3 - - -"


@rule("FOE-17.9", "FOE-4.6")
def test_an_exchange_elsewhere_leaves_a_pinned_caster_as_he_was() -> None:
    tiles = {"C2": 12, "S4": 11, "S3": 10}
    state = position(A=f"C2 w9 c3 {EXCHANGE}", tiles=tiles, closed=KNOWN)
    play(state, f"cast {EXCHANGE} 2", "swap S4 S3")
    play(state, "flee", "go P3")
    assert where(state) == "P3 - - -"


@rule("FOE-17.9", "FOE-19.11")
def test_another_monster_in_his_space_ends_his_movement_and_may_be_fought() -> None:
    tiles = {"C2": 12, "S4": 8}
    state = position(A=f"C2 w9 c3 {EXCHANGE}", tiles=tiles, closed=KNOWN, stack=[])
    play(state, f"cast {EXCHANGE} 2", "swap C2 S4")
    assert refused(state, "go P3") == refuse("FOE-4.3", "stopped")
    assert refused(state, "flee") == refuse("FOE-4.6", "not-pinned")
    play(state, "fight", dice=(3, 3))
    assert state.wisdom[0] == 14


@rule("FOE-17.9")
def test_a_monster_brought_to_him_ends_his_movement() -> None:
    state = position(A=f"S1 w9 c3 {MOVE}", tiles={"C1": 12}, closed=KNOWN)
    play(state, "go P1", "go S1", f"cast {MOVE} 2", "wander 12 P1 S1")
    assert why(state, "go P2") == ("FOE-4.3", "stopped")
    assert listed(state) == ["fight", "end"]


@rule("FOE-17.9")
def test_whoever_is_carried_off_has_moved_enough() -> None:
    state = position(A=f"P1 w9 c3 {MOVE}", tiles={"C1": 12}, closed=KNOWN)
    play(state, f"cast {MOVE} 2", "wander 12 P1 S1")
    assert (where(state), tile(state, "S1")) == ("S1 - - -", 12)
    assert listed(state) == ["fight", "end"]


@rule("FOE-17.9", "FOE-10.8")
def test_whoever_is_carried_off_and_dropped_stands_with_the_other_monster() -> None:
    state = position(A=f"P1 w9 c3 {MOVE}", tiles={"C1": 12, "S1": 7}, closed=KNOWN)
    play(state, f"cast {MOVE} 2", "wander 12 P1 S1 P16 C6")
    assert (where(state), tile(state, "C6")) == ("S1 - - -", 12)
    assert listed(state) == ["fight", "end"]


@rule("FOE-17.9", "FOE-10.7", "FOE-19.8")
def test_a_pinned_caster_who_travels_with_his_monster_and_comes_back_has_been_carried_off() -> None:
    round_trip = "wander 12 P45 C11 P60 X6 P67 P66 P59 C10"
    state = position(A=f"C10 w9 c3 {MOVE}", B="P66 w9", tiles={"C10": 12}, closed=KNOWN)
    assert "flee" in listed(state)
    play(state, f"cast {MOVE} 2", round_trip)
    assert (where(state), tile(state, "C10")) == ("C10 C10 - -", 12)
    assert refused(state, "flee") == refuse("FOE-4.6", "not-pinned")
    assert refused(state, "go P45") == refuse("FOE-4.3", "stopped")


@rule("FOE-4.7", "FOE-17.10")
def test_a_chest_in_the_monsters_place_sets_a_pinned_caster_free() -> None:
    tiles = {"C2": 8, "S4": "chest1"}
    state = position(A=f"C2 w9 c3 {EXCHANGE}", tiles=tiles, closed=KNOWN)
    assert why(state, "go P3") == ("FOE-4.5", "pinned")
    play(state, f"cast {EXCHANGE} 2", "swap C2 S4", "go P3")
    assert where(state) == "P3 - - -"


@rule("FOE-4.3", "FOE-17.10")
def test_a_chest_does_not_give_back_a_movement_that_a_monster_has_ended() -> None:
    tiles = {"C2": 8, "S4": "chest1"}
    state = position(A=f"P3 w9 c3 {EXCHANGE}", tiles=tiles, closed=KNOWN)
    play(state, "go C2", f"cast {EXCHANGE} 2", "swap C2 S4")
    assert why(state, "go P3") == ("FOE-4.3", "stopped")
    assert "open" in listed(state)


@rule("FOE-4.7", "FOE-18.15", "FOE-17.7")
def test_without_companions_a_monster_that_is_sent_away_sets_him_free() -> None:
    options = {"carry_companion": False}
    state = position(A=f"C2 w9 c3 {MOVE}", tiles={"C2": 8}, closed=KNOWN, options=options)
    play(state, f"cast {MOVE} 2", "wander 8 P3 P2 S1", "go P4")
    assert where(state) == "P4 - - -"


@rule("FOE-4.7", "FOE-17.5")
def test_invisibility_frees_a_pinned_caster() -> None:
    state = position(A="C2 w9 3-invisibility-0", tiles={"C2": 8, "S1": 7}, closed=KNOWN)
    play(state, "cast 3-invisibility-0 0", "go P3", "go P2", "go S1", "go P1")
    assert where(state) == "P1 - - -"


@rule("FOE-17.4", "FOE-16.5")
def test_transference_to_a_monster_ends_the_movement_unless_he_is_invisible() -> None:
    hand = "2-transference-0 3-invisibility-0"
    state = position(A=f"S1 w9 c3 {hand}", B="C2 w9", tiles={"C2": 12}, closed=KNOWN)
    play(state, "join 2-transference-0 1")
    assert refused(state, "go P3") == refuse("FOE-4.3", "stopped")
    assert refused(state, "flee") == refuse("FOE-4.6", "not-pinned")
    play(state, "cast 3-invisibility-0 0", "go P3")
    assert where(state) == "P3 C2 - -"


@pytest.mark.parametrize(
    ("line", "refusal"),
    [
        ("flee", ("FOE-16.5", "movement-over")),
        ("join 2-transference-0 1", ("FOE-16.5", "too-late")),
        ("cast 3-invisibility-0 0", ("FOE-16.5", "too-late")),
    ],
)
@rule("FOE-16.5", "FOE-17.6")
def test_whoever_transforms_a_monster_moves_no_more(line: str, refusal: tuple[str, str]) -> None:
    hand = "2-transference-0 3-invisibility-0 1-transform-1"
    state = position(A=f"C2 w9 c3 {hand}", B="S1 w9", tiles={"C2": 12}, closed=KNOWN)
    assert line in listed(state)
    play(state, "cast 1-transform-1 -1")
    assert why(state, line) == refusal


@rule("FOE-16.5", "FOE-17.6")
def test_an_invisible_player_who_has_transformed_a_monster_does_not_walk_on() -> None:
    hand = "3-invisibility-0 1-transform-1 3-exchange-2"
    state = position(A=f"P3 w9 {hand}", tiles={"C2": 12, "S4": 11}, closed=KNOWN)
    play(state, "cast 3-invisibility-0 0", "go C2", "cast 1-transform-1 -1")
    assert refused(state, "go P3") == refuse("FOE-16.5", "movement-over")
    play(state, f"cast {EXCHANGE} 2", "swap C2 S4")
    assert refused(state, "go P3") == refuse("FOE-16.5", "movement-over")


@rule("FOE-17.6", "FOE-17.10")
def test_a_transform_does_not_pass_to_another_monster() -> None:
    hand = f"1-transform-1 {EXCHANGE}"
    state = position(A=f"C2 w11 {hand}", tiles={"C2": 12, "S4": 11}, closed=KNOWN, stack=[])
    play(state, "cast 1-transform-1 -1", f"cast {EXCHANGE} 2", "swap C2 S4", "fight", dice=(3, 3))
    assert state.wisdom[0] == 17


@rule("FOE-17.6")
def test_transform_needs_a_monster_that_he_may_fight() -> None:
    state = position(A="S1 w9 1-transform-1", tiles={"C2": 12}, closed=KNOWN)
    assert why(state, "cast 1-transform-1 1") == ("FOE-16.5", "no-monster-to-fight")
    fled = position(A="C2 w9 c1 1-transform-1", tiles={"C2": 12}, closed=KNOWN)
    play(fled, "flee")
    assert why(fled, "cast 1-transform-1 1") == ("FOE-16.5", "no-monster-to-fight")


@rule("FOE-17.9", "FOE-10.4")
def test_an_invisible_caster_is_not_picked_up_and_does_not_weigh() -> None:
    hand = f"3-invisibility-0 {MOVE}"
    state = position(A=f"C2 w9 {hand}", B="C2 w9", tiles={"C2": 12}, closed=KNOWN)
    play(state, "cast 3-invisibility-0 0", f"cast {MOVE} 2", "wander 12 P3 P2 S1")
    assert where(state) == "C2 S1 - -"
    visible = position(A=f"C2 w9 {hand}", B="C2 w9", tiles={"C2": 12}, closed=KNOWN)
    play(visible, f"cast {MOVE} 2")
    assert why(visible, "wander 12 P3 P2 S1") == ("FOE-10.4", "blocked")


@rule("FOE-17.9", "FOE-17.5")
def test_an_invisible_caster_walks_away_from_a_monster_that_is_brought_to_him() -> None:
    hand = f"3-invisibility-0 {MOVE}"
    state = position(A=f"S1 w9 {hand}", tiles={"C1": 12}, closed=KNOWN)
    play(state, "cast 3-invisibility-0 0", f"cast {MOVE} 2", "wander 12 P1 S1", "go P2")
    assert where(state) == "P2 - - -"
