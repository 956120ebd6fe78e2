"""Finds bots by entry point: other distributions can add theirs."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Final

from fabula.core import Fault

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Bot

BOTS: Final = "fabula.bots"
"""The group of entry points under which bots are known by their names."""


def names() -> tuple[str, ...]:
    """The names of all bots there are."""
    return tuple(sorted({point.name for point in entry_points(group=BOTS)}))


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
