"""Copies of the tree in which mutants are tried; nothing here needs what makes them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from contextlib import contextmanager
from itertools import count
from typing import TYPE_CHECKING, Final

import msgspec

from tools.lines_by_test import LinesByTest
from tools.mutant_settings import ROOT, Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tools.mutations import Mutant

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
