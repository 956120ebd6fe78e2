"""What is told of buying and selling."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class PhaseDeclined(Event, frozen=True, kw_only=True, tag="phase-declined"):
    """Somebody lets a Trade or Hire phase be (MR-3.2.10)."""

    who: str


class LooksAtStock(Event, frozen=True, kw_only=True, tag="looks-at-stock"):
    """Somebody looks at all that a group or a visitor has for sale (MR-5.3.1)."""

    who: str
    partner: str


class StockSeen(Event, frozen=True, kw_only=True, tag="stock-seen"):
    """A player is told which treasure card is for sale."""

    partner: str
    item: str


class StockSpellSeen(Event, frozen=True, kw_only=True, tag="stock-spell-seen"):
    """A player is told which spell a visitor teaches."""

    partner: str
    spell: str


class AsksFor(Event, frozen=True, kw_only=True, tag="asks-for"):
    """Somebody names what he wants to buy, and its basic price (MR-5.3.1)."""

    who: str
    partner: str
    item: str
    piece: str
    gold: int


class AsksForSpell(Event, frozen=True, kw_only=True, tag="asks-for-spell"):
    """Somebody wants to learn a spell of this type (MR-5.3.5)."""

    who: str
    partner: str
    type: str


class Repays(Event, frozen=True, kw_only=True, tag="repays"):
    """Somebody wants to buy back a boon (MR-5.5.2)."""

    who: str
    partner: str
    gold: int


class Bartered(Event, frozen=True, kw_only=True, tag="bartered"):
    """Somebody lays down an item as payment, worth so much (MR-5.3.2)."""

    who: str
    item: str
    piece: str
    gold: int


class Paid(Event, frozen=True, kw_only=True, tag="paid"):
    """Somebody has paid: this Gold besides what he laid down, and this Fame (MR-5.3.2, MR-5.3.3)."""

    who: str
    partner: str
    gold: int
    fame: int


class TurnedDown(Event, frozen=True, kw_only=True, tag="turned-down"):
    """The price is too high for somebody (MR-16.5.5)."""

    who: str
    partner: str


class BoonTaken(Event, frozen=True, kw_only=True, tag="boon-taken"):
    """Somebody takes it for nothing, and owes a boon of this price (MR-5.5.1)."""

    who: str
    partner: str
    gold: int


class Freed(Event, frozen=True, kw_only=True, tag="freed"):
    """A boon is repaid (MR-5.5.2)."""

    who: str
    partner: str


class Bought(Event, frozen=True, kw_only=True, tag="bought"):
    """An item out of a stock is somebody's now (MR-5.3.4)."""

    who: str
    partner: str
    item: str
    piece: str


class SpellBought(Event, frozen=True, kw_only=True, tag="spell-bought"):
    """A visitor has taught somebody a spell of this type (MR-5.3.5)."""

    who: str
    partner: str
    type: str


class SpellTaught(Event, frozen=True, kw_only=True, tag="spell-taught"):
    """A player is told which spell he has learned."""

    spell: str


class Sold(Event, frozen=True, kw_only=True, tag="sold"):
    """An item is sold for this Gold, and this Fame (MR-5.4)."""

    who: str
    partner: str
    item: str
    piece: str
    gold: int
    fame: int


class Displayed(Event, frozen=True, kw_only=True, tag="displayed"):
    """A thing is offered together with others (MR-10.10.1)."""

    who: str
    partner: str
    item: str
    piece: str


class Haggled(Event, frozen=True, kw_only=True, tag="haggled"):
    """What a group would pay for all that is offered, or demands to have it for (MR-10.10.1)."""

    who: str
    partner: str
    gold: int
    demand: bool


class OfferSold(Event, frozen=True, kw_only=True, tag="offer-sold"):
    """All that was offered is sold for this Gold, and this Fame (MR-10.10.2)."""

    who: str
    partner: str
    gold: int
    fame: int


class OfferDeclined(Event, frozen=True, kw_only=True, tag="offer-declined"):
    """He does not sell for what they would pay (MR-10.10.2)."""

    who: str
    partner: str


class SaleOver(Event, frozen=True, kw_only=True, tag="sale-over"):
    """Somebody sells no more (MR-5.4.1)."""

    who: str
    partner: str


TradeEvents: TypeAlias = (
    PhaseDeclined
    | LooksAtStock
    | StockSeen
    | StockSpellSeen
    | AsksFor
    | AsksForSpell
    | Repays
    | Bartered
    | Paid
    | TurnedDown
    | BoonTaken
    | Freed
    | Bought
    | SpellBought
    | SpellTaught
    | Sold
    | Displayed
    | Haggled
    | OfferSold
    | OfferDeclined
    | SaleOver
)
