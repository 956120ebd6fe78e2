"""The whole map, each tile by its letters, its sort of land, and who is there.

Below the letters of a tile stand those who take turns there, or else `vvv` for a valley, `TTT` for woods,
`^^^` for mountains and `ooo` for caves; beside them a dwelling, monsters, natives and things that lie about.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import seat_letter
from fabula.games.realm.drawing.canvas import Canvas
from fabula.games.realm.drawing.close_up import MARK_TONES

if TYPE_CHECKING:
    from fabula.core.extras import Span
    from fabula.games.realm.drawing.seen import Scene

COLUMN: Final = 6
"""How many letters a tile takes, with the gap beside it; it is two lines high."""
LAND: Final = {"V": "vvv", "W": "TTT", "M": "^^^", "C": "ooo"}
LAND_TONES: Final = {"V": "floor", "W": "exit", "M": "stone", "C": "teleporter"}
MOST_LETTERS: Final = 4


def overview(scene: Scene, marked: str | None) -> tuple[tuple[Span, ...], ...]:
    """Every tile that lies; the marked one stands out."""
    canvas = Canvas()
    for laid in scene.view.layout.tiles:
        left, top = laid.column * COLUMN, 2 * laid.row + laid.column
        tile = scene.box.tiles[laid.tile]
        canvas.put((left, top), f"{tile.code:<2}", "mover" if laid.tile == marked else "points")
        clearings = scene.atlas.of_tile[laid.tile]
        marks = dict.fromkeys(mark for clearing in clearings for mark in scene.marks(clearing))
        for offset, mark in enumerate(marks):
            canvas.put((left + 2 + offset, top), mark, MARK_TONES[mark])
        people = [seat for clearing in clearings for _, seat in scene.people(clearing)]
        if people:
            for offset, seat in enumerate(people[:MOST_LETTERS]):
                canvas.put((left + offset, top + 1), seat_letter(seat), f"seat-{seat}")
        else:
            canvas.put((left, top + 1), LAND[tile.letter], LAND_TONES[tile.letter])
    return canvas.rows()
