"""MR-3.14.1, MR-7.14.1: with what somebody can fly: the Flying Carpet, a Broomstick, wings of his own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.games.realm.belongings.carrying import body_weight
from fabula.games.realm.belongings.items import belongings, has_active, is_horse, weight_of
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.magic.bewitching import CARPET, WAITING, Bewitchment, is_shielded, is_under, rows_on
from fabula.games.realm.magic.masters import master_of
from fabula.games.realm.magic.shapes import shape_of
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

BROOMSTICK: Final = "broomstick"


class Flight(Struct, frozen=True):
    """Something with which one flies, how strong it is, and how fast."""

    name: str
    strength: int
    time: int


FLY_CHITS: Final = {
    CARPET: Flight(CARPET, LEVEL["M"], 2),
    BROOMSTICK: Flight(BROOMSTICK, LEVEL["L"], 1),
}
"""MR-14.15.4, MR-15.5.3: what acts as a Fly chit, by its name."""


def has_wings(state: RealmState, one: str) -> bool:
    """MR-8.6.2, MR-16.13.1: whether somebody is a monster or a creature that flies."""
    if (shape := shape_of(state, one)) is not None:
        return shape.flies
    monster = state.box.monsters.get(kind_of(one))
    return monster is not None and monster.flies


def flights(state: RealmState, who: str) -> tuple[Flight, ...]:
    """MR-3.14.1: with what somebody can fly now if he likes, what is not used up by it first."""
    if (shape := shape_of(state, who)) is not None:
        return (Flight(who, LEVEL[shape.move.strength], shape.move.time),) if shape.flies else ()
    if has_wings(state, who):
        monster = state.box.monsters[kind_of(who)]
        return (Flight(who, LEVEL[monster.size], monster.light.move),)
    if state.sheet_of(who) is None:
        return ()
    own = [CARPET] if has_active(state, who, CARPET) and is_under(state, CARPET, CARPET) else []
    row = broom_of(state, who)
    own += [BROOMSTICK] if row is not None and master_of(state, row) == who else []
    return tuple(FLY_CHITS[name] for name in own if FLY_CHITS[name].strength >= body_weight(state, who))


def may_fly(state: RealmState, who: str) -> bool:
    """MR-16.18.2: whether he may record that he flies; whether he can is seen when he does."""
    if has_wings(state, who) or broom_of(state, who) is not None:
        return True
    return state.sheet_of(who) is not None and has_active(state, who, CARPET)


def broom_of(state: RealmState, who: str) -> Bewitchment | None:
    """MR-7.5.3: the Broomstick that somebody has to ride from the next round or phase on, whoever cast it."""
    cast_now = {casting.caster for casting in state.castings if casting.spell == BROOMSTICK}
    if not state.bewitched or is_shielded(state, who):
        return None
    rows = (row for row in rows_on(state, who) if row.spell == BROOMSTICK and row.detail == WAITING)
    return next((row for row in rows if row.caster not in cast_now), None)


def lent_broom(state: RealmState, who: str) -> str | None:
    """MR-15.5.3a: who decides when a Broomstick is used that he has cast on somebody else."""
    row = broom_of(state, who)
    caster = None if row is None else master_of(state, row)
    return None if caster == who else caster


def left_on_ground(state: RealmState, who: str, flight: Flight) -> tuple[str, ...]:
    """MR-3.14.1, MR-4.4.8: what does not fly with him: horses, and what is too heavy."""
    return tuple(
        piece
        for piece in belongings(state, who)
        if is_horse(state, piece) or weight_of(state, piece) > flight.strength
    )
