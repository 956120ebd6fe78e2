"""What the games of a match add up to: for each bot, and for each bot on each seat."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.bots.intervals import Interval, wilson

if TYPE_CHECKING:
    from fabula.bots.match import Played
    from fabula.core import Seat, Standing


class Score:
    """How one bot did: on all its seats together, or on one."""

    __slots__ = ("games", "places", "sat", "scores", "shared", "wins")

    def __init__(self) -> None:
        self.games = 0
        self.wins = 0
        """Games in which a seat of this bot came first, alone or not."""
        self.shared = 0
        """Those of them in which another bot came first too."""
        self.sat = 0
        """Seats held in finished games: several a game where the bot has several."""
        self.places = 0
        self.scores = 0

    def add(self, standing: Standing | None, seats: list[Seat]) -> None:
        """Count a game in which the bot had these seats."""
        self.games += 1
        if standing is None:
            return
        first = [seat in seats for seat in standing.winners]
        self.wins += any(first)
        self.shared += any(first) and not all(first)
        self.sat += len(seats)
        self.places += sum(standing.places[seat] for seat in seats)
        self.scores += sum(standing.scores[seat] for seat in seats)

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> Interval:
        """Where the true share of wins may be."""
        return wilson(self.wins, self.games)

    @property
    def mean_place(self) -> float | None:
        """The average place of a seat of this bot; None if no game was finished."""
        return self.places / self.sat if self.sat else None

    @property
    def mean_score(self) -> float | None:
        """The average score of a seat of this bot; None if no game was finished."""
        return self.scores / self.sat if self.sat else None


class Tally:
    """The result of a match so far; the order of the games does not matter."""

    def __init__(self, bots: tuple[str, ...]) -> None:
        self.games = 0
        self.decisions = 0
        self.nobody = 0
        """Games that nobody won."""
        self.unfinished = 0
        """Games that were called off at the game's horizon."""
        names = tuple(dict.fromkeys(bots))
        self.by_bot = {name: Score() for name in names}
        self.by_seat = {(name, seat): Score() for name in names for seat in range(len(bots))}

    def add(self, played: Played) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += played.decisions
        if played.standing is None:
            self.unfinished += 1
        elif not played.standing.winners:
            self.nobody += 1
        for name, score in self.by_bot.items():
            seats = [seat for seat, sitting in enumerate(played.seating) if sitting == name]
            score.add(played.standing, seats)
            for seat in seats:
                self.by_seat[name, seat].add(played.standing, [seat])
