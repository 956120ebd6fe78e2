"""MR-7.4: the spells that are cast in a round of combat, from their declaration to its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.magic.colors import CLEARING

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

Fate: TypeAlias = Literal["cast", "cancelled", "done"]
CHIT: Final = "chit:"
UNTIED: Final = CHIT
"""MR-10.8.1: the means of a spell in effect to which no Magic chit is tied."""
PIT: Final = "power_of_the_pit"


class Casting(Struct, frozen=True):
    """A spell that is cast in this round."""

    caster: str
    spell: str
    means: str
    supply: str
    """Where its color comes from: the clearing, or a color chit."""
    time: int
    """MR-6.7.2: its completion time."""
    targets: tuple[str, ...] = ()
    direction: int = 0
    """From 1 to 3, for an Attack spell that has been placed."""
    fate: Fate = "cast"
    lasts: bool = False
    """Whether it is in effect beyond this round, so that its chit stays committed."""
    detail: str = ""


def is_attack_spell(state: RealmState, spell: str) -> bool:
    """Whether a spell strikes with the weapons; by the option the Power of the Pit does (MR-10.13.3)."""
    return state.box.effects[spell].duration == "attack" or (state.options.pit_must_hit and spell == PIT)


def casting_of(state: RealmState, who: str) -> Casting | None:
    """The spell that somebody casts in this round, if he does."""
    return next((one for one in state.castings if one.caster == who), None)


def write_casting(state: RealmState, who: str, **changes: object) -> Casting:
    """Let something else be true of the spell that somebody casts."""
    now = casting_of(state, who)
    assert now is not None
    then = replace(now, **changes)
    state.castings = tuple(then if one is now else one for one in state.castings)
    return then


def end_castings(state: RealmState) -> list[Event]:
    """MR-6.10.4, MR-7.5.1, MR-7.5.2: used color chits fatigue, and Magic chits whose spells do not last."""
    events: list[Event] = []
    for one in state.castings:
        sheet = state.sheet_of(one.caster)
        assert sheet is not None
        spent = [(one.supply, "color")] if one.supply != CLEARING else []
        if not one.lasts and one.means.startswith(CHIT):
            spent.append((one.means, "committed"))
        for name, was in spent:
            number = int(name.removeprefix(CHIT))
            if sheet.chits[number - 1] == was:
                events.append(change_chit(state, one.caster, number, "fatigued", "MR-6.10.4"))
    state.castings = ()
    return events
