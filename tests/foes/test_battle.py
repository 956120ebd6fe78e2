"""FOE-6, FOE-7 and the hearts of FOE-12: battles, what they cost, and what they bring."""

from __future__ import annotations

from itertools import product

import pytest
from msgspec import to_builtins
from msgspec.structs import replace

from fabula.core import ScriptedDice, chances, refuse
from fabula.games.foes.battle import Settle
from fabula.games.foes.components import PRINTED, box_of
from fabula.games.foes.events import (
    Defeated,
    DrewSpell,
    Explored,
    Failed,
    Frightened,
    Gold,
    Moved,
    Paid,
    Rolled,
    SpellDrawn,
    Wiser,
)
from fabula.games.foes.game import game
from fabula.testing import rule
from foes.setting import asked, listed, of, play, position, refused, tile, where, why

SPELL = "1-movement-2"
KNOWN = {"*": "N"}


@pytest.mark.parametrize(
    ("wisdom", "scenario"),
    [(13, "II"), (14, "I"), (19, "I"), (20, "III"), (21, "III")],
)
@rule("FOE-6.2")
def test_the_three_scenarios_against_monster_14(wisdom: int, scenario: str) -> None:
    state = position(A=f"S1 w{wisdom}", tiles={"S1": 14})
    dice = {"I": (3, 3, SPELL), "II": (3, 3), "III": (SPELL,)}[scenario]
    events = play(state, "fight", dice=dice)
    assert bool(of(events, Rolled)) == (scenario != "III")
    assert bool(of(events, Frightened)) == (scenario == "III")
    assert bool(of(events, Defeated)) == (scenario != "II")
    assert state.wisdom[0] == {"I": 20, "II": wisdom + 1, "III": wisdom}[scenario]


@rule("FOE-6.2", "FOE-17.3", "FOE-17.6")
def test_the_scenario_is_judged_with_wisdom_and_strength_as_spells_have_made_them() -> None:
    state = position(A="S1 w12 1-wisdom-1 1-transform-1", tiles={"S1": 14})
    play(state, "cast 1-wisdom-1 1", "cast 1-transform-1 -1")
    events = play(state, "fight", dice=(3, 3, SPELL))
    assert len(of(events, Defeated)) == 1
    assert state.wisdom[0] == 19


@rule("FOE-6.3")
def test_the_dice() -> None:
    assert PRINTED.dice.monster == (2, 3, 3, 4, 4, 4)
    assert PRINTED.dice.player == (1, 1, 1, 2, 2, 3)
    state = position(A="S1 w10 c9", tiles={"S1": 14})
    costs: dict[int, float] = {}
    for chance in chances(state, 0, game.read("fight")):
        cost = 9 - chance.state.chips[0]
        costs[cost] = costs.get(cost, 0) + chance.probability
    ways = dict.fromkeys(range(4), 0)
    for monster, player in product(PRINTED.dice.monster, PRINTED.dice.player):
        ways[max(0, monster - player)] += 1
    assert costs == {cost: pytest.approx(number / 36) for cost, number in ways.items()}


@pytest.mark.parametrize(("strength", "heart"), [(42, 0), (43, 1), (46, 1), (47, 2), (48, 2)])
@pytest.mark.parametrize(("monster", "player"), list(product((2, 3, 4), (1, 2, 3))))
@rule("FOE-6.4", "FOE-6.5", "FOE-12.1", "FOE-12.2", "FOE-18.6", "FOE-18.7", "FOE-7.4")
def test_the_cost_is_the_difference_and_the_heart(
    strength: int, heart: int, monster: int, player: int
) -> None:
    state = position(A="S1 w48 c9", tiles={"S1": strength}, stack=[])
    play(state, "fight", dice=() if strength + 6 <= 48 else (monster, player))
    assert 9 - state.chips[0] == (heart if strength + 6 <= 48 else max(0, monster - player + heart))
    lucky = (monster, player) == (2, 3) and strength > 42
    printed = box_of(None).monster[strength].gold
    assert state.gold[0] == printed + lucky - (strength == 42)


@rule("FOE-6.5", "FOE-7.4")
def test_only_two_against_three_is_lucky() -> None:
    for monster, player in product((2, 3, 4), (1, 2, 3)):
        state = position(A="S1 w14 c9", tiles={"S1": 14}, stack=[])
        events = play(state, "fight", dice=(monster, player))
        assert [event.gold for event in of(events, Gold)] == [1 + ((monster, player) == (2, 3))]


