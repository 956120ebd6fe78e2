"""How to get to a place in several days: where to sleep on the way, and what that may cost."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import TYPE_CHECKING, Final, NamedTuple

from fabula.games.realm.tactics.camps import SEARCH
from fabula.games.realm.tactics.dangers import awakening, night
from fabula.games.realm.tactics.knowing import DAY, FAR
from fabula.games.realm.tactics.marches import March, marches
from fabula.games.realm.tactics.paths import PHASES_TO_FIND

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.tactics.camps import Camp
    from fabula.games.realm.tactics.journeys import Journey
    from fabula.games.realm.tactics.knowing import Knowing

A_DAY: Final = 0.6
"""What a day on the way costs him, in points."""
DEAR: Final = 1.8
"""The same at most, if he hopes for much where he goes."""
TO_FIND: Final = PHASES_TO_FIND / DAY
"""So many days it takes to find a hidden way."""
USUAL_HIDES: Final = 2


def days_from(knowing: Knowing, at: str) -> Mapping[str, March]:
    """All that a whole day can do for whoever wakes up there, and to look for hidden ways."""
    if at not in knowing.marches:
        knowing.marches[at] = {**_searches(knowing, at), **marches(knowing, at, knowing.phases(at))}
    return knowing.marches[at]


def _searches(knowing: Knowing, at: str) -> dict[str, March]:
    """To look for a way until it is found; but nobody searches beside monsters."""
    if knowing.is_watched(at):
        return {}
    hidden = {road.end for road in knowing.atlas.roads[at] if not knowing.is_open(road)} - {None}
    waiting = TO_FIND * max(0.0, night(knowing, at, USUAL_HIDES))
    return {
        end: March(end, USUAL_HIDES, DAY, night(knowing, end, 1), waiting, days=1 + TO_FIND)
        for end in sorted(map(str, hidden))
        if not knowing.is_beset(end)
    }


class Way(NamedTuple):
    """How many days it is to a place, and what may happen before he is there, in points."""

    days: float
    risk: float

    @property
    def cost(self) -> float:
        """Both together."""
        return self.risk + A_DAY * self.days


def ways_to_all(knowing: Knowing, starts: list[str]) -> Mapping[str, Way]:
    """The best ways, with the nights between; not with that at their ends."""
    found: dict[str, Way] = {}
    mornings: set[str] = set()
    waiting = [(0.0, start, Way(0.0, 0.0)) for start in sorted(starts)]
    while waiting:
        _, at, way = heappop(waiting)
        if at in mornings:
            continue
        mornings.add(at)
        for end, day in days_from(knowing, at).items():
            there = Way(way.days + day.days - 1 + day.phases / DAY, way.risk + day.passing)
            if end not in found or there.cost < found[end].cost:
                found[end] = there
            if end not in mornings:
                slept = Way(way.days + day.days, there.risk + max(0.0, day.night))
                heappush(waiting, (slept.cost, end, slept))
    return found


def costs_to(knowing: Knowing, goal: str, a_day: float = A_DAY) -> Mapping[str, float]:
    """What it costs to go there from wherever he wakes up, with the first night there, in points."""
    if (goal, a_day) not in knowing.treks:
        knowing.treks[goal, a_day] = _costs_to(knowing, goal, a_day)
    return knowing.treks[goal, a_day]


def _costs_to(knowing: Knowing, goal: str, a_day: float) -> Mapping[str, float]:
    ending: dict[str, list[tuple[str, March]]] = {}
    for at in knowing.atlas.clearings:
        for end, day in days_from(knowing, at).items():
            ending.setdefault(end, []).append((at, day))
    found: dict[str, float] = {}
    waiting = [(0.0, goal)]
    while waiting:
        cost, place = heappop(waiting)
        if place in found:
            continue
        found[place] = cost
        for at, day in ending.get(place, ()):
            if at not in found:
                lasts = day.days - 1 + day.phases / DAY if place == goal else day.days
                heappush(waiting, (cost + a_day * lasts + day.passing + max(0.0, day.night), at))
    return found


def march(knowing: Knowing, at: str, goal: Journey, left: int, hidden: int) -> March:
    """The best day on the way to a place, with so many phases left, and hidden so often before."""
    a_day = max(A_DAY, min(DEAR, goal.promise))
    far = costs_to(knowing, goal.clearing, a_day)
    found = marches(knowing, at, left, hidden)
    if goal.camp is not None and goal.camp.clearing == goal.clearing and goal.clearing in found:
        found = {**found, goal.clearing: _at_work(knowing, found[goal.clearing], goal.camp, hidden)}
    searches = [one for one in days_from(knowing, at).values() if one.days > 1] if at == knowing.here else []

    def cost(one: March) -> tuple[float, str]:
        return one.passing + max(0.0, one.night) + a_day * (one.days - 1) + far.get(one.end, FAR), one.end

    return min((*found.values(), *(one for one in searches if one.end not in found)), key=cost)


def drift(knowing: Knowing, at: str, goal: str | None, left: int) -> March:
    """MR-15.6.3: the best day for whoever is mist: only in the morning does he meet what has come there."""
    far = {} if goal is None else costs_to(knowing, goal)

    def cost(one: March) -> tuple[float, int, str]:
        way = 0.0 if goal is None else far.get(one.end, FAR)
        return awakening(knowing, one.end) + way, one.phases, one.end

    return min(marches(knowing.as_mist(), at, left).values(), key=cost)


def _at_work(knowing: Knowing, one: March, camp: Camp, hidden: int) -> March:
    """The same if he looks about there as soon as he comes, and hides no more often than he does later."""
    if one.passing:  # among monsters he hides as well as he can
        return one
    hides = max(hidden, min(one.hides, camp.hides))
    spare = one.spare + one.hides - hides
    return one._replace(
        hides=hides, night=night(knowing, one.end, hides), passing=-SEARCH[knowing.is_eager] * spare
    )
