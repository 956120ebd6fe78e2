"""MR-15.3.4, MR-16.14: whoever is Lost goes where the dice lead him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.day.actions import Move, Ride
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.going import Walking
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.day.route import is_cave
from fabula.games.realm.day.woods import within_reach
from fabula.games.realm.magic.actions import GoTo
from fabula.games.realm.magic.events import Detained
from fabula.games.realm.treasures.jewel import chooses_freely, phases_left
from fabula.games.realm.treasures.wand import asks_first

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

LOST: Final = "lost"


class Straying(Step["RealmState"], frozen=True):
    """MR-16.14.1: to the adjacent clearing of the number that he rolls, along any roadway."""

    rule = "MR-15.3.4a"
    who: str
    number: int = 0
    """What he has rolled; 0 before."""

    def _clearings(self, state: RealmState) -> tuple[str, ...]:
        near = within_reach(state, self.who, state.places[self.who])  # MR-16.14.3
        return tuple(one for one in near if state.atlas.clearings[one].number == self.number)

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """MR-16.14.2: him, if several clearings have the number."""
        return (state.player_of(self.who),) if len(self._clearings(state)) > 1 else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each of them."""
        return Choices("stray", tuple(map(GoTo, self._clearings(state))), {"who": self.who})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He goes there."""
        assert isinstance(action, GoTo)
        return self._go(state, action.clearing)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Roll; then he goes, or there is no such clearing (MR-16.14.2)."""
        if not self.number:
            if asks_first(state, self.who, LOST):
                return []
            row, rolled = roll(state, self.who, LOST, dice, self.rule)
            assert row.number is not None
            state.swap(Straying(self.who, row.number))
            return [rolled]
        found = self._clearings(state)
        if found:
            return self._go(state, found[0])
        state.pop()
        return [Cancelled(who=self.who, reason="no-such-clearing", rule="MR-16.14.2")]

    def _go(self, state: RealmState, clearing: str) -> list[Event]:
        """MR-16.14.4: a mountain takes his next Move, too; without one he stays."""
        if is_cave(state, clearing) and _is_sunlit(state):
            state.pop()
            return [Cancelled(who=self.who, reason="sunlight-used", rule="MR-3.2.4b")]
        if state.atlas.clearings[clearing].kind != "mountain":
            state.swap(Walking(self.who, clearing))
            return []
        if not self._loses_move(state):
            state.pop()
            return [Cancelled(who=self.who, reason="mountain-too-far", rule="MR-16.14.4")]
        state.swap(Walking(self.who, clearing))
        return [Detained(who=self.who, clearing=clearing, rule="MR-16.14.4")]

    def _loses_move(self, state: RealmState) -> bool:
        """Take his next Move, if he has one; of whoever chooses as he goes a phase that could be one."""
        one = state.individual(self.who)
        if chooses_freely(state, self.who):
            left = phases_left(state, self.who, "move")
            state.write(self.who, lost=(*one.lost, *left[:1]))
            return bool(left)
        further = next((at for at, phase in enumerate(one.turn) if isinstance(phase, Move | Ride)), None)
        if further is None:
            return False
        gone = one.turn[further]
        turn = (*one.turn[:further], *one.turn[further + 1 :])
        state.write(self.who, turn=turn, lost=(*one.lost, gone.source))
        return True


def _is_sunlit(state: RealmState) -> bool:
    """MR-3.2.4b: whether whoever takes his turn has used a sunlight phase, or does so now."""
    from fabula.games.realm.day.turn import TakePhases  # which knows this module

    return any(isinstance(step, TakePhases) and step.sunlit for step in state.agenda)
