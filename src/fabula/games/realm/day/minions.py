"""MR-13.13, MR-15.6.4: the Witch's familiar and phantasms, which take turns for their masters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

FAMILIAR: Final = "familiar"
PHANTASM: Final = "phantasm"
"""The spell, and the kind of the pieces that it makes: `phantasm-elf` is that of the Elf."""


def is_minion(who: str) -> bool:
    """Whether somebody is a minion, who neither blocks nor is blocked and summons nothing (MR-13.13.4)."""
    return who == FAMILIAR or is_phantasm(who)


def is_phantasm(who: str) -> bool:
    """Whether somebody is a phantasm, who does not follow or spy either (MR-15.6.4d)."""
    return kind_of(who) == PHANTASM


def phantasm_of(master: str) -> str:
    """The name of a character's phantasm, whether he has one or not."""
    return f"{PHANTASM}-{master}"


def master_of(state: RealmState, minion: str) -> str:
    """Whose minion it is."""
    return state.sheet(state.player_of(minion)).character


def minions_of(state: RealmState, who: str) -> tuple[str, ...]:
    """The minions of a character."""
    own = (one for one in (FAMILIAR, phantasm_of(who)) if one in state.individuals)
    return tuple(one for one in own if master_of(state, one) == who)


def is_carried(state: RealmState, who: str, carrier: str | None = None) -> bool:
    """MR-13.13.5, MR-3.12.11: whether it is the familiar, which its Witch carries while it follows her."""
    if who != FAMILIAR:
        return False
    witch = master_of(state, who)
    return state.individual(who).following == witch and carrier in (witch, None)


def share_discoveries(state: RealmState, minion: str) -> None:
    """MR-13.13.7: what either discovers both can use; they have seen the same chits."""
    both = (state.individual(minion), state.individual(master_of(state, minion)))
    discoveries = tuple(dict.fromkeys(found for one in both for found in one.discoveries))
    seen = tuple(dict.fromkeys(chit for one in both for chit in one.seen))
    for who in (minion, master_of(state, minion)):
        state.write(who, discoveries=discoveries, seen=seen)
