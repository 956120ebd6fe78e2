"""MR-6.7.5, MR-6.7.6: what is on the sheets changes its boxes and its sides before blows fall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.combat.actions import ATTACKS
from fabula.games.realm.combat.counters import counter
from fabula.games.realm.combat.events import CounterTurned, Repositioned, TacticsRolled
from fabula.games.realm.combat.sheets import fighters, is_dark, on_sheet, turn_over
from fabula.games.realm.day.rolls import DIE

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

TURNS_OVER = DIE[-1]
"""MR-16.9.1: the result on which counters turn over."""


def sheets(state: RealmState) -> tuple[str, ...]:
    """The owners of all sheets with counters on them: characters in seat order, then denizens."""
    owners = {stance.sheet for stance in state.stances.values()}
    own = [who for who in fighters(state) if who in owners]
    return (*own, *sorted(owners.difference(own)))


class Reposition(Step["RealmState"], frozen=True):
    """MR-6.7.5: one die for each sheet, whoever owns it."""

    rule = "MR-6.7.5a"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Sheet after sheet; what characters have played stays where it is."""
        state.pop()
        events: list[Event] = []
        table = state.box.tables["reposition_red_boxes"]
        for sheet in sheets(state):
            result = dice.draw("reposition", DIE)
            moves = table.rows[result - 1].moves
            assert moves is not None
            for piece in on_sheet(state, sheet):
                stance = state.stances[piece]
                state.stances[piece] = replace(stance, direction=moves[stance.direction - 1])
            rule = self.rule if sheet in state.plays else "MR-6.7.5b"
            events.append(Repositioned(sheet=sheet, result=result, rule=rule, reveals=True))
        return events


class ChangeTactics(Step["RealmState"], frozen=True):
    """MR-6.7.6: two dice for each occupied box."""

    rule = "MR-6.7.6"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """On a 6 everything in it turns over, but Tremendous monsters."""
        state.pop()
        events: list[Event] = []
        for sheet in sheets(state):
            for number, direction in enumerate(ATTACKS, 1):
                there = [
                    piece for piece in on_sheet(state, sheet) if state.stances[piece].direction == number
                ]
                if not there:
                    continue
                thrown = (dice.draw("red die", DIE), dice.draw("white die", DIE))
                events.append(
                    TacticsRolled(sheet=sheet, direction=direction, dice=thrown, rule=self.rule, reveals=True)
                )
                if max(thrown) == TURNS_OVER:
                    for piece in filter(lambda piece: _turns(state, piece), there):
                        turn_over(state, piece)
                        events.append(
                            CounterTurned(piece=piece, dark=is_dark(state, piece), rule="MR-16.9.1")
                        )
        return events


def _turns(state: RealmState, piece: str) -> bool:
    """MR-16.9.1: Medium and Heavy monsters, heads and clubs."""
    shown = counter(state, piece)
    return shown.body != piece or shown.size != "T"
