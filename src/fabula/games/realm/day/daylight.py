"""MR-3.3, MR-3.4.1: Sunrise, and the turns of the day in an order that is drawn one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.actions import Go, Pass
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.day.turn import EndTurn, StartTurn, TakePhases
from fabula.games.realm.events import MonsterRoll, Passed, TurnBegan, TurnLost

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

CLEVER: Final = "clever"
DIE: Final = range(1, 7)


class Sunrise(Step["RealmState"], frozen=True):
    """MR-3.1.2: the monster roll, what a seventh day brings, then the attention chits are mixed."""

    rule = "MR-3.3.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Roll, and sort out who chooses his moment."""
        state.monster_roll = dice.draw("monster roll", DIE)
        clever = tuple(seat for seat in range(state.seats) if state.has_advantage(seat, CLEVER))
        state.swap(Daylight(tuple(seat for seat in range(state.seats) if seat not in clever), clever))
        rolled = MonsterRoll(result=state.monster_roll, rule=self.rule, reveals=True)
        return [rolled, *seventh_day(state)]


class Daylight(Step["RealmState"], frozen=True):
    """MR-3.4.1: chits are drawn one at a time; before each the Swordsman is asked (MR-13.11.2)."""

    rule = "MR-3.4.1"
    chits: tuple[Seat, ...]
    """Those whose chit has not been drawn."""
    clever: tuple[Seat, ...]
    """Those who choose their moment and have not gone."""
    passed: bool = False

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever may go before the next chit; without chits he must (MR-13.11.3)."""
        waiting = tuple(seat for seat in self.clever if not state.sheet(seat).blocked)
        return waiting[:1] if self.chits and not self.passed else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Now, or not yet."""
        return Choices("moment", (Go(), Pass()), {"left": len(self.chits)})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Take the turn, or let a chit be drawn."""
        if isinstance(action, Pass):
            state.swap(replace(self, passed=True))
            return [Passed(seat=seat, rule="MR-13.11.2")]
        return self._turn(state, seat, rule="MR-13.11.2")

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Draw the next chit, as long as there is one."""
        if self.chits:
            return self._turn(state, dice.draw("attention chit", self.chits), rule=self.rule)
        if self.clever:
            return self._turn(state, self.clever[0], rule="MR-13.11.3")
        state.pop()
        return []

    def _turn(self, state: RealmState, seat: Seat, rule: str) -> list[Event]:
        drawn = seat in self.chits
        chits, clever = (tuple(who for who in left if who != seat) for left in (self.chits, self.clever))
        state.swap(Daylight(chits, clever))
        if state.sheet(seat).blocked:
            return [TurnLost(seat=seat, rule="MR-3.4.4", reveals=drawn)]
        state.push(StartTurn(seat), TakePhases(seat), EndTurn(seat))
        return [TurnBegan(seat=seat, drawn=drawn, rule=rule, reveals=drawn)]


def still_to_come(state: RealmState) -> tuple[Seat, ...]:
    """Whose recorded turn has not ended, nor been cut short."""
    found: list[Seat] = []
    for step in state.agenda:
        if isinstance(step, Daylight):
            found += (*step.chits, *step.clever)
        elif isinstance(step, EndTurn):
            found.append(step.seat)
    return tuple(sorted(found))
