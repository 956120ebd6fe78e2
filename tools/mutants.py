"""Break the rules of a game on purpose, one small change at a time, and see whether its tests notice.

cosmic-ray says what can be changed and changes it; here a seeded sample is drawn, tried in copies of the
tree (never in the tree itself), two at a time, and each survivor is held against the list of those that
are known to change nothing a player could notice, `tests/<game>/survivors.toml`. A mutant meets only the
tests that run through the statement it changes, quick ones first: no other test could notice.
"""

from __future__ import annotations

import argparse
import queue
import signal
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Final

from tools.mutant_settings import ROOT, Settings, settings
from tools.mutant_trials import Copy
from tools.mutations import SEED, Mutant, sample
from tools.survivors import Change, Outcome, is_tried, known_survivors

WORKERS: Final = 2


class Progress:
    """Says how far it is: on one line in a terminal, now and then in a log."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.done = self.alive = 0
        self.begun = time.monotonic()

    def one_more(self, *, survived: bool) -> None:
        """Count a mutant that was tried."""
        self.done += 1
        self.alive += survived
        live = sys.stderr.isatty()
        if live or self.done % 25 == 0 or self.done == self.total:
            left = (time.monotonic() - self.begun) / self.done * (self.total - self.done)
            text = f"{self.done}/{self.total} tried, {self.alive} survived, about {left:.0f} s left"
            print(f"\r{text:60}" if live else text, end="" if live else "\n", file=sys.stderr, flush=True)
        if live and self.done == self.total:
            print(file=sys.stderr)


def try_all(game: Settings, mutants: list[Mutant]) -> list[Mutant]:
    """Those that no test notices, in the order of the sample."""
    with tempfile.TemporaryDirectory(prefix="fabula-mutants-") as name:
        copies = [Copy(Path(name) / str(worker), game) for worker in range(WORKERS)]
        begun = time.monotonic()
        by = copies[0].watched()
        taken = time.monotonic() - begun
        print(f"{len(by.seconds)} tests, watched in {taken:.0f} s without a mutant.", file=sys.stderr)
        free: queue.SimpleQueue[Copy] = queue.SimpleQueue()
        for copy in copies:
            free.put(copy)

        def survives(mutant: Mutant) -> bool:
            copy = free.get()
            try:
                return not copy.noticed(mutant, by)
            finally:
                free.put(copy)

        alive = []
        progress = Progress(len(mutants))
        with ThreadPoolExecutor(WORKERS) as pool:
            tries = {pool.submit(survives, mutant): mutant for mutant in mutants}
            try:
                for tried in as_completed(tries):
                    progress.one_more(survived=tried.result())
                    if tried.result():
                        alive.append(tries[tried])
                        name_at_once(tries[tried].change())
            finally:  # whoever breaks off waits for the two that are being tried, not for all of them
                pool.shutdown(cancel_futures=True)
    return sorted(alive, key=mutants.index)


def name_at_once(change: Change) -> None:
    """Say who survived while the others are being tried: a run that is broken off is not for nothing."""
    print(f"\n{change.shown()}", file=sys.stderr, flush=True)


def main() -> int:
    """Try the sample, print the score and the survivors; the exit code says whether all is well."""
    parser = argparse.ArgumentParser(prog="make mutants", description=__doc__)
    parser.add_argument("game", help="floors, or a part of a game: realm-day")
    parser.add_argument(
        "--number", type=int, help="how many mutants are in the sample (else: pyproject.toml)"
    )
    parser.add_argument(
        "--again",
        action="store_true",
        help="try listed survivors, too: they count as such without being tried",
    )
    arguments = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the copies of the tree are taken away then, too
    game = settings(arguments.game)
    mutants, total = sample(game.modules, game.only, game.skip, arguments.number or game.number)
    print(f"{len(mutants)} of {total} mutants of {game.modules}, seed {SEED!r}.", file=sys.stderr)
    listed = Path("tests", arguments.game.partition("-")[0], "survivors.toml")
    known = known_survivors(ROOT / listed)
    changes = {mutant: mutant.change() for mutant in mutants}
    tried = [mutant for mutant in mutants if is_tried(changes[mutant], known, again=arguments.again)]
    alive = try_all(game, tried)
    outcome = Outcome(
        untried=tuple(changes[mutant] for mutant in mutants if mutant not in tried),
        tried=tuple(changes[mutant] for mutant in tried),
        alive=tuple(changes[mutant] for mutant in alive),
        known=known,
        listed_in=listed.as_posix(),
    )
    print("\n".join(outcome.report()))
    return int(not outcome.is_well)


if __name__ == "__main__":
    sys.exit(main())
