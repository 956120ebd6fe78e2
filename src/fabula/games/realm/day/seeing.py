"""MR-1.6.5: who can see hidden individuals, and who may by what everybody knows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.looks import ENEMIES, SPIED
from fabula.games.realm.day.minions import minions_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.sheet import Individual, Look
    from fabula.games.realm.state import RealmState


def _eyes(state: RealmState, who: str) -> Iterator[Individual]:
    """He himself, and his minions where he is (MR-13.13.7)."""
    yield state.individual(who)
    for one in minions_of(state, who):
        if state.places[one] == state.places[who]:
            yield state.individual(one)


def _todays_looks(state: RealmState, who: str) -> list[Look]:
    return [look for one in _eyes(state, who) for look in one.searches if look.day == state.day]


def sees(state: RealmState, who: str, other: str) -> bool:
    """Whether he sees somebody in the same clearing."""
    hidden = state.individual(other).hidden
    return not hidden or any(one.found or other in one.spotted for one in _eyes(state, who))


def surely_sees(state: RealmState, who: str, other: str) -> bool:
    """Whether everybody knows that he sees him."""
    if not state.individual(other).hidden or any(other in one.spotted for one in _eyes(state, who)):
        return True
    return any(ENEMIES in look.results for look in _todays_looks(state, who) if not look.chosen)


def may_see(state: RealmState, who: str, other: str) -> bool:
    """Whether he sees him for all that the others know: what somebody has chosen stays secret."""
    chose = (look.chosen and look.results != (SPIED,) for look in _todays_looks(state, who))
    return surely_sees(state, who, other) or any(chose)
