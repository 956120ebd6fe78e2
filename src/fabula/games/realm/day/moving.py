"""MR-3.5: moving along roadways, with what one can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings import active_horse_piece
from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.day.events import HorseLed, Moved
from fabula.games.realm.day.route import is_cave
from fabula.games.realm.day.woods import WOODS, leads_through_woods, within_reach
from fabula.games.realm.magic.daily import is_lost
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.map.atlas import Road
from fabula.games.realm.natives.errands import arrive
from fabula.games.realm.pieces import kind_of, put

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def why_not_enter(state: RealmState, who: str, clearing: str) -> tuple[str, str] | None:
    """The clause and the reason, if no roadway leads there, or none that he knows (MR-3.5.3, MR-3.5.10)."""
    at = state.places[who]
    if clearing not in within_reach(state, who, at):
        return ("MR-3.5.10", "not-adjacent")
    return None if _roads(state, who, clearing) else ("MR-3.5.3", "undiscovered")


def _roads(state: RealmState, who: str, clearing: str) -> list[Road]:
    """The roadways to a clearing that he may use; open ones first. Who stands on one gets to both ends."""
    discoveries = state.individual(who).discoveries
    roads = [road for road in state.atlas.roads_from(state.places[who]) if road.end == clearing]
    on_it = state.places[who] in state.atlas.ways
    free = on_it or is_mist(state, who) or is_lost(state, who)  # MR-15.6.3a, MR-16.14.1
    known = [road for road in roads if free or road.kind == "road" or road.name in discoveries]
    if not known and leads_through_woods(state, who, clearing):
        return [Road(WOODS, "road", clearing)]
    return sorted(known, key=lambda road: road.kind != "road")


def best_road(state: RealmState, who: str, clearing: str) -> Road:
    """The roadway to a clearing that he takes."""
    return _roads(state, who, clearing)[0]


def dismount(state: RealmState, who: str, clearing: str, rule: str) -> list[Event]:
    """In a cave nobody rides: an active horse is led from now on."""
    horse = active_horse_piece(state, who)
    if horse is None or not is_cave(state, clearing):
        return []
    put_away(state, horse)
    return [HorseLed(who=who, item=kind_of(horse), piece=horse, rule=rule)]


def walk(state: RealmState, who: str, clearing: str, road: Road) -> list[Event]:
    """Go along a roadway."""
    put(state, who, clearing)
    state.write(who, came="" if road.name == WOODS else road.name)
    events: list[Event] = [Moved(who=who, clearing=clearing, road=road.name, rule="MR-3.5.1")]
    events += dismount(state, who, clearing, "MR-4.4.5")
    return events + arrive(state, who)
