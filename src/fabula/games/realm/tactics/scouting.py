"""MR-13.13, MR-15.6.4: what a minion does: unseen, it goes ahead and looks at chits for its master."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.actions import Move, Ready, Search
from fabula.games.realm.map.routes import roadways_from
from fabula.games.realm.tactics.days import first
from fabula.games.realm.tactics.knowing import FAR
from fabula.games.realm.tactics.prospects import SITED

if TYPE_CHECKING:
    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing


def scout(knowing: Knowing, choices: Choices) -> Action:
    """The next phase of its turn: to the nearest chits of which nothing is known, and there to peer.

    MR-13.13.4: nobody blocks it, so that the shortest way is the best.
    """
    atlas, at = knowing.atlas, str(choices.details["clearing"])
    unknown = {tile for tile in knowing.unseen_tiles if knowing.box.tiles[tile].letter in SITED}
    if at in atlas.clearings and atlas.clearings[at].tile in unknown:
        return first(choices.actions, Search) or Ready()
    from_it, from_master = (roadways_from(atlas, place, knowing.is_open) for place in (at, knowing.here))
    edges = {place for tile in unknown for place in atlas.of_tile[tile] if place in from_it}
    nearest = min(edges, key=lambda place: (from_it[place] + from_master.get(place, FAR), place), default=at)
    left = roadways_from(atlas, nearest, knowing.is_open)
    ends = {road.end for road in atlas.roads_from(at) if knowing.is_open(road)}
    moves = [one for one in choices.actions if isinstance(one, Move) and one.clearing in ends]
    best = min(moves, key=lambda move: left.get(move.clearing, FAR), default=None)
    return best if best is not None and left.get(best.clearing, FAR) < left.get(at, FAR) else Ready()
