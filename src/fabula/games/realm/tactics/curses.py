"""MR-16.12: what a curse takes from him, and where he is freed of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.resting import ILL_HEALTH, WITHER
from fabula.games.realm.magic.curses import EYEMIST, SQUEAK
from fabula.games.realm.scoring.victory import ASHES, DISGUST
from fabula.games.realm.tactics.trading import stake
from fabula.games.realm.tactics.values import Values

if TYPE_CHECKING:
    from fabula.games.realm.tactics.knowing import Knowing

BURDEN: Final = {EYEMIST: 5.0, SQUEAK: 8.0, WITHER: 2.0, ILL_HEALTH: 3.0, ASHES: 1.0, DISGUST: 1.0}
"""How many points it is worth to be free to search, to hide, to fight, to rest; and what he may gain yet."""


def burden(knowing: Knowing) -> float:
    """What it is worth to him to be freed of his curses, with the Gold and Fame that count for nothing."""
    curses, values = knowing.sheet.curses, Values(knowing, cursed=False)
    gold = knowing.one.gold * values.gold + stake(knowing, values) if ASHES in curses else 0.0
    fame = knowing.sheet.fame * values.fame if DISGUST in curses else 0.0
    return sum(BURDEN[curse] for curse in curses) + gold + fame


def chapels(knowing: Knowing) -> list[str]:
    """MR-3.16.5: where curses are lifted at Midnight."""
    lifting = [name for name, dwelling in knowing.box.dwellings.items() if dwelling.lifts_curses]
    return [knowing.places[name] for name in lifting if knowing.places.get(name) in knowing.atlas.clearings]
