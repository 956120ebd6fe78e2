"""MR-6.4: luring, and the assignment of those who have not been lured."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.actions import Done
from fabula.games.realm.combat.actions import Lure
from fabula.games.realm.combat.events import AssignmentRolled, Lured, SetUpon
from fabula.games.realm.combat.sheets import fight_of, fighters, is_red, put_on_sheet
from fabula.games.realm.day.blocking import monsters_in
from fabula.games.realm.day.events import LetBe, Unhidden
from fabula.games.realm.day.rolls import PLAIN, general_throw
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

HEAVENLY_PROTECTION = "heavenly_protection"
FIENDS = ("demon", "winged_demon", "imp")
"""MR-13.9.1."""


def assignable(state: RealmState, monster: str, who: str) -> bool:
    """MR-13.9.1: whether a monster can come to somebody's sheet at all."""
    return not (kind_of(monster) in FIENDS and state.has_advantage(who, HEAVENLY_PROTECTION))


def unassigned(state: RealmState) -> tuple[str, ...]:
    """The monsters of the clearing that are on no sheet, by their names (MR-6.4.2)."""
    there = monsters_in(state, fight_of(state).clearing)
    return tuple(sorted(monster for monster in there if monster not in state.stances))


def eligible(state: RealmState, monster: str) -> tuple[str, ...]:
    """MR-6.1.3, MR-6.4.2: the characters whom a monster may attack: unhidden ones, in seat order."""
    return tuple(
        who for who in fighters(state) if not state.individual(who).hidden and assignable(state, monster, who)
    )


def unhide(state: RealmState, who: str, rule: str) -> list[Event]:
    """MR-1.6.2: whoever lures or names a target is not hidden any more."""
    if not state.individual(who).hidden:
        return []
    state.write(who, hidden=False)
    return [Unhidden(who=who, rule=rule)]


class Luring(Step["RealmState"], frozen=True):
    """MR-6.4.1: one after the other, each as many as he likes."""

    rule = "MR-6.4.1"
    left: tuple[Seat, ...]
    begun: bool = False
    """Whether the first of them has lured anything, and may go on."""

    def _lures(self, state: RealmState, seat: Seat) -> tuple[Lure, ...]:
        """All that is not on his own sheet already, nor red side up."""
        who = state.sheet(seat).character
        return tuple(
            Lure(monster)
            for monster in sorted(monsters_in(state, fight_of(state).clearing))
            if not is_red(state, monster)
            and assignable(state, monster, who)
            and (monster not in state.stances or state.stances[monster].sheet != who)
        )

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next, if there is anything to lure; and until he leaves it at that."""
        return tuple(seat for seat in self.left[:1] if self.begun or self._lures(state, seat))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each denizen that he can lure."""
        details: dict[str, str | int] = {"who": state.sheet(seat).character}
        return Choices("lure", (*self._lures(state, seat), Done()), details)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It comes to him, whomever it attacked before; he is unhidden."""
        who = state.sheet(seat).character
        if not isinstance(action, Lure):
            state.swap(Luring(self.left[1:]))
            return [LetBe(who=who, rule=self.rule)]
        state.swap(Luring(self.left, begun=True))
        put_on_sheet(state, action.monster, who, who)
        return [*unhide(state, who, "MR-1.6.2"), Lured(who=who, monster=action.monster, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He has nothing to lure, or all have been asked."""
        if self.left:
            state.swap(Luring(self.left[1:]))
        else:
            state.pop()
        return []


class Assignment(Step["RealmState"], frozen=True):
    """MR-6.4.2: whom nobody has lured comes to somebody who is not hidden."""

    rule = "MR-6.4.2"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """One denizen after the other; those whom nobody awaits stand idle (MR-6.4.3)."""
        state.pop()
        events: list[Event] = []
        for monster in unassigned(state):
            able = eligible(state, monster)
            if len(able) > 1:
                able = self._roll(state, monster, able, dice, events)
            for who in able:
                put_on_sheet(state, monster, who, who)
                events.append(SetUpon(who=who, monster=monster, rule=self.rule))
        return events

    def _roll(
        self, state: RealmState, monster: str, able: tuple[str, ...], dice: Dice, events: list[Event]
    ) -> tuple[str, ...]:
        """Whoever has the highest roll.

        Those who are tied roll again until one is ahead, which gives all of them the same chance: one draw.
        """
        results: dict[str, int] = {}
        for who in able:
            results[who] = self._throw(state, who, dice)
            seat = state.player_of(who)
            events.append(
                AssignmentRolled(
                    seat=seat, monster=monster, result=results[who], rule=self.rule, reveals=True
                )
            )
        tied = [who for who in able if results[who] == max(results.values())]
        return (dice.draw("re-roll", tied) if len(tied) > 1 else tied[0],)

    def _throw(self, state: RealmState, who: str, dice: Dice) -> int:
        """The higher of two dice; this is no table, so that nothing changes it but by the option (U-38)."""
        throw = general_throw(state, who) if state.options.assignment_modifiers else PLAIN
        return throw.throw(dice)[1]
