"""MR-7.9.5: monsters that a spell makes serve its caster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.sheets import turn_light
from fabula.games.realm.magic.bewitching import is_under, rows_on
from fabula.games.realm.magic.events import ControlBegan
from fabula.games.realm.magic.fighting import PENTANGLE
from fabula.games.realm.magic.masters import master_of
from fabula.games.realm.natives.hirelings import serve, set_free

if TYPE_CHECKING:
    from fabula.core import Dice, Event, Seat
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState

CONTROLS: Final = ("control_bats", "guide_spider_or_octopus", "dragonfang_necklace")
REINS: Final = {"bat": CONTROLS[0], "spider": CONTROLS[1], "octopus": CONTROLS[1]}
"""MR-15.7.1, MR-15.8.3: the spell that each family of monsters obeys."""
FOR_EVER: Final = 10_000
"""The end of its service is that of the spell."""


def take_control(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """They are on no sheet any more, light side up, and serve the caster."""
    seat = state.player_of(row.caster)
    events: list[Event] = []
    for monster in row.targets:
        if monster in state.hired:
            events += set_free(state, (monster,))
        leave(state, monster)
        turn_light(state, monster)
        serve(state, monster, seat, FOR_EVER, controlled=True)
        events.append(ControlBegan(who=row.caster, monster=monster, rule="MR-7.9.5"))
    return events


def follow_holders(state: RealmState) -> list[Event]:
    """MR-15.7.1, MR-15.8.3: what an item has made serve serves whoever holds it, and nobody without one.

    So does a dragon of the Dragonfang Necklace (MR-14.15.2).
    """
    events: list[Event] = []
    for row in state.bewitched:
        if row.spell not in CONTROLS or row.means.startswith("chit:"):
            continue
        owner = _owner(state, row)
        for monster in row.targets:
            served = state.hired.get(monster)
            if served is not None and served.controlled and served.owner != owner:
                events += lose_control(state, row, (monster,))
            events += _serve_again(state, row, monster)
    return events


def suspend_control(state: RealmState, row: Bewitchment, dice: Dice) -> list[Event]:
    """MR-15.5.5b: whom a Pentangle protects no spell makes serve anybody, as long as it lasts."""
    events: list[Event] = []
    for one in row.targets:
        for other in rows_on(state, one):
            events += lose_control(state, other, (one,)) if other.spell in CONTROLS else ()
    return events


def resume_control(state: RealmState, monsters: tuple[str, ...]) -> list[Event]:
    """The Pentangle is over: the spell works again."""
    rows = (row for row in state.bewitched if row.spell in CONTROLS)
    return [
        event
        for row in rows
        for one in monsters
        if one in row.targets
        for event in _serve_again(state, row, one)
    ]


def _owner(state: RealmState, row: Bewitchment) -> Seat | None:
    master = master_of(state, row)
    return None if master is None else state.player_of(master)


def _serve_again(state: RealmState, row: Bewitchment, monster: str) -> list[Event]:
    """It serves whoever is the master of the spell, if it serves nobody and nothing keeps the spell off."""
    owner, master = _owner(state, row), master_of(state, row)
    if owner is None or master is None or monster in state.hired or is_under(state, monster, PENTANGLE):
        return []
    serve(state, monster, owner, FOR_EVER, controlled=True)
    return [ControlBegan(who=master, monster=monster, rule="MR-7.9.5")]


def lose_control(state: RealmState, row: Bewitchment, monsters: tuple[str, ...]) -> list[Event]:
    """They are ordinary monsters again."""
    served = tuple(one for one in monsters if one in state.hired and state.hired[one].controlled)
    if state.fight is not None:
        for monster in served:
            leave(state, monster)
    return set_free(state, served)
