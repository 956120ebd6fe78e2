"""What the README and the documentation tell people to type is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fabula.cli import run

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")])
TARGETS = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
NEEDED = {"play", "test", "check", "bench", "sweep", "mutants", "docs"}


def named(command: str) -> set[str]:
    """The words that follow this command in any page, where it is set as code."""
    found = set()
    for page in PAGES:
        text = page.read_text("utf-8")
        found |= set(re.findall(rf"^{command} ([a-z]+)", text, re.MULTILINE))
        found |= set(re.findall(rf"`{command} ([a-z]+)", text))
    return found


def test_the_makefile_has_every_command_that_the_pages_name() -> None:
    assert named("make") >= NEEDED
    assert named("make") <= TARGETS


def test_make_alone_lists_every_command() -> None:
    listed = subprocess.run(["make"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert set(re.findall(r"make ([a-z]+)", listed)) >= TARGETS


@pytest.mark.parametrize("command", sorted(named("fabula")))
def test_every_sub_command_that_the_pages_name_exists(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run([command, "--help"]) == 0
    assert command in capsys.readouterr().out


def test_the_module_is_the_command() -> None:
    script = Path(sys.executable).with_name("fabula")
    module = [sys.executable, "-m", "fabula"]
    for arguments in (["--version"], ["--help"], ["no-such-command"]):
        outcomes = [
            subprocess.run([*command, *arguments], capture_output=True, text=True, check=False)
            for command in ([str(script)], module)
        ]
        assert outcomes[0].returncode == outcomes[1].returncode
        assert (outcomes[0].stdout, outcomes[0].stderr) == (outcomes[1].stdout, outcomes[1].stderr)


def test_continuous_integration_runs_what_everybody_runs() -> None:
    script = ROOT / ".ci" / "run"
    assert script.stat().st_mode & 0o111
    assert "make test" in script.read_text("utf-8")
