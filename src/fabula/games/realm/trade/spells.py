"""MR-5.3.5: spells that visitors teach."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.magic.runes import MOST_SPELLS
from fabula.games.realm.treasures.knowing import knows
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState


def spells_on_offer(state: RealmState, who: str, partner: str) -> tuple[str, ...]:
    """The types of the spells that a visitor could teach him, as far as he knows (MR-7.3.2)."""
    sheet = state.sheet_of(who)
    if sheet is None or len(sheet.spells) + len(sheet.learned) >= MOST_SPELLS:
        return ()
    cards = state.spell_piles.get(partner, ()) if partner in state.box.all_tables.spell_sellers else ()
    seat, types = state.player_of(who), magic_types(state, sheet)
    new = (card for card in cards if not (card in sheet.learned and knows(state, seat, card)))
    offered = dict.fromkeys(_type(state, card) for card in new)
    return tuple(type_ for type_ in offered if type_ in types)


def magic_types(state: RealmState, sheet: Sheet) -> set[str]:
    """The types of his Magic chits, in whatever state they are."""
    chits = sheet.printed(state.box)
    return {chit.type for chit in chits if chit.type is not None}


def _type(state: RealmState, card: str) -> str:
    return card.removeprefix(FACE_DOWN) if card.startswith(FACE_DOWN) else state.box.spells[card].type
