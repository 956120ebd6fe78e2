"""MR-4, MR-3.16: what is told of belongings."""

from __future__ import annotations

from typing import TypeAlias

from fabula.core import Event


class Activated(Event, frozen=True, kw_only=True, tag="activated"):
    """An item is active now, and everybody sees it and which of his things it is (MR-4.1.5)."""

    who: str
    number: int
    item: str
    piece: str


class Inactivated(Event, frozen=True, kw_only=True, tag="inactivated"):
    """An active item has been put away."""

    who: str
    item: str
    piece: str


class AbandonedCard(Event, frozen=True, kw_only=True, tag="abandoned-card"):
    """A treasure card that is secret is left in the clearing: which of his things it was."""

    who: str
    number: int
    size: str
    clearing: str


class Settled(Event, frozen=True, kw_only=True, tag="settled"):
    """Somebody leaves everything as it is for today."""

    who: str


class SettledForLong(Event, frozen=True, kw_only=True, tag="settled-for-long"):
    """Somebody leaves everything as it is until further notice (MR-4.1.8)."""

    who: str


class Reconsidered(Event, frozen=True, kw_only=True, tag="reconsidered"):
    """Somebody wants to be asked about his belongings again (MR-4.1.8)."""

    who: str


class Arranged(Event, frozen=True, kw_only=True, tag="arranged"):
    """Somebody has nothing more to change now."""

    who: str


class Approached(Event, frozen=True, kw_only=True, tag="approached"):
    """Somebody begins a deal: he makes an offer, or asks for one."""

    who: str
    other: str
    asks: bool


class OfferDrafted(Event, frozen=True, kw_only=True, tag="offer-drafted"):
    """A player is told what he has put into his offer: `part` says which of the other details counts."""

    part: str
    item: str = ""
    gold: int = 0
    discovery: str = ""


class OfferMade(Event, frozen=True, kw_only=True, tag="offer-made"):
    """Somebody offers gold and discoveries, and wants gold; items are named one by one."""

    who: str
    other: str
    gold: int
    discoveries: int
    wants_gold: int


class Offered(Event, frozen=True, kw_only=True, tag="offered"):
    """An item is part of an offer."""

    who: str
    item: str
    piece: str


class CardOffered(Event, frozen=True, kw_only=True, tag="card-offered"):
    """A treasure card that is secret is part of an offer: which of his things it is."""

    who: str
    number: int
    size: str


class CardShown(Event, frozen=True, kw_only=True, tag="card-shown"):
    """A player is shown a card that is offered to him."""

    who: str
    item: str


class TellsOf(Event, frozen=True, kw_only=True, tag="tells-of"):
    """A player is told what kind of discovery is offered to him."""

    who: str
    discovery_kind: str


class Wanted(Event, frozen=True, kw_only=True, tag="wanted"):
    """An item is wanted in return."""

    other: str
    item: str
    piece: str


class CardWanted(Event, frozen=True, kw_only=True, tag="card-wanted"):
    """A treasure card that is secret is wanted in return: which of his things it is."""

    other: str
    number: int
    size: str


class Declined(Event, frozen=True, kw_only=True, tag="declined"):
    """Somebody makes no deal."""

    who: str
    other: str


class Handed(Event, frozen=True, kw_only=True, tag="handed"):
    """An item has changed hands."""

    who: str
    other: str
    item: str
    piece: str


class HandedCard(Event, frozen=True, kw_only=True, tag="handed-card"):
    """A treasure card that is secret has changed hands: which of the giver's things it was."""

    who: str
    other: str
    number: int
    size: str


class GoldHanded(Event, frozen=True, kw_only=True, tag="gold-handed"):
    """Gold has changed hands."""

    who: str
    other: str
    gold: int


class Taught(Event, frozen=True, kw_only=True, tag="taught"):
    """Discoveries have been passed on (MR-4.7.3)."""

    who: str
    other: str
    number: int


class PotionExpired(Event, frozen=True, kw_only=True, tag="potion-expired"):
    """A card that was used goes back to where it came from (MR-3.16.3)."""

    who: str
    item: str
    returns_to: str


class PotionGone(Event, frozen=True, kw_only=True, tag="potion-gone"):
    """A potion that was used and that nobody has any more goes back to where it came from (MR-3.16.3)."""

    item: str
    returns_to: str


class CurseLifted(Event, frozen=True, kw_only=True, tag="curse-lifted"):
    """A character at the Chapel is free of a curse (MR-3.16.5)."""

    who: str
    curse: str


BelongingsEvents: TypeAlias = (
    Activated
    | Inactivated
    | AbandonedCard
    | Settled
    | SettledForLong
    | Reconsidered
    | Arranged
    | Approached
    | OfferDrafted
    | OfferMade
    | Offered
    | CardOffered
    | CardShown
    | TellsOf
    | Wanted
    | CardWanted
    | Declined
    | Handed
    | HandedCard
    | GoldHanded
    | Taught
    | PotionExpired
    | PotionGone
    | CurseLifted
)
