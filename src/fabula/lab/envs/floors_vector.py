"""Many games of Fearsome Floors at once on the compiled lane, as a Gymnasium vector environment.

In each of them the agent has one seat, by turns each, and the others play at random. In the expert game all
tiles are laid at random first. A game that is over begins anew in the same step (autoreset mode SAME_STEP);
what was seen last is in `infos["final_obs"]`, for the games that `infos["_final_obs"]` marks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numba import njit

from fabula.games.floors.game import game as floors
from fabula.games.floors.options import Options
from fabula.lab.envs.floors_steps import PLAYED, REFUSED, SIGHT, SIZE, ask, give, look, room_for_search
from fabula.lab.floors_fast.batch import MOST_SEATS, Batch, compiling
from fabula.lab.floors_fast.dice import draw
from fabula.lab.floors_fast.figures import undo_log
from fabula.lab.floors_fast.monster import room_for_moments
from fabula.lab.floors_fast.moves import room_for_path
from fabula.lab.floors_fast.playing import random_decision
from fabula.lab.floors_fast.rounds import ANY_TILE, rank

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.lab.envs.looking import Observation

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]
Array: TypeAlias = np.ndarray[Any, Any]


class Tables(NamedTuple):
    """All games of an environment, one row each, and what came of the last step."""

    games: Array
    floors: Array
    first: Array
    """The position at the start, and its floor."""
    first_floor: Array
    seats: Array
    """Where the agent sits."""
    walks: Array
    masks: Array
    decisions: Array
    sights: Array
    last_masks: Array
    last_sights: Array
    rewards: Array
    over: Array
    cut_off: Array
    illegal: Array


class Paper(NamedTuple):
    """Scratch paper."""

    path: Array
    undo: Array
    moments: Array
    search: Array
    places: Array


class FloorsVectorEnv(VectorEnv["Observation", Numbers, Array]):
    """So many games at once, in which one agent plays against random seats; actions are letters."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium

    def __init__(
        self,
        num_envs: int,
        *,
        seats: int = 2,
        options: Mapping[str, object] | None = None,
        horizon: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self._seats, self._options = seats, msgspec.convert(options or {}, Options)
        self._horizon = floors.horizon if horizon is None else horizon
        space = spaces.Dict(
            {
                "observation": spaces.Box(-1, 1, (SIGHT,), np.float32),
                "action_mask": spaces.Box(0, 1, (SIZE,), np.int8),
            }
        )
        self.single_observation_space: Any = space
        self.single_action_space: Any = spaces.Discrete(SIZE)
        self.observation_space: Any = batch_space(space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.tables = self._tables()
        self._paper = Paper(
            room_for_path(), undo_log(), room_for_moments(), room_for_search(), np.zeros(MOST_SEATS, np.int8)
        )
        with compiling():
            reset_all(self.tables, self._paper)
            step_all(self.tables, self._paper, np.zeros(num_envs, np.int64), self._horizon)

    def _tables(self) -> Tables:
        number = self.num_envs
        batch, first = (Batch.start(many, self._seats, self._options) for many in (number, 1))
        return Tables(
            games=batch.games,
            floors=batch.floors,
            first=first.games,
            first_floor=first.floors,
            seats=np.zeros(number, np.int64),
            walks=np.zeros((number, 3), np.int64),
            masks=np.zeros((number, SIZE), np.int8),
            decisions=np.zeros(number, np.int64),
            sights=np.zeros((number, SIGHT), np.float32),
            last_masks=np.zeros((number, SIZE), np.int8),
            last_sights=np.zeros((number, SIGHT), np.float32),
            rewards=np.zeros(number, np.float64),
            over=np.zeros(number, np.bool_),
            cut_off=np.zeros(number, np.bool_),
            illegal=np.zeros(number, np.bool_),
        )

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; one seed is enough for all of them."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.tables.games["dice"] = self.np_random.integers(0, 2**63, self.num_envs, np.uint64)
        self.tables.seats[:] = np.arange(self.num_envs) % self._seats
        reset_all(self.tables, self._paper)
        return self._seen(), {}

    def step(self, actions: Numbers) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Give a number in each game; one that its mask forbids changes nothing but costs a decision."""
        tables = self.tables
        step_all(tables, self._paper, np.asarray(actions, np.int64), self._horizon)
        infos: dict[str, Any] = {}
        if tables.illegal.any():
            infos["illegal"] = tables.illegal.copy()
        done = tables.over | tables.cut_off
        if done.any():
            infos["final_obs"] = {
                "observation": tables.last_sights.copy(),
                "action_mask": tables.last_masks.copy(),
            }
            infos["_final_obs"] = done
        return self._seen(), tables.rewards.copy(), tables.over.copy(), tables.cut_off.copy(), infos

    def _seen(self) -> Observation:
        return {"observation": self.tables.sights.copy(), "action_mask": self.tables.masks.copy()}


@njit(cache=True)
def reset_all(tables: Any, paper: Any) -> None:
    """Begin all games anew."""
    for number in range(len(tables.games)):
        _begin(tables, paper, number)


@njit(cache=True)
def step_all(tables: Any, paper: Any, actions: Any, horizon: int) -> None:
    """Give a number in each game; where it is the agent's last one, the game begins anew."""
    for number in range(len(tables.games)):
        game, floor = tables.games[number], tables.floors[number]
        walk, mask, seat = tables.walks[number], tables.masks[number], tables.seats[number]
        given = give(
            game, floor, walk, actions[number], ANY_TILE, paper.undo, paper.moments, paper.search, mask
        )
        tables.illegal[number] = given == REFUSED
        tables.decisions[number] += given == REFUSED
        if given == PLAYED:
            tables.decisions[number] += 1 + _others_play(game, floor, seat, paper)
        over = game.ending != 0
        cut_off = not over and tables.decisions[number] >= horizon
        tables.over[number], tables.cut_off[number] = over, cut_off
        tables.rewards[number] = payoff(game, seat, paper.places) if over else 0.0
        if given == PLAYED and not over:
            ask(game, floor, walk, paper.undo, paper.search, mask)
        if over or cut_off:
            mask[:] = 0
            tables.last_masks[number] = mask
            look(game, floor, walk, seat, tables.last_sights[number])
            tables.seats[number] = (seat + 1) % game.seats
            _begin(tables, paper, number)
        else:
            look(game, floor, walk, seat, tables.sights[number])


@njit(cache=True)
def _begin(tables: Any, paper: Any, number: int) -> None:
    """A new game; its dice go on from the last one and say who is first (FLOORS-2.5)."""
    dice = tables.games[number].dice
    tables.games[number] = tables.first[0]
    tables.floors[number] = tables.first_floor[0]
    game, floor, seat = tables.games[number], tables.floors[number], tables.seats[number]
    game.dice = dice
    game.marker = game.turn = draw(game, game.seats)
    tables.decisions[number] = _others_play(game, floor, seat, paper)
    ask(game, floor, tables.walks[number], paper.undo, paper.search, tables.masks[number])
    look(game, floor, tables.walks[number], seat, tables.sights[number])


@njit(cache=True)
def _others_play(game: Any, floor: Any, seat: int, paper: Any) -> int:
    """Whoever else is on turn plays at random, and everybody lays tiles at random; how many decisions."""
    decisions = 0
    while game.ending == 0 and (game.turn != seat or game.to_lay > 0):
        random_decision(game, floor, paper.path, paper.undo, paper.moments)
        decisions += 1
    return decisions


@njit(cache=True)
def payoff(game: Any, seat: int, places: Any) -> float:
    """The share of the other seats behind this one less that ahead of it, in a game that is over."""
    rank(game, places)
    ahead = 0.0
    for other in range(game.seats):
        ahead += places[other] > places[seat]
        ahead -= places[other] < places[seat]
    return ahead / float(game.seats - 1)
