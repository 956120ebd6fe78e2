"""How a character fares when monsters find him unhidden, with what he begins with."""

from __future__ import annotations

import csv
from collections import Counter
from functools import cache
from importlib.resources import files
from math import prod
from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.pieces import kind_of
from fabula.games.realm.tactics.outlook import Temper

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

TABLE: Final = "menace.csv"
"""What came of many duels; `python -m tools.realm_menace` plays them."""
WOLVES: Final = "wolf"
CAREFUL: Final = Temper(death=15.0, wound=0.15, flight=0.1, crowd=0.6)
"""MR-6.15.2: a death costs about as many points as fifteen kills bring."""
AT_LEAST: Final = 0.02
"""How likely a kind kills him of which he never died in these duels."""
AT_LEAST_FIRST: Final = 0.01
"""The same if he strikes first."""
UNHEARD_OF: Final = 0.5
"""How likely something kills him that is in no duel."""
CROWDED: Final = 0.05
"""How much likelier each further kind makes a death, besides making that of all as much likelier again."""


class Meeting(NamedTuple):
    """How often a character died, and how often he killed all, when he met so many of a kind."""

    character: str
    kind: str
    number: int
    died: float
    won: float
    """If they found him."""
    died_first: float = 1.0
    won_first: float = 0.0
    """If he was hidden, and struck first; where it was never tried he had better not."""


@cache
def meetings() -> Mapping[tuple[str, str], tuple[Meeting, ...]]:
    """All of them by character and kind, the smallest numbers first."""
    found: dict[tuple[str, str], tuple[Meeting, ...]] = {}
    for one in read(files(__package__).joinpath(TABLE).read_text(encoding="utf-8")):
        found[one.character, one.kind] = (*found.get((one.character, one.kind), ()), one)
    return found


def read(table: str) -> list[Meeting]:
    """The rows of a table."""
    rows = [*csv.reader(table.splitlines())][1:]
    return [Meeting(who, kind, int(number), *map(float, shares)) for who, kind, number, *shares in rows]


@cache
def meeting(character: str, kind: str, number: int = 1) -> Meeting:
    """What came of meeting so many of a kind, or fewer if there never were so many."""
    unknown = Meeting(character, kind, 1, UNHEARD_OF, 0.0)
    known = meetings().get((character, kind), (unknown,))
    return max((one for one in known if one.number <= number), key=lambda one: one.number, default=known[0])


@cache
def death(character: str, kind: str, number: int = 1) -> float:
    """How likely so many of a kind kill him."""
    like = meeting(character, kind, number)
    alive: float = (1 - max(AT_LEAST, like.died)) ** (number / like.number)
    return 1 - alive


@cache
def ambush(character: str, kind: str, number: int) -> tuple[float, float]:
    """How likely he dies, and how likely he kills them all, if he strikes first: at so many, or more."""
    known = [one for one in meetings().get((character, kind), ()) if one.number >= number]
    if not known:
        return 1.0, 0.0
    like = min(known, key=lambda one: one.number)
    return max(AT_LEAST_FIRST, like.died_first), like.won_first


@cache
def is_warrior(character: str) -> bool:
    """Whether he wins more often than not against a single monster that has found him."""
    single = [
        one for rows in meetings().values() for one in rows if one.character == character and one.number == 1
    ]
    return sum(one.won for one in single) > len(single) / 2


def harm_of(character: str, monsters: Iterable[str]) -> float:
    """How likely it is that these monsters together kill him if he is not hidden."""
    kinds = bands_of(monsters)
    alive = prod(1 - death(character, kind, count) for kind, count in kinds.items())
    further = max(0, len(kinds) - 1)
    return min(1.0, (1 - alive) * (1 + further) + CROWDED * further)


def bands_of(monsters: Iterable[str]) -> Counter[str]:
    """How many of each kind there are; wolves keep together."""
    kinds = (kind_of(monster) for monster in monsters)
    return Counter(WOLVES if kind.startswith(WOLVES) else kind for kind in kinds)
