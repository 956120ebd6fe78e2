"""The view after one more event of a combat: what is shown, moves, turns and dies on the sheets."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.combat.actions import ATTACKS, DODGES
from fabula.games.realm.combat.counters import DARK, body_of
from fabula.games.realm.combat.events import (
    Attacks,
    AttackShifted,
    Charged,
    CombatBegan,
    CombatEnded,
    CounterTurned,
    Maneuvers,
    ManeuverShifted,
    Placed,
    RanAway,
    Repositioned,
    RoundBegan,
    ShieldPlaced,
    Targeted,
)
from fabula.games.realm.combat.melee import TABLES
from fabula.games.realm.combat.outcomes import Killed
from fabula.games.realm.combat.sheets import Fight, Play
from fabula.games.realm.components.box import box_with
from fabula.games.realm.options.switches import readings_of

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.view import RealmView


def follow_combat(view: RealmView, event: Event) -> RealmView:
    """Step by step; what cannot be told from the event is seen when all is over."""
    match event:
        case CombatBegan(clearing=clearing):
            return replace(view, fight=Fight(clearing), stances={}, plays={})
        case RoundBegan(round=number) if view.fight is not None:
            fight = replace(view.fight, round=number)
            return replace(view, fight=fight, plays=dict.fromkeys(view.plays, Play()))
        case CombatEnded():
            return replace(view, fight=None, stances={}, plays={})
        case Charged(who=who, whom=whom, means=means):
            return _played(view, who, charges=whom, acted=(means,))
        case Targeted(who=who, whom=whom):
            return _played(view, who, target=whom)
        case Attacks(who=who, direction=direction, means=means):
            return _played(view, who, attack=means, attack_direction=_number(direction))
        case AttackShifted(who=who, direction=direction):
            return _played(view, who, attack_direction=_number(direction))
        case ManeuverShifted(who=who, direction=direction):
            return _played(view, who, maneuver_direction=_number(direction))
        case Maneuvers(who=who, direction=direction, means=means):
            return _played(view, who, maneuver=means, maneuver_direction=_number(direction))
        case ShieldPlaced(who=who, direction=direction):
            return _played(view, who, shield=_number(direction))
        case Placed(piece=piece, direction=direction) if piece in view.stances:
            stance = replace(view.stances[piece], direction=_number(direction))
            return replace(view, stances={**view.stances, piece: stance})
        case Repositioned():
            return _repositioned(view, event)
        case CounterTurned(piece=piece, dark=dark):
            faces = {name: face for name, face in view.faces.items() if name != piece}
            return replace(view, faces={**faces, piece: DARK} if dark else faces)
        case Killed(who=who) | RanAway(who=who):
            return _gone(view, who)
        case _:
            return view


def _number(direction: str) -> int:
    """The column of an attack or of a maneuver."""
    return 1 + next(names.index(direction) for names in (ATTACKS, DODGES) if direction in names)


def _played(view: RealmView, who: str, **changes: object) -> RealmView:
    if who not in view.plays:
        return view
    return replace(view, plays={**view.plays, who: replace(view.plays[who], **changes)})


def _repositioned(view: RealmView, event: Repositioned) -> RealmView:
    """MR-6.7.5: the counters in some boxes of a sheet change their columns."""
    table = box_with(readings_of(view.options)).tables[TABLES[event.boxes]]
    moves = table.rows[event.result - 1].moves
    assert moves is not None
    stances = {
        piece: replace(stance, direction=moves[stance.direction - 1])
        if stance.sheet == event.sheet and event.boxes in (stance.box, "all") and stance.direction
        else stance
        for piece, stance in view.stances.items()
    }
    return replace(view, stances=stances)


def _gone(view: RealmView, who: str) -> RealmView:
    """Whoever is dead or away lies on no sheet."""
    box = box_with(readings_of(view.options))
    stances = {piece: stance for piece, stance in view.stances.items() if body_of(box, piece) != who}
    return replace(view, stances=stances, plays={one: play for one, play in view.plays.items() if one != who})
