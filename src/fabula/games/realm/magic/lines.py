"""MR-7.3.1, MR-0.6.1: the lines of recorded spells of somebody else, as a seat may imagine them."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.magic.runes import imagined_learning
from fabula.games.realm.setup.spells import spells_for

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.sheet import Answer, Sheet
    from fabula.games.realm.state import RealmState

TRIES: Final = 50


def imagined_lines(
    state: RealmState,
    seat: Seat,
    sheet: Sheet,
    names: dict[str, str],
    dice: Dice,
    told: tuple[Answer, ...] = (),
) -> Sheet:
    """Other spells, among which are all that he has cast; of spells that have these new names.

    `told` is what whoever imagines has been told of them (MR-15.5.2).
    """
    asked = [answer for answer in told if answer.about == "spell"]
    need = Counter(sheet.shown) | Counter({answer.what for answer in asked if answer.number})
    denied = [answer for answer in asked if not answer.number]
    lot = [spell for spell in spells_for(state, seat) if spell not in {answer.what for answer in denied}]
    for _ in range(TRIES):
        twin = imagined_learning(sheet, names, dice) if state.agenda else sheet
        missing = [*(need - Counter(twin.learned)).elements()]
        fits = len(missing) <= len(sheet.spells) and set(missing) <= set(lot)
        if fits and all(_can_be(twin, answer) for answer in denied):
            break
    else:  # what he has cast he can only have learned, and luck would not have it
        twin = replace(sheet, pondered=tuple(tuple(names.get(s, s) for s in each) for each in sheet.pondered))
        missing = [*(need - Counter(twin.learned)).elements()]
    others = (dice.draw("imagined spell", lot) for _ in range(len(sheet.spells) - len(missing)))
    return replace(twin, spells=tuple(sorted((*missing, *others))))


def _can_be(twin: Sheet, denied: Answer) -> bool:
    """Whether he can have said no: if he knows the spell now, he has learned it since."""
    later = {spell for spells in twin.pondered[denied.pondered :] for spell in spells}
    return denied.what not in twin.learned or denied.what in later
