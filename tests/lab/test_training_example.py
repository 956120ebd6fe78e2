"""The parts of the training example that are its own; the library that learns is not installed here."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from fabula.games.floors.encoding import NUMBERS, PER_FIGURE
from fabula.lab.envs.floors_card import FloorsCardEnv
from fabula.lab.envs.floors_steps import ALPHABET, NOBODY, SIGHT, look

if TYPE_CHECKING:
    from types import ModuleType

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train-floors"


@pytest.fixture(scope="module")
def progress() -> ModuleType:
    return load("progress")


@pytest.fixture(scope="module")
def lessons(progress: ModuleType) -> ModuleType:
    return load("lessons")


def load(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLE / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def sight(*figures: tuple[float, float, float]) -> Any:
    """Four own figures: whether they got out, column and row."""
    found = np.zeros((1, SIGHT), np.float32)
    for number, (out, column, row) in enumerate(figures):
        begin = SIGHT - NUMBERS - PER_FIGURE * (4 - number)
        found[0, begin + 1], found[0, begin + 4], found[0, begin + 5] = out, column, row
    return found


def test_the_potential_grows_from_the_entrance_to_the_exit(progress: ModuleType) -> None:
    entrance, middle, out = (0.0, 1.0, 1.0), (0.0, 0.5, 0.5), (1.0, 0.0, 0.0)
    assert progress.potential(sight(entrance, entrance, entrance, entrance)) == pytest.approx([0])
    assert progress.potential(sight(middle, entrance, entrance, entrance)) == pytest.approx([0.125])
    assert progress.potential(sight(out, out, entrance, entrance)) == pytest.approx([1.0])


def test_what_one_seat_leads_by_the_other_is_behind(progress: ModuleType) -> None:
    env = FloorsCardEnv(8, itself=True, seed=6, processor=True)
    tables, come = env.tables, np.array(progress.COME, np.float32)
    choose, walk, seen = choose_at_random(4), np.zeros(3, np.int64), np.zeros((2, SIGHT), np.float32)
    walk[0], leads = NOBODY, []
    for _ in range(120):
        tables.actions[:] = choose(tables.sights, tables.masks)
        env.step()
        for row in np.flatnonzero(tables.walks[:, 0] == NOBODY):
            for seat in range(2):
                look(tables.games[row], tables.floors[row], walk, seat, seen[seat])
            one, other = progress.lead(seen, come)
            assert one == pytest.approx(-other, abs=1e-5)
            leads.append(one)
    assert np.std(leads) > 0.01


def test_a_surprise_is_credited_to_what_led_to_it(progress: ModuleType) -> None:
    rewards, values = np.array([[0.0], [0.0], [1.0]]), np.array([[0.5], [0.5], [-0.5], [9.0]])
    onward, advantages = np.array([[1.0], [-1.0], [0.0]]), np.zeros((3, 1))
    progress.add_advantages(advantages, rewards, onward, values, discount=1.0, trust=0.5)
    # The other seat, which expected to lose, wins in the end; so the first seat's last step was a mistake.
    assert advantages[:, 0] == pytest.approx([-0.375, -0.75, 1.5])


def choose_at_random(seed: int) -> Any:
    random = np.random.default_rng(seed)
    return lambda sights, masks: (random.random(masks.shape) * masks).argmax(axis=1)


def hurry(sights: Any, masks: Any) -> Any:
    """Out, else in, else west, else north, else whatever is possible."""
    wanted = np.array([6 - "-+WN".index(sign) if sign in "-+WN" else 1 for sign in ALPHABET])
    return (masks * wanted).argmax(axis=1)


def test_what_progress_adds_comes_to_the_difference_of_the_potentials(lessons: ModuleType) -> None:
    course = lessons.Lessons(6, seed=3)
    choose = choose_at_random(1)
    sights = course.begin()
    begun, added, games = lessons.potential(sights), np.zeros(6), 0
    for _ in range(400):
        lesson = course.step(choose(sights, course.masks))
        added += lesson.rewards - lesson.results
        for row in np.flatnonzero(lesson.over):
            end = lessons.potential(lesson.last)[row]
            assert added[row] == pytest.approx(end - begun[row], abs=1e-4)
            begun[row], added[row] = lessons.potential(lesson.sights)[row], 0
            games += 1
        sights = lesson.sights
    assert games > 5


def test_whoever_hurries_wins_and_whoever_strolls_does_not(lessons: ModuleType) -> None:
    assert lessons.won(choose_at_random(2), games=40, rows=20) < 0.1
    assert lessons.won(hurry, games=40, rows=20) > 0.3
