"""What `make mutants` goes by: which tests run through a statement, and which files belong to a part."""

import ast
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from tools.lines_by_test import LinesByTest, statements
from tools.mutant_settings import ROOT, settings
from tools.mutant_trials import is_broken

PROGRAM = """\
from functools import cache

LIMIT = 3

@cache
def remembered():
    return LIMIT + 1

def twice(number):
    return 2 * number
"""
TESTS = """\
import time
from small import remembered, twice

def test_slow():
    begun = time.process_time()
    while time.process_time() < begun + 0.2:
        pass
    assert remembered() == 4

def test_quick():
    assert remembered() == 4

def test_other():
    assert twice(2) == 4
"""


@pytest.fixture(scope="module")
def watched(tmp_path_factory: pytest.TempPathFactory) -> LinesByTest:
    folder = tmp_path_factory.mktemp("watched")
    (folder / "src").mkdir()
    (folder / "src" / "small.py").write_text(PROGRAM, "utf-8")
    (folder / "test_small.py").write_text(TESTS, "utf-8")
    plugin = ["-p", "tools.lines_by_test", "--lines-of", "src", "--lines-into", "lines.json"]
    quiet = ["-p", "no:cov", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir", ".", *quiet, *plugin, "test_small.py"]
    path = {"PYTHONPATH": f"src:{ROOT}"}
    done = subprocess.run(command, cwd=folder, env=path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return msgspec.json.decode((folder / "lines.json").read_bytes(), type=LinesByTest)


def through(watched: LinesByTest, line: int) -> list[str]:
    tests = watched.through("src/small.py", range(line, line + 1))
    return [test.partition("::")[2] for test in tests]


def test_a_mutant_meets_the_tests_that_run_through_it(watched: LinesByTest) -> None:
    assert through(watched, 10) == ["test_other"]


def test_what_is_remembered_counts_for_every_test_that_asks_for_it_and_quick_ones_come_first(
    watched: LinesByTest,
) -> None:
    assert through(watched, 7) == ["test_quick", "test_slow"]


def test_a_mutant_of_what_is_imported_meets_every_test(watched: LinesByTest) -> None:
    assert sorted(through(watched, 3)) == ["test_other", "test_quick", "test_slow"]


def test_nobody_meets_a_line_that_nobody_runs_through(watched: LinesByTest) -> None:
    assert through(watched, 8) == []


def test_a_statement_has_all_its_lines_and_one_with_a_body_those_before_it() -> None:
    source = "@keep\ndef f(\n    a=1,\n):\n    b = (\n        a\n    )\n    if b: return b\n"
    assert sorted(statements(ast.parse(source)), key=lambda lines: lines.start) == [
        range(1, 5),
        range(5, 8),
        range(8, 9),
        range(8, 9),
    ]


@pytest.mark.parametrize(
    ("body", "ended"), [("while True: pass", -signal.SIGPROF), ("__import__('time').sleep(1)", 0)]
)
def test_a_test_that_keeps_the_processor_too_long_ends_the_run_but_not_one_that_waits(
    body: str, ended: int, tmp_path: Path
) -> None:
    (tmp_path / "test_small.py").write_text(f"def test_it():\n    {body}\n", "utf-8")
    plugin = ["-p", "tools.processor_time", "--seconds-each", "0.5"]
    quiet = ["-p", "no:cov", "-p", "no:cacheprovider", "-p", "no:xdist"]
    command = [sys.executable, "-m", "pytest", "-q", "--rootdir", ".", *quiet, *plugin, "test_small.py"]
    done = subprocess.run(
        command, cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}, capture_output=True, check=False
    )
    assert done.returncode == ended


def test_a_part_of_a_game_has_files_of_its_own() -> None:
    day, combat = settings("realm-day"), settings("realm-combat")
    turn, blows = Path(day.modules, "day/turn.py"), Path(day.modules, "combat/hits.py")
    assert [any(map(turn.match, part.only)) for part in (day, combat)] == [True, False]
    assert [any(map(blows.match, part.only)) for part in (day, combat)] == [False, True]
    assert any(map(turn.match, settings("realm").only))


@pytest.mark.parametrize("name", ["chess", "realm-night", "floors-day"])
def test_an_unknown_game_or_part_is_refused_with_what_there_is(name: str) -> None:
    with pytest.raises(SystemExit, match="floors, realm, foes, realm-day, realm-combat, realm-magic"):
        settings(name)


@pytest.mark.parametrize("importing", ["conftest.py", "test_small.py"])
def test_a_mutant_that_cannot_be_imported_is_no_mistake_of_whoever_asks(
    tmp_path: Path, importing: str
) -> None:
    (tmp_path / "test_small.py").write_text("def test_nothing() -> None: ...", "utf-8")
    (tmp_path / "small.py").write_text("match 1:\n    case 1 - 2: pass\n", "utf-8")
    (tmp_path / importing).write_text("import small", "utf-8")
    quiet = ["-p", "no:cov", "-p", "no:cacheprovider", "-p", "no:xdist"]
    for named, broken in (("test_small.py", True), ("test_missing.py", importing == "conftest.py")):
        command = [sys.executable, "-m", "pytest", "-q", "--rootdir", ".", *quiet, named]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert is_broken(done.stdout + done.stderr) == broken, done.stdout + done.stderr
