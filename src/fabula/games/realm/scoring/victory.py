"""MR-9.2 to MR-9.4: what counts at the end, the score, and the winner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Struct
from msgspec.structs import astuple

from fabula.core import Seat, Standing
from fabula.games.realm.belongings import beyond_carrying
from fabula.games.realm.components.items import Horse
from fabula.games.realm.pieces import DEAD, kind_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.games.realm.components.calendar import Category, Victory
    from fabula.games.realm.sheet import Requirements, Sheet
    from fabula.games.realm.state import RealmState

DISGUST: Final = "disgust"
ASHES: Final = "ashes"
SCORE_OF_THE_DEAD: Final = -100
"""MR-6.15.2, U-12."""
CURSED: Final = -1
"""MR-9.3.5: what a record counts on which a curse lies."""


class Points(Struct, frozen=True):
    """What a character has in each category, in the order of the requirements."""

    great_treasures: int
    usable_spells: int
    fame: int
    notoriety: int
    gold: int


def points_at_end(state: RealmState, seat: Seat) -> Points:
    """MR-9.2: recorded, rounded down (MR-9.3.6), and owned; curses make nothing of records (MR-9.3.5)."""
    sheet, box = state.sheet(seat), state.box
    who = sheet.character
    in_cave = state.is_in_clearing(who) and state.atlas.clearings[state.places[who]].kind == "cave"
    left = beyond_carrying(state, who, in_cave=in_cave)  # MR-9.2.1
    held = [piece for piece in state.standing_at.get(who, ()) if piece not in left]
    cards = [box.treasures[piece] for piece in held if piece in box.treasures]
    items = [box.items[kind_of(piece)] for piece in held if piece not in box.treasures]
    valued = [*cards, *(item for item in items if not isinstance(item, Horse))]
    fame = CURSED if DISGUST in sheet.curses else sheet.fame
    gold = CURSED if ASHES in sheet.curses else state.individual(who).gold
    return Points(
        great_treasures=sum(card.great for card in cards),
        usable_spells=len(usable_spells(state, sheet)),
        fame=fame + sum(one.fame for one in valued),
        notoriety=sheet.notoriety + sum(one.notoriety for one in valued),
        gold=gold - sheet.worth,  # MR-9.2.6
    )


def usable_spells(state: RealmState, sheet: Sheet) -> tuple[str, ...]:
    """MR-9.2.3: the spells that he has learned and has a Magic chit for; starting spells do not count."""
    printed = sheet.printed(state.box)
    types = {chit.type for chit in printed}
    return tuple(spell for spell in sheet.learned if state.box.spells[spell].type in types)


def by_category(
    victory: Victory, points: Points, required: Requirements
) -> Iterator[tuple[Category, int, int]]:
    """Each category, with what a character has of it and the Victory Points that he put on it."""
    yield from zip(victory.categories, astuple(points), astuple(required), strict=True)


def total_score(victory: Victory, points: Points, required: Requirements) -> int:
    """MR-9.3.4: the sum over the five categories."""
    return sum(category_score(victory, *row) for row in by_category(victory, points, required))


def category_score(victory: Victory, category: Category, have: int, assigned: int) -> int:
    """MR-9.3.2, MR-9.3.3: whole units above or below what is required, the latter thrice; and the bonus."""
    score = have - assigned * category.unit
    if score < 0:
        score *= victory.deficit_factor
    basic = score // category.unit
    return basic + basic * assigned


def is_settled_by_death(state: RealmState, seat: Seat) -> bool:
    """MR-6.15.2: whether it does not count any more what somebody has."""
    return _is_dead(state, seat) and state.options.dead_score == "fixed"


def score_of(state: RealmState, seat: Seat) -> int:
    """The total of a character; if he is dead it is settled, but by the option (MR-6.15.2)."""
    if is_settled_by_death(state, seat):
        return SCORE_OF_THE_DEAD
    required = state.sheet(seat).requirements
    assert required is not None
    return total_score(state.box.victory, points_at_end(state, seat), required)


def _is_dead(state: RealmState, seat: Seat) -> bool:
    return state.places.get(state.sheet(seat).character) == DEAD


def is_sudden_death(state: RealmState) -> bool:
    """MR-9.5.2, MR-3.16.10: whether the Midnight of a day before the last one ends the game."""
    if not state.options.sudden_death or not 0 < state.day < state.options.days:
        return False
    alive = (seat for seat in range(state.seats) if not _is_dead(state, seat))
    return any(score_of(state, seat) >= 0 for seat in alive)


def final_standing(state: RealmState) -> Standing:
    """MR-9.4: the highest total wins; without the option nobody does who has not met his requirements."""
    scores = tuple(score_of(state, seat) for seat in range(state.seats))
    nobody = max(scores) < 0 and not state.options.negative_winner
    places = tuple(1 + nobody + sum(other > score for other in scores) for score in scores)
    return Standing(places, scores, "sudden-death" if is_sudden_death(state) else "last-day")
