"""Positions at random, crowded on purpose, for properties that hold everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drawn import make_state
from hypothesis import strategies as st

from fabula.games.floors.board import CORNERS, OFF, cell_at
from fabula.games.floors.options import Options
from fabula.games.floors.state import FloorsState, figure_names

if TYPE_CHECKING:
    from hypothesis.strategies import DrawFn

WIDE: Final = 6
HIGH: Final = 4
WINDOWS: Final = ((0, 0), (5, 3), (10, 7), (11, 2))
"""Where the crowd is: at the exit, in the middle, at the entrance, at a staircase."""
TOKENS: Final = (".", ".", ".", ".", "~", "~", "o", "c", "~o", "F", "F", "~F", "1E", "M")


@st.composite
def crowds(draw: DrawFn) -> FloorsState:
    """A state with the first seat on turn and stones, blood, figures and the monster close together."""
    seats = draw(st.sampled_from([2, 5]))
    names = list(figure_names(seats).values())
    waiting = names[:1] + names[4:6] + names[1:4] + names[6:]
    tokens = draw(st.lists(st.sampled_from(TOKENS), min_size=WIDE * HIGH, max_size=WIDE * HIGH))
    at = draw(st.sampled_from(WINDOWS))
    monsters = portals = 0
    for index, token in enumerate(tokens):
        cell = cell_at(at[0] + index % WIDE, at[1] + index // WIDE)
        if token == "M":
            monsters += 1
            tokens[index] = "<" if monsters == 1 else "."
        elif token == "1E":
            portals += 1
            tokens[index] = token if portals <= 2 else "."
        elif "F" in token:
            tokens[index] = token.replace("F", waiting.pop(0)) if waiting else "."
        if cell == OFF:
            tokens[index] = "#"
        elif cell in CORNERS and token in ("1E", "o", "c", "~o"):
            tokens[index] = "."
    text = "\n".join(" ".join(tokens[row * WIDE : (row + 1) * WIDE]) for row in range(HIGH))
    onto_teleporter = draw(st.sampled_from(["refused", "destroyed"]))
    return make_state(
        text,
        at=at,
        seats=seats,
        in_round=draw(st.integers(2, 14)),
        options=Options(stone_onto_teleporter=onto_teleporter),  # type: ignore[arg-type] # one of the two
    )
