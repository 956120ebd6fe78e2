"""Finds games, and what some games offer besides, by entry point: other distributions can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from fabula.core.faults import Fault

if TYPE_CHECKING:
    from fabula.core.contract import Game

GAMES = "fabula.games"
EXTRAS = "fabula.extras."


def _points(group: str) -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def games() -> tuple[str, ...]:
    """The names of all games there are."""
    return tuple(_points(GAMES))


@cache
def game(name: str) -> Game:
    """The game of that name; raises `Fault` if there is none."""
    points = _points(GAMES)
    if name not in points:
        raise Fault("no-such-game", name=name, known=", ".join(points))
    found: Game = points[name].load()
    return found


@cache
def extra(kind: str, name: str) -> object | None:
    """What a game offers under the name of this extra, or None if it does without."""
    point = _points(EXTRAS + kind).get(name)
    return None if point is None else point.load()
