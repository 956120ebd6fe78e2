"""The drawing of the realm: the tile where one is above the whole map, with notes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core.extras import Compass, Picture, Span
from fabula.games.realm.drawing.beside import chit_labels, described, notes, way_labels
from fabula.games.realm.drawing.close_up import close_up, laid_tile, on_paper, turned
from fabula.games.realm.drawing.combat_sheets import combat_sheets
from fabula.games.realm.drawing.following import follow
from fabula.games.realm.drawing.fray import fights
from fabula.games.realm.drawing.overview import overview
from fabula.games.realm.drawing.seen import Scene
from fabula.games.realm.drawing.usual import usual_answers
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fabula.core import Choices, Event, Seat, View
    from fabula.games.realm.drawing.beside import Sentence

MAP: Final = "map"
"""The layer that shows the whole map alone."""
TILE: Final = "tile"
"""The layer that shows the tile alone."""
ACROSS, DOWN = 26, 12
"""How far tiles are from each other, for choosing a clearing by arrow keys."""


class RealmDrawing:
    """Draws a view of the realm."""

    keys: Final[Mapping[str, str]] = {}
    overlays: Final = (MAP, TILE)

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """In combat the sheets; else the tile that is pointed at, or where one will be, and the map."""
        assert isinstance(view, RealmView)
        scene = Scene(view, seat)
        places = (scene.places.get(word, word) for word in beginning)  # a piece stands for where it is
        pointed = [place for place in places if place in scene.atlas.clearings]
        at = pointed[-1] if pointed else scene.here()
        tile = scene.atlas.clearings[at].tile if at is not None else None
        if fights(scene) and not {MAP, TILE} & {*overlays}:
            return Picture(tuple(combat_sheets(scene)), notes(scene, None, beginning, fighting=True))
        rows: list[tuple[Span, ...]] = []
        if tile is not None and MAP not in overlays:
            rows += close_up(scene, tile, at)
        if TILE not in overlays:
            rows += [(Span(""),)] * bool(rows)
            rows += overview(scene, tile)
        return Picture(tuple(rows), notes(scene, tile, beginning))

    def compass(self, view: View, *, seat: Seat, beginning: tuple[str, ...]) -> Compass:
        """Where the clearings lie, all on one map."""
        assert isinstance(view, RealmView)
        scene = Scene(view, seat)
        places = {}
        for laid in view.layout.tiles:
            left, top = laid.column * ACROSS, (2 * laid.row + laid.column) * DOWN // 2
            for spot in scene.box.tiles[laid.tile].side(laid.side).clearings:
                column, line = on_paper(*turned(*spot.at, laid_tile(scene, laid.tile).turns))
                places[f"{laid.tile}-{spot.number}"] = (left + column, top + line)
        return Compass(places)

    def labels(self, view: View, *, seat: Seat) -> Mapping[str, str]:
        """One's own chits as they are printed, and where the roads out of the tile lead."""
        assert isinstance(view, RealmView)
        scene = Scene(view, seat)
        return chit_labels(scene) | way_labels(scene)

    def usual(self, choices: Choices) -> Sequence[str]:
        """What gives nothing away and changes nothing, where the rest of the list would."""
        return usual_answers(choices)

    def describe(self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()) -> list[Sentence]:
        """Everything in sentences."""
        assert isinstance(view, RealmView)
        return described(Scene(view, seat))

    def follow(self, view: View, event: Event) -> View:
        """The view after one more event, as far as it can be seen on the map."""
        assert isinstance(view, RealmView)
        return follow(view, event)


drawing: Final = RealmDrawing()
