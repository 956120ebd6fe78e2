"""MR-14.4: what the Amulet can be used for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.actions import Dispel, Lift
from fabula.games.realm.magic.bewitching import Bewitchment, is_in, names_of_rows

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

AMULET: Final = "amulet"
CLAW: Final = "withered_claw"


def curses_near(state: RealmState, who: str) -> tuple[Lift, ...]:
    """MR-14.4.2: each curse on each character in his clearing."""
    place = state.places[who]
    sheets = (sheet for sheet in state.sheets if sheet and state.places[sheet.character] == place)
    return tuple(Lift(sheet.character, curse) for sheet in sheets for curse in dict.fromkeys(sheet.curses))


def spells_near(state: RealmState, who: str) -> tuple[Dispel, ...]:
    """MR-14.4.2, MR-14.4.4: each spell in effect whose caster or target is in his clearing."""
    return tuple(Dispel(name) for name, row in names_of_rows(state).items() if broken_for(state, who, row))


def broken_for(state: RealmState, who: str, row: Bewitchment) -> tuple[str, ...]:
    """Of which targets a spell lets go: of all if its caster is here, else of those that are."""
    here = state.places[who]
    if state.places.get(row.caster) == here:
        return row.targets
    return tuple(target for target in row.targets if is_in(state, target, row.caster, here))


def uses(state: RealmState, who: str) -> tuple[Lift | Dispel, ...]:
    """MR-14.4.1: all for which it can be used now; if there is nothing it cannot be activated."""
    return (*curses_near(state, who), *spells_near(state, who))
