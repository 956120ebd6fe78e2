"""MR-3.3, MR-3.4.1: Sunrise, and the turns of the day in an order that is drawn one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.core import Choices, Seat, Step
from fabula.games.realm.day.actions import Go, Pass
from fabula.games.realm.day.birdsong import recorders, turn_takers
from fabula.games.realm.day.events import MonsterRoll, Passed, TurnBegan, TurnLost
from fabula.games.realm.day.flying import land_denizens
from fabula.games.realm.day.following import followers_of, settle_orders
from fabula.games.realm.day.minions import is_minion, minions_of
from fabula.games.realm.day.regeneration import seventh_day
from fabula.games.realm.day.turn import EndTurn, StartTurn, TakePhases
from fabula.games.realm.magic.bewitching import is_under
from fabula.games.realm.options.automatic import enchant_by_color
from fabula.games.realm.treasures.events import SleptIn
from fabula.games.realm.treasures.flowers import drowse
from fabula.games.realm.treasures.jewel import chooses_freely

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

CLEVER: Final = "clever"
PREMONITION: Final = "premonition"
DIE: Final = range(1, 7)


class Sunrise(Step["RealmState"], frozen=True):
    """MR-3.1.2: the monster roll, what a seventh day brings, then the attention chits are mixed."""

    rule = "MR-3.3.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Roll, and sort out who chooses his moment."""
        state.monster_roll = dice.draw("monster roll", DIE)
        state.second_roll = dice.draw("second monster roll", DIE) if state.options.two_monster_dice else 0
        told = settle_orders(state)
        free = [
            who
            for who in turn_takers(state)
            if not is_minion(who) and not state.individual(who).following and not _goes_with_owner(state, who)
        ]
        clever = tuple(who for who in free if _is_clever(state, who))
        state.swap(Daylight(tuple(who for who in free if who not in clever), clever))
        rolled = [
            MonsterRoll(result=row, rule=self.rule if number == 0 else "MR-10.6.5", reveals=True)
            for number, row in enumerate(state.rows)
        ]
        week = seventh_day(state)
        landed = land_denizens(state, dice)
        return [*rolled, *week, *enchant_by_color(state), *told, *landed, *drowse(state)]


def _is_clever(state: RealmState, who: str) -> bool:
    """MR-13.11.2, MR-15.7.3a: whether somebody chooses his moment."""
    return state.has_advantage(who, CLEVER) or is_under(state, who, PREMONITION)


def _goes_with_owner(state: RealmState, who: str) -> bool:
    """MR-3.4.2, U-5: whether a hired leader has no chit; the owner who follows somebody has none either."""
    owner = state.sheets[state.player_of(who)]
    if state.options.leaders_own_chit or owner is None or owner.character == who:
        return False
    return state.is_on_map(owner.character) and not state.individual(owner.character).following


def _block_of(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-3.4.2: who takes turns when his chit is drawn: the minions of all who go with him, then he.

    After him come his leaders, where they have no chits of their own.
    """
    own = recorders(state, state.player_of(who)) if state.sheet_of(who) is not None else ()
    leaders = (one for one in own if not is_minion(one) and _goes_with_owner(state, one))
    guides = (who, *(one for one in leaders if not state.individual(one).following))
    return tuple(one for guide in guides for one in (*_minions_with(state, guide), guide))


def _minions_with(state: RealmState, guide: str) -> tuple[str, ...]:
    """MR-3.4.2: his minions, and those of all who follow him, which follow nobody themselves."""
    group = (guide, *followers_of(state, guide))
    minions = (minion for one in group for minion in minions_of(state, one))
    return tuple(minion for minion in minions if not state.individual(minion).following)


class Daylight(Step["RealmState"], frozen=True):
    """MR-3.4.1: chits are drawn one at a time; before each the Swordsman is asked (MR-13.11.2)."""

    rule = "MR-3.4.1"
    chits: tuple[str, ...]
    """Those whose chit has not been drawn."""
    clever: tuple[str, ...]
    """Those who choose their moment and have not gone."""
    passed: tuple[str, ...] = ()
    """Those of them who let the next chit be drawn."""

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Whoever may go before the next chit; without chits he must (MR-13.11.3)."""
        asked = [who for who in self.choosing(state) if who not in self.passed]
        waiting = tuple(who for who in asked if not state.individual(who).is_idle)
        return tuple(map(state.player_of, waiting[:1])) if self.left(state) else ()

    def choosing(self, state: RealmState) -> tuple[str, ...]:
        """MR-13.11.5: those who still choose their moment, from the last who took a turn round the table."""
        turns = [state.player_of(who) for who in state.went if who in state.individuals]
        first = turns[-1] if turns else 0
        able = (who for who in self.clever if _is_clever(state, who) and state.is_on_map(who))
        return tuple(sorted(able, key=lambda who: (state.player_of(who) < first, state.player_of(who))))

    def left(self, state: RealmState) -> tuple[str, ...]:
        """The chits that can be drawn: a leader who has left somebody's service has none, nor have the dead.

        Whose Premonition is broken has his mixed with the others (MR-15.7.3b).
        """
        chits = (*self.chits, *(who for who in self.clever if not _is_clever(state, who)))
        return tuple(who for who in chits if who in state.individuals and state.is_on_map(who))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Now, or not yet."""
        return Choices("moment", (Go(), Pass()), {"left": len(self.left(state))})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """Take the turn, or let a chit be drawn."""
        if isinstance(action, Pass):
            state.swap(replace(self, passed=(*self.passed, state.sheet(seat).character)))
            return [Passed(seat=seat, rule="MR-13.11.2")]
        return self._turn(state, state.sheet(seat).character, rule="MR-13.11.2")

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Draw the next chit, as long as there is one."""
        if chits := self.left(state):
            return self._turn(state, dice.draw("attention chit", chits), rule=self.rule)
        if choosing := self.choosing(state):
            return self._turn(state, choosing[0], rule="MR-13.11.3")
        state.pop()
        return []

    def _turn(self, state: RealmState, who: str, rule: str) -> list[Event]:
        drawn = who in self.left(state)
        chits, clever = (tuple(one for one in left if one != who) for left in (self.chits, self.clever))
        state.swap(Daylight(chits, clever))
        state.went = (*state.went, who)
        character = state.individual(who)
        for one in reversed(_block_of(state, who)):
            if not state.individual(one).is_idle:
                state.push(StartTurn(one), TakePhases(one, free=chooses_freely(state, one)), EndTurn(one))
            elif state.individual(one).blocked and state.options.summon_when_blocked:  # U-18
                state.push(EndTurn(one))
        if character.asleep:
            return [SleptIn(who=who, rule="MR-14.3.3", reveals=drawn)]
        if character.blocked:
            return [TurnLost(who=who, rule="MR-3.4.4", reveals=drawn)]
        return [TurnBegan(who=who, drawn=drawn, rule=rule, reveals=drawn)]


def still_to_come(state: RealmState) -> tuple[str, ...]:
    """Whose recorded turn has not ended, nor been cut short."""
    found: list[str] = []
    for step in state.agenda:
        if isinstance(step, Daylight):
            found += (
                one for who in (*step.left(state), *step.choosing(state)) for one in _block_of(state, who)
            )
        elif isinstance(step, EndTurn) and not step.revealed and step.who in state.individuals:
            found.append(step.who)
    return tuple(sorted(found))
