"""MR-4.7: what changes hands in a deal, who is told what of it, and what one knows from others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.belongings.events import (
    CardOffered,
    CardShown,
    CardWanted,
    GoldHanded,
    Handed,
    HandedCard,
    Offered,
    OfferMade,
    Taught,
    TellsOf,
    Wanted,
)
from fabula.games.realm.belongings.items import number_of, size_of
from fabula.games.realm.day.findings import Discovered
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.sheet import Lesson
from fabula.games.realm.treasures.knowing import knows, show_to

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

RULE = "MR-4.7.1"


class Bargain(Struct, frozen=True):
    """What one offers, and what he wants for it."""

    gives: tuple[str, ...] = ()
    gold: int = 0
    tells: tuple[str, ...] = ()
    """Discoveries (MR-4.7.3)."""
    wants: tuple[str, ...] = ()
    wants_gold: int = 0


def made_public(state: RealmState, who: str, partner: str, bargain: Bargain) -> list[Event]:
    """What everybody hears of an offer: of a secret card only its back, of discoveries how many."""
    made = OfferMade(
        who=who,
        other=partner,
        gold=bargain.gold,
        discoveries=len(bargain.tells),
        wants_gold=bargain.wants_gold,
        rule=RULE,
    )
    events: list[Event] = [made]
    for piece in bargain.gives:
        if knows(state, None, piece):
            events.append(Offered(who=who, item=kind_of(piece), piece=piece, rule=RULE))
        else:
            number, size = number_of(state, piece), size_of(state, piece)
            events.append(CardOffered(who=who, number=number, size=size, rule=RULE))
    for piece in bargain.wants:
        if knows(state, None, piece):
            events.append(Wanted(other=partner, item=kind_of(piece), piece=piece, rule=RULE))
        else:
            number, size = number_of(state, piece), size_of(state, piece)
            events.append(CardWanted(other=partner, number=number, size=size, rule=RULE))
    return events


def shown_to_partner(state: RealmState, who: str, partner: str, bargain: Bargain) -> list[Event]:
    """The partner sees the cards, and hears what kind of discoveries there are."""
    seat = state.player_of(partner)
    events: list[Event] = []
    for piece in bargain.gives:
        if not knows(state, seat, piece):
            show_to(state, piece, (seat,))
            events.append(CardShown(who=who, item=piece, rule=RULE, to=(seat,), reveals=True))
    for discovery in bargain.tells:
        kind = discovery_kind(state, discovery)
        events.append(TellsOf(who=who, discovery_kind=kind, rule="MR-4.7.3", to=(seat,), reveals=True))
    return events


def discovery_kind(state: RealmState, discovery: str) -> str:
    """A hidden path, a secret passage, a site, or a site card (MR-1.7.1)."""
    if discovery in state.box.treasures:
        return "card"
    return "path" if "~" in discovery else "passage" if "=" in discovery else "site"


def carry_out(state: RealmState, who: str, partner: str, bargain: Bargain) -> list[Event]:
    """MR-4.7.1: everything changes hands, inactive; discoveries are both's."""
    events: list[Event] = []
    for giver, receiver, pieces, gold in (
        (who, partner, bargain.gives, bargain.gold),
        (partner, who, bargain.wants, bargain.wants_gold),
    ):
        for piece in pieces:
            events += _hand_over(state, giver, receiver, piece)
        if gold:
            add_gold(state, giver, -gold)
            add_gold(state, receiver, gold)
            events.append(GoldHanded(who=giver, other=receiver, gold=gold, rule="MR-4.5.1"))
    return events + (_teach(state, who, partner, bargain.tells) if bargain.tells else [])


def _hand_over(state: RealmState, giver: str, receiver: str, piece: str) -> list[Event]:
    """The receiver sees what he has got."""
    number, seat = number_of(state, piece), state.player_of(receiver)
    new = not knows(state, seat, piece)
    acquire(state, receiver, piece)
    if knows(state, None, piece):
        return [Handed(who=giver, other=receiver, item=kind_of(piece), piece=piece, rule=RULE)]
    show_to(state, piece, (seat,))
    size = size_of(state, piece)
    handed = HandedCard(who=giver, other=receiver, number=number, size=size, rule=RULE)
    return [handed, *([CardShown(who=giver, item=piece, rule=RULE, to=(seat,), reveals=True)] if new else [])]


def _teach(state: RealmState, teacher: str, pupil: str, tells: tuple[str, ...]) -> list[Event]:
    """MR-4.7.3: the giver keeps them; with a site card goes the site chit where it lies."""
    taught = with_sites(state, tells)
    one = state.individual(pupil)
    new = tuple(discovery for discovery in taught if discovery not in one.discoveries)
    sites = tuple(chit for chit in taught if chit in state.box.sites and chit not in one.seen)
    lessons = (*one.lessons, Lesson(teacher, tells))
    state.write(pupil, discoveries=(*one.discoveries, *new), seen=(*one.seen, *sites), lessons=lessons)
    seat = state.player_of(pupil)
    events: list[Event] = [Taught(who=teacher, other=pupil, number=len(tells), rule="MR-4.7.3")]
    events += (Discovered(who=pupil, discovery=one, rule="MR-4.7.3", to=(seat,), reveals=True) for one in new)
    return events


def with_sites(state: RealmState, tells: tuple[str, ...]) -> tuple[str, ...]:
    """Discoveries, and for each site card the site in whose pile it lies."""
    cards = [discovery for discovery in tells if discovery in state.box.treasures]
    sites = (site for site in state.box.sites if site in state.piles) if cards else ()
    lying = (site for site in sites if any(card in state.piles[site].cards for card in cards))
    return tuple(dict.fromkeys((*tells, *lying)))
