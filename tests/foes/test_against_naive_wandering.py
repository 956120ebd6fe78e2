"""FOE-10, FOE-17.7, FOE-17.8: monsters may go exactly where a plain second reading of the rules lets them."""

from __future__ import annotations

import os
from random import Random
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import RandomDice
from fabula.games.foes.actions import Cast, Follow, Wander
from fabula.games.foes.components import is_monster
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.game import game
from fabula.games.foes.options import Options
from fabula.games.foes.spells import MoveMonsters
from fabula.games.foes.wandering import AskPrivilege, journeys
from foes.crowd import crowd
from foes.naive_wandering import privilege, results
from foes.setting import MONSTER_14, position

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.foes.state import FoesState
    from foes.naive_wandering import Result

POSITIONS: Final = 1000 if os.environ.get("FABULA_SWEEP") else 40
"""Positions with a monster to move, for each number of players."""
LIVELY: Final = (Wander, Follow, Cast)
"""What brings monsters and figures together: preferred half of the time."""


def positions(seed: int) -> Iterator[FoesState]:
    """Positions of random games in which a monster may be moved."""
    random = Random(seed)
    dice = RandomDice(random)
    found = 0
    while found < POSITIONS:
        options = Options(
            carry_companion=random.random() < 0.7,
            privilege_move="three" if random.random() < 0.3 else "up_to_three",
        )
        state = game.start(options, game.seats[seed], dice)
        while state.to_act() and found < POSITIONS:
            if isinstance(state.agenda[-1], AskPrivilege | MoveMonsters) and random.random() < 0.3:
                found += 1
                yield state
                if random.random() < 0.1:
                    break  # another game, with other options
            (seat,) = state.to_act()
            actions = state.choices(seat).actions
            lively = [action for action in actions if isinstance(action, LIVELY)]
            action = random.choice(lively if lively and random.random() < 0.5 else actions)
            state.play(seat, action, dice)


def ends(state: FoesState, monster: int) -> list[Result]:
    """The results of the listed moves of a monster, by playing each of them."""
    (seat,) = state.to_act()
    found = []
    for action in state.choices(seat).actions:
        if isinstance(action, Wander) and action.monster == monster:
            after = state.copy()
            after.play(seat, action, RandomDice(Random(1)))
            found.append(where_all_are(after, monster))
    return found


def where_all_are(state: FoesState, monster: int) -> Result:
    """The monster's chamber and everyone's space, by name."""
    ids = state.maze.ids
    figures = tuple("" if place < 0 else ids[place] for place in state.places)
    return ids[state.maze.chambers[state.tiles.index(monster)]], figures


@pytest.mark.parametrize("seed", range(len(game.seats)), ids=lambda seed: f"{game.seats[seed]} players")
def test_monsters_may_go_where_the_plain_reading_lets_them(seed: int) -> None:
    compared = 0
    for state in positions(seed):
        step = state.agenda[-1]
        if isinstance(step, AskPrivilege):
            found = privilege(state)
            assert found is not None
            assert found[0] == step.monster
            expected = dict([found])
        else:
            assert isinstance(step, MoveMonsters)
            monsters = [tile for tile in state.tiles if is_monster(tile) and tile not in step.moved]
            expected = {monster: results(state, monster, step.most) for monster in monsters}
        for monster, legal in expected.items():
            listed = ends(state, monster)
            assert len(set(listed)) == len(listed)
            assert set(listed) == legal - {where_all_are(state, monster)}
            compared += len(listed)
    assert compared > POSITIONS


@pytest.mark.parametrize("most", [1, 2, 3])
def test_monsters_in_a_crowd_may_go_where_the_plain_reading_lets_them(most: int) -> None:
    compared = 0
    for seed in range(POSITIONS):
        state = crowd(seed)
        state.turn = TurnFacts(invisible=seed % 3 == 0)
        names = state.maze.ids
        for monster in sorted(tile for tile in state.tiles if is_monster(tile)):
            ends = {
                (names[journey.space], tuple(names[place] for place in journey.places))
                for journey in journeys(state, monster, most)
            }
            assert ends == results(state, monster, most)
            compared += len(ends)
    assert compared > POSITIONS


def test_the_plain_reading_knows_the_example() -> None:
    players = {"A": "R w20", "B": "R w20", "C": "Y w20", "D": "K w1", "E": "- w30", "active": "D"}
    state = position(**players, **MONSTER_14)
    assert results(state, 14, 3) == {
        ("R", ("R", "R", "Y", "K", "")),
        ("Y", ("R", "R", "Y", "K", "")),
        ("R", ("R", "R", "Q", "K", "")),
        ("Y", ("R", "R", "Q", "K", "")),
        ("S", ("R", "R", "S", "K", "")),
        ("P", ("R", "R", "P", "K", "")),
        ("R", ("R", "R", "R", "K", "")),
        ("P", ("R", "R", "Y", "K", "")),
        ("S", ("R", "R", "Y", "K", "")),
    }
    assert privilege(state) == (14, results(state, 14, 3))
