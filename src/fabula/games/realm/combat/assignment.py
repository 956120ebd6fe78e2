"""MR-6.4: luring, and the assignment of those who have not been lured."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.actions import Face, Lure, LureWith
from fabula.games.realm.combat.engaging import is_pinned, set_upon
from fabula.games.realm.combat.events import AssignmentRolled, Lured, SetUpon
from fabula.games.realm.combat.sheets import fight_of, is_held
from fabula.games.realm.combat.sides import (
    character_here,
    hirelings_here,
    is_hostile,
    provoke,
    sides,
    unhired_in,
)
from fabula.games.realm.day.events import LetBe, Unhidden
from fabula.games.realm.day.rolls import PLAIN, general_throw
from fabula.games.realm.magic.fighting import FIENDS, is_at_peace, is_warded
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

HEAVENLY_PROTECTION: Final = "heavenly_protection"
"""MR-13.9.1."""


def assignable(state: RealmState, denizen: str, who: str) -> bool:
    """MR-13.9.1, MR-15.1.3b, MR-15.5.5a: whether a denizen can come to somebody's sheet at all."""
    if is_at_peace(state, denizen) or is_warded(state, kind_of(denizen), who):
        return False
    return not (kind_of(denizen) in FIENDS and state.has_advantage(who, HEAVENLY_PROTECTION))


def unassigned(state: RealmState) -> tuple[str, ...]:
    """The unhired denizens of the clearing that are on no sheet, by their names (MR-6.4.2)."""
    there = unhired_in(state, fight_of(state).clearing)
    return tuple(one for one in there if one not in state.stances and not is_at_peace(state, one))


def eligible(state: RealmState, denizen: str) -> tuple[Seat, ...]:
    """MR-6.1.3, MR-6.4.2: the players to whom a denizen is hostile and who have somebody for it."""
    return tuple(
        seat for seat in sides(state) if is_hostile(state, denizen, seat) and prey(state, denizen, seat)
    )


def prey(state: RealmState, denizen: str, seat: Seat) -> tuple[str, ...]:
    """MR-6.4.2: to whom it would go: a player's unhidden character, else unhidden hirelings not held."""
    who = character_here(state, seat)
    if who is not None and not state.individual(who).hidden and assignable(state, denizen, who):
        return (who,)
    return tuple(
        one
        for one in hirelings_here(state, seat)
        if not state.individual(one).hidden and not is_held(state, one) and assignable(state, denizen, one)
    )


def unhide(state: RealmState, who: str, rule: str) -> list[Event]:
    """MR-1.6.2: whoever lures, deploys or names a target is not hidden any more."""
    if not state.individual(who).hidden:
        return []
    state.write(who, hidden=False)
    return [Unhidden(who=who, rule=rule)]


class Luring(Step["RealmState"], frozen=True):
    """MR-6.4.1: one after the other; a character as many as he likes, each of his people one."""

    rule = "MR-6.4.1"
    left: tuple[Seat, ...]
    lured: tuple[str, ...] = ()
    """What the first of them has lured; he may go on with others."""

    def _lures(self, state: RealmState, seat: Seat) -> tuple[Action, ...]:
        """All that is not on the lurer's sheet already, nor red side up or held."""
        there = [
            denizen
            for denizen in unhired_in(state, fight_of(state).clearing)
            if denizen not in self.lured and not is_pinned(state, denizen) and not is_at_peace(state, denizen)
        ]
        who = character_here(state, seat)
        own: list[Action] = []
        if who is not None and not is_at_peace(state, who):  # MR-15.1.3c
            own += (Lure(one) for one in there if assignable(state, one, who) and _sheet(state, one) != who)
        for hireling in hirelings_here(state, seat):
            if hireling not in state.stances and not is_at_peace(state, hireling):
                own += (LureWith(hireling, one) for one in there if assignable(state, one, hireling))
        return tuple(own)

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next, if there is anything to lure; and until he leaves it at that."""
        return tuple(seat for seat in self.left[:1] if self.lured or self._lures(state, seat))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each denizen that somebody of his can lure."""
        details: dict[str, str | int] = {"who": state.sheet(seat).character}
        return Choices("lure", (*self._lures(state, seat), Done()), details)

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It comes to the lurer, whomever it attacked before; he is unhidden, and natives begin to battle."""
        who = state.sheet(seat).character
        if not isinstance(action, Lure | LureWith):
            state.swap(Luring(self.left[1:]))
            return [LetBe(who=who, rule=self.rule)]
        lurer = action.who if isinstance(action, LureWith) else who
        state.swap(Luring(self.left, (*self.lured, action.monster)))
        set_upon(state, action.monster, lurer)
        lured = Lured(who=lurer, monster=action.monster, rule=self.rule)
        return [*unhide(state, lurer, "MR-1.6.2"), lured, *provoke(state, action.monster, seat)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He has nothing to lure, or all have been asked."""
        if self.left:
            state.swap(Luring(self.left[1:]))
        else:
            state.pop()
        return []


def _sheet(state: RealmState, denizen: str) -> str:
    """On whose sheet a denizen is, if it is on any."""
    stance = state.stances.get(denizen)
    return "" if stance is None else stance.sheet


class Assignment(Step["RealmState"], frozen=True):
    """MR-6.4.2: whom nobody has lured comes to somebody who is not hidden."""

    rule = "MR-6.4.2"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """One denizen after the other; those whom nobody awaits stand idle (MR-6.4.3)."""
        events: list[Event] = []
        for denizen in unassigned(state):
            able = eligible(state, denizen)
            if not able:
                continue
            seat = self._roll(state, denizen, able, dice, events) if len(able) > 1 else able[0]
            found = prey(state, denizen, seat)
            if len(found) > 1:
                state.push(ChooseVictim(seat, denizen))
                return events
            set_upon(state, denizen, found[0])
            events.append(SetUpon(who=found[0], monster=denizen, rule=self.rule))
        state.pop()
        return events

    def _roll(
        self, state: RealmState, denizen: str, able: tuple[Seat, ...], dice: Dice, events: list[Event]
    ) -> Seat:
        """Whoever has the highest roll.

        Those who are tied roll again until one is ahead, which gives all of them the same chance: one draw.
        """
        results: dict[Seat, int] = {}
        for seat in able:
            results[seat] = self._throw(state, seat, dice)
            events.append(
                AssignmentRolled(
                    seat=seat, monster=denizen, result=results[seat], rule=self.rule, reveals=True
                )
            )
        tied = [seat for seat in able if results[seat] == max(results.values())]
        return dice.draw("re-roll", tied) if len(tied) > 1 else tied[0]

    def _throw(self, state: RealmState, seat: Seat, dice: Dice) -> int:
        """The higher of two dice; this is no table, so that nothing changes it but by the option (U-38)."""
        who = character_here(state, seat)
        throw = PLAIN
        if who is not None and state.options.assignment_modifiers:
            throw = general_throw(state, who)
        return throw.throw(dice)[1]


class ChooseVictim(Step["RealmState"], frozen=True):
    """MR-6.4.2: if it does not go to his character, a player chooses which of his people it attacks."""

    rule = "MR-6.4.2"
    seat: Seat
    denizen: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """Him."""
        return (self.seat,)

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each unhidden hireling."""
        return Choices("victim", tuple(map(Face, prey(state, self.denizen, seat))), {"monster": self.denizen})

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """It comes to his sheet."""
        assert isinstance(action, Face)
        state.pop()
        set_upon(state, self.denizen, action.who)
        return [SetUpon(who=action.who, monster=self.denizen, rule=self.rule)]
