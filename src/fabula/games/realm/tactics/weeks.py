"""MR-3.3.2, MR-8.5: who is where after Sunrise: on a seventh day some have gone home, and Ghosts rise."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from fabula.games.realm.day.regeneration import GHOST, is_haunted
from fabula.games.realm.map.atlas import dwelling_clearing
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import ABSORBED, DEAD, kind_of
from fabula.games.realm.setup.card import pieces_in_boxes

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.components.monsters import MonsterBox
    from fabula.games.realm.tactics.knowing import Knowing


class Full(NamedTuple):
    """A monster box that is not empty."""

    box: MonsterBox
    monsters: tuple[str, ...]


def is_seventh_day(knowing: Knowing) -> bool:
    """Whether denizens go back to where they started today."""
    return knowing.view.day in knowing.box.calendar.seventh_days


def boxes_in(knowing: Knowing, row: int) -> list[Full]:
    """The monster boxes of a row that are not empty once it is rolled, in their order."""
    boxes = sorted(
        (box for box in knowing.box.monster_boxes.values() if box.row == row), key=lambda box: box.order
    )
    return [Full(box, inside) for box in boxes if (inside := tuple(_inside(knowing, box)))]


def _inside(knowing: Knowing, box: MonsterBox) -> Iterator[str]:
    if not is_seventh_day(knowing):
        yield from knowing.view.standing_at.get(box.id, ())
        return
    for piece in pieces_in_boxes(readings_of(knowing.view.options))[box.id]:
        serves = piece in knowing.view.hired or knowing.places.get(piece) == ABSORBED
        if kind_of(piece) in knowing.box.monsters and not serves:
            yield piece


def monsters_after(knowing: Knowing, clearing: str, row: int) -> list[str]:
    """The monsters in a clearing once this row is rolled."""
    there = knowing.monsters_at(clearing)
    if not is_seventh_day(knowing):
        return there
    return [one for one in there if knowing.box.monsters[kind_of(one)].row != row] + _risen(knowing, clearing)


def _risen(knowing: Knowing, clearing: str) -> list[str]:
    """MR-8.5.3: the Ghosts that were dead, if this is where they started."""
    tile = knowing.atlas.clearings[clearing].tile
    if not is_haunted(knowing.box, tile, knowing.view.chits.get(tile, ())):
        return []
    dead = knowing.view.standing_at.get(DEAD, ())
    rising = clearing == dwelling_clearing(knowing.view.layout, tile)
    return [one for one in dead if kind_of(one) == GHOST] if rising else []
