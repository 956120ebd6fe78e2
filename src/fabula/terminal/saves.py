"""Where games are saved by themselves: one file for each, in the person's own data folder."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Final

import platformdirs

from fabula.core import Fault
from fabula.files import load_record

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from fabula.core import Game, Record

SUFFIX: Final = ".fabula"
LOOKED_AT: Final = 20
"""How many of the newest saves are read to find those that can be gone on with."""


def folder() -> Path:
    """The folder of the saved games; it is made when it is first needed."""
    path = platformdirs.user_data_path("fabula", appauthor=False) / "games"
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Fault("file-unwritable", path=str(path), problem=error.strerror or str(error)) from error
    return path


def new_path(game: Game) -> Path:
    """A file of its own for a new game."""
    return folder() / f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}-{random.randrange(16**4):04x}{SUFFIX}"


def unfinished() -> Iterator[tuple[Path, Record]]:
    """The saved games that are not over, newest first; files that cannot be read are passed over."""
    try:
        paths = sorted(folder().glob(f"*{SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    except (Fault, OSError):
        return
    for path in paths[:LOOKED_AT]:
        try:
            record = load_record(path)
        except Fault:
            continue
        if record.result is None and record.entries:
            yield path, record
