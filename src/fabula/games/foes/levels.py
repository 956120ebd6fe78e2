"""Levels of those who play Foes.

There are only four or five choices at most decisions, so beginners differ by how many of them they notice.
A try has to go on to the same moment for every move, though others are asked in the middle of a turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.core.extras import Level

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from fabula.games.foes.state import FoesState

levels: Final = (
    Level(attention=0.0, least=2),
    Level(attention=0.0, least=2.25),
    Level(attention=0.0, least=2.5),
    Level(attention=0.0, least=3),
    Level(attention=0.0, least=3.5),
    Level(),
    Level(candidates=2, tries=4, ahead=0),
    Level(candidates=5, tries=48, ahead=0),
)
"""From a hurried beginner to the best."""


def on_turn(state: State) -> Seat:
    """The active player; others decide in his turn whether they follow (FOE-9.4)."""
    return cast("FoesState", state).active
