"""MR-15.5: spells of type V."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.magic.curses import curse
from fabula.games.realm.magic.pit import open_pit

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


def cast_curse(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.4, MR-7.12.1a: the caster rolls, with his own modifiers."""
    (who,) = casting.targets
    return curse(state, who, dice, roller=casting.caster, rule="MR-15.5.4")


def power_of_the_pit(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.6, MR-7.12.1a: the caster rolls, with his own modifiers."""
    (target,) = casting.targets
    return open_pit(state, target, casting.caster, casting.caster, dice, "MR-15.5.6")
