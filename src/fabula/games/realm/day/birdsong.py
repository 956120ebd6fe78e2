"""MR-3.2.1: at Birdsong everybody records a turn, phase by phase and unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, SecretStep, refuse
from fabula.games.realm.actions import Phase, Ready
from fabula.games.realm.day.phases import activity_of, clearings_of, recordable, route_of, why_not_record
from fabula.games.realm.events import PhaseRecorded, TurnReady

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class Birdsong(SecretStep["RealmState", Phase | Ready], frozen=True):
    """MR-3.2.1: a list of phases; belongings stay as they are."""

    rule = "MR-3.2.1"

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Phase | Ready, ...]) -> Choices:
        """Each phase that may come next, or the end of the turn."""
        who = state.sheet(seat).character
        route = route_of(state, state.places[who], phases_in(draft))
        return Choices("turn", (*recordable(state, who, route), Ready()), {"clearing": route.at})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """By the route that he has recorded so far."""
        if isinstance(action, Ready):
            return None
        if not isinstance(action, Phase):
            return refuse(self.rule, "not-offered")
        who = state.sheet(seat).character
        route = route_of(state, state.places[who], phases_in(self.draft(seat)))
        return why_not_record(state, who, route, action)

    def whole(self, state: RealmState, seat: Seat, draft: tuple[Phase | Ready, ...]) -> bool:
        """Handed in."""
        return bool(draft) and isinstance(draft[-1], Ready)

    def drafted(self, state: RealmState, seat: Seat, action: Action) -> list[Event]:
        """For his own eyes."""
        if not isinstance(action, Phase):
            return []
        clearing, onward = clearings_of(action)
        return [
            PhaseRecorded(
                who=state.sheet(seat).character,
                activity=activity_of(action),
                clearing=clearing,
                onward=onward,
                source=action.source,
                rule=self.rule,
                to=(seat,),
            )
        ]

    def ready(self, state: RealmState, seat: Seat) -> list[Event]:
        """All that the others learn."""
        return [TurnReady(seat=seat, rule=self.rule)]

    def reveal(self, state: RealmState, dice: Dice) -> list[Event]:
        """They go onto the sheets, and stay secret until they come up (MR-0.6.1)."""
        state.pop()
        for seat, draft in zip(self.asked, self.drafts, strict=True):
            who = state.sheet(seat).character
            state.write(who, turn=phases_in(draft), past=(), dawn=state.places[who])
        return []


def phases_in(draft: tuple[Phase | Ready, ...]) -> tuple[Phase, ...]:
    """What is recorded, without the word that it is all."""
    return tuple(phase for phase in draft if not isinstance(phase, Ready))


def imagined_turn(state: RealmState, who: str, dice: Dice) -> tuple[Phase, ...]:
    """Some way in which a turn may go on, of which the others know the phases that have come up."""
    one = state.individual(who)
    turn: tuple[Phase, ...] = ()
    while True:
        offered = recordable(state, who, route_of(state, one.dawn, (*one.past, *turn)))
        picked = dice.draw("imagined phase", range(len(offered) + 1))
        if picked == len(offered):
            return turn
        turn = (*turn, offered[picked])
