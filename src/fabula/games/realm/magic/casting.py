"""MR-7.4: casting a spell as the action of an encounter step."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fabula.core import Refusal, refuse
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.means import effort, most_effort
from fabula.games.realm.combat.sheets import stir, write_play
from fabula.games.realm.components.kinds import MagicType
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.magic.actions import Cast
from fabula.games.realm.magic.bewitching import in_force, rows_on
from fabula.games.realm.magic.colors import CLEARING, READY, supplies
from fabula.games.realm.magic.events import SpellCast
from fabula.games.realm.magic.shapes import is_transmorphized
from fabula.games.realm.magic.types import chits_by_type
from fabula.games.realm.options.scope import teaches_magic
from fabula.games.realm.options.seasons import OFF
from fabula.games.realm.setup.spells import spells_for
from fabula.games.realm.treasures.altering import altered
from fabula.games.realm.treasures.knowing import turn_face_up

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState

Fate: TypeAlias = Literal["cast", "cancelled", "done"]
CHIT: Final = "chit:"
UNTIED: Final = CHIT
"""MR-10.8.1: the means of a spell in effect to which no Magic chit is tied."""
ENCHANT_ARTIFACT: Final = "enchant_artifact"
NECKLACE: Final = "dragonfang_necklace"
MOON: Final = "eye_of_the_moon"
"""MR-14.15: treasures, and the spells that only they cast."""
PIT: Final = "power_of_the_pit"


class Casting(Struct, frozen=True):
    """A spell that is cast in this round."""

    caster: str
    spell: str
    means: str
    supply: str
    """Where its color comes from: the clearing, or a color chit."""
    time: int
    """MR-6.7.2: its completion time."""
    targets: tuple[str, ...] = ()
    direction: int = 0
    """From 1 to 3, for an Attack spell that has been placed."""
    fate: Fate = "cast"
    lasts: bool = False
    """Whether it is in effect beyond this round, so that its chit stays committed."""
    detail: str = ""


class MagicSource(Struct, frozen=True):
    """What can be played to cast: a Magic chit, an artifact or a book, or a treasure with a spell."""

    name: str
    type: MagicType | None
    """A treasure with a spell has none (MR-14.15.1)."""
    time: int
    asterisks: int = 0


def is_attack_spell(state: RealmState, spell: str) -> bool:
    """Whether a spell strikes with the weapons; by the option the Power of the Pit does (MR-10.13.3)."""
    return state.box.effects[spell].duration == "attack" or (state.options.pit_must_hit and spell == PIT)


def casting_of(state: RealmState, who: str) -> Casting | None:
    """The spell that somebody casts in this round, if he does."""
    return next((one for one in state.castings if one.caster == who), None)


def write_casting(state: RealmState, who: str, **changes: object) -> Casting:
    """Let something else be true of the spell that somebody casts."""
    now = casting_of(state, who)
    assert now is not None
    then = replace(now, **changes)
    state.castings = tuple(then if one is now else one for one in state.castings)
    return then


def magic_chits(state: RealmState, who: str) -> list[MagicSource]:
    """MR-1.5.3b: Magic chits that he can play, of equal ones the first; an alerted one has time 0.

    A creature can play none (MR-7.10.2).
    """
    sheet = state.sheet_of(who)
    assert sheet is not None
    if is_transmorphized(state, who):
        return []
    printed = sheet.printed(state.box)
    chits = [altered(state, who, chit) for chit in printed]
    return [
        MagicSource(
            f"{CHIT}{number}",
            type_,
            0 if now == "alerted" else chits[number - 1].time,
            chits[number - 1].asterisks,
        )
        for number, type_, now in chits_by_type(state, who, *READY)
    ]


def magic_items(state: RealmState, who: str) -> list[MagicSource]:
    """MR-7.4.4, MR-14.14: active artifacts and books, by each type that is neither used today nor tied up.

    Treasures with spells are played like them (MR-14.15).
    """
    found: list[MagicSource] = []
    for piece in belongings(state, who):
        card = state.box.treasures.get(piece)
        if piece not in state.active or card is None:
            continue
        if _casts_its_own_spell(state, piece) and _is_free(state, piece, None):
            found.append(MagicSource(piece, None, 0))
        if card.chit is None or card.chit.type is None:
            continue
        types = (card.chit.type, *(state.box.spells[spell].type for spell in added_spells(state, piece)))
        sources = [MagicSource(piece, type_, card.chit.time) for type_ in dict.fromkeys(types)]
        found += (one for one in sources if _is_free(state, piece, one.type) or _fresh(state, one))
    return found


def _casts_its_own_spell(state: RealmState, card: str) -> bool:
    """MR-14.15.2, MR-14.15.3: a treasure whose spell nothing else casts; that of the Moon needs weather."""
    return card == NECKLACE or (card == MOON and state.options.seasons_weather != OFF)


def added_spells(state: RealmState, item: str) -> tuple[str, ...]:
    """MR-15.6.2: the spells that somebody has enchanted into an artifact or book, as long as that works."""
    rows = (row for row in rows_on(state, item) if row.spell == ENCHANT_ARTIFACT)
    return tuple(row.detail for row in rows if in_force(state, row, item))


def _is_free(state: RealmState, item: str, type_: MagicType | None) -> bool:
    """MR-15.6.2c: each type of an item is used once a day, and tied up by itself."""
    rows = [row for row in state.bewitched if row.means == item]
    if state.options.enhanced_artifacts:
        rows = [row for row in rows if row.spell not in _own_spells(state, item)]
    tied = any(state.box.effects[row.spell].type == type_ for row in rows)
    return not tied and _mark(item, type_) not in state.used


def _mark(item: str, used: str | None) -> str:
    """What is written down of an item that has been played today: for a type, a spell, or its own one."""
    return item if used is None else f"{item}:{used}"


def _fresh(state: RealmState, source: MagicSource) -> tuple[str, ...]:
    """MR-10.8.3: by the option, the awakened spells of this type that have not been cast today nor last."""
    if not state.options.enhanced_artifacts:
        return ()
    lasting = [row.spell for row in state.bewitched if row.means == source.name]
    return tuple(
        spell
        for spell in _own_spells(state, source.name)
        if state.box.spells[spell].type == source.type
        and spell not in lasting
        and _mark(source.name, spell) not in state.used
    )


def _source(state: RealmState, who: str, action: Cast) -> MagicSource | None:
    """What is played; of an item with several types that of the spell, if it has it."""
    sources = (*magic_chits(state, who), *magic_items(state, who))
    found = [one for one in sources if one.name == action.means]
    spell = state.box.effects.get(action.spell)
    fitting = [one for one in found if spell is not None and one.type == spell.type]
    return next(iter((*fitting, *found)), None)


def could_cast(state: RealmState, who: str) -> bool:
    """Whether somebody can cast for all that everybody knows: he has magic, and a color for such a spell."""
    if state.sheet_of(who) is None:
        return False
    sources = (*magic_chits(state, who), *magic_items(state, who))
    types = {source.type for source in sources if source.type is not None}
    colors: set[str] = {spell.color for spell in state.box.spells.values() if spell.type in types}
    colors |= {state.box.effects[source.name].color for source in sources if source.type is None}
    return any(supplies(state, who, state.places[who], color) for color in sorted(colors))


def free_lines(state: RealmState, sheet: Sheet) -> tuple[str, ...]:
    """MR-7.4.3: the recorded spells with a line that is not tied up."""
    tied = tied_lines(state, sheet.character)
    lines = [*sheet.spells, *sheet.learned]
    return tuple(dict.fromkeys(spell for spell in lines if lines.count(spell) > tied.count(spell)))


def tied_lines(state: RealmState, who: str) -> list[str]:
    """The spells that are in effect by somebody's own lines."""
    rows = [row for row in state.bewitched if row.caster == who and row.means != UNTIED]
    lent = state.options.enhanced_artifacts  # MR-10.8.3: an item that has served as a Magic chit
    return [
        row.spell
        for row in rows
        if row.means.startswith(CHIT) or (lent and row.spell not in _own_spells(state, row.means))
    ]


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
        for spell in sorted(_spells_with(state, source, lines)):
            found += _castings(state, who, spell, source)
    return tuple(found)


