"""MR-0.6: what a seat may know of the treasure and spell cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.core import Seat
from fabula.games.realm.treasures.knowing import as_seen_by, knows

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.state import RealmState


class SecretView(Struct, frozen=True):
    """A card that only some have seen: where it is, and who they are."""

    place: str
    position: int
    """Counted from 0, in the order of the view."""
    seats: tuple[Seat, ...]
    origin: str
    """The pile in which it lay when somebody looked first."""


def cards_seen(
    state: RealmState, seat: Seat | None, places: Mapping[str, tuple[str, ...]]
) -> dict[str, tuple[str, ...]]:
    """What lies where, as a seat sees it."""
    hidden = {card for card in state.secrets if not knows(state, seat, card)}
    if not hidden:
        return dict(places)
    return {
        place: cards
        if hidden.isdisjoint(cards)
        else tuple(as_seen_by(state, seat, card) if card in hidden else card for card in cards)
        for place, cards in places.items()
    }


def secrets_seen(state: RealmState) -> tuple[SecretView, ...]:
    """The cards that some have seen and others not, in the order in which somebody looked first."""
    if not state.secrets:
        return ()
    piles = {place: pile.cards for place, pile in state.piles.items()}
    held = {state.places[card]: () for card in state.secrets if card in state.places}
    at = {
        card: (place, position)
        for places in (piles, state.spell_piles, {place: state.standing_at[place] for place in held})
        for place, cards in places.items()
        for position, card in enumerate(cards)
        if card in state.secrets
    }
    return tuple(SecretView(*at[card], one.seats, one.origin) for card, one in state.secrets.items())
