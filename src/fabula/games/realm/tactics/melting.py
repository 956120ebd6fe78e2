"""Mist, which saves whoever has melted into it once and has color for it (MR-7.7.3, MR-15.6.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.sheets import attackers_of
from fabula.games.realm.day.resting import ILL_HEALTH, WITHER
from fabula.games.realm.magic.actions import Energize
from fabula.games.realm.magic.bewitching import MIST
from fabula.games.realm.magic.colors import READY
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.preparing import OUT_OF_PLAY, color_type
from fabula.games.realm.tactics.resting import phases_to_rest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from fabula.core import Action
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.knowing import Knowing

ESCAPES_WANTED: Final = 2
"""For so many escapes he wants to have color: the day after one he may need the next."""
PROFITABLE: Final = 0.3
"""What a fight must promise for somebody to stay in it who could as well melt."""
MELTED: Final = (1.0, 0.15, 0.04, 0.02)
"""How much of a danger is left if he can melt so often: the next may find him without color."""


def mist_chits(sheet: Sheet, box: Box, *states: str) -> list[int]:
    """Which chits in one of these states are of the color of mist, or would be, counted from 1."""
    chits = enumerate(zip(sheet.printed(box), sheet.chits, strict=True), 1)
    type_ = color_type(box.spells[MIST])
    return [number for number, (chit, now) in chits if now in states and chit.type == type_]


def melts(knowing: Knowing) -> int:
    """How often he can melt if he is attacked: not at all if he never has; to be mist today does not last."""
    melted = any(row.spell == MIST and knowing.me in row.targets for row in knowing.view.bewitched)
    return len(mist_chits(knowing.sheet, knowing.box, "color")) if melted else 0


def danger_left(knowing: Knowing) -> float:
    """The share of each danger from which mist does not save him."""
    return MELTED[min(knowing.melts, len(MELTED) - 1)]


def holds_back(knowing: Knowing) -> bool:
    """Whether he strikes nobody first, since he could not melt today and tomorrow if it failed."""
    return _knows_mist(knowing.sheet) and knowing.melts < ESCAPES_WANTED


def lacks_color(knowing: Knowing) -> bool:
    """Whether he could have more color, and does not have enough."""
    sheet, box = knowing.sheet, knowing.box
    if not _knows_mist(sheet):
        return False
    able = mist_chits(sheet, box, "color", *READY, *_restable(sheet))
    return len(mist_chits(sheet, box, "color")) < min(ESCAPES_WANTED, len(able))


def rests_to_color(knowing: Knowing) -> int:
    """MR-3.8.2, MR-3.8.3: how many Rest phases it takes before there is a chit to enchant."""
    sheet, box = knowing.sheet, knowing.box
    if mist_chits(sheet, box, *READY):
        return 0
    tired = mist_chits(sheet, box, *_restable(sheet))
    return min((phases_to_rest(knowing, knowing.efforts[number]) for number in tired), default=0)


def _knows_mist(sheet: Sheet) -> bool:
    return MIST in (*sheet.spells, *sheet.learned)


def _restable(sheet: Sheet) -> tuple[str, ...]:
    """MR-3.8.4: the chits that a rest brings back: under these curses none."""
    return () if {ILL_HEALTH, WITHER} & {*sheet.curses} else OUT_OF_PLAY


def color_to_make(knowing: Knowing) -> int | None:
    """Which chit to enchant next: first of all for mist."""
    pale = mist_chits(knowing.sheet, knowing.box, *READY) if lacks_color(knowing) else []
    wanted = [number for number in pale if number in knowing.color_wanted]
    return next(iter((*wanted, *pale, *knowing.pale)), None)


def melt(state: RealmState, who: str, actions: Sequence[Action], worth: Callable[[], float]) -> Action:
    """As mist nobody can attack him: better than most fights, whose worth without a spell is asked for."""
    melting = [one for one in actions if isinstance(one, Energize) and one.spell == f"{MIST}@{who}"]
    wanted = melting and attackers_of(state, who) and worth() < PROFITABLE
    return melting[0] if wanted else Done()
