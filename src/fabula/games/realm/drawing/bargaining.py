"""MR-5.2, MR-10.10: how likely each answer of natives or a visitor is, beside what is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.natives.hiring import Hiring
from fabula.games.realm.natives.meeting import Meeting
from fabula.games.realm.natives.odds import meeting_odds
from fabula.games.realm.natives.trust import column_of
from fabula.games.realm.trade.commerce import COMMERCE, Offering
from fabula.games.realm.trade.trading import Asking

if TYPE_CHECKING:
    from fractions import Fraction

    from fabula.games.realm.drawing.seen import Scene


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
    return meeting_odds(scene.box.tables["meeting"], column, throw_on(scene, who, "meeting", activity))


def bids(scene: Scene, beginning: tuple[str, ...]) -> dict[str, Fraction]:
    """MR-10.10.1: the odds of each bid for what is offered, as the table has them."""
    dealing = scene.view.dealing
    if not isinstance(dealing, Offering) or beginning != ("done",) or not scene.view.my_trust:
        return {}
    throw, column = throw_on(scene, dealing.who, "meeting", "trade"), scene.view.my_trust[dealing.partner]
    return meeting_odds(scene.box.tables[COMMERCE], column_of(column), throw)
