"""MR-15.6.3: mist: it drifts along all ways, blocks nobody, and has no part in combat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.magic.bewitching import MIST, is_under

if TYPE_CHECKING:
    from fabula.games.realm.magic.bewitching import Bewitched

MIST_DOES: Final = ("move", "hide")
"""MR-15.6.3a, MR-7.10.2: what mist can do in a turn, besides following."""


def is_mist(table: Bewitched, one: str) -> bool:
    """Whether somebody is mist now."""
    return is_under(table, one, MIST)
