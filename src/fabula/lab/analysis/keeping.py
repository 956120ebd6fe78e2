"""Samples on the disk, game by game, so that a long calibration goes on where it was stopped."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from fabula.core import Fault
from fabula.files import read_text, write_text
from fabula.lab.analysis.calibrating import samples
from fabula.lab.analysis.chances import Sample

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from fabula.core import Game


class Measured(Struct, frozen=True):
    """The first line: what the samples are of."""

    game: str
    seats: int
    tries: int


class Looked(Struct, frozen=True):
    """Every other line: the samples of one game."""

    number: int
    samples: list[Sample]


def kept_samples(
    path: Path, game: Game, seats: int, numbers: Iterable[int], tries: int
) -> Iterator[list[Sample]]:
    """The samples of one game after another; those that are in the file already are not played again."""
    there = _read(path, Measured(game.name, seats, tries))
    for number in numbers:
        if number not in there:
            (found,) = samples(game, seats, (number,), tries)
            there[number] = found
            with path.open("ab") as file:
                file.write(msgspec.json.encode(Looked(number, found)) + b"\n")
        yield there[number]


def _read(path: Path, measured: Measured) -> dict[int, list[Sample]]:
    """What is in the file, which begins anew if it is not there; a line that was cut off is dropped."""
    if not path.exists():
        write_text(path, msgspec.json.encode(measured).decode() + "\n")
    *lines, _ = read_text(path).split("\n")
    try:
        first, *games = lines
        if msgspec.json.decode(first, type=Measured) != measured:
            raise Fault("other-samples", path=str(path))
        looked = [msgspec.json.decode(line, type=Looked) for line in games]
    except (msgspec.MsgspecError, ValueError) as error:
        raise Fault("file-unreadable", path=str(path), problem=str(error)) from error
    write_text(path, "".join(f"{line}\n" for line in lines))
    return {each.number: each.samples for each in looked}
