"""A save is written whole or not at all: a kill, a full disk or a locked folder leaves the old file."""

from __future__ import annotations

import errno
import os
import random
import resource
import signal
import subprocess
import sys
import tempfile
import time
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import Fault, read_record, write_record
from fabula.files import load_record, save_record
from fuzz.corpus import record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fabula.core import Record

KILLS: Final = 30

# For each line that it reads, this starts a process that saves one record after the other until it is killed.
SAVER: Final = """
import os, sys
from pathlib import Path
from fabula.core import read_record
from fabula.files import save_record

file = Path(sys.argv[1])
records = [read_record(Path(name).read_text("utf-8")) for name in sys.argv[2:]]
for line in sys.stdin:
    process = os.fork()
    while not process:
        for record in records:
            save_record(file, record)
    print(process, flush=True)
    os.waitpid(process, 0)
    print("over", flush=True)
"""


@pytest.fixture(scope="module")
def old() -> Record:
    return read_record(record(2, 3).decode())


@pytest.fixture(scope="module")
def new() -> Record:
    return read_record(record(8, 10_000).decode())


def test_a_save_can_be_loaded_and_leaves_nothing_else(old: Record, new: Record, tmp_path: Path) -> None:
    file = tmp_path / "game.fabula"
    for saved in (old, new, old):
        save_record(file, saved)
        assert load_record(file) == saved
        assert list(tmp_path.iterdir()) == [file]


def test_a_kill_at_any_moment_leaves_one_whole_file(old: Record, new: Record, tmp_path: Path) -> None:
    chance = random.Random(0)
    folder = tmp_path / "saves"
    folder.mkdir()
    names = tmp_path / "old", tmp_path / "new"
    for name, saved in zip(names, (old, new), strict=True):
        name.write_text(write_record(saved), "utf-8")
    file = folder / "game.fabula"
    save_record(file, old)
    found = []
    with subprocess.Popen(
        [sys.executable, "-c", SAVER, str(file), *map(str, names)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as saver:
        assert saver.stdin is not None
        assert saver.stdout is not None
        for _ in range(KILLS):
            print(file=saver.stdin, flush=True)
            process = int(saver.stdout.readline())
            time.sleep(chance.random() * 0.04)
            os.kill(process, signal.SIGKILL)
            assert saver.stdout.readline() == "over\n"
            found.append(load_record(file))
        saver.stdin.close()
    assert all(saved in (old, new) for saved in found)
    assert old in found
    assert new in found


def refuse_to(code: int) -> Callable[..., None]:
    def refuse(*_: object, **__: object) -> None:
        raise OSError(code, os.strerror(code))

    return refuse


@pytest.mark.parametrize(
    ("module", "name", "code"),
    [
        (tempfile, "mkstemp", errno.EACCES),  # the folder may not be written to
        (os, "fsync", errno.ENOSPC),  # the disk is full, which some find out only now
        (os, "replace", errno.EPERM),
    ],
)
def test_whatever_the_system_refuses_the_old_file_stays(
    module: object, name: str, code: int, old: Record, new: Record, tmp_path: Path
) -> None:
    file = tmp_path / "game.fabula"
    save_record(file, old)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, name, refuse_to(code))
        with pytest.raises(Fault) as caught:
            save_record(file, new)
    assert caught.value.reason == "file-unwritable"
    assert caught.value.details == {"path": str(file), "problem": os.strerror(code)}
    assert load_record(file) == old
    assert list(tmp_path.iterdir()) == [file]


def test_a_disk_that_is_full_leaves_the_old_file(old: Record, new: Record, tmp_path: Path) -> None:
    """A true error of the system in the middle of writing, by a limit on the size of files."""
    file = tmp_path / "game.fabula"
    save_record(file, old)
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (200, before[1]))
    try:
        with pytest.raises(Fault) as caught:
            save_record(file, new)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    assert caught.value.reason == "file-unwritable"
    assert load_record(file) == old
    assert list(tmp_path.iterdir()) == [file]


def test_a_folder_that_is_not_there_is_a_fault(new: Record, tmp_path: Path) -> None:
    with pytest.raises(Fault) as caught:
        save_record(tmp_path / "nowhere" / "game.fabula", new)
    assert caught.value.reason == "file-unwritable"
    with pytest.raises(Fault):
        save_record(tmp_path, new)
    assert list(tmp_path.iterdir()) == []
