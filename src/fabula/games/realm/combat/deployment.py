"""MR-6.5: deployment and charging, one player after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.actions import Done
from fabula.games.realm.combat.actions import Charge
from fabula.games.realm.combat.charging import charge, charges, may_charge
from fabula.games.realm.combat.sheets import is_held
from fabula.games.realm.day.events import LetBe

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class Deployment(Step["RealmState"], frozen=True):
    """MR-6.5.4: each player in turn order."""

    rule = "MR-6.5.4"
    left: tuple[Seat, ...]

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next, if everybody knows that there may be somebody for him to charge."""
        return tuple(seat for seat in self.left[:1] if may_charge(state, state.sheet(seat).character))

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Each charge, or none."""
        who = state.sheet(seat).character
        return Choices("deploy", (*charges(state, who), Done()), {"who": who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """He is held, or it is not possible at all."""
        if action in self.choices(state, seat).actions:
            return None
        if isinstance(action, Charge) and is_held(state, state.sheet(seat).character):
            return refuse("MR-6.6.2", "held")
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He charges, or lets it be."""
        who = state.sheet(seat).character
        if isinstance(action, Charge):
            return charge(state, who, action.whom, action.means)
        state.swap(Deployment(self.left[1:]))
        return [LetBe(who=who, rule=self.rule)]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """He has nobody to charge, or all have been asked."""
        if self.left:
            state.swap(Deployment(self.left[1:]))
        else:
            state.pop()
        return []
