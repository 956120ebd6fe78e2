"""Finds bots by entry point: other distributions can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from fabula.core import Fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Bot, Game

BOTS: Final = "fabula.bots"
"""The group of entry points under which bots are known by their names."""
GRADE: Final = ":"
"""What stands between the name of a bot and its grade."""
PREFERRED: Final = ("greedy", "random")
"""The bots that sit down when nobody says who should, the first one that can play the game."""


def names() -> tuple[str, ...]:
    """The names of all bots there are."""
    return tuple(sorted({point.name for point in entry_points(group=BOTS)}))


def able(game: Game) -> tuple[str, ...]:
    """The names of those that can play this game: a bot may say so itself, by `plays(game)`."""
    return tuple(name for name in names() if getattr(_maker(name), "plays", _any)(game))


def _any(game: Game) -> bool:
    return True


def usual(game: Game) -> str | None:
    """The bot that sits down when nobody says which; None if there are no bots at all."""
    there = able(game)
    return next((name for name in (*PREFERRED, *there) if name in there), None)


def offered(game: Game) -> tuple[str, ...]:
    """The names of those that can play this game, and those of their grades, for people to choose from."""
    return tuple(
        name
        for kind in able(game)
        for name in (kind, *(f"{kind}{GRADE}{grade}" for grade in _grades(kind, game)))
    )


def _grades(kind: str, game: Game) -> tuple[str, ...]:
    grades: tuple[str, ...] = getattr(_maker(kind), "grades", _none)(game)
    return grades


def _none(game: Game) -> tuple[str, ...]:
    return ()


def can_play(name: str, game: Game) -> bool:
    """Whether there is a bot of this name, with a grade or without, that can play this game."""
    return name in offered(game)


def bot(name: str) -> Bot:
    """A new bot of that name; raises `Fault` if there is none.

    Some have `grades(game)`, which stand behind the name: `search:3`. They are made by `graded(grade)`.
    """
    kind, _, grade = name.partition(GRADE)
    maker = _maker(kind)
    if not grade:
        return maker()
    if not hasattr(maker, "graded"):
        raise Fault("no-such-bot", name=name, known=", ".join(names()))
    made: Bot = maker.graded(grade)
    return made


@cache
def _maker(name: str) -> Callable[[], Bot]:
    found = [point for point in entry_points(group=BOTS) if point.name == name]
    if not found:
        raise Fault("no-such-bot", name=name, known=", ".join(names()))
    maker: Callable[[], Bot] = found[0].load()
    return maker
