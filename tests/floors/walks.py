"""What the monster did in a move, by kind, so that a test can say it in one line."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from drawn import UPPER_LEFT, Drawn, draw, prowl, seen

from fabula.games.floors.events import Crept, Eaten, Looked, Pushed, Removed, Teleported, TurnedBy

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Event
    from fabula.games.floors.board import Coordinates
    from fabula.games.floors.monster import Prowl
    from fabula.games.floors.options import Options

E = TypeVar("E", bound="Event")


def of(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def first_look(text: str, *, at: Coordinates = UPPER_LEFT) -> Looked:
    """What the monster of a drawing sees before its first step, and what it makes of it."""
    return of(Looked, prowl(text, 1, at=at).events)[0]


def looks(moved: Prowl) -> list[str]:
    """The result of every look, the last one included."""
    return [look.result for look in of(Looked, moved.events)]


def route(moved: Prowl) -> list[Coordinates]:
    """Every cell that the monster entered."""
    return [event.at for event in moved.events if isinstance(event, Crept | Teleported)]


def turned_by(moved: Prowl) -> list[str]:
    """The turning stones that turned it."""
    return [event.stone for event in of(TurnedBy, moved.events)]


def walls(moved: Prowl) -> list[str]:
    """The signs of the walls it went through."""
    return [event.wall for event in of(Crept, moved.events) if event.wall]


def pushes(moved: Prowl) -> list[tuple[str, Coordinates, Coordinates]]:
    """What was pushed, from where to where, in order."""
    return [(event.piece, event.start, event.end) for event in of(Pushed, moved.events)]


def removals(moved: Prowl) -> list[tuple[str, Coordinates, str]]:
    """Which stones left the game, from where and how, in order."""
    return [(event.piece, event.start, event.how) for event in of(Removed, moved.events)]


def meals(moved: Prowl) -> list[tuple[str, Coordinates, str]]:
    """Who was eaten, where and how, in order."""
    return [(event.figure, event.at, event.how) for event in of(Eaten, moved.events)]


def become(
    before: str, tile: int | str, *, at: Coordinates = UPPER_LEFT, options: Options | None = None
) -> Drawn:
    """The drawing as it is when the monster has moved; compare it with `draw(after)`."""
    return seen(prowl(before, tile, at=at, options=options))


__all__ = [
    "become",
    "draw",
    "first_look",
    "looks",
    "meals",
    "of",
    "prowl",
    "pushes",
    "removals",
    "route",
    "seen",
    "turned_by",
    "walls",
]
