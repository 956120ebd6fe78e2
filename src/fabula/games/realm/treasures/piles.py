"""MR-2.4: treasure cards in their piles; which card lies where is drawn when somebody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.treasures.knowing import bring_to_light, is_open, show_to
from fabula.games.realm.unseen import FACE_DOWN, Pile, Secret, without

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.state import RealmState

ORDINARY = "an ordinary treasure"
NO_PILE = Pile((), 0)


def turn_up(state: RealmState, place: str, position: int, dice: Dice, *seats: Seat) -> str:
    """The card at this position from the top, settled if nobody has seen it; it stays where it is.

    These seats see it, or everybody if none is named; some cards nobody can keep secret (MR-3.9.5).
    """
    pile = state.piles[place]
    card = pile.cards[position]
    if card != FACE_DOWN:
        bring_to_light(state, card)
        show_to(state, card, seats)
        return card
    card = _settle(state, place, position, dice)
    if not is_open(state.box, card):
        show_to(state, card, seats, origin=place)
    return card


def glimpse(state: RealmState, place: str, position: int, dice: Dice, seat: Seat) -> str:
    """MR-16.11.4: the card at this position, which only this seat sees; it is not turned up."""
    card = state.piles[place].cards[position]
    if card == FACE_DOWN:
        card = _settle(state, place, position, dice)
        state.secrets[card] = Secret((seat,), place, glimpsed=True)
    else:
        show_to(state, card, (seat,))
    return card


def _settle(state: RealmState, place: str, position: int, dice: Dice) -> str:
    """Which card lies at this position, of which nobody has seen the face."""
    pile = state.piles[place]
    is_large = _is_large(state, pile, position, dice)
    card = _large(state, place, dice) if is_large else _small(state, dice)
    cards = (*pile.cards[:position], card, *pile.cards[position + 1 :])
    state.piles[place] = Pile(cards, pile.large - is_large)
    return card


def settle_anew(state: RealmState, place: str, size: str, dice: Dice) -> str:
    """Which card of this size lies in a pile, for somebody who has not seen it and sees its back."""
    if size == "small":
        return _small(state, dice)
    pile = state.piles[place]
    card = _large(state, place, dice)
    state.piles[place] = replace(pile, large=pile.large - 1)
    return card


def remove(state: RealmState, place: str, card: str) -> None:
    """Take a card that has been turned up out of its pile."""
    bring_to_light(state, card)
    pile = state.piles[place]
    cards = without(pile.cards, card)
    if cards:
        state.piles[place] = replace(pile, cards=cards)
    else:
        del state.piles[place]


def lay_on_top(state: RealmState, place: str, *cards: str) -> None:
    """Put cards on a pile; the first one named is the top one."""
    pile = state.piles.get(place, NO_PILE)
    state.piles[place] = replace(pile, cards=(*cards, *pile.cards))


def lay_at_bottom(state: RealmState, place: str, card: str) -> None:
    """Put a card under a pile (MR-14.1.5)."""
    pile = state.piles.get(place, NO_PILE)
    state.piles[place] = replace(pile, cards=(*pile.cards, card))


def _is_large(state: RealmState, pile: Pile, position: int, dice: Dice) -> bool:
    """MR-2.4.5: the upper ones are; or any, if they are mixed."""
    if state.options.large_on_top:
        return pile.cards[:position].count(FACE_DOWN) < pile.large
    small = pile.cards.count(FACE_DOWN) - pile.large
    return dice.draw("size of a card", ("large",) * pile.large + ("small",) * small) == "large"


def _large(state: RealmState, place: str, dice: Dice) -> str:
    """At a site it may be a treasure within treasures (MR-2.4.2); in the box of such a one it is not."""
    unseen = state.unseen
    if place in state.box.sites and unseen.within:
        left = sum(state.piles[site].large for site in state.box.sites if site in state.piles)
        lot = (*unseen.within, *(ORDINARY,) * (left - len(unseen.within)))
        card = dice.draw("large card at a site", lot)
        if card != ORDINARY:
            state.unseen = replace(unseen, within=without(unseen.within, card))
            return card
    card = dice.draw("large card", unseen.large)
    state.unseen = replace(unseen, large=without(unseen.large, card))
    return card


def _small(state: RealmState, dice: Dice) -> str:
    card = dice.draw("small card", state.unseen.small)
    state.unseen = replace(state.unseen, small=without(state.unseen.small, card))
    return card
