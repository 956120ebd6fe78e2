"""Break the rules of a game on purpose, one small change at a time, and see whether its tests notice.

cosmic-ray says what can be changed and changes it; here a seeded sample is drawn, tried in copies of the
tree (never in the tree itself), two at a time, and each survivor is held against the list of those that
are known to change nothing a player could notice, `tests/<game>/survivors.toml`. A mutant meets only the
tests that run through the statement it changes, quick ones first: no other test could notice.
"""

from __future__ import annotations

import argparse
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from tools.lines_by_test import LinesByTest
from tools.mutant_settings import ROOT, Settings, settings
from tools.mutations import SEED, Mutant, sample
from tools.survivors import Change, Outcome, is_tried, known_survivors

if TYPE_CHECKING:
    from collections.abc import Iterator

WORKERS: Final = 2
MEMORY_KIB: Final = 4_000_000
"""A mutant that never stops growing is stopped here."""

BROKEN: Final = ("ERROR collecting", "ImportError while loading conftest")
"""What pytest says of modules that it cannot import, of tests and before them."""

COPIED: Final = ("pyproject.toml", "README.md", "docs", "src", "tests", "tools", "examples")
LEFT_OUT: Final = shutil.ignore_patterns("__pycache__", ".*", "*.egg-info")


class Copy:
    """A copy of the tree in which one mutant after the other is tried."""

    def __init__(self, folder: Path, game: Settings) -> None:
        self.folder = folder
        self._game = game
        self._clock = count(int(time.time()))
        folder.mkdir()
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            elif source.is_file():
                shutil.copy(source, folder / name)

    @contextmanager
    def changed(self, mutant: Mutant) -> Iterator[None]:
        """Make the change, and take it back."""
        path = self.folder / mutant.file
        original = path.read_text("utf-8")
        self._write(path, mutant.code())
        try:
            yield
        finally:
            self._write(path, original)

    def _write(self, path: Path, text: str) -> None:
        """Write with a time of its own: two files of one second and size would share their bytecode."""
        path.write_text(text, "utf-8")
        moment = next(self._clock)
        os.utime(path, (moment, moment))

    def watched(self) -> LinesByTest:
        """Run every test once without a mutant, and see which lines it runs through."""
        into = self.folder / "lines.json"
        watch = ["-p", "tools.lines_by_test", "--lines-of", self._game.modules, "--lines-into", str(into)]
        left_out = [f"--ignore={file}" for file in self._game.leave_out]
        complaint = self._complaint([*watch, *left_out, *self._game.tests], each=600, all_of_them=7200)
        if complaint is not None:
            sys.exit(f"{complaint}\nthe tests fail already without a mutant; mend that first")
        return msgspec.json.decode(into.read_bytes(), type=LinesByTest)

    def noticed(self, mutant: Mutant, by: LinesByTest) -> bool:
        """Whether a test that runs through the change fails, or takes far longer than it did."""
        tests = by.through(mutant.file, range(mutant.first, mutant.last + 1))
        if not tests:
            return False
        chosen = self.folder / "chosen.txt"
        chosen.write_text("\n".join(tests), "utf-8")
        seconds = [by.seconds[test] for test in tests]
        with self.changed(mutant):
            each, all_of_them = 10 + 4 * max(seconds), 30 + 4 * sum(seconds)
            return self._complaint([f"@{chosen}"], each=each, all_of_them=all_of_them) is not None

    def _complaint(self, arguments: list[str], *, each: float, all_of_them: float) -> str | None:
        """What the tests say if they fail, or if one or all of them take too long; None if they pass.

        Seconds are the processor's, so that a busy machine changes nothing.
        """
        command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "--hypothesis-seed=0"]
        command += ["-p", "no:cacheprovider", "-p", "no:xdist", "-p", "no:cov"]
        command += ["-p", "tools.processor_time", "--seconds-each", f"{each:.0f}"]
        limits = f"ulimit -v {MEMORY_KIB} && ulimit -t {all_of_them:.0f}"
        limited = ["sh", "-c", f'{limits} && exec "$@"', "sh", *command, *arguments]
        # Its own copy of the package, before the one that is installed.
        path = os.pathsep.join(map(str, (self.folder / "src", self.folder)))
        own = os.environ | {"PYTHONPATH": path, "PYTHONHASHSEED": "0"}
        process = subprocess.run(
            limited,
            cwd=self.folder,
            env=own,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        output = process.stdout
        if process.returncode not in (0, 1, 2, 3) and process.returncode > 0 and not is_broken(output):
            sys.exit(f"pytest could not run (exit code {process.returncode}):\n{output}")
        return output if process.returncode != 0 else None


def is_broken(output: str) -> bool:
    """Whether a mutant cannot even be imported: pytest calls that a mistake in what it was told."""
    return any(words in output for words in BROKEN)


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
