"""Files that people name: read with care, written whole or not at all."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from fabula.core import Fault, read_record, write_record

if TYPE_CHECKING:
    from typing import BinaryIO

    from fabula.core import Record

LARGEST = 8 * 1024 * 1024
"""No record or position comes near this many bytes; whatever does is something else."""


def read_text(path: Path) -> str:
    """The text of a file; `Fault` if it is missing, no file, too large or not UTF-8."""
    try:
        if not path.is_file() and path.exists():
            raise Fault("file-not-a-file", path=str(path))
        with path.open("rb") as file:
            return _decoded(file, str(path))
    except FileNotFoundError as error:
        raise Fault("file-missing", path=str(path)) from error
    except (OSError, ValueError) as error:
        raise Fault("file-unreadable", path=str(path), problem=_problem(error)) from error


def read_stdin() -> str:
    """The text on standard input, with the same care."""
    return _decoded(sys.stdin.buffer, "<stdin>")


def _decoded(file: BinaryIO, name: str) -> str:
    content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise Fault("file-too-large", path=name, most=LARGEST // 1024 // 1024)
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise Fault("file-not-utf8", line=line, path=name) from error


def _problem(error: Exception) -> str:
    return (isinstance(error, OSError) and error.strerror) or str(error)


def write_text(path: Path, text: str) -> None:
    """Put a text into a file so that a kill at any moment leaves the old or the new one, whole."""
    try:
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:64]}.", suffix=".part")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(text.encode())
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        _sync_folder(path.parent)
    except (OSError, ValueError) as error:
        raise Fault("file-unwritable", path=str(path), problem=_problem(error)) from error


def _sync_folder(folder: Path) -> None:
    """Make the new name itself durable, where folders can be synchronised (not on Windows)."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def save_record(path: Path, record: Record) -> None:
    """Write a record to a file, atomically."""
    write_text(path, write_record(record))


def load_record(path: Path) -> Record:
    """Read a record from a file; `Fault` says what is wrong with it, and where."""
    return read_record(read_text(path))
