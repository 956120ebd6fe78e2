"""The parts of the training example that are its own; the library that learns is not installed here."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from fabula.games.floors.encoding import NUMBERS, PER_FIGURE
from fabula.lab.envs.floors_steps import ALPHABET, SIGHT

if TYPE_CHECKING:
    from types import ModuleType

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train-floors" / "lessons.py"


@pytest.fixture(scope="module")
def lessons() -> ModuleType:
    spec = importlib.util.spec_from_file_location("lessons", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["lessons"] = module
    spec.loader.exec_module(module)
    return module


def sight(*figures: tuple[float, float, float]) -> Any:
    """Four own figures: whether they got out, column and row."""
    found = np.zeros((1, SIGHT), np.float32)
    for number, (out, column, row) in enumerate(figures):
        begin = SIGHT - NUMBERS - PER_FIGURE * (4 - number)
        found[0, begin + 1], found[0, begin + 4], found[0, begin + 5] = out, column, row
    return found


def test_the_potential_grows_from_the_entrance_to_the_exit(lessons: ModuleType) -> None:
    entrance, middle, out = (0.0, 1.0, 1.0), (0.0, 0.5, 0.5), (1.0, 0.0, 0.0)
    assert lessons.potential(sight(entrance, entrance, entrance, entrance)) == pytest.approx([0])
    assert lessons.potential(sight(middle, entrance, entrance, entrance)) == pytest.approx([0.125])
    assert lessons.potential(sight(out, out, entrance, entrance)) == pytest.approx([1.0])


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
