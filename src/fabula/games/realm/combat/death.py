"""MR-6.15: the death of a character."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.abandoning import abandon
from fabula.games.realm.belongings.items import belongings, is_potion
from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.combat.events import Died
from fabula.games.realm.combat.sheets import on_sheet, take_off_sheet
from fabula.games.realm.day.departing import part_company
from fabula.games.realm.day.resets import return_potion
from fabula.games.realm.natives.tasks import drop_tasks
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.sheet import WHOLE

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def die(state: RealmState, who: str) -> list[Event]:
    """MR-6.15.1: potions go home, tasks are dropped, his people are free, his curses vanish.

    Killed by monsters, he leaves his belongings in the clearing, and his gold is lost (MR-6.11.6).
    """
    for piece in on_sheet(state, who):
        take_off_sheet(state, body_of(state.box, piece))
    events: list[Event] = [Died(who=who, rule="MR-6.15.1")]
    for piece in belongings(state, who):
        if piece in state.active and is_potion(state, piece):
            events.append(return_potion(state, who, piece, "MR-6.15.1"))
        else:
            events += abandon(state, who, piece, "MR-6.11.6")
    drop_tasks(state, who)
    events += part_company(state, who)
    put(state, who, DEAD)
    state.write(who, gold=0, gold_part=WHOLE, hidden=False, turn=())
    state.write_sheet(state.player_of(who), curses=(), berserk=False)
    return events


def is_fallen(state: RealmState, who: str) -> bool:
    """Whether a character is dead."""
    return state.places.get(who) == DEAD
