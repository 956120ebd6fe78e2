"""Finds bots by entry point: other distributions can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from fabula.core import Fault, extras

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Bot, Game

BOTS: Final = "fabula.bots"
"""The group of entry points under which bots are known by their names."""
PREFERRED: Final = ("greedy", "random")
"""The bots that sit down when nobody says who should, the first one where positions have a worth."""


def names() -> tuple[str, ...]:
    """The names of all bots there are."""
    return tuple(sorted({point.name for point in entry_points(group=BOTS)}))


def usual(game: Game) -> str | None:
    """The bot that sits down when nobody says which; None if there are no bots at all."""
    there = names()
    preferred = PREFERRED if extras.worth(game.name) is not None else PREFERRED[1:]
    return next((name for name in (*preferred, *there) if name in there), None)


def bot(name: str) -> Bot:
    """A new bot of that name; raises `Fault` if there is none."""
    return _maker(name)()


@cache
def _maker(name: str) -> Callable[[], Bot]:
    found = [point for point in entry_points(group=BOTS) if point.name == name]
    if not found:
        raise Fault("no-such-bot", name=name, known=", ".join(names()))
    maker: Callable[[], Bot] = found[0].load()
    return maker
