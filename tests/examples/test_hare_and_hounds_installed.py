"""A game of another distribution: installed, found, played and put through the kit, in its own processes."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fabula.core import registry

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "examples" / "hare-and-hounds"

ONE_GAME = """
from random import Random
from fabula.core import RandomDice, Table, read_record, registry, verify, write_record
print(registry.games())
game = registry.game("hare")
table = Table.open(game, game.Options(), ("person", "person"))
chance = Random(1)
while table.state.to_act():
    seat, = table.state.to_act()
    table.play(seat, chance.choice(table.state.choices(seat).actions))
print(verify(read_record(write_record(table.record))).standing().winners != ())
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """An environment in which the example is installed, beside what this one has."""
    folder = tmp_path_factory.mktemp("site")
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    subprocess.run([*pip, "--no-deps", "--no-build-isolation", "--target", folder, EXAMPLE], check=True)
    return {**os.environ, "PYTHONPATH": str(folder)}


def run(environment: dict[str, str], *arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        cwd=EXAMPLE,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_is_found_and_played_to_a_verified_end(installed: dict[str, str]) -> None:
    games, verified = run(installed, "-c", ONE_GAME).splitlines()
    assert "'hare'" in games
    assert verified == "True"


def test_its_own_tests_pass_the_kit_among_them(installed: dict[str, str]) -> None:
    markers = "markers=rule(*clauses): clauses that a test proves"
    options = ("-q", "-p", "no:cacheprovider", "-c", os.devnull, "--rootdir", str(EXAMPLE), "-o", markers)
    told = run(installed, "-m", "pytest", *options, str(EXAMPLE / "tests"))
    assert " passed" in told


def test_the_games_of_this_process_are_left_as_they_are() -> None:
    assert "hare" not in registry.games()
