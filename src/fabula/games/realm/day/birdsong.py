"""MR-3.2.1: at Birdsong everybody records turns, phase by phase and unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.core import Choices, Refusal, Seat, SecretStep, refuse
from fabula.games.realm.belongings.events import Reconsidered
from fabula.games.realm.belongings.items import active_horse_piece
from fabula.games.realm.belongings.settling import unsettle
from fabula.games.realm.day.actions import Follow, Lead, Phase, Ready, Reconsider
from fabula.games.realm.day.events import FollowRecorded, PhaseRecorded, TurnReady
from fabula.games.realm.day.minions import is_minion, is_phantasm
from fabula.games.realm.day.phases import activity_of, clearings_of
from fabula.games.realm.day.recording import ordinary_left, recordable, why_not_record
from fabula.games.realm.day.route import route_of
from fabula.games.realm.natives.ranks import is_underling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

Order: TypeAlias = Phase | Follow | Lead | Reconsider | Ready
"""A step of a draft; the turns of a seat stand one after the other, each closed by `Ready`."""


def turn_takers(state: RealmState) -> tuple[str, ...]:
    """MR-5.8.1, MR-5.8.2: characters, hired leaders and minions; underlings take no turns."""
    here = (who for who in state.individuals if state.is_on_map(who))
    return tuple(who for who in here if not is_underling(state, who))


def recorders(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """For whom a seat records turns: its character first."""
    here = (who for who in state.led_by(seat) if state.is_on_map(who))
    return tuple(who for who in here if not is_underling(state, who))


def guides_for(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-3.12.1, MR-3.12.8: whom he could follow today; an underling serves his owner and his leaders."""
    if not state.is_in_clearing(who) or is_phantasm(who):  # MR-3.5.8, MR-15.6.4d
        return ()
    here, seat, underling = state.places[who], state.player_of(who), is_underling(state, who)
    near = (one for one in state.individuals if state.places[one] == here and one != who)
    return tuple(
        one
        for one in near
        if not is_minion(one) and (not underling or state.player_of(one) == seat)  # MR-13.13.5
        if not is_underling(state, one)
    )


BIRDSONG: Final = "birdsong"
"""The tag of that step, by which a view tells what is going on."""


