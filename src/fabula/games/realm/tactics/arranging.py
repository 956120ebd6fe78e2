"""Belongings: what to have active, what to leave behind, and which chits to rest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.belongings.actions import Abandon, Activate, Henceforth, Inactivate
from fabula.games.realm.day.actions import Exchange, Restore, Rouse, TurnOver
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.melting import lacks_color, mist_chits
from fabula.games.realm.tactics.preparing import OUT_OF_PLAY

if TYPE_CHECKING:
    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing

HELPFUL: Final = (
    "birdsong",
    "boots",
    "gloves",
    "armor_card",
    "using_tables",
    "combat_effect",
    "altering_chits",
)
"""The kinds of treasures that do good while they are active."""
HARMFUL: Final = ("phantom_glass", "cloven_hoof", "chest")
"""Those of them that do harm as well."""


def arrangement(knowing: Knowing, choices: Choices) -> Action:
    """Activate what helps, then leave everything as it is."""
    for action in choices.actions:
        if isinstance(action, Activate) and _helps(knowing, action.piece):
            return action
    return Henceforth() if Henceforth() in choices.actions else Done()


def _helps(knowing: Knowing, piece: str) -> bool:
    if kind_of(piece) in knowing.box.items:
        return True
    card = knowing.box.treasures[piece]
    return card.kind in HELPFUL and not card.potion and piece not in HARMFUL


def what_to_leave(knowing: Knowing, choices: Choices) -> Action:
    """Put away rather than leave; and leave the least valuable first."""
    values = knowing.values

    def worth(action: Action) -> float:
        if not isinstance(action, Abandon):
            return -1.0
        return max(values.kept(action.piece), values.price(action.piece, "") * values.gold)

    stows = [action for action in choices.actions if isinstance(action, Inactivate)]
    return stows[0] if stows else min(choices.actions, key=worth)


def what_to_rest(knowing: Knowing, choices: Choices) -> Action:
    """What he needs for mist, then the fastest chit."""
    printed = knowing.sheet.printed(knowing.box)
    needed = mist_chits(knowing.sheet, knowing.box, *OUT_OF_PLAY) if lacks_color(knowing) else []

    def time(action: Action) -> tuple[bool, int]:
        if not isinstance(action, Restore | Exchange):
            return True, 99
        return action.chit not in needed, printed[action.chit - 1].time

    return min(choices.actions, key=time)


def what_to_alert(knowing: Knowing, choices: Choices) -> Action:
    """His weapon, if it is not alerted; else a Magic chit."""
    for action in choices.actions:
        if isinstance(action, TurnOver) and knowing.view.faces.get(action.piece) != ALERTED:
            return action
    return next((action for action in choices.actions if isinstance(action, Rouse)), choices.actions[-1])
