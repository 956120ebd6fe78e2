"""EX-24 to EX-32: battles and loot."""

from __future__ import annotations

import pytest

from fabula.games.foes.events import Failed, Frightened, Rolled
from fabula.testing import rule
from foes.setting import asked, listed, of, play, position, tile, where

SPELL = "1-movement-2"


@rule("EX-24", "FOE-6.2", "FOE-7.5", "FOE-7.3")
def test_ex_24_monster_19_dies_of_fright_at_25() -> None:
    state = position(A="S1 w25", tiles={"S1": 19})
    events = play(state, "fight", dice=(SPELL,))
    assert len(of(events, Frightened)) == 1
    assert of(events, Rolled) == []
    assert (state.gold[0], state.hands[0], state.wisdom[0], state.chips[0]) == (0, (SPELL,), 25, 6)


@rule("EX-24", "FOE-6.2")
def test_ex_24_at_24_it_must_be_fought() -> None:
    state = position(A="S1 w24", tiles={"S1": 19})
    events = play(state, "fight", dice=(3, 3, SPELL))
    assert (len(of(events, Rolled)), state.wisdom[0], state.gold[0]) == (1, 25, 1)


@rule("EX-25", "FOE-7.5")
def test_ex_25_a_rich_monster_that_dies_of_fright_pays_one_gold_less() -> None:
    state = position(A="S1 w45", tiles={"S1": 38})
    play(state, "fight", dice=(SPELL,))
    assert (state.gold[0], state.hands[0], state.wisdom[0]) == (2, (SPELL,), 45)


@rule("EX-26", "FOE-6.9", "FOE-6.10", "FOE-6.6")
def test_ex_26_a_monster_that_is_too_strong() -> None:
    state = position(A="S1 w10 c5", tiles={"S1": 14})
    reserve = state.reserve
    events = play(state, "fight", dice=(4, 2))
    assert (state.chips[0], state.supply, state.reserve) == (3, 1, reserve + 1)
    assert (state.wisdom[0], state.gold[0], state.hands[0], tile(state, "S1")) == (11, 0, (), 14)
    assert [event.why for event in of(events, Failed)] == ["too_strong"]
    assert asked(state) == "A retreat"
    assert listed(state) == ["done", "go P16", "go P2", "go P1"]
    play(state, "go P16")
    assert where(state) == "P16 - - -"
    assert asked(state) == "B enter"


@rule("EX-26", "FOE-6.9", "FOE-7.6", "FOE-6.6")
def test_ex_26_luck_against_it_gives_no_gold() -> None:
    state = position(A="S1 w10 c5", tiles={"S1": 14})
    play(state, "fight", dice=(2, 3))
    assert (state.chips[0], state.gold[0], state.wisdom[0], state.supply) == (5, 0, 11, 0)


@rule("EX-27", "FOE-6.8", "FOE-6.10")
def test_ex_27_too_few_chips() -> None:
    state = position(A="S1 w16 c1", tiles={"S1": 14})
    reserve = state.reserve
    events = play(state, "fight", dice=(4, 1))
    assert (state.chips[0], state.supply, state.reserve) == (0, 1, reserve)
    assert (state.wisdom[0], state.gold[0], state.hands[0], tile(state, "S1")) == (17, 0, (), 14)
    assert [event.why for event in of(events, Failed)] == ["too_few_chips"]
    assert asked(state) == "A retreat"


@rule("EX-28", "FOE-6.11", "FOE-17.2")
def test_ex_28_power_after_the_roll_saves_the_day() -> None:
    state = position(A="S1 w16 c1 2-power-2", tiles={"S1": 14})
    reserve = state.reserve
    play(state, "fight", dice=(4, 1))
    assert asked(state) == "A power"
    assert listed(state) == ["done", "cast 2-power-2 1", "cast 2-power-2 2"]
    play(state, "cast 2-power-2 2", dice=(SPELL,))
    assert (state.chips[0], state.supply, state.reserve) == (0, 1, reserve - 2 + 2)
    assert (state.wisdom[0], state.gold[0], state.hands[0]) == (20, 1, (SPELL,))


@rule("EX-29", "FOE-12.1", "FOE-12.2", "FOE-7.7")
def test_ex_29_a_green_heart_costs_more_and_gives_no_spell() -> None:
    state = position(A="S1 w44", tiles={"S1": 43})
    play(state, "fight", dice=(4, 2))
    assert (state.chips[0], state.wisdom[0], state.gold[0], state.hands[0]) == (3, 49, 4, ())


@rule("EX-30", "FOE-6.5", "FOE-12.1", "FOE-13.1", "FOE-18.6")
def test_ex_30_luck_with_a_heart_makes_it_one_cheaper() -> None:
    state = position(A="S1 w48", tiles={"S1": 47})
    play(state, "fight", dice=(2, 3))
    assert (state.chips[0], state.gold[0], state.wisdom[0], state.hands[0]) == (5, 6, 50, ())


@rule("EX-31", "FOE-12.1", "FOE-13.2", "FOE-7.5", "FOE-7.7")
def test_ex_31_fright_at_50_is_judged_with_the_whole_sum() -> None:
    state = position(A="S1 w50", tiles={"S1": 44})
    events = play(state, "fight")
    assert len(of(events, Frightened)) == 1
    assert (state.chips[0], state.gold[0], state.hands[0]) == (5, 3, ())


@rule("EX-31", "FOE-13.2", "FOE-13.1", "FOE-19.5")
def test_ex_31_monster_45_must_be_fought_even_then() -> None:
    state = position(A="S1 w50", tiles={"S1": 45})
    events = play(state, "fight", dice=(3, 3))
    assert len(of(events, Rolled)) == 1
    assert (state.wisdom[0], state.gold[0]) == (50, 5)


@pytest.mark.parametrize(("strength", "wisdom"), [(46, 50), (44, 50), (43, 49)])
@rule("EX-32", "FOE-7.3", "FOE-13.1")
def test_ex_32_wisdom_stops_at_50(strength: int, wisdom: int) -> None:
    state = position(A="S1 w46", tiles={"S1": strength})
    play(state, "fight", dice=(3, 3))
    assert state.wisdom[0] == wisdom
