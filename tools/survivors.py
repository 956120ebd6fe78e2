"""The mutants that no player could notice, and what came of a sample of mutants.

A survivor that is listed in `tests/<game>/survivors.toml` with its reason counts as one that survived, but is
not tried each time: it would meet all tests that run through its line, to the last one, and pass them again.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Final, TypeAlias

import msgspec

from tools.mutant_settings import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NEEDED: Final = 0.9
"""The share of mutants that the tests have to kill."""


class Change(msgspec.Struct, frozen=True):
    """What a mutant does to a line; if no test notices, also why nobody could."""

    file: str
    line: str
    becomes: str
    reason: str = ""

    def shown(self) -> str:
        """It as people read it."""
        return f"{self.file}\n  - {self.line}\n  + {self.becomes}"

    def entry(self) -> str:
        """It as it is written in the list."""
        pairs = msgspec.structs.asdict(self).items()
        return "[[survivor]]\n" + "".join(
            f"{name} = {json.dumps(value, ensure_ascii=False)}\n" for name, value in pairs
        )


Known: TypeAlias = dict[Change, str]
"""The listed survivors, each with its reason."""


class Survivors(msgspec.Struct, frozen=True):
    """The file that lists them."""

    survivor: list[Change] = []


def known_survivors(path: Path) -> Known:
    """What the file lists; nothing if it is not there."""
    if not path.is_file():
        return {}
    listed = msgspec.toml.decode(path.read_bytes(), type=Survivors).survivor
    return {msgspec.structs.replace(entry, reason=""): entry.reason for entry in listed}


def is_tried(change: Change, known: Known, *, again: bool) -> bool:
    """Whether this is tried at all: not if it is listed with a reason, unless everything is tried again."""
    return again or not known.get(change)


def stale(known: Known) -> list[Change]:
    """Listed survivors whose line is no longer there."""

    def lines(file: str) -> set[str]:
        path = ROOT / file
        return {line.strip() for line in path.read_text("utf-8").splitlines()} if path.is_file() else set()

    return [entry for entry in known if entry.line not in lines(entry.file)]


class Outcome(msgspec.Struct, frozen=True):
    """What came of a sample: what was not tried as it is listed, what was tried, and who survived that."""

    untried: tuple[Change, ...]
    tried: tuple[Change, ...]
    alive: tuple[Change, ...]
    known: Known
    listed_in: str

    @property
    def share(self) -> float:
        """The share of the whole sample that the tests kill; what is listed survives, tried or not."""
        return (len(self.tried) - len(self.alive)) / (len(self.tried) + len(self.untried))

    @property
    def unexplained(self) -> list[Change]:
        """Survivors without a reason."""
        return [change for change in self.alive if not self.known.get(change)]

    @property
    def noticed(self) -> list[Change]:
        """Listed survivors that were tried all the same, and that a test notices."""
        alive = set(self.alive)
        return [
            change for change in dict.fromkeys(self.tried) if change in self.known and change not in alive
        ]

    @property
    def is_well(self) -> bool:
        """Whether enough are killed, and the list says of all others why."""
        mistakes = self.unexplained or self.noticed or stale(self.known)
        return self.share >= NEEDED and not mistakes

    def report(self) -> Iterator[str]:
        """The score, and what has to be done."""
        number, killed = len(self.tried) + len(self.untried), len(self.tried) - len(self.alive)
        yield f"{killed} of {number} mutants killed: {self.share:.1%} (needed: {NEEDED:.0%})."
        if self.untried:
            left = f"{len(self.untried)} of the others are listed in {self.listed_in}"
            yield f"{left} and were not tried (--again tries them)."
        for change in (*self.untried, *self.alive):
            if reason := self.known.get(change):
                yield f"\nSurvived, as listed: {change.shown()}\n  {reason}"
        if self.unexplained:
            yield f"\nSurvived without a reason in {self.listed_in}:\n"
            yield "\n".join(change.entry() for change in self.unexplained)
        for change in self.noticed:
            yield f"\nListed, but a test notices it: {change.shown()}"
        for change in stale(self.known):
            yield f"\nListed, but its line is gone: {change.file}: {change.line}"
