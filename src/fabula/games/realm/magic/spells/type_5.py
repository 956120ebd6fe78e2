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
SMALL_BLESSING: Final = "small_blessing"
HEALTH: Final = "health"
HARMS_CHITS: Final = ("blight", "forget")
STOPPED_BY: Final = {MAKE_WHOLE: (*HARMS_CHITS, "rust"), SMALL_BLESSING: HARMS_CHITS}
"""MR-7.6.4: the results of the Pit that the healing spells stop, and which stop them."""


def cast_curse(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.4, MR-7.12.1a: the caster rolls, with his own modifiers."""
    (who,) = casting.targets
    return curse(state, who, dice, roller=casting.caster, rule="MR-15.5.4")


def power_of_the_pit(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.6, MR-7.12.1a: the caster rolls, with his own modifiers."""
    (target,) = casting.targets
    healers = [one for one in state.castings if _heals(one) and is_same_moment(one, casting)]
    caster = casting.caster
    if not healers:
        return open_pit(state, target, caster, caster, dice, "MR-15.5.6")
    row, rolled = roll(state, caster, PIT, dice, "MR-15.5.6")
    stopped = [one for one in healers if row.results[0] in STOPPED_BY[one.spell]]
    if not stopped:
        return [rolled, *take_from_pit(state, target, caster, row)]
    for one in stopped:
        write_casting(state, one.caster, fate="cancelled")
    return [rolled, *(SpellCancelled(who=one.caster, spell=one.spell, rule="MR-7.6.4") for one in stopped)]


def is_same_moment(one: Casting, other: Casting) -> bool:
    """MR-7.6.4: whether two spells would take effect on the same target at the very moment."""
    return (one.time, one.targets) == (other.time, other.targets) and one.fate == "cast"


def _heals(one: Casting) -> bool:
    """Whether it makes somebody whole, or grants the wish for health."""
    return one.spell == MAKE_WHOLE or (one.spell == SMALL_BLESSING and one.detail == HEALTH)
