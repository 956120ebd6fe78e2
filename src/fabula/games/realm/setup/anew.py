"""MR-6.15.3: whoever has lost his character may begin anew with another one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.combat.outcomes import NotAnew
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.looks import recall
from fabula.games.realm.pieces import DEAD
from fabula.games.realm.setup.actions import Choose
from fabula.games.realm.setup.characters import Prepare, free_characters, take_character
from fabula.games.realm.setup.entering import EnterRealm
from fabula.games.realm.setup.spells import RecordSpells, starting_spells
from fabula.games.realm.setup.victory import ChooseRequirements

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


def bereaved(state: RealmState) -> tuple[Seat, ...]:
    """The seats whose characters are dead."""
    return tuple(
        seat
        for seat, sheet in enumerate(state.sheets)
        if sheet is not None and state.places.get(sheet.character) == DEAD
    )


class BeginAnew(Step["RealmState"], frozen=True):
    """MR-6.15.3: before Birdsong each of them may choose somebody who neither is in play nor has died."""

    rule = "MR-6.15.3"
    left: tuple[Seat, ...]

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """One after the other."""
        return self.left[:1]

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """Whoever is left, at the levels at which one may begin; or nobody for now."""
        taken = {*state.fallen, *(sheet.character for sheet in state.sheets if sheet is not None)}
        return Choices("anew", (*free_characters(state, taken), Pass()))

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """He takes another one, with equipment, spells, requirements and a place to begin."""
        state.swap(BeginAnew(self.left[1:]))
        if not isinstance(action, Choose):
            return [NotAnew(seat=seat, rule=self.rule)]
        dead = state.sheet(seat).character
        state.fallen = tuple(sorted((*state.fallen, dead)))
        before = state.individuals.pop(dead)
        events = take_character(state, seat, action.character, action.level, self.rule)
        recall(state, action.character, before)  # MR-0.6.1: his player has seen these chits
        state.write_sheet(seat, began=state.day + 1)
        spells = (RecordSpells(asked=(seat,), drafts=((),)),) if starting_spells(state, seat) else ()
        requirements = ChooseRequirements(asked=(seat,), drafts=((),))
        state.push(Prepare(seat), *spells, requirements, EnterRealm((seat,)))
        return events

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """All have been asked."""
        state.pop()
        return []
