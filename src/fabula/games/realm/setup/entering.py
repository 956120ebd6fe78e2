"""MR-2.7.6: the characters enter the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Choices, Seat, Step
from fabula.games.realm.belongings.settling import meet
from fabula.games.realm.day.minions import FAMILIAR
from fabula.games.realm.day.regeneration import home_of
from fabula.games.realm.pieces import copies, put
from fabula.games.realm.setup.actions import Enter
from fabula.games.realm.setup.events import Entered
from fabula.games.realm.setup.valleys import GHOST, GHOSTS
from fabula.games.realm.sheet import Individual

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState


class OpenRealm(Step["RealmState"], frozen=True):
    """MR-2.7.6: the lots say who enters first."""

    rule = "MR-2.7.6"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """In that order."""
        state.swap(EnterRealm(state.lots))
        return []


class EnterRealm(Step["RealmState"], frozen=True):
    """MR-2.7.6: in the order of the lots each begins in a clearing of his card."""

    rule = "MR-2.7.6"
    left: tuple[Seat, ...]

    def _starts(self, state: RealmState) -> tuple[str, ...]:
        return state.box.characters[state.sheet(self.left[0]).character].starts_at

    def waits_for(self, state: RealmState) -> tuple[Seat, ...]:
        """The next, if he has a choice."""
        return self.left[:1] if self.left and len(self._starts(state)) > 1 else ()

    def choices(self, state: RealmState, seat: Seat) -> Choices:
        """The places of his card."""
        return Choices("enter", tuple(map(Enter, self._starts(state))))

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """There he begins."""
        assert isinstance(action, Enter)
        return self._enter(state, action.start)

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """There is one place for him, or everybody is there."""
        if self.left:
            return self._enter(state, self._starts(state)[0])
        state.pop()
        return []

    def _enter(self, state: RealmState, start: str) -> list[Event]:
        seat = self.left[0]
        character = state.sheet(seat).character
        (ghost, *_) = copies(GHOST, state.box.monsters[GHOST].count)
        clearing = home_of(state, ghost) if start == GHOSTS else state.places[start]
        state.swap(EnterRealm(self.left[1:]))
        state.write_sheet(seat, start=clearing)
        pieces = (character, FAMILIAR) if state.has_advantage(character, FAMILIAR) else (character,)
        if FAMILIAR in pieces:
            state.enroll(FAMILIAR, Individual(seat))
        for piece in pieces:
            put(state, piece, clearing)
        meet(state, character)
        return [Entered(who=piece, clearing=clearing, rule=self.rule) for piece in pieces]
