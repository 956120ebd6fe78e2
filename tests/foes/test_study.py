"""FOE-9: following a wiser player, and studying with a master."""

from __future__ import annotations

import pytest

from fabula.core import refuse
from fabula.games.foes.events import Moved, Wiser
from fabula.testing import rule
from foes.setting import asked, listed, of, play, position, refused, tile, where

SPELL = "1-movement-2"
KNOWN = {"*": "N"}


@pytest.mark.parametrize(("master", "gains"), [(9, False), (10, False), (11, False), (12, True)])
@rule("FOE-9.1", "FOE-9.2")
def test_a_master_must_be_two_levels_above(master: int, gains: bool) -> None:
    state = position(A="S1 w10", B=f"S1 w{master}")
    play(state, "end")
    assert asked(state) == ("A study" if gains else "B act")


@rule("FOE-9.2", "FOE-9.3")
def test_one_sufficient_master_among_others_is_enough() -> None:
    state = position(A="S1 w10", B="S1 w11", C="S1 w12", D="S1 w3")
    play(state, "end", "A study")
    assert (state.wisdom, asked(state)) == ((11, 11, 12, 3), "B act")


@rule("FOE-9.2", "FOE-19.14")
def test_a_master_elsewhere_or_not_yet_in_the_dungeon_teaches_nothing() -> None:
    state = position(A="S1 w10", B="P2 w30", C="- w40")
    play(state, "end")
    assert asked(state) == "B act"


@rule("FOE-9.2")
def test_after_a_battle_and_after_a_chest_there_is_study_too() -> None:
    state = position(A="S1 w10", B="S1 w30", tiles={"S1": 10}, stack=[])
    play(state, "fight", dice=(3, 3))
    assert asked(state) == "A study"
    state = position(A="S1 w10", B="S1 w30", tiles={"S1": "chest1"})
    play(state, "open", "A study")
    assert state.wisdom[0] == 14


@rule("FOE-19.13", "FOE-9.2")
def test_study_is_possible_in_a_monsters_space() -> None:
    state = position(A="C2 w10", B="C2 w30", tiles={"C2": 20})
    play(state, "end", "A study")
    assert state.wisdom[0] == 11


@rule("FOE-9.10")
def test_study_may_be_declined() -> None:
    state = position(A="S1 w10", B="S1 w30")
    play(state, "end")
    assert listed(state) == ["study", "done"]
    assert refused(state, "follow") == refuse("FOE-9.10", "not-offered")
    play(state, "done")
    assert (state.wisdom[0], asked(state)) == (10, "B act")


@rule("FOE-9.2", "FOE-18.3")
def test_study_at_the_end_of_the_movement_needs_a_step() -> None:
    options = {"study_trigger": "end_of_movement"}
    state = position(A="S1 w10", B="S1 w30", supply=1, options=options)
    for standing in ("end", "chips"):
        still = state.copy()
        play(still, standing)
        assert asked(still) == "B act"
    play(state, "go P2", "go S1", "end")
    assert asked(state) == "A study"


@rule("FOE-18.3", "FOE-9.5")
def test_followers_study_at_the_end_of_the_turn_either_way() -> None:
    state = position(A="S1 w30", B="S1 w10", options={"study_trigger": "end_of_movement"})
    play(state, "go P2", "end", "B follow")
    assert asked(state) == "B study"


@pytest.mark.parametrize(("follower", "may"), [(19, True), (20, False), (21, False)])
@rule("FOE-9.4")
def test_only_a_dumber_player_may_follow(follower: int, may: bool) -> None:
    state = position(A="S1 w20", B=f"S1 w{follower}")
    play(state, "go P2", "end")
    assert asked(state) == ("B follow" if may else "B act")


@rule("FOE-9.4", "FOE-9.11")
def test_followers_are_asked_clockwise_from_the_active_player() -> None:
    players = {"A": "S1 w1", "B": "S1 w20", "C": "S1 w2", "D": "S1 w3"}
    state = position(**players, active="B")
    play(state, "go P2", "end", "C follow", "D done")
    events = play(state, "A follow")
    assert of(events, Moved) == [Moved(seat=0, space="P2", how="follow", rule="FOE-9.4")]
    assert where(state) == "P2 P2 P2 S1"
    assert (asked(state), listed(state)) == ("C study", ["study", "done"])
    play(state, "C study", "A study")
    assert (state.wisdom, asked(state)) == ((2, 20, 3, 3), "C act")


