"""MR-1.7, MR-3.9.10: what somebody is known to have discovered, and what he learns by spying."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.looks import ENEMIES, SPIED, with_look
from fabula.games.realm.events import Discovered
from fabula.games.realm.sheet import Look

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

FAMILIAR: Final = "familiar"


def discover(state: RealmState, who: str, discovery: str, rule: str, *, certain: bool = True) -> list[Event]:
    """Let somebody discover what he has been shown, as everybody knows.

    If it is not certain, he does only if he has found hidden enemies today, which only he may know.
    """
    one = state.individual(who)
    if any(discovery in done.found and not done.chosen for done in one.searches):
        return []
    shown = Look(state.day, state.places[who], (SPIED,), 0, chosen=not certain, found=(discovery,))
    state.individuals[who] = with_look(state, one, shown)
    if len(state.individual(who).discoveries) == len(one.discoveries):
        return []
    return [Discovered(who=who, discovery=discovery, rule=rule, to=(state.player_of(who),), reveals=True)]


def use_openly(state: RealmState, who: str, clearing: str, discovery: str, rule: str) -> list[Event]:
    """MR-3.9.10: somebody uses a way or a site, and whoever sees him in that clearing discovers it too."""
    events, hidden = discover(state, who, discovery, rule), state.individual(who).hidden
    for spy in _present(state, clearing):
        if spy != who and (not hidden or _may_see(state, spy, who)):
            certain = not hidden or _sees(state, spy, who)
            events += discover(state, spy, discovery, "MR-3.9.10", certain=certain)
    return events


def _present(state: RealmState, clearing: str) -> tuple[str, ...]:
    """Who takes turns and is in a clearing; a familiar lends its eyes (MR-13.13.5)."""
    there = state.standing_at.get(clearing, ())
    eyes = [who for who in state.individuals if who in there]
    if FAMILIAR in there:
        eyes += [who for who in state.individuals if state.has_advantage(who, FAMILIAR)]
    return tuple(dict.fromkeys(eyes))


def _sees(state: RealmState, spy: str, who: str) -> bool:
    """Whether everybody knows that somebody has found a hidden one today (MR-1.6.5)."""
    one = state.individual(spy)
    return who in one.spotted or any(
        done.day == state.day and ENEMIES in done.results and not done.chosen for done in one.searches
    )


def _may_see(state: RealmState, spy: str, who: str) -> bool:
    """Whether he may have found him, for all that the others know."""
    chose = any(
        done.day == state.day and done.chosen and done.results != (SPIED,)
        for done in state.individual(spy).searches
    )
    return chose or _sees(state, spy, who)
