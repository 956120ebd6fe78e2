"""MR-14.4: the Amulet, which frees of a curse or breaks a spell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.actions import Dispel, Lift
from fabula.games.realm.belongings.events import CurseLifted
from fabula.games.realm.magic.bewitching import names_of_rows
from fabula.games.realm.magic.durations import narrow_spell
from fabula.games.realm.treasures.remedies import broken_for, uses

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class UseAmulet(Step["RealmState"], frozen=True):
    """MR-14.4.2: its owner names the curse, or the spell."""

    rule = "MR-14.4.2"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Its owner."""
        return (state.player_of(self.who),)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each curse and each spell in the clearing."""
        return Choices("lift", uses(state, self.who), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """MR-14.4.3: that curse of that character is gone, however often he received it."""
        state.pop()
        if isinstance(action, Dispel):
            row = names_of_rows(state)[action.spell]
            return narrow_spell(state, row, broken_for(state, self.who, row), "MR-14.4.4")
        assert isinstance(action, Lift)
        cursed = state.player_of(action.other)
        left = tuple(curse for curse in state.sheet(cursed).curses if curse != action.curse)
        state.write_sheet(cursed, curses=left)
        return [CurseLifted(who=action.other, curse=action.curse, rule="MR-14.4.3")]
