"""MR-15.6.1, MR-15.8.5: spells that break a spell, and Remedy also a Curse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.magic.bewitching import is_in, names_of_rows
from fabula.games.realm.magic.durations import narrow_spell
from fabula.games.realm.magic.spells.type_1 import lift_curse

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


def break_named(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """The spell that was named is broken for those of its targets that are here; or the Curse is lifted."""
    (name,) = casting.targets
    rule = state.box.spells[casting.spell].clause
    row = names_of_rows(state).get(name)
    if row is not None:
        here = state.places[casting.caster]
        lost = tuple(target for target in row.targets if is_in(state, target, row.caster, here))
        return narrow_spell(state, row, lost, rule)
    what, _, who = name.partition("@")
    return lift_curse(state, who, what, rule) if who in state.plays else []
