"""What some games of Floors add up to, and how they are played: in portions, on any number of processes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Literal, TypeAlias

import msgspec
import numpy as np
from msgspec import Struct

from fabula.bots.match import WAITING_GAMES, in_order, processes
from fabula.games.floors.figures import ESCAPED
from fabula.games.floors.options import Options
from fabula.games.floors.rounds import LAST_ROUND
from fabula.lab.floors_fast import Batch
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.moves import room_for_path
from fabula.lab.floors_fast.planning import desk, room_for_moves
from fabula.lab.floors_fast.tables import FIGURES_EACH, MOST_FIGURES, TILE_COUNT
from fabula.lab.floors_study.counting import (
    AT_RANDOM,
    CANDIDATES,
    GREEDILY,
    THINKING,
    TILE_COLUMNS,
    play_counted,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]

Policy: TypeAlias = Literal["random", "greedy", "thinking"]
"""Everybody plays any move, or the one that is worth most at once, or the best of a few that he tries out."""
HOW: Final[dict[Policy, int]] = {"random": AT_RANDOM, "greedy": GREEDILY, "thinking": THINKING}
PORTIONS: Final[dict[Policy, int]] = {"random": 2000, "greedy": 40, "thinking": 4}
"""So many games are played at a time: a portion takes about a second."""


class Plan(Struct, frozen=True):
    """Which games: the same plan gives the same games."""

    seats: int
    policy: Policy
    options: dict[str, object] = {}
    seed: int = 0

    @property
    def portion(self) -> int:
        """How many games are played at a time."""
        return PORTIONS[self.policy]


class Counts:
    """Sums over games with the same number of seats."""

    def __init__(self, seats: int, each: int) -> None:
        self.seats, self.each = seats, each
        self.games = self.decided = 0
        """Decided: games that somebody won."""
        self.wins_by_turn = np.zeros(seats, np.int64)
        """Wins by who came first in turn, second and so on."""
        self.rounds = np.zeros(LAST_ROUND + 1, np.int64)
        """Games by the round in which they ended."""
        self.decisions = np.zeros(2, np.int64)
        """Their sum, and that of their squares."""
        self.tiles = np.zeros((2, TILE_COUNT, TILE_COLUMNS), np.int64)
        """As `play_counted` counts them."""
        self.eaten = np.zeros((each, 2), np.int64)
        """How often each figure was eaten in a game: the sum, and that of the squares."""
        self.escapes = np.zeros((each, 2, 2), np.int64)
        """Figures by their number, whether they got out, and whether their seat won."""

    def add(self, other: Counts) -> None:
        """Add the sums of other games."""
        self.games += other.games
        self.decided += other.decided
        for name in ("wins_by_turn", "rounds", "decisions", "tiles", "eaten", "escapes"):
            getattr(self, name).__iadd__(getattr(other, name))


def figures_each(seats: int) -> int:
    """How many figures everybody has with so many seats."""
    return int(FIGURES_EACH[seats])


def play_portion(plan: Plan, number: int) -> Counts:
    """Play the portion of this number; chance depends on the plan and the number alone."""
    how = HOW[plan.policy]
    seed = np.random.SeedSequence([plan.seed, plan.seats, how, number]).generate_state(1)[0]
    options = msgspec.convert(plan.options, Options)
    batch = Batch.start(plan.portion, plan.seats, options, int(seed))
    first, counts = batch.games["marker"].copy(), Counts(plan.seats, figures_each(plan.seats))
    decisions, eaten = np.zeros(len(batch), np.int64), np.zeros((len(batch), MOST_FIGURES), np.int64)
    room = (room_for_path(), undo_log(), room_for_moments())
    top = room_for_moves(CANDIDATES)
    play_counted(batch.games, batch.floors, desk(), top, how, counts.tiles, eaten, decisions, room)
    _count(counts, batch, first, decisions, eaten)
    return counts


def _count(counts: Counts, batch: Batch, first: Numbers, decisions: Numbers, eaten: Numbers) -> None:
    seats, each = counts.seats, counts.each
    won = batch.places() == 1
    counts.games = len(batch)
    counts.decided = int(won.any(axis=1).sum())
    turns = (np.arange(seats)[None, :] - first[:, None]) % seats
    counts.wins_by_turn += np.bincount(turns[won], minlength=seats)
    counts.rounds += np.bincount(batch.games["round"], minlength=LAST_ROUND + 1)
    counts.decisions += (decisions.sum(), (decisions**2).sum())
    times = eaten[:, : seats * each].reshape(-1, each)
    counts.eaten += np.stack((times.sum(axis=0), (times**2).sum(axis=0)), axis=1)
    out = batch.games["places"][:, : seats * each].reshape(-1, seats, each) == ESCAPED
    for figure in range(each):
        for got_out in (0, 1):
            for winner in (0, 1):
                counts.escapes[figure, got_out, winner] += int(
                    ((out[:, :, figure] == got_out) & (won == winner)).sum()
                )


def portions(plan: Plan, numbers: Iterable[int], *, jobs: int = 1) -> Iterator[Counts]:
    """The portions of these numbers in their order, played on so many processes."""
    if jobs == 1:
        yield from (play_portion(plan, number) for number in numbers)
        return
    with processes(jobs) as pool:
        yield from in_order(pool, play_portion, plan, numbers, jobs * WAITING_GAMES)
