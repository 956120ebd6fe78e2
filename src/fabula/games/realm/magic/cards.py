"""MR-2.3: spell cards where they can be found; which card it is is drawn when somebody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.unseen import FACE_DOWN, without

if TYPE_CHECKING:
    from fabula.core import Dice
    from fabula.games.realm.state import RealmState


def turn_up(state: RealmState, place: str, position: int, dice: Dice) -> str:
    """The spell at this position from the top, settled if nobody has seen it; it stays where it is."""
    cards = state.spell_piles[place]
    card = cards[position]
    if not card.startswith(FACE_DOWN):
        return card
    type_ = card.removeprefix(FACE_DOWN)
    printed = state.box.spells
    lot = [spell for spell in state.unseen.spells if printed[spell].type == type_]
    spell = dice.draw("spell card", lot)
    state.unseen = replace(state.unseen, spells=without(state.unseen.spells, spell))
    state.spell_piles[place] = (*cards[:position], spell, *cards[position + 1 :])
    return spell
