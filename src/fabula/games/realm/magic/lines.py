"""MR-7.3.1, MR-0.6.1: the lines of recorded spells of somebody else, as a seat may imagine them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.magic.runes import imagined_learning
from fabula.games.realm.setup.spells import spells_for

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState

TRIES: Final = 50


def imagined_lines(state: RealmState, seat: Seat, sheet: Sheet, names: dict[str, str], dice: Dice) -> Sheet:
    """Other spells, among which are all that he has cast; of spells that have these new names."""
    lot = spells_for(state, seat)
    for _ in range(TRIES):
        twin = imagined_learning(sheet, names, dice) if state.agenda else sheet
        missing = [*(Counter(sheet.shown) - Counter(twin.learned)).elements()]
        if len(missing) <= len(sheet.spells) and set(missing) <= set(lot):
            break
    else:  # what he has cast he can only have learned, and luck would not have it
        twin = replace(sheet, pondered=tuple(tuple(names.get(s, s) for s in each) for each in sheet.pondered))
        missing = [*(Counter(sheet.shown) - Counter(twin.learned)).elements()]
    others = (dice.draw("imagined spell", lot) for _ in range(len(sheet.spells) - len(missing)))
    return replace(twin, spells=tuple(sorted((*missing, *others))))