@rule("FOE-6.6")
def test_the_first_chip_goes_to_the_supply_and_all_others_to_the_reserve() -> None:
    for cost, dice in ((1, (3, 2)), (2, (4, 2)), (3, (4, 1))):
        state = position(A="S1 w14 c9", tiles={"S1": 14}, supply=7, stack=[])
        reserve = state.reserve
        events = play(state, "fight", dice=dice)
        assert of(events, Paid) == [Paid(seat=0, chips=cost, rule="FOE-6.6")]
        assert (state.supply, state.reserve) == (8, reserve + cost - 1)


@rule("FOE-6.6")
def test_paying_nothing_does_nothing() -> None:
    state = position(A="S1 w14 c9", tiles={"S1": 14}, supply=7, stack=[])
    events = play(state, "fight", dice=(3, 3))
    assert (of(events, Paid), state.supply) == ([], 7)


@rule("FOE-19.1", "FOE-6.6")
def test_a_full_supply_passes_chips_on_to_the_reserve() -> None:
    for supply, after in ((29, 30), (30, 30)):
        state = position(A="S1 w14 c9", tiles={"S1": 14}, supply=supply, stack=[])
        reserve = state.reserve
        play(state, "fight", dice=(4, 2))
        assert (state.supply, state.reserve) == (after, reserve + 2 - (after - supply))


@pytest.mark.parametrize(("chips", "wins"), [(3, True), (2, False), (0, False)])
@rule("FOE-6.7", "FOE-6.8")
def test_who_can_just_pay_wins_and_who_cannot_pays_all_he_has(chips: int, wins: bool) -> None:
    state = position(A=f"S1 w16 c{chips}", tiles={"S1": 14}, stack=[])
    events = play(state, "fight", dice=(4, 1))
    assert (state.chips[0], bool(of(events, Defeated))) == (0, wins)
    assert state.wisdom[0] == (20 if wins else 17)
    assert state.gold[0] == (1 if wins else 0)
    assert asked(state) == ("B enter" if wins else "A retreat")


@rule("FOE-6.9")
def test_too_strong_and_too_few_chips_is_still_one_level() -> None:
    state = position(A="S1 w10 c1", tiles={"S1": 14}, stack=[])
    events = play(state, "fight", dice=(4, 1))
    assert (state.chips[0], state.wisdom[0], state.supply) == (0, 11, 1)
    assert of(events, Failed) == [Failed(seat=0, monster=14, why="too_strong", rule="FOE-6.9")]
    assert of(events, Wiser) == [Wiser(seat=0, wisdom=11, rule="FOE-6.9")]


@rule("FOE-19.4", "FOE-12.1")
def test_a_heart_counts_against_a_monster_that_is_too_strong() -> None:
    state = position(A="S1 w10 c6", tiles={"S1": 47})
    play(state, "fight", dice=(3, 2))
    assert state.chips[0] == 3


@rule("FOE-19.3", "FOE-6.8")
def test_fright_without_the_chips_for_the_heart_is_a_lost_battle() -> None:
    state = position(A="S1 w49 c0", tiles={"S1": 43})
    events = play(state, "fight")
    assert of(events, Failed) == [Failed(seat=0, monster=43, why="too_few_chips", rule="FOE-6.8")]
    assert (state.wisdom[0], state.gold[0], tile(state, "S1"), asked(state)) == (50, 0, 43, "A retreat")
    paid = position(A="S1 w49 c1", tiles={"S1": 43})
    play(paid, "fight")
    assert (paid.wisdom[0], paid.gold[0], paid.chips[0]) == (49, 3, 0)


@rule("FOE-6.10", "FOE-8.7")
def test_a_retreat_is_one_free_step_with_a_look() -> None:
    state = position(A="C6 w10", tiles={"C6": 14}, unexplored=["C12"], closed={"X1": "N"}, next=15)
    play(state, "fight", dice=(3, 3))
    assert listed(state) == ["done", "go P37", "go P24", "go P16"]
    assert refused(state, "go S1") == refuse("FOE-6.10", "not-offered")
    stays = state.copy()
    play(stays, "done")
    assert (where(stays), asked(stays)) == ("C6 - - -", "B enter")
    play(state, "go P37")
    assert (where(state), asked(state)) == ("P37 - - -", "B enter")

    looks = position(A="C2 w10", tiles={"C2": 14}, unexplored=["C7"], next=15)
    play(looks, "fight", dice=(3, 3))
    events = play(looks, "go P17", dice=("W", 15))
    assert [event.space for event in of(events, Explored)] == ["C7"]
    assert of(events, Moved) == [Moved(seat=0, space="P17", how="retreat", rule="FOE-6.10")]


