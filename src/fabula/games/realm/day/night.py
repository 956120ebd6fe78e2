"""MR-3.1.4 to MR-3.1.6: Sunset, Evening and Midnight."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.combat.evening import Battles, battlefields
from fabula.games.realm.day.events import PartOfDay
from fabula.games.realm.day.flying import is_aloft, land
from fabula.games.realm.day.resets import (
    clear_marks,
    forget_enemies,
    lift_curses,
    return_potions,
    unalert,
)
from fabula.games.realm.magic.durations import expire_at_midnight, expire_at_sunset
from fabula.games.realm.magic.essences import essences_to_choose
from fabula.games.realm.magic.events import BecameHimself
from fabula.games.realm.map.chits import turn_chits_down
from fabula.games.realm.natives.hirelings import end_terms
from fabula.games.realm.natives.tasks import run_out_of_time
from fabula.games.realm.options.development import Developing
from fabula.games.realm.treasures.flowers import wake

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class Sunset(Step["RealmState"], frozen=True):
    """MR-3.1.4: daylight is over."""

    rule = "MR-3.1.4"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """The sun goes down."""
        state.pop()
        return [PartOfDay(part="sunset", rule=self.rule), *expire_at_sunset(state), *wake(state)]


class Evening(Step["RealmState"], frozen=True):
    """MR-3.1.5: combat, clearing by clearing; with combat off, evenings pass quietly."""

    rule = "MR-3.1.5"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """After the fights everybody may rearrange and trade, blocked by day or not (MR-3.17.3)."""
        state.swap(Battles(battlefields(state) if state.options.combat == "on" else ()))
        state.push(*essences_to_choose(state))
        return [PartOfDay(part="evening", rule=self.rule)]


class Midnight(Step["RealmState"], frozen=True):
    """MR-3.16: what lasts for a day is over."""

    rule = "MR-3.1.6"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Clause after clause (MR-3.16.11)."""
        state.pop()
        events: list[Event] = [PartOfDay(part="midnight", rule=self.rule)]
        expired = expire_at_midnight(state)
        fallen = (event.who for event in expired if isinstance(event, BecameHimself))
        events += expired
        events += (
            told for who in fallen if is_aloft(state, who) for told in land(state, who, dice, "MR-7.10.6")
        )
        events += unalert(state)
        events += return_potions(state)
        forget_enemies(state)
        events += lift_curses(state)
        events += [*end_terms(state), *run_out_of_time(state)]
        events += turn_chits_down(state)
        clear_marks(state)
        if state.options.development:
            state.push(Developing())
        return events