@rule("FOE-9.4")
def test_from_the_start_and_from_every_space_that_he_passes_one_may_follow() -> None:
    state = position(A="S1 w20", B="S1 w1", C="P2 w2", D="P4 w3", closed=KNOWN)
    play(state, "go P2", "go P3", "end", "B follow", "C follow")
    assert (where(state), asked(state)) == ("P3 P3 P3 P4", "B study")


@rule("FOE-9.6")
def test_who_is_merely_joined_or_stays_with_a_master_who_stays_gains_nothing() -> None:
    joined = position(A="S1 w20", B="P2 w1")
    play(joined, "go P2", "end")
    assert (asked(joined), joined.wisdom[1]) == ("B act", 1)
    stays = position(A="S1 w20", B="S1 w1")
    play(stays, "end")
    assert (asked(stays), stays.wisdom[1]) == ("B act", 1)


@rule("FOE-9.4", "FOE-9.6")
def test_a_walk_that_leads_back_to_its_start_may_be_followed_all_the_way() -> None:
    state = position(A="S1 w20", B="S1 w1")
    play(state, "go P2", "go S1", "end")
    stays = state.copy()
    play(stays, "B done")
    assert asked(stays) == "B act"
    play(state, "B follow", "B study")
    assert (where(state), state.wisdom[1]) == ("S1 S1 - -", 2)


@pytest.mark.parametrize(("follower", "gains"), [(18, True), (19, False)])
@rule("FOE-9.5")
def test_a_follower_stays_below_his_master(follower: int, gains: bool) -> None:
    state = position(A="S1 w20", B=f"S1 w{follower}")
    play(state, "go P2", "end", "B follow")
    assert asked(state) == ("B study" if gains else "B act")


@rule("FOE-9.5", "FOE-19.12")
def test_the_gap_is_measured_after_the_masters_battle() -> None:
    state = position(A="S1 w20", B="S1 w19", tiles={"C2": 20}, closed=KNOWN, stack=[])
    play(state, "go P2", "go P3", "go C2", "fight")
    assert asked(state) == "B follow"
    play(state, "B follow", dice=(3, 3))
    events = play(state, "B study")
    assert of(events, Wiser) == [Wiser(seat=1, wisdom=20, rule="FOE-9.5")]


@rule("FOE-9.5", "FOE-9.8")
def test_a_follower_who_does_not_join_the_retreat_gains_nothing() -> None:
    state = position(A="S1 w20", B="S1 w10", tiles={"C2": 30}, closed=KNOWN)
    play(state, "go P2", "go P3", "go C2", "fight", "B follow", dice=(3, 3))
    play(state, "A go P3")
    assert asked(state) == "B follow"
    stays = state.copy()
    play(stays, "B done")
    assert (where(stays), asked(stays)) == ("P3 C2 - -", "B act")
    play(state, "B follow", "B study")
    assert (where(state), state.wisdom[1]) == ("P3 P3 - -", 11)


@rule("FOE-9.7")
def test_gains_are_computed_together_and_stacked_active_player_first() -> None:
    # B at 10 follows A at 12; A studies with C at 14: both rise by what they were before.
    keys = {"arrivals": ["C", "B", "A", "D"]}
    state = position(A="S1 w12", B="S1 w10", C="P2 w14", D="- w11", **keys)
    play(state, "go P2", "end", "B follow")
    play(state, "A study", "B study")
    assert state.wisdom == (13, 11, 14, 11)
    assert state.arrivals == (2, 3, 0, 1)


@rule("FOE-9.7", "FOE-9.5")
def test_a_masters_own_gain_does_not_help_his_follower() -> None:
    state = position(A="S1 w12", B="S1 w11", C="P2 w14")
    play(state, "go P2", "end", "B follow", "A study")
    assert (state.wisdom[:2], asked(state)) == ((13, 11), "B act")


@rule("FOE-9.8", "FOE-4.6")
def test_a_flight_may_be_followed_out_of_a_monsters_space() -> None:
    state = position(A="C2 w10 c1", B="C2 w5 c3", tiles={"C2": 12}, closed=KNOWN)
    play(state, "flee", "go P3", "end", "B follow")
    assert (where(state), state.chips[1]) == ("P3 P3 - -", 3)


