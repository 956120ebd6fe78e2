"""MR-6.15: the death of a character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.items import is_potion
from fabula.games.realm.combat.engaging import free_all_on, leave
from fabula.games.realm.combat.outcomes import CameBack, Died
from fabula.games.realm.combat.spoils import plunder
from fabula.games.realm.day.departing import part_company
from fabula.games.realm.day.resets import return_potion
from fabula.games.realm.magic.durations import break_spells_of
from fabula.games.realm.natives.hirelings import hirelings_of
from fabula.games.realm.natives.tasks import drop_tasks
from fabula.games.realm.pieces import DEAD, put

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

IMMORTAL: Final = 11
"""MR-10.12.4: the level from which nobody is killed for good."""


def die(state: RealmState, who: str, killers: tuple[str, ...]) -> list[Event]:
    """MR-6.15.1: potions go home, tasks are dropped, his people are free, his curses vanish."""
    free_all_on(state, who)
    for hireling in hirelings_of(state, state.player_of(who)):
        leave(state, hireling)
    drunk = [
        piece for piece in state.standing_at.get(who, ()) if piece in state.active and is_potion(state, piece)
    ]
    events: list[Event] = [Died(who=who, rule="MR-6.15.1")]
    events += (return_potion(state, who, piece, "MR-6.15.1") for piece in drunk)
    events += plunder(state, who, killers)
    state.write_sheet(state.player_of(who), curses=(), berserk=False)
    events += break_spells_of(state, who)
    drop_tasks(state, who)
    events += part_company(state, who)
    put(state, who, DEAD)
    state.write(who, hidden=False, turn=(), following="", wary=False)
    return events + (_come_back(state, who) if is_immortal(state, who) else [])


def is_immortal(state: RealmState, who: str) -> bool:
    """MR-10.12.4: whether somebody who is killed comes back to where he began."""
    sheet = state.sheet_of(who)
    return state.options.extended_development and sheet is not None and sheet.level >= IMMORTAL


def _come_back(state: RealmState, who: str) -> list[Event]:
    """MR-10.12.4: an immortal is rested in the clearing where he began."""
    seat = state.player_of(who)
    clearing = state.sheet(seat).start
    put(state, who, clearing)
    state.write_sheet(seat, chits=("active",) * len(state.sheet(seat).chits))
    return [CameBack(who=who, clearing=clearing, rule="MR-10.12.4")]
