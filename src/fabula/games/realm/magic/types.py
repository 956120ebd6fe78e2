"""MR-7.11: the type of a Magic chit: as printed, or as a spell has altered it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.magic.bewitching import in_force

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.components.kinds import MagicType
    from fabula.games.realm.sheet import ChitState
    from fabula.games.realm.state import RealmState

ALTERS: Final[dict[str, dict[MagicType, MagicType]]] = {
    "witchs_brew": {"II": "IV", "VIII": "III"},
    "faerie_lights": {"III": "II", "VII": "VI"},
    "elemental_spirit": {"IV": "VIII", "VI": "V"},
}
"""MR-15.2.6, MR-15.3.2, MR-15.4.2: what each printed type becomes."""
UNLEASH: Final = "unleash_power"


def type_of(state: RealmState, who: str, number: int) -> MagicType | None:
    """The type of a character's chit now; None if it is no Magic chit, or not while it is unleashed."""
    sheet = state.sheet_of(who)
    assert sheet is not None
    type_ = sheet.printed(state.box)[number - 1].type
    if type_ is None or not state.bewitched:
        return type_
    name = f"chit:{number}"
    for row in state.bewitched:
        if row.caster != who or name not in row.targets or not in_force(state, row, name):
            continue
        if row.spell == UNLEASH:
            return None
        type_ = ALTERS[row.spell].get(type_, type_)
    return type_


def chits_by_type(
    state: RealmState, who: str, *states: ChitState
) -> Iterator[tuple[int, MagicType, ChitState]]:
    """The Magic chits of a character in these states, with their types of now; of equal ones the first.

    A color chit that he has played in this round of combat is none any more (MR-6.6.10).
    """
    sheet = state.sheet_of(who)
    if sheet is None:
        return
    played = () if state.fight is None else state.fight.colors
    printed, seen = sheet.printed(state.box), set()
    for number, now in enumerate(sheet.chits, 1):
        if (who, number) in played:
            continue
        type_ = type_of(state, who, number)
        key = (type_, printed[number - 1], now)
        if type_ is not None and now in states and key not in seen:
            seen.add(key)
            yield number, type_, now
