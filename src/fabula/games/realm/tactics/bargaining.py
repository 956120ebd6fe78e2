"""The answer to each question of a Trade phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.buying import payment, request, visit
from fabula.games.realm.tactics.trading import affront, drinks, sale

if TYPE_CHECKING:
    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing


def bargain(knowing: Knowing, choices: Choices) -> Action:
    """The answer to each question of a Trade phase, and what to pay and to endure."""
    match choices.prompt:
        case "trade":
            found = sale(knowing, choices)
            return visit(knowing, choices) if isinstance(found, Done) else found
        case "sell":
            return sale(knowing, choices)
        case "drinks":
            return drinks(knowing, choices)
        case "affront":
            return affront(knowing, choices)
        case "pay":
            return payment(knowing, choices)
        case _:
            return request(knowing, choices)