@rule("FOE-9.8")
def test_whether_one_may_follow_out_of_a_monsters_space_is_an_option() -> None:
    options = {"follow_from_monster": False}
    state = position(A="C2 w10 c1", B="C2 w5", C="P3 w5", tiles={"C2": 12}, closed=KNOWN, options=options)
    play(state, "flee", "go P3", "go P2", "end")
    assert asked(state) == "C follow"
    lost = position(A="C2 w10", B="C2 w5", tiles={"C2": 12}, options=options)
    play(lost, "fight", dice=(3, 3))
    play(lost, "go P3")
    assert asked(lost) == "B act"


@rule("FOE-9.9", "FOE-17.5")
def test_nobody_follows_an_invisible_player_not_even_on_his_retreat() -> None:
    tiles = {"C2": 22}
    state = position(A="S1 w20 3-invisibility-0", B="S1 w1", C="C2 w1", tiles=tiles, closed=KNOWN)
    play(state, "cast 3-invisibility-0 0", "go P2", "go P3", "go C2", "fight", dice=(3, 3))
    assert asked(state) == "A retreat"
    play(state, "go P3")
    assert asked(state) == "B act"


@rule("FOE-9.9", "FOE-17.4")
def test_a_transference_is_not_followed_but_the_walk_after_it_is() -> None:
    keys = {"A": "S1 w20 2-transference-0", "B": "S1 w1", "C": "S4 w2", "D": "P14 w3"}
    jump = position(**keys)
    play(jump, "join 2-transference-0 2", "end")
    assert asked(jump) == "B act"
    walk = position(**keys)
    play(walk, "join 2-transference-0 2", "go P14", "go C5", "end", "C follow", "D follow")
    assert where(walk) == "C5 S1 C5 C5"


@rule("FOE-9.11", "FOE-4.5")
def test_a_follower_in_a_monsters_space_is_pinned_in_his_own_turn() -> None:
    state = position(A="S1 w20", B="S1 w1 c1", tiles={"C2": 12}, closed=KNOWN, stack=[])
    play(state, "go P2", "go P3", "go C2", "end", "B follow", "B study")
    assert asked(state) == "B act"
    assert refused(state, "go P3") == refuse("FOE-4.5", "pinned", monster=12)


@rule("FOE-9.4", "FOE-19.12")
def test_students_decide_before_the_chest_is_opened() -> None:
    state = position(A="P2 w20", B="P2 w19", tiles={"S1": "chest1"})
    play(state, "go S1", "open")
    assert (asked(state), state.gold[0], tile(state, "S1")) == ("B follow", 0, 100)
    play(state, "B follow")
    assert (state.wisdom[0], state.gold[0], asked(state)) == (23, 3, "B study")


@rule("FOE-9.4", "FOE-10.11")
def test_a_figure_that_a_monster_brought_onto_his_way_was_not_there_when_he_left() -> None:
    # A leaves C1; then his spell brings monster 9 and B to C1.
    hand = "1-move_monster-2"
    state = position(A=f"C1 w20 {hand}", B="P15 w1", tiles={"C10": 9}, closed=KNOWN)
    play(state, "go P1", f"cast {hand} 2", "wander 9 P36 T1 P15 C1")
    assert where(state) == "P1 C1 - -"
    play(state, "end")
    assert asked(state) == "B act"


@rule("FOE-9.4", "FOE-10.11")
def test_a_student_whom_a_monster_has_carried_off_no_longer_follows() -> None:
    hand = "1-move_monster-2"
    state = position(A=f"T1 w20 {hand}", B="T1 w1", tiles={"C10": 9}, closed=KNOWN)
    play(state, "go P15", "go C1", "go P1", f"cast {hand} 2", "wander 9 P36 T1 P15 C1")
    assert where(state) == "P1 C1 - -"
    play(state, "end")
    assert asked(state) == "B act"


@rule("FOE-10.11", "FOE-17.9")
def test_nobody_follows_a_player_through_the_monster_that_carries_him_off() -> None:
    hand = "1-move_monster-2"
    state = position(A=f"S1 w20 {hand}", B="S1 w1", tiles={"C10": 9}, closed=KNOWN)
    play(state, "go P1", "go C1", "go P15", f"cast {hand} 2", "wander 9 P36 T1 P15 C1")
    assert where(state) == "C1 S1 - -"
    play(state, "end")
    assert asked(state) == "B act"
