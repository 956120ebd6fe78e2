"""How to get away from monsters in the morning: at once, or from where he hides."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.tactics.dangers import MOST_HIDES, evening_at, night, risk_of_failing
from fabula.games.realm.tactics.knowing import DAY, FAR
from fabula.games.realm.tactics.treks import costs_to

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.games.realm.combat.actions import Run
    from fabula.games.realm.tactics.knowing import Knowing

OUT_OF_THE_WAY: Final = 6.0
"""So many points at most a way out may take him from where he wants to go."""


class Escape:
    """Where to go from a clearing in which the day begins among monsters."""

    def __init__(self, knowing: Knowing, at: str, left: int, aim: str | None) -> None:
        self.knowing, self.at, self.left = knowing, at, left
        self._far = {} if aim is None else costs_to(knowing, aim)
        roads = knowing.atlas.roads_from(at)
        self._near = [road.end for road in roads if road.end is not None and knowing.is_open(road)]

    def at_once(self) -> str | None:
        """The clearing to go to with the first phase; none if he had better hide before he goes.

        MR-3.13.1a: whoever moves first thing is not blocked where he was; but a mountain takes two phases,
        and where he arrives unhidden others may block him.
        """
        level = {place: self.unhidden(place) for place in self._near if not self.knowing.is_mountain(place)}
        best = min(level, key=lambda place: (level[place], place), default=None)
        fails = risk_of_failing(self.knowing, self.at, 1)
        seen = evening_at(self.knowing, self.at).found
        hiding = fails * seen + (1 - fails) * self._hidden(self.from_hiding())
        return best if best is not None and level[best] <= hiding else None

    def from_hiding(self) -> str:
        """Where to go once he is hidden: perhaps nowhere."""
        return min((self.at, *self._near), key=lambda place: (self._hidden(place), place))

    def unhidden(self, place: str) -> float:
        """What it costs to come there unhidden, in points; whoever is blocked there comes no nearer."""
        if self.knowing.monsters_at(place):
            return evening_at(self.knowing, place).found + OUT_OF_THE_WAY
        hides = min(MOST_HIDES, min(self.left, self.knowing.phases(place)) - 1)
        return night(self.knowing, place, hides) + self._way(place)

    def _hidden(self, place: str) -> float:
        return night(self.knowing, place, FAR) + self._way(place)

    def _way(self, place: str) -> float:
        """How far it is from there to where he wants to go, in points."""
        return min(self._far.get(place, FAR), OUT_OF_THE_WAY) if self._far else 0.0


def road_to_run(knowing: Knowing, runs: Sequence[Run], aim: str | None) -> Run:
    """MR-6.6.4: the roadway from whose other end he goes on best tomorrow."""
    escape = Escape(knowing, knowing.here, DAY, aim)

    def cost(run: Run) -> float:
        ends = (road.end for road in knowing.atlas.roads_from(run.road))
        beyond = (escape.unhidden(end) for end in ends if end is not None and end != knowing.here)
        return min(beyond, default=0.0)

    return min(runs, key=cost)
