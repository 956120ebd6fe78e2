"""MR-5.8: natives and monsters who serve somebody, and for how long."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import replace

from fabula.core import Seat
from fabula.games.realm.belongings.abandoning import abandon
from fabula.games.realm.combat.sheets import turn_light
from fabula.games.realm.day.looks import recall
from fabula.games.realm.natives.events import Hired, TermEnded
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.sheet import Individual
from fabula.games.realm.trade.stock import put_in_stock

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


TERM: Final = 14
"""MR-5.7.3: for how many days natives are hired, the day of hiring included."""


class Hireling(Struct, frozen=True):
    """Whom a denizen serves, and the day whose Midnight ends it (MR-5.7.3)."""

    owner: Seat
    until: int
    controlled: bool = False
    """Whether a spell makes it serve: such a monster takes turns like a leader (MR-5.8.2)."""


def serve(state: RealmState, denizen: str, owner: Seat, until: int, *, controlled: bool = False) -> None:
    """A denizen enters somebody's service, which makes it one of the individuals of the players."""
    state.hired[denizen] = Hireling(owner, until, controlled)
    state.enroll(denizen, Individual(owner))


def leave_service(state: RealmState, native: str) -> None:
    """MR-1.6.4, MR-5.8.7: he serves nobody any more, is unhidden, and forgets what he has discovered.

    His player does not forget the chits that he has seen (MR-0.6.1). Nobody follows him any more.
    """
    for follower in [who for who, one in state.individuals.items() if one.following == native]:
        state.write(follower, following="", wary=False)
    recall(state, state.sheet(state.hired[native].owner).character, state.individual(native))
    del state.hired[native], state.individuals[native]


def hirelings_of(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """The denizens who serve a seat: natives in the order of their groups, then monsters by their names."""
    natives = (native for native in state.box.natives if owner_of(state, native) == seat)
    monsters = (one for one in sorted(state.hired) if one not in state.box.natives)
    return (*natives, *(one for one in monsters if owner_of(state, one) == seat))


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
            state.hired[native] = replace(before, owner=seat, until=before.until + TERM)
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


def end_terms(state: RealmState, day: int | None = None) -> list[Event]:
    """MR-3.16.6: at Midnight of their last day hirelings are free; of today, or of a day that was skipped."""
    last = state.day if day is None else day
    return set_free(state, tuple(one for one, hireling in state.hired.items() if hireling.until <= last))


def set_free(state: RealmState, denizens: tuple[str, ...]) -> list[Event]:
    """MR-5.8.4, MR-5.8.7: they stay where they are, light side up, lose what they have, and forget.

    What a native has goes into the stock of his group; a monster drops it.
    """
    events: list[Event] = []
    for group in (*state.box.groups, *sorted({kind_of(one) for one in denizens} & {*state.box.monsters})):
        ending = tuple(one for one in denizens if group == group_of(state, one))
        for one in ending:
            for piece in state.standing_at.get(one, ()):
                if one in state.box.natives:
                    put_in_stock(state, piece, group)
                else:
                    events += abandon(state, one, piece, "MR-5.8.4")
            leave_service(state, one)
            turn_light(state, one)
        if ending:
            events.append(TermEnded(partner=group, natives=ending, rule="MR-5.8.4"))
    return events


def group_of(state: RealmState, denizen: str) -> str:
    """The group of a native, or the kind of a monster."""
    native = state.box.natives.get(denizen)
    return kind_of(denizen) if native is None else native.group