@rule("FOE-6.10", "FOE-1.3")
def test_nobody_retreats_through_a_closed_side() -> None:
    board = {
        "name": "cell",
        "spaces": [
            {"id": "S", "kind": "start", "x": 0, "y": 0},
            {"id": "X", "kind": "intersection", "x": 1, "y": 0},
            {"id": "P", "kind": "path", "x": 0, "y": 1},
        ],
        "connections": [["S", "X"], ["S", "P"]],
    }
    for closed, ways in (("W", ["done", "go P"]), ("N", ["done", "go X", "go P"]), ("?", ["done", "go P"])):
        named = {} if closed == "?" else {"X": closed}
        state = position(A="S w10", tiles={"S": 14}, closed=named, options={"board": board})
        play(state, "fight", dice=(3, 3))
        assert listed(state) == ways


@rule("FOE-6.11", "FOE-16.5")
def test_after_the_roll_only_power_may_be_cast() -> None:
    hand = "1-power-1 3-power-3 1-movement-3 1-wisdom-1 1-transform-1"
    state = position(A=f"S1 w16 c0 {hand}", tiles={"S1": 14})
    play(state, "fight", dice=(4, 1))
    assert listed(state) == ["done", "cast 1-power-1 1", *(f"cast 3-power-3 {n}" for n in (1, 2, 3))]
    for line in ("cast 1-movement-3 3", "cast 1-wisdom-1 1", "cast 1-transform-1 -1"):
        assert why(state, line) == ("FOE-6.11", "only-power")
    assert why(state, "cast 5-power-4 4") == ("FOE-16.1", "not-in-hand")
    assert why(state, "cast 3-power-3 4") == ("FOE-16.2", "wrong-amount")
    assert why(state, "end") == ("FOE-6.11", "not-offered")
    play(state, "cast 3-power-3 2")
    assert (asked(state), state.chips[0]) == ("A power", 2)
    declined = state.copy()
    play(declined, "done")
    assert (declined.chips[0], declined.wisdom[0], asked(declined)) == (0, 17, "A retreat")
    play(state, "cast 1-power-1 1", "done", dice=(SPELL,))
    assert (state.chips[0], state.wisdom[0]) == (0, 20)


@rule("FOE-6.11")
def test_whoever_might_hold_power_is_asked_and_nobody_else() -> None:
    bluff = position(A="S1 w16 1-movement-3", tiles={"S1": 14})
    play(bluff, "fight", dice=(4, 1))
    assert (asked(bluff), listed(bluff)) == ("A power", ["done"])
    empty = position(A="S1 w16", tiles={"S1": 14}, stack=[])
    play(empty, "fight", dice=(4, 1))
    assert asked(empty) == "B enter"
    no_reserve = position(A="S1 w16 c67 1-power-1", tiles={"S1": 14}, stack=[])
    assert no_reserve.reserve == 0
    play(no_reserve, "fight", dice=(4, 1))
    assert asked(no_reserve) == "B enter"


@rule("FOE-6.11")
def test_a_monster_that_dies_of_fright_leaves_no_time_for_power() -> None:
    state = position(A="S1 w49 c0 1-power-1", tiles={"S1": 43})
    play(state, "fight")
    assert asked(state) == "A retreat"
    wise = position(A="S1 w49 c0 1-power-1", tiles={"S1": 43})
    play(wise, "cast 1-power-1 1", "fight")
    assert (wise.gold[0], wise.chips[0]) == (3, 0)


@rule("FOE-6.12", "FOE-6.1")
def test_after_the_battle_the_turn_is_over() -> None:
    state = position(A="S1 w16 c6 1-wisdom-1", B="S2", tiles={"S1": 14}, stack=[])
    play(state, "fight", "done", dice=(3, 3))
    assert (asked(state), state.hands[0]) == ("B act", ("1-wisdom-1",))


@rule("FOE-7.2", "FOE-7.7")
def test_monsters_up_to_42_give_a_spell_and_no_others() -> None:
    gives = {strength for strength, monster in box_of(None).monster.items() if monster.spell}
    assert gives == set(range(1, 43))
    for strength, dice in ((42, (3, 3, SPELL)), (43, (3, 3))):
        state = position(A="S1 w44", tiles={"S1": strength})
        events = play(state, "fight", dice=dice)
        assert len(of(events, DrewSpell)) == (strength == 42)


@rule("FOE-7.2")
def test_what_is_drawn_is_told_to_its_owner_and_its_level_to_all() -> None:
    state = position(A="S1 w14", tiles={"S1": 14})
    events = play(state, "fight", dice=(3, 3, SPELL))
    assert of(events, DrewSpell) == [DrewSpell(seat=0, level=1, rule="FOE-7.2")]
    told = SpellDrawn(seat=0, spell=SPELL, rule="FOE-7.2", to=(0,), reveals=True)
    assert of(events, SpellDrawn) == [told]


