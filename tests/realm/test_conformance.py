"""Magic Realm keeps the contract: the kit plays short games of it with all sorts of options."""

import os
from random import Random
from typing import Final

import pytest

from fabula.core import RandomDice
from fabula.games.realm import game
from fabula.games.realm.options.switches import Options
from fabula.games.realm.setup.entering import EnterRealm
from fabula.testing import check_game
from fabula.testing.options import some_options
from realm.invariants import wrong
from realm.playing import chosen, go_on, seat_of, some_dice

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(days=1)),
        (1, Options(auto_map=False, strict_tiles=True, gold_chits="random", development=True, days=1)),
        (3, Options(gold_chits="none", days=7, combat="off")),
    ],
)
def test_short_games_pass_the_kit(seats: int, options: Options) -> None:
    games = 10 if SWEEP else 1
    seen = check_game(
        game, seconds=0, seed=1, games=games, seats=(seats,), options=(options,), invariant=wrong
    )
    assert seen.ended == seen.games


@pytest.mark.parametrize("seed", range(60 if SWEEP else 6))
def test_nothing_goes_wrong_in_any_game(seed: int) -> None:
    random = Random(seed)
    options = some_options(game, random)
    assert isinstance(options, Options)
    seats = random.choice(game.seats if SWEEP else range(1, 5))
    state = game.start(options, seats, RandomDice(random))
    while state.to_act():
        assert wrong(state) is None
        seat = random.choice(state.to_act())
        state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    assert wrong(state) is None
    assert state.day == options.days or (options.sudden_death and state.day < options.days)


def test_others_spells_and_requirements_are_imagined_and_ones_own_are_not() -> None:
    state = chosen("witch", "wizard")
    go_on(state, until=EnterRealm)
    witch, wizard = seat_of(state, "witch"), seat_of(state, "wizard")
    twins = [state.imagine(witch, some_dice(seed)) for seed in range(40)]
    assert {twin.sheet(witch) for twin in twins} == {state.sheet(witch)}
    assert all(wrong(twin) is None for twin in twins)
    assert len({twin.sheet(wizard).spells for twin in twins}) > 20
    assert len({twin.sheet(wizard).requirements for twin in twins}) > 20
    for twin in twins:
        types = {state.box.spells[spell].type for spell in twin.sheet(wizard).spells}
        assert types <= {"II", "III", "IV"}
