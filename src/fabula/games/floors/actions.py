"""What a player may do: move a figure (FLOORS-4), or lay a tile (FLOORS-14), and how it is written.

A move is the figure's white number and its path, one letter for each movement point: `N E S W`, `+`
for entering, `-` for leaving. `4 +NNW` brings in the figure 4 and takes it north, north and west;
`4` alone leaves it where it is. Laying is `lay round 3,4 E`.
"""

from __future__ import annotations

import re
from typing import Final, TypeAlias

from fabula.core import Action, Fault
from fabula.core import notation as plain
from fabula.games.floors.board import Arrow, Coordinates

ENTER: Final = "+"
LEAVE: Final = "-"

_MOVE: Final = re.compile(r"^([0-9])((?:[NESWnesw+-]|\s)*)$")


class Move(Action, frozen=True, tag="move"):
    """A figure, by its white number, goes along a path; an empty path only turns it over."""

    figure: int
    path: str = ""

    def words(self) -> tuple[str, ...]:
        """The figure, then each letter of the path."""
        return (str(self.figure), *self.path)


class Lay(Action, frozen=True, tag="lay"):
    """A tile is laid: its upper left cell, and where its arrow points or the long pool stretches."""

    tile: str
    at: Coordinates
    facing: Arrow | None = None


Actions: TypeAlias = Move | Lay


def write(action: Action) -> str:
    """The action in the notation above."""
    if isinstance(action, Move):
        return f"{action.figure} {action.path}".rstrip()
    return plain.write(action)


def read(text: str) -> Action:
    """The action that a text means; raises `Fault` if it means none."""
    if found := _MOVE.match(text.strip()):
        return Move(int(found[1]), "".join(found[2].split()).upper())
    if text.split()[:1] == ["lay"]:
        return plain.read(Lay, text)
    raise Fault("floors-action", text=text[:40])
