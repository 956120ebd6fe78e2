"""The fingerprint of a seeded game: the same on every machine and under every hash seed."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from contextlib import ExitStack
from importlib import import_module
from operator import attrgetter
from typing import TYPE_CHECKING, Final

from fabula.testing.journey import Journey
from fabula.testing.nonconformity import Nonconformity
from fabula.testing.scene import snapshot

if TYPE_CHECKING:
    from fabula.core import Game

DECISIONS: Final = 60
HASH_SEEDS: Final = ("1", "2")


def digest(game: Game, seed: int, seats: int) -> str:
    """A hash over the choices, the events and the views of a game's first decisions."""
    journey = Journey(game, seed, game.Options(), seats)
    found = hashlib.sha256()
    state = game.start(journey.options, seats, journey.dice(0))
    for number in range(1, DECISIONS + 1):
        for seat in (*range(seats), None):
            found.update(snapshot(state.view(seat)))
        if not state.to_act():
            break
        for seat in state.to_act():
            found.update(snapshot(state.choices(seat)))
        seat = journey.random.choice(state.to_act())
        action = journey.random.choice(state.choices(seat).actions)
        dice = journey.dice(number)
        found.update(snapshot(state.play(seat, action, dice)))
        found.update(snapshot(dice.drawn))
    found.update(snapshot(state))
    return found.hexdigest()


def check_order(game: Game, seed: int, seats: int) -> bool:
    """Play the same game in processes with other hash seeds; False if they could not import the game."""
    module, kind = type(game).__module__, type(game).__qualname__
    if module == "__main__" or module not in sys.modules or "<locals>" in kind:
        return False
    command = [sys.executable, "-m", __name__, module, kind, str(seed), str(seats)]
    path = os.pathsep.join(folder for folder in sys.path if folder)
    with ExitStack() as stack:
        others = [
            stack.enter_context(
                subprocess.Popen(
                    command,
                    env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": path},
                    stdout=subprocess.PIPE,
                    stderr=subprocess.PIPE,
                    text=True,
                )
            )
            for hash_seed in HASH_SEEDS
        ]
        told = [process.communicate() for process in others]
    for process, (_, errors) in zip(others, told, strict=True):
        if process.returncode:
            raise Nonconformity("breaks-down", f"in a process of its own {module}.{kind}() fails:\n{errors}")
    digests = {digest(game, seed, seats), *(output.strip() for output, _ in told)}
    if len(digests) > 1:
        raise Nonconformity("order-from-hash", f"the game of seed {seed} differs between hash seeds")
    return True


def main(module: str, kind: str, seed: str, seats: str) -> None:
    """Print the digest of a game that is given by its class."""
    game: Game = attrgetter(kind)(import_module(module))()
    print(digest(game, int(seed), int(seats)))


if __name__ == "__main__":
    main(*sys.argv[1:])
