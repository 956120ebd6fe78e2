"""MR-7.10, MR-16.13: what somebody is while a spell has transmorphized him, and what that lets him play.

A creature plays dummies instead of chits. They go by names that say all of it: `creature:move:H4`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from fabula.games.realm.components.kinds import Gait
from fabula.games.realm.components.tables import Shape
from fabula.games.realm.magic.bewitching import (
    ABSORB,
    MIST,
    TRANSMORPHS,
    Bewitched,
    in_force,
    is_under,
    row_on,
    rows_on,
)
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.kinds import MagicType
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState

TRANSFORM: Final = "transform"
DUMMY: Final = "creature"
CREATURES_DO: Final = ("move", "fly", "hide", "search", "peer-at")
"""MR-7.10.2: what a creature can do in a turn, besides following."""


class Boxed(Bewitched, Protocol):
    """What knows the components, too: a state, and so does a view."""

    @property
    def box(self) -> Box:
        """The components."""


def creatures(box: Box) -> tuple[str, ...]:
    """MR-16.13.1: what one can be turned into."""
    return tuple(row.results[0] for row in box.tables[TRANSFORM].rows)


def _row_of(table: Bewitched, one: str) -> Bewitchment | None:
    """The spell that makes somebody a creature: Transform, else the essence that was energized last."""
    if not table.bewitched:
        return None
    essences = [row for row in rows_on(table, one) if row.spell == ABSORB and in_force(table, row, one)]
    return row_on(table, one, TRANSFORM) or next(iter(reversed(essences)), None)


def creature_name(table: Bewitched, one: str) -> str:
    """The creature or the monster into which somebody has been turned; nothing if he is himself, or mist."""
    row = _row_of(table, one)
    return "" if row is None else row.detail


def essence_of(table: Bewitched, one: str) -> str:
    """MR-15.5.1: the monster that somebody is, because he has absorbed it."""
    row = _row_of(table, one)
    return row.detail if row is not None and row.spell == ABSORB else ""


def essence_type(table: Boxed, one: str) -> MagicType | None:
    """MR-15.5.1h: the type of magic of the monster that somebody is."""
    monster = essence_of(table, one)
    casts = table.box.monsters[kind_of(monster)].light.casts if monster else None
    return None if casts is None else casts.type


def absorbed_by(table: Bewitched, one: str) -> tuple[str, ...]:
    """MR-15.5.1b: the monsters that somebody has absorbed, even if the spells are inert."""
    return tuple(row.detail for row in rows_on(table, one) if row.spell == ABSORB and row.detail)


def shape_of(table: Boxed, one: str) -> Shape | None:
    """What he is as that creature; None if he is himself, or mist."""
    row = _row_of(table, one)
    if row is None or not row.detail:
        return None
    if row.spell == TRANSFORM:
        return next(line.shape for line in table.box.tables[TRANSFORM].rows if row.detail in line.results)
    monster = table.box.monsters[kind_of(row.detail)]
    size = monster.size
    return Shape(Gait(size, monster.light.move), monster.flies, False, size, size, monster.armored)


def is_transmorphized(table: Bewitched, one: str) -> bool:
    """Whether somebody is a creature, or mist."""
    return bool(table.bewitched) and is_under(table, one, *TRANSMORPHS)


def must_fly(table: Boxed, one: str) -> bool:
    """MR-3.14.5: whether somebody is a creature that flies, and cannot walk."""
    row = _row_of(table, one)
    shape = None if row is None or row.spell != TRANSFORM else shape_of(table, one)
    return shape is not None and shape.flies


def walks_woods(table: Boxed, one: str) -> bool:
    """MR-3.5.5: whether somebody needs no roadway inside a tile."""
    shape = shape_of(table, one)
    return shape is not None and shape.walks_woods


def why_not_as_creature(table: Boxed, who: str, activity: str) -> tuple[str, str] | None:
    """The clause and the reason, if a creature cannot do this in a turn (MR-7.10.2, MR-3.14.5)."""
    if not creature_name(table, who):
        return None
    if must_fly(table, who) and activity == "move":
        return ("MR-3.14.5", "must-fly")
    return None if activity in CREATURES_DO else ("MR-7.10.2", "transmorphized")


def number_kept(state: RealmState, who: str) -> int:
    """MR-7.10.5: how many of the things that somebody has, the first ones, are transmorphized with him."""
    if not state.bewitched:
        return 0
    if is_under(state, who, MIST):
        return len(state.standing_at.get(who, ()))
    return state.individual(who).kept if is_under(state, who, TRANSFORM) and who in state.individuals else 0


def gold_kept(state: RealmState, who: str) -> int:
    """MR-7.10.5: how much of his gold is."""
    return state.individual(who).kept_gold if is_under(state, who, TRANSFORM) else 0
