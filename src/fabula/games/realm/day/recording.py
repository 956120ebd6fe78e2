"""MR-3.2: which phases may be recorded next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Refusal, refuse
from fabula.games.realm.day.actions import (
    Alert,
    Cache,
    Enchant,
    EnchantAt,
    Fly,
    Hide,
    Hire,
    Leave,
    Move,
    PeerAt,
    Phase,
    Rest,
    Ride,
    Search,
    Trade,
)
from fabula.games.realm.day.minions import FAMILIAR, PHANTASM, is_minion
from fabula.games.realm.day.peering import enchants_from, peers_from, why_not_peer
from fabula.games.realm.day.phases import (
    PONY,
    SHORT_LEGS,
    WORKHORSE,
    Extra,
    activity_of,
    horse_kind,
    sources_of,
)
from fabula.games.realm.day.route import Route, after, is_cave, is_mountain
from fabula.games.realm.day.woods import within_reach
from fabula.games.realm.magic.flights import has_wings, may_fly
from fabula.games.realm.magic.mist import MIST_DOES, is_mist
from fabula.games.realm.magic.shapes import why_not_as_creature
from fabula.games.realm.options.scope import left_out_of
from fabula.games.realm.options.seasons import SHELTERED, weather_of
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

LEADERS_DO: Final = ("move", "hide", "search", "trade", "hire")
"""MR-5.8.2; monsters with wings fly, too."""
MINIONS_DO: Final = {
    FAMILIAR: ("MR-13.13.2", ("move", "search")),
    PHANTASM: ("MR-15.6.4a", ("move", "search", "enchant")),
}
"""What they do, by which clause; what they search for they see where they are, and there they enchant."""


def recordable(state: RealmState, who: str, route: Route) -> tuple[Phase, ...]:
    """Every phase that may come next: moves first, then what is done on the spot."""
    extra, phases = sources_of(state, who), list[Phase]()
    near = within_reach(state, who, route.at)
    for source in ("ordinary", *extra):
        phases += (Move(clearing, source) for clearing in near)
        if horse_kind(state, who) == PONY:
            phases += (
                Ride(clearing, onward, source)
                for clearing in near
                for onward in (clearing, *state.atlas.adjacent(clearing))
            )
        phases += (Fly(tile, source) for tile in state.atlas.flown_to(route.at))
        phases += (kind(source) for kind in (Leave, Hide, Alert, Rest, Search, Trade, Hire, Enchant))
        phases += (Cache(source),) if state.options.caching else ()
        phases += peers_from(state, who, route.at, source)
        phases += enchants_from(state, who, source)
    return tuple(phase for phase in phases if _why_not(state, who, route, phase, extra) is None)


def ordinary_left(state: RealmState, who: str, route: Route) -> int:
    """MR-3.2.2: how many basic and sunlight phases are left of a turn that leads nowhere else."""
    if route.gone or SHELTERED in route.sources:
        return 0
    weather = weather_of(state)
    shaded = route.underground or state.has_advantage(who, SHORT_LEGS)  # MR-3.2.4a, MR-13.6.1
    return max(0, weather.basic + (0 if shaded else weather.sunlight) - _taken(route, "ordinary"))


def _taken(route: Route, source: str) -> int:
    """How many phases of a source are in a turn, or lost to it."""
    return (*route.sources, *route.lost).count(source)


def has_extra(state: RealmState, route: Route, source: str) -> bool:
    """MR-3.2.3: whether an extra phase is not in a turn yet; sheltered ones there are several of."""
    return _taken(route, source) < (weather_of(state).sheltered if source == SHELTERED else 1)


def why_not_record(state: RealmState, who: str, route: Route, phase: Phase) -> Refusal | None:
    """The first rule that keeps a phase out of a turn."""
    return _why_not(state, who, route, phase, sources_of(state, who))


def _why_not(state: RealmState, who: str, route: Route, phase: Phase, extra: Extra) -> Refusal | None:
    return (
        _why_not_activity(state, who, phase)
        or _why_not_source(state, who, route, phase, extra)
        or _why_not_there(state, who, route, phase)
        or _why_not_in_caves(state, who, route, phase)
    )


def _why_not_activity(state: RealmState, who: str, phase: Phase) -> Refusal | None:
    """MR-5.8.2, MR-13.13.2: leaders and minions do not do everything."""
    activity = activity_of(phase)
    does = (*LEADERS_DO, "fly") if has_wings(state, who) else LEADERS_DO
    if who in state.hired and activity not in does:
        return refuse("MR-5.8.2", "not-for-leaders", activity=activity)
    if is_minion(who) and activity not in (minions_do := MINIONS_DO[kind_of(who)])[1]:
        return refuse(minions_do[0], "not-for-minions", activity=activity)
    if is_mist(state, who) and activity not in MIST_DOES:
        return refuse("MR-15.6.3a", "mist", activity=activity)
    if (problem := why_not_as_creature(state, who, activity)) is not None:
        if problem[1] == "must-fly":
            return refuse("MR-3.14.5", "must-fly")
        return refuse("MR-7.10.2", "transmorphized", who=who)
    if isinstance(phase, Fly) and not may_fly(state, who):
        return refuse("MR-3.14.1", "cannot-fly")
    if activity in left_out_of(state.options):
        return refuse("MR-10.14.2", "not-in-lesson", activity=activity)
    if isinstance(phase, Cache) and not state.options.caching:
        return refuse("MR-10.4.1", "no-caching")
    barred = isinstance(phase, Hide) and weather_of(state).bars == "hide" and state.sheet_of(who) is not None
    return refuse("MR-10.9.5c", "no-hiding") if barred else None


def _why_not_source(state: RealmState, who: str, route: Route, phase: Phase, extra: Extra) -> Refusal | None:
    source, weather = phase.source, weather_of(state)
    if source == "ordinary":
        if SHELTERED in route.sources:
            return refuse("MR-10.9.4", "sheltered-last")
        taken, most = _taken(route, source), weather.basic + weather.sunlight
        if taken >= weather.basic and state.has_advantage(who, SHORT_LEGS):
            return refuse("MR-13.6.1", "short-legs", most=weather.basic)
        return refuse("MR-3.2.2", "no-phase-left", most=most) if taken >= most else None
    activities = extra.get(source)
    if activities is None:
        return refuse("MR-3.2.3", "no-extra-phase", source=source)
    if not has_extra(state, route, source):
        return refuse("MR-3.2.3", "extra-phase-used", source=source)
    if activity_of(phase) not in activities:
        return refuse("MR-3.2.3", "extra-phase-elsewhere", source=source)
    return None


def _why_not_there(state: RealmState, who: str, route: Route, phase: Phase) -> Refusal | None:
    if route.gone:
        return refuse("MR-3.5.9", "gone")
    match phase:
        case Leave():
            return _why_not_leave(state, who, route)
        case Move(clearing) if clearing not in within_reach(state, who, route.at):
            return refuse("MR-3.5.1", "not-adjacent", clearing=clearing, at=route.at)
        case Ride(clearing, onward):
            return _why_not_ride(state, who, route, clearing, onward)
        case Fly(tile) if tile not in state.atlas.flown_to(route.at):
            return refuse("MR-3.14.2", "too-far-to-fly", tile=tile, at=route.at)
        case EnchantAt(clearing) if phase not in enchants_from(state, who, phase.source):
            return refuse("MR-3.11.6", "cannot-enchant-there", clearing=clearing)
        case PeerAt():
            return why_not_peer(state, who, route.at, phase)
        case _:
            return None


def _why_not_leave(state: RealmState, who: str, route: Route) -> Refusal | None:
    """MR-3.5.9: if that is played, a character may, where a roadway runs off the map."""
    leave = state.options.leave_map
    if leave == "never" or (leave == "alone" and state.seats > 1):
        return refuse("MR-3.5.9", "nobody-leaves")
    if state.sheet_of(who) is None:
        return refuse("MR-3.5.9", "characters-leave")
    out = any(road.end is None for road in state.atlas.roads_from(route.at))
    return None if out else refuse("MR-3.5.9", "no-way-out", clearing=route.at)


def _why_not_ride(state: RealmState, who: str, route: Route, clearing: str, onward: str) -> Refusal | None:
    """MR-4.4.3, MR-4.4.5: two steps, or both into one mountain; the first one neither in nor into a cave."""
    if horse_kind(state, who) != PONY:
        return refuse("MR-4.4.3", "no-pony")
    if clearing not in state.atlas.adjacent(route.at):
        return refuse("MR-3.5.1", "not-adjacent", clearing=clearing, at=route.at)
    if route.underground or is_cave(state, clearing):
        return refuse("MR-4.4.5", "no-pony-in-caves")
    if is_mountain(state, clearing) or clearing == onward:
        alike = is_mountain(state, clearing) and clearing == onward
        return None if alike else refuse("MR-4.4.3", "mountain-takes-both", clearing=clearing)
    if onward not in state.atlas.adjacent(clearing):
        return refuse("MR-3.5.1", "not-adjacent", clearing=onward, at=clearing)
    return refuse("MR-4.4.3", "mountain-takes-both", clearing=onward) if is_mountain(state, onward) else None


def _why_not_in_caves(state: RealmState, who: str, route: Route, phase: Phase) -> Refusal | None:
    """MR-3.2.4a: nobody uses sunlight phases in a turn that leads into a cave."""
    basic = weather_of(state).basic
    sunlight = route.ordinary + (phase.source == "ordinary") > basic
    if not (sunlight or phase.source == WORKHORSE) or not after(state, route, phase).underground:
        return None
    if sunlight:
        return refuse("MR-3.2.4a", "no-sunlight", most=basic)
    return refuse("MR-4.4.5", "no-horse-in-caves")
