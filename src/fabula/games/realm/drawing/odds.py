"""MR-0.4: how likely each line of the table is on which an action that is pointed at would be decided."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.drawing.bargaining import answers, bids, price_of
from fabula.games.realm.magic.daily import LOST, is_lost
from fabula.games.realm.trade.commerce import BLOCK, DEMAND

if TYPE_CHECKING:
    from collections.abc import Iterator
    from fractions import Fraction

    from fabula.games.realm.drawing.seen import Scene

Odds: TypeAlias = tuple[str, dict[str, str | int]]
TABLES: Final = {
    "hide": "hide",
    "peer": "peer",
    "peer-at": "peer",
    "locate": "locate",
    "loot": "loot",
    "read": "reading_runes",
    "magic-sight": "magic_sight",
}
"""The table on which each of these actions is decided."""
WISH: Final = "wish"
CURSE: Final = "curse"
CLAW: Final = ("activate", "withered_claw")


def odds(scene: Scene, beginning: tuple[str, ...]) -> Iterator[Odds]:
    """The lines of that table in their order, each with its chance."""
    if (price := price_of(scene, beginning)) is not None:
        yield "realm-note-price", {"gold": price}
    for result, chance in answers(scene, beginning).items():
        yield "realm-note-answer", {"percent": _percent(chance), "result": result}
    for bid, chance in bids(scene, beginning).items():
        yield _bid(bid, _percent(chance))
    who = scene.acting()
    if not beginning or scene.places.get(who) not in scene.atlas.clearings:
        return
    if beginning == CLAW:
        yield from _wishes(scene, who)
    elif beginning[0] in ("move", "ride"):
        yield from _strayings(scene, who)
    else:
        yield from _lines(scene, who, beginning)


def _percent(chance: Fraction) -> str:
    """In whole percent; what is rare is not impossible."""
    return str(round(100 * chance)) if chance * 200 >= 1 else "<1"


def _bid(bid: str, percent: str) -> Odds:
    """MR-10.10.1: what they would give or demand, or a block."""
    if bid == BLOCK:
        return "realm-note-answer", {"percent": percent, "result": bid}
    demand, change = bid.startswith(DEMAND), int(bid.removeprefix(DEMAND))
    return "realm-note-haggling", {
        "percent": percent,
        "demand": "yes" if demand else "no",
        "change": f"{change:+d}",
    }


def _lines(scene: Scene, who: str, beginning: tuple[str, ...]) -> Iterator[Odds]:
    table = TABLES.get(beginning[0])
    if table == "loot" and beginning[1:] and beginning[1] in scene.box.tables:
        table = beginning[1]  # a site card has a table of its own (MR-14.1.7)
    if table is None:
        return
    for line, chance in throw_on(scene, who, table).chances_on(scene.box.tables[table]).items():
        word, _, number = line.partition(" ")
        yield "realm-note-odds", {"percent": _percent(chance), "line": word, "count": int(number or 0)}


def _wishes(scene: Scene, who: str) -> Iterator[Odds]:
    """MR-14.4.5: one roll, which is read on both tables."""
    wishes, curses = scene.box.tables[WISH].rows, scene.box.tables[CURSE].rows
    for result, chance in throw_on(scene, who, WISH).chances().items():
        (wish,), (curse,) = wishes[result - 1].results, curses[result - 1].results
        yield "realm-note-claw", {"percent": _percent(chance), "wish": wish, "curse": curse}


def _strayings(scene: Scene, who: str) -> Iterator[Odds]:
    """MR-16.14.1: whoever is lost goes where the dice say."""
    if not is_lost(scene, who):
        return
    for number, chance in throw_on(scene, who, LOST).chances().items():
        yield "realm-note-straying", {"percent": _percent(chance), "number": number}
