"""MR-5.9.3c: how far it is from one clearing to another."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.games.realm.map.atlas import Atlas


def roadways_between(atlas: Atlas, start: str, goal: str) -> int | None:
    """The number of roadways on the shortest route, hidden ones included; None if there is no route."""
    reached, front, steps = {start}, [start], 0
    while front:
        if goal in front:
            return steps
        near = (clearing for place in front for clearing in atlas.adjacent(place))
        front = [clearing for clearing in dict.fromkeys(near) if clearing not in reached]
        reached.update(front)
        steps += 1
    return None
