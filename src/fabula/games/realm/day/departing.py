"""MR-3.5.9: leaving the map for good."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.events import LeftMap
from fabula.games.realm.day.following import followers_of, leave_behind
from fabula.games.realm.day.minions import minions_of
from fabula.games.realm.magic.durations import break_spells_of
from fabula.games.realm.natives.hirelings import hirelings_of, set_free
from fabula.games.realm.pieces import OFF_MAP, lift, put

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def why_not_depart(state: RealmState, who: str) -> tuple[str, str] | None:
    """The clause and the reason, if no roadway that he may use runs off the map from here."""
    known = state.individual(who).discoveries
    ways = [road for road in state.atlas.roads[state.places[who]] if road.end is None]
    if not ways:
        return ("MR-3.5.9", "no-way-out")
    usable = any(road.kind == "road" or road.name in known for road in ways)
    return None if usable else ("MR-3.5.3", "undiscovered")


def depart(state: RealmState, who: str) -> list[Event]:
    """He is out of the game with what he has."""
    events = [*break_spells_of(state, who), *part_company(state, who)]
    put(state, who, OFF_MAP)
    state.write(who, turn=(), hidden=False)
    return [*events, LeftMap(who=who, rule="MR-3.5.9")]


def part_company(state: RealmState, who: str) -> list[Event]:
    """Nobody follows a character any more, nobody serves him, and his minions are gone."""
    events: list[Event] = [leave_behind(state, one) for one in followers_of(state, who)]
    events += set_free(state, hirelings_of(state, state.player_of(who)))
    for minion in minions_of(state, who):
        lift(state, minion)
        del state.individuals[minion]
    return events
