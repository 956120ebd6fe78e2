"""MR-6.7.5, MR-6.7.6: what is on the sheets changes its boxes and its sides before blows fall."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.combat.actions import ATTACKS
from fabula.games.realm.combat.counters import body_of, is_tremendous
from fabula.games.realm.combat.events import CounterTurned, Repositioned, TacticsRolled
from fabula.games.realm.combat.sheets import fighters, is_dark, on_sheet, turn_over
from fabula.games.realm.day.rolls import DIE

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.combat.events import Boxes
    from fabula.games.realm.combat.sheets import SheetBox
    from fabula.games.realm.state import RealmState

SORTS: Final[tuple[SheetBox, ...]] = ("red", "square", "circle")
TABLES: Final[dict[Boxes, str]] = {
    "all": "reposition_red_boxes",
    "red": "reposition_red_boxes",
    "square": "reposition_squares",
    "circle": "reposition_circles",
}
"""MR-16.8: by which table the counters in each sort of boxes move."""
TURNS_OVER: Final = DIE[-1]
"""MR-16.9.1: the result on which counters turn over."""


def sheets(state: RealmState) -> tuple[str, ...]:
    """The owners of all sheets with counters on them: characters in seat order, then denizens."""
    owners = {stance.sheet for stance in state.stances.values()}
    own = [who for who in fighters(state) if who in owners]
    return (*own, *sorted(owners.difference(own)))


class Reposition(Step["RealmState"], frozen=True):
    """MR-6.7.5: one die for a character's sheet, up to three for a denizen's."""

    rule = "MR-6.7.5a"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Sheet after sheet; what characters have played stays where it is."""
        state.pop()
        events: list[Event] = []
        for sheet in sheets(state):
            rule = self.rule if sheet in state.plays else "MR-6.7.5b"
            for boxes, pieces in _groups(state, sheet):
                result = dice.draw("reposition", DIE)
                moves = state.box.tables[TABLES[boxes]].rows[result - 1].moves
                assert moves is not None
                for piece in pieces:
                    stance = state.stances[piece]
                    assert stance.direction
                    state.stances[piece] = replace(stance, direction=moves[stance.direction - 1])
                events.append(Repositioned(sheet=sheet, boxes=boxes, result=result, rule=rule, reveals=True))
        return events


def _groups(state: RealmState, sheet: str) -> list[tuple[Boxes, tuple[str, ...]]]:
    """The counters that one die moves: all on a character's sheet, those in each sort of box on a denizen's.

    A hired or controlled owner is not repositioned (MR-6.7.5c).
    """
    red, square, circle = (on_sheet(state, sheet, box) for box in SORTS)
    if sheet in state.plays:
        return [("all", (*red, *circle))]
    owner = () if sheet in state.hired else red
    groups: list[tuple[Boxes, tuple[str, ...]]] = [("circle", circle), ("square", square), ("red", owner)]
    return [(boxes, pieces) for boxes, pieces in groups if pieces]


class ChangeTactics(Step["RealmState"], frozen=True):
    """MR-6.7.6: two dice for each occupied box, square and circle."""

    rule = "MR-6.7.6"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """On a 6 everything in it turns over, but Tremendous monsters."""
        state.pop()
        events: list[Event] = []
        for sheet in sheets(state):
            for box, (number, direction) in product(SORTS, enumerate(ATTACKS, 1)):
                boxed = on_sheet(state, sheet, box)
                there = [piece for piece in boxed if state.stances[piece].direction == number]
                if not there or (box == "red" and sheet in state.hired):
                    continue
                thrown = (dice.draw("red die", DIE), dice.draw("white die", DIE))
                events.append(
                    TacticsRolled(
                        sheet=sheet,
                        boxes=box,
                        direction=direction,
                        dice=thrown,
                        rule=self.rule,
                        reveals=True,
                    )
                )
                if max(thrown) == TURNS_OVER:
                    for piece in filter(lambda piece: _turns(state, piece), there):
                        turn_over(state, piece)
                        events.append(
                            CounterTurned(piece=piece, dark=is_dark(state, piece), rule="MR-16.9.1")
                        )
        return events


def _turns(state: RealmState, piece: str) -> bool:
    """MR-16.9.1: Medium and Heavy monsters, heads, clubs and unhired natives; no horses."""
    body = body_of(state.box, piece)
    if body in state.box.natives:
        return body == piece and body not in state.hired
    return body != piece or not is_tremendous(state, piece)
