"""MR-10.7.3, MR-10.7.4: optional: groups do not forget who killed their members or dealt in treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.natives.events import Remembered
from fabula.games.realm.natives.trust import ALLY, FRIENDLY, trust
from fabula.games.realm.sheet import Grudge
from fabula.games.realm.trade.prices import fame_of

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.state import RealmState

BETRAYED_FRIENDS: Final = -2
BETRAYED_ALLIES: Final = -4
KILLED_STRANGERS: Final = -1
TREASURE_TAKEN: Final = -1
TREASURE_RETURNED: Final = 1


def remember(state: RealmState, seat: Seat, group: str, change: int, rule: str = "MR-10.7.3") -> list[Event]:
    """What a group thinks of a character changes for good; the ladder is clamped when it is looked up."""
    sheet = state.sheet(seat)
    before = next((one.change for one in sheet.grudges if one.group == group), 0)
    others = tuple(one for one in sheet.grudges if one.group != group)
    changed = (Grudge(group, before + change),) if before + change else ()
    state.write_sheet(seat, grudges=tuple(sorted((*others, *changed), key=lambda one: one.group)))
    return [Remembered(who=sheet.character, partner=group, change=change, rule=rule)]


def remember_kill(state: RealmState, seat: Seat, victim: str) -> list[Event]:
    """MR-10.7.3: a player, or somebody in his hire, has killed an unhired native.

    Groups that are no friends remember it once an Evening, if they did not begin the fight (MR-10.7.4).
    """
    if not state.options.grudges or victim not in state.box.natives or victim in state.hired:
        return []
    group = state.box.natives[victim].group
    level = trust(state, seat, group)
    if level >= FRIENDLY:
        return remember(state, seat, group, BETRAYED_ALLIES if level >= ALLY else BETRAYED_FRIENDS)
    sheet, fight = state.sheet(seat), state.fight
    began_it = fight is None or (group, seat) not in fight.battling or (group, seat) in fight.provoked
    if not state.options.extended_grudges or not began_it or group in sheet.vexed:
        return []
    state.write_sheet(seat, vexed=(*sheet.vexed, group))
    return remember(state, seat, group, KILLED_STRANGERS, "MR-10.7.4")


def remember_deal(state: RealmState, seat: Seat, piece: str, partner: str, change: int) -> list[Event]:
    """MR-10.7.3: a treasure with a Fame Reward is bought from its group, or sold to it."""
    if not state.options.grudges or not fame_of(state, piece, partner):
        return []
    return remember(state, seat, partner, change)
