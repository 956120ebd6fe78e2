"""How far to go in a day: on, but not so far that there is no time to hide where it ends."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.dangers import MOST_HIDES, night, risk_of_failing

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.tactics.knowing import Knowing

SUNLIGHT: Final = 2
"""MR-3.2.4: so many phases are lost to whoever enters a cave."""
TRIFLE: Final = 0.02
"""A Hide phase that saves less than this is not worth the trouble."""


class March(NamedTuple):
    """A day: by which clearings to which it leads, in how many phases, and after how many Hide phases."""

    end: str
    hides: int
    phases: int
    night: float
    """What the night there costs."""
    passing: float = 0.0
    """And what may happen to him before, among monsters or while he looks for a way."""
    path: tuple[str, ...] = ()
    days: float = 1.0
    """How long it takes: longer if he has to find the way."""
    spare: int = 0
    """How many phases are left for something else."""


def marches(knowing: Knowing, at: str, left: int, hidden: int = 0) -> Mapping[str, March]:
    """Wherever a day can end, with so many phases left, and hidden so often before."""
    found: dict[str, March] = {}
    waiting: list[tuple[int, float, tuple[str, ...], int, int]] = [(0, 0.0, (at,), hidden, left)]
    while waiting:
        used, passing, path, needed, end = heappop(waiting)
        place = path[-1]
        if place in found:
            continue
        most = max(hidden, min(MOST_HIDES, hidden + end - used))
        if most < needed:
            continue
        nights = {hides: night(knowing, place, hides) for hides in range(needed, most + 1)}
        hides = min(nights, key=lambda one: nights[one] + TRIFLE * one)
        spare = end - used - (hides - hidden)
        found[place] = March(place, hides, used, nights[hides], passing, path[1:], spare=spare)
        for road in knowing.atlas.roads[place]:
            into = road.end
            if into is None or into in found or not knowing.is_open(road) or knowing.is_beset(into):
                continue
            dark = knowing.is_cave(into) and not knowing.is_slow and not any(map(knowing.is_cave, path))
            after, time = used + (2 if knowing.is_mountain(into) else 1), end - SUNLIGHT * dark
            if after <= time:
                hiding = max(needed, knowing.stealth(place, into))
                risk = passing + _risk_among(knowing, place, into, hiding)
                heappush(waiting, (after, risk, (*path, into), hiding, time))
    return found


def _risk_among(knowing: Knowing, start: str, into: str, hides: int) -> float:
    """What may happen to whoever goes among monsters, and from one lot of them to the next."""
    if not knowing.is_watched(into):
        return 0.0
    risk = risk_of_failing(knowing, start, hides) * knowing.loss_at(into)
    if knowing.is_watched(start):  # whoever wakes up among monsters has one try to hide
        risk += min(knowing.loss_at(into), risk_of_failing(knowing, start, 1) * knowing.loss_at(start))
    return risk
