"""MR-14.4.5: the Withered Claw, a wish and a curse at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Step
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.treasures.wand import asks_first

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

CURSE: Final = "curse"
RULE: Final = "MR-14.4.5"


class Clawing(Step["RealmState"], frozen=True):
    """The Withered Claw is used by somebody who has chosen the red die (MR-14.5.7)."""

    rule = RULE
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Now he rolls."""
        state.pop()
        return use_claw(state, self.who, dice)


def use_claw(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """He rolls once, and reads the result on both tables; with the Wand he chooses the red die first."""
    if asks_first(state, who, "wish", Clawing(who)):
        return []
    # here, because wishes know of combat, which knows of belongings, which know of this card
    from fabula.games.realm.magic.curses import strike
    from fabula.games.realm.magic.wishes import WISH, grant

    row, rolled = roll(state, who, WISH, dice, RULE)
    (curse,) = state.box.tables[CURSE].rows[rolled.result - 1].results
    return [rolled, *strike(state, who, curse, RULE), *grant(state, who, row.results[0])]
