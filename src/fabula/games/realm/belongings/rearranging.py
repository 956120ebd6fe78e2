"""MR-3.4.3c, MR-4.1.2: between phases belongings may be rearranged, abandoned and passed on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.belongings.actions import Deal, Henceforth, Invite, Onward
from fabula.games.realm.belongings.changing import Change, changed_then, changes, make_change, why_not_change
from fabula.games.realm.belongings.dealing import Composing, is_trader
from fabula.games.realm.belongings.events import Approached, Arranged, Settled, SettledForLong
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.belongings.settling import settle
from fabula.games.realm.natives.errands import Errand, errands, run_errand, why_not_errand
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.trade.actions import PutDown, TakeUp

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class Rearranging(Step["RealmState"], frozen=True):
    """MR-4.1.2: one small choice after the other; each item changes once, each partner is asked once.

    So it comes to an end. Whoever has nothing and is alone is not asked, nor is anybody who has said that
    everything may stay as it is.
    """

    rule = "MR-4.1.2"
    who: str
    by_day: bool = True
    """In the Evening blocks do not count any more (MR-3.17.3)."""
    changed: tuple[str, ...] = ()
    """What he has activated or put away, taken up or put down."""
    offered: tuple[str, ...] = ()
    """To whom he has made an offer."""
    invited: tuple[str, ...] = ()
    """Whom he has asked for one."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him, if there may be something to change by all that is public."""
        if self.who in state.settled or not is_trader(state, self.who) or self._is_blocked(state, self.who):
            return ()
        asked = belongings(state, self.who) or self._deals(state) or errands(state, self.who, self.changed)
        return (state.player_of(self.who),) if asked else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each change, each deal, and the end of it, for now, for today or until further notice."""
        own = (*changes(state, self.who, self.changed), *errands(state, self.who, self.changed))
        return Choices("rearrange", (*own, *self._deals(state), *self._ends()), {"who": self.who})

    def _ends(self) -> tuple[Action, ...]:
        return (Done(), Onward(), Henceforth()) if self.by_day else (Done(), Henceforth())

    def _deals(self, state: RealmState) -> tuple[Action, ...]:
        here = state.standing_at[state.places[self.who]]
        others = [piece for piece in here if piece in state.individuals]
        deals: tuple[Deal | Invite, ...] = (*map(Deal, others), *map(Invite, others))
        return tuple(deal for deal in deals if self._why_not_deal(state, deal) is None)

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """By the clause that forbids it."""
        if isinstance(action, Change):
            return why_not_change(state, self.who, action, self.changed)
        if isinstance(action, Deal | Invite):
            return self._why_not_deal(state, action)
        if isinstance(action, Errand):
            return why_not_errand(state, self.who, action, self.changed)
        return None if action in self._ends() else refuse(self.rule, "not-offered")

    def _why_not_deal(self, state: RealmState, action: Deal | Invite) -> Refusal | None:
        """MR-4.7.1: with somebody in the same clearing who may rearrange too."""
        other = action.other
        if other == self.who or not is_trader(state, other):
            return refuse("MR-4.7.1", "no-partner", other=other)
        if not state.is_in_clearing(self.who):
            return refuse("MR-3.5.8", "on-roadway")
        if state.places.get(other) != state.places[self.who]:
            return refuse("MR-4.7.1", "not-here", other=other)
        if self._is_blocked(state, other):
            return refuse("MR-4.1.2", "partner-blocked", other=other)
        if other in (self.offered if isinstance(action, Deal) else self.invited):
            return refuse("MR-4.7.1", "asked-already", other=other)
        if isinstance(action, Invite) and state.player_of(other) == state.player_of(self.who):
            return refuse("MR-4.7.1", "his-own", other=other)
        return None

    def _is_blocked(self, state: RealmState, who: str) -> bool:
        return self.by_day and state.individual(who).is_idle

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """One change, one deal, or the end."""
        match action:
            case Deal(other):
                state.swap(replace(self, offered=(*self.offered, other)))
                state.push(Composing(self.who, other, host=self.who))
                return [Approached(who=self.who, other=other, asks=False, rule="MR-4.7.1")]
            case Invite(other):
                state.swap(replace(self, invited=(*self.invited, other)))
                state.push(Composing(other, self.who, host=self.who))
                return [Approached(who=self.who, other=other, asks=True, rule="MR-4.7.1")]
            case TakeUp(side) | PutDown(side):
                state.swap(replace(self, changed=(*self.changed, side)))
                return run_errand(state, self.who, action)
            case Onward():
                state.pop()
                settle(state, self.who, lasting=False)
                return [Settled(who=self.who, rule=self.rule)]
            case Henceforth():
                state.pop()
                settle(state, self.who, lasting=True)
                return [SettledForLong(who=self.who, rule="MR-4.1.8")]
            case Done():
                state.pop()
                return [Arranged(who=self.who, rule=self.rule)]
            case _:
                assert isinstance(action, Change)
                state.swap(replace(self, changed=changed_then(self.changed, action)))
                return make_change(state, self.who, action, dice)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Nothing to change."""
        state.pop()
        return []
