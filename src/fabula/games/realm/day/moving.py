"""MR-3.5: moving along roadways, with what one can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.belongings import active_horse_piece
from fabula.games.realm.belongings.abandoning import leave_behind
from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.day.discovering import use_openly
from fabula.games.realm.day.phases import is_cave
from fabula.games.realm.events import Cancelled, HorseLed, Moved
from fabula.games.realm.natives.errands import arrive
from fabula.games.realm.pieces import kind_of, put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.map.atlas import Road
    from fabula.games.realm.state import RealmState


def why_not_enter(state: RealmState, who: str, clearing: str) -> tuple[str, str] | None:
    """The clause and the reason, if no roadway leads there, or none that he knows (MR-3.5.3, MR-3.5.10)."""
    at = state.places[who]
    if clearing not in state.atlas.adjacent(at):
        return ("MR-3.5.10", "not-adjacent")
    return None if _roads(state, who, clearing) else ("MR-3.5.3", "undiscovered")


def _roads(state: RealmState, who: str, clearing: str) -> list[Road]:
    """The roadways to a clearing that he may use; open ones first."""
    discoveries = state.individual(who).discoveries
    roads = [road for road in state.atlas.roads[state.places[who]] if road.end == clearing]
    known = [road for road in roads if road.kind == "road" or road.name in discoveries]
    return sorted(known, key=lambda road: road.kind != "road")


class Walking(Step["RealmState"], frozen=True):
    """MR-3.5.1: one roadway, with what he can carry."""

    rule = "MR-3.5.1"
    who: str
    clearing: str
    riding: bool = False
    """Whether it is the second step of a ride (MR-4.4.3)."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """First he leaves what he cannot carry (MR-3.5.6), then he goes."""
        problem = self._why_not_ride_on(state) if self.riding else None
        if problem is not None:
            state.pop()
            return [Cancelled(who=self.who, reason=problem[1], rule=problem[0])]
        in_cave = is_cave(state, state.places[self.who]) or is_cave(state, self.clearing)
        if leave_behind(state, self.who, in_cave=in_cave):
            return []
        state.pop()
        return walk(state, self.who, self.clearing)

    def _why_not_ride_on(self, state: RealmState) -> tuple[str, str] | None:
        """MR-4.4.5: along a roadway, and not into a cave."""
        if problem := why_not_enter(state, self.who, self.clearing):
            return problem
        return ("MR-4.4.5", "horse-in-cave") if is_cave(state, self.clearing) else None


def walk(state: RealmState, who: str, clearing: str) -> list[Event]:
    """Go along a roadway that he may use."""
    at, road = state.places[who], _roads(state, who, clearing)[0]
    put(state, who, clearing)
    events: list[Event] = [Moved(who=who, clearing=clearing, road=road.name, rule="MR-3.5.1")]
    if road.kind != "road":
        events += use_openly(state, who, at, road.name, "MR-3.9.10")
    horse = active_horse_piece(state, who)
    if horse is not None and is_cave(state, clearing):
        put_away(state, horse)
        events.append(HorseLed(who=who, item=kind_of(horse), piece=horse, rule="MR-4.4.5"))
    return events + arrive(state, who)
