"""MR-5.2.2, MR-16.5: what a meeting may end with, and how likely it is."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.kinds import LADDER_OF_TRUST

if TYPE_CHECKING:
    from fabula.games.realm.components.kinds import Relationship
    from fabula.games.realm.components.tables import Table
    from fabula.games.realm.day.rolls import Throw

OPPORTUNITY: Final = "opportunity"
TROUBLE: Final = "trouble"


def next_column(column: Relationship, result: str) -> Relationship | None:
    """MR-16.5.8, MR-16.5.9: where he rolls again, if the result says so."""
    if result == TROUBLE:
        return "unfriendly"
    if result == OPPORTUNITY:
        return LADDER_OF_TRUST[LADDER_OF_TRUST.index(column) + 1]
    return None


def meeting_odds(table: Table, column: Relationship, throw: Throw) -> dict[str, Fraction]:
    """The chance of each result in which a meeting can end; rolls that are made again are followed."""
    found: dict[str, Fraction] = {}
    at = table.columns.index(column)
    for row, chance in throw.chances().items():
        result = table.rows[row - 1].results[at]
        again = next_column(column, result)
        ends = {result: Fraction(1)} if again is None else meeting_odds(table, again, throw)
        for end, share in ends.items():
            found[end] = found.get(end, Fraction()) + chance * share
    return found
