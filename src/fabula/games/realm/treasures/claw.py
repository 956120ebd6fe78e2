"""MR-14.4.5: the Withered Claw, a wish and a curse at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.rolls import roll

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

CURSE: Final = "curse"
RULE: Final = "MR-14.4.5"


def use_claw(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """He rolls once, and reads the result on both tables."""
    # here, because wishes know of combat, which knows of belongings, which know of this card
    from fabula.games.realm.magic.curses import strike
    from fabula.games.realm.magic.wishes import WISH, grant

    row, rolled = roll(state, who, WISH, dice, RULE)
    (curse,) = state.box.tables[CURSE].rows[rolled.result - 1].results
    return [rolled, *strike(state, who, curse, RULE), *grant(state, who, row.results[0])]
