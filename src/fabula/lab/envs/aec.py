"""Every game as a PettingZoo environment in which agents act one after another (AEC)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from fabula.core import extras
from fabula.lab.envs.coding import Way, coding
from fabula.lab.envs.looking import Looking, Observation, Sight
from fabula.lab.envs.running import Running

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Seat


class TableEnv(AECEnv[str, Observation, int | None]):  # type: ignore[misc] # PettingZoo has no types
    """A table at which every seat is an agent.

    An agent is on turn until its action is whole, and as often in a row as it is asked. Seats that decide
    secretly at the same time are on turn one after another, and none sees what another has decided.
    A number that the mask does not allow raises ValueError.
    """

    metadata: dict[str, Any] = {  # noqa: RUF012 - so PettingZoo declares it
        "name": "fabula",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        actions: Way = "letters",
        sight: Sight = "view",
        horizon: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        encoding = extras.encoding(game)
        numbers = coding(actions, encoding)
        self.running = Running(game, numbers, seats=seats, options=options, horizon=horizon)
        self.metadata = {**type(self).metadata, "name": f"fabula_{game}_v{self.running.game.rules}"}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(self.running.seats)]
        self._looks = {
            agent: Looking(encoding, sight, numbers.size, writes=actions == "letters")
            for agent in self.possible_agents
        }
        self.observation_spaces = {agent: look.space for agent, look in self._looks.items()}
        self.action_spaces = {agent: spaces.Discrete(numbers.size) for agent in self.possible_agents}
        self._generator, _ = seeding.np_random(None)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent can see."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers that an agent can give."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed and the same actions lead to the same game."""
        if seed is not None:
            self._generator, _ = seeding.np_random(seed)
        self.running.start(Random(int(self._generator.integers(1 << 62))))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty while another one is on turn."""
        return self._looks[agent].look(self.running, self._seat(agent))

    def step(self, action: int | None) -> None:
        """Give a number for the agent on turn; None for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("None is for agents whose game is over: give a number that action_mask allows")
        self.running.take(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.running.over:
            for seat, payoff in enumerate(self.running.payoffs()):
                self.rewards[self.possible_agents[seat]] = payoff
        self._ask()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The board as text, as a spectator sees it; nothing if the game has no drawing."""
        drawing = extras.drawing(self.running.game.name)
        if self.render_mode != "ansi" or drawing is None:
            return None
        return drawing.draw(self.running.state.view(None), seat=None).text()

    def close(self) -> None:
        """There is nothing to be closed."""

    def _ask(self) -> None:
        """See whose turn it is, or that the game is over or cut off."""
        asked = self.running.asked
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
        else:
            self.terminations = dict.fromkeys(self.agents, self.running.over)
            self.truncations = dict.fromkeys(self.agents, self.running.cut_off)

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)
