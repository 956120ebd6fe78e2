"""One agent against bots, as Gymnasium wants it."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from envs.positions import GAMES
from fabula.bots import bot
from fabula.core import Standing
from fabula.lab.envs.running import payoffs
from fabula.lab.envs.solo import SoloEnv

if TYPE_CHECKING:
    from fabula.lab.envs.coding import Way


@pytest.mark.parametrize("actions", ["letters", "index"])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_check(name: str, actions: Way) -> None:
    check_env(SoloEnv(name, actions=actions, horizon=50), skip_render_check=True)


def test_a_digest_and_a_drawing_pass_the_check() -> None:
    env = gymnasium.make(
        "fabula/Solo-v0", game="floors", bots=("random",) * 3, sight="digest", render_mode="ansi"
    )
    check_env(env.unwrapped)


def whole_game(env: SoloEnv, random: Random, seed: int | None = None) -> tuple[float, bool, bool]:
    env.reset(seed=seed)
    while True:
        number = random.choice(np.flatnonzero(env.action_masks()).tolist())
        _, reward, over, cut_off, info = env.step(np.int64(number))
        assert not info
        if over or cut_off:
            return reward, over, cut_off
        assert reward == 0


def test_the_agent_sits_in_each_seat_by_turns_and_is_paid_for_its_own() -> None:
    env, random = SoloEnv("floors", bots=("random", bot("greedy"))), Random(1)
    seats = []
    for number in range(6):
        reward, over, _ = whole_game(env, random, seed=1 if number == 0 else None)
        assert over
        seats.append(env.seat)
        assert reward == env.running.payoffs()[env.seat]
    assert seats == [0, 1, 2, 0, 1, 2]


def test_a_seat_can_be_chosen() -> None:
    env = SoloEnv("floors", bots=("random",) * 2, seat=2)
    for _ in range(3):
        env.reset(seed=3)
        assert env.seat == env.running.asked == 2


def test_a_game_that_is_cut_off_is_truncated() -> None:
    assert whole_game(SoloEnv("foes", horizon=20), Random(1), seed=2) == (0.0, False, True)


def test_what_the_mask_does_not_allow_costs_a_decision_and_changes_nothing() -> None:
    env = SoloEnv("floors", horizon=10)
    env.reset(seed=1)
    before, decisions = env.running.state.copy(), env.running.decisions
    assert not env.action_masks()[0]
    for _ in range(10 - decisions):
        _, reward, over, cut_off, info = env.step(np.int64(0))
        assert (reward, over, info) == (0.0, False, {"illegal": True})
    assert cut_off
    assert env.running.state == before


def test_payoffs_add_up_to_nothing_and_ties_share() -> None:
    assert payoffs(Standing((1, 2, 3), (0, 0, 0), "won")) == [1.0, 0.0, -1.0]
    assert payoffs(Standing((1, 1, 3), (0, 0, 0), "won")) == [0.5, 0.5, -1.0]
    assert payoffs(Standing((2, 2), (0, 0), "nobody")) == [0.0, 0.0]
    assert payoffs(Standing((1,), (3,), "alone")) == [1.0]
    assert payoffs(Standing((2,), (3,), "alone")) == [-1.0]
