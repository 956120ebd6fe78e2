"""MR-14.1.5: in which clearing cards are that lie in boxes of the Set-Up Card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.map.tiles import clearing_name

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def clearing_of_site_card(state: RealmState, card: str) -> str | None:
    """MR-14.1.5: where a site card lies, once somebody has drawn it: where the chit of that site is."""
    sites = state.box.sites
    site = next((site for site in sites if site in state.piles and card in state.piles[site].cards), None)
    tile = next((tile for tile, chits in state.chits.items() if site in chits), None)
    return None if tile is None or site is None else clearing_name(tile, sites[site].clearing)
