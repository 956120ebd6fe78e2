"""MR-15: what combat asks the table of spells: who is at peace or warded, how fast and sharp things are."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.rolls import has_active
from fabula.games.realm.magic.bewitching import is_under, rows_on
from fabula.games.realm.treasures.altering import DRAUGHT, GARB

if TYPE_CHECKING:
    from fabula.games.realm.components.characters import ActionChit
    from fabula.games.realm.components.kinds import Strength
    from fabula.games.realm.magic.bewitching import Bewitched, Bewitchment
    from fabula.games.realm.state import RealmState

PEACE: Final = "peace"
PENTANGLE: Final = "pentangle"
POISON: Final = "poison"
ELVEN_GRACE: Final = "elven_grace"
GRACEFUL: Final[dict[Strength | None, int]] = {"L": 1, "M": 2, "H": 3, "T": 4}
"""MR-15.3.1a: the time of each strength."""
FIENDS: Final = ("demon", "winged_demon", "imp")
"""MR-13.9.1, MR-15.1.1a, MR-15.5.5a: whom holy things keep away."""


def is_at_peace(state: RealmState, one: str) -> bool:
    """MR-15.1.3: whether somebody is under Peace: he is not assigned, lures nobody and names nobody."""
    return is_under(state, one, PEACE)


def peace_on(state: RealmState, one: str) -> Bewitchment | None:
    """MR-15.1.3d: the Peace that is broken when he is named as a target."""
    return next((row for row in rows_on(state, one) if row.spell == PEACE), None)


def is_warded(state: RealmState, kind: str, who: str) -> bool:
    """MR-15.5.5a: whether a Pentangle keeps a Demon or the Imp from attacking somebody."""
    return kind in FIENDS and is_under(state, who, PENTANGLE)


def graceful_time(state: RealmState, who: str, printed: ActionChit, time: int) -> int:
    """MR-15.3.1: the time of a Move chit by its printed strength, unless a card sets it (MR-15.3.1e)."""
    if printed.action != "move" or not is_under(state, who, ELVEN_GRACE):
        return time
    if has_active(state, who, DRAUGHT) or has_active(state, who, GARB):
        return time
    return GRACEFUL[printed.strength]


def graceful_move(state: Bewitched, denizen: str, size: Strength, time: int | None) -> int | None:
    """MR-15.3.1b: the move time of a denizen by its size, on both sides."""
    graced = time is not None and is_under(state, denizen, ELVEN_GRACE)
    return GRACEFUL.get(size, time) if graced else time


def poison_star(state: Bewitched, piece: str) -> int:
    """MR-15.8.4: one more sharpness star for a counter under Poison."""
    return int(bool(piece) and is_under(state, piece, POISON))
