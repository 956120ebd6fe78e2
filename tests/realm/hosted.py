"""The realm with the extras that the project declares, whatever an older installation knows."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import TYPE_CHECKING

from fabula.core import registry
from fabula.games.realm import game

if TYPE_CHECKING:
    from contextlib import AbstractContextManager

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


@cache
def declared() -> dict[str, object]:
    """Each extra of the realm by its name, loaded from where the project says that it is."""
    groups = tomllib.loads(PROJECT.read_text())["project"]["entry-points"]
    return {
        group.removeprefix(registry.EXTRAS): EntryPoint(game.name, points[game.name], group).load()
        for group, points in groups.items()
        if group.startswith(registry.EXTRAS) and game.name in points
    }


def hosted() -> AbstractContextManager[None]:
    """Let the realm be found with these for a while."""
    return registry.hosting(game, **declared())
