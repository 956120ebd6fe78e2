"""MR-7.1, MR-7.2: the types of Magic chits, and where color magic comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.day.rolls import is_in_clearing
from fabula.games.realm.magic.types import chits_by_type
from fabula.games.realm.options.seasons import season_of
from fabula.games.realm.treasures.knowing import SITE_CARDS
from fabula.games.realm.treasures.looting import sites_at

if TYPE_CHECKING:
    from fabula.games.realm.components.kinds import Color
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

CLEARING: Final = "clearing"
"""The supply that costs nothing: what is in the clearing, or everywhere on a seventh day (MR-7.2.4)."""
READY: Final[tuple[ChitState, ...]] = ("active", "alerted")
"""MR-1.5.3: the states in which a Magic chit is one that can be played."""


def seventh_day_colors(state: RealmState) -> tuple[Color, ...]:
    """MR-7.2.3: what the whole map has today."""
    season = season_of(state)
    if season is not None and state.day % state.box.calendar.days == state.box.calendar.week:
        return season.colors  # MR-10.9.1
    return state.box.calendar.seventh_days.get(state.day, ())


def colors(state: RealmState, place: str) -> tuple[Color, ...]:
    """MR-7.2.2 to MR-7.2.5: the colors that are in a place by themselves; on a roadway those of the day."""
    found = {*seventh_day_colors(state)}
    clearing = state.atlas.clearings.get(place)
    if clearing is not None:
        found.update(clearing.colors)
        for piece in state.standing_at.get(place, ()):
            if piece in state.box.dwellings:
                found.update(state.box.dwellings[piece].colors)
        found.update(card_color for card_color in _colors_of_cards(state, place))
    return tuple(color for color in COLOR_OF.values() if color in found)


def _colors_of_cards(state: RealmState, clearing: str) -> list[Color]:
    """MR-4.1.5, MR-14.13.1: of enchanted cards that are here, or here in the pile of a site (MR-14.1.5)."""
    sites = [site for site in sites_at(state, clearing) if site in state.piles]
    lying = (card for site in sites for card in state.piles[site].cards)
    at_sites = {card for card in lying if card in SITE_CARDS and card not in state.secrets}
    found: list[Color] = []
    for card in state.box.treasures.values():
        if card.color is None:
            continue
        if card.id in at_sites or is_in_clearing(state, card.id, clearing):
            found.append(card.color)
    return found


def color_chits(state: RealmState, who: str) -> dict[int, Color]:
    """MR-7.2.1: the color chits of a character by their numbers, of those that are alike the first."""
    return {number: COLOR_OF[type_] for number, type_, _ in chits_by_type(state, who, "color")}


def supplies(state: RealmState, who: str, place: str, color: str) -> tuple[str, ...]:
    """MR-7.1.3: the ways to have a color, or any: what is there by itself, then each color chit."""
    there = colors(state, place)
    free = bool(there) if color == "any" else color in there
    chits = [number for number, has in color_chits(state, who).items() if color in ("any", has)]
    return (*((CLEARING,) if free else ()), *(f"chit:{number}" for number in chits))
