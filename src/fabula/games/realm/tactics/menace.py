"""How a character would fare against each kind of monster, by himself and with what he begins with."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from fabula.core import SeededDice
from fabula.games.realm.combat.setting import Fighter, Foe, Setting, set_up
from fabula.games.realm.components.box import box_with
from fabula.games.realm.pieces import copies, kind_of
from fabula.games.realm.tactics.outlook import Outlook, Temper

if TYPE_CHECKING:
    from collections.abc import Sequence

CAREFUL: Final = Temper(death=15.0, wound=0.15, flight=0.1, crowd=0.6, band=1, lust=0.6)
"""MR-6.15.2: a death costs about as many points as fifteen kills bring."""
AT_LEAST: Final = {"N": 0.0, "L": 0.02, "M": 0.03, "H": 0.08, "T": 0.15}
"""How likely a monster of each size kills whoever seems to be a match for it: a fight may go wrong."""
CROWDED: Final = 0.1
"""How much likelier each further monster makes a death."""
SPELLBOUND: Final = -4.0
"""What it is worth to meet a Demon or the Imp: nobody knows what their spells will do."""


@cache
def prospect(character: str, kind: str) -> float:
    """What it is worth to meet this monster unhidden: 1 is a sure kill, less than 0 a bad idea."""
    monster = box_with().monsters[kind]
    if monster.light.casts is not None or monster.dark.casts is not None:
        return SPELLBOUND
    piece = copies(kind, monster.count)[0]
    setting = Setting((Fighter(character),), (Foe(piece, attacks=character),))
    state = set_up(setting, SeededDice(b"", b"", 0))
    return Outlook(state, character, (piece,), CAREFUL).best.value


def harm_of(character: str, monsters: Sequence[str]) -> float:
    """How likely it is that these monsters together kill him if he is not hidden; many are worse than one."""
    kinds = [kind_of(monster) for monster in monsters]
    each = (
        max(AT_LEAST[box_with().monsters[kind].size], -prospect(character, kind) / CAREFUL.death)
        for kind in kinds
    )
    return min(1.0, sum(each) + CROWDED * max(0, len(monsters) - 1))


@cache
def fragility(character: str) -> float:
    """How likely one monster kills him, over all kinds."""
    kinds = tuple(box_with().monsters)
    return sum(harm_of(character, (kind,)) for kind in kinds) / len(kinds)
