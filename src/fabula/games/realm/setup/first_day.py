"""MR-2.1.1: the set-up is done, and the first day begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.day.order import Days
from fabula.games.realm.setup.events import SetUp

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class FirstDay(Step["RealmState"], frozen=True):
    """MR-2.1.1: the set-up is done."""

    rule = "MR-2.1.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Birdsong of day 1 comes next."""
        state.swap(Days())
        return [SetUp(rule=self.rule)]
