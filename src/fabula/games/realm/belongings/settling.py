"""MR-4.1.2, MR-4.1.8: whoever leaves his belongings as they are is not asked, today or for long."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def settle(state: RealmState, who: str, *, lasting: bool) -> None:
    """Everything stays as it is, for today or until further notice."""
    state.settled = tuple(sorted({*state.settled, who}))
    if lasting:
        state.henceforth = tuple(sorted({*state.henceforth, who}))


def unsettle(state: RealmState, who: str) -> None:
    """Something has changed, or he wants to be asked again."""
    state.settled = tuple(other for other in state.settled if other != who)
    state.henceforth = tuple(other for other in state.henceforth if other != who)


def meet(state: RealmState, who: str) -> None:
    """MR-4.1.8: he has come to people of another player: his standing answer and theirs count no more."""
    seat, here = state.player_of(who), state.standing_at[state.places[who]]
    others = [one for one in here if one in state.individuals and state.player_of(one) != seat]
    for one in (who, *others) if others else ():
        if one in state.henceforth:
            unsettle(state, one)


def settle_for_tomorrow(state: RealmState) -> None:
    """MR-4.1.8: at Midnight standing answers are left, of those who are still there."""
    state.settled = state.henceforth = tuple(who for who in state.henceforth if who in state.individuals)
