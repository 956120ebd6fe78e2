"""Trying moves of Floors out on the compiled lane: thousands of times a second."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

import numpy as np

from fabula.core import RandomDice
from fabula.games.floors.actions import Move
from fabula.games.floors.state import Trace
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.moves import LETTERS
from fabula.lab.floors_fast.planning import best_moves, desk, room_for_moves, try_moves
from fabula.lab.floors_fast.record import pack, pack_board
from fabula.lab.floors_fast.weighing import weigh_moves

if TYPE_CHECKING:
    from collections.abc import Sequence
    from random import Random

    from fabula.core import Action, Chair
    from fabula.games.floors.state import FloorsState

SEEDS: Final = 64
AT_ONCE: Final = 4
"""Tries of each move in one call: fewer would spend the time on calling."""
GLANCED_AT: Final = 96
"""Of so many of the best moves whoever looks beyond the round first sees how the round ends."""


class FastTrials:
    """The best moves of a position, tried out with everybody greedy for some rounds."""

    def __init__(
        self, state: FloorsState, random: Random, candidates: int, rounds: int, also: Sequence[Action] = ()
    ) -> None:
        self._games, self._floors = pack(state, random.getrandbits(SEEDS))
        self._desk, self._moments, self._rounds = desk(), room_for_moments(), rounds
        self._top = room_for_moves(candidates + len(also))
        found = best_moves(self._games[0], self._floors[0], self._desk, self._top, candidates, self._moments)
        actions: list[Action] = [self._move(state, index) for index in range(found)]
        for action in also:
            trace = state.judge(state.turn, action)
            assert isinstance(trace, Trace), "somebody has played it"
            index = self._find(trace, len(actions))
            actions[index : index + 1] = [action]
        self.actions: Sequence[Action] = actions
        self.prior: Sequence[float] = ()

    def _move(self, state: FloorsState, index: int) -> Move:
        path = self._top.path[index][: self._top.length[index]]
        figure = int(self._top.figure[index])
        return Move(state.white_number(figure), "".join(LETTERS[letter] for letter in path))

    def _find(self, trace: Trace, found: int) -> int:
        """Where the move with this outcome is among the moves; at their end if it is a new one."""
        top, board = self._top, pack_board(trace.board)
        for index in range(found):
            same = top.figure[index] == trace.figure and top.place[index] == trace.place
            if same and np.array_equal(top.board[index], board):
                return index
        top.figure[found], top.place[found], top.board[found] = trace.figure, trace.place, board
        return found

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        """Try each of these moves a few times with the same dice; what came of it on average."""
        living = np.zeros(len(self._top.value), np.bool_)
        living[list(alive)] = True
        tally = np.zeros((len(living), 3))
        try_moves(
            self._games[0],
            self._floors[0],
            self._desk,
            self._top,
            living,
            AT_ONCE,
            self._rounds,
            tally,
            self._moments,
        )
        return [float(tally[index, 1] / tally[index, 0]) for index in alive]


class ThoroughTrials(FastTrials):
    """The moves that are best at the end of the round, tried out with every tile that may come then."""

    def __init__(
        self, state: FloorsState, random: Random, candidates: int, rounds: int, also: Sequence[Action] = ()
    ) -> None:
        super().__init__(state, random, max(candidates, GLANCED_AT), rounds, also)
        everything = range(len(self.actions))
        leads = self._weigh(everything, 1)
        ranked = sorted(everything, key=lambda index: -leads[index])
        asked_for = [index for index in ranked[candidates:] if self.actions[index] in also]
        self._kept = [*ranked[:candidates], *asked_for]
        self.actions = [self.actions[index] for index in self._kept]

    def try_out(self, alive: Sequence[int]) -> Sequence[float]:
        """Try each of these moves once with every tile; what came of it on average."""
        return self._weigh([self._kept[index] for index in alive], self._rounds)

    def _weigh(self, indexes: Sequence[int], rounds: int) -> list[float]:
        leads = np.zeros(len(indexes))
        weigh_moves(
            self._games[0],
            self._floors[0],
            self._desk,
            self._top,
            np.array(indexes, np.int64),
            rounds,
            leads,
            self._moments,
        )
        return [float(lead) for lead in leads]


def explore(
    chair: Chair, random: Random, candidates: int, ahead: int, also: Sequence[Action] = ()
) -> FastTrials | None:
    """Trials for the seat on turn, thorough ones beyond the round; None while the floor is being laid."""
    state = cast("FloorsState", chair.imagine(RandomDice(random)))
    if state.supply:
        return None
    return (FastTrials if ahead <= 1 else ThoroughTrials)(state, random, candidates, ahead, also)
