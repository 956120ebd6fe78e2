"""What a position is worth to a seat: how near it is to what it needs for victory, and how fit it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from msgspec.structs import astuple

from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.pieces import DEAD
from fabula.games.realm.scoring.victory import points_at_end

if TYPE_CHECKING:
    from fabula.core import Seat, State
    from fabula.games.realm.state import RealmState

WIN: Final = 1000.0
DEATH: Final = -300.0
"""MR-6.15.2: the dead score little; whoever begins anew begins with nothing."""
CHIT: Final = 0.5
"""An action chit that is in play."""
DISCOVERY: Final = 1.0
CHIT_SEEN: Final = 0.5
ITEM: Final = 0.2
"""Something of use, and as much again if it is active."""
FIT: Final = ("active", "alerted", "color")


def worth(state: State, seat: Seat) -> float:
    """The higher the better."""
    realm = cast("RealmState", state)
    standing = realm.standing()
    if standing is not None:
        return (WIN if seat in standing.winners else 0.0) + standing.scores[seat]
    sheet = realm.sheets[seat]
    if sheet is None:
        return 0.0
    who = sheet.character
    if realm.places.get(who) == DEAD:
        return DEATH
    one, things = realm.individuals.get(who), belongings(realm, who)
    known = 0.0 if one is None else DISCOVERY * len(one.discoveries) + CHIT_SEEN * len(one.seen)
    active = sum(piece in realm.active for piece in things)
    fit = CHIT * sum(now in FIT for now in sheet.chits)
    return progress(realm, seat) + known + fit + ITEM * (len(things) + active)


def progress(state: RealmState, seat: Seat) -> float:
    """MR-9.3.4 without its steps: what is missing in a category counts thrice, and by what is put on it."""
    sheet, victory = state.sheet(seat), state.box.victory
    if sheet.character not in state.individuals:
        return 0.0
    required = (0,) * len(victory.categories) if sheet.requirements is None else astuple(sheet.requirements)
    total = 0.0
    for category, have, assigned in zip(
        victory.categories, astuple(points_at_end(state, seat)), required, strict=True
    ):
        score = (have - assigned * category.unit) / category.unit
        total += (1 + assigned) * (score * victory.deficit_factor if score < 0 else score)
    return total
