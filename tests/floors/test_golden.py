"""The golden games of `tests/golden/`: they replay, verify and end as they did when they were played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fabula.core import read_record, replay, verify, write_record
from fabula.core.records import UNDO
from fabula.games.floors.events import Ended
from fabula.games.floors.rounds import LAST_ROUND
from fabula.games.floors.state import FloorsState
from fabula.testing import rule

FOLDER = Path(__file__).resolve().parents[1] / "golden"
TEXTS = {path.stem: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("floors-*.fabula"))}
RECORDS = {name: read_record(text) for name, text in TEXTS.items()}
ENDINGS = {"won": "FLOORS-12.1", "nobody_left": "FLOORS-12.2", "time_up": "FLOORS-12.3"}


def test_every_way_to_end_is_there_for_every_number_of_players() -> None:
    found = {
        (len(record.players), record.result.ending)
        for record in RECORDS.values()
        if record.result is not None
    }
    assert found == {(seats, ending) for seats in range(2, 8) for ending in ENDINGS}


def test_expert_games_longer_ones_and_other_readings_are_there() -> None:
    options = [record.options for record in RECORDS.values()]
    assert sum('"mode":"expert"' in text for text in options) >= 4
    assert sum('"long_game":true' in text for text in options) >= 2
    assert any('"stays"' in text and '"pushes"' in text and '"destroyed"' in text for text in options)
    assert any(entry.action == UNDO for record in RECORDS.values() for entry in record.entries)


@rule("FLOORS-12.1", "FLOORS-12.2", "FLOORS-12.3", "FLOORS-11.3")
@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_game_ends_as_it_did(name: str) -> None:
    record = RECORDS[name]
    assert record.result is not None
    *_, last = replay(record)
    (ended,) = [event for event in last.events if isinstance(event, Ended)]
    assert isinstance(last.state, FloorsState)
    assert (ended.ending, ended.rule) == (record.result.ending, ENDINGS[record.result.ending])
    assert last.state.standing() == record.result
    assert last.state.round <= LAST_ROUND
    if ended.ending != "won":
        assert last.state.round > LAST_ROUND // 2
        assert all(place < -2 for place in last.state.places)


@pytest.mark.parametrize("name", RECORDS)
def test_every_draw_of_a_golden_game_follows_from_its_secret(name: str) -> None:
    assert verify(RECORDS[name]).standing() == RECORDS[name].result


@pytest.mark.parametrize("name", RECORDS)
def test_a_golden_record_is_written_as_it_was_read(name: str) -> None:
    assert write_record(RECORDS[name]) == TEXTS[name]


def test_golden_games_replay_alike_whatever_the_hash_seed() -> None:
    """Every event, every state and the order of every list of choices."""
    outputs = []
    for seed in ("1", "2"):
        result = subprocess.run(
            [sys.executable, str(FOLDER / "replay.py")],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        )
        outputs.append(result.stdout.splitlines())
    assert len(outputs[0]) == len(list(FOLDER.glob("*.fabula")))
    assert outputs[0] == outputs[1]
