"""MR-1.10.2, MR-5.8: who leads a group of natives, and who of those who serve somebody is an underling."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def is_leader(state: RealmState, piece: str) -> bool:
    """Whether a piece is the HQ of a group (MR-1.10.2)."""
    box = state.box
    native = box.natives.get(piece)
    return native is not None and box.groups[native.group].leader == piece


def is_underling(state: RealmState, who: str) -> bool:
    """Whether he serves somebody and is neither a leader nor controlled by a spell (MR-5.8.1, MR-5.8.2)."""
    hireling = state.hired.get(who)
    return hireling is not None and not hireling.controlled and not is_leader(state, who)
