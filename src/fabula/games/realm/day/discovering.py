"""MR-1.7, MR-3.9.10: what somebody is known to have discovered, and what he learns by spying."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.findings import Discovered
from fabula.games.realm.day.following import followers_of
from fabula.games.realm.day.looks import SPIED, with_look
from fabula.games.realm.day.minions import is_minion, is_phantasm, master_of
from fabula.games.realm.day.seeing import may_see, surely_sees
from fabula.games.realm.sheet import Look

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def discover(state: RealmState, who: str, discovery: str, rule: str, *, certain: bool = True) -> list[Event]:
    """Let somebody discover what he has been shown, as everybody knows.

    If it is not certain, he does only if he has found hidden enemies today, which only he may know.
    """
    if is_minion(who):
        return discover(state, master_of(state, who), discovery, rule, certain=certain)  # MR-13.13.7
    one = state.individual(who)
    if any(discovery in done.found and not done.chosen for done in one.searches):
        return []
    shown = Look(state.day, state.places[who], (SPIED,), 0, chosen=not certain, found=(discovery,))
    state.individuals[who] = with_look(state, one, shown)
    if len(state.individual(who).discoveries) == len(one.discoveries):
        return []
    return [Discovered(who=who, discovery=discovery, rule=rule, to=(state.player_of(who),), reveals=True)]


def use_openly(state: RealmState, who: str, clearing: str, discovery: str, rule: str) -> list[Event]:
    """MR-3.9.10: somebody uses a way or a site; his followers and whoever sees him there discover it too."""
    events = discover(state, who, discovery, rule)
    if is_minion(who):  # nobody spies on a minion, or follows it (MR-13.13.5, MR-15.6.4d)
        return events
    for follower in followers_of(state, who):  # MR-3.9.11
        events += discover(state, follower, discovery, "MR-3.9.11")
    for spy in _present(state, clearing):
        if spy != who and may_see(state, spy, who):
            certain = surely_sees(state, spy, who)
            events += discover(state, spy, discovery, "MR-3.9.10", certain=certain)
    return events


def _present(state: RealmState, clearing: str) -> tuple[str, ...]:
    """Who belongs to the players and is in a clearing; familiars see for them (MR-13.13.5)."""
    there = state.standing_at.get(clearing, ())
    return tuple(who for who in state.individuals if who in there and not is_phantasm(who))
