"""MR-3.15.4, MR-3.3.2: gold chits come to the map on a six, and on a seventh day they turn over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.natives.events import GoldChitCame
from fabula.games.realm.natives.tasks import held_by, sides_in
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.events import Assigned
from fabula.games.realm.treasures.lying import clearing_of_site_card

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.components.visitors import GoldBox
    from fabula.games.realm.state import RealmState

GOLD_ROLL: Final = 6
"""MR-3.3.2, MR-3.15.4: the monster roll that moves the gold chits."""


def visitors_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """The visitors in a clearing."""
    return tuple(side for side in sides_in(state, clearing) if side in state.box.visitors)


def gold_chits_come(state: RealmState, clearing: str) -> list[Event]:
    """MR-3.15.4: to an unhired leader, a site or a site card in the clearing where somebody ends his turn."""
    if GOLD_ROLL not in state.rows:
        return []
    events: list[Event] = []
    for box in state.box.gold_boxes.values():
        for chit in state.standing_at.get(box.id, ()) if _calls(state, box, clearing) else ():
            put(state, chit, clearing)
            events.append(GoldChitCame(side=state.faces[chit], clearing=clearing, rule="MR-3.15.4"))
    return events


def _calls(state: RealmState, box: GoldBox, clearing: str) -> bool:
    """Whether what a box names is in a clearing, for everybody to see."""
    here = state.standing_at.get(clearing, ())
    if box.group is not None:
        leader = state.box.groups[box.group].leader
        return leader in here and leader not in state.hired
    if box.card is not None and clearing_of_site_card(state, box.card) == clearing:
        return True
    if box.site is None or box.site not in state.face_up:
        return False
    where = state.atlas.clearings[clearing]
    return box.site in state.chits[where.tile] and state.box.sites[box.site].clearing == where.number


def turn_gold_chits(state: RealmState) -> list[Event]:
    """MR-3.3.2: each chit that nobody has taken up goes back to its box and shows its other side."""
    events: list[Event] = []
    held = [held_by(sheet.character) for sheet in state.sheets if sheet is not None]
    for chit, home in state.gold_homes.items():
        if state.places[chit] in held:
            continue
        (side,) = (side for side in state.box.gold_chits[chit].sides if side != state.faces[chit])
        put(state, chit, home)
        state.faces[chit] = side
        events.append(Assigned(side=side, box=home, rule="MR-3.3.2"))
    return events
