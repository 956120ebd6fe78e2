"""What of each game is changed by `make mutants`, and who has to notice: a table in pyproject.toml."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Final

import msgspec

ROOT: Final = Path(__file__).resolve().parents[1]
PART: Final = 300
"""How many mutants are in the sample of a part of a game, or of a game that says nothing else."""


class Settings(msgspec.Struct, frozen=True):
    """What of a game is changed, and which tests have to notice; from `[tool.fabula.mutants.<game>]`."""

    modules: str
    tests: list[str]
    skip: list[str] = []
    leave_out: list[str] = []
    """Tests that are not asked."""
    parts: dict[str, list[str]] = {}
    """Patterns of the files of each part that can be asked for by name: `realm-day`."""
    number: int = PART
    """How many mutants are in the sample."""
    only: tuple[str, ...] = ("*",)
    """Patterns of the files that are changed."""


def settings(name: str) -> Settings:
    """The settings of a game, or of a part of one, in pyproject.toml."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    games = msgspec.convert(project["tool"]["fabula"]["mutants"], dict[str, Settings])
    game, _, part = name.partition("-")
    if game in games and not part:
        return games[game]
    if game in games and part in games[game].parts:
        only = tuple(games[game].parts[part])
        return msgspec.structs.replace(games[game], only=only, number=PART)
    names = [*games, *(f"{game}-{part}" for game in games for part in games[game].parts)]
    sys.exit(f"pyproject.toml has no [tool.fabula.mutants.{name}]; there is: {', '.join(names)}")
