"""MR-4: what a player may do with his belongings."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class Activate(Action, frozen=True, tag="activate"):
    """Have an item active (MR-4.1.2)."""

    piece: str


class Inactivate(Action, frozen=True, tag="inactivate"):
    """Put an active item away (MR-4.1.2)."""

    piece: str


class Abandon(Action, frozen=True, tag="abandon"):
    """Leave an item in the clearing (MR-4.6.1)."""

    piece: str


class Dispel(Action, frozen=True, tag="dispel"):
    """Break a spell in effect with the Amulet (MR-14.4.4)."""

    spell: str


class Lift(Action, frozen=True, tag="lift"):
    """Free a character of a curse by the Amulet (MR-14.4.2)."""

    other: str
    curse: str


class Onward(Action, frozen=True, tag="onward"):
    """Leave everything as it is for today, unless something new comes (MR-4.1.2)."""


class Henceforth(Action, frozen=True, tag="henceforth"):
    """Leave everything as it is until further notice (MR-4.1.8)."""


class Deal(Action, frozen=True, tag="deal"):
    """Make somebody in the clearing an offer (MR-4.7.1)."""

    other: str


class Invite(Action, frozen=True, tag="invite"):
    """Ask somebody in the clearing for an offer (MR-4.7.1)."""

    other: str


class Give(Action, frozen=True, tag="give"):
    """Offer an item (MR-4.7.1)."""

    piece: str


class GiveGold(Action, frozen=True, tag="give-gold"):
    """Offer so much gold (MR-4.5.1)."""

    amount: int


class Tell(Action, frozen=True, tag="tell"):
    """Offer to pass on a discovery (MR-4.7.3)."""

    discovery: str


class Want(Action, frozen=True, tag="want"):
    """Ask for an item (MR-4.7.1)."""

    piece: str


class WantGold(Action, frozen=True, tag="want-gold"):
    """Ask for so much gold (MR-4.5.1)."""

    amount: int


class Propose(Action, frozen=True, tag="propose"):
    """Make the offer (MR-4.7.1)."""


class Accept(Action, frozen=True, tag="accept"):
    """Agree to it (MR-4.7.1)."""


class Decline(Action, frozen=True, tag="decline"):
    """Make no deal (MR-4.7.1)."""


BelongingsActions: TypeAlias = (
    Activate
    | Inactivate
    | Abandon
    | Lift
    | Dispel
    | Onward
    | Henceforth
    | Deal
    | Invite
    | Give
    | GiveGold
    | Tell
    | Want
    | WantGold
    | Propose
    | Accept
    | Decline
)
