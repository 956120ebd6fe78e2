"""MR-6.13: whoever attacks one of his own hirelings loses all of that group, and Fame for each.

A spell of control over a monster that he attacks is broken.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.events import Betrayed
from fabula.games.realm.combat.kills import worth_of
from fabula.games.realm.combat.sheets import fight_of, write_fight
from fabula.games.realm.combat.sides import battle
from fabula.games.realm.day.following import followers_of, leave_behind
from fabula.games.realm.magic.bewitching import rows_on
from fabula.games.realm.magic.control import CONTROLS
from fabula.games.realm.magic.durations import narrow_spell
from fabula.games.realm.natives.hirelings import group_of, hirelings_of, owner_of, set_free
from fabula.games.realm.scoring.records import add_fame
from fabula.games.realm.scoring.victory import DISGUST

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.state import RealmState

RULE = "MR-6.13.1"


def betray(state: RealmState, whom: str, seat: Seat, by: str = "") -> list[Event]:
    """If a player attacks his own hireling, it and its group leave him at once, and natives battle him.

    By the option it is treachery, too, to send a native against one of his own group (MR-10.7.2).
    """
    if owner_of(state, whom) != seat and not _sets_comrades_on(state, by, whom):
        return []
    group = group_of(state, whom)
    native = whom in state.box.natives
    own = hirelings_of(state, seat)
    comrades = tuple(one for one in own if group_of(state, one) == group) if native else (whom,)
    who = state.sheet(seat).character
    worth = sum(worth_of(state, one).notoriety for one in comrades)
    fame = 0 if state.has_curse(who, DISGUST) else worth  # MR-16.12.6
    add_fame(state, seat, -fame)
    write_fight(state, betrayed=(*fight_of(state).betrayed, *((one, seat) for one in comrades)))
    events: list[Event] = [Betrayed(who=who, whom=whom, fame=fame, rule=RULE)]
    for one in comrades:
        leave(state, one)
        events += (leave_behind(state, follower) for follower in followers_of(state, one))
        for row in rows_on(state, one):
            events += narrow_spell(state, row, (one,), RULE) if row.spell in CONTROLS else ()
    events += set_free(state, tuple(one for one in comrades if one in state.hired))
    return events + (battle(state, group, seat, RULE) if native else [])


def _sets_comrades_on(state: RealmState, by: str, whom: str) -> bool:
    natives = state.box.natives
    if not state.options.extended_treachery or by not in natives or whom not in natives:
        return False
    return natives[by].group == natives[whom].group
