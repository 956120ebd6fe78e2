"""Many games of Fearsome Floors at once on the compiled lane, as a Gymnasium vector environment.

In each of them the agent has one seat, by turns each, and the others play at random or, in the first `greedy`
games, as the bot of that name does. In the expert game all tiles are laid at random first. A game that is
over begins anew in the same step (autoreset mode SAME_STEP); what was seen last is in `infos["final_obs"]`,
for the games that `infos["_final_obs"]` marks.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec
import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from fabula.games.floors.game import game as floors
from fabula.games.floors.options import Options
from fabula.lab.envs.floors_rows import RANDOM, Array, make_paper, make_tables, reset_all, step_all
from fabula.lab.envs.floors_steps import SIGHT, SIZE
from fabula.lab.floors_fast.batch import compiling

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.lab.envs.looking import Observation

Numbers: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]


class FloorsVectorEnv(VectorEnv["Observation", Numbers, Array]):
    """So many games at once, in which one agent plays against random or greedy seats; actions are letters."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - as Gymnasium

    def __init__(
        self,
        num_envs: int,
        *,
        seats: int = 2,
        greedy: int = 0,
        options: Mapping[str, object] | None = None,
        horizon: int | None = None,
    ) -> None:
        self.num_envs = num_envs
        self._seats, self._greedy = seats, greedy
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
        self.tables = make_tables(num_envs, seats, msgspec.convert(options or {}, Options))
        self._paper = make_paper()
        with compiling():
            reset_all(self.tables, self._paper, greedy, RANDOM)
            step_all(self.tables, self._paper, greedy, RANDOM, self._horizon)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; one seed is enough for all of them."""
        super().reset(seed=seed[0] if isinstance(seed, list) else seed)
        self.tables.games["dice"] = self.np_random.integers(0, 2**63, self.num_envs, np.uint64)
        self.tables.seats[:] = np.arange(self.num_envs) % self._seats
        reset_all(self.tables, self._paper, self._greedy, RANDOM)
        return self._seen(), {}

    def step(self, actions: Numbers) -> tuple[Observation, Array, Array, Array, dict[str, Any]]:
        """Give a number in each game; one that its mask forbids changes nothing but costs a decision."""
        tables = self.tables
        tables.actions[:] = actions
        step_all(tables, self._paper, self._greedy, RANDOM, self._horizon)
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
