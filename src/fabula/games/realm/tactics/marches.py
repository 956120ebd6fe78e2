"""How far to go in a day: on, but not so far that there is no time to hide where it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.dangers import MOST_HIDES, night
from fabula.games.realm.tactics.knowing import DAY, FAR
from fabula.games.realm.tactics.paths import PER_POINT, distances

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fabula.games.realm.tactics.journeys import Journey
    from fabula.games.realm.tactics.knowing import Knowing

SUNLIGHT: Final = 2
"""MR-3.2.4: so many phases are lost to whoever enters a cave."""
MOST_HASTE: Final = 0.6
"""So many points a phase is worth to him at most."""
TRIFLE: Final = 0.02
"""A Hide phase that saves less than this is not worth the trouble."""


class March(NamedTuple):
    """Where the day ends, after how many Hide phases in all, how far that is, and what the night costs."""

    end: str
    hides: int
    phases: int
    night: float


def march(knowing: Knowing, at: str, goal: Journey, left: int, hidden: int, *, rested: bool) -> March:
    """The best end of a day on the way to a place, with so many phases left, and hidden so often before.

    Whoever began the day there goes on, however bad the next place is: tomorrow it is no better.
    """
    far = distances(knowing, [goal.clearing], wary=True)
    haste = max(1 / PER_POINT, min(MOST_HASTE, goal.promise / DAY))
    found = list(_marches(knowing, at, far, left, hidden))
    ends = found[1:] if rested and len(found) > 1 else found
    return max(ends, key=lambda one: haste * one.phases - one.night)


def _marches(knowing: Knowing, at: str, far: Mapping[str, float], left: int, hidden: int) -> Iterator[March]:
    used, end, place, needed = 0, left, at, hidden
    while used <= end:
        most = max(hidden, min(MOST_HIDES, hidden + end - used))
        if most < needed:
            break
        nights = {hides: night(knowing, place, hides) for hides in range(needed, most + 1)}
        hides = min(nights, key=lambda one: nights[one] + TRIFLE * one)
        yield March(place, hides, used, nights[hides])
        ahead = step(knowing, place, far)
        if ahead is None:
            break
        if knowing.is_cave(ahead) and not knowing.is_slow and not knowing.is_cave(place) and end == left:
            end = left - SUNLIGHT
        needed = max(needed, knowing.stealth(place, ahead))
        used, place = used + (2 if knowing.is_mountain(ahead) else 1), ahead


def step(knowing: Knowing, place: str, far: Mapping[str, float]) -> str | None:
    """The clearing next to a place that is nearest to where he goes, by a way that he knows."""
    ends = [
        road.end
        for road in knowing.atlas.roads_from(place)
        if road.end is not None and knowing.is_open(road) and not knowing.is_beset(road.end)
    ]
    best = min(ends, key=lambda end: (far.get(end, FAR), end), default=None)
    return best if best is not None and far.get(best, FAR) < far.get(place, FAR) else None
