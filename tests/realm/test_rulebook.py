"""Each clause of Magic Realm is proved by a test or listed as not there yet."""

from pathlib import Path

from fabula.core import Rulebook
from fabula.core.clauses import citations, report

BOOK = Rulebook.of("fabula.games.realm")


def test_the_rulebook_is_whole() -> None:
    chapters = {clause.partition("-")[2].partition(".")[0] for clause in BOOK.clauses}
    assert chapters == {*map(str, range(17)), *"ABCDEFH"} - {"12"}
    assert len(BOOK.clauses) > 1100
    assert {"MR-3.9.5b", "MR-11.96", "MR-H.1.8"} <= BOOK.clauses.keys()
    assert all(clause.text for clause in BOOK.clauses.values())


def test_every_clause_is_tested_or_not_there_yet() -> None:
    found = report(BOOK, citations(Path(__file__).parent))
    assert found.good, (found.untested, found.unknown, found.tested_not_yet, found.unknown_not_yet)
