"""Where a bot sits: everything its seat may know and do, and no way to the true state."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from fabula.core.contract import Action, Choices, Game, Refusal, Seat, State, View
    from fabula.core.dice import Dice


class Chair:
    """One seat's look at a running game."""

    __slots__ = ("__state", "_deadline", "game", "seat")

    def __init__(self, game: Game, state: State, seat: Seat, *, seconds: float | None = None) -> None:
        self.game = game
        self.seat = seat
        self.__state = state
        self._deadline = None if seconds is None else time.monotonic() + seconds

    def view(self) -> View:
        """All that this seat may know."""
        return self.__state.view(self.seat)

    def choices(self) -> Choices:
        """What this seat is asked, and its legal actions."""
        return self.__state.choices(self.seat)

    def why_not(self, action: Action) -> Refusal | None:
        """The first rule that forbids this action, or None."""
        return self.__state.why_not(self.seat, action)

    def imagine(self, dice: Dice) -> State:
        """A full state that this seat cannot tell from the real one."""
        return self.__state.imagine(self.seat, dice)

    def seconds_left(self) -> float | None:
        """How much thinking time is left; None if nobody counts."""
        return None if self._deadline is None else self._deadline - time.monotonic()


class Bot(Protocol):
    """Whoever chooses actions for a seat by itself."""

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """One of the chair's legal actions; any chance it needs comes from these dice."""
