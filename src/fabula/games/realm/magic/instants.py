"""MR-15: what Instant spells do, each when it takes effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.games.realm.magic.spells.type_1 import exorcise, make_whole

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState

    Instant: TypeAlias = Callable[[RealmState, Casting, Dice], list[Event]]

INSTANTS: Final[dict[str, Instant]] = {
    "exorcise": exorcise,
    "make_whole": make_whole,
}
