"""MR-6.3.5, MR-6.3.6, MR-6.5.1: how denizens come to sheets, and what becomes of those whom they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.combat.sheets import (
    attackers_of,
    change_stance,
    is_held,
    is_red,
    put_on_sheet,
    take_off_sheet,
)

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def set_upon(state: RealmState, denizen: str, who: str) -> None:
    """MR-6.4.4: a denizen comes to attack somebody, on his sheet; a hireling gets one of his own.

    The first attacker of a hireling is his target, in a square; further ones lie in circles, and so do those
    who come upon a hireling on somebody else's sheet.
    """
    leave(state, denizen)
    if who in state.plays:
        put_on_sheet(state, denizen, who, who)
    elif who in state.stances:
        put_on_sheet(state, denizen, state.stances[who].sheet, who, "circle")
    else:
        put_on_sheet(state, who, who, denizen)
        put_on_sheet(state, denizen, who, who, "square")


def deploy(state: RealmState, hireling: str, whom: str) -> None:
    """MR-6.5.1: a hireling attacks a denizen, which turns to him on its own sheet, or a character."""
    leave(state, hireling)
    if whom in state.plays:
        put_on_sheet(state, hireling, whom, whom)
        return
    if is_pinned(state, whom):
        put_on_sheet(state, hireling, state.stances[whom].sheet, whom, "circle")
        if not is_red(state, whom):
            change_stance(state, whom, target=hireling)
        return
    give_own_sheet(state, whom)
    put_on_sheet(state, hireling, whom, whom, "circle")
    turn_to(state, whom, hireling)


def is_pinned(state: RealmState, denizen: str) -> bool:
    """MR-6.5.1b: whether a denizen cannot leave its sheet: a red-side-up monster, or its victim."""
    return denizen in state.stances and (is_red(state, denizen) or is_held(state, denizen))


def give_own_sheet(state: RealmState, denizen: str) -> None:
    """MR-6.5.1a: it leaves its sheet for one of its own; a hireling who was after it alone goes along."""
    stance = state.stances.get(denizen)
    if stance is not None and stance.sheet == denizen:
        return
    leave(state, denizen)
    put_on_sheet(state, denizen, denizen, "")
    if stance is not None and stance.sheet in state.hired and stance.sheet not in state.stances:
        put_on_sheet(state, stance.sheet, denizen, denizen, "circle")


def turn_to(state: RealmState, owner: str, attacker: str) -> None:
    """The owner of a sheet attacks one of his attackers on it, who alone lies in a square."""
    before = state.stances[owner].target
    if before in state.stances and state.stances[before].sheet == owner:
        change_stance(state, before, box="circle")
    change_stance(state, attacker, box="square")
    change_stance(state, owner, target=attacker)


def leave(state: RealmState, denizen: str) -> None:
    """A denizen leaves its sheet. Whom it leaves turns to his last attacker, or is on no sheet any more.

    If the sheet is its own, all others on it are free.
    """
    stance = state.stances.get(denizen)
    take_off_sheet(state, denizen)
    if stance is None:
        return
    if stance.sheet == denizen:
        free_all_on(state, denizen)
    elif stance.sheet not in state.plays and stance.sheet in state.stances:
        if is_red(state, stance.sheet) and state.stances[stance.sheet].target != denizen:
            return  # MR-6.9.8: it stays with whom it holds
        left = attackers_of(state, stance.sheet)
        if not left:
            free_all_on(state, stance.sheet)
        elif is_red(state, stance.sheet):
            change_stance(state, stance.sheet, target="")  # MR-6.9.8: its red side is for nobody else
        elif state.stances[stance.sheet].target == denizen:
            turn_to(state, stance.sheet, left[-1])


def free_all_on(state: RealmState, sheet: str) -> None:
    """Whoever lies on a sheet is on none any more."""
    for piece in [piece for piece, stance in state.stances.items() if stance.sheet == sheet]:
        take_off_sheet(state, body_of(state.box, piece))
