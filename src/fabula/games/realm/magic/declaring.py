"""MR-7.4.1, MR-7.4.2: which spells can be cast as the action of an encounter step, and declaring one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Refusal, refuse
from fabula.games.realm.combat.means import effort, most_effort
from fabula.games.realm.combat.sheets import stir, write_play
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.magic.actions import Cast
from fabula.games.realm.magic.casting import CHIT, Casting
from fabula.games.realm.magic.colors import supplies
from fabula.games.realm.magic.events import SpellCast
from fabula.games.realm.magic.reach import fits_ground
from fabula.games.realm.magic.sources import (
    MagicSource,
    free_lines,
    magic_chits,
    magic_items,
    mark_of,
    own_spells,
    source_for,
    spells_with,
    tied_lines,
)
from fabula.games.realm.options.scope import teaches_magic
from fabula.games.realm.setup.spells import spells_for
from fabula.games.realm.treasures.knowing import turn_face_up

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState


def castable(state: RealmState, who: str, limit: int | None) -> tuple[Cast, ...]:
    """MR-7.4.1, MR-7.4.2: each spell with each thing that casts it in time, and each supply of its color."""
    sheet = state.sheet_of(who)
    if sheet is None or not teaches_magic(state.options):
        return ()
    left = most_effort(state, who) - effort(state, who, state.plays[who].acted)
    lines = free_lines(state, sheet)
    found: list[Cast] = []
    for source in (*magic_chits(state, who), *magic_items(state, who)):
        if source.asterisks > left or (limit is not None and source.time > limit):
            continue
        for spell in sorted(spells_with(state, source, lines)):
            found += _castings(state, who, spell, source)
    return tuple(found)


def _castings(state: RealmState, who: str, spell: str, source: MagicSource) -> list[Cast]:
    card = state.box.effects[spell]
    if card.type != source.type or not fits_ground(state, who, spell):
        return []
    place = state.places[who]
    return [Cast(spell, source.name, supply) for supply in supplies(state, who, place, card.color)]


def why_not_cast(state: RealmState, who: str, action: Cast, limit: int | None) -> Refusal:
    """What keeps somebody from a spell that he is not offered."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    source = source_for(state, who, action)
    if source is None or action.spell not in state.box.effects:
        return refuse("MR-7.4.1", "no-magic-for-it")
    card = state.box.effects[action.spell]
    if action.spell not in spells_with(state, source, free_lines(state, sheet)):
        return refuse("MR-7.4.3", "spell-not-free", spell=action.spell)
    if card.type != source.type:
        return refuse("MR-7.1.3", "wrong-magic", need=str(card.type), have=str(source.type))
    if not fits_ground(state, who, action.spell):
        return refuse(card.clause, "wrong-ground", spell=action.spell)
    if limit is not None and source.time > limit:
        return refuse("MR-16.17.6", "too-slow", need=limit, have=source.time)
    most = most_effort(state, who)
    if source.asterisks > most - effort(state, who, state.plays[who].acted):
        return refuse("MR-6.6.3", "too-much-effort", need=most, have=source.asterisks)
    if action.supply not in supplies(state, who, state.places[who], card.color):
        return refuse("MR-7.1.3", "no-such-color", color=card.color)
    return refuse("MR-7.4.1", "not-offered")


def begin_casting(state: RealmState, who: str, action: Cast) -> list[Event]:
    """MR-7.4.1: the spell is declared; its chit is committed, an item is played for today."""
    source = source_for(state, who, action)
    assert source is not None
    write_play(state, who, acted=(*state.plays[who].acted, action.means))
    casting = Casting(who, action.spell, action.means, action.supply, source.time)
    state.castings = (*state.castings, casting)
    stir(state)
    events: list[Event] = [
        SpellCast(
            who=who,
            spell=action.spell,
            means=action.means,
            supply=action.supply,
            rule="MR-7.4.1",
            reveals=True,
        )
    ]
    if not action.means.startswith(CHIT):
        own = not state.options.enhanced_artifacts or action.spell in own_spells(state, action.means)
        by_spell = own and state.options.enhanced_artifacts and source.type is not None
        once: str | None = action.spell if by_spell else source.type
        state.used = tuple(sorted((*state.used, mark_of(action.means, once))))
        if not own:
            show_line(state, who, action.spell)
        return events
    show_line(state, who, action.spell)
    number = int(action.means.removeprefix(CHIT))
    return [*events, change_chit(state, who, number, "committed", "MR-7.4.3")]


def show_line(state: RealmState, who: str, spell: str, *, at_least: int = 0) -> None:
    """Everybody knows now that he has recorded a spell, once more than he has it in effect."""
    seat = state.player_of(who)
    shown = state.sheet(seat).shown
    need = at_least or 1 + tied_lines(state, who).count(spell)
    if shown.count(spell) < need:
        state.write_sheet(seat, shown=tuple(sorted((*shown, spell))))
    if spell not in spells_for(state, seat):
        turn_face_up(state, spell)  # everybody can tell which card he has read
