"""MR-14.3.8 to MR-14.3.10: the Timeless Jewel, with which phases are chosen as they come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.items import active_horse_piece, has_active
from fabula.games.realm.day.actions import Phase, Ride
from fabula.games.realm.day.phases import WORKHORSE, sources_of
from fabula.games.realm.day.recording import has_extra, ordinary_left, recordable, why_not_record
from fabula.games.realm.day.route import Route
from fabula.games.realm.magic.bewitching import PROPHECY, is_under
from fabula.games.realm.magic.daily import is_light_elsewhere
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.treasures.events import RestForgone

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.day.actions import Source
    from fabula.games.realm.state import RealmState

JEWEL: Final = "timeless_jewel"


def chooses_freely(state: RealmState, who: str) -> bool:
    """MR-14.3.8, MR-15.2.3a: whether he ignores what he has recorded."""
    return has_active(state, who, JEWEL) or is_under(state, who, PROPHECY)


def route_so_far(
    state: RealmState, who: str, climbing: str | None = None, climbed: int = 0, *, underground: bool
) -> Route:
    """Where he is, and the phases that he has had or lost."""
    one = state.individual(who)
    return Route(
        state.places[who],
        climbing,
        climbed,
        underground=underground,
        sources=tuple(phase.source for phase in one.past),
        lost=one.lost,
    )


def phases_left(state: RealmState, who: str, activity: str = "") -> tuple[Source, ...]:
    """MR-15.4.7b: what gives the phases that he still has; or those which could be for this activity.

    Ordinary ones come last, as they are good for everything.
    """
    route = route_so_far(state, who, underground=_has_been_underground(state))
    sources = sources_of(state, who)
    extra = [source for source in sources if has_extra(state, route, source)]
    fitting = [source for source in extra if not activity or activity in sources[source]]
    ordinary: tuple[Source, ...] = ("ordinary",) if ordinary_left(state, who, route) else ()
    return (*sorted(fitting, key=lambda source: len(sources[source])), *ordinary)


def _has_been_underground(state: RealmState) -> bool:
    """MR-3.2.4: whether whoever takes his turn has been in a cave in it."""
    from fabula.games.realm.day.turn import TakePhases  # which knows this module

    return any(isinstance(step, TakePhases) and step.underground for step in state.agenda)


def _needs_horse(phase: Phase) -> bool:
    return isinstance(phase, Ride) or phase.source == WORKHORSE


class ChoosePhase(Step["RealmState"], frozen=True):
    """MR-14.3.8: the next phase, by where he is and what he has now."""

    rule = "MR-14.3.8"
    who: str
    climbing: str | None
    """The mountain for which some, but not all Move phases have just been done."""
    climbed: int
    """How many of them."""
    underground: bool
    """Whether he has been in a cave today."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Its owner."""
        return (state.player_of(self.who),)

    def _route(self, state: RealmState) -> Route:
        return route_so_far(state, self.who, self.climbing, self.climbed, underground=self.underground)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """All that he could have recorded, or nothing more."""
        phases = recordable(state, self.who, self._route(state))
        allowed = (phase for phase in phases if self._why_not_today(state, phase) is None)
        details: dict[str, str | int] = {"who": self.who, "clearing": state.places[self.who]}
        return Choices("phase", (*allowed, Done()), details)

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """As at Birdsong; only one horse a day helps (MR-14.3.9), and no other light (MR-15.4.1)."""
        if not isinstance(action, Phase):
            return super().why_not(state, seat, action)
        route = self._route(state)
        return why_not_record(state, self.who, route, action) or self._why_not_today(state, action)

    def _why_not_today(self, state: RealmState, phase: Phase) -> Refusal | None:
        if is_light_elsewhere(state, self.who, phase.source):
            return refuse("MR-15.4.1", "no-extra-phase", source=phase.source)
        one, horse = state.individual(self.who), active_horse_piece(state, self.who)
        other = any(map(_needs_horse, one.past)) and one.mount != horse
        return refuse("MR-14.3.9", "another-horse") if other and _needs_horse(phase) else None

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It is done at once."""
        state.pop()
        if not isinstance(action, Phase):
            return [RestForgone(who=self.who, rule=self.rule)]
        if _needs_horse(action):
            state.write(self.who, mount=active_horse_piece(state, self.who) or "")
        state.write(self.who, turn=(action,))
        return []
