"""What a position is worth, for bots that look one move ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from hare_and_hounds.board import LINES, column
from hare_and_hounds.state import HARE

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from hare_and_hounds.state import HuntState


def worth(state: State, seat: Seat) -> float:
    """To the hare: room to move, and hounds that it has passed; to the hounds the opposite."""
    hunt = cast("HuntState", state)
    if hunt.ending is not None:
        for_hare = -100.0 if hunt.ending == "caught" else 100.0
    else:
        room = sum(end not in hunt.hounds for end in LINES[hunt.hare])
        passed = sum(column(hound) >= column(hunt.hare) for hound in hunt.hounds)
        for_hare = room + 5.0 * passed + 0.1 * hunt.idle
    return for_hare if seat == HARE else -for_hare
