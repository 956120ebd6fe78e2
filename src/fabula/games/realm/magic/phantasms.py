"""MR-15.6.4: phantasms come at Birdsong, and go when their spell does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.minions import PHANTASM, phantasm_of, share_discoveries
from fabula.games.realm.magic.bewitching import in_force
from fabula.games.realm.magic.events import PhantasmCame
from fabula.games.realm.pieces import lift, put
from fabula.games.realm.sheet import Individual

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState


def set_up_phantasms(state: RealmState) -> list[Event]:
    """MR-15.6.4a: each is put with whoever controls it, and knows what he knows (MR-15.6.4c)."""
    events: list[Event] = []
    for row in state.bewitched:
        if row.spell != PHANTASM or not in_force(state, row, row.targets[0]):
            continue
        (master,) = row.targets
        minion, place = phantasm_of(master), state.places[master]
        if not state.is_on_map(master):
            continue
        state.enroll(minion, Individual(state.player_of(master)))
        put(state, minion, place)
        share_discoveries(state, minion)
        events.append(PhantasmCame(who=minion, clearing=place, rule="MR-15.6.4a"))
    return events


def vanish(state: RealmState, row: Bewitchment) -> None:
    """The phantasm of a spell that is over is gone."""
    minion = phantasm_of(row.targets[0])
    if minion in state.individuals:
        lift(state, minion)
        del state.individuals[minion]
