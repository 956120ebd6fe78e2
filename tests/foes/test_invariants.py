"""FOE-20: random games with every number of players and all the switches, watched after every action."""

from __future__ import annotations

import os
from itertools import combinations
from random import Random
from time import monotonic
from typing import Final

import msgspec
import pytest

from fabula.core import RandomDice
from fabula.games.foes.actions import Cast, Fight, Follow, Join, Open, Study, Swap, Turn, Wander
from fabula.games.foes.board import NOWHERE, maze_of
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.testing import rule
from foes.invariants import Watch

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
GAMES: Final = 2000
"""The games of a sweep."""
SHARE: Final = 20
"""Games of one test in a sweep."""
SECONDS: Final = 2.0
"""Without a sweep: what each number of players gets."""
SWITCHES: Final[dict[str, tuple[object, object]]] = {
    "transform_stacking": (True, False),
    "fright_gives_spell": (True, False),
    "study_trigger": ("end_of_turn", "end_of_movement"),
    "rotate_vision": ("all_players", "on_tile"),
    "follow_from_monster": (True, False),
    "move_after_transference": (True, False),
    "carry_companion": (True, False),
    "privilege_move": ("up_to_three", "three"),
    "study_with_monster": (True, False),
    "show_gold": (True, False),
}
COMBINATIONS: Final = 1 << len(SWITCHES)
STRIDE: Final = 37
"""From one combination of the switches to another in which many differ."""
SPACE: Final = maze_of(None).number
EVENTFUL: Final = (Fight, Open, Study, Follow, Cast, Wander, Swap, Turn, Join)
"""What makes a random game eventful: these are preferred half of the time."""


def players_of(number: int) -> int:
    """How many play in a game of the sweep."""
    return game.seats[number % len(game.seats)]


def options_of(number: int) -> Options:
    """The options of a game of the sweep."""
    combination = number // len(game.seats) * STRIDE % COMBINATIONS
    values = {name: values[combination >> bit & 1] for bit, (name, values) in enumerate(SWITCHES.items())}
    return msgspec.convert(values, Options)


def play_out(number: int, until: float = float("inf")) -> bool:
    """One game at random, checked after every action; whether it came to its end in time."""
    random = Random(number)
    dice = RandomDice(random)
    state = game.start(options_of(number), players_of(number), dice)
    watch = Watch(state)
    for _ in range(game.horizon):
        if not state.to_act():
            return True
        if monotonic() > until:
            return False
        (seat,) = state.to_act()
        actions = state.choices(seat).actions
        eventful = [action for action in actions if isinstance(action, EVENTFUL)]
        action = random.choice(eventful if eventful and random.random() < 0.5 else actions)
        watch.after(state, state.play(seat, action, dice))
    return not state.to_act()


def shares() -> list[object]:
    """The games of each test: twenty in a sweep, else those of one number of players."""
    if SWEEP:
        return [
            pytest.param(range(first, first + SHARE), id=f"games {first} to {first + SHARE - 1}")
            for first in range(0, GAMES, SHARE)
        ]
    return [
        pytest.param(range(first, GAMES, len(game.seats)), id=f"{players_of(first)} players")
        for first in range(len(game.seats))
    ]


@rule("FOE-20.1", "FOE-20.2", "FOE-20.3", "FOE-20.4", "FOE-20.5", "FOE-20.6", "FOE-20.7")
@rule("FOE-1.4", "FOE-4.10", "FOE-19.2", "FOE-19.7", "FOE-19.17")
@pytest.mark.parametrize("numbers", shares())
def test_invariants_hold_after_every_action(numbers: range) -> None:
    if SWEEP:
        assert sum(map(play_out, numbers)) > 0
        return
    until = monotonic() + SECONDS
    for number in numbers:
        play_out(number, until)
        if monotonic() > until:
            return


@rule("FOE-20.7", "FOE-14.2")
def test_a_game_at_random_comes_to_its_end() -> None:
    assert play_out(1)


@pytest.mark.parametrize(
    ("table", "value"),
    [
        ("supply", 1),
        ("reserve", 13),
        ("chips", (6, 6, 6, 7)),
        ("chips", (-1, 6, 6, 13)),
        ("tiles", (1,) * 53),
        ("pile", ()),
        ("last_pile", (49, 50, 100, 101)),
        ("phase_two", True),
        ("stack", ("1-power-1",) * 42),
        ("used", ("1-power-1",)),
        ("hands", (("1-power-1",), (), (), ())),
        ("wisdom", (1, 2, 3, 51)),
        ("wisdom", (0, 2, 3, 4)),
        ("arrivals", (0, 1, 2, 2)),
        ("places", (SPACE["C1"], NOWHERE, NOWHERE, NOWHERE)),
        ("places", (SPACE["P1"], NOWHERE, NOWHERE, NOWHERE)),
        ("agenda", ()),
    ],
)
def test_the_watch_notices_what_cannot_be(table: str, value: object) -> None:
    state = game.start(Options(), 4, RandomDice(Random(1)))
    watch = Watch(state)
    watch.after(state, [])
    setattr(state, table, value)
    with pytest.raises(AssertionError):
        watch.after(state, [])


def test_a_sweep_has_every_two_values_of_the_switches_together_for_every_number_of_players() -> None:
    assert {*SWITCHES, "board", "components"} == set(Options.__struct_fields__)
    assert options_of(0) == Options()
    together = {
        (players_of(number), *pair)
        for number in range(GAMES)
        for pair in combinations(((name, getattr(options_of(number), name)) for name in SWITCHES), 2)
    }
    pairs_of_switches = len(SWITCHES) * (len(SWITCHES) - 1) // 2
    assert len(together) == len(game.seats) * pairs_of_switches * 4