class Birdsong(SecretStep["RealmState", Order], frozen=True):
    """MR-3.2.1: a list of phases for each who takes turns, then the guides of underlings (MR-3.12.8)."""

    rule = "MR-3.2.1"

    def _underlings(self, state: RealmState, seat: Seat) -> Iterator[str]:
        """Those who could follow somebody."""
        return (who for who in state.led_by(seat) if is_underling(state, who) and guides_for(state, who))

    def _parts(self, state: RealmState, seat: Seat) -> int:
        return len(recorders(state, seat)) + any(self._underlings(state, seat))

    def _leads(self, state: RealmState, seat: Seat, draft: tuple[Order, ...]) -> list[Lead]:
        """Each underling that has no guide, with each whom he may have."""
        led = {order.who for order in draft if isinstance(order, Lead)}
        free = (who for who in self._underlings(state, seat) if who not in led)
        return [Lead(who, guide) for who in free for guide in guides_for(state, who)]

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Order, ...]) -> Choices:
        """Each phase that may come next, or the end of the turn."""
        turns = turns_in(draft)
        own = recorders(state, seat)
        if len(turns) > len(own):
            return Choices("guides", (*self._leads(state, seat, draft), Ready()), {"seat": seat})
        who, recorded = own[len(turns) - 1], turns[-1]
        route = route_of(state, state.places[who], phases_in(recorded))
        ground = (
            "air"
            if route.at in state.atlas.of_tile
            else "road"
            if route.at in state.atlas.ways
            else "clearing"
        )
        details: dict[str, str | int] = {"who": who, "clearing": route.at, "ground": ground}
        ends = (*_second_thoughts(state, who, recorded), Ready())
        if guide_in(recorded) is not None:
            return Choices("turn", ends, {**details, "left": 0})
        details["left"] = ordinary_left(state, who, route)
        guides = () if phases_in(recorded) else guides_for(state, who)
        follows = (Follow(guide, wary) for guide in guides for wary in (False, True))
        return Choices("turn", (*recordable(state, who, route), *follows, *ends), details)

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """By the route that he has recorded so far."""
        if isinstance(action, Ready):
            return None
        turns, own = turns_in(self.draft(seat)), recorders(state, seat)
        if len(turns) > len(own):
            leads = self._leads(state, seat, self.draft(seat))
            return None if action in leads else refuse("MR-3.12.8", "not-offered")
        who, recorded = own[len(turns) - 1], turns[-1]
        if action in _second_thoughts(state, who, recorded):
            return None
        if not isinstance(action, Phase | Follow):
            return refuse(self.rule, "not-offered")
        if guide_in(recorded) is not None or (isinstance(action, Follow) and phases_in(recorded)):
            return refuse("MR-3.2.9", "follows-all-day")
        if isinstance(action, Follow):
            known = action.whom in guides_for(state, who)
            return None if known else refuse("MR-3.12.1", "no-such-guide", whom=action.whom)
        return why_not_record(state, who, route_of(state, state.places[who], phases_in(recorded)), action)

    def whole(self, state: RealmState, seat: Seat, draft: tuple[Order, ...]) -> bool:
        """All is handed in."""
        if not draft or not isinstance(draft[-1], Ready):
            return False
        return sum(isinstance(order, Ready) for order in draft) == self._parts(state, seat)

    def drafted(self, state: RealmState, seat: Seat, action: Action) -> list[Event]:
        """For his own eyes."""
        own = recorders(state, seat)
        who = own[min(len(turns_in(self.draft(seat))), len(own)) - 1]
        match action:
            case Follow(whom):
                return [FollowRecorded(who=who, whom=whom, rule="MR-3.12.1", to=(seat,))]
            case Lead(underling, whom):
                return [FollowRecorded(who=underling, whom=whom, rule="MR-3.12.8", to=(seat,))]
            case Reconsider():
                return [Reconsidered(who=who, rule="MR-4.1.8", to=(seat,))]
            case Ready():
                return []
        assert isinstance(action, Phase)
        clearing, onward = clearings_of(action)
        return [
            PhaseRecorded(
                who=who,
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
        """They are written down, and stay secret until they come up (MR-0.6.1); second thoughts are told."""
        state.pop()
        events: list[Event] = []
        for seat, draft in zip(self.asked, self.drafts, strict=True):
            for who, recorded in zip(recorders(state, seat), turns_in(draft), strict=False):
                order = guide_in(recorded)
                if Reconsider() in recorded:
                    unsettle(state, who)
                    events.append(Reconsidered(who=who, rule="MR-4.1.8"))
                state.write(
                    who,
                    turn=phases_in(recorded),
                    past=(),
                    dawn=state.places[who],
                    mount=active_horse_piece(state, who) or "",
                    following="" if order is None else order.whom,
                    wary=order is not None and order.wary,
                )
            for lead in draft:
                if isinstance(lead, Lead):
                    state.write(lead.who, following=lead.whom)
        return events


def _second_thoughts(state: RealmState, who: str, recorded: tuple[Order, ...]) -> tuple[Reconsider, ...]:
    """MR-4.1.8: he may take a standing answer back, once."""
    return (Reconsider(),) if who in state.henceforth and Reconsider() not in recorded else ()


def turns_in(draft: tuple[Order, ...]) -> list[tuple[Order, ...]]:
    """The turns of a draft; the last one is not handed in."""
    turns: list[tuple[Order, ...]] = [()]
    for order in draft:
        if isinstance(order, Ready):
            turns.append(())
        else:
            turns[-1] = (*turns[-1], order)
    return turns


def guide_in(recorded: tuple[Order, ...]) -> Follow | None:
    """The order to follow that is a whole turn (MR-3.2.9)."""
    return next((order for order in recorded if isinstance(order, Follow)), None)


def phases_in(recorded: tuple[Order, ...]) -> tuple[Phase, ...]:
    """The phases of a turn."""
    return tuple(order for order in recorded if isinstance(order, Phase))


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
