"""Games at a terminal for the tests: Floors, and Masks with its secrets."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING

from fabula.core import registry
from fabula.terminal.app import FabulaApp
from fabula.terminal.session import Session
from fabula.words import Words
from small_games.masks import game as masks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from msgspec import Struct

WIDE = (100, 35)
SMALL = (80, 24)


@contextmanager
def masked() -> Iterator[None]:
    """Let Masks be found, inside the test itself: an asynchronous test has a context of its own."""
    with registry.hosting(masks):
        yield


def floors(
    *players: str, seed: int = 1, path: Path | None = None, language: str = "en", **options: object
) -> Session:
    """A game of Floors that goes alike every time."""
    game = registry.game("floors")
    return Session.open(game, _options(game.Options, options), players, Words(language), path=path, seed=seed)


def ball(*players: str, seed: int = 1, path: Path | None = None) -> Session:
    """A game of Masks that goes alike every time."""
    return Session.open(masks, masks.Options(), players, Words("en"), path=path, seed=seed)


def _options(kind: type[Struct], values: dict[str, object]) -> Struct:
    return kind(**values)


def program(session: Session, *, pace: float = 0) -> FabulaApp:
    """The full-screen program with a game on it."""
    return FabulaApp(Words(session.words.language), session=session, pace=pace, autosave=False)
