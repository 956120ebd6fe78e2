"""What is true of every state of Magic Realm."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.daylight import still_to_come
from fabula.games.realm.state import RealmState
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from fabula.core import State


def wrong(state: State) -> str | None:
    """What is wrong with a state, if anything."""
    assert isinstance(state, RealmState)
    index = {piece: place for place, pieces in state.standing_at.items() for piece in pieces}
    if index != state.places or sum(map(len, state.standing_at.values())) != len(state.places):
        return "the two tables of pieces and places differ"
    if not all(state.standing_at.values()):
        return "an empty place is kept"
    if tuple(sorted(state.active)) != state.active or not set(state.active) <= state.places.keys():
        return "something active is nowhere"
    unseen, box = state.unseen, state.box
    hidden = [card for pile in state.piles.values() for card in pile.cards if card == FACE_DOWN]
    if len(hidden) != len(unseen.large) + len(unseen.within) + len(unseen.small):
        return "treasures that nobody has seen do not fill the piles"
    if len(unseen.warnings) + sum(map(len, state.chits.values())) < len(box.warnings):
        return "warning chits are missing"
    to_come = still_to_come(state)
    for seat, sheet in enumerate(state.sheets):
        if sheet is not None and sheet.turn and seat not in to_come:
            return f"{sheet.character} has phases left, but no turn"
        if state.day and (sheet is None or state.places.get(sheet.character) not in state.atlas.clearings):
            return "a character is in no clearing"
        if sheet is not None and len(sheet.chits) != len(box.characters[sheet.character].chits(sheet.level)):
            return f"{sheet.character} has too many chits or too few"
    return None
