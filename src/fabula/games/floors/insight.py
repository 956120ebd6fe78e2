"""What a board shows besides the view: where the monster may go next, who is in danger, who can get where.

While a figure's path is being traced, all of it is said as if the figure stopped where the path has got to.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

from fabula.core import Refusal, Seat
from fabula.games.floors.actions import Move
from fabula.games.floors.board import COORDINATES, FIGURES, Coordinates, Direction, put
from fabula.games.floors.events import Crept, Events, Teleported
from fabula.games.floors.figures import ESCAPED, outcomes, why_not_end
from fabula.games.floors.foresight import foresee
from fabula.games.floors.state import FloorsState, Trace, state_of
from fabula.games.floors.view import FloorsView, Place

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Event, View

REMEMBERED = 64
"""Positions of which the insight is kept: every page at a table asks for the same few."""


class Pace(Struct, frozen=True):
    """A cell that the monster enters: from the next cell, through a wall, or by a teleporter."""

    at: Coordinates
    facing: Direction
    by: Literal["floor", "wall", "teleporter"]


class Prospect(Struct, frozen=True):
    """The monster's move with one tile: how likely it is, how far on the way it ends, and whom it eats."""

    tile: str
    chance: float
    paces: int
    """A tile decides only when the monster stops: its walk is so much of the way."""
    at: Coordinates
    facing: Direction
    eaten: tuple[str, ...]


class Reach(Struct, frozen=True):
    """Where the figure that is being moved can stop, and a shortest path from where it is now."""

    place: Place
    path: str


class FloorsInsight(Struct, frozen=True):
    """The coming move of the monster, the danger of each figure on the board, and the path being traced."""

    way: tuple[Pace, ...]
    """Every cell of the longest walk, in order; all walks are beginnings of it."""
    walks: tuple[Prospect, ...]
    danger: dict[str, float]
    """How likely each figure is eaten if the monster moves now."""
    told: tuple[Events, ...] = ()
    """What happens on the path so far."""
    left: int = 0
    """The points that the figure has left."""
    reach: tuple[Reach, ...] = ()


def insight(view: View, *, seat: Seat | None, beginning: tuple[str, ...] = ()) -> FloorsInsight | None:
    """What a board is told besides this view; nothing while the floor is laid and when the game is over."""
    assert isinstance(view, FloorsView)
    if view.supply or view.ending:
        return None
    if seat != view.turn or not beginning:
        return _now(view)
    return _traced(view, seat, beginning)


@lru_cache(REMEMBERED)
def _now(view: FloorsView) -> FloorsInsight:
    return _foreseen(state_of(view))


@lru_cache(REMEMBERED)
def _traced(view: FloorsView, seat: Seat, beginning: tuple[str, ...]) -> FloorsInsight:
    """The insight if the figure stopped where these words have brought it; as it is if they are no path."""
    state = state_of(view)
    if not all(len(word) == 1 for word in beginning) or not beginning[0].isdecimal():
        return _now(view)
    trace = state.trace(seat, Move(int(beginning[0]), "".join(beginning[1:])))
    if isinstance(trace, Refusal):
        return _now(view)
    left = state.points(trace.figure) - len(trace.strides)
    after = state.copy()
    stops = trace.place >= 0 and why_not_end(trace.board, trace.place) is None  # else it only passes
    after.board = put(trace.board, trace.place, FIGURES[trace.figure]) if stops else trace.board
    return _foreseen(after, told=state.tell(trace), left=left, reach=_reach(state, trace, left))


def _reach(state: FloorsState, trace: Trace, points: int) -> tuple[Reach, ...]:
    """Each place that the rest of the points leads to, by a shortest path; rather one that pushes nothing."""
    if trace.place == ESCAPED:
        return ()
    found = outcomes(state.surroundings(), trace.board, trace.place, points)
    found.sort(key=lambda outcome: (len(outcome[2]), outcome[0] != trace.board))
    ways: dict[int, str] = {}
    for _, place, path in found:
        if path:
            ways.setdefault(place, path)
    return tuple(Reach(COORDINATES[place] if place >= 0 else "escaped", path) for place, path in ways.items())


def _foreseen(
    state: FloorsState, *, told: Iterable[Event] = (), left: int = 0, reach: tuple[Reach, ...] = ()
) -> FloorsInsight:
    seen = foresee(state)
    here = COORDINATES[state.monster]
    longest = max(seen.walks, key=lambda walk: len(walk.route))
    return FloorsInsight(
        way=tuple(_pace(event) for event in longest.events if isinstance(event, Crept | Teleported)),
        walks=tuple(
            Prospect(
                tile=walk.tile,
                chance=float(walk.probability),
                paces=len(walk.route),
                at=walk.route[-1] if walk.route else here,
                facing=walk.facing,
                eaten=walk.eaten,
            )
            for walk in seen.walks
        ),
        danger={figure: float(danger) for figure, danger in seen.danger.items()},
        told=tuple(told),  # type: ignore[arg-type] # a path tells events of this game
        left=left,
        reach=reach,
    )


def _pace(event: Crept | Teleported) -> Pace:
    if isinstance(event, Teleported):
        return Pace(event.at, event.facing, "teleporter")
    return Pace(event.at, event.facing, "wall" if event.wall else "floor")


__all__ = ["FloorsInsight", "Pace", "Prospect", "Reach", "insight"]
