"""What to buy: from friends, in idle hours, what is worth more to him than its price."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.items import Armor
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.trading import cost_of, days_left, partners_at
from fabula.games.realm.trade.actions import Ask, Pay, TakeBoon, Visit
from fabula.games.realm.unseen import FACE_DOWN

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core import Action, Choices
    from fabula.games.realm.tactics.knowing import Knowing

FRIENDLY: Final = 1
"""MR-16.5: from friends there is nothing to fear, whatever the dice say."""
PROTECTION: Final = 0.8
"""What armor is worth to him of a kind that he has not, in points."""
UNSEEN: Final = 1.0
"""What a card in their stock may be worth that he has not seen."""
USUAL: Final = 2
"""MR-16.5.5: friends ask twice the price more often than anything else."""
A_WHILE: Final = 8
"""For so many days at least it must be of use to him."""
LEAST_GOLD: Final = 5
"""With less than this there is hardly anything to be had."""


def shops_at(knowing: Knowing, clearing: str) -> Iterator[str]:
    """The friends in a clearing who have something for him, as far as he knows."""
    if knowing.one.gold < LEAST_GOLD or days_left(knowing) < A_WHILE:
        return
    for partner in partners_at(knowing, clearing):
        if knowing.view.my_trust.get(partner, 0) >= FRIENDLY and appeal_of(knowing, partner) > 0:
            yield partner


def appeal_of(knowing: Knowing, partner: str) -> float:
    """The best of their stock, if they ask what they usually do."""
    counters = [one for one in knowing.view.standing_at.get(partner, ()) if one not in knowing.box.natives]
    cards = knowing.view.piles.get(partner, ())
    known = [piece for piece in (*counters, *cards) if not piece.startswith(FACE_DOWN)]
    best = max((gain_of(knowing, piece, partner, USUAL) for piece in known), default=0.0)
    return max(best, UNSEEN if len(known) < len(counters) + len(cards) else 0.0)


def gain_of(knowing: Knowing, piece: str, partner: str, times: int) -> float:
    """How much better off he is with it at so many times its price; nothing if he cannot pay."""
    values = knowing.values
    price = values.price(piece, partner)
    if price * times > knowing.one.gold:
        return 0.0
    return worth_of(knowing, piece, partner) - cost_of(knowing, price * times)


def worth_of(knowing: Knowing, piece: str, partner: str) -> float:
    """What it counts in the end; and armor keeps him alive until then, when he sells it."""
    values = knowing.values
    worth = values.kept(piece)
    armor = knowing.box.items.get(kind_of(piece))
    if isinstance(armor, Armor):
        owned = (knowing.box.items.get(kind_of(thing)) for thing in knowing.things)
        lacks = all(not isinstance(one, Armor) or one.kind != armor.kind for one in owned)
        worth += values.price(piece, partner) * values.gold + PROTECTION * lacks
    return worth


def visit(knowing: Knowing, choices: Choices) -> Action:
    """Whose stock to look at, if anybody's."""
    for partner in shops_at(knowing, knowing.here):
        if Visit(partner) in choices.actions:
            return Visit(partner)
    return Done()


def request(knowing: Knowing, choices: Choices) -> Action:
    """Having looked, one thing must be named: the best that he can hope to pay."""
    partner = str(choices.details["partner"])

    def hope(action: Action) -> tuple[float, float]:
        if not isinstance(action, Ask):
            return -1.0, 0.0
        usual = gain_of(knowing, action.piece, partner, USUAL)
        return max(usual, 0.0), gain_of(knowing, action.piece, partner, 1)

    return max(choices.actions, key=hope)


def payment(knowing: Knowing, choices: Choices) -> Action:
    """MR-5.5.1: for nothing if he may; for Gold what is worth it, and whom he hires."""
    if TakeBoon() in choices.actions:
        return TakeBoon()
    if Pay() not in choices.actions:
        return Done()
    thing, partner = str(choices.details["thing"]), str(choices.details["partner"])
    if thing not in knowing.box.treasures and kind_of(thing) not in knowing.box.items:
        return Pay()  # a wage, or a debt
    cost = cost_of(knowing, int(choices.details["gold"]))
    return Pay() if worth_of(knowing, thing, partner) > cost else Done()
