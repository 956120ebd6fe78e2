"""How far it is: in phases, past nothing that besets the way."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final

from fabula.games.realm.tactics.dangers import risk_of_failing
from fabula.games.realm.tactics.knowing import FAR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fabula.games.realm.map.atlas import Road
    from fabula.games.realm.tactics.knowing import Knowing

PHASES_TO_FIND: Final = 6
"""MR-16.2.1, MR-16.2.2: so many phases it takes to find a hidden way, with all that hiding."""
PER_POINT: Final = 5.0
"""How many phases he goes out of his way to save a point."""


def distances(
    knowing: Knowing, goals: Iterable[str], *, most: int = FAR, away: bool = False
) -> Mapping[str, float]:
    """How many phases lie between each clearing and the nearest goal, past nothing that besets it.

    From there to the goal, or back; no further than so many.
    """
    far: dict[str, float] = {}
    waiting = [(0.0, goal) for goal in sorted(goals)]
    while waiting:
        steps, clearing = heappop(waiting)
        if clearing in far:
            continue
        far[clearing] = steps
        for road in knowing.atlas.roads[clearing]:
            if road.end is None or road.end in far:
                continue
            start, into = (clearing, road.end) if away else (road.end, clearing)
            further = steps + _step(knowing, road, start, into)
            if further <= most and further < FAR and not knowing.is_beset(road.end):
                heappush(waiting, (further, road.end))
    return far


def _step(knowing: Knowing, road: Road, start: str, into: str) -> float:
    """How many phases a single step takes, with what may happen to him among monsters."""
    phases = _effort(knowing, into) + (0.0 if knowing.is_open(road) else PHASES_TO_FIND)
    beside, among = knowing.is_watched(start), knowing.is_watched(into)
    hides = knowing.stealth(start, into)
    if (beside and not knowing.is_open(road)) or (among and not hides):
        return FAR  # nobody searches beside monsters, and there must be time to hide
    if among:
        phases += PER_POINT * risk_of_failing(knowing, start, hides) * knowing.loss_at(into)
    if among and beside:  # whoever wakes up among monsters has one try to hide
        lost = risk_of_failing(knowing, start, 1) * knowing.loss_at(start)
        phases += PER_POINT * min(knowing.loss_at(into), lost)
    return phases


def _effort(knowing: Knowing, clearing: str) -> int:
    """MR-3.5.2: the phases it takes to go there; a day in caves is half as long (MR-3.2.4)."""
    if knowing.is_cave(clearing):
        return 1 if knowing.is_slow else 3
    return 2 if knowing.is_mountain(clearing) else 1
