"""MR-2.1.2, MR-2.2.4: a random map, laid tile by tile under the same rules as by hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.components.box import box_with
from fabula.games.realm.map.ground import Ground, placements
from fabula.games.realm.map.layout import CENTRE, LaidTile, Layout
from fabula.games.realm.map.tiles import BORDERLAND

if TYPE_CHECKING:
    from fabula.core import Dice


def random_map(dice: Dice) -> Layout:
    """A legal map: a tile at a time, anywhere it may lie; if none of those left fits, all over again."""
    while True:
        layout = _attempt(dice)
        if layout is not None:
            return layout


def _attempt(dice: Dice) -> Layout | None:
    ground = Ground()
    laid = [LaidTile(BORDERLAND, *CENTRE, 0)]
    ground.lay(laid[0])
    left = [tile for tile in box_with().tiles if tile != BORDERLAND]
    untried = list(left)
    while left:
        if not untried:
            return None
        tile = dice.draw("tile", untried)
        untried.remove(tile)
        ways = placements(ground, tile)
        if ways:
            placed = ways[dice.draw("place of a tile", range(len(ways)))]
            ground.lay(placed)
            laid.append(placed)
            left.remove(tile)
            untried = list(left)
    return Layout(tuple(laid))
