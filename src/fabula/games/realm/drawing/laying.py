"""MR-2.2: the map while it is being built, in sentences: how tiles lie, and where roads leave them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.map.layout import neighbours
from fabula.games.realm.map.tiles import EDGES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.drawing.beside import Sentence
    from fabula.games.realm.drawing.seen import Scene
    from fabula.games.realm.map.layout import LaidTile


def tiles_in_words(scene: Scene) -> Iterator[Sentence]:
    """Each tile with its roads that lead nowhere yet; then the tiles in hand (MR-2.2.3)."""
    laying = scene.view.laying
    for laid in scene.view.layout.tiles:
        place = {"column": laid.column, "row": laid.row, "turns": laid.turns}
        yield "realm-describe-tile", {"tile": laid.tile, **place}
        if laying is not None and (edges := _open_roads(scene, laid)):
            yield "realm-describe-open-roads", {"tile": laid.tile, "edges": edges}
    if laying is None or scene.seat is None:
        return
    mine = laying.in_hand() if laying.seat == scene.seat else laying.hands[scene.seat]
    for tile in mine:
        edges = tuple(f"{EDGES[edge]}:{number}" for edge, number in sorted(_exits(scene, tile).items()))
        yield "realm-describe-in-hand", {"tile": tile, "edges": edges}
    if mine:
        yield "realm-describe-turning", {}


def _open_roads(scene: Scene, laid: LaidTile) -> tuple[str, ...]:
    """The roads of a tile to cells where nothing lies, each with the cell."""
    taken, around = {other.cell for other in scene.view.layout.tiles}, neighbours(laid.cell)
    roads = {laid.facing(edge): number for edge, number in _exits(scene, laid.tile).items()}
    return tuple(
        f"{EDGES[edge]}:{number}:{around[edge].column},{around[edge].row}"
        for edge, number in sorted(roads.items())
        if around[edge] not in taken
    )


def _exits(scene: Scene, tile: str) -> dict[int, int]:
    """The clearing to which the road at each edge of an upright tile leads."""
    return scene.box.tiles[tile].green.exits()
