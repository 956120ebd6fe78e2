"""MR-4.1.2: whoever has got something is asked again what he activates."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.settling import unsettle
from fabula.games.realm.pieces import put

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def acquire(state: RealmState, who: str, piece: str) -> None:
    """An item is his now, inactive (MR-4.7.1), and he may activate it before his next phase."""
    put_away(state, piece)
    put(state, piece, who)
    unsettle(state, who)
