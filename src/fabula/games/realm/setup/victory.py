"""MR-2.9: everybody secretly divides Victory Points among the five categories."""

from __future__ import annotations

from functools import cache
from math import ceil
from typing import TYPE_CHECKING

from msgspec.structs import astuple

from fabula.core import Choices, Refusal, Seat, SecretStep, Step, refuse
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.options.scope import teaches_magic, teaches_natives
from fabula.games.realm.options.seasons import season_of
from fabula.games.realm.setup.actions import Require
from fabula.games.realm.setup.events import Required, RequirementsReady
from fabula.games.realm.sheet import Requirements

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


WEEK = 7


class AskRequirements(Step["RealmState"], frozen=True):
    """MR-2.9.1: all at the same time."""

    rule = "MR-2.9.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Ask everybody."""
        state.pop()
        state.push(ChooseRequirements(asked=tuple(range(state.seats)), drafts=((),) * state.seats))
        return []


class ChooseRequirements(SecretStep["RealmState", Require], frozen=True):
    """MR-2.9.1: one division of all his points, which stays secret (MR-0.6.1)."""

    rule = "MR-2.9.1"

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Require, ...]) -> Choices:
        """Every division."""
        points = points_of(state, seat)
        return Choices("require", divisions_for(state, seat), {"points": points})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Whole numbers that make up his points."""
        if not isinstance(action, Require):
            return refuse(self.rule, "not-offered")
        points = astuple(action)
        if min(points) < 0:
            return refuse(self.rule, "negative", least=min(points))
        if sum(points) != (need := points_of(state, seat)):
            return refuse(self.rule, "points", need=need, have=sum(points))
        if action not in divisions_for(state, seat):
            return refuse("MR-10.14.5", "not-to-be-had")
        return None

    def whole(self, state: RealmState, seat: Seat, draft: tuple[Require, ...]) -> bool:
        """One division."""
        return bool(draft)

    def drafted(self, state: RealmState, seat: Seat, action: Action) -> list[Event]:
        """For his own eyes."""
        assert isinstance(action, Require)
        return [
            Required(
                great_treasures=action.great_treasures,
                usable_spells=action.usable_spells,
                fame=action.fame,
                notoriety=action.notoriety,
                gold=action.gold,
                rule=self.rule,
                to=(seat,),
            )
        ]

    def ready(self, state: RealmState, seat: Seat) -> list[Event]:
        """All that the others learn."""
        return [RequirementsReady(seat=seat, rule=self.rule)]

    def reveal(self, state: RealmState, dice: Dice) -> list[Event]:
        """They go onto the sheets."""
        state.pop()
        for seat, (division,) in zip(self.asked, self.drafts, strict=True):
            state.write_sheet(seat, requirements=Requirements(*astuple(division)))
        return []


def points_of(state: RealmState, seat: Seat) -> int:
    """MR-2.9.1: 5 points; fewer for a character who begins at a lower level (MR-10.12.2), or later."""
    victory = state.box.victory
    missing = LEVELS - state.sheet(seat).first_level
    season = season_of(state)
    usual = state.options.victory_points if season is None else season.victory_points  # MR-10.9.1
    points = max(usual - missing, min(usual, victory.development_least))
    if state.options.restart_points == "full":
        return points
    return points_from(points, state.sheet(seat).began, state.options.days)


def points_from(points: int, began: int, days: int) -> int:
    """MR-6.15.3: whoever begins anew needs as much less as weeks have passed; a week begun counts."""
    if not began:
        return points
    remaining, total = ceil((days - began + 1) / WEEK), ceil(days / WEEK)
    return max(ceil(points * remaining / total), 1)


def divisions_for(state: RealmState, seat: Seat) -> tuple[Require, ...]:
    """What he may choose: in a lesson nothing that it does not let him have (MR-10.14.5)."""
    ways, options = divisions(points_of(state, seat)), state.options
    if not teaches_magic(options):
        ways = tuple(way for way in ways if not way.usable_spells)
    return ways if teaches_natives(options) else tuple(way for way in ways if not way.gold)


@cache
def divisions(points: int) -> tuple[Require, ...]:
    """All ways to put so many points on the five categories, those with great treasures first."""
    return tuple(
        Require(great_treasures, usable_spells, fame, notoriety, left - notoriety)
        for great_treasures in _down(points)
        for usable_spells in _down(points - great_treasures)
        for fame in _down(points - great_treasures - usable_spells)
        for left in (points - great_treasures - usable_spells - fame,)
        for notoriety in _down(left)
    )


def _down(most: int) -> range:
    return range(most, -1, -1)
