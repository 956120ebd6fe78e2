"""The peers' own virtual environment: made on the first run, kept while the pinned list stays the same."""

from __future__ import annotations

import hashlib
import subprocess
import sys
import venv
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]
REQUIREMENTS = Path(__file__).with_name("requirements.txt")
ENVIRONMENT = ROOT / ".venv-peers"
PYTHON = ENVIRONMENT / "bin" / "python"
STAMP = ENVIRONMENT / "installed"


def prepare(say: Callable[[str], None]) -> list[str]:
    """Install what the peers need, and return what could not be installed, each with its reason."""
    wanted = hashlib.sha256(REQUIREMENTS.read_bytes() + sys.version.encode()).hexdigest()
    if STAMP.is_file() and STAMP.read_text() == wanted:
        return []
    say(f"installing the peers into {ENVIRONMENT.name} (once; about a minute)")
    try:
        venv.create(ENVIRONMENT, clear=True, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as error:
        return [f"an environment for the peers ({error})"]
    (ENVIRONMENT / ".gitignore").write_text("*\n")
    if _pip("-r", str(REQUIREMENTS)) is None:
        STAMP.write_text(wanted)
        return []
    # Together it did not work: one by one, so that a single missing peer does not take the others along.
    failed = []
    for requirement in _requirements():
        say(f"installing {requirement} by itself")
        reason = _pip(requirement)
        if reason is not None:
            failed.append(f"{requirement} ({reason})")
    return failed


def _requirements() -> list[str]:
    lines = (line.strip() for line in REQUIREMENTS.read_text().splitlines())
    return [line for line in lines if line and not line.startswith("#")]


def _pip(*what: str) -> str | None:
    """Run pip; None if all went well, otherwise its last word."""
    command = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *what]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return None
    return next(
        (line for line in done.stderr.splitlines() if line.startswith("ERROR")),
        f"exit code {done.returncode}",
    )
