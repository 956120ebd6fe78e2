"""MR-15.5: spells of type V."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.casting import PIT, write_casting
from fabula.games.realm.magic.curses import curse
from fabula.games.realm.magic.events import SpellCancelled
from fabula.games.realm.magic.pit import open_pit, take_from_pit

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState

MAKE_WHOLE: Final = "make_whole"
HARM_CHITS_OR_ARMOR: Final = ("blight", "forget", "rust")
"""The results of the Pit that Make Whole stops, and which stop it."""


def cast_curse(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.4, MR-7.12.1a: the caster rolls, with his own modifiers."""
    (who,) = casting.targets
    return curse(state, who, dice, roller=casting.caster, rule="MR-15.5.4")


def power_of_the_pit(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.6, MR-7.12.1a: the caster rolls, with his own modifiers."""
    (target,) = casting.targets
    healer = next((one.caster for one in state.castings if _meets(one, casting)), None)
    caster = casting.caster
    if healer is None:
        return open_pit(state, target, caster, caster, dice, "MR-15.5.6")
    row, rolled = roll(state, caster, PIT, dice, "MR-15.5.6")
    if row.results[0] not in HARM_CHITS_OR_ARMOR:
        return [rolled, *take_from_pit(state, target, caster, row)]
    write_casting(state, healer, fate="cancelled")
    return [rolled, SpellCancelled(who=healer, spell=MAKE_WHOLE, rule="MR-15.1.2d")]


def _meets(other: Casting, pit: Casting) -> bool:
    """MR-15.1.2d: whether somebody makes the target whole at the very moment."""
    alike = (other.time, other.targets) == (pit.time, pit.targets)
    return alike and other.spell == MAKE_WHOLE and other.fate == "cast"
