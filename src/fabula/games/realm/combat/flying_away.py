"""MR-6.6.5: flying out of the clearing, over a tile beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.belongings.abandoning import LeavingBehind
from fabula.games.realm.combat.actions import FlyAway
from fabula.games.realm.combat.charging import flying_charges
from fabula.games.realm.combat.counters import move_time
from fabula.games.realm.combat.means import Means, means_by_name, means_for
from fabula.games.realm.combat.sheets import attackers_of, is_held
from fabula.games.realm.day.flying import take_off, use_up
from fabula.games.realm.magic.flights import Flight, has_wings, left_on_ground
from fabula.games.realm.magic.leaving import leave_fight

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


def quickest_in_the_air(state: RealmState, who: str) -> int | None:
    """MR-16.17.7: the move time of the fastest *flying* attacker on his sheet; others do not hinder him."""
    times = (move_time(state, piece) for piece in attackers_of(state, who) if has_wings(state, piece))
    return min((*times, *flying_charges(state, who)), default=None)


def fast_flights(state: RealmState, who: str) -> list[Means]:
    """The Fly chits with which he gets away; none for whoever is held (MR-6.6.2)."""
    if is_held(state, who):
        return []
    limit = quickest_in_the_air(state, who)
    return [means for means in means_for(state, who, "fly") if limit is None or means.time < limit]


def tiles_beside(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.6.5: the tiles over which he can be then."""
    return state.atlas.beside[state.atlas.clearings[state.places[who]].tile]


def flights_away(state: RealmState, who: str) -> tuple[FlyAway, ...]:
    """Over each tile, with each Fly chit."""
    moves = fast_flights(state, who)
    return tuple(FlyAway(tile, means.name) for tile in tiles_beside(state, who) for means in moves)


class FlyingAway(Step["RealmState"], frozen=True):
    """MR-6.6.5: what cannot be flown stays here, then he is gone at once."""

    rule = "MR-6.6.5"
    who: str
    tile: str
    means: str

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Leave things behind first; whoever attacked him is on no sheet any more, and he tires."""
        means = means_by_name(state, self.who, self.means)
        flight = Flight(means.name, means.strength, means.time)
        if left := left_on_ground(state, self.who, flight):
            state.push(LeavingBehind(self.who, left))
            return []
        state.pop()
        leave_fight(state, self.who)
        return [*take_off(state, self.who, self.tile, self.rule), *use_up(state, self.who, flight)]
