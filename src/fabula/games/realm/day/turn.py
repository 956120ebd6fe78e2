"""MR-3.4.3: a turn: its start, the recorded phases in their order, its end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.actions import Alert, Hide, Hire, Move, Rest, Ride, Search, Trade
from fabula.games.realm.belongings.rearranging import Rearranging
from fabula.games.realm.day.alerting import alert
from fabula.games.realm.day.blocking import EndPhase
from fabula.games.realm.day.ending import end_turn
from fabula.games.realm.day.hiding import hide
from fabula.games.realm.day.moving import Walking, why_not_enter
from fabula.games.realm.day.phases import (
    PONY,
    WORKHORSE,
    activity_of,
    clearings_of,
    horse_kind,
    is_cave,
    is_mountain,
)
from fabula.games.realm.day.resting import rest
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.events import Cancelled, Climbs, PhaseBegan, TurnEnded, Unhidden
from fabula.games.realm.natives.hiring import hire_phase
from fabula.games.realm.trade.trading import trade_phase

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.actions import Phase
    from fabula.games.realm.state import RealmState


class StartTurn(Step["RealmState"], frozen=True):
    """MR-3.4.3a, MR-3.4.3c: he becomes unhidden, and may rearrange his belongings."""

    rule = "MR-3.4.3a"
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Before his first phase."""
        state.pop()
        state.push(Rearranging(self.who))
        if not state.individual(self.who).hidden:
            return []
        state.write(self.who, hidden=False)
        return [Unhidden(who=self.who, rule=self.rule)]


class TakePhases(Step["RealmState"], frozen=True):
    """MR-3.2.10: phase after phase comes up, and is performed if possible."""

    rule = "MR-3.2.10"
    who: str
    climbing: str | None = None
    """The mountain for which the first of two Move phases has just been done (MR-3.5.2)."""
    sunlit: bool = False
    """Whether he has used a sunlight phase today (MR-3.2.4b)."""
    underground: bool = False
    """Whether he has been in a cave today."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Reveal the next phase and do it, or cancel it."""
        one = state.individual(self.who)
        if not one.turn:
            state.pop()
            return []
        phase = one.turn[0]
        ordinary = sum(before.source == "ordinary" for before in one.past)
        sunlight = phase.source == "ordinary" and ordinary >= state.box.calendar.basic_phases
        state.write(self.who, turn=one.turn[1:], past=(*one.past, phase))
        clearing, onward = clearings_of(phase)
        began = PhaseBegan(
            who=self.who,
            activity=activity_of(phase),
            clearing=clearing,
            onward=onward,
            source=phase.source,
            rule=self.rule,
            reveals=True,
        )
        here = replace(self, underground=self.underground or self._in_cave(state))
        if problem := here.why_cancelled(state, phase, sunlight=sunlight):
            state.swap(replace(here, climbing=None))
            state.push(EndPhase(self.who))
            return [began, Cancelled(who=self.who, reason=problem[1], rule=problem[0])]
        climbing = here._first_half(state, phase)
        state.swap(replace(here, sunlit=self.sunlit or sunlight, climbing=climbing))
        state.push(EndPhase(self.who))
        if climbing is not None:
            return [began, Climbs(who=self.who, clearing=climbing, rule="MR-3.5.2")]
        return [began, *_perform(state, self.who, phase, dice)]

    def _in_cave(self, state: RealmState) -> bool:
        return is_cave(state, state.places[self.who])

    def _first_half(self, state: RealmState, phase: Phase) -> str | None:
        match phase:
            case Move(clearing) if is_mountain(state, clearing) and self.climbing != clearing:
                return clearing
            case _:
                return None

    def why_cancelled(self, state: RealmState, phase: Phase, *, sunlight: bool) -> tuple[str, str] | None:
        """The clause and the reason, if a phase cannot be performed here and now."""
        if sunlight and self.underground:
            return ("MR-3.2.4b", "no-sunlight")
        at = state.places[self.who]
        if phase.source == "reputation" and not _at_dwelling(state, at):
            return ("MR-3.2.8", "no-dwelling")
        clearing, _ = clearings_of(phase)
        if clearing is None:
            return None
        if problem := why_not_enter(state, self.who, clearing):
            return problem
        if is_cave(state, clearing) and (sunlight or self.sunlit):
            return ("MR-3.2.4b", "sunlight-used")
        if isinstance(phase, Ride) or phase.source == WORKHORSE:
            return _why_not_on_horse(state, self.who, phase, at, clearing)
        return None


def _why_not_on_horse(
    state: RealmState, who: str, phase: Phase, at: str, clearing: str
) -> tuple[str, str] | None:
    """MR-4.4.3, MR-4.4.5: the horse is still active, and no cave comes into it."""
    if is_cave(state, at) or is_cave(state, clearing):
        return ("MR-4.4.5", "horse-in-cave")
    needed = {PONY} if isinstance(phase, Ride) else set()
    if phase.source == WORKHORSE:
        needed.add(WORKHORSE)
    return None if needed == {horse_kind(state, who)} else ("MR-3.2.8", "no-horse")


def _at_dwelling(state: RealmState, clearing: str) -> bool:
    """MR-13.4.2: campfires included."""
    return any(piece in state.box.dwellings for piece in state.standing_at.get(clearing, ()))


def _perform(state: RealmState, who: str, phase: Phase, dice: Dice) -> list[Event]:
    match phase:
        case Move(clearing):
            state.push(Walking(who, clearing))
            return []
        case Ride(clearing, onward):
            further = () if clearing == onward else (Walking(who, onward, riding=True),)
            state.push(Walking(who, clearing), *further)
            return []
        case Hide():
            return hide(state, who, dice)
        case Alert():
            return alert(state, who)
        case Rest():
            return rest(state, who)
        case Search():
            state.push(Searching(who))
            return []
        case Trade():
            return trade_phase(state, who)
        case Hire():
            return hire_phase(state, who)


class EndTurn(Step["RealmState"], frozen=True):
    """MR-3.4.3d: chits are turned up, and monsters and natives come (MR-3.15)."""

    rule = "MR-3.4.3d"
    who: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """His turn is over."""
        state.pop()
        return [TurnEnded(who=self.who, rule=self.rule), *end_turn(state, self.who, dice)]
