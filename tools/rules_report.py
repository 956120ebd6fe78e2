"""Hold every registered game's rulebook against the tests that cite it, and fail where they part."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from fabula.core import registry
from fabula.core.clauses import citations, report

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]


def faults(game: str) -> Iterator[str]:
    """What is wrong between this game's clauses and the tests, one sentence each."""
    found = report(registry.game(game).rulebook, citations(ROOT / "tests"))
    for clause in found.untested:
        yield f"{clause} has no test"
    for clause, test in found.unknown:
        yield f"{test} cites {clause}, which is no clause"
    for clause in found.tested_not_yet:
        yield f"{clause} is listed as not yet there, but has a test"
    for clause in found.unknown_not_yet:
        yield f"{clause} is listed as not yet there, but is no clause"


def main() -> int:
    """Print what is wrong in any game; the exit code says whether anything is."""
    wrong = False
    for game in registry.games():
        for fault in faults(game):
            print(f"{game}: {fault}", file=sys.stderr)
            wrong = True
    if not wrong:
        print(f"Rules report: every clause is tested ({', '.join(registry.games())}).")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
