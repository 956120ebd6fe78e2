"""MR-5.2, MR-10.10: how likely each answer of natives or a visitor is, beside what is pointed at."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.natives.hiring import Hiring, for_hire, wages
from fabula.games.realm.natives.meeting import AFFRONT, BLOCK, Meeting
from fabula.games.realm.natives.odds import meeting_odds
from fabula.games.realm.natives.trust import column_of
from fabula.games.realm.trade.commerce import COMMERCE, Offering
from fabula.games.realm.trade.prices import basic_price
from fabula.games.realm.trade.trading import Asking

if TYPE_CHECKING:
    from fabula.games.realm.drawing.seen import Scene


PEACE: Final = "peace"
QUARRELS: Final = (BLOCK, *AFFRONT)


def answers(scene: Scene, beginning: tuple[str, ...]) -> dict[str, Fraction]:
    """The odds of the meeting to which the action would lead at which he points."""
    dealing = scene.view.dealing
    if dealing is None or not beginning or not scene.view.my_trust:
        return {}
    match dealing, beginning:
        case Meeting(request), ("treat" | "roll",):
            who, partner, activity = request.who, request.partner, request.activity
        case Hiring(who), ("enlist" | "extend", str(partner)) if partner in scene.view.my_trust:
            activity = "hire"
        case Asking(who, partner), ("ask" | "ask-spell" | "repay", *_):
            activity = "trade"
        case _:
            return {}
    if scene.seat_of[who] != scene.seat:
        return {}
    column = column_of(scene.view.my_trust[partner] + (beginning[0] == "treat"))
    found = meeting_odds(scene.box.tables["meeting"], column, throw_on(scene, who, "meeting", activity))
    return _in_peace(found) if activity == "combat" else found


def _in_peace(answers: dict[str, Fraction]) -> dict[str, Fraction]:
    """MR-6.2.2: in the evening nothing is bought: whatever is no quarrel leaves him in peace."""
    quarrels = {answer: chance for answer, chance in answers.items() if answer in QUARRELS}
    peace = sum((chance for answer, chance in answers.items() if answer not in QUARRELS), Fraction())
    return {PEACE: peace} | quarrels if peace else quarrels


def price_of(scene: Scene, beginning: tuple[str, ...]) -> int | None:
    """MR-5.3.2, MR-5.7.1: the basic price of what he would ask for, sell or hire."""
    dealing = scene.view.dealing
    match dealing, beginning:
        case Asking(_, partner), ("ask", str(piece)):
            return basic_price(scene, piece, partner)
        case Asking(), ("ask-spell", _):
            return scene.box.all_tables.spell_price
        case _, ("sell", str(piece), str(partner)):
            return basic_price(scene, piece, partner)
        case Hiring(who), ("enlist", str(group)) if group in scene.box.groups:
            return wages(scene, group, for_hire(scene, who, group))
        case Meeting(request), ("treat" | "roll",) if request.price:
            return request.price
        case _:
            return None


def bids(scene: Scene, beginning: tuple[str, ...]) -> dict[str, Fraction]:
    """MR-10.10.1: the odds of each bid for what is offered, as the table has them."""
    dealing = scene.view.dealing
    if not isinstance(dealing, Offering) or beginning != ("done",) or not scene.view.my_trust:
        return {}
    throw, column = throw_on(scene, dealing.who, "meeting", "trade"), scene.view.my_trust[dealing.partner]
    return meeting_odds(scene.box.tables[COMMERCE], column_of(column), throw)
