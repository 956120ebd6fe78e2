"""HARE-1.1: the points and the lines between them."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, get_args

Point: TypeAlias = Literal["a2", "b1", "b2", "b3", "c1", "c2", "c3", "d1", "d2", "d3", "e2"]
POINTS: Final[tuple[Point, ...]] = get_args(Point)

KENNEL: Final[tuple[Point, ...]] = ("a2", "b1", "b3")  # HARE-1.2
FORM: Final[Point] = "e2"
FORMS: Final[tuple[Point, ...]] = ("c2", "d2", "e2")

_DIAGONALS: Final = ({"b1", "c2"}, {"b3", "c2"}, {"c2", "d1"}, {"c2", "d3"})


def column(point: Point) -> int:
    """How far along the field a point lies, from 0."""
    return ord(point[0]) - ord("a")


def _joined(one: Point, other: Point) -> bool:
    across, up = abs(column(one) - column(other)), abs(int(one[1]) - int(other[1]))
    at_an_end = across == 1 and {one, other} & {"a2", "e2"}
    return across + up == 1 or bool(at_an_end) or {one, other} in _DIAGONALS


LINES: Final[dict[Point, tuple[Point, ...]]] = {
    point: tuple(other for other in POINTS if _joined(point, other)) for point in POINTS
}
