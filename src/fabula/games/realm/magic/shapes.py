"""MR-7.10, MR-16.13: what somebody is while a spell has transmorphized him, and what that lets him play.

A creature plays dummies instead of chits. They go by names that say all of it: `creature:move:H4`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from fabula.games.realm.magic.bewitching import MIST, TRANSMORPHS, Bewitched, is_under, row_on

if TYPE_CHECKING:
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.tables import Shape
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


def creature_name(table: Bewitched, one: str) -> str:
    """The creature into which somebody has been turned; nothing if he is himself, or mist."""
    row = row_on(table, one, TRANSFORM) if table.bewitched else None
    return "" if row is None else row.detail


def shape_of(table: Boxed, one: str) -> Shape | None:
    """What he is as that creature; None if he is himself, or mist."""
    name = creature_name(table, one)
    return next((row.shape for row in table.box.tables[TRANSFORM].rows if name in row.results), None)


def is_transmorphized(table: Bewitched, one: str) -> bool:
    """Whether somebody is a creature, or mist."""
    return bool(table.bewitched) and is_under(table, one, *TRANSMORPHS)


def must_fly(table: Boxed, one: str) -> bool:
    """MR-3.14.5: whether somebody is a creature that flies, and cannot walk."""
    shape = shape_of(table, one)
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
