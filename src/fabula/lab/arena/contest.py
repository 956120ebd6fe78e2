"""What an arena plays: blocks of games with the same dice, everybody on every seat."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, TypeAlias

from msgspec import Struct

from fabula.bots import match
from fabula.bots.match import Pairing, Played
from fabula.core import Fault, registry
from fabula.settings import check_number

if TYPE_CHECKING:
    from fabula.core import Standing

Block: TypeAlias = tuple[Played, ...]
"""The games that were played with the same dice, one for each seating."""


class Contest(Struct, frozen=True):
    """Who plays what: all that an arena depends on, besides how many blocks it has."""

    game: str
    bots: tuple[str, ...]
    seats: int
    options: dict[str, object] = {}
    seed: int = 0
    seconds: float | None = None
    """For each decision; None: nobody counts."""

    @property
    def seatings(self) -> tuple[tuple[str, ...], ...]:
        """The games of a block: every line-up of the bots, rotated so that each sits on every seat.

        With more bots than seats every selection of them is a line-up. With fewer they sit down in turn,
        each of them once as the first, so that all hold equally many seats.
        """
        found: dict[tuple[str, ...], None] = {}
        for line_up in self._line_ups():
            for turn in range(self.seats):
                found[line_up[-turn:] + line_up[:-turn]] = None
        return tuple(found)

    def _line_ups(self) -> list[tuple[str, ...]]:
        number = len(self.bots)
        if number >= self.seats:
            return list(combinations(self.bots, self.seats))
        return [
            tuple(self.bots[(first + seat) % number] for seat in range(self.seats)) for first in range(number)
        ]

    @property
    def pairing(self) -> Pairing:
        """The same as a match knows it."""
        return Pairing(self.game, self.seatings[0], self.options, self.seed, self.seconds)


def check(contest: Contest) -> None:
    """Raise what is wrong with a contest before anything is played: `Fault`, or the game's own `Illegal`."""
    check_number(registry.game(contest.game), contest.seats)
    if len(set(contest.bots)) < len(contest.bots):
        raise Fault("bot-twice")
    for seating in contest.seatings:
        match.check(Pairing(contest.game, seating, contest.options))


def play_block(contest: Contest, number: int) -> Block:
    """Play all games of the block of this number; chance depends on the seed and the number alone."""
    pairing = contest.pairing
    return tuple(match.play_seated(pairing, number, seating) for seating in contest.seatings)


def score(block: Block, bot: str, other: str) -> float:
    """The share of a bot in a block against another one: 1 for each seat of the other that it is ahead of.

    A half for a tie, and for a game that was called off.
    """
    shares = [share for played in block for share in _shares(played, bot, other)]
    return sum(shares) / len(shares)


def _shares(played: Played, bot: str, other: str) -> list[float]:
    ours = [seat for seat, name in enumerate(played.seating) if name == bot]
    theirs = [seat for seat, name in enumerate(played.seating) if name == other]
    return [_share(played.standing, mine, his) for mine in ours for his in theirs]


def _share(standing: Standing | None, mine: int, his: int) -> float:
    if standing is None or standing.places[mine] == standing.places[his]:
        return 0.5
    return float(standing.places[mine] < standing.places[his])
