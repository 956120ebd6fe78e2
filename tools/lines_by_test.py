"""A plugin of pytest that writes down which lines each test runs through, and how much of the processor's
time the test takes.

    pytest -p tools.lines_by_test --lines-of src/fabula/games/foes --lines-into lines.json tests/foes

What the program remembers for good (`functools.cache`) is forgotten before each test, or only the first one
would be seen to run it.
"""

from __future__ import annotations

import ast
import functools
import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import coverage
import msgspec
import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

BEFORE_ALL: Final = -1
"""Stands for the time before the first test, when modules are imported."""


class LinesByTest(msgspec.Struct, frozen=True):
    """The tests with their seconds, quick ones first, and who runs through each line of each file."""

    seconds: dict[str, float]
    lines: dict[str, dict[int, list[int]]]
    """A test is its place among the seconds; whatever runs before the first test is `BEFORE_ALL`."""

    def through(self, file: str, lines: range) -> list[str]:
        """The tests that run through one of these lines, quick ones first; all of them if importing does."""
        table = self.lines.get(file, {})
        found = {test for line in lines for test in table.get(line, ())}
        tests = list(self.seconds)
        return tests if BEFORE_ALL in found else [tests[number] for number in sorted(found)]


def statements(tree: ast.Module) -> Iterator[range]:
    """The lines of each statement; of one with a body, those before its body."""
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.ExceptHandler | ast.match_case):
            head = node.pattern if isinstance(node, ast.match_case) else node
            start = min(line.lineno for line in (head, *getattr(node, "decorator_list", ())))
            body = getattr(node, "body", ())
            end = body[0].lineno - 1 if body else head.end_lineno or start
            yield range(start, max(start, end) + 1)


class Watch:
    """Follows one run of pytest."""

    def __init__(self, folder: Path, into: Path) -> None:
        self._folder = folder
        self._into = into
        self._seconds: dict[str, float] = {}
        self._remembering: list[functools._lru_cache_wrapper[object]] = []
        self._coverage = coverage.Coverage(
            data_file=None, source=[str(folder)], config_file=False, messages=False
        )
        self._coverage.start()

    @pytest.hookimpl
    def pytest_collection_finish(self) -> None:
        """All is imported: note what remembers."""
        found = (thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper))
        self._remembering = [thing for thing in found if self._folder in _file(thing).parents]

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Go through one test."""
        for remembering in self._remembering:
            remembering.cache_clear()
        self._coverage.switch_context(item.nodeid)
        begun = _processor_seconds()
        result = yield
        self._seconds[item.nodeid] = _processor_seconds() - begun
        self._coverage.switch_context("")
        return result

    @pytest.hookimpl
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Write everything down."""
        self._coverage.stop()
        data = self._coverage.get_data()
        seconds = dict(sorted(self._seconds.items(), key=lambda test: test[1]))
        number = {test: place for place, test in enumerate(seconds)}
        lines = {
            Path(file).relative_to(session.config.rootpath).as_posix(): {
                line: [number.get(test, BEFORE_ALL) for test in tests]
                for line, tests in data.contexts_by_lineno(file).items()
            }
            for file in sorted(data.measured_files())
        }
        self._into.write_bytes(msgspec.json.encode(LinesByTest(seconds, lines)))


def _processor_seconds() -> float:
    """What this process and those that it has started have used."""
    return sum(os.times()[:4])


def _file(thing: functools._lru_cache_wrapper[object]) -> Path:
    """Where something that remembers is written."""
    return Path(getattr(sys.modules.get(thing.__module__), "__file__", None) or "")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Which files are watched, and where the result goes."""
    parser.addoption("--lines-of", type=Path)
    parser.addoption("--lines-into", type=Path)


def pytest_configure(config: pytest.Config) -> None:
    """Begin to watch before the tests are imported."""
    config.pluginmanager.register(Watch(config.rootpath / config.option.lines_of, config.option.lines_into))
