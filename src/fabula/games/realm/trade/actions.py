"""What a player may do when he deals with natives and visitors."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Action


class Visit(Action, frozen=True, tag="visit"):
    """Look at the stock of a group or a visitor in order to buy (MR-5.3.1)."""

    partner: str


class Ask(Action, frozen=True, tag="ask"):
    """Name the item that he wants (MR-5.3.1)."""

    piece: str


class AskSpell(Action, frozen=True, tag="ask-spell"):
    """Name the spell that he wants by its type (MR-5.3.5)."""

    type: str


class Repay(Action, frozen=True, tag="repay"):
    """Try to buy back a boon of this price (MR-5.5.2)."""

    price: int


class Sell(Action, frozen=True, tag="sell"):
    """Sell an item (MR-5.4.1)."""

    piece: str
    partner: str


class Treat(Action, frozen=True, tag="treat"):
    """Buy drinks before the roll (MR-5.2.3)."""


class Roll(Action, frozen=True, tag="roll"):
    """Roll without them."""


class Endure(Action, frozen=True, tag="endure"):
    """Lose points, so that a challenge or an insult is no more than No Deal (MR-5.2.5)."""


class Resist(Action, frozen=True, tag="resist"):
    """Keep the points, and be blocked (MR-5.2.5)."""


class Barter(Action, frozen=True, tag="barter"):
    """Lay down an item as part of the payment (MR-5.3.2)."""

    piece: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay the rest in Gold (MR-5.3.2)."""


class TakeBoon(Action, frozen=True, tag="take-boon"):
    """Take it for nothing (MR-5.5.1)."""


class Enlist(Action, frozen=True, tag="enlist"):
    """Try to hire members of a group (MR-5.7.1)."""

    group: str


class Extend(Action, frozen=True, tag="extend"):
    """Try to hire one's own hirelings again (MR-5.7.3)."""

    group: str


class TakeUp(Action, frozen=True, tag="take-up"):
    """Take up a mission or a campaign (MR-5.9.1)."""

    side: str


class PutDown(Action, frozen=True, tag="put-down"):
    """Give it up (MR-5.9.2)."""

    side: str


TradeActions: TypeAlias = (
    Visit
    | Ask
    | AskSpell
    | Repay
    | Sell
    | Treat
    | Roll
    | Endure
    | Resist
    | Barter
    | Pay
    | TakeBoon
    | Enlist
    | Extend
    | TakeUp
    | PutDown
)
