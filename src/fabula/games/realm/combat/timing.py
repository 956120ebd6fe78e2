"""MR-6.6.1 to MR-6.6.6: for which actions somebody is faster than his attackers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.actions import FlyAway, Rage, Run, TurnWeapon
from fabula.games.realm.combat.means import Means, Use, means_for
from fabula.games.realm.combat.riding import moves_to_run
from fabula.games.realm.combat.running import roads_to_run, times_against
from fabula.games.realm.combat.sheets import is_held
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.alerting import is_gripped
from fabula.games.realm.magic.shapes import must_fly
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def quickest(state: RealmState, who: str) -> int | None:
    """MR-6.6.1: the time of the fastest of them, if there is any."""
    return min(times_against(state, who), default=None)


def in_time(state: RealmState, who: str, means: Means) -> bool:
    """MR-16.17.2, MR-16.17.3: faster than every attacker."""
    limit = quickest(state, who)
    return limit is None or means.time < limit


def use_in(action: Run | FlyAway | TurnWeapon | Rage) -> Use:
    """As what an action plays its means."""
    match action:
        case FlyAway():
            return "fly"
        case Run():
            return "move"
        case TurnWeapon():
            return "fight"
        case Rage():
            return "berserk"


def fast_moves(state: RealmState, who: str) -> list[Means]:
    """MR-6.6.4: the Moves faster than every attacker; none for whoever is held (MR-6.6.2) or must fly."""
    if is_held(state, who) or must_fly(state, who):
        return []
    return [means for means in means_for(state, who, "move") if in_time(state, who, means)]


def run_moves(state: RealmState, who: str) -> list[Means]:
    """Those of them with which he may run."""
    return moves_to_run(state, who, fast_moves(state, who))


def runs(state: RealmState, who: str, moves: list[Means]) -> tuple[Run, ...]:
    """MR-6.6.4: with each of these Moves, onto each roadway."""
    return tuple(Run(road, means.name) for road in roads_to_run(state, who) for means in moves)


def weapons(state: RealmState, who: str) -> tuple[TurnWeapon, ...]:
    """MR-6.6.6: with a Fight that is fast and strong enough for it."""
    fast = [means for means in means_for(state, who, "fight") if in_time(state, who, means)]
    weapons = (
        piece
        for piece in belongings(state, who)
        if piece in state.active and kind_of(piece) in state.box.weapons and not is_gripped(state, piece)
    )
    return tuple(
        TurnWeapon(piece, means.name)
        for piece in weapons
        for means in fast
        if means.strength >= LEVEL[state.box.weapons[kind_of(piece)].weight]
    )


def rages(state: RealmState, who: str) -> tuple[Rage, ...]:
    """MR-13.2.5."""
    return tuple(Rage(means.name) for means in means_for(state, who, "berserk") if in_time(state, who, means))
