"""MR-3.5: moving along roadways, with what one can carry."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings import active_horse_piece, too_heavy
from fabula.games.realm.day.phases import is_cave
from fabula.games.realm.events import Abandoned, HorseLed, Moved
from fabula.games.realm.natives.tasks import deliver
from fabula.games.realm.pieces import kind_of, put
from fabula.games.realm.unseen import without

if TYPE_CHECKING:
    from fabula.core import Event
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


def walk(state: RealmState, who: str, clearing: str) -> list[Event]:
    """Go along a roadway that he may use."""
    at, road = state.places[who], _roads(state, who, clearing)[0]
    in_cave = is_cave(state, at) or is_cave(state, clearing)
    events = _leave_behind(state, who, at, in_cave=in_cave)
    put(state, who, clearing)
    events.append(Moved(who=who, clearing=clearing, road=road.name, rule="MR-3.5.1"))
    horse = active_horse_piece(state, who)
    if horse is not None and is_cave(state, clearing):
        state.active = without(state.active, horse)
        events.append(HorseLed(who=who, item=kind_of(horse), piece=horse, rule="MR-4.4.5"))
    return events + deliver(state, who)


def _leave_behind(state: RealmState, who: str, at: str, *, in_cave: bool) -> list[Event]:
    """MR-3.5.6: what nobody carries stays in the clearing."""
    events: list[Event] = []
    for piece in too_heavy(state, who, in_cave=in_cave):
        if piece in state.active:
            state.active = without(state.active, piece)
        state.faces.pop(piece, None)
        put(state, piece, at)
        events.append(Abandoned(who=who, item=kind_of(piece), piece=piece, clearing=at, rule="MR-3.5.6"))
    return events
