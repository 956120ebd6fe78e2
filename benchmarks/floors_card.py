"""The environment of Floors on a graphics card: does it go as on the processor, and how fast is it?

`python -m benchmarks.floors_card`, on a machine with a card. The same letters are given to the same games on
the card and on the processor, and every number of every table is compared after each; then letters are
counted by how many games are played at once, against random and against greedy seats.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, Final

import numpy as np

from fabula.lab.envs.floors_card import FloorsCardEnv
from fabula.lab.floors_fast.gpu import card

KINDS: Final = (
    (2, "basic", False),
    (2, "basic", True),
    (3, "expert", False),
    (4, "basic", True),
    (7, "expert", False),
)
"""Players, mode, and whether the agent plays against itself where not against greedy seats."""
ROWS: Final = 512
LETTERS: Final = 120
TIMED: Final = 60
SIZES: Final = (1_024, 4_096, 16_384, 65_536)
MOST_GREEDY: Final = 16_384
"""Each greedy seat thinks in two megabytes of its own."""


def choose(random: np.random.Generator, masks: Any) -> Any:
    return (random.random(masks.shape) * masks).argmax(axis=1)


def check(cupy: Any, seats: int, mode: str, itself: bool) -> int:
    """Half of the games against greedy seats; how many games ended while they were compared."""
    said: dict[str, Any] = {
        "seats": seats,
        "greedy": ROWS // 2,
        "itself": itself,
        "options": {"mode": mode},
        "seed": seats,
    }
    there, here = FloorsCardEnv(ROWS, **said), FloorsCardEnv(ROWS, **said, processor=True)
    random, ended = np.random.default_rng(seats), 0
    for letter in range(LETTERS):
        for name, expected, found in zip(here.tables._fields, here.tables, there.tables, strict=True):
            plain = expected.view(np.uint8).reshape(len(expected), -1) if expected.dtype.names else expected
            if not np.array_equal(plain, cupy.asnumpy(found)):
                raise SystemExit(f"{seats} {mode}: {name} differs before letter {letter}")
        here.tables.actions[:] = choose(random, here.tables.masks)
        there.tables.actions[:] = cupy.asarray(here.tables.actions)
        here.step()
        there.step()
        ended += int(here.tables.over.sum())
    return ended


def measure(cupy: Any, size: int, greedy: int) -> float:
    """Letters a second, chosen at random on the card itself, in games that are well under way."""
    env = FloorsCardEnv(size, greedy=greedy)
    for letter in range(2 * TIMED):
        if letter == TIMED:
            cupy.cuda.Device().synchronize()
            begin = time.perf_counter()
        noise = cupy.random.random(env.tables.masks.shape, cupy.float32)
        env.tables.actions[:] = (noise * env.tables.masks).argmax(axis=1)
        env.step()
    cupy.cuda.Device().synchronize()
    return size * TIMED / (time.perf_counter() - begin)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--no-check", action="store_true", help="measure only")
    told = parser.parse_args()
    cupy = card()
    if cupy is None:
        raise SystemExit("There is no card here.")
    for seats, mode, itself in () if told.no_check else KINDS:
        ended = check(cupy, seats, mode, itself)
        print(f"{seats} players, {mode}: {ROWS * LETTERS:,} letters alike, {ended} games ended", flush=True)
    for size in SIZES:
        rates = [measure(cupy, size, greedy) for greedy in (0, size) if greedy <= MOST_GREEDY]
        print(f"{size:,} games at once: " + ", ".join(f"{rate:,.0f}" for rate in rates), flush=True)


if __name__ == "__main__":
    main()
