"""MR-6.9.7, MR-0.4.8: what happens when the light side of a Demon or of the Imp hits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.magic.bewitching import is_shielded
from fabula.games.realm.magic.casting import PIT
from fabula.games.realm.magic.curses import CURSE, curse
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
    roller = _roller(state, attack)
    if attack.spell:  # MR-10.13.3
        return open_pit(state, victim, roller, roller, dice, "MR-15.5.6")
    if attack.casts == PIT:
        return open_pit(state, victim, roller, monster, dice, "MR-6.9.7")
    if is_shielded(state, victim):
        return []
    return curse(state, victim, dice, roller=roller, rule="MR-6.9.7") if victim in state.plays else []


def _roller(state: RealmState, attack: Attack) -> str:
    if attack.spell:
        return attack.attacker
    return attack.target if state.options.demon_rolls == "victim" else body_of(state.box, attack.attacker)


def roll_for(state: RealmState, attack: Attack) -> tuple[str, str] | None:
    """Who rolls on which table for a spell that hits; nobody where there is none, or it does nothing."""
    table = attack.casts or ("missile" if attack.spell and attack.missile else "")
    idle = table == CURSE and (attack.target not in state.plays or is_shielded(state, attack.target))
    return None if idle or not table else (_roller(state, attack), table)
