"""MR-10.11.2: optional: horse and rider maneuver by themselves, and an attacker may aim at either."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.fumbling import UNDERCUT
from fabula.games.realm.combat.means import Means, horse_in, means_by_name, means_for

if TYPE_CHECKING:
    from fabula.games.realm.combat.attacks import Attack
    from fabula.games.realm.state import RealmState


def rides_freely(state: RealmState) -> bool:
    """Whether the option is in force; it needs fumbles."""
    return state.options.riding_horses and state.options.fumble


def moves_to_run(state: RealmState, who: str, fast: list[Means]) -> list[Means]:
    """Of the Moves that are fast enough those with which he may run: whoever has a horse must ride it."""
    if not rides_freely(state) or not any(horse_in(each.name) for each in means_for(state, who, "move")):
        return fast
    return [means for means in fast if horse_in(means.name)]


def own_moves(state: RealmState, who: str, played: tuple[str, ...]) -> list[Means]:
    """What a rider can play for himself: a Move or his Duck, whatever his horse carries."""
    moves = [means for means in means_for(state, who, "move", played) if not horse_in(means.name)]
    return [*moves, *means_for(state, who, "duck", played)]


def passes_horse(state: RealmState, attack: Attack) -> bool:
    """Whether a blow is aimed at somebody on a horse, past the horse."""
    play = state.plays.get(attack.target)
    return attack.at_rider and play is not None and bool(horse_in(play.maneuver))


def riders_part(state: RealmState, attack: Attack) -> int:
    """What the rider's own maneuver adds to the fumble: how much later the blow is, more if it misses it."""
    if not passes_horse(state, attack) or not (own := state.plays[attack.target].rider_maneuver):
        return 0
    late = attack.time - means_by_name(state, attack.target, own).time
    return late + (0 if state.plays[attack.target].rider_direction == attack.direction else UNDERCUT)
