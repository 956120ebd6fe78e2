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
CAREFUL: Final = Temper(death=15.0, wound=0.15, flight=0.1, crowd=0.6, band=1, lust=0.6)
"""MR-6.15.2: a death costs about as many points as fifteen kills bring."""
AT_LEAST: Final = 0.03
"""How likely a kind kills him of which he never died in these duels."""
UNHEARD_OF: Final = 0.5
"""How likely something kills him that is in no duel."""
CROWDED: Final = 0.25
"""How much likelier each further kind makes a death: they were met one at a time."""


class Meeting(NamedTuple):
    """How often a character died, and how often he killed all, when so many of a kind found him."""

    character: str
    kind: str
    number: int
    died: float
    won: float


@cache
def meetings() -> Mapping[tuple[str, str], tuple[Meeting, ...]]:
    """All of them by character and kind, the smallest numbers first."""
    found: dict[tuple[str, str], tuple[Meeting, ...]] = {}
    lines = files(__package__).joinpath(TABLE).read_text(encoding="utf-8").splitlines()
    for who, kind, number, died, won in [*csv.reader(lines)][1:]:
        one = Meeting(who, kind, int(number), float(died), float(won))
        found[who, kind] = (*found.get((who, kind), ()), one)
    return found


@cache
def meeting(character: str, kind: str, number: int = 1) -> Meeting:
    """What came of meeting so many of a kind, or fewer if there never were so many."""
    known = meetings().get((character, kind), (Meeting(character, kind, 1, UNHEARD_OF, 0.0),))
    return max((one for one in known if one.number <= number), key=lambda one: one.number, default=known[0])


@cache
def death(character: str, kind: str, number: int = 1) -> float:
    """How likely so many of a kind kill him."""
    like = meeting(character, kind, number)
    alive: float = (1 - max(AT_LEAST, like.died)) ** (number / like.number)
    return 1 - alive


def harm_of(character: str, monsters: Iterable[str]) -> float:
    """How likely it is that these monsters together kill him if he is not hidden."""
    kinds = bands_of(monsters)
    alive = prod(1 - death(character, kind, count) for kind, count in kinds.items())
    return min(1.0, 1 - alive + CROWDED * max(0, len(kinds) - 1))


def bands_of(monsters: Iterable[str]) -> Counter[str]:
    """How many of each kind there are; wolves keep together."""
    kinds = (kind_of(monster) for monster in monsters)
    return Counter(WOLVES if kind.startswith(WOLVES) else kind for kind in kinds)
