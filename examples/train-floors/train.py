"""Train an agent on Fearsome Floors with Stable-Baselines3's maskable PPO, and draw its curve.

python train.py --steps 1000000 --out curve
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from curve import draw
from lessons import Lessons, won, won_against_greedy
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import VecEnv


class Class(VecEnv):
    """The lessons as Stable-Baselines3 wants them."""

    def __init__(self, number: int, seed: int) -> None:
        self.lessons = Lessons(number, seed)
        env = self.lessons.env
        super().__init__(number, env.single_observation_space["observation"], env.single_action_space)

    def reset(self) -> np.ndarray:
        """Begin all games."""
        return self.lessons.begin()

    def step_async(self, actions: np.ndarray) -> None:
        """Keep the letters for `step_wait`."""
        self._actions = actions

    def step_wait(self) -> Any:
        """Give the letters; what was seen last in a game goes into its info."""
        lesson = self.lessons.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for row in np.flatnonzero(lesson.over):
            infos[row] = {"terminal_observation": lesson.last[row]}
        return lesson.sights, lesson.rewards.astype(np.float32), lesson.over, infos

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """Only the masks can be asked for."""
        assert method_name == "action_masks"
        return list(self.lessons.masks.astype(bool))

    def has_attr(self, attr_name: str) -> bool:
        """By this name the library asks whether there are masks."""
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        """No game has anything of its own."""
        return [None] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""
        raise NotImplementedError

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        """No game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


class Curve(BaseCallback):
    """Looks every so many letters at how well the agent plays; the time that takes is not counted."""

    def __init__(self, every: int, random_games: int, greedy_games: int) -> None:
        super().__init__()
        self.every, self.random_games, self.greedy_games = every, random_games, greedy_games
        self.rows: list[tuple[float, ...]] = []
        self._spent, self._since = 0.0, time.process_time()

    def look(self) -> None:
        """Measure now."""
        self._spent += time.process_time() - self._since

        def choose(sights: np.ndarray, masks: np.ndarray) -> np.ndarray:
            return self.model.predict(sights, action_masks=masks, deterministic=True)[0]

        row = (
            self.num_timesteps,
            round(self._spent),
            won(choose, self.random_games),
            won_against_greedy(choose, self.greedy_games),
        )
        self.rows.append(row)
        print(
            "after {:,} letters and {} s: {:.1%} against random, {:.1%} against greedy".format(*row),
            flush=True,
        )
        self._since = time.process_time()

    def _on_training_start(self) -> None:
        self.look()

    def _on_step(self) -> bool:
        return True

    def _on_rollout_end(self) -> None:
        if self.num_timesteps >= self.every * len(self.rows):
            self.look()


def main() -> None:
    """Train, look, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=1_000_000, help="letters to learn from")
    parser.add_argument("--looks", type=int, default=10, help="how often to measure")
    parser.add_argument("--random-games", type=int, default=500)
    parser.add_argument("--greedy-games", type=int, default=20)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("curve"))
    told = parser.parse_args()
    torch.set_num_threads(told.threads)
    model = MaskablePPO(
        "MlpPolicy",
        Class(64, told.seed),
        learning_rate=5e-4,
        n_steps=128,
        batch_size=1024,
        n_epochs=4,
        gamma=0.999,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=told.seed,
        device="cpu",
    )
    curve = Curve(told.steps // told.looks, told.random_games, told.greedy_games)
    model.learn(told.steps, callback=curve)
    draw(curve.rows, told.out)
    model.save(told.out.with_suffix(".zip"))


if __name__ == "__main__":
    main()
