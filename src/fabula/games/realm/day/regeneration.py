"""MR-3.3.2, MR-8.5: on each seventh day the denizens of the rolled row go back to where they started."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.counters import HORSE
from fabula.games.realm.day.events import Returned
from fabula.games.realm.magic.durations import break_spells_of
from fabula.games.realm.map.atlas import dwelling_clearing
from fabula.games.realm.natives.gold_chits import GOLD_ROLL, turn_gold_chits
from fabula.games.realm.options.scope import teaches_natives
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import ABSORBED, DEAD, kind_of, lift, put
from fabula.games.realm.setup.card import pieces_in_boxes

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core import Event
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState


GHOST: Final = "ghost"


def seventh_day(state: RealmState) -> list[Event]:
    """What happens at Sunrise after the roll, if it is a seventh day."""
    if state.day not in state.box.calendar.seventh_days:
        return []
    events = [*_regenerate(state), *_ghosts_return(state)]
    return events + turn_gold_chits(state) if GOLD_ROLL in state.rows else events


def _regenerate(state: RealmState) -> list[Event]:
    """MR-8.5.1: monsters and roving natives into their boxes, garrisons to their dwellings."""
    events: list[Event] = []
    for place, pieces in pieces_in_boxes(readings_of(state.options)).items():
        numbers: dict[str, int] = {}
        freed: list[Event] = []
        for piece in pieces:
            home = _home(state, piece, place)
            if home is not None and piece in state.box.natives:
                lift(state, HORSE + piece)  # MR-8.5.2: it lives again
            if home is not None and state.places[piece] != home:
                freed += break_spells_of(state, piece)  # MR-8.5.4
                put(state, piece, home)
                who = place if piece in state.box.natives else kind_of(piece)
                numbers[who] = numbers.get(who, 0) + 1
        events += (Returned(who=who, number=number, rule="MR-8.5.1") for who, number in numbers.items())
        events += freed
    return events


def _ghosts_return(state: RealmState) -> list[Event]:
    """MR-8.5.3: on every seventh day the dead Ghosts are back where they started; living ones stay."""
    dead = [piece for piece in state.standing_at.get(DEAD, ()) if kind_of(piece) == GHOST]
    for ghost in dead:
        put(state, ghost, _haunted_clearing(state))
    return [Returned(who=GHOST, number=len(dead), rule="MR-8.5.3")] if dead else []


def _haunted_clearing(state: RealmState) -> str:
    """Where the Ghosts stood at the start: in the valley whose chit shows no dwelling (MR-2.6.4)."""
    haunted = next(tile for tile, chits in state.chits.items() if is_haunted(state.box, tile, chits))
    return dwelling_clearing(state.layout, haunted)


def is_haunted(box: Box, tile: str, chits: Iterable[str]) -> bool:
    """MR-2.6.4: whether this is the valley whose chit shows no dwelling."""
    warnings = [box.warnings[chit] for chit in chits if chit in box.warnings]
    return box.tiles[tile].letter == "V" and any(warning.dwelling is None for warning in warnings)


def home_of(state: RealmState, denizen: str) -> str:
    """MR-7.12.3b: where a denizen began the game: its box, its dwelling, or where the Ghosts haunt."""
    if kind_of(denizen) == GHOST:
        return _haunted_clearing(state)
    boxes = pieces_in_boxes(readings_of(state.options))
    place = next(place for place, pieces in boxes.items() if denizen in pieces)
    dwelling = state.box.groups[place].home if denizen in state.box.natives else None
    return place if dwelling is None else state.places[dwelling]


def _home(state: RealmState, piece: str, place: str) -> str | None:
    """Where a denizen of the rolled row belongs; nothing for everything else."""
    box = state.box
    if kind_of(piece) in box.monsters:
        rolled = box.monsters[kind_of(piece)].row in state.rows
        stays = piece in state.hired or state.places[piece] == ABSORBED  # MR-15.5.1b
        return place if rolled and not stays else None
    if not teaches_natives(state.options):  # MR-10.14.3: they stay in their boxes
        return None
    if piece not in box.natives or box.groups[place].row not in state.rows or piece in state.hired:
        return None  # MR-8.5.5: hirelings stay
    dwelling = box.groups[place].home
    return place if dwelling is None else state.places[dwelling]
