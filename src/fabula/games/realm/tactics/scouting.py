"""MR-13.13, MR-15.6.4: what a minion does: unseen, it goes ahead and looks at chits for its master."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.actions import Move, Ready, Search
from fabula.games.realm.tactics.knowing import FAR

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing

WITH_SITES: Final = "MC"
"""MR-2.6: the letters of the tiles in which there may be sites."""


def scout(knowing: Knowing, choices: Choices) -> Action:
    """The next phase of its turn: to the nearest chits of which nothing is known, and there to peer."""
    at = str(choices.details["clearing"])
    unknown = {tile for tile in knowing.unseen_tiles if knowing.box.tiles[tile].letter in WITH_SITES}
    if at in knowing.atlas.clearings and knowing.atlas.clearings[at].tile in unknown:
        return _first(choices, Search)
    from_it, from_master = (_steps(knowing, [place]) for place in (at, knowing.here))
    edges = {place for tile in unknown for place in knowing.atlas.of_tile[tile] if place in from_it}
    nearest = min(edges, key=lambda place: (from_it[place] + from_master.get(place, FAR), place), default=at)
    left = _steps(knowing, [nearest])
    ends = {road.end for road in knowing.atlas.roads_from(at) if knowing.is_open(road)}
    moves = [one for one in choices.actions if isinstance(one, Move) and one.clearing in ends]
    best = min(moves, key=lambda move: left.get(move.clearing, FAR), default=None)
    return best if best is not None and left.get(best.clearing, FAR) < left.get(at, FAR) else Ready()


def _first(choices: Choices, kind: type[Action]) -> Action:
    return next((one for one in choices.actions if isinstance(one, kind)), Ready())


def _steps(knowing: Knowing, starts: Iterable[str]) -> Mapping[str, int]:
    """MR-13.13.4: how many clearings away each place is for whoever cannot be blocked."""
    far = dict.fromkeys(starts, 0)
    waiting = deque(far)
    while waiting:
        place = waiting.popleft()
        for road in knowing.atlas.roads_from(place):
            if road.end is not None and road.end not in far and knowing.is_open(road):
                far[road.end] = far[place] + 1
                waiting.append(road.end)
    return far
