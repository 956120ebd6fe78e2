"""How far the own figures have come, and what that makes of rewards: for arrays of NumPy and PyTorch alike.

Random seats hardly ever get a figure out, so the result alone would teach nothing for a long time. How far
the own figures have come is therefore added as a potential: a step gains what being eaten loses again.
"""

from __future__ import annotations

from typing import Any, Final

from fabula.games.floors.board import HEIGHT, WIDTH
from fabula.games.floors.encoding import MOST_FIGURES_EACH, NUMBERS, PER_FIGURE, PLANES

GOT_OUT: Final = 1
COLUMN, ROW = 4, 5
WEIGHT: Final = 0.25
"""What it is worth to bring one figure from the entrance to the exit."""
ESCAPE: Final = 0.25
"""What it is worth besides to be out."""
COME: Final = [1 - (cell % WIDTH + cell // WIDTH) / (WIDTH + HEIGHT - 2) for cell in range(WIDTH * HEIGHT)]
"""How far a figure on each cell has come: 0 at the entrance, 1 at the exit."""


def potential(sights: Any) -> Any:
    """How far the own figures have come in each game."""
    begin = sights.shape[1] - NUMBERS - PER_FIGURE * MOST_FIGURES_EACH
    figures = sights[:, begin : begin + PER_FIGURE * MOST_FIGURES_EACH]
    figures = figures.reshape(len(sights), MOST_FIGURES_EACH, PER_FIGURE)
    steps = (WIDTH - 1) * figures[..., COLUMN] + (HEIGHT - 1) * figures[..., ROW]
    come = 1 - steps / (WIDTH + HEIGHT - 2)
    return (WEIGHT * come + ESCAPE * figures[..., GOT_OUT]).sum(axis=1)


def lead(sights: Any, come: Any) -> Any:
    """How much further the own figures have come than the other seat's; `come` is `COME` as an array."""
    plane = PLANES.index("others") * len(COME)
    others = WEIGHT * (sights[:, plane : plane + len(COME)] @ come)
    return potential(sights) - others - (WEIGHT + ESCAPE) * MOST_FIGURES_EACH * sights[:, -1]


def add_advantages(
    advantages: Any, rewards: Any, onward: Any, values: Any, discount: float, trust: float
) -> None:
    """Write into `advantages` by how much each step turned out better than expected (GAE).

    All have a row for each step and a column for each game; `values` has one row more. `onward` is 1 where
    the same seat goes on, -1 where the other one does, whose gain is this one's loss, and 0 where the game is
    over. `trust` says how much of the later surprises a step is credited with.
    """
    later = 0 * values[0]
    for step in range(len(rewards) - 1, -1, -1):
        surprise = rewards[step] + discount * onward[step] * values[step + 1] - values[step]
        later = surprise + discount * trust * onward[step] * later
        advantages[step] = later
