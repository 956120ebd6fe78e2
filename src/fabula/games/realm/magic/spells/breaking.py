"""MR-15.6.1, MR-15.8.5: spells that break a spell, and Remedy also a Curse."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.magic.bewitching import has_mark, is_in
from fabula.games.realm.magic.durations import narrow_spell
from fabula.games.realm.magic.spells.type_1 import lift_curse

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


def break_named(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """The spell that was named is broken for those of its targets that are here; or the Curse is lifted."""
    here, rule = state.places[casting.caster], state.box.spells[casting.spell].clause
    if not casting.detail:
        curse, _, who = casting.targets[0].partition("@")
        return lift_curse(state, who, curse, rule) if state.places[who] == here else []
    for row in state.bewitched:
        if has_mark(row, casting.detail):
            lost = tuple(target for target in row.targets if is_in(state, target, row.caster, here))
            return narrow_spell(state, row, lost, rule)
    return []
