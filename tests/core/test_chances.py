"""Every way an action can turn out, each with its exact probability."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.fair import FAIR, Add, FairState, Options, Toss
from fabula.core import Dice, Illegal, RecordedDice, ScriptedDice, chances, registry
from fabula.core.chances import every_way


def fair_state() -> FairState:
    return FAIR.start(Options(), 2, ScriptedDice([3, 4]))


def test_what_draws_nothing_turns_out_one_way() -> None:
    state = fair_state()
    (chance,) = chances(state, 0, Add(2))
    assert chance.probability == 1
    assert chance.draws == ()
    assert chance.state.scores == (2, 0)
    assert [event.rule for event in chance.events] == ["FAIR-1"]
    assert state == fair_state()


def test_equal_options_are_one_and_as_likely_as_they_are_many_and_draws_nest() -> None:
    """Of three sides two are tails; heads alone leads to a die."""
    found = {
        " ".join(draw.value for draw in chance.draws): (chance.probability, chance.state.scores[0])
        for chance in chances(fair_state(), 0, Toss())
    }
    heads = {f"heads {pips}": (Fraction(1, 18), pips) for pips in range(1, 7)}
    assert found == {"tails": (Fraction(2, 3), 0), **heads}


def test_each_way_can_be_played_again_with_its_draws() -> None:
    for chance in chances(fair_state(), 0, Toss()):
        state, dice = fair_state(), RecordedDice(chance.draws)
        assert state.play(0, Toss(), dice) == list(chance.events)
        dice.finish()
        assert state == chance.state


def test_a_forbidden_action_has_no_chances() -> None:
    with pytest.raises(Illegal):
        list(chances(fair_state(), 1, Add(2)))


def test_they_are_found_one_by_one() -> None:
    ways = every_way(lambda dice: [dice.draw("bit", (0, 1)) for _ in range(100)])
    probability, draws, bits = next(ways)
    assert probability == Fraction(1, 2**100)
    assert len(draws) == 100
    assert not any(bits)


def test_every_script_comes_up_once() -> None:
    def act(dice: Dice) -> tuple[str, ...]:
        first = dice.draw("letter", "aab")
        return (first, *(dice.draw("more", "xy") for _ in range(ord(first) - 96)))

    ways = {result: probability for probability, _, result in every_way(act)}
    assert ways == {
        ("a", "x"): Fraction(1, 3),
        ("a", "y"): Fraction(1, 3),
        ("b", "x", "x"): Fraction(1, 12),
        ("b", "x", "y"): Fraction(1, 12),
        ("b", "y", "x"): Fraction(1, 12),
        ("b", "y", "y"): Fraction(1, 12),
    }


@given(st.lists(st.lists(st.integers(0, 3), min_size=1, max_size=5), max_size=4))
def test_probabilities_add_up_to_one_and_no_way_comes_twice(draws: list[list[int]]) -> None:
    def act(dice: Dice) -> tuple[int, ...]:
        return tuple(dice.draw("any", options) for options in draws)

    ways = [(result, probability) for probability, _, result in every_way(act)]
    assert sum(probability for _, probability in ways) == 1
    assert len({result for result, _ in ways}) == len(ways)
    for result, probability in ways:
        expected = Fraction(1)
        for value, options in zip(result, draws, strict=True):
            expected *= Fraction(options.count(value), len(options))
        assert probability == expected


def test_the_monster_of_floors_has_one_chance_for_each_different_script_of_tiles() -> None:
    """In the first round a hit tile is set aside for another: six numbers at once, or after one or two."""
    floors = registry.game("floors")
    state = floors.start(floors.Options(), 2, ScriptedDice([0]))
    while True:
        seat = state.to_act()[0]
        action = state.choices(seat).actions[0]
        found = list(chances(state, seat, action))
        if found[0].draws:
            break
        state = found[0].state
    assert sum(chance.probability for chance in found) == 1
    last: dict[str, Fraction] = {}
    for chance in found:
        value = chance.draws[-1].value
        last[value] = last.get(value, Fraction(0)) + chance.probability
    assert not any(tile.startswith("hit") for tile in last)
    assert sum(last.values()) == 1
