"""MR-14.4: the Amulet, which frees of a curse."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.actions import Lift
from fabula.games.realm.belongings.events import CurseLifted

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

AMULET: Final = "amulet"


def curses_near(state: RealmState, who: str) -> tuple[Lift, ...]:
    """MR-14.4.2: each curse on each character in his clearing."""
    place = state.places[who]
    sheets = (sheet for sheet in state.sheets if sheet and state.places[sheet.character] == place)
    return tuple(Lift(sheet.character, curse) for sheet in sheets for curse in dict.fromkeys(sheet.curses))


class UseAmulet(Step["RealmState"], frozen=True):
    """MR-14.4.2: its owner names the curse."""

    rule = "MR-14.4.2"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Its owner."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each curse in the clearing."""
        return Choices("lift", curses_near(state, self.who), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """MR-14.4.3: that curse of that character is gone, however often he received it."""
        assert isinstance(action, Lift)
        state.pop()
        cursed = state.player_of(action.other)
        left = tuple(curse for curse in state.sheet(cursed).curses if curse != action.curse)
        state.write_sheet(cursed, curses=left)
        return [CurseLifted(who=action.other, curse=action.curse, rule="MR-14.4.3")]
