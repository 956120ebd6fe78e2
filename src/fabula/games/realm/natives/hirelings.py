"""MR-5.8: natives who serve somebody, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.core import Seat
from fabula.games.realm.day.looks import recall
from fabula.games.realm.sheet import Individual
from fabula.games.realm.trade.events import Hired, TermEnded
from fabula.games.realm.trade.stock import put_in_stock

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


TERM: Final = 14
"""MR-5.7.3: for how many days natives are hired, the day of hiring included."""


class Hireling(Struct, frozen=True):
    """Whom a native serves, and the day whose Midnight ends it (MR-5.7.3)."""

    owner: Seat
    until: int


def serve(state: RealmState, native: str, owner: Seat, until: int) -> None:
    """A native enters somebody's service, which makes him one of the individuals of the players."""
    state.hired[native] = Hireling(owner, until)
    state.enroll(native, Individual(owner))


def leave_service(state: RealmState, native: str) -> None:
    """MR-1.6.4, MR-5.8.7: he serves nobody any more, is unhidden, and forgets what he has discovered.

    His player does not forget the chits that he has seen (MR-0.6.1).
    """
    recall(state, state.sheet(state.hired[native].owner).character, state.individual(native))
    del state.hired[native], state.individuals[native]


def hirelings_of(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """The natives who serve a seat, in the order of their groups."""
    return tuple(native for native in state.box.natives if owner_of(state, native) == seat)


def owner_of(state: RealmState, native: str) -> Seat | None:
    """Whom a native serves, if anybody."""
    hireling = state.hired.get(native)
    return None if hireling is None else hireling.owner


def hire(state: RealmState, seat: Seat, group: str, natives: tuple[str, ...]) -> list[Event]:
    """MR-5.7.3, MR-5.7.7: they serve the character for two weeks, or for two more."""
    for native in natives:
        before = state.hired.get(native)
        if before is None:
            serve(state, native, seat, until=state.day + TERM - 1)
        else:
            state.hired[native] = Hireling(seat, before.until + TERM)
    days = dict.fromkeys(state.hired[native].until for native in natives)
    return [
        Hired(
            seat=seat,
            partner=group,
            natives=tuple(native for native in natives if state.hired[native].until == day),
            until=day,
            rule="MR-5.7.3",
        )
        for day in days
    ]


def end_terms(state: RealmState) -> list[Event]:
    """MR-3.16.6: at Midnight of their last day hirelings are free."""
    events: list[Event] = []
    for group in state.box.groups:
        ending = tuple(
            native
            for native, hireling in state.hired.items()
            if hireling.until <= state.day and state.box.natives[native].group == group
        )
        events += set_free(state, group, ending)
    return events


def set_free(state: RealmState, group: str, natives: tuple[str, ...]) -> list[Event]:
    """MR-5.8.4, MR-5.8.7: they stay where they are; a leader loses what he has, and forgets what he knows."""
    for native in natives:
        for piece in state.standing_at.get(native, ()):
            put_in_stock(state, piece, group)
        leave_service(state, native)
    return [TermEnded(partner=group, natives=natives, rule="MR-5.8.4")] if natives else []
