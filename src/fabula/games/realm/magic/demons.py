"""MR-15.5.2: Ask Demon: another player has to answer one question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Refusal, Seat, Step, refuse
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.magic.actions import CardQuestion, PointsQuestion, SpellQuestion
from fabula.games.realm.magic.answers import answer_to, questions
from fabula.games.realm.magic.events import DemonAnswered, DemonAsked

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.magic.casting import Casting
    from fabula.games.realm.state import RealmState


def ask_demon(state: RealmState, casting: Casting, dice: Dice) -> list[Event]:
    """MR-15.5.2a: the caster may ask at once."""
    state.push(AskDemon(casting.caster))
    return []


class AskDemon(Step["RealmState"], frozen=True):
    """MR-15.5.2a: one question to any other player, who has to tell the truth."""

    rule = "MR-15.5.2a"
    who: str

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The caster, if there is anybody else."""
        return (state.player_of(self.who),) if len(self._actions(state)) > 1 else ()

    def _actions(self, state: RealmState) -> tuple[Action, ...]:
        seat = state.player_of(self.who)
        asked = (one for other in range(state.seats) for one in questions(state, seat, other))
        return (*asked, Pass())

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """MR-15.5.2b: about what is recorded and about pieces; nobody's intentions."""
        return Choices("ask-demon", self._actions(state), {"who": self.who})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """There is no such question."""
        return None if action in self._actions(state) else refuse("MR-15.5.2b", "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """All hear who asks whom, and only the two what."""
        state.pop()
        if not isinstance(action, PointsQuestion | SpellQuestion | CardQuestion):
            return []
        told = answer_to(state, seat, action)
        state.answers = (*state.answers, told)
        return [
            DemonAsked(who=self.who, whom=told.whom, rule=self.rule),
            DemonAnswered(
                whom=told.whom,
                about=told.about,
                what=told.what,
                number=told.number,
                rule=self.rule,
                to=tuple(sorted((seat, told.asked))),
                reveals=True,
            ),
        ]

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is nobody to ask."""
        state.pop()
        return []
