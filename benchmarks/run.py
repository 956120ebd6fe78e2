"""Measure Fabula beside its peers, turn and turn about, and print every figure with its ratios."""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from typing import TYPE_CHECKING, Final

from benchmarks.figures import Figures, bars, table
from benchmarks.lanes import LANES, lane_bars, lane_tables
from benchmarks.peers import environment

if TYPE_CHECKING:
    from collections.abc import Sequence

    from benchmarks.measure import Measured

OWN: Final = {"Floors": "benchmarks.floors", "Foes": "benchmarks.foes", "Realm": "benchmarks.realm"}
PEERS: Final = {
    "catanatron": "benchmarks.peers.catanatron_play",
    "python-chess": "benchmarks.peers.chess_play",
    "PettingZoo": "benchmarks.peers.pettingzoo_play",
    "OpenSpiel": "benchmarks.peers.openspiel_play",
}
COMPILED_PEERS: Final = {
    "OpenSpiel, quoridor by its bots": "benchmarks.peers.openspiel_compiled_play quoridor-bots",
    "OpenSpiel, quoridor from Python": "benchmarks.peers.openspiel_compiled_play quoridor-python",
    "OpenSpiel, backgammon by its bots": "benchmarks.peers.openspiel_compiled_play backgammon-bots",
    "OpenSpiel, backgammon from Python": "benchmarks.peers.openspiel_compiled_play backgammon-python",
    "Pgx, Connect Four": "benchmarks.peers.pgx_play connect_four",
    "Pgx, backgammon": "benchmarks.peers.pgx_play backgammon",
}
"""Set beside the compiled lane, together with the others."""
START_SECONDS: Final = 180
"""How long a measuring script may take besides measuring, before it counts as hung."""
MARKS: Final = {True: "reached", False: "MISSED", None: "unknown"}


class NotMeasuredError(Exception):
    """A measuring script failed; the message is its last word."""


def say(text: str) -> None:
    """Tell the person who waits what is going on, apart from the figures."""
    print(text, file=sys.stderr, flush=True)


def measure(python: str, module: str, seconds: float, seed: int) -> Measured:
    """Run one measuring script by itself and read the line it prints."""
    command = [python, "-m", *module.split(), "--seconds", str(seconds), "--seed", str(seed)]
    # One thread each, the same order of sets in every run, and what JAX has compiled is kept from run to run.
    quiet = os.environ | {
        "OMP_NUM_THREADS": "1",
        "PYTHONHASHSEED": "0",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        "JAX_PLATFORMS": "cpu",
        "JAX_COMPILATION_CACHE_DIR": str(environment.ENVIRONMENT / "jax"),
    }
    try:
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            check=False,
            cwd=environment.ROOT,
            env=quiet,
            timeout=START_SECONDS + 10 * seconds,
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        raise NotMeasuredError(str(error)) from error
    if done.returncode != 0:
        raise NotMeasuredError((done.stderr.strip().splitlines() or [f"exit code {done.returncode}"])[-1])
    line: Measured = json.loads(done.stdout.splitlines()[-1])
    return line


def measure_all(
    own: dict[str, str], peers: dict[str, str], repeats: int, seconds: float
) -> tuple[dict[str, Figures], dict[str, Figures], list[str]]:
    """Everybody once, then everybody again: a busy moment hits all alike, and the median forgets it."""
    lines: dict[str, list[Measured]] = {name: [] for name in (*own, *peers)}
    failed: dict[str, str] = {}
    for seed in range(1, repeats + 1):
        for name, module in own.items():
            say(f"round {seed} of {repeats}: Fabula, {name}")
            lines[name].append(measure(sys.executable, module, seconds, seed))
        for name, module in peers.items():
            if name in failed:
                continue
            say(f"round {seed} of {repeats}: {name}")
            try:
                lines[name].append(measure(str(environment.PYTHON), module, seconds, seed))
            except NotMeasuredError as error:
                failed[name] = str(error)
                say(f"{name} could not be measured: {error}")
    figures = {name: Figures.of(found) for name, found in lines.items() if name not in failed}
    return (
        {name: figures[name] for name in own},
        {name: figures[name] for name in peers if name in figures},
        [f"{name}: {reason}" for name, reason in failed.items()],
    )


def show(own: dict[str, Figures], peers: dict[str, Figures], missing: Sequence[str], busy: str) -> None:
    """Print the figures, what is missing, and the bars."""
    print(f"Python {platform.python_version()}, one core of {os.cpu_count()}; {busy}")
    readable = [peers[name] for name in PEERS if name in peers]
    for figures in (*(own[name] for name in OWN), *readable):
        print(f"  {figures.name} {figures.version}: random games of {figures.game}")
    for name in OWN:
        print(f"\n{own[name].game}\n{table(own[name], readable)}")
    print("\nA ratio says how many times as fast as the peer Fabula is, for rates and for costs alike.")
    print("Monster moves are set against the decisions of a peer.")
    lanes = {name: own[name] for name in LANES}
    print(lane_tables(lanes, list(peers.values())))
    for line in missing:
        print(f"NOT MEASURED {line}")
    print("\nThe bars:")
    plain = bars(own["Floors"], own["Foes"], own["Realm"], readable)
    for text, reached in (*plain, *lane_bars(lanes, list(peers.values()))):
        print(f"  {MARKS[reached]:8} {text}")


def load() -> str:
    """How busy the machine is with other things, before we begin."""
    waiting = os.getloadavg()[0]
    busy = waiting > (os.cpu_count() or 1) / 2
    return f"load before the start {waiting:.1f}" + (
        " (busy: it may have slowed everything down)" if busy else ""
    )


def main() -> int:
    """Measure and print; fails only if Fabula itself could not be measured."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.run", description=__doc__)
    parser.add_argument("--repeats", type=int, default=5, help="rounds, of which the median counts")
    parser.add_argument(
        "--seconds", type=float, default=1.5, help="time of each engine's play-outs in a round"
    )
    parser.add_argument("--alone", action="store_true", help="measure Fabula without its peers")
    told = parser.parse_args()
    not_installed = [] if told.alone else environment.prepare(say)
    for line in not_installed:
        say(f"could not install {line}")
    busy = load()
    try:
        own, peers, failed = measure_all(
            OWN | LANES, {} if told.alone else PEERS | COMPILED_PEERS, told.repeats, told.seconds
        )
    except NotMeasuredError as error:
        say(f"Fabula could not be measured: {error}")
        return 1
    show(own, peers, [*not_installed, *failed], busy)
    return 0


if __name__ == "__main__":
    sys.exit(main())
