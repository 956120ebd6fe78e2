"""MR-14.6: cards that change what is on their owner's action chits, wanted or not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.day.rolls import has_active

if TYPE_CHECKING:
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.components.kinds import Strength
    from fabula.games.realm.day.rolls import Circumstances

BELT: Final = "belt_of_strength"
DRAUGHT: Final = "draught_of_speed"
GARB: Final = "garb_of_speed"
BELT_STRENGTHS: Final[tuple[Strength, ...]] = ("M", "H", "T")
"""MR-14.6.2: the strength of a chit with no asterisk, with one, and with two."""
TIMES: Final = {GARB: (5, 4, 3), DRAUGHT: (4, 3, 2)}
"""MR-14.6.3, MR-14.6.4: its time; the Draught counts before the Garb."""


def altered(state: Circumstances, who: str, chit: ActionChit) -> ActionChit:
    """What a chit of his shows while these cards are active; nothing but chits is affected (MR-14.6.1)."""
    if chit.strength is not None and has_active(state, who, BELT):
        chit = replace(chit, strength=BELT_STRENGTHS[chit.asterisks])
    for card, times in TIMES.items():
        if has_active(state, who, card):
            chit = replace(chit, time=times[chit.asterisks])
    return chit
