"""MR-7.5: what kind of spell it is that somebody points at, and where the rulebook says what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.drawing.seen import Scene


def spells_in(scene: Scene, beginning: tuple[str, ...]) -> Iterator[tuple[str, dict[str, str]]]:
    """A sentence about each spell that is named in the action that is pointed at."""
    for word in beginning:
        if (spell := scene.box.spells.get(word)) is not None:
            details = {"type": spell.type, "color": spell.color, "duration": spell.duration}
            yield "realm-note-spell", {**details, "clause": spell.clause}
