"""EX-40 to EX-50: chests, the end, spells, and two players."""

from __future__ import annotations

from fabula.core import ScriptedDice, refuse
from fabula.games.foes.components import CHEST, UNEXPLORED
from fabula.games.foes.events import Ended, Explored, Failed, Flipped, Rolled
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.testing import rule
from foes.setting import asked, listed, of, path, play, position, refused, tile, where, why

SPELL = "1-movement-2"
KNOWN = {"*": "N"}


@rule("EX-40", "FOE-11.1", "FOE-11.2", "FOE-13.1")
def test_ex_40_a_chest_six_steps_away() -> None:
    state = position(A="S1 w45", tiles={"S2": "chest2"}, closed=KNOWN)
    play(state, *path(state, "S1", "S2"), "open")
    assert (state.gold[0], state.wisdom[0], state.hands[0]) == (4, 47, ())
    assert (tile(state, "S2"), asked(state)) == (0, "B enter")


@rule("EX-40", "FOE-11.2", "FOE-11.3", "FOE-17.1")
def test_ex_40_a_chest_eight_steps_away() -> None:
    state = position(A="S1 w45 1-movement-2", tiles={"C7": "chest2"}, closed=KNOWN)
    walk = path(state, "S1", "C7")
    assert len(walk) == 8
    play(state, *walk)
    assert refused(state, "open") == refuse("FOE-3.6", "moved-too-far", have=8)
    waiting = state.copy()
    play(waiting, "end")
    assert (tile(waiting, "C7"), asked(waiting)) == (CHEST + 1, "B enter")
    play(state, "cast 1-movement-2 2", "open")
    assert (state.gold[0], state.wisdom[0]) == (4, 47)


@rule("EX-41", "FOE-17.6", "FOE-7.1", "FOE-18.1", "FOE-18.11")
def test_ex_41_transform_spells_add_up() -> None:
    state = position(A="S1 w30 3-transform-2 5-transform-3", tiles={"S1": 34})
    play(state, "cast 3-transform-2 -2", "cast 5-transform-3 -3")
    events = play(state, "fight", dice=(3, 3, SPELL))
    assert len(of(events, Rolled)) == 1
    assert (state.wisdom[0], state.gold[0], state.hands[0]) == (35, 2, (SPELL,))


@rule("EX-41", "FOE-17.6", "FOE-18.1")
def test_ex_41_without_stacking_one_card_is_not_enough() -> None:
    options = {"transform_stacking": False}
    state = position(A="S1 w30 3-transform-2 5-transform-3", tiles={"S1": 34}, options=options)
    play(state, "cast 5-transform-3 -3")
    assert why(state, "cast 3-transform-2 -2") == ("FOE-18.1", "one-transform")
    events = play(state, "fight", "done", dice=(3, 3))
    assert [event.why for event in of(events, Failed)] == ["too_strong"]
    assert (state.wisdom[0], tile(state, "S1")) == (31, 34)


@rule("EX-42", "FOE-17.6")
def test_ex_42_a_stronger_monster_teaches_more() -> None:
    state = position(A="S1 w20 3-transform-2", tiles={"S1": 18})
    play(state, "cast 3-transform-2 2", "fight", dice=(3, 3, SPELL))
    assert state.wisdom[0] == 26
    state = position(A="S1 w20 5-transform-3", tiles={"S1": 18})
    events = play(state, "cast 5-transform-3 3", "fight", dice=(3, 3))
    assert [event.why for event in of(events, Failed)] == ["too_strong"]


@rule("EX-43", "FOE-17.4", "FOE-9.9", "FOE-4.7", "FOE-18.12")
def test_ex_43_transference_frees_and_the_walk_after_it_can_be_followed() -> None:
    keys = {"A": "C2 w20 2-transference-0", "C": "C2 w5", "tiles": {"C2": 19, "C18": 15}, "closed": KNOWN}
    state = position(B="C25 w12", **keys)
    assert why(state, "go P17") == ("FOE-4.5", "pinned")
    play(state, "join 2-transference-0 1")
    assert (where(state), state.turn.steps) == ("C25 C25 C2 -", 0)
    walking = state.copy()
    play(walking, "go P80", "go C18", "fight", "B follow", dice=(3, 3, SPELL))
    assert (where(walking), asked(walking)) == ("C18 C18 C2 -", "B study")
    wiser = position(B="C25 w20", **keys)
    play(wiser, "join 2-transference-0 1", "go P80", "end")
    assert asked(wiser) == "B act"


@rule("EX-43", "FOE-17.4", "FOE-3.6")
def test_ex_43_he_walks_up_to_six_and_may_fight() -> None:
    keys = {"tiles": {"C2": 19, "C13": 15}, "closed": KNOWN}
    state = position(A="C2 w20 2-transference-0", B="C25 w30", **keys)
    play(state, "join 2-transference-0 1", *path(state, "C25", "C13"))
    assert state.turn.steps == 7
    assert why(state, "fight") == ("FOE-3.6", "moved-too-far")
    state = position(A="C2 w20 2-transference-0", B="P80 w30", **keys)
    play(state, "join 2-transference-0 1", *path(state, "P80", "C13"))
    assert state.turn.steps == 6
    assert "fight" in listed(state)


