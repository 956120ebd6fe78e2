"""MR-15.6.6: Magic chits that are unleashed, and what any chit of a character shows now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.magic.bewitching import in_force, rows_on
from fabula.games.realm.magic.types import UNLEASH
from fabula.games.realm.treasures.altering import altered

if TYPE_CHECKING:
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.components.kinds import Strength
    from fabula.games.realm.day.rolls import Circumstances

STRENGTHS: Final[dict[int, Strength]] = {2: "L", 3: "L", 4: "M", 5: "H"}
"""MR-15.6.6a: the strength by the printed time; all that are slower are Tremendous."""
UNLEASHED: Final = "unleashed"
"""What is both a Move and a Fight."""


def chit_now(state: Circumstances, who: str, number: int, printed: ActionChit) -> ActionChit:
    """What the chit of this number shows: unleashed if it is, then as cards alter it (MR-15.6.6b)."""
    return altered(state, who, as_unleashed(state, who, number, printed))


def as_unleashed(state: Circumstances, who: str, number: int, printed: ActionChit) -> ActionChit:
    """What the chit of this number is, whatever cards make of it."""
    if printed.type is not None and state.bewitched and _is_unleashed(state, who, f"chit:{number}"):
        strength = STRENGTHS.get(printed.time, "T")
        printed = replace(printed, action=UNLEASHED, strength=strength, type=None)
    return printed


def _is_unleashed(state: Circumstances, who: str, name: str) -> bool:
    rows = (row for row in rows_on(state, name) if row.spell == UNLEASH and row.caster == who)
    return any(in_force(state, row, name) for row in rows)
