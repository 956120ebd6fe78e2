"""MR-2.3: spell cards where they can be found; which card it is is drawn when somebody looks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.treasures.knowing import show_to
from fabula.games.realm.unseen import FACE_DOWN, without

if TYPE_CHECKING:
    from fabula.core import Dice, Seat
    from fabula.games.realm.state import RealmState


def turn_up(state: RealmState, place: str, position: int, dice: Dice, *seats: Seat) -> str:
    """The spell at this position from the top, settled if nobody has seen it; it stays where it is.

    These seats see it, or everybody if none is named.
    """
    cards = state.spell_piles[place]
    card = cards[position]
    if not card.startswith(FACE_DOWN):
        show_to(state, card, seats)
        return card
    spell = draw_spell(state, card.removeprefix(FACE_DOWN), dice)
    state.spell_piles[place] = (*cards[:position], spell, *cards[position + 1 :])
    show_to(state, spell, seats, origin=place)
    return spell


def draw_spell(state: RealmState, type_: str, dice: Dice) -> str:
    """A spell card of this type that nobody has seen."""
    printed = state.box.spells
    lot = [spell for spell in state.unseen.spells if printed[spell].type == type_]
    spell = dice.draw("spell card", lot)
    state.unseen = replace(state.unseen, spells=without(state.unseen.spells, spell))
    return spell


def lay_at_bottom(state: RealmState, place: str) -> None:
    """Put the top spell card under the others (MR-3.9.7)."""
    top, *others = state.spell_piles[place]
    state.spell_piles[place] = (*others, top)
