"""MR-3.3.2, MR-8.5: on each seventh day the denizens of the rolled row go back to where they started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.events import Returned
from fabula.games.realm.natives.gold_chits import GOLD_ROLL, turn_gold_chits
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import kind_of, put
from fabula.games.realm.setup.card import pieces_in_boxes

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def seventh_day(state: RealmState) -> list[Event]:
    """What happens at Sunrise after the roll, if it is a seventh day."""
    if state.day not in state.box.calendar.seventh_days:
        return []
    events = _regenerate(state)
    return events + turn_gold_chits(state) if state.monster_roll == GOLD_ROLL else events


def _regenerate(state: RealmState) -> list[Event]:
    """MR-8.5.1: monsters and roving natives into their boxes, garrisons to their dwellings."""
    events: list[Event] = []
    for place, pieces in pieces_in_boxes(readings_of(state.options)).items():
        numbers: dict[str, int] = {}
        for piece in pieces:
            home = _home(state, piece, place)
            if home is not None and state.places[piece] != home:
                put(state, piece, home)
                who = place if piece in state.box.natives else kind_of(piece)
                numbers[who] = numbers.get(who, 0) + 1
        events += (Returned(who=who, number=number, rule="MR-8.5.1") for who, number in numbers.items())
    return events


def _home(state: RealmState, piece: str, place: str) -> str | None:
    """Where a denizen of the rolled row belongs; nothing for everything else."""
    box = state.box
    if kind_of(piece) in box.monsters:
        return place if box.monsters[kind_of(piece)].row == state.monster_roll else None
    if piece not in box.natives or box.groups[place].row != state.monster_roll or piece in state.hired:
        return None  # MR-8.5.5: hirelings stay
    dwelling = box.groups[place].home
    return place if dwelling is None else state.places[dwelling]
