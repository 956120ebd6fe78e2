"""MR-10.11: optional: how well a blow lands: fumbles, and other missile tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.games.realm.combat.outcomes import Fumbled, MissileRolled
from fabula.games.realm.day.rolls import PLAIN, Throw

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.combat.attacks import How

UNDERCUT: Final = 4
"""MR-10.11.1: what is added if a blow was only faster than the maneuver."""
FUMBLES: Final = ((1, 2), (3, 1), (6, 0), (8, -1), (9, -2))
"""The highest roll for each change of harm; beyond them it is Negligible."""
REVISED: Final = ((-2, 3), (-1, 2), (1, 1), (4, 0), (6, -1), (7, -2))
"""MR-10.11.6: the same for missiles; beyond them it is three levels less."""
REVISED_WORST: Final = -3
OPTIONAL_EVEN: Final = 4
OPTIONAL_LAST: Final = 7
OPTIONAL_SCRATCH: Final = 9
"""MR-10.11.5: a 4 changes nothing; up to 7 harm changes, up to 9 there is one wound, then nothing."""
NOTHING: Final = -99
"""A change that leaves no harm, whatever it was."""


class Luck(Struct, frozen=True):
    """How a roll changes the harm of a hit, or that it only scratches."""

    change: int
    scratch: bool = False


def awkwardness(how: How, attack_time: int, move_time: int | None) -> int:
    """MR-10.11.1: how much later the attack comes than its target moves; more if it only undercut.

    Against somebody who does not maneuver time does not count.
    """
    late = 0 if move_time is None else attack_time - move_time
    return late + (UNDERCUT if how == "undercut" else 0)


def fumble(attacker: str, added: int, dice: Dice) -> tuple[Luck, list[Event]]:
    """MR-10.11.1: the roll for a striking weapon that has hit."""
    roll = max(PLAIN.throw(dice)[0]) + added
    change = next((change for most, change in FUMBLES if roll <= most), NOTHING)
    told = Fumbled(attacker=attacker, roll=roll, change=max(change, -9), rule="MR-10.11.1", reveals=True)
    return Luck(change), [told]


def loose_missile(
    attacker: str, throw: Throw, added: int, dice: Dice, *, revised: bool
) -> tuple[Luck, list[Event]]:
    """MR-10.11.5, MR-10.11.6: a missile by another table than the printed one."""
    roll = max(throw.throw(dice)[0]) + sum(throw.modifiers.values()) + added
    if revised:
        change, rule = next((change for most, change in REVISED if roll <= most), REVISED_WORST), "MR-10.11.6"
        luck = Luck(change)
    else:
        roll, rule = max(roll, 1), "MR-10.11.5"
        hurts = roll <= OPTIONAL_LAST
        luck = Luck(OPTIONAL_EVEN - roll) if hurts else Luck(NOTHING, scratch=roll <= OPTIONAL_SCRATCH)
    told = MissileRolled(attacker=attacker, change=max(luck.change, -9), rule=rule)
    return luck, [told]
