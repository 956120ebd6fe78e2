"""MR-10.8.4: optional: seventh days enchant the tiles that have their color."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.magic.colors import seventh_day_colors
from fabula.games.realm.magic.enchanting import turn_tile
from fabula.games.realm.options.events import TileWoke

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def enchant_by_color(state: RealmState) -> list[Event]:
    """At Sunrise a tile turns to its enchanted side if that has a color of the day; none turns back."""
    if not state.options.automatic_enchanting:
        return []
    colors = {*seventh_day_colors(state)}
    events: list[Event] = []
    for placed in state.layout.tiles:
        spots = state.box.tiles[placed.tile].enchanted.clearings
        if placed.side == "green" and any(colors & {*spot.colors} for spot in spots):
            turn_tile(state, "", placed.tile)
            events.append(TileWoke(tile=placed.tile, rule="MR-10.8.4"))
    return events
