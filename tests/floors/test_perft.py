"""The counts of `tests/perft/`: by the engine, and the smaller ones by the slow second reading as well."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import naive
import pytest
from scatter import SWEEP, as_game

from fabula.commands.perft import count, split
from fabula.games.floors.position import read_state

FOLDER = Path(__file__).resolve().parents[1] / "perft"
POSITIONS: dict[str, dict[str, Any]] = {
    path.stem: json.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.glob("*.json"))
}
ENGINE_LEAVES = 4_000 * SWEEP
NAIVE_LEAVES = 1_000 * SWEEP


def depths(most: int) -> list[tuple[str, int, int]]:
    """Each position with its depths that have at most so many leaves, and the first in any case."""
    return [
        (name, depth, leaves)
        for name, position in POSITIONS.items()
        for depth, leaves in enumerate(position["perft"], 1)
        if depth == 1 or leaves <= most
    ]


def test_there_are_enough_positions() -> None:
    assert len(POSITIONS) >= 30
    assert {position["seats"] for position in POSITIONS.values()} == set(range(2, 8))
    assert {position["options"]["mode"] for position in POSITIONS.values()} == {"basic", "expert"}
    assert {position["round"] > 7 for position in POSITIONS.values()} == {True, False}


@pytest.mark.parametrize(("name", "depth", "leaves"), depths(ENGINE_LEAVES))
def test_the_engine_counts_as_written(name: str, depth: int, leaves: int) -> None:
    state = read_state(json.dumps(POSITIONS[name]))
    assert count(state, depth) == leaves


@pytest.mark.parametrize(("name", "depth", "leaves"), depths(NAIVE_LEAVES))
def test_the_slow_reading_counts_alike(name: str, depth: int, leaves: int) -> None:
    state = read_state(json.dumps(POSITIONS[name]))
    assert naive.perft(as_game(state), depth) == leaves


@pytest.mark.parametrize("name", ["win-2", "stage-two-2", "expert-3", "last-tile"])
def test_both_split_the_count_alike_by_the_first_decision(name: str) -> None:
    state = read_state(json.dumps(POSITIONS[name]))
    ours = sorted(leaves for _, leaves in split(state, 2))
    assert ours == sorted(naive.divide(as_game(state), 2).values())
    assert (0 in ours) == (name in ("win-2", "last-tile"))
