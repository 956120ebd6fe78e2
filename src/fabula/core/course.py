"""The course of a game: the actions that stand, what each did, and the state that they have led to."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from msgspec import Struct

from fabula.core.agenda import AgendaState, SecretStep
from fabula.core.contract import Action, Event, Seat, State
from fabula.core.dice import Draw, RecordedDice

if TYPE_CHECKING:
    from collections.abc import Iterable


class Deed(Struct, frozen=True):
    """An action that was carried out and not taken back."""

    seat: Seat
    action: Action
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
    before: State
    """The state in which it was carried out; nobody changes it any more."""

    @property
    def final(self) -> bool:
        """Whether it settled something by chance or told somebody what he could not know before."""
        return bool(self.draws) or any(event.reveals for event in self.events)


class Course:
    """The deeds of a game in their order. A state that has been handed out is never changed."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.deeds: list[Deed] = []

    def copy(self) -> Course:
        """A course that can go on by itself."""
        other = Course(self.state)
        other.deeds = self.deeds.copy()
        return other

    def go_on(
        self, seat: Seat, action: Action, draws: Iterable[Draw], events: Iterable[Event], state: State
    ) -> None:
        """Add a deed and the state that it led to."""
        self.deeds.append(Deed(seat, action, tuple(draws), tuple(events), self.state))
        self.state = state

    def last_of(self, seat: Seat) -> Deed | None:
        """The last deed of a seat."""
        return next((deed for deed in reversed(self.deeds) if deed.seat == seat), None)

    def can_take_back(self, deed: Deed) -> bool:
        """Whether nothing stands on a deed: it is the newest and not final, or a draft not yet shown.

        Nobody can have acted on seeing a draft, so it may be changed whatever others do meanwhile.
        """
        before, now = _secret_step(deed.before), _secret_step(self.state)
        if before is None:
            return deed is self.deeds[-1] and not deed.final
        return now is not None and now.draft(deed.seat) == (*before.draft(deed.seat), deed.action)

    def take_back(self, deed: Deed) -> None:
        """Undo a deed; those after it are done again and must still be possible: `Illegal`, `Fault`."""
        at = next(index for index, other in enumerate(self.deeds) if other is deed)
        shorter = Course(deed.before)
        for later in self.deeds[at + 1 :]:
            state, dice = shorter.state.copy(), RecordedDice(later.draws)
            events = state.play(later.seat, later.action, dice)
            dice.finish()
            shorter.go_on(later.seat, later.action, later.draws, events, state)
        self.deeds[at:] = shorter.deeds
        self.state = shorter.state


def only_drafted(before: State, after: State, seat: Seat) -> bool:
    """Whether all that lies between two states is this seat's draft of a secret decision."""
    step, now = _secret_step(before), _secret_step(after)
    if step is None or now is None or now != step.with_draft(seat, now.draft(seat)):
        return False
    drafted = before.copy()
    cast("AgendaState", drafted).swap(now)
    return drafted == after


def _secret_step(state: State) -> SecretStep[AgendaState, Action] | None:
    top = state.agenda[-1] if isinstance(state, AgendaState) and state.agenda else None
    return top if isinstance(top, SecretStep) else None
