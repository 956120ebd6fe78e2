"""What can be wrong with a combat that somebody has written down: the first thing is named."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Fault
from fabula.core.faults import excerpt
from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import copies

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from fabula.games.realm.combat.setting import Fighter, Setting
    from fabula.games.realm.components.box import Box


def check(setting: Setting) -> None:
    """Raise `Fault` for what there is not, or not so often."""
    box = box_with(readings_of(setting.options))
    if not setting.fighters:
        raise Fault("realm-combat-nobody")
    who = [one.who for one in setting.fighters]
    _known("fighters", who, box.characters)
    _once("fighters", who)
    for fighter in setting.fighters:
        _check_fighter(fighter, box)
    serving = [one.piece for fighter in setting.fighters for one in fighter.hirelings]
    pieces = [foe.piece for foe in setting.foes]
    _known("hirelings", serving, denizens(box))
    _known("foes", pieces, denizens(box))
    under_spells = [one.piece for each in setting.fighters for one in each.hirelings if one.controlled]
    _known("controlled", under_spells, [piece for piece in denizens(box) if piece not in box.natives])
    _once("hirelings", serving)
    _once("foes", [*pieces, *serving])
    here = [one.who for one in setting.fighters if not one.away]
    _known("attacks", [foe.attacks for foe in setting.foes if foe.attacks], [*here, *serving])
    if setting.round < 1:
        raise Fault("realm-combat-round", number=setting.round)


def denizens(box: Box) -> tuple[str, ...]:
    """Every monster and every native there is, by the name of its piece."""
    monsters = (piece for one in box.monsters.values() for piece in copies(one.id, one.count))
    return (*monsters, *box.natives)


def _check_fighter(fighter: Fighter, box: Box) -> None:
    """What he has and how he is."""
    _known("items", fighter.items or (), {**box.items, **box.treasures})
    begins_with = box.characters[fighter.who].levels[-1].equipment
    own = begins_with if fighter.items is None else fighter.items
    _known("alerted", fighter.alerted, [item for item in own if item in box.weapons])
    numbers = [str(number) for number in range(1, len(box.characters[fighter.who].chits(LEVELS)) + 1)]
    _known("chits", fighter.chits, numbers)
    _known("spells", fighter.spells or (), box.spells)
    _known("battles", fighter.battles, box.groups)


def _known(key: str, names: Iterable[str], known: Iterable[str]) -> None:
    there = list(known)
    for name in names:
        if name not in there:
            raise Fault("realm-combat-name", key=key, name=f'"{excerpt(name)}"', known=", ".join(there)[:400])


def _once(key: str, names: Sequence[str]) -> None:
    for name in names:
        if names.count(name) > 1:
            raise Fault("realm-combat-twice", key=key, name=f'"{name}"')
