"""What a position is worth to a seat: how far its figures have come, less what the monster may take next."""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING, Final, cast

from fabula.games.floors import rounds
from fabula.games.floors.board import COORDINATES, DATA, FIGURES
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.foresight import endings

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from fabula.games.floors.state import FloorsState

WAY: Final = sum(DATA.entrance) + 1
"""Steps from the entrance corner to the exit corner, and one to come in."""
ESCAPE: Final = 2 * WAY
LOSS: Final = -WAY / 2
WIN: Final = 100 * WAY


def progress(place: int) -> float:
    """How far a figure has come: 0 outside, more towards the exit, less than nothing if it is lost."""
    if place >= 0:
        return WAY - sum(COORDINATES[place])
    return {OUTSIDE: 0.0, ESCAPED: ESCAPE, EATEN: LOSS}[place]


def worth(state: State, seat: Seat) -> float:
    """The seat's progress, in expectation over the monster's next move."""
    floors = cast("FloorsState", state)
    result = floors.standing()
    if result is not None:
        return (WIN if seat in result.winners else -WIN) + result.scores[seat] - result.places[seat]
    if floors.supply:  # nobody has moved yet
        return 0.0
    risks = dangers(floors)
    if_eaten = progress(OUTSIDE if rounds.stage(floors) == 1 else EATEN)  # FLOORS-9.6
    total = 0.0
    for figure in rounds.figures_of(floors, seat):
        now = progress(floors.places[figure])
        total += now + risks[FIGURES[figure]] * (if_eaten - now)
    return total


def dangers(state: FloorsState) -> defaultdict[str, float]:
    """How likely the monster eats each figure, by its letter on the board, if it moves now.

    A round that has just begun holds none: the monster has moved, and everybody can run before it does so
    again.
    """
    risks: defaultdict[str, float] = defaultdict(float)
    if any(state.moved):
        for _, probability, _, prowl in endings(state):
            if prowl.eaten:
                chance = float(probability)
                for figure in prowl.eaten:
                    risks[figure] += chance
    return risks
