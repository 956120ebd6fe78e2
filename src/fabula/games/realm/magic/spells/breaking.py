"""MR-15.6.1, MR-15.8.5: spells that break a spell, and Remedy also a Curse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.magic.bewitching import is_in, names_of_rows
from fabula.games.realm.magic.casting import UNTIED
from fabula.games.realm.magic.durations import narrow_spell
from fabula.games.realm.magic.spells.type_1 import lift_curse

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


def break_named(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """The spell that was named is broken for those of its targets that are here; or the Curse is lifted."""
    (name,) = casting.targets
    rule = state.box.spells[casting.spell].clause
    row = names_of_rows(state).get(name)
    if row is not None and not _is_new(state, row):
        here = state.places[casting.caster]
        lost = tuple(target for target in row.targets if is_in(state, target, row.caster, here))
        return narrow_spell(state, row, lost, rule)
    what, _, who = name.partition("@")
    return lift_curse(state, who, what, rule) if who in state.plays else []


def _is_new(state: RealmState, row: Bewitchment) -> bool:
    """MR-7.6.4: whether a spell has taken effect in this round, and so is not the one that was named."""
    cast = (one for one in state.castings if one.caster == row.caster and one.spell == row.spell)
    return any(one.fate == "done" and row.means in (one.means, UNTIED) for one in cast)
