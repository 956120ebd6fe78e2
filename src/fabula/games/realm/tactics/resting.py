"""MR-3.8: how long it takes to rest."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from fabula.games.realm.day.phases import SHORT_LEGS
from fabula.games.realm.day.resting import ILL_HEALTH, POULTICE, WITHER
from fabula.games.realm.tactics.preparing import OUT_OF_PLAY

if TYPE_CHECKING:
    from fabula.games.realm.tactics.knowing import Knowing


def efforts_to_rest(knowing: Knowing) -> dict[int, int]:
    """MR-3.8.2 to MR-3.8.4: the chits that a rest does good, and the asterisks that each takes, from 1."""
    sheet = knowing.sheet
    chits = enumerate(zip(sheet.printed(knowing.box), sheet.chits, strict=True), 1)
    tired = {} if ILL_HEALTH in sheet.curses else {at: one for at, one in chits if one[1] in OUT_OF_PLAY}
    efforts = {}
    for number, (chit, now) in tired.items():
        steps = 2 if now == "wounded" and chit.asterisks else 1
        steps -= WITHER in sheet.curses and chit.asterisks > 0
        efforts[number] = max(1, chit.asterisks) * steps
    return {number: effort for number, effort in efforts.items() if effort}


def phases_to_rest(knowing: Knowing, asterisks: int) -> int:
    """MR-3.8.1: so many Rest phases bring back so many asterisks."""
    each = 1 + knowing.has_advantage(SHORT_LEGS) + knowing.is_active(POULTICE)
    return ceil(asterisks / each)
