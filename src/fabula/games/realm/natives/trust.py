"""MR-1.13, MR-5.1: how friendly natives and visitors are to a character."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.kinds import LADDER_OF_TRUST
from fabula.games.realm.natives.tasks import campaign_of

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.games.realm.components.kinds import Relationship
    from fabula.games.realm.state import RealmState

NEUTRAL: Final = LADDER_OF_TRUST.index("neutral")
ENEMY: Final = -2
FRIENDLY: Final = 1
ALLY: Final = 2
"""MR-1.13.1: the ends of the ladder, which boons and campaigns may pass."""
PARTNER: Final = 2
"""MR-5.1.1: how much friendlier the partners of a campaign are."""


def trust(state: RealmState, seat: Seat, other: str) -> int:
    """MR-5.1.1, MR-5.1.2: the level in force, from -2 for Enemy to 2 for Ally and beyond."""
    level = LADDER_OF_TRUST.index(state.relationship(seat, other)) - NEUTRAL
    campaign = campaign_of(state, seat)
    if campaign is not None and other in campaign.foes:
        return ENEMY
    if campaign is not None and other in campaign.partners:
        level += PARTNER
    sheet = state.sheet(seat)
    level += sum(one.change for one in sheet.grudges if one.group == other)
    return level - sum(boon.partner == other for boon in sheet.boons)


def all_trust(state: RealmState, seat: Seat) -> dict[str, int]:
    """The levels of all groups and visitors."""
    return {other: trust(state, seat, other) for other in (*state.box.groups, *state.box.visitors)}


def column_of(level: int) -> Relationship:
    """MR-1.13.1: the column of the Meeting table for a level; only here it is clamped."""
    return LADDER_OF_TRUST[max(ENEMY, min(level, ALLY)) + NEUTRAL]
