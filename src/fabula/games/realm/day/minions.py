"""MR-13.13: the Witch's familiar, a piece of its own that takes turns for its master."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

FAMILIAR: Final = "familiar"


def is_minion(who: str) -> bool:
    """Whether somebody is a minion, who neither blocks nor is blocked and summons nothing (MR-13.13.4)."""
    return who == FAMILIAR


def master_of(state: RealmState, minion: str) -> str:
    """Whose minion it is."""
    return state.sheet(state.player_of(minion)).character


def minions_of(state: RealmState, who: str) -> tuple[str, ...]:
    """The minions of a character."""
    there = FAMILIAR in state.individuals and master_of(state, FAMILIAR) == who
    return (FAMILIAR,) if there else ()


def share_discoveries(state: RealmState, minion: str) -> None:
    """MR-13.13.7: what either discovers both can use; they have seen the same chits."""
    both = (state.individual(minion), state.individual(master_of(state, minion)))
    discoveries = tuple(dict.fromkeys(found for one in both for found in one.discoveries))
    seen = tuple(dict.fromkeys(chit for one in both for chit in one.seen))
    for who in (minion, master_of(state, minion)):
        state.write(who, discoveries=discoveries, seen=seen)
