"""What happens in Fearsome Floors, finely enough to be shown step by step.

Figures go by their names (`A4`: seat and white number), cells by their coordinates.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

from fabula.core import Event, Seat
from fabula.games.floors.board import Coordinates, Direction

Sighting: TypeAlias = tuple[str, int]
"""A figure that the monster sees, and its distance in cells."""
Result: TypeAlias = Literal["none", "turn", "keep", "tie"]
"""What came of a look (FLOORS-7.4 to 7.6)."""
Stop: TypeAlias = Literal["distance", "hits", "cap"]
"""Why the monster stops (FLOORS-10)."""
Ending: TypeAlias = Literal["won", "nobody_left", "time_up"]
"""The ways a game can end (FLOORS-12)."""


class Laid(Event, frozen=True, kw_only=True):
    """A seat has laid a tile."""

    seat: Seat
    tile: str
    at: Coordinates
    facing: Direction | None


class Entered(Event, frozen=True, kw_only=True):
    """A figure has come in at the entrance corner."""

    figure: str
    at: Coordinates


class Walked(Event, frozen=True, kw_only=True):
    """A figure has spent a point; `route` lists every cell it entered."""

    figure: str
    route: tuple[Coordinates, ...]


class Left(Event, frozen=True, kw_only=True):
    """A figure has got out."""

    figure: str


class Turned(Event, frozen=True, kw_only=True):
    """A figure has been turned over and shows the number for its next move."""

    figure: str
    points: int


class Passed(Event, frozen=True, kw_only=True):
    """A seat has no figure left to move in this round."""

    seat: Seat


class SetAside(Event, frozen=True, kw_only=True, tag="setaside"):
    """A hit tile came first in the game and is shuffled back."""

    tile: str


class Tile(Event, frozen=True, kw_only=True):
    """A movement tile has been turned up for the monster."""

    tile: str


class Looked(Event, frozen=True, kw_only=True):
    """The monster has looked ahead, left and right, and faces as it does now."""

    ahead: Sighting | None
    left: Sighting | None
    right: Sighting | None
    result: Result
    facing: Direction


class TurnedBy(Event, frozen=True, kw_only=True, tag="turnedby"):
    """A turning stone has turned the monster on the spot."""

    stone: str
    at: Coordinates
    facing: Direction


class Crept(Event, frozen=True, kw_only=True):
    """The monster has entered a cell, sliding over blood or through a wall with this sign."""

    at: Coordinates
    facing: Direction
    wall: str | None


class Teleported(Event, frozen=True, kw_only=True):
    """The monster has gone from one teleporter to its twin."""

    at: Coordinates
    facing: Direction


class Stuck(Event, frozen=True, kw_only=True):
    """The monster has turned in a circle; its step is over."""

    at: Coordinates
    facing: Direction


class Pushed(Event, frozen=True, kw_only=True):
    """A stone or a figure has been pushed, sliding over blood."""

    piece: str
    start: Coordinates
    end: Coordinates


class Removed(Event, frozen=True, kw_only=True):
    """A stone is out of the game."""

    piece: str
    start: Coordinates
    how: Literal["edge", "teleporter", "corner"]


class Eaten(Event, frozen=True, kw_only=True):
    """A figure is eaten, or pushed out of the world; `at` is the last cell it stood on."""

    figure: str
    at: Coordinates
    how: Literal["stepped_on", "edge", "teleporter"]


class Rested(Event, frozen=True, kw_only=True):
    """The monster's move is over."""

    steps: int
    stop: Stop


class Returned(Event, frozen=True, kw_only=True):
    """An eaten figure waits outside again."""

    figure: str


class Stage(Event, frozen=True, kw_only=True):
    """The second stage begins: from now on the eaten stay out."""

    stage: int


class Round(Event, frozen=True, kw_only=True):
    """A new round begins with this seat."""

    round: int
    seat: Seat


class Ended(Event, frozen=True, kw_only=True):
    """The game is over."""

    ending: Ending


Events: TypeAlias = (
    Laid
    | Entered
    | Walked
    | Left
    | Turned
    | Passed
    | SetAside
    | Tile
    | Looked
    | TurnedBy
    | Crept
    | Teleported
    | Stuck
    | Pushed
    | Removed
    | Eaten
    | Rested
    | Returned
    | Stage
    | Round
    | Ended
)
