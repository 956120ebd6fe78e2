"""MR-5.3.1, MR-5.4.2: the stock of natives and visitors: looking at it, taking from it, adding to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.belongings.activating import OPENED, put_away, why_not_part
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.magic import cards as spell_cards
from fabula.games.realm.pieces import kind_of, lift, put
from fabula.games.realm.trade.events import (
    Bought,
    LooksAtStock,
    SpellBought,
    SpellTaught,
    StockSeen,
    StockSpellSeen,
)
from fabula.games.realm.trade.prices import fame_of
from fabula.games.realm.treasures import piles
from fabula.games.realm.treasures.birdsong_cards import card_of, why_not_forgo
from fabula.games.realm.treasures.knowing import knows, turn_face_up
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from fabula.core import Dice, Event, Seat
    from fabula.games.realm.natives.request import Request
    from fabula.games.realm.state import RealmState


def counters_of(state: RealmState, partner: str) -> tuple[str, ...]:
    """The counters in a stock; natives who are in the same box are not for sale."""
    return tuple(piece for piece in state.standing_at.get(partner, ()) if piece not in state.box.natives)


def cards_of(state: RealmState, partner: str) -> tuple[str, ...]:
    """The treasure cards in a stock, those that nobody has seen face down."""
    return state.piles[partner].cards if partner in state.piles else ()


def look_at_stock(state: RealmState, who: str, partner: str, dice: Dice) -> list[Event]:
    """MR-5.3.1: he sees all treasure and spell cards there; the others see only that he looks."""
    seat = state.player_of(who)
    events: list[Event] = [LooksAtStock(who=who, partner=partner, rule="MR-5.3.1")]
    for position in range(len(cards_of(state, partner))):
        card = piles.turn_up(state, partner, position, dice, seat)
        to = None if knows(state, None, card) else (seat,)
        events.append(StockSeen(partner=partner, item=card, rule="MR-5.3.1", to=to, reveals=True))
    for position in range(len(state.spell_piles.get(partner, ()))):
        card = spell_cards.turn_up(state, partner, position, dice, seat)
        events.append(StockSpellSeen(partner=partner, spell=card, rule="MR-5.3.1", to=(seat,), reveals=True))
    return events


def offerable(state: RealmState, who: str, *, but: tuple[str, ...] = ()) -> tuple[str, ...]:
    """The items that he can part with, of those that are alike one (MR-4.1.4).

    A card that gives the phase in which he deals, or one that is still to come, he cannot (MR-14.2.2).
    """
    past = state.individual(who).past[-1:]
    but = (*but, *(card for phase in past if (card := card_of(phase)) is not None and card in state.active))
    alike: dict[tuple[str, str | None, bool], str] = {}
    for piece in belongings(state, who):
        problem = why_not_part(state, piece) or why_not_forgo(state, piece)
        if piece not in but and problem is None:
            alike.setdefault((kind_of(piece), state.faces.get(piece), piece in state.active), piece)
    return tuple(alike.values())


def for_sale(state: RealmState, seat: Seat, partner: str) -> tuple[str, ...]:
    """The items of a stock that a seat knows of, of those that are alike one."""
    alike = {kind_of(piece): piece for piece in reversed(counters_of(state, partner))}
    known = (card for card in cards_of(state, partner) if not card.startswith(FACE_DOWN))
    return (*reversed(alike.values()), *(card for card in known if knows(state, seat, card)))


def show(state: RealmState, piece: str) -> None:
    """What is named in a deal everybody sees."""
    if piece in state.box.treasures:
        turn_face_up(state, piece)


def bring_out(state: RealmState, card: str, partner: str) -> None:
    """Everybody sees a card of a stock; it lies below the others now, so that nobody learns where it lay."""
    turn_face_up(state, card)
    piles.remove(state, partner, card)
    piles.lay_at_bottom(state, partner, card)


def put_in_stock(state: RealmState, piece: str, partner: str) -> None:
    """MR-5.4.2: it joins the stock, and is repaired."""
    put_away(state, piece)
    if state.faces.get(piece) != OPENED:
        state.faces.pop(piece, None)
    if piece in state.box.treasures:
        lift(state, piece)
        piles.lay_at_bottom(state, partner, piece)
    else:
        put(state, piece, partner)


def hand_over(state: RealmState, request: Request) -> list[Event]:
    """MR-5.3.4, MR-5.3.5: the item is his, inactive; or he has learned the spell."""
    if request.wants == "spell":
        return _teach(state, request)
    piece, partner = request.thing, request.partner
    if piece in state.box.treasures:
        piles.remove(state, partner, piece)
    acquire(state, request.who, piece)
    return [Bought(who=request.who, partner=partner, item=kind_of(piece), piece=piece, rule="MR-5.3.4")]


def fame_cost(state: RealmState, request: Request) -> int:
    """MR-5.3.3: the Fame that it costs besides; it is the character's (MR-1.12.3)."""
    return fame_of(state, request.thing, request.partner) if request.wants == "item" else 0


def _teach(state: RealmState, request: Request) -> list[Event]:
    """The card stays where it is; which one it was only he knows."""
    seat = state.player_of(request.who)
    spell = spell_of_type(state, request.partner, request.thing)
    assert spell is not None
    state.write_sheet(seat, learned=(*state.sheet(seat).learned, spell))
    return [
        SpellBought(who=request.who, partner=request.partner, type=request.thing, rule="MR-5.3.5"),
        SpellTaught(spell=spell, rule="MR-5.3.5", to=(seat,)),
    ]


def spell_of_type(state: RealmState, partner: str, type_: str) -> str | None:
    """The spell card of this type with a visitor, if somebody has seen it."""
    seen = (card for card in state.spell_piles.get(partner, ()) if not card.startswith(FACE_DOWN))
    return next((card for card in seen if state.box.spells[card].type == type_), None)
