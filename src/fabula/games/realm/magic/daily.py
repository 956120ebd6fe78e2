"""MR-7.9.2, MR-7.9.9: what the day asks the table of spells: extra phases, modifiers of rolls, fog."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.minions import FAMILIAR, is_minion
from fabula.games.realm.magic.bewitching import is_under
from fabula.games.realm.magic.mist import is_mist

if TYPE_CHECKING:
    from fabula.games.realm.day.actions import Source
    from fabula.games.realm.day.rolls import Circumstances
    from fabula.games.realm.state import RealmState

SPELL_PHASES: Final[dict[Source, tuple[str, ...]]] = {
    "blend_into_background": ("hide",),
    "see_hidden_signs": ("search",),
    "sense_danger": ("alert",),
}
"""MR-15.2.1, MR-15.3.6, MR-15.7.5: for what each spell gives an extra phase."""
SEARCHES: Final = ("search", "site_card")
"""The groups of the tables on which people search (MR-14.1.7)."""
BLAZING_LIGHT: Final = "blazing_light"
FOG: Final = "fog"
LOST: Final = "lost"
BAD_LUCK: Final = "bad_luck"
ILLUSION: Final = "illusion"


def spell_phases(state: RealmState, who: str, activities: tuple[str, ...]) -> dict[Source, tuple[str, ...]]:
    """The extra phases that spells give; Blazing Light for anything, to whoever is in the cave."""
    if not state.bewitched:
        return {}
    found = {spell: what for spell, what in SPELL_PHASES.items() if is_under(state, who, spell)}
    lit = is_under(state, state.places[who], BLAZING_LIGHT)
    if lit and not is_minion(who) and not is_mist(state, who):  # MR-15.4.1, MR-15.6.3b
        found[BLAZING_LIGHT] = activities
    return found


def why_spell_phase_cancelled(state: RealmState, who: str, source: str) -> tuple[str, str] | None:
    """MR-3.2.8: the spell that gave a phase does not work any more, or not here."""
    if source not in SPELL_PHASES and source != BLAZING_LIGHT:
        return None
    works = source in spell_phases(state, who, ()) and not is_light_elsewhere(state, who, source)
    return None if works else ("MR-3.2.8", "spell-gone")


def is_light_elsewhere(state: RealmState, who: str, source: str) -> bool:
    """MR-15.4.1: whether a phase comes from a Blazing Light in whose cave he has not been at Birdsong."""
    return source == BLAZING_LIGHT and state.individual(who).dawn != state.places[who]


def is_over(state: Circumstances, who: str, spell: str) -> bool:
    """Whether a spell on his tile works on somebody: neither on mist (MR-15.6.3b) nor on the familiar."""
    clearing = state.atlas.clearings.get(state.places[who])
    if clearing is None or who == FAMILIAR or is_mist(state, who):  # MR-15.3.3, MR-15.3.4c
        return False
    return is_under(state, clearing.tile, spell)


def spell_modifiers(state: Circumstances, who: str, table: str) -> dict[str, int]:
    """MR-15.8.1, MR-15.3.3: Bad Luck on every table, an Illusion on him or on his tile when he searches.

    What is rolled without a table has no name (U-38).
    """
    if not state.bewitched:
        return {}
    found = {BAD_LUCK: 1} if is_under(state, who, BAD_LUCK) else {}
    if table and state.box.tables[table].group in SEARCHES:
        if is_under(state, who, ILLUSION):
            found[ILLUSION] = 1
        if is_over(state, who, ILLUSION):
            found[state.atlas.clearings[state.places[who]].tile] = 1
    return found


def is_lost(state: Circumstances, who: str) -> bool:
    """MR-15.3.4: whether somebody who leaves his clearing goes astray: he or his tile is bewitched."""
    if not state.bewitched or state.places[who] not in state.atlas.clearings:  # MR-15.3.4b
        return False
    return is_under(state, who, LOST) or is_over(state, who, LOST)


def is_foggy(state: RealmState, *clearings: str) -> bool:
    """MR-15.2.2: whether fog lies on the tile of one of these clearings."""
    return any(is_under(state, state.atlas.clearings[one].tile, FOG) for one in clearings)
