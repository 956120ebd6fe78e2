"""Files: read with care, written whole or not at all."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from fabula import files
from fabula.core import Fault, read_record, write_record
from terminal.seats import floors

WRITER = """
import sys
from pathlib import Path
from fabula.files import write_text
path, old, new = Path(sys.argv[1]), "old\\n" * 200_000, "new\\n" * 200_000
print("ready", flush=True)
while True:
    write_text(path, new)
    write_text(path, old)
"""


def test_a_record_is_written_and_read(tmp_path: Path) -> None:
    record = floors("person", "random").table.record
    path = tmp_path / "game.fabula"
    files.save_record(path, record)
    assert files.load_record(path) == record
    assert read_record(path.read_text("utf-8")) == record
    assert path.read_text("utf-8") == write_record(record)


@pytest.mark.parametrize("failing", ["fsync", "replace"])
def test_what_was_there_stays_whole_when_writing_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    path = tmp_path / "game.fabula"
    files.write_text(path, "old")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, failing, fail)
    with pytest.raises(Fault) as caught:
        files.write_text(path, "new")
    assert caught.value.reason == "file-unwritable"
    assert caught.value.details["problem"] == "No space left on device"
    assert path.read_text("utf-8") == "old"
    assert [file.name for file in tmp_path.iterdir()] == ["game.fabula"], "nothing is left lying around"


def test_a_kill_at_any_moment_leaves_the_old_or_the_new_file(tmp_path: Path) -> None:
    path = tmp_path / "game.fabula"
    files.write_text(path, "old\n" * 200_000)
    for number in range(4):
        with subprocess.Popen(
            [sys.executable, "-c", WRITER, str(path)], stdout=subprocess.PIPE, text=True
        ) as writer:
            assert writer.stdout is not None
            writer.stdout.readline()
            time.sleep(0.011 * (number + 1))
            writer.send_signal(signal.SIGKILL)
        assert path.read_text("utf-8") in ("old\n" * 200_000, "new\n" * 200_000)


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda path: None, "file-missing"),
        (lambda path: path.mkdir(), "file-not-a-file"),
        (lambda path: path.write_bytes(b"Fabula record 1\ngame: \xff\xfe\n"), "file-not-utf8"),
        (lambda path: path.write_bytes(b"\0" * (files.LARGEST + 1)), "file-too-large"),
        (lambda path: path.symlink_to(path), "file-unreadable"),
    ],
)
def test_what_cannot_be_read_is_a_fault(tmp_path: Path, make: object, reason: str) -> None:
    path = tmp_path / "it"
    assert callable(make)
    make(path)
    with pytest.raises(Fault) as caught:
        files.load_record(path)
    assert caught.value.reason == reason
    assert caught.value.details["path"] == str(path)
    assert caught.value.line == (2 if reason == "file-not-utf8" else None)


def test_an_impossible_name_is_a_fault_too() -> None:
    with pytest.raises(Fault, match="file-unreadable"):
        files.read_text(Path("a\0b"))
    with pytest.raises(Fault, match="file-unwritable"):
        files.write_text(Path("a\0b"), "text")
    with pytest.raises(Fault, match="file-unwritable"):
        files.write_text(Path("/nowhere/at/all"), "text")
