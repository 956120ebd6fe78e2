"""MR-14.5.7: the Magic Wand, whose owner chooses what the red die shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, get_args

from fabula.core import Choices, Seat, Step
from fabula.games.realm.day.rolls import has_active, is_set_by_wand
from fabula.games.realm.treasures.actions import Pips, SetDie
from fabula.games.realm.treasures.events import DieSet

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

WAND: Final = "magic_wand"


class SetRedDie(Step["RealmState"], frozen=True):
    """MR-0.4.5: before he rolls, he chooses what the red die shows."""

    rule = "MR-14.5.7"
    who: str
    table: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Its owner."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Any number of a die."""
        return Choices("red-die", tuple(map(SetDie, get_args(Pips))), {"who": self.who, "table": self.table})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Everybody sees it; the next roll of his on such a table has it."""
        assert isinstance(action, SetDie)
        state.pop()
        before = state.sheet(seat).red_dice
        state.write_sheet(seat, red_dice=(*before, action.number))
        return [DieSet(who=self.who, table=self.table, number=action.number, rule=self.rule)]


def sets_die(state: RealmState, who: str, table: str, activity: str | None = None) -> bool:
    """Whether somebody has still to choose the red die for a roll on a table."""
    sheet = state.sheet_of(who) if who in state.individuals else None
    able = sheet is not None and not sheet.red_dice and has_active(state, who, WAND)
    return able and is_set_by_wand(state.box, table, activity)


def asks_first(state: RealmState, who: str, table: str, then: Step[RealmState] | None = None) -> bool:
    """Ask the owner of the Wand for the red die, if he has to choose it; `then` comes after his answer."""
    if not sets_die(state, who, table):
        return False
    if then is not None:
        state.push(then)
    state.push(SetRedDie(who, table))
    return True
