"""Every game passes OpenSpiel's random simulations, and its chance nodes are those of the rules."""

from __future__ import annotations

import random
from copy import deepcopy

import pyspiel
import pytest

from envs.positions import GAMES
from fabula.core import registry
from fabula.lab.envs import spiel

TABLES = [
    (name, seats, actions)
    for name in registry.games()
    for seats, actions in ((min(registry.game(name).seats), "letters"), (5, "index"))
]


@pytest.mark.parametrize(("name", "players", "actions"), TABLES)
def test_every_game_passes_the_random_simulation(name: str, players: int, actions: str) -> None:
    game = pyspiel.load_game(f"fabula_{name}", {"players": players, "actions": actions, "horizon": 40})
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_passes_the_random_simulation() -> None:
    game = pyspiel.load_game("fabula_floors(players=3,options=mode:expert;long_game:false)")
    assert game.num_players() == 3
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_all_games_are_registered() -> None:
    assert set(spiel.NAMES) <= set(pyspiel.registered_names())
    assert {f"fabula_{name}" for name in GAMES if name != "masks"} == set(spiel.NAMES)


def test_who_begins_and_which_tile_comes_is_a_matter_of_chance() -> None:
    rng = random.Random(2)
    state = pyspiel.load_game("fabula_floors").new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    assert state.observation_string(0) == ""
    state.apply_action(1)
    assert state.current_player() == 1
    while not state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    tiles = state.chance_outcomes()
    assert sum(probability for _, probability in tiles) == pytest.approx(1)
    assert len(tiles) == 6, "eight tiles, of which two pairs are alike"
    state.apply_action(tiles[0][0])


def test_a_copy_goes_its_own_way_in_the_middle_of_a_word() -> None:
    state = pyspiel.load_game("fabula_floors").new_initial_state()
    state.apply_action(0)
    state.apply_action(state.legal_actions()[-1])
    other = deepcopy(state)
    assert other.legal_actions() == state.legal_actions()
    assert other.observation_string(0) == state.observation_string(0)
    other.apply_action(other.legal_actions()[0])
    assert str(other.observation_string(0)) != str(state.observation_string(0))
    assert state.action_to_string(0, state.legal_actions()[-1]) == "+"


def test_what_is_cut_off_is_over_and_pays_nothing() -> None:
    rng = random.Random(3)
    state = pyspiel.load_game(
        "fabula_foes", {"players": 3, "horizon": 4, "actions": "index"}
    ).new_initial_state()
    actions = 0
    while not state.is_terminal():
        actions += not state.is_chance_node()
        state.apply_action(rng.choice(state.legal_actions()))
    assert actions == 4
    assert state.returns() == [0.0, 0.0, 0.0]


def test_the_end_of_a_game_pays_off() -> None:
    rng = random.Random(0)

    def progress(action: int) -> tuple[bool, int]:
        words = state.action_to_string(0, action)
        return "-" in words, words.count("N") + words.count("W")

    for _ in range(5):
        state = pyspiel.load_game("fabula_floors", {"players": 5, "actions": "index"}).new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            hurries = state.current_player() == 0
            state.apply_action(max(legal, key=progress) if hurries else rng.choice(legal))
        if any(state.returns()):
            break
    assert state.returns()[0] == max(state.returns()) > 0
    assert sum(state.returns()) == pytest.approx(0)
