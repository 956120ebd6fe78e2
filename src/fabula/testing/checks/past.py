"""Another past that a seat could not tell from the real one: it must see, be asked and imagine the same.

The kit plays the same actions again with one draw changed. As long as a seat saw the same start and
was told the same ever since, it knows no difference; whatever differs is hidden from it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Dice, RecordedDice
from fabula.testing.checks.told import check_asked_alike, check_imagined
from fabula.testing.scene import difference_text, name, snapshot

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Draw, Event, Seat, State
    from fabula.core.dice import T
    from fabula.testing.scene import Scene

PASTS: Final = 4
"""Other pasts that are tried for each seat at each state."""
LONGEST: Final = 60
"""A longer past is not tried again: it costs too much, and shorter ones show the same."""


class _ChangedDice(Dice):
    """The recorded draws but for one; what cannot be as recorded any more is drawn anew."""

    __slots__ = ("_change", "_fresh", "_recorded")

    def __init__(self, recorded: Sequence[Draw], change: int, fresh: Dice) -> None:
        super().__init__()
        self._recorded = recorded
        self._change = change
        self._fresh = fresh

    def pick(self, what: str, options: Sequence[T]) -> int:
        """The option that reads like the recorded one, if it is there and not to be changed."""
        number = len(self.drawn)
        names = [str(option) for option in options]
        if number != self._change and number < len(self._recorded) and self._recorded[number].value in names:
            return names.index(self._recorded[number].value)
        return names.index(str(self._fresh.draw(what, options)))


def check_past(scene: Scene) -> None:
    """Hold the state against others that one seat cannot tell from it."""
    draws = _draws(scene)
    if not scene.game.secrets or not draws or len(scene.journey.moves) > LONGEST:
        return
    for seat in scene.seats:
        for number in range(PASTS):
            other = _another(scene, seat, scene.random.choice(draws), scene.dice(number))
            if other is not None:
                _compare(scene, seat, other)


def _draws(scene: Scene) -> list[tuple[int, int]]:
    """Every draw of the journey: the decision (0: the start) and its number there."""
    entries = [scene.journey.start, *(move.draws for move in scene.journey.moves)]
    return [(entry, number) for entry, draws in enumerate(entries) for number in range(len(draws))]


def _another(scene: Scene, seat: Seat, change: tuple[int, int], fresh: Dice) -> State | None:
    """The state after the same actions with this draw changed; None if the seat would have noticed."""

    def dice(entry: int, draws: Sequence[Draw]) -> Dice:
        return _ChangedDice(draws, change[1] if entry == change[0] else -1, fresh)

    journey = scene.journey
    start = journey.game.start(journey.options, journey.seats, RecordedDice(journey.start))
    state = journey.game.start(journey.options, journey.seats, dice(0, journey.start))
    if snapshot(start.view(seat)) != snapshot(state.view(seat)):
        return None
    for number, move in enumerate(journey.moves, 1):
        if state.why_not(move.seat, move.action) is not None:
            return None
        events = state.play(move.seat, move.action, dice(number, move.draws))
        if _told(events, seat) != _told(move.events, seat):
            return None
    return state


def _told(events: Sequence[Event], seat: Seat) -> bytes:
    return snapshot([event for event in events if event.told_to(seat)])


def _compare(scene: Scene, seat: Seat, other: State) -> None:
    check_asked_alike(scene, seat, scene.state, other)
    mine, theirs = snapshot(scene.state.view(seat)), snapshot(other.view(seat))
    if mine != theirs:
        where = difference_text(mine, theirs)
        scene.fail("leaking-view", f"{name(seat)} was told the same, but sees what others have drawn{where}")
    check_imagined(scene, seat, scene.state, other)