def _spells_with(state: RealmState, source: MagicSource, lines: tuple[str, ...]) -> tuple[str, ...]:
    """What can be cast with it: somebody's free lines with a chit, and with an item what is in that."""
    if source.name.startswith(CHIT):
        return lines
    own = _own_spells(state, source.name)
    if not state.options.enhanced_artifacts or source.type is None:
        return own
    lent = [spell for spell in lines if spell not in own] if _is_free(state, source.name, source.type) else ()
    return (*_fresh(state, source), *lent)


def _own_spells(state: RealmState, item: str) -> tuple[str, ...]:
    """MR-7.3.3, MR-7.13.1, MR-15.6.2a: what an item can cast, whoever has it."""
    if _casts_its_own_spell(state, item):
        return (item,)
    own = (card for card in state.spell_piles.get(item, ()) if card in state.awakened)
    return tuple(dict.fromkeys((*own, *added_spells(state, item))))


def _castings(state: RealmState, who: str, spell: str, source: MagicSource) -> list[Cast]:
    card = state.box.effects[spell]
    if card.type != source.type:
        return []
    place = state.places[who]
    return [Cast(spell, source.name, supply) for supply in supplies(state, who, place, card.color)]


def why_not_cast(state: RealmState, who: str, action: Cast, limit: int | None) -> Refusal:
    """What keeps somebody from a spell that he is not offered."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    source = _source(state, who, action)
    if source is None or action.spell not in state.box.effects:
        return refuse("MR-7.4.1", "no-magic-for-it")
    card = state.box.effects[action.spell]
    if action.spell not in _spells_with(state, source, free_lines(state, sheet)):
        return refuse("MR-7.4.3", "spell-not-free", spell=action.spell)
    if card.type != source.type:
        return refuse("MR-7.1.3", "wrong-magic", need=str(card.type), have=str(source.type))
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
    source = _source(state, who, action)
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
        own = not state.options.enhanced_artifacts or action.spell in _own_spells(state, action.means)
        by_spell = own and state.options.enhanced_artifacts and source.type is not None
        once: str | None = action.spell if by_spell else source.type
        state.used = tuple(sorted((*state.used, _mark(action.means, once))))
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


def end_castings(state: RealmState) -> list[Event]:
    """MR-6.10.4, MR-7.5.1, MR-7.5.2: used color chits fatigue, and Magic chits whose spells do not last."""
    events: list[Event] = []
    for one in state.castings:
        sheet = state.sheet_of(one.caster)
        assert sheet is not None
        spent = [(one.supply, "color")] if one.supply != CLEARING else []
        if not one.lasts and one.means.startswith(CHIT):
            spent.append((one.means, "committed"))
        for name, was in spent:
            number = int(name.removeprefix(CHIT))
            if sheet.chits[number - 1] == was:
                events.append(change_chit(state, one.caster, number, "fatigued", "MR-6.10.4"))
    state.castings = ()
    return events
