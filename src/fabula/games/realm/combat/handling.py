"""MR-6.6.8, MR-10.5: what somebody can do with belongings before the melee, whoever attacks him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.actions import Abandon, Activate, Inactivate
from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.changing import changes
from fabula.games.realm.combat.actions import Drop
from fabula.games.realm.combat.dropping import fetches, regains
from fabula.games.realm.combat.flying_away import fast_flights
from fabula.games.realm.combat.timing import fast_moves

if TYPE_CHECKING:
    from fabula.core import Action
    from fabula.games.realm.state import RealmState

WITH_BELONGINGS: Final = (Activate, Inactivate, Abandon, Drop)
"""What may be followed by more of it."""


def things_to_do(state: RealmState, who: str) -> tuple[Action, ...]:
    """MR-16.17.4: attackers do not restrict what he activates, puts away or abandons."""
    changing = changes(state, who, ())
    if not state.options.dropping:
        return changing
    moves = [*fast_moves(state, who), *fast_flights(state, who)]
    return (*changing, *_droppings(state, who, ()), *regains(state, who), *fetches(state, who, moves))


def things_to_do_then(state: RealmState, who: str, draft: tuple[Action, ...]) -> tuple[Action, ...]:
    """MR-6.6.8: one thing activated and one put away, or any number abandoned, or dropped (MR-10.5.1)."""
    taken = tuple(action.piece for action in draft if isinstance(action, WITH_BELONGINGS))
    match draft:
        case (Abandon(), *_):
            return tuple(action for action in _abandonings(state, who) if action.piece not in taken)
        case (Drop(), *_):
            return _droppings(state, who, taken)
        case (Activate(),):
            return tuple(action for action in changes(state, who, taken) if isinstance(action, Inactivate))
        case (Inactivate(piece),):
            scratch = state.copy()
            put_away(scratch, piece)
            return tuple(action for action in changes(scratch, who, taken) if isinstance(action, Activate))
        case _:
            return ()


def _abandonings(state: RealmState, who: str) -> list[Abandon]:
    return [action for action in changes(state, who, ()) if isinstance(action, Abandon)]


def _droppings(state: RealmState, who: str, taken: tuple[str, ...]) -> tuple[Drop, ...]:
    """MR-10.5.1: by the option, whatever could be abandoned."""
    return tuple(Drop(action.piece) for action in _abandonings(state, who) if action.piece not in taken)
