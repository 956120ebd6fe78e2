"""PettingZoo: random games of its classic Connect Four."""

import random
from importlib.metadata import version

import numpy as np
from pettingzoo.classic.connect_four.connect_four import raw_env

from benchmarks.measure import COST_SHARE, Playout, arguments, cost_us, playouts, report


def legal(env: raw_env) -> list[int]:
    """The actions that the observation's mask allows."""
    return np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist()


def play_on(env: raw_env, rng: random.Random) -> Playout:
    """One game; without the optional wrappers, and without stepping the agents that are done."""
    env.reset()
    decisions = listed = 0
    while not env.terminations[env.agent_selection]:
        actions = legal(env)
        decisions += 1
        listed += len(actions)
        env.step(rng.choice(actions))
    return Playout(decisions, listed)


def sample(rng: random.Random) -> list[raw_env]:
    """One environment for each position along a random game, each played up to it."""
    path: list[int] = []
    seen: list[raw_env] = []
    while True:
        env = raw_env()
        env.reset()
        for action in path:
            env.step(action)
        if env.terminations[env.agent_selection]:
            return seen
        seen.append(env)
        path.append(rng.choice(legal(env)))


def main() -> None:
    """Measure and print."""
    seconds, seed = arguments()
    env = raw_env()
    rates = playouts(lambda rng: play_on(env, rng), seconds, seed)
    report(
        name="PettingZoo",
        version=version("pettingzoo"),
        game="Connect Four",
        rates=rates,
        copy_us=None,  # it offers none: even `copy.deepcopy` makes a new environment, at its beginning
        list_us=cost_us(legal, sample(random.Random(seed)), seconds * COST_SHARE),
    )


if __name__ == "__main__":
    main()
