"""MR-15.5.1: absorbing the essence of a monster."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.counters import part_of
from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.sheets import write_play
from fabula.games.realm.magic.durations import break_spells_of, write_row
from fabula.games.realm.natives.hirelings import set_free
from fabula.games.realm.pieces import ABSORBED, put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState


def absorb(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """MR-15.5.1b: the caster and the monster are one; nobody attacks or serves it, and no spell is on it."""
    (monster,) = row.targets
    write_row(state, row, targets=(row.caster,), detail=monster)
    events = break_spells_of(state, monster)
    leave(state, monster)
    for who in state.plays:
        if state.plays[who].target == monster:
            write_play(state, who, target="")
    if monster in state.hired:
        events += set_free(state, (monster,))
    for piece in filter(None, (monster, part_of(state.box, monster))):
        state.faces.pop(piece, None)
    put(state, monster, ABSORBED)
    return events
