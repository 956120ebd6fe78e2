"""The field as text, and in sentences."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import replace

from fabula.core.extras import Compass, Picture, Span
from hare_and_hounds.board import LINES, POINTS, Point, column
from hare_and_hounds.state import HOUNDS, Ended, HuntView, Moved

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fabula.core import Choices, Event, Seat, View

FIELD: Final = (
    "     1------1------1     ",
    "   / |  \\   |   /  | \\   ",
    "2----2------2------2----2",
    "   \\ |  /   |   \\  | /   ",
    "     3------3------3     ",
)
"""A digit stands where a point is; the columns follow from left to right."""


def _places() -> dict[tuple[int, int], Point]:
    found: dict[tuple[int, int], Point] = {}
    for y, line in enumerate(FIELD):
        marks = [x for x, letter in enumerate(line) if letter.isdigit()]
        columns = "abcde" if len(marks) == 5 else "bcd"
        for letter, x in zip(columns, marks, strict=False):
            found[y, x] = cast("Point", letter + line[x])
    return found


PLACES: Final = _places()
COMPASS: Final = Compass({point: (x, y) for (y, x), point in PLACES.items()})


class FieldDrawing:
    """Draws `H` for a hound, `R` for the hare and a dot for an empty point."""

    keys: Mapping[str, str] = MappingProxyType({})
    overlays: tuple[str, ...] = ()

    def draw(
        self,
        view: View,
        *,
        seat: Seat | None,
        beginning: tuple[str, ...] = (),
        overlays: tuple[str, ...] = (),
    ) -> Picture:
        """The field; while somebody spells a move, where the piece may go."""
        assert isinstance(view, HuntView)
        reach = _reach(view, beginning)
        return Picture(
            tuple(
                tuple(
                    _span(view, PLACES[y, x], reach) if (y, x) in PLACES else Span(letter, "wall")
                    for x, letter in enumerate(line)
                )
                for y, line in enumerate(FIELD)
            )
        )

    def compass(self, view: View, *, seat: Seat, beginning: tuple[str, ...]) -> Compass:
        """The points, so that the arrow keys go from one to the next."""
        return COMPASS

    def usual(self, choices: Choices) -> Sequence[str]:
        """Choices stand in the order in which the game lists them."""
        return ()

    def describe(
        self, view: View, *, seat: Seat | None, overlays: tuple[str, ...] = ()
    ) -> list[tuple[str, dict[str, str | int]]]:
        """Where everybody is, and how patient the hounds still are."""
        assert isinstance(view, HuntView)
        return [
            ("hare-describe-pieces", {"hounds": ", ".join(view.hounds), "hare": view.hare}),
            ("hare-describe-patience", {"left": view.patience - view.idle}),
        ]

    def follow(self, view: View, event: Event) -> View:
        """The field after one more event."""
        assert isinstance(view, HuntView)
        match event:
            case Moved(seat=seat, start=start, end=end) if seat == HOUNDS:
                hounds = sorted(end if hound == start else hound for hound in view.hounds)
                idle = view.idle + 1 if column(start) == column(end) else 0
                return replace(view, hounds=tuple(hounds), turn=1 - seat, idle=idle)
            case Moved(seat=seat, end=end):
                return replace(view, hare=end, turn=1 - seat)
            case Ended(ending=ending):
                return replace(view, ending=ending)
        return view


def _reach(view: HuntView, beginning: tuple[str, ...]) -> set[Point]:
    """The points that the piece named so far may go to."""
    start = beginning[1] if len(beginning) > 1 else ""
    taken = {*view.hounds, view.hare}
    for point in POINTS:
        if point == start:
            ahead = column(point) if view.turn == HOUNDS else 0
            return {end for end in LINES[point] if end not in taken and column(end) >= ahead}
    return set()


def _span(view: HuntView, point: Point, reach: set[Point]) -> Span:
    if point in view.hounds:
        return Span("H", "seat-0")
    if point == view.hare:
        return Span("R", "seat-1")
    return Span("o", "legal") if point in reach else Span(".", "floor")


drawing = FieldDrawing()
