"""FOE-1.7, FOE-2.7: what a player can think of the spells in the other hands."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.core import RandomDice, ScriptedDice
from fabula.games.foes.facts import TurnFacts
from fabula.testing import rule
from foes.setting import position

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState


def three(active: str = "A") -> FoesState:
    """Three players with spells of several levels."""
    return position(
        seats=3,
        A="S1 1-power-1 2-rotate-2",
        B="S2 1-wisdom-1 5-power-4",
        C="S3 1-movement-2",
        active=active,
    )


@rule("FOE-1.7", "FOE-2.7")
def test_the_other_hands_are_dealt_anew_within_their_levels() -> None:
    state = three()
    before = state.copy()
    dice = ScriptedDice(("1-rotate-2", "5-movement-9", "1-wisdom-1"))
    imagined = state.imagine(0, dice)
    dice.finish()
    assert imagined.hands == (
        ("1-power-1", "2-rotate-2"),
        ("1-rotate-2", "5-movement-9"),
        ("1-wisdom-1",),
    )
    assert [(draw.what, draw.of) for draw in dice.drawn] == [
        ("imagined spell", 7),  # of the eight of level I he holds one himself
        ("imagined spell", 9),
        ("imagined spell", 6),
    ]
    assert state == before


@rule("FOE-2.7")
def test_what_is_not_in_an_imagined_hand_is_in_the_stack_level_by_level() -> None:
    state = three()
    imagined = state.imagine(0, ScriptedDice(("1-rotate-2", "5-movement-9", "1-wisdom-1")))
    assert {"1-movement-2", "5-power-4"} <= set(imagined.stack)
    assert not {"1-rotate-2", "5-movement-9", "1-wisdom-1"} & set(imagined.stack)
    assert list(imagined.stack) == sorted(imagined.stack)
    cards = [*imagined.stack, *(card for hand in imagined.hands for card in hand)]
    assert sorted(cards) == sorted(state.box.deck)
    assert replace(imagined, hands=state.hands, stack=state.stack) == state


@rule("FOE-1.7")
@pytest.mark.parametrize("active", ["A", "B", "C"])
def test_a_spell_drawn_in_this_turn_is_another_one_to_the_others(active: str) -> None:
    state = three(active)
    seat = "ABC".index(active)
    drawn = state.hands[seat][-1:]
    state.turn = TurnFacts(drawn=drawn)
    level = drawn[0][0]
    others = set()
    for who in range(3):
        for seed in range(20):
            imagined = state.imagine(who, RandomDice(Random(seed)))
            assert imagined.view(who) == state.view(who)
            assert [card[0] for card in imagined.turn.drawn] == [level]
            assert set(imagined.turn.drawn) <= set(imagined.hands[seat])
            if who == seat:
                assert imagined.turn.drawn == drawn
            else:
                others |= set(imagined.turn.drawn)
    assert len(others) > 1


@rule("FOE-1.7")
def test_two_equal_spells_drawn_in_one_turn_become_two_spells() -> None:
    state = position(seats=2, A="S1 1-power-1 1-power-1 2-rotate-2", B="S4")
    state.turn = TurnFacts(drawn=("1-power-1", "1-power-1"))
    imagined = state.imagine(1, ScriptedDice(("1-wisdom-1", "1-rotate-2", "2-power-2")))
    assert imagined.hands[0] == ("1-rotate-2", "1-wisdom-1", "2-power-2")
    assert imagined.turn.drawn == ("1-wisdom-1", "1-rotate-2")
