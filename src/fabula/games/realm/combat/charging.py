"""MR-6.5.2, MR-6.14: a character plays a Move on the sheet of another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.actions import Charge
from fabula.games.realm.combat.assignment import unhide
from fabula.games.realm.combat.events import Charged
from fabula.games.realm.combat.means import Means, load_of, means_by_name, means_for
from fabula.games.realm.combat.sheets import fight_of, fighters, is_held, write_play
from fabula.games.realm.combat.sides import denizens_in
from fabula.games.realm.day.flying import use_up
from fabula.games.realm.day.seeing import may_see, sees
from fabula.games.realm.magic.fighting import is_at_peace
from fabula.games.realm.magic.flights import FLY_CHITS
from fabula.games.realm.natives.hirelings import owner_of

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    from fabula.core import Event
    from fabula.games.realm.state import RealmState

    Look: TypeAlias = Callable[[RealmState, str, str], bool]

RULE = "MR-6.5.2"


def enemies_seen(state: RealmState, who: str, look: Look = sees) -> tuple[str, ...]:
    """MR-6.14.1: the characters of others whom he sees, in seat order."""
    return tuple(other for other in fighters(state) if other != who and look(state, who, other))


def denizens_seen(state: RealmState, who: str, look: Look = sees) -> tuple[str, ...]:
    """MR-6.7.1: unhired denizens, who are never hidden (MR-1.6.4), his player's own, and whom he sees."""
    there = denizens_in(state, fight_of(state).clearing)
    open_to_him = (None, state.player_of(who))
    return tuple(one for one in there if owner_of(state, one) in open_to_him or look(state, who, one))


def may_charge(state: RealmState, who: str) -> bool:
    """Whether he can charge for all that the others know: he is not held (MR-6.6.2), and may see somebody."""
    others = (other for other in fighters(state) if other != who)
    free = not state.plays[who].charges and not is_held(state, who) and not is_at_peace(state, who)
    return free and any(may_see(state, who, other) for other in others)


def charges(state: RealmState, who: str) -> tuple[Charge, ...]:
    """With each Move that carries what he has, on each enemy whom he sees; once in a round."""
    if not may_charge(state, who):
        return ()
    load = load_of(state, who)
    every = (*means_for(state, who, "move"), *means_for(state, who, "fly"))
    moves = [means for means in every if means.strength >= load]
    return tuple(Charge(whom, means.name) for whom in enemies_seen(state, who) for means in moves)


def charge(state: RealmState, who: str, whom: str, means: str) -> list[Event]:
    """Both become unhidden; the Move stays on the other's sheet, and he does no action."""
    write_play(state, who, charges=whom, acted=(means,))
    shown = means_by_name(state, who, means).shown
    told = Charged(who=who, whom=whom, means=means, shown=shown, rule=RULE, reveals=True)
    used = use_up(state, who, FLY_CHITS[means]) if means in FLY_CHITS else []
    return [told, *unhide(state, who, RULE), *unhide(state, whom, RULE), *used]


def charging_times(state: RealmState, who: str) -> tuple[int, ...]:
    """MR-6.14.2: the times of the Moves with which others charge somebody."""
    return tuple(means.time for means in _charges_at(state, who))


def flying_charges(state: RealmState, who: str) -> tuple[int, ...]:
    """MR-16.17.7: the times of those with which others come flying."""
    return tuple(means.time for means in _charges_at(state, who) if means.use == "fly")


def _charges_at(state: RealmState, who: str) -> list[Means]:
    return [
        means_by_name(state, other, state.plays[other].acted[0])
        for other in fighters(state)
        if state.plays[other].charges == who
    ]
