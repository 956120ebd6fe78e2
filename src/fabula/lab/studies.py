"""Studies: what people ask of a game, answered from many games; the extra `study` of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, cast

from msgspec import Struct

from fabula.core import registry
from fabula.lab.charts import Chart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.words import Words


class Wish(Struct, frozen=True):
    """What somebody wants to know, and how exactly."""

    games: int
    """So many are played in all, with each kind of player that plays a fixed number."""
    precision: float
    """Games between good players go on until no share is further from the truth, at 95%."""
    players: tuple[str, ...]
    """How everybody plays, one part of the study for each."""
    seats: tuple[int, ...]
    options: dict[str, object] = {}
    seed: int = 0
    jobs: int = 1


class Part(Struct, frozen=True):
    """What came of the games with players of one kind."""

    players: str
    games: int
    won: float | None
    """In which share of them there was a winner, if that is the question."""
    charts: tuple[Chart, ...]


class Study(Protocol):
    """A game's own study."""

    players: tuple[str, ...]
    """The kinds of players it knows, the weakest first."""
    usual: tuple[str, ...]
    """Those that play if nobody says which."""
    games: int
    """So many are played if nobody says how many."""
    intro: tuple[str, ...]
    """The messages with which the page begins."""

    def number(self, wish: Wish) -> int:
        """How many games that will take in all."""

    def run(self, wish: Wish, words: Words) -> Iterator[Progress | Part]:
        """Plays, saying how far it is, and tells each part when it is there."""


class Progress(Struct, frozen=True):
    """How far a study is."""

    players: str
    seats: int
    games: int
    """Played so far, in all parts together."""


def study(game: str) -> Study | None:
    """The game's study, if it has one."""
    return cast("Study | None", registry.extra("study", game))
