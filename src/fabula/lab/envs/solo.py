"""Every game as a Gymnasium environment: one seat for the agent, bots in the others."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import gymnasium
import numpy as np
from gymnasium import spaces

from fabula.bots import bot
from fabula.core import extras
from fabula.lab.envs.coding import Way, coding
from fabula.lab.envs.looking import Looking, Observation, Sight
from fabula.lab.envs.running import Running

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fabula.core import Bot, Seat


class SoloEnv(gymnasium.Env[Observation, np.int64]):
    """One agent against bots. A number that the mask does not allow changes nothing but costs a decision."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - as Gymnasium

    def __init__(
        self,
        game: str,
        *,
        bots: Sequence[str | Bot] = ("random",),
        seat: Seat | None = None,
        options: Mapping[str, object] | None = None,
        actions: Way = "letters",
        sight: Sight = "view",
        horizon: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        """Sit down opposite so many bots; in this seat, or by turns in each if it is None."""
        encoding = extras.encoding(game)
        numbers = coding(actions, encoding)
        self.running = Running(game, numbers, seats=len(bots) + 1, options=options, horizon=horizon)
        self._bots = [bot(one) if isinstance(one, str) else one for one in bots]
        self._seat, self._games = seat, 0
        self.seat: Seat = seat or 0
        self._looking = Looking(encoding, sight, numbers.size, writes=actions == "letters")
        self.observation_space = cast("spaces.Space[Observation]", self._looking.space)
        self.action_space = spaces.Discrete(numbers.size)
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game and let the bots play until the agent is asked."""
        super().reset(seed=seed)
        if seed is not None:
            self._games = 0
        self.seat = self._games % self.running.seats if self._seat is None else self._seat
        self._games += 1
        while True:
            self.running.start(Random(int(self.np_random.integers(1 << 62))))
            self._let_bots_play()
            if self.running.asked is not None:  # else it was over before the agent was asked
                return self._look(), {}

    def step(self, action: np.int64) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Give a number; when that makes an action, the bots play until the agent is asked again."""
        info: dict[str, Any] = {}
        if int(action) in self.running.decision.open:
            self.running.take(int(action))
        else:
            self.running.waste()
            info["illegal"] = True
        self._let_bots_play()
        over, cut_off = self.running.over, self.running.cut_off
        return self._look(), self.running.payoffs()[self.seat], over, cut_off, info

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """Which numbers are possible, where a library asks for it by this name."""
        return self._look()["action_mask"].astype(np.bool_)

    def render(self) -> str | None:
        """The board as text, as the agent sees it; nothing if the game has no drawing."""
        drawing = extras.drawing(self.running.game.name)
        if self.render_mode != "ansi" or drawing is None:
            return None
        return drawing.draw(self.running.state.view(self.seat), seat=self.seat).text()

    def _let_bots_play(self) -> None:
        while (asked := self.running.asked) is not None and asked != self.seat:
            self.running.let(self._bots[asked - (asked > self.seat)])

    def _look(self) -> Observation:
        return self._looking.look(self.running, self.seat)


gymnasium.register("fabula/Solo-v0", "fabula.lab.envs.solo:SoloEnv")
