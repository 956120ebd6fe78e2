"""MR-6.9.7, MR-0.4.8: what happens when the light side of a Demon or of the Imp hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.magic.bewitching import is_shielded
from fabula.games.realm.magic.casting import PIT
from fabula.games.realm.magic.curses import curse
from fabula.games.realm.magic.pit import open_pit

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.combat.attacks import Attack
    from fabula.games.realm.state import RealmState


def cast_by_hit(state: RealmState, attack: Attack, dice: Dice) -> list[Event]:
    """MR-7.12.1b: the victim of a monster rolls, with his own modifiers; Curses do nothing to denizens.

    By the option the monster does, which has none (U-15). A character who casts rolls himself.
    """
    victim, monster = attack.target, body_of(state.box, attack.attacker)
    if attack.spell:  # MR-10.13.3
        return open_pit(state, victim, attack.attacker, attack.attacker, dice, "MR-15.5.6")
    roller = victim if state.options.demon_rolls == "victim" else monster
    if attack.casts == PIT:
        return open_pit(state, victim, roller, monster, dice, "MR-6.9.7")
    if is_shielded(state, victim):
        return []
    return curse(state, victim, dice, roller=roller, rule="MR-6.9.7") if victim in state.plays else []
