"""MR-3.5.5: walking the woods."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.magic.shapes import walks_woods

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

WOODS: Final = "off_the_roads"
"""The name of the way that is none."""


def within_reach(state: RealmState, who: str, place: str) -> tuple[str, ...]:
    """The clearings to which somebody can move from a place: by roadways, or through the woods of a tile."""
    near = state.atlas.adjacent(place)
    there = state.atlas.clearings.get(place)
    if there is None or not walks_woods(state, who):
        return near
    around = (clearing for clearing in state.atlas.of_tile[there.tile] if clearing != place)
    return tuple(dict.fromkeys((*near, *around)))


def leads_through_woods(state: RealmState, who: str, clearing: str) -> bool:
    """Whether somebody can go to a clearing of his tile without a roadway."""
    there = state.atlas.clearings.get(state.places[who])
    return there is not None and walks_woods(state, who) and clearing in state.atlas.of_tile[there.tile]
