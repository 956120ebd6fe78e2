"""Every registered game goes through the kit: briefly here, for long with `make sweep`."""

from __future__ import annotations

import os
import random

import pytest

from fabula.core import registry
from fabula.testing import check_game

BRIEFLY = 24.0
LONG = 600.0


def seconds() -> float:
    """How long all games together may take."""
    if told := os.environ.get("FABULA_SWEEP_SECONDS"):
        return float(told)
    return LONG if os.environ.get("FABULA_SWEEP") else BRIEFLY


def seed() -> int:
    """Always the same in a brief run, whatever the day; another one in every long run."""
    if told := os.environ.get("FABULA_SWEEP_SEED"):
        return int(told)
    return random.SystemRandom().randrange(1_000_000) if seconds() > BRIEFLY else 1


@pytest.mark.parametrize("name", registry.games())
def test_every_game_keeps_the_contract(name: str) -> None:
    first = seed()
    print(f"{name}: FABULA_SWEEP_SEED={first}")
    report = check_game(
        registry.game(name), seconds=seconds() / len(registry.games()), seed=first, progress=print
    )
    assert report.games >= 1
    assert report.moments >= 5
