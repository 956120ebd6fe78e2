"""MR-5.9.3c: how far it is from one clearing to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fabula.games.realm.map.atlas import Atlas, Road


def roadways_between(atlas: Atlas, start: str, goal: str) -> int | None:
    """The number of roadways on the shortest route, hidden ones included; None if there is no route."""
    return roadways_from(atlas, start, lambda _: True).get(goal)


def roadways_from(atlas: Atlas, start: str, usable: Callable[[Road], bool]) -> Mapping[str, int]:
    """How many of these roadways lead from a place to each clearing that they lead to."""
    far, front = {start: 0}, [start]
    while front:
        roads = [(place, road) for place in front for road in atlas.roads_from(place) if usable(road)]
        front = []
        for place, road in roads:
            if road.end is not None and road.end not in far:
                far[road.end] = far[place] + 1
                front.append(road.end)
    return far
