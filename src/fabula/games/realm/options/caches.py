"""MR-10.4: optional: the caches that there are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


class Cache(Struct, frozen=True):
    """A hiding place, which is the place of the things in it: whose, where, since when, and its Gold."""

    owner: str
    clearing: str
    day: int
    gold: int = 0


def own_cache(state: RealmState, who: str) -> str | None:
    """The cache that somebody has in his clearing."""
    here = state.places[who]
    caches = state.caches.items()
    return next((name for name, one in caches if (one.owner, one.clearing) == (who, here)), None)


def caches_at(state: RealmState, clearing: str, day: int) -> tuple[str, ...]:
    """MR-10.4.2: what can be found in a clearing on this day besides its chits."""
    return tuple(name for name, one in state.caches.items() if one.clearing == clearing and one.day <= day)
