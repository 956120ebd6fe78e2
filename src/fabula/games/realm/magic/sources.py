"""MR-7.4.3, MR-7.4.4: with what somebody can cast, and which spells: chits, artifacts, books, treasures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.components.kinds import MagicType
from fabula.games.realm.magic.bewitching import in_force, rows_on
from fabula.games.realm.magic.casting import CHIT, UNTIED
from fabula.games.realm.magic.colors import READY, supplies
from fabula.games.realm.magic.shapes import is_transmorphized
from fabula.games.realm.magic.types import chits_by_type
from fabula.games.realm.options.seasons import OFF
from fabula.games.realm.treasures.altering import altered

if TYPE_CHECKING:
    from fabula.games.realm.magic.actions import Cast
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState

ENCHANT_ARTIFACT: Final = "enchant_artifact"
NECKLACE: Final = "dragonfang_necklace"
MOON: Final = "eye_of_the_moon"
"""MR-14.15: treasures, and the spells that only they cast."""


class MagicSource(Struct, frozen=True):
    """What can be played to cast: a Magic chit, an artifact or a book, or a treasure with a spell."""

    name: str
    type: MagicType | None
    """A treasure with a spell has none (MR-14.15.1)."""
    time: int
    asterisks: int = 0


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
        if _casts_its_own_spell(state, piece) and is_free(state, piece, None):
            found.append(MagicSource(piece, None, 0))
        if card.chit is None or card.chit.type is None:
            continue
        types = (card.chit.type, *(state.box.spells[spell].type for spell in added_spells(state, piece)))
        sources = [MagicSource(piece, type_, card.chit.time) for type_ in dict.fromkeys(types)]
        found += (one for one in sources if is_free(state, piece, one.type) or fresh_spells(state, one))
    return found


def _casts_its_own_spell(state: RealmState, card: str) -> bool:
    """MR-14.15.2, MR-14.15.3: a treasure whose spell nothing else casts; that of the Moon needs weather."""
    return card == NECKLACE or (card == MOON and state.options.seasons_weather != OFF)


def added_spells(state: RealmState, item: str) -> tuple[str, ...]:
    """MR-15.6.2: the spells that somebody has enchanted into an artifact or book, as long as that works."""
    rows = (row for row in rows_on(state, item) if row.spell == ENCHANT_ARTIFACT)
    return tuple(row.detail for row in rows if in_force(state, row, item))


def is_free(state: RealmState, item: str, type_: MagicType | None) -> bool:
    """MR-15.6.2c: each type of an item is used once a day, and tied up by itself."""
    rows = [row for row in state.bewitched if row.means == item]
    if state.options.enhanced_artifacts:
        rows = [row for row in rows if row.spell not in own_spells(state, item)]
    tied = any(state.box.effects[row.spell].type == type_ for row in rows)
    return not tied and mark_of(item, type_) not in state.used


def mark_of(item: str, used: str | None) -> str:
    """What is written down of an item that has been played today: for a type, a spell, or its own one."""
    return item if used is None else f"{item}:{used}"


def fresh_spells(state: RealmState, source: MagicSource) -> tuple[str, ...]:
    """MR-10.8.3: by the option, the awakened spells of this type that have not been cast today nor last."""
    if not state.options.enhanced_artifacts:
        return ()
    lasting = [row.spell for row in state.bewitched if row.means == source.name]
    return tuple(
        spell
        for spell in own_spells(state, source.name)
        if state.box.spells[spell].type == source.type
        and spell not in lasting
        and mark_of(source.name, spell) not in state.used
    )


def own_spells(state: RealmState, item: str) -> tuple[str, ...]:
    """MR-7.3.3, MR-7.13.1, MR-15.6.2a: what an item can cast, whoever has it."""
    if _casts_its_own_spell(state, item):
        return (item,)
    own = (card for card in state.spell_piles.get(item, ()) if card in state.awakened)
    return tuple(dict.fromkeys((*own, *added_spells(state, item))))


def spells_with(state: RealmState, source: MagicSource, lines: tuple[str, ...]) -> tuple[str, ...]:
    """What can be cast with it: somebody's free lines with a chit, and with an item what is in that."""
    if source.name.startswith(CHIT):
        return lines
    own = own_spells(state, source.name)
    if not state.options.enhanced_artifacts or source.type is None:
        return own
    lent = [spell for spell in lines if spell not in own] if is_free(state, source.name, source.type) else ()
    return (*fresh_spells(state, source), *lent)


def source_for(state: RealmState, who: str, action: Cast) -> MagicSource | None:
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
        if row.means.startswith(CHIT) or (lent and row.spell not in own_spells(state, row.means))
    ]
