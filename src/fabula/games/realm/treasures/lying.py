"""MR-4.1.5, MR-14.1.5: in which clearing cards are, those in boxes of the Set-Up Card too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.map.tiles import clearing_name
from fabula.games.realm.pieces import FRONT

if TYPE_CHECKING:
    from fabula.games.realm.day.rolls import Circumstances
    from fabula.games.realm.state import RealmState


def clearing_of_site_card(state: RealmState, card: str) -> str | None:
    """MR-14.1.5: where a site card lies, once somebody has drawn it: where the chit of that site is."""
    sites = state.box.sites
    if card in state.secrets:  # only a vision has shown it
        return None
    site = next((site for site in sites if site in state.piles and card in state.piles[site].cards), None)
    tile = next((tile for tile, chits in state.chits.items() if site in chits), None)
    return None if tile is None or site is None else clearing_name(tile, sites[site].clearing)


def place_of_card(state: Circumstances, card: str) -> str | None:
    """MR-4.1.5: where an enchanted card works: where it lies, or where whoever has it is.

    What somebody has dropped is where he is, what is in a cache where that is, and a card that has been seen
    in a stock where the leader or the visitor is; one in the pile of a site is not to be had yet.
    """
    place = state.places.get(card)
    if place is None:
        holder = None if state.is_secret(card) else state.pile_with(card)
        place = None if holder is None else _keeper(state, holder)
        return None if place is None else state.places.get(place)
    if place in state.caches:
        return state.caches[place].clearing
    place = place.removeprefix(FRONT)
    return state.places.get(place, place)


def _keeper(state: Circumstances, partner: str) -> str | None:
    """MR-5.3.1, MR-5.3.6: who keeps a stock: a leader who serves nobody, or the chit of a visitor."""
    if (group := state.box.groups.get(partner)) is not None:
        return None if group.leader in state.hired else group.leader
    return next((chit for chit in state.box.gold_chits if state.faces.get(chit) == partner), None)
