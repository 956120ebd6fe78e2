"""Any two options go together: games in which every two values of two options meet."""

from __future__ import annotations

import os
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.options.switches import Options
from fabula.testing.options import all_values
from realm.covering import covering, every_pair, pairs_of
from realm.invariants import wrong

if TYPE_CHECKING:
    from collections.abc import Hashable, Mapping, Sequence

    from realm.covering import Row

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
VALUES: Final = all_values(game)
WHOLE: Final = {**VALUES, "rules_in_play": ("all",), "combat": ("on",)}
"""Where magic, natives or combat are left out, the options that they have meet in name only."""
ENOUGH: Final = 80
"""Two of the options have 14 and 5 values, so it takes 70 settings at least."""
SHARE: Final = 8

SETTINGS: Final[tuple[Row, ...]] = tuple(
    row for values in (VALUES, WHOLE) for row in islice(covering(values), None if SWEEP else SHARE)
)
"""All of them in a sweep, else the first few, which are played for a day or a week."""


@pytest.mark.parametrize("values", [VALUES, WHOLE])
def test_every_two_values_of_any_two_options_meet(values: Mapping[str, Sequence[Hashable]]) -> None:
    rows = [*covering(values)]
    assert len(rows) <= ENOUGH
    assert all(row.keys() == values.keys() == {*Options.__struct_fields__} for row in rows)
    assert {pair for row in rows for pair in pairs_of(row, values)} == {*every_pair(values)}


def test_a_small_array_is_as_small_as_it_can_be() -> None:
    rows = [*covering({"a": (1, 2), "b": (1, 2), "c": (1, 2)})]
    assert len(rows) in (4, 5)
    assert {row["a"] for row in rows} == {1, 2}


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_a_game_with_any_two_options_goes_to_its_end(number: int) -> None:
    chosen = SETTINGS[number] if SWEEP else {**SETTINGS[number], "days": 7 if number % 2 else 1}
    options = msgspec.convert(chosen, Options)
    random = Random(number)
    state = game.start(options, 1 + number % (8 if SWEEP else 3), RandomDice(random))
    while state.to_act():
        assert wrong(state) is None
        seat = random.choice(state.to_act())
        state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    assert wrong(state) is None
    assert state.standing() is not None
    assert state.day == options.days or (options.sudden_death and state.day < options.days)
