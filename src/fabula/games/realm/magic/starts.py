"""MR-15: what happens at the moment when a lasting spell takes effect."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.sheets import write_play
from fabula.games.realm.day.rolls import roll
from fabula.games.realm.magic.absorbing import absorb
from fabula.games.realm.magic.casting import casting_of, is_attack_spell, write_casting
from fabula.games.realm.magic.control import CONTROLS, suspend_control, take_control
from fabula.games.realm.magic.durations import end_spell, write_row
from fabula.games.realm.magic.events import SpellCancelled
from fabula.games.realm.magic.leaving import leave_fight

if TYPE_CHECKING:
    from collections.abc import Callable

    from fabula.core import Dice, Event
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState

    Start: TypeAlias = Callable[[RealmState, Bewitchment, Dice], list[Event]]


def _storm(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """MR-15.4.7a: the caster rolls for the number of phases that are lost."""
    found, rolled = roll(state, row.caster, row.spell, dice, "MR-15.4.7a")
    write_row(state, row, detail=str(found.number))
    return [rolled]


def _make_peace(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """MR-15.1.3a to MR-15.1.3c: broken if he is anybody's target; else he is in no fight any more."""
    (one,) = row.targets
    named = any(play.target == one or play.charges == one for who, play in state.plays.items() if who != one)
    struck = any(stance.target == one for piece, stance in state.stances.items() if piece != one)
    spells = any(one in cast.targets for cast in state.castings if cast.caster not in (row.caster, one))
    if named or struck or spells:
        return end_spell(state, row, "MR-15.1.3a")
    if one not in state.plays:
        leave(state, one)
        return []
    write_play(state, one, target="")
    casting, peace = casting_of(state, one), casting_of(state, row.caster)
    if casting is None or casting.fate != "cast":
        return []
    if peace is not None and casting.time == peace.time and not is_attack_spell(state, casting.spell):
        return []  # MR-7.4.6b
    write_casting(state, one, fate="cancelled")
    return [SpellCancelled(who=one, spell=casting.spell, rule="MR-15.1.3c")]


def _melt(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """MR-15.6.3c: he takes no part in combat any more."""
    leave_fight(state, row.targets[0])
    return []


def _transform(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """MR-15.6.5: the caster rolls what the target becomes, now and whenever the spell is energized again."""
    found, rolled = roll(state, row.caster, row.spell, dice, "MR-15.6.5")
    write_row(state, row, detail=found.results[0])
    return [rolled]


STARTS: Final[dict[str, Start]] = {
    "violent_storm": _storm,
    "peace": _make_peace,
    "melt_into_mist": _melt,
    "transform": _transform,
    "absorb_essence": absorb,
    "pentangle": suspend_control,
    **dict.fromkeys(CONTROLS, take_control),
}
