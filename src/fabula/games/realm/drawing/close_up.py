"""One tile with its clearings and ways.

Clearings are `(2)` in the woods, `/2\\` in mountains, `[2]` in caves, followed by who and what is there.
Roads are dotted, hidden paths `:`, secret passages `=`, and `?` if whoever looks has not discovered them.
Where a road leaves the tile stands the clearing to which it leads: `R1` is Ruins 1.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import TYPE_CHECKING, Final

from fabula.core import seat_letter
from fabula.games.realm.drawing.canvas import Canvas, Point
from fabula.games.realm.map.tiles import clearing_name

if TYPE_CHECKING:
    from fabula.core.extras import Span
    from fabula.games.realm.drawing.seen import Scene
    from fabula.games.realm.map.layout import LaidTile

WIDE, HIGH = 17, 6.5
"""Columns and lines from the middle of a tile to a corner, and to where an edge would be at that scale."""
EDGE: Final = 0.866
LOOKS: Final = {"woods": "({})", "mountain": "/{}\\", "cave": "[{}]"}
TONES: Final = {"woods": "exit", "mountain": "stone", "cave": "teleporter"}
WAYS: Final = {"road": "·", "path": ":", "passage": "="}
UNDISCOVERED: Final = "?"
MARK_TONES: Final = {"!": "monster", "⌂": "exit", "n": "stone", "$": "points"}


def laid_tile(scene: Scene, tile: str) -> LaidTile:
    """How a tile lies."""
    return next(laid for laid in scene.view.layout.tiles if laid.tile == tile)


def turned(x: float, y: float, turns: int) -> tuple[float, float]:
    """A point of the upright tile after so many turns clockwise."""
    angle = turns * pi / 3
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def on_paper(x: float, y: float) -> Point:
    """The column and the line of a point, counted from the middle of the tile."""
    return round(x * WIDE), round(y * HIGH / EDGE)


def close_up(scene: Scene, tile: str, marked: str | None) -> tuple[tuple[Span, ...], ...]:
    """The tile as it lies; the marked clearing stands out."""
    laid = laid_tile(scene, tile)
    side = scene.box.tiles[tile].side(laid.side)
    at = {spot.number: on_paper(*turned(*spot.at, laid.turns)) for spot in side.clearings}
    canvas = Canvas()
    canvas.put((-WIDE, -round(HIGH) - 1), scene.box.tiles[tile].code, "points")
    for spot in side.clearings:
        name = clearing_name(tile, spot.number)
        column, line = at[spot.number]
        tone = "mover" if name == marked else TONES[spot.kind]
        canvas.put((column - 1, line), LOOKS[spot.kind].format(spot.number), tone)
        column += 2
        for _, seat in scene.people(name):
            canvas.put((column, line), seat_letter(seat), f"seat-{seat}")
            column += 1
        for mark in scene.marks(name):
            canvas.put((column, line), mark, MARK_TONES[mark])
            column += 1
    known = scene.discoveries()
    for way in side.roadways:
        name = f"{tile}-{way.text}"
        if way.edge is not None:
            end = on_paper(*turned(0, -EDGE, laid.facing(way.edge)))
            label = _beyond(scene, clearing_name(tile, way.clearing), name)
            canvas.put((end[0] - len(label) // 2, end[1]), label, "label")
        else:
            assert way.other is not None
            end = at[way.other]
        letter = WAYS[way.kind] if way.kind == "road" or name in known else UNDISCOVERED
        canvas.line(at[way.clearing], end, letter, "label")
    return canvas.rows()


def _beyond(scene: Scene, clearing: str, road: str) -> str:
    """The clearing to which a road leads that leaves the tile, in short; nothing at the edge of the map."""
    end = next(way.end for way in scene.atlas.roads[clearing] if way.name == road)
    if end is None:
        return "--"
    there = scene.atlas.clearings[end]
    return f"{scene.box.tiles[there.tile].code}{there.number}"