@rule("EX-44", "FOE-17.5", "FOE-9.9")
def test_ex_44_invisible_through_a_monster() -> None:
    state = position(A="S1 w20 3-invisibility-0", B="S1 w2", tiles={"C2": 19}, closed=KNOWN)
    play(state, "cast 3-invisibility-0 0", "go P2", "go P3", "go C2")
    stopping = state.copy()
    play(stopping, "fight", dice=(3, 3, SPELL))
    assert stopping.wisdom[0] == 25
    play(state, "go P4", "go P5", "go S2")
    assert state.turn.steps == 6
    play(state, "end")
    assert (where(state), asked(state)) == ("S2 S1 - -", "B act")


@rule("EX-45", "FOE-17.10", "FOE-8.7")
def test_ex_45_exchange_leaves_blue_with_a_chest_and_he_sees() -> None:
    tiles = {"C41": 40, "C46": "chest2"}
    state = position(
        A="S1 w20 3-exchange-2", B="C41 w12", tiles=tiles, unexplored=["C35"], closed=KNOWN, next=41
    )
    events = play(state, "cast 3-exchange-2 2", "swap C41 C46", dice=(41,))
    assert (tile(state, "C41"), tile(state, "C46"), where(state)) == (CHEST + 1, 40, "S1 C41 - -")
    assert [event.space for event in of(events, Explored)] == ["C35"]
    assert (tile(state, "C35"), state.supply, asked(state)) == (41, 1, "A act")


@rule("EX-46", "FOE-17.11", "FOE-8.8", "FOE-18.5")
def test_ex_46_rotate_opens_a_view() -> None:
    keys = {"unexplored": ["C12"], "closed": {"X1": "N"}, "next": 14}
    state = position(A="S1 w20 1-rotate-2", B="X1 w12", **keys)
    events = play(state, "cast 1-rotate-2 2", "turn X1 S", "done", dice=(14,))
    assert [event.space for event in of(events, Explored)] == ["C12"]
    assert (state.supply, tile(state, "C12")) == (1, 14)


@rule("EX-46", "FOE-17.11", "FOE-8.8", "FOE-18.5")
def test_ex_46_who_looks_because_of_a_rotate_is_an_option() -> None:
    keys = {"unexplored": ["C12"], "closed": {"X1": "N"}, "next": 14}
    state = position(A="S4 w20 1-rotate-2", B="C2 w12", **keys)
    play(state, "cast 1-rotate-2 2", "turn X1 W", "done", dice=(14,))
    assert tile(state, "C12") == 14
    state = position(A="S4 w20 1-rotate-2", B="C2 w12", **keys, options={"rotate_vision": "on_tile"})
    play(state, "cast 1-rotate-2 2", "turn X1 W", "done")
    assert tile(state, "C12") == UNEXPLORED


@rule("EX-47", "FOE-14.2", "FOE-8.9", "FOE-20.7")
def test_ex_47_the_game_ends_with_the_second_boss() -> None:
    keys = {"tiles": {"C49": 50}, "unexplored": ["C46"], "last": ["chest1"]}
    state = position(A="C49 w50", B="C49 w50", C="C49 w1", D="S1 w30 g31", **keys)
    events = play(state, "fight", dice=(2, 3))
    assert (state.gold[0], state.chips[0]) == (8, 5)
    assert [type(event) for event in events][-1] is Ended
    assert (tile(state, "C46"), asked(state), state.to_act()) == (UNEXPLORED, "", ())
    assert of(events, Flipped) == []
    assert state.why_not(0, game.read("end")) == refuse("FOE-14.2", "game-over")


@rule("EX-48", "FOE-14.3")
def test_ex_48_power_spells_in_hand_break_a_tie() -> None:
    keys = {"tiles": {"C49": 50}, "last": []}
    state = position(
        A="C49 w50 g1", B="S1 g31 c3", C="S1 g31 c1 3-power-3 5-movement-9", D="S1 g31 c3", **keys
    )
    play(state, "fight", dice=(3, 3))
    standing = state.standing()
    assert standing is not None
    assert standing.places == (4, 2, 1, 2)
    assert (standing.scores, standing.winners) == ((8, 31, 31, 31), (2,))


@rule("EX-49", "FOE-15.1", "FOE-15.3", "FOE-6.6", "FOE-2.6")
def test_ex_49_two_players_move_and_battle_twice() -> None:
    state = position(seats=2, A="S2 w10", B="S4 w1", tiles={"C7": 9, "C13": 12}, closed=KNOWN)
    reserve = state.reserve
    play(state, "go P18", "go C7", "fight", dice=(3, 1, SPELL))
    assert (state.wisdom[0], asked(state)) == (13, "A act")
    play(state, "go P39", "go X4", "go P50", "go P51", "go C13")
    play(state, "fight", dice=(4, 3, "1-movement-3"))
    assert (state.wisdom[0], state.chips[0], state.gold[0]) == (16, 3, 2)
    assert state.hands[0] == (SPELL, "1-movement-3")
    assert (state.supply, state.reserve, asked(state)) == (2, reserve + 1, "B act")


@rule("EX-50", "FOE-15.1")
def test_ex_50_the_start_player_has_one_battle_in_his_first_turn() -> None:
    dice = ScriptedDice((1, 2, 3, 4, "red", "blue", "red", "blue", 0))
    state = game.start(Options(), 2, dice)
    play(state, "enter S1", "fight", dice=(3, 3, SPELL, 5, 6, 7))
    assert (state.wisdom[0], asked(state)) == (5, "B enter")