@rule("FOE-7.2")
def test_an_empty_stack_gives_none() -> None:
    state = position(A="S1 w14", tiles={"S1": 14}, stack=[])
    events = play(state, "fight", dice=(3, 3))
    assert (of(events, DrewSpell), state.hands[0], state.gold[0]) == ([], (), 1)


@rule("FOE-7.3")
def test_wisdom_starts_from_the_monster_and_never_from_his_own_level() -> None:
    for wisdom in (14, 17, 19):
        state = position(A=f"S1 w{wisdom}", tiles={"S1": 14}, stack=[])
        play(state, "fight", dice=(3, 3))
        assert state.wisdom[0] == 20


@pytest.mark.parametrize(("strength", "gold"), [(26, 0), (27, 1), (34, 1), (35, 2), (41, 3)])
@rule("FOE-7.5", "FOE-18.8", "FOE-7.8", "FOE-18.13")
def test_fright_pays_one_gold_less(strength: int, gold: int) -> None:
    state = position(A="S1 w47", tiles={"S1": strength}, stack=[])
    play(state, "fight")
    assert (state.gold[0], state.wisdom[0]) == (gold, 47)


@rule("FOE-7.5")
def test_a_tile_without_gold_takes_none_away_when_it_dies_of_fright() -> None:
    monsters = tuple(replace(each, gold=0) for each in PRINTED.monsters)
    options = {"components": to_builtins(replace(PRINTED, monsters=monsters))}
    state = position(A="S1 w50 g3", tiles={"S1": 14}, options=options)
    events = play(state, "fight", dice=(SPELL,))
    assert (state.gold[0], of(events, Gold)) == (3, [])


@rule("FOE-7.5", "FOE-18.2")
def test_whether_fright_gives_a_spell_is_an_option() -> None:
    options = {"fright_gives_spell": False}
    state = position(A="S1 w25", tiles={"S1": 19}, options=options)
    events = play(state, "fight")
    assert (of(events, DrewSpell), state.hands[0]) == ([], ())
    fought = position(A="S1 w24", tiles={"S1": 19}, options=options)
    play(fought, "fight", dice=(3, 3, SPELL))
    assert fought.hands[0] == (SPELL,)


@rule("FOE-7.8", "FOE-7.4")
def test_bonus_gold_never_runs_out() -> None:
    state = position(A="S1 w14 g60", tiles={"S1": 14}, stack=[])
    play(state, "fight", dice=(2, 3))
    assert state.gold[0] == 62


@rule("FOE-7.6", "FOE-6.9")
def test_no_loot_from_a_monster_that_is_too_strong() -> None:
    for dice in product((2, 3, 4), (1, 2, 3)):
        state = position(A="S1 w10", tiles={"S1": 14})
        play(state, "fight", dice=dice)
        assert (state.gold[0], state.hands[0], state.wisdom[0], tile(state, "S1")) == (0, (), 11, 14)


@rule("FOE-6.1", "FOE-4.9", "FOE-8.7")
def test_everybody_in_the_chamber_sees_after_the_victory_and_the_monster_is_gone() -> None:
    state = position(A="C2 w14", B="C2 w1", tiles={"C2": 14}, unexplored=["C7"], closed={"X1": "N"}, next=15)
    events = play(state, "fight", dice=(3, 3, SPELL, 15))
    assert [event.space for event in of(events, Explored)] == ["C7"]
    assert (tile(state, "C2"), asked(state)) == (0, "B act")


@rule("FOE-6.11")
def test_the_power_window_is_recorded_even_if_only_one_answer_is_possible() -> None:
    state = position(A="S1 w16 1-movement-3", tiles={"S1": 14}, stack=[])
    dice = ScriptedDice((4, 1))
    state.play(0, game.read("fight"), dice)
    state.play(0, game.read("done"), dice)
    assert (state.chips[0], state.gold[0]) == (3, 1)


@rule("FOE-6.11", "FOE-1.7")
def test_everybody_knows_the_cost_while_the_fighter_thinks_about_power() -> None:
    state = position(A="S1 w16 1-power-1", B="S2", tiles={"S1": 14})
    play(state, "fight", dice=(2, 3))
    for seat in (0, 1, None):
        agenda = state.view(seat).agenda
        assert Settle(cost=0, strength=14, dice=(2, 3)) in agenda
    assert state.view(1).waiting_for == (0,)
