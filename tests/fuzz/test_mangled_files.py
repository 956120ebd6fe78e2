"""Ten thousand spoiled records and positions: one line of error and exit code 2, no traceback, no hang."""

from __future__ import annotations

import io
import os
import random
import signal
import subprocess
import sys
from contextlib import contextmanager, redirect_stderr, redirect_stdout
from functools import cache
from typing import TYPE_CHECKING, Final

import pytest

from fabula import cli
from fuzz.corpus import positions, records
from fuzz.mangling import mangled, sealed

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

SWEEP: Final = bool(os.environ.get("FABULA_SWEEP"))
FILES: Final = 10_000 if SWEEP else 2_000
PARTS: Final = 10
COMMANDS: Final = 50
PATIENCE: Final = 60
"""Seconds after which something hangs."""

ABOUT_RECORDS: Final = (
    ("verify", "FILE"),
    ("verify", "FILE"),
    ("replay", "FILE"),
    ("replay", "FILE", "--boards"),
)
ABOUT_POSITIONS: Final = (
    ("position", "floors", "monster"),
    ("position", "floors", "moves"),
    ("position", "floors", "draw"),
    ("perft", "floors", "--depth", "1", "-"),
)


class Case:
    """One spoiled file and the command that is given it."""

    def __init__(self, number: int) -> None:
        chance = random.Random(f"spoiled file {number}")
        self.is_record = chance.random() < 0.5
        self.original = chance.choice(records() if self.is_record else positions())
        self.content = mangled(self.original, chance)
        if self.is_record and chance.random() < 0.6:
            self.content = sealed(self.content)
        self.command = chance.choice(ABOUT_RECORDS if self.is_record else ABOUT_POSITIONS)
        self.language = chance.choice(("en", "fr"))

    def arguments(self, folder: Path) -> list[str]:
        file = folder / "spoiled.fabula"
        if self.is_record:
            file.write_bytes(self.content)
        words = [str(file) if word == "FILE" else word for word in self.command]
        return ["--language", self.language, *words]

    def check(self, code: int, output: str, errors: str) -> None:
        """One line of error and code 2; or, if the file happens to be good still, an answer and no error."""
        told = f"{self.command} {self.content[:300]!r}: {code} {errors[:2000]!r}"
        if code == 0:
            assert not errors, told
            assert output, told
            return
        assert code == 2, told
        assert errors.startswith("fabula: "), told
        assert errors.count("\n") == 1, told
        assert errors.endswith("\n"), told
        assert len(errors) < 1000, told
        assert "Traceback" not in errors, told


class Input:
    """Standard input with these bytes on it."""

    def __init__(self, content: bytes) -> None:
        self.buffer = io.BytesIO(content)

    def isatty(self) -> bool:
        return False


@contextmanager
def patience() -> Iterator[None]:
    """Whatever hangs is interrupted, and the test fails."""

    def give_up(*_: object) -> None:
        raise TimeoutError(f"it hangs for {PATIENCE} seconds")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    try:
        yield
    finally:
        signal.alarm(0)
        signal.signal(signal.SIGALRM, before)


@pytest.fixture
def prepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The parts of the command line that know nothing of the file are made once for each language."""
    for name in ("Words", "_app", "get_command"):
        monkeypatch.setattr(cli, name, cache(getattr(cli, name)))


def run(case: Case, folder: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[int, str, str]:
    output, errors = io.StringIO(), io.StringIO()
    monkeypatch.setattr(sys, "stdin", Input(b"" if case.is_record else case.content))
    with patience(), redirect_stdout(output), redirect_stderr(errors):
        code = cli.run(case.arguments(folder))
    return code, output.getvalue(), errors.getvalue()


@pytest.mark.usefixtures("prepared")
@pytest.mark.parametrize("part", range(PARTS))
def test_every_spoiled_file_is_refused_in_one_line(
    part: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    refused = 0
    for number in range(part, FILES, PARTS):
        case = Case(number)
        code, output, errors = run(case, tmp_path, monkeypatch)
        case.check(code, output, errors)
        refused += code == 2
    assert refused > FILES // PARTS // 2


def test_the_originals_are_good(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or else everything above would be refused for another reason."""
    case = Case(0)
    case.is_record, case.command = True, ("verify", "FILE")
    for case.content in records():
        assert run(case, tmp_path, monkeypatch)[0] == 0, case.content
    case.is_record = False
    for case.content in positions():
        for question in ("moves", "draw", "monster")[: 2 if b'"monster": null' in case.content else 3]:
            case.command = ("position", "floors", question)
            assert run(case, tmp_path, monkeypatch)[0] == 0, case.content
    case.command = ("perft", "floors", "--depth", "1", "-")
    for case.content in positions()[-2:]:
        assert run(case, tmp_path, monkeypatch)[0] == 0, case.content


def test_the_real_command_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Some of the files once more, each in a process of its own, two at a time."""
    environment = {**os.environ, "PYTHONWARNINGS": "error", "PYTHONIOENCODING": "utf-8"}
    numbers = range(0, FILES, FILES // COMMANDS)
    for pair in zip(numbers[::2], numbers[1::2], strict=True):
        started = []
        for number in pair:
            folder = tmp_path / str(number)
            folder.mkdir()
            case = Case(number)
            command = [sys.executable, "-m", "fabula", *case.arguments(folder)]
            process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=environment,
            )
            started.append((case, folder, process))
        for case, folder, process in started:
            output, errors = process.communicate(b"" if case.is_record else case.content, timeout=PATIENCE)
            case.check(process.returncode, output.decode(), errors.decode())
            assert (process.returncode, errors.decode()) == run(case, folder, monkeypatch)[::2]
