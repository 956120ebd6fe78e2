"""Games at a terminal for the tests: Floors, Foes from any position, and Masks with its secrets."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from fabula.core import registry
from fabula.games.foes import drawing as fortress
from fabula.games.foes import locale as foes_words
from fabula.games.foes import worth as foes_worth
from fabula.games.foes.game import Foes
from fabula.terminal.app import FabulaApp
from fabula.terminal.session import Session
from fabula.words import Words
from foes.setting import position
from small_games.masks import game as masks

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from msgspec import Struct

    from fabula.core import Dice
    from fabula.games.foes.state import FoesState

WIDE = (100, 35)
SMALL = (80, 24)


@contextmanager
def masked() -> Iterator[None]:
    """Let Masks be found, inside the test itself: an asynchronous test has a context of its own."""
    with registry.hosting(masks):
        yield


class Staged(Foes):
    """Foes that begins in a position of ours."""

    def __init__(self, first: FoesState) -> None:
        self.first = first

    def start(self, options: Struct, seats: int, dice: Dice) -> FoesState:
        """The position, and the first turn in it."""
        assert seats == self.first.seats
        return self.first.copy()


@contextmanager
def staged(*players: str, seed: int = 1, language: str = "en", **keys: Any) -> Iterator[Session]:
    """A game of Foes from a position, whether or not Foes is installed."""
    game = Staged(position(seats=len(players), **keys))
    with registry.hosting(game, drawing=fortress.drawing, messages=foes_words.folder, worth=foes_worth.worth):
        yield Session.open(game, game.first.options, players, Words(language), seed=seed)


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
