"""Natives in his pay: a few who cost little, to stand between him and what attacks him (MR-6.4.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.games.realm.combat.actions import Deploy, LureWith
from fabula.games.realm.combat.sheets import attackers_of
from fabula.games.realm.day.actions import Lead, Ready
from fabula.games.realm.natives.hiring import for_hire, wages
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.menace import is_warrior
from fabula.games.realm.tactics.trading import days_left
from fabula.games.realm.trade.actions import Enlist

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Choices, Dice
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.knowing import Knowing

CHEAP: Final = 2
"""So much a head may cost at most, before they ask for twice or more (MR-16.5.5)."""
RETINUE: Final = 2
"""So many he would like to have about him."""
AT_LEAST: Final = 8
"""MR-5.7.3: for fewer days than this nobody is worth his wage."""


def group_to_hire(knowing: Knowing, clearing: str) -> str | None:
    """Friends in a clearing who go with him for little Gold; others than warriors had better keep it."""
    if not is_warrior(knowing.me):
        return None
    if clearing != knowing.here or len(knowing.retinue) >= RETINUE or days_left(knowing) < AT_LEAST:
        return None
    if knowing.is_unwelcome(clearing):  # MR-6.2.1: he has to stay for the evening, so all must be friends
        return None
    for group in knowing.groups_at(clearing):
        natives = for_hire(knowing, knowing.me, group)
        price = wages(knowing, group, natives)
        if natives and price <= CHEAP * len(natives) and 2 * price <= knowing.one.gold:
            return group
    return None


def hire(knowing: Knowing, choices: Choices) -> Action:
    """MR-5.7.1: these, or nobody."""
    wish = Enlist(group_to_hire(knowing, knowing.here) or "")
    return wish if wish in choices.actions else Done()


def lead(knowing: Knowing, choices: Choices) -> Action:
    """MR-3.12.8: all follow him."""
    own = (action for action in choices.actions if isinstance(action, Lead) and action.whom == knowing.me)
    return next(own, Ready())


def send(chair: Chair, choices: Choices, dice: Dice) -> Action:
    """MR-6.4.1, MR-6.5.1: each takes upon himself one of those who have noticed his master."""
    state = cast("RealmState", chair.imagine(dice))
    who = state.sheet(chair.seat).character
    if who in state.plays and state.individual(who).hidden:
        return Done()
    near = attackers_of(state, who)
    sent = [
        action
        for action in choices.actions
        if (isinstance(action, LureWith) and kind_of(action.monster) in state.box.monsters)
        or (isinstance(action, Deploy) and action.whom in near)
    ]
    return sent[0] if sent else Done()
