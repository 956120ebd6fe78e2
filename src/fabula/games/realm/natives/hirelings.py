"""MR-5.8: natives who serve somebody, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Seat
from fabula.games.realm.sheet import Individual

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


class Hireling(Struct, frozen=True):
    """Whom a native serves, and the day whose Midnight ends it (MR-5.7.3)."""

    owner: Seat
    until: int


def serve(state: RealmState, native: str, owner: Seat, until: int) -> None:
    """A native enters somebody's service, which makes him one of the individuals of the players."""
    state.hired[native] = Hireling(owner, until)
    state.individuals[native] = Individual(owner)


def leave_service(state: RealmState, native: str) -> None:
    """MR-1.6.4, MR-5.8.7: he serves nobody any more, is unhidden, and forgets what he has discovered."""
    del state.hired[native], state.individuals[native]


def is_leader(state: RealmState, piece: str) -> bool:
    """Whether a piece is the HQ of a group (MR-1.10.2)."""
    native = state.box.natives.get(piece)
    return native is not None and state.box.groups[native.group].leader == piece


def hirelings_of(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """The natives who serve a seat, in the order of their groups."""
    return tuple(native for native in state.box.natives if owner_of(state, native) == seat)


def owner_of(state: RealmState, native: str) -> Seat | None:
    """Whom a native serves, if anybody."""
    hireling = state.hired.get(native)
    return None if hireling is None else hireling.owner
