"""MR-H.1: what is true of every state of Magic Realm."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.sheets import is_dark
from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.blocking import EndPhase, monsters_in
from fabula.games.realm.day.daylight import still_to_come
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.pacifying import is_pacified
from fabula.games.realm.magic.types import type_of
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import DEAD, OFF_MAP, kind_of
from fabula.games.realm.setup.card import pieces_in_boxes
from fabula.games.realm.setup.entering import EnterRealm
from fabula.games.realm.state import RealmState
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    import pytest

    from fabula.core import Dice, Event, State
    from fabula.games.realm.sheet import Sheet

MOST_SPELLS: Final = 14
EXCHANGED: Final = ("chest", "mouldy_skeleton", "remains_of_thief")
"""Cards that are out of the game when they have been exchanged for what lies within (MR-14.1.1)."""
STATES: Final = {"active", "alerted", "color", "committed", "fatigued", "wounded"}


def wrong(state: State) -> str | None:
    """What is wrong with a state, if anything."""
    assert isinstance(state, RealmState)
    found = _wrong_pieces(state) or _wrong_chits_and_cards(state) or _wrong_morning(state)
    to_come = still_to_come(state)
    for who, one in state.individuals.items():
        if one.turn and who not in to_come:
            found = found or f"{who} has phases left, but no turn"
        if one.gold < 0:
            found = found or f"{who} owes gold"
    for sheet in state.sheets:
        if sheet is not None:
            found = found or _wrong_sheet(state, sheet)
        place = None if sheet is None else state.places.get(sheet.character)
        entering = any(isinstance(step, EnterRealm) for step in state.agenda)
        if state.day and not entering and place not in _anywhere(state):
            found = found or "a character is in no clearing, on no roadway and not in the air"
    return found


def _wrong_morning(state: RealmState) -> str | None:
    """MR-H.1.6: what is over after Midnight."""
    if not isinstance(state.agenda[-1] if state.agenda else None, Birdsong):
        return None
    if "alerted" in state.faces.values() or any("alerted" in sheet.chits for sheet in state.sheets if sheet):
        return "something is alerted in the morning"
    if state.stances or any(is_dark(state, piece) for piece in state.places):
        return "a counter lies on a combat sheet in the morning"
    if any(state.box.effects[row.spell].duration == "combat" for row in state.bewitched):
        return "a Combat spell is in effect in the morning"
    if any(one.found or one.spotted for one in state.individuals.values()):
        return "hidden enemies of yesterday are still found"
    return None


def watch_phases(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """MR-H.1.5: look at the end of each phase; whoever was with a monster then is put into the list."""
    met: list[str] = []
    run = EndPhase.run

    def watched(self: EndPhase, state: RealmState, dice: Dice) -> list[Event]:
        events = run(self, state, dice)
        one = state.individual(self.who)
        there = monsters_in(state, state.places[self.who])
        able = [monster for monster in there if not _is_protected(state, self.who, monster)]
        if able and not is_minion(self.who):
            met.append(self.who)
            assert one.hidden or one.is_idle, f"{self.who} stands unhidden and unblocked before {able[0]}"
        return events

    monkeypatch.setattr(EndPhase, "run", watched)
    return met


def _is_protected(state: RealmState, who: str, monster: str) -> bool:
    """MR-3.13.2: the Pilgrim from fiends, mist from everybody, and the pacifier from the pacified."""
    fiend = state.box.monsters[kind_of(monster)].family in ("demon", "imp")
    shielded = is_mist(state, who) or is_mist(state, monster)
    return (fiend and who == "pilgrim") or shielded or is_pacified(state, monster, state.player_of(who))


def _anywhere(state: RealmState) -> set[str]:
    """MR-1.8.6: where a character may be."""
    return {OFF_MAP, DEAD, *state.atlas.clearings, *state.atlas.ways, *state.atlas.of_tile}


def _wrong_pieces(state: RealmState) -> str | None:
    """MR-H.1.1, MR-H.1.4."""
    index = {piece: place for place, pieces in state.standing_at.items() for piece in pieces}
    if index != state.places or sum(map(len, state.standing_at.values())) != len(state.places):
        return "the two tables of pieces and places differ"
    if not all(state.standing_at.values()):
        return "an empty place is kept"
    for pieces in pieces_in_boxes(readings_of(state.options)).values():
        if gone := [piece for piece in pieces if piece not in state.places]:
            return f"{gone[0]} is nowhere"
    if tuple(sorted(state.active)) != state.active or not set(state.active) <= state.places.keys():
        return "something active is nowhere"
    limited = Counter((state.places[piece], _limit(state, piece)) for piece in state.active)
    if twice := [pair for pair, number in limited.items() if pair[1] and number > 1]:
        return "{} has more than one active {}".format(*twice[0])
    return None


def _limit(state: RealmState, piece: str) -> str | None:
    """Of what only one may be active."""
    kind, box = kind_of(piece), state.box
    if kind in box.armor:
        return box.armor[kind].kind
    if piece in box.treasures:
        return next((word for word in ("boots", "gloves") if word == box.treasures[piece].kind), None)
    return "weapon" if kind in box.weapons else "horse" if kind in box.horses else None


def _wrong_chits_and_cards(state: RealmState) -> str | None:
    """MR-H.1.7; and treasures that nobody has seen."""
    unseen, box = state.unseen, state.box
    there = [chit for chits in state.chits.values() for chit in chits]
    there += (*unseen.warnings, *unseen.chits, *unseen.lost)
    if sorted(there) != sorted((*box.warnings, *box.sounds, *box.sites, *box.lost)):
        return "map chits are missing, or there twice"
    hidden = [card for pile in state.piles.values() for card in pile.cards if card == FACE_DOWN]
    if len(hidden) != len(unseen.large) + len(unseen.within) + len(unseen.small):
        return "treasures that nobody has seen do not fill the piles"
    return _wrong_cards(state)


def _wrong_cards(state: RealmState) -> str | None:
    """Each treasure and each spell card is in one place: unseen, in a pile, with somebody, or out of it."""
    unseen, box = state.unseen, state.box
    treasures = [card for pile in state.piles.values() for card in pile.cards if card in box.treasures]
    treasures += (piece for piece in state.places if piece in box.treasures)
    treasures += (*unseen.large, *unseen.within, *unseen.small)
    exchanged = [card for card in EXCHANGED if card not in treasures]
    if sorted((*treasures, *exchanged)) != sorted(box.treasures):
        return "treasures are missing, or there twice"
    spells = [card for pile in state.spell_piles.values() for card in pile if card[0] != FACE_DOWN]
    if sorted((*spells, *unseen.spells)) != sorted(box.spells):
        return "spells are missing, or there twice"
    return None


def _wrong_sheet(state: RealmState, sheet: Sheet) -> str | None:
    """MR-H.1.2, MR-H.1.3."""
    printed = sheet.printed(state.box)
    if len(sheet.chits) != len(printed) or not set(sheet.chits) <= STATES:
        return f"{sheet.character} has too many chits or too few"
    for number, now in enumerate(sheet.chits, 1):
        if now == "color" and type_of(state, sheet.character, number) not in COLOR_OF:  # MR-7.11.3
            return f"{sheet.character} has a color chit of no color"
    spells = len(sheet.spells) + len(sheet.learned)
    return f"{sheet.character} knows too many spells" if spells > MOST_SPELLS else None
