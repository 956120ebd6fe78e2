"""MR-3.5, MR-3.12.2: somebody goes along a roadway, and those who follow him go along or stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.belongings import may_be_too_heavy
from fabula.games.realm.belongings.abandoning import leave_behind as leave_things
from fabula.games.realm.combat.counters import horse_of
from fabula.games.realm.day.discovering import discover, use_openly
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.following import KeepingUp, ShakingOff, followers_of, leave_behind, shakable
from fabula.games.realm.day.minions import is_carried
from fabula.games.realm.day.moving import best_road, walk, why_not_enter
from fabula.games.realm.day.phases import PONY, horse_kind
from fabula.games.realm.day.route import is_cave
from fabula.games.realm.day.woods import WOODS
from fabula.games.realm.magic.daily import is_lost
from fabula.games.realm.magic.flights import has_wings
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.shapes import walks_woods

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class Walking(Step["RealmState"], frozen=True):
    """MR-3.5.1: one roadway, with what they can carry."""

    rule = "MR-3.5.1"
    who: str
    clearing: str
    riding: bool = False
    """Whether it is the second step of a ride (MR-4.4.3)."""
    asked: bool = False
    """Whether it is settled who follows him there."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """First they leave what they cannot carry (MR-3.5.6), then they go."""
        problem = self._why_not_ride_on(state) if self.riding else None
        if problem is not None:
            state.pop()
            return [Cancelled(who=self.who, reason=problem[1], rule=problem[0])]
        in_cave = is_cave(state, state.places[self.who]) or is_cave(state, self.clearing)
        if not self.asked:
            return self._ask(state, in_cave=in_cave)
        group = (self.who, *followers_of(state, self.who))
        if any(leave_things(state, one, in_cave=in_cave) for one in group):
            return []
        state.pop()
        return self._go(state, group)

    def _why_not_ride_on(self, state: RealmState) -> tuple[str, str] | None:
        """MR-4.4.5: along a roadway, and not into a cave."""
        if problem := why_not_enter(state, self.who, self.clearing):
            return problem
        return ("MR-4.4.5", "horse-in-cave") if is_cave(state, self.clearing) else None

    def _ask(self, state: RealmState, *, in_cave: bool) -> list[Event]:
        """MR-3.12.4: who is left behind, unasked or asked."""
        followers = followers_of(state, self.who)
        slow = [one for one in followers if self.riding and not _keeps_up(state, one)]
        events = [leave_behind(state, one, "MR-4.4.6") for one in slow]
        if best_road(state, self.who, self.clearing).name == WOODS:
            lost = [one for one in followers if not walks_woods(state, one) and not is_carried(state, one)]
            events += (leave_behind(state, one, "MR-3.12.4") for one in lost)
        state.swap(replace(self, asked=True))
        still = followers_of(state, self.who)
        asked = [one for one in still if may_be_too_heavy(state, one, in_cave=in_cave)]
        keeping_up = (KeepingUp(one, in_cave=in_cave) for one in asked)
        state.push(ShakingOff(self.who, shakable(state, self.who)), *keeping_up)
        return events

    def _go(self, state: RealmState, group: tuple[str, ...]) -> list[Event]:
        """All of them by the same roadway; whoever follows learns of it (MR-3.5.3)."""
        at, road = state.places[self.who], best_road(state, self.who, self.clearing)
        unseen = is_mist(state, self.who) or is_lost(state, self.who)
        events = [event for one in group for event in walk(state, one, self.clearing, road)]
        if road.kind == "road" or unseen:
            return events
        for one in group[1:]:
            events += discover(state, one, road.name, "MR-3.5.3")
        return events + use_openly(state, self.who, at, road.name, "MR-3.9.10")


def _keeps_up(state: RealmState, who: str) -> bool:
    """MR-4.4.6: on the second step of a ride: on a living pony, on wings, or carried."""
    if has_wings(state, who) or is_carried(state, who):
        return True
    native = state.box.natives.get(who)
    if native is not None:
        return native.horse is not None and native.horse.kind == PONY and bool(horse_of(state, who))
    return horse_kind(state, who) == PONY
