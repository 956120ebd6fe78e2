"""Finds games, and what some games offer besides, by entry point: other distributions can add theirs."""

from __future__ import annotations

from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import TYPE_CHECKING

from fabula.core.faults import Fault, excerpt

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fabula.core.contract import Game

GAMES = "fabula.games"
EXTRAS = "fabula.extras."

_guests: ContextVar[Mapping[str, tuple[Game, Mapping[str, object]]]] = ContextVar("guests")


def _points(group: str) -> dict[str, EntryPoint]:
    return {point.name: point for point in sorted(entry_points(group=group), key=lambda point: point.name)}


def games() -> tuple[str, ...]:
    """The names of all games there are."""
    return tuple(sorted({*_points(GAMES), *_guests.get({})}))


def game(name: str) -> Game:
    """The game of that name; raises `Fault` if there is none."""
    guests = _guests.get({})
    return guests[name][0] if name in guests else _installed(name)


@cache
def _installed(name: str) -> Game:
    points = _points(GAMES)
    if name not in points:
        raise Fault("no-such-game", name=excerpt(name), known=", ".join(points))
    found: Game = points[name].load()
    return found


def extra(kind: str, name: str) -> object | None:
    """What a game offers under the name of this extra, or None if it does without."""
    guests = _guests.get({})
    return guests[name][1].get(kind) if name in guests else _installed_extra(kind, name)


@cache
def _installed_extra(kind: str, name: str) -> object | None:
    point = _points(EXTRAS + kind).get(name)
    return None if point is None else point.load()


@contextmanager
def hosting(game: Game, **extras: object) -> Iterator[None]:
    """Let a game that is not installed be found under its name for a while, as the testing kit does."""
    before = _guests.set({**_guests.get({}), game.name: (game, extras)})
    try:
        yield
    finally:
        _guests.reset(before)
