"""Fearsome Floors for learning programs: its alphabet, how long its lists are, and a view as numbers.

The digest is seen from the seat: first `PLANES`, one after another, a number for each of the 176 cells;
then what `_figures` and `_numbers` list. While the seat spells a move, its figure is where the path has led,
and stones lie where it has pushed them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.core import Refusal
from fabula.core.extras import Encoding
from fabula.games.floors import rounds
from fabula.games.floors.actions import ENTER, LEAVE, Move
from fabula.games.floors.board import COORDINATES, DATA, DIRECTIONS, FIGURES, HEIGHT, KIND_OF, WIDTH
from fabula.games.floors.figures import ESCAPED, OUTSIDE
from fabula.games.floors.rounds import LAST_ROUND
from fabula.games.floors.state import FloorsState, state_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Seat, View
    from fabula.games.floors.view import FloorsView

PLANES: Final = ("here", "own", "others", "stones", "floor", "monster")
STONE_VALUE: Final = {"stone": 1.0, "crystal": 0.75, "right": 0.5, "uturn": 0.25}
BLOOD_VALUE: Final = 0.5
TELEPORTER_VALUE: Final = 1.0
MOST_FIGURES_EACH: Final = max(map(len, DATA.white_numbers.values()))
MOST_POINTS: Final = 6
PER_FIGURE: Final = 6
NUMBERS: Final = 8 + len(DIRECTIONS)

_WHITES: Final = "".join(sorted({str(white) for whites in DATA.white_numbers.values() for white in whites}))
_PATH: Final = "".join(DIRECTIONS) + ENTER + LEAVE
_LAYING: Final = "".join(sorted(set("lay,0123456789" + "".join(DATA.tiles)) - set(_WHITES + _PATH)))


class FloorsDigest:
    """A view as numbers between 0 and 1."""

    length: int = len(PLANES) * WIDTH * HEIGHT + PER_FIGURE * MOST_FIGURES_EACH + NUMBERS

    def __call__(self, view: View, *, seat: Seat, beginning: tuple[str, ...] = ()) -> Sequence[float]:
        """What this seat sees, and where the figure stands that it is moving."""
        state = state_of(cast("FloorsView", view))
        walker, here, left = _walk(state, seat, beginning)
        return [
            *_planes(state, seat, here if walker >= 0 else OUTSIDE),
            *_figures(state, seat),
            *_numbers(state, seat, here if walker >= 0 else OUTSIDE, left),
        ]


def _walk(state: FloorsState, seat: Seat, beginning: tuple[str, ...]) -> tuple[int, int, int]:
    """Take the figure that moves off the board and push what it pushes; who, where, and its points left."""
    if state.supply or not beginning:
        return -1, OUTSIDE, 0
    trace = state.trace(seat, Move(int(beginning[0]), "".join(beginning[1:])))
    if isinstance(trace, Refusal):
        return -1, OUTSIDE, 0
    state.board = trace.board
    return trace.figure, trace.place, state.points(trace.figure) - len(trace.strides)


def _planes(state: FloorsState, seat: Seat, here: int) -> list[float]:
    cells = WIDTH * HEIGHT
    own = {FIGURES[figure] for figure in rounds.figures_of(state, seat)}
    others = {FIGURES[figure] for figure in range(len(state.places))} - own
    planes = [
        *(float(cell == here) for cell in range(cells)),
        *(float(piece in own) for piece in state.board),
        *(float(piece in others) for piece in state.board),
        *(STONE_VALUE.get(KIND_OF.get(piece, ""), 0.0) for piece in state.board),
        *[0.0] * cells,
        *(float(cell == state.monster) for cell in range(cells)),
    ]
    floor = PLANES.index("floor") * cells
    for pool in state.floor.pools:
        for x, y in pool:
            planes[floor + WIDTH * y + x] = BLOOD_VALUE
    for tile in state.floor.teleporters:
        planes[floor + WIDTH * tile.at[1] + tile.at[0]] = TELEPORTER_VALUE
    return planes


def _figures(state: FloorsState, seat: Seat) -> list[float]:
    """Of each own figure: whether it waits outside, got out, may move; its points, column and row."""
    found: list[float] = []
    may_move = rounds.movable(state, seat)
    for figure in rounds.figures_of(state, seat):
        place = state.places[figure]
        found += [
            float(place == OUTSIDE),
            float(place == ESCAPED),
            float(figure in may_move),
            state.points(figure) / MOST_POINTS,
            *_at(place),
        ]
    return found + [0.0] * (PER_FIGURE * MOST_FIGURES_EACH - len(found))


def _numbers(state: FloorsState, seat: Seat, here: int, left: int) -> list[float]:
    """The round; points left and column and row of the figure on its way; the monster's, and how it faces;
    how many own figures have got out, and how many of the best of the others.
    """
    escapes = [rounds.escapes(state, other) / MOST_FIGURES_EACH for other in range(state.seats)]
    return [
        state.round / LAST_ROUND,
        left / MOST_POINTS,
        *_at(here),
        *_at(state.monster),
        *(float(state.facing == direction) for direction in DIRECTIONS),
        escapes[seat],
        max(count for other, count in enumerate(escapes) if other != seat),
    ]


def _at(place: int) -> tuple[float, float]:
    """Column and row between 0 and 1; the exit's for who got out, the entrance's for others off the board."""
    x, y = COORDINATES[place] if place >= 0 else DATA.exit if place == ESCAPED else DATA.entrance
    return x / (WIDTH - 1), y / (HEIGHT - 1)


encoding = Encoding(
    letters=_WHITES + _PATH + _LAYING,
    most_choices=4096,
    view_bytes=1 << 12,
    digest=FloorsDigest(),
)
