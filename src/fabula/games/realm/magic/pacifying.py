"""MR-7.9.4: denizens who are not hostile to whoever has pacified them, until he attacks them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.magic.bewitching import in_force, rows_on
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.magic.masters import master_of

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.state import RealmState

FRIENDLY: Final = 1
NEUTRAL: Final = 0
PACIFIERS: Final = {"persuade": FRIENDLY, "deal_with_goblins": NEUTRAL}
"""The spells that pacify, and how friendly their targets are to whoever wants to hire them."""
FAMILIES: Final = ("giant", "ogre", "goblin")
"""MR-5.7.1c: the monsters that can be hired once they are pacified."""


def pacification(state: RealmState, denizen: str, seat: Seat) -> Bewitchment | None:
    """The spell with which a player has pacified a denizen, if any works."""
    if not state.bewitched:
        return None
    rows = (row for row in rows_on(state, denizen) if row.spell in PACIFIERS)
    masters = ((row, master_of(state, row)) for row in rows)
    own = (row for row, master in masters if master is not None and state.player_of(master) == seat)
    return next((row for row in own if in_force(state, row, denizen)), None)


def is_pacified(state: RealmState, denizen: str, seat: Seat) -> bool:
    """MR-6.1.3: whether a denizen is at peace with a player's side."""
    return pacification(state, denizen, seat) is not None


def offend(state: RealmState, denizen: str, seat: Seat) -> list[Event]:
    """MR-6.4.1: whoever lures or attacks one whom he has pacified ends it for all of them."""
    row = pacification(state, denizen, seat)
    return [] if row is None else end_spell(state, row, "MR-7.9.4")


def not_attacked_by(state: RealmState, targets: tuple[str, ...], seat: Seat) -> tuple[str, ...]:
    """MR-7.9.4, MR-7.9.5: those whom nobody of a player's side has named or attacks in this round."""
    attacked = {play.target for who, play in state.plays.items() if state.player_of(who) == seat}
    attacked |= {stance.target for who, stance in state.stances.items() if _serves(state, who, seat)}
    return tuple(target for target in targets if target not in attacked)


def calm(state: RealmState, targets: tuple[str, ...], seat: Seat) -> None:
    """MR-7.9.4: whoever of them attacks somebody of a player's side is on no sheet any more."""
    for target in targets:
        stance = state.stances.get(target)
        whom = "" if stance is None else stance.target
        if whom in state.individuals and state.player_of(whom) == seat:
            leave(state, target)


def _serves(state: RealmState, who: str, seat: Seat) -> bool:
    return who in state.hired and state.player_of(who) == seat
