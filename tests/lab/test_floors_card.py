"""The environment for graphics cards, on the processor: the same source, so the same games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fabula.lab.envs.floors_card import STEP, FloorsCardEnv
from fabula.lab.envs.floors_steps import NOBODY, SIGHT, look
from fabula.lab.envs.floors_vector import FloorsVectorEnv
from fabula.lab.floors_fast import gpu

ROWS = 6


def choose(random: np.random.Generator, masks: Any) -> Any:
    return (random.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("greedy", [0, ROWS // 2, ROWS])
def test_it_goes_as_the_vector_environment_does(greedy: int) -> None:
    card = FloorsCardEnv(ROWS, greedy=greedy, seed=4, processor=True)
    vector, random = FloorsVectorEnv(ROWS, greedy=greedy), np.random.default_rng(greedy)
    vector.reset(seed=1)
    for mine, theirs in zip(card.tables, vector.tables, strict=True):
        theirs[...] = mine
    tables, games = card.tables, 0
    for _ in range(150):
        letters = choose(random, tables.masks)
        tables.actions[:] = letters
        card.step()
        seen, rewards, over, cut_off, infos = vector.step(letters)
        assert np.array_equal(tables.sights, seen["observation"])
        assert np.array_equal(tables.masks, seen["action_mask"])
        assert np.array_equal(tables.rewards, rewards)
        assert np.array_equal(tables.over, over)
        assert not cut_off.any()
        if over.any():
            assert np.array_equal(tables.last_sights, infos["final_obs"]["observation"])
        games += int(over.sum())
    assert games > 0


def test_against_itself_the_agent_is_asked_for_each_seat_in_its_turn() -> None:
    env, random = FloorsCardEnv(ROWS, itself=True, seed=8, processor=True), np.random.default_rng(8)
    tables, seen, results = env.tables, np.zeros(SIGHT, np.float32), []
    for _ in range(300):
        assert np.array_equal(tables.seats, tables.games["turn"])
        for row in range(ROWS):
            look(tables.games[row], tables.floors[row], tables.walks[row], tables.seats[row], seen)
            assert np.array_equal(tables.sights[row], seen)
        walkers = tables.walks[:, 0]
        mine = walkers // tables.games["each"] == tables.seats
        assert ((walkers == NOBODY) | mine).all()
        tables.actions[:] = choose(random, tables.masks)
        env.step()
        results += tables.rewards[tables.over].tolist()
    assert len(results) > 5


def results(greedy: int) -> list[float]:
    """What comes of games in which the agent moves at random."""
    env, random = FloorsCardEnv(20, greedy=greedy, seed=2, processor=True), np.random.default_rng(1)
    tables, found = env.tables, list[float]()
    while len(found) < 30:
        tables.actions[:] = choose(random, tables.masks)
        env.step()
        assert not tables.illegal.any()
        found += tables.rewards[tables.over].tolist()
    return found


def test_greedy_seats_win_and_random_ones_do_not() -> None:
    assert sum(result < 0 for result in results(greedy=20)) > 25
    assert sum(result < 0 for result in results(greedy=0)) < 10


def test_libraries_share_the_tables_without_a_copy() -> None:
    tables = FloorsCardEnv(3, processor=True).tables
    shared = np.from_dlpack(tables.sights)
    tables.sights[2, 1] = 7
    assert shared[2, 1] == 7


@pytest.mark.parametrize("kernel", [gpu.PLAY_OUT, STEP])
def test_the_kernels_are_made_from_the_present_source(kernel: gpu.Kernel) -> None:
    assert kernel.mark() == kernel.source_mark(), "make it again: python -m tools.floors_kernel"


@pytest.mark.parametrize("kernel", [gpu.PLAY_OUT, STEP])
def test_the_kernels_are_for_old_cards_too(kernel: gpu.Kernel) -> None:
    assert ".target sm_75" in kernel.text()
