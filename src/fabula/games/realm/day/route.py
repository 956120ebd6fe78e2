"""MR-3.2.4: where a turn that is being recorded would lead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.day.actions import Fly, Leave, Move, Phase, Ride, Source
from fabula.games.realm.options.seasons import mountain_cost

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

PONY_STEPS: Final = 2


class Route(Struct, frozen=True):
    """Where a recorded turn leads if nothing goes wrong, and the phases that it takes."""

    at: str
    climbing: str | None = None
    """The mountain for which some, but not all Move phases are done."""
    climbed: int = 0
    """How many of them."""
    underground: bool = False
    """Whether he is in a cave at any time of the turn."""
    sources: tuple[Source, ...] = ()
    lost: tuple[Source, ...] = ()
    """The phases that somebody has lost who chooses as he goes (MR-15.4.7b)."""
    gone: bool = False
    """Whether it leads off the map (MR-3.5.9)."""

    @property
    def ordinary(self) -> int:
        """How many basic and sunlight phases it takes."""
        return self.sources.count("ordinary")


def is_cave(state: RealmState, clearing: str) -> bool:
    """Whether a clearing is a cave; a roadway is none."""
    there = state.atlas.clearings.get(clearing)
    return there is not None and there.kind == "cave"


def is_mountain(state: RealmState, clearing: str) -> bool:
    """Whether a clearing is a mountain; a roadway is none."""
    there = state.atlas.clearings.get(clearing)
    return there is not None and there.kind == "mountain"


def route_of(state: RealmState, start: str, phases: tuple[Phase, ...]) -> Route:
    """The intended route from where the day begins (MR-3.2.4b)."""
    route = Route(start, underground=is_cave(state, start))
    for phase in phases:
        route = after(state, route, phase)
    return route


def after(state: RealmState, route: Route, phase: Phase) -> Route:
    """The route with one phase more."""
    at, climbed = route.at, climbed_by(state, phase, route.climbing, route.climbed)
    climbing = None
    match phase:
        case Move(clearing) | Ride(clearing) if climbed:
            climbing = clearing
        case Move(clearing):
            at = clearing
        case Ride(clearing, onward):
            at = clearing if is_cave(state, onward) else onward
        case Fly(tile):
            at = tile
        case _:
            pass
    return replace(
        route,
        at=at,
        climbing=climbing,
        climbed=climbed,
        underground=route.underground or is_cave(state, at),
        sources=(*route.sources, phase.source),
        gone=isinstance(phase, Leave),
    )


def climbed_by(state: RealmState, phase: Phase, climbing: str | None, climbed: int) -> int:
    """MR-3.5.2, MR-4.4.3: how far a phase brings him up a mountain; 0 if he arrives, or climbs none."""
    match phase:
        case Move(clearing) | Ride(clearing) if is_mountain(state, clearing):
            before = climbed if climbing == clearing else 0
            now = before + (PONY_STEPS if isinstance(phase, Ride) else 1)
            return now if now < mountain_cost(state) else 0
        case _:
            return 0
