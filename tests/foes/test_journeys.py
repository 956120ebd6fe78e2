"""FOE-10.5 to 10.10: every listed journey of a monster can be walked, and every walk is a listed journey."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.core import Refusal
from fabula.games.foes.actions import Wander
from fabula.games.foes.components import EMPTY, is_monster
from fabula.games.foes.wandering import chamber_of, is_blocked, journeys, walk
from fabula.testing import rule
from foes.crowd import crowd
from foes.setting import MONSTER_14, position

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState

STEPS = (1, 2, 3)


def results(state: FoesState, monster: int, most: int) -> set[tuple[int, tuple[int, ...]]]:
    return {(journey.space, journey.places) for journey in journeys(state, monster, most)}


def every_walk(state: FoesState, monster: int, most: int) -> set[tuple[int, tuple[int, ...]]]:
    """The results of all routes that `walk` accepts, found by trying every next space."""
    found = set()
    ids = state.maze.ids
    routes: list[tuple[int, ...]] = [()]
    for route in routes:
        here = route[-1] if route else chamber_of(state, monster)
        for space in state.steps(here):
            longer = (*route, space)
            journey = walk(state, Wander(monster, tuple(ids[each] for each in longer)), most)
            if not isinstance(journey, Refusal):
                found.add((journey.space, journey.places))
                routes.append(longer)
            elif journey.reason in ("not-in-a-chamber", "occupied"):
                routes.append(longer)
    return found


def monsters(state: FoesState) -> list[int]:
    return sorted(each for each in state.tiles if is_monster(each))


@pytest.mark.parametrize("most", STEPS)
@rule("FOE-10.5", "FOE-10.7", "FOE-10.8", "FOE-10.9", "FOE-10.10", "FOE-19.9")
def test_every_listed_journey_is_accepted_with_the_same_result(most: int) -> None:
    for seed in range(60):
        state = crowd(seed)
        for monster in monsters(state):
            listed = journeys(state, monster, most)
            assert len(listed) == len(results(state, monster, most))
            for journey in listed:
                route = tuple(state.maze.ids[space] for space in journey.route)
                assert walk(state, Wander(monster, route), most) == journey
                assert journey.chambers <= most
            assert not (listed and is_blocked(state, monster))


@rule("FOE-10.5", "FOE-10.7", "FOE-10.8", "FOE-10.9", "FOE-10.10", "FOE-19.9", "FOE-10.6")
def test_every_walk_leads_to_a_listed_result() -> None:
    seen = 0
    for seed in range(25):
        state = crowd(seed)
        for monster in monsters(state)[:2]:
            walks = every_walk(state, monster, 2)
            assert walks == results(state, monster, 2)
            seen += len(walks)
    assert seen > 100


@rule("FOE-10.5")
def test_on_the_small_board_all_walks_of_three_chambers_are_the_listed_results() -> None:
    players = {"A": "R w20", "B": "R w20", "C": "Y w20", "D": "K w1", "E": "- w30", "active": "D"}
    state = position(**players, **MONSTER_14)
    assert every_walk(state, 14, 3) == results(state, 14, 3)
    assert len(results(state, 14, 3)) == 9


@rule("FOE-10.6", "FOE-19.7")
def test_no_journey_ends_on_another_tile() -> None:
    for seed in range(60):
        state = crowd(seed)
        for monster in monsters(state):
            home = chamber_of(state, monster)
            for journey in journeys(state, monster, 3):
                assert journey.space == home or state.tile_at(journey.space) == EMPTY


@rule("FOE-10.5", "FOE-19.9")
def test_routes_at_random_are_refused_or_lead_to_a_listed_result() -> None:
    accepted = 0
    for seed in range(300):
        random, state = Random(seed), crowd(seed)
        for monster in monsters(state):
            route: list[int] = [chamber_of(state, monster)]
            for _ in range(random.randrange(1, 12)):
                beyond = [space for space in state.steps(route[-1]) if space not in route[-2:]]
                if not beyond:
                    break
                route.append(random.choice(beyond))
            names = tuple(state.maze.ids[space] for space in route[1:])
            journey = walk(state, Wander(monster, names), 3)
            if not isinstance(journey, Refusal):
                accepted += 1
                assert (journey.space, journey.places) in results(state, monster, 3)
    assert accepted > 50
