"""What a round of combat with one opponent may bring, in chances: nobody knows where counters will lie.

Repositioning makes every box equally likely for each counter (MR-6.7.5), and a head or a club is never with
its body (MR-6.7.3d); so the chances are exact as long as each counter shows one of its sides by itself.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.components.kinds import LEVEL

if TYPE_CHECKING:
    from collections.abc import Iterator

BOXES: Final = (1, 2, 3)
REMEMBERED: Final = 1 << 17
"""The same exchanges come up again and again."""


class Side(NamedTuple):
    """A side of a counter that may be up when blows fall."""

    chance: float
    move: int
    """The time of its maneuver; 0 for a head or a club."""
    time: int
    """The time of its attack; 0 if it has none."""
    length: int
    level: int
    stars: int
    red: bool


class Opponent(NamedTuple):
    """A counter that attacks somebody, and its head or club."""

    sides: tuple[Side, ...]
    part: tuple[Side, ...] = ()
    holds: bool = False
    """Whether it is Tremendous, and turns red side up when it has hit (MR-6.9.8)."""


class Blow(NamedTuple):
    """The attack of a character on this very opponent."""

    time: int
    length: int
    kill: float
    """How likely a hit of his kills."""
    box: int


class Dodge(NamedTuple):
    """His maneuver."""

    time: int
    box: int


class Guard(NamedTuple):
    """What stands between him and a blow."""

    armored: tuple[bool, bool, bool]
    """Against blows from each box."""
    vulnerability: int
    brittle: bool
    """Whether his next wound kills him."""
    horse: bool
    """Whether he maneuvers with a horse, which is struck in his place (MR-6.9.3)."""


class Odds(NamedTuple):
    """How likely it is that he kills, dies, and is held by a red side; and how many wounds he may expect."""

    kill: float
    death: float
    held: float
    wounds: float


QUIET: Final = Odds(0.0, 0.0, 0.0, 0.0)


@lru_cache(maxsize=REMEMBERED)
def exchange(
    opponent: Opponent, blow: Blow | None, dodge: Dodge | None, guard: Guard, *, first: bool
) -> Odds:
    """One round against one opponent; in the first one length comes before time (MR-6.8.1)."""
    kill = death = held = wounds = 0.0
    for chance, strikes, box, move in _ways(opponent):
        hits = blow is not None and (blow.box == box or blow.time < move)
        moments = _moments(blow if hits else None, strikes, dodge, guard, first=first)
        both, struck, killed, died, hurt = 1.0, False, 0.0, 0.0, 0.0
        for own, deadly, wounding, touched in moments:
            hurt += both * wounding
            died += both * deadly
            killed += both * own
            both *= (1 - own) * (1 - deadly)
            struck = struck or touched
        kill += chance * killed
        death += chance * died
        wounds += chance * hurt
        held += chance * both * (struck and opponent.holds)
    return Odds(kill, death, held, wounds)


def _ways(opponent: Opponent) -> Iterator[tuple[float, tuple[tuple[Side, int], ...], int, int]]:
    """Each way in which its counters may lie: how likely, its attacks with their boxes, its box and move."""
    for side in opponent.sides:
        for box in BOXES:
            chance = side.chance / len(BOXES)
            if not opponent.part:
                yield chance, ((side, box),), box, side.move
                continue
            for part in opponent.part:
                for other in BOXES:
                    if other != box:
                        way = chance * part.chance / (len(BOXES) - 1)
                        yield way, ((side, box), (part, other)), box, side.move


def _moments(
    blow: Blow | None,
    strikes: tuple[tuple[Side, int], ...],
    dodge: Dodge | None,
    guard: Guard,
    *,
    first: bool,
) -> list[tuple[float, float, float, bool]]:
    """Moment after moment: how likely he kills and dies then, how many wounds, whether he is touched."""
    found: dict[tuple[int, int], tuple[float, float, float, bool]] = {}
    if blow is not None:
        found[_key(blow.length, blow.time, first=first)] = (blow.kill, 0.0, 0.0, False)
    for side, box in strikes:
        if not side.time or not _meets(side, box, dodge):
            continue
        key = _key(side.length, side.time, first=first)
        own, deadly, wounds, _ = found.get(key, (0.0, 0.0, 0.0, False))
        dies, hurts = _harm(side, box, guard)
        found[key] = (own, max(deadly, float(dies)), wounds + hurts, True)
    return [found[key] for key in sorted(found)]


def _key(length: int, time: int, *, first: bool) -> tuple[int, int]:
    return (-length, time) if first else (time, -length)


def _meets(side: Side, box: int, dodge: Dodge | None) -> bool:
    """MR-6.8.3."""
    return dodge is None or dodge.box == box or side.time < dodge.time


def _harm(side: Side, box: int, guard: Guard) -> tuple[bool, bool]:
    """MR-6.9.3 to MR-6.9.6: whether a hit kills, or wounds."""
    if side.red:
        return True, False
    if guard.horse:
        return False, False
    if guard.armored[box - 1]:
        hurts = side.level + max(side.stars - 1, 0) >= LEVEL["M"]
    elif side.level + side.stars >= guard.vulnerability:
        return True, False
    else:
        hurts = side.level + side.stars >= LEVEL["L"]
    return hurts and guard.brittle, hurts and not guard.brittle
