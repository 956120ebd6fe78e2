"""Every game passes PettingZoo's own tests, for every number of seats and with either kind of actions."""

from __future__ import annotations

import warnings
from random import Random
from typing import TYPE_CHECKING

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from envs.positions import EXPERT, GAMES
from fabula.core import registry
from fabula.lab.envs.aec import TableEnv
from fabula.lab.envs.looking import read_view, text_of

if TYPE_CHECKING:
    from fabula.lab.envs.coding import Way

TABLES = [
    (name, seats)
    for name in GAMES
    for seats in (
        range(2, 5) if name == "masks" else registry.game(name).seats  # hosted while the tests run
    )
    if seats < 8 or seats == 16
]


@pytest.fixture(autouse=True)
def _masks_are_dictionaries() -> None:
    """PettingZoo knows its own environments whose mask is in a dictionary, and wonders at all others."""
    warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
    warnings.filterwarnings("ignore", "Observation is not a NumPy array")


def play_on(env: TableEnv, random: Random, steps: int) -> None:
    for _ in range(steps):
        mask = env.observe(env.agent_selection)["action_mask"]
        env.step(random.choice(np.flatnonzero(mask).tolist()))


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_passes_the_api_test(name: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv(name, seats=seats, horizon=40), num_cycles=40)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("actions", ["letters", "index"])
@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_leads_to_the_same_game(name: str, actions: Way) -> None:
    seed_test(lambda: TableEnv(name, actions=actions, horizon=60), num_cycles=40)


def test_lists_and_digests_pass_the_api_test(capsys: pytest.CaptureFixture[str]) -> None:
    api_test(TableEnv("floors", seats=3, actions="index", sight="digest"), num_cycles=100)
    api_test(TableEnv("floors", seats=3, options=EXPERT, sight="digest"), num_cycles=100)
    assert capsys.readouterr().out.count("Passed") == 2


@pytest.mark.parametrize("name", GAMES)
def test_an_agent_sees_its_view_and_what_it_has_written(name: str) -> None:
    env, random = TableEnv(name, seats=3), Random(1)
    env.reset(seed=1)
    written = set()
    for _ in range(60):
        play_on(env, random, 1)
        if env.running.over:
            env.reset()
        for seat, agent in enumerate(env.agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert read_view(env.running.game, seen["observation"]) == env.running.state.view(seat)
            asked = agent == env.agent_selection
            assert seen["action_mask"].any() == asked
            text = text_of(seen["written"]).decode()
            assert text == (env.running.decision.text if asked else "")
            written.add(text)
    assert len(written) > 2


def test_what_is_decided_at_the_same_time_is_not_seen_by_those_who_decide_later() -> None:
    sights = set()
    env = TableEnv("masks", seats=3)
    for wish in range(2):
        env.reset(seed=5)
        assert env.running.state.to_act() == (0, 1, 2)
        while env.agent_selection == "player_0":
            allowed = np.flatnonzero(env.observe("player_0")["action_mask"]).tolist()
            env.step(allowed[0] if wish else allowed[-1])
        assert env.running.state.to_act() == (1, 2)
        sights.add((env.agent_selection, env.observe("player_1")["observation"].tobytes()))
    assert len(sights) == 1


def test_a_game_that_is_over_is_terminated_and_pays_off() -> None:
    env, random = TableEnv("floors", seats=2), Random(4)
    env.reset(seed=9)
    paid = []
    for _ in range(3000):
        agent = env.agent_selection
        _, reward, over, cut_off, _ = env.last()
        if over:
            assert not cut_off
            paid.append(float(reward))
            env.step(None)
            if not env.agents:
                break
        else:
            assert reward == 0
            play_on(env, random, 1)
        assert agent in env.possible_agents
    standing = env.running.state.standing()
    assert standing is not None
    assert paid == env.running.payoffs()
    assert sum(paid) == 0


def test_a_game_that_is_cut_off_is_truncated_and_pays_nothing() -> None:
    env = TableEnv("foes", seats=2, horizon=5, actions="index")
    env.reset(seed=1)
    play_on(env, Random(1), 5)
    assert set(env.truncations.values()) == {True}
    assert set(env.terminations.values()) == {False}
    assert set(env.rewards.values()) == {0.0}


def test_what_the_mask_does_not_allow_is_refused_and_changes_nothing() -> None:
    env = TableEnv("floors")
    env.reset(seed=1)
    before = env.running.state.copy()
    with pytest.raises(ValueError, match="action_mask"):
        env.step(0)
    with pytest.raises(ValueError, match="None is for agents"):
        env.step(None)
    assert env.running.state == before


def test_the_board_is_drawn_if_somebody_wants_to_see_it() -> None:
    env = TableEnv("floors", render_mode="ansi")
    env.reset(seed=1)
    assert len((env.render() or "").splitlines()) > 10
    assert TableEnv("floors").render() is None
    env.close()


def test_seats_and_options_are_checked() -> None:
    with pytest.raises(ValueError, match="2 to 7 seats, not 8"):
        TableEnv("floors", seats=8)
    with pytest.raises(ValueError, match="nonsense"):
        TableEnv("floors", options={"mode": "nonsense"})
    with pytest.raises(ValueError, match="no digest"):
        TableEnv("masks", sight="digest")
