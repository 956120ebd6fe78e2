"""What is listed is accepted, and leads to something that nothing else in the list leads to."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from fabula.core import chances
from fabula.testing.scene import name, snapshot

if TYPE_CHECKING:
    from fractions import Fraction

    from fabula.core import Action, Seat, State
    from fabula.testing.scene import Outcome, Scene

MOST_WAYS: Final = 64
"""Two actions that draw are compared by all their outcomes, if there are no more than these."""
IMAGINED: Final = 200
"""States that a seat holds for possible in which two actions must come to the same to be alike."""


def check_listing(scene: Scene) -> None:
    """Every listed action is accepted, and no two have the same result as far as the seat can know."""
    for seat in scene.state.to_act():
        for action in scene.state.choices(seat).actions:
            if refusal := scene.state.why_not(seat, action):
                scene.fail(
                    "listed-but-refused",
                    f"{name(seat)} is offered {scene.written(action)}, but why_not refuses it: {refusal}",
                )
        first: dict[bytes, Outcome] = {}
        for outcome in scene.outcomes(seat):
            other = first.setdefault(outcome.after, outcome)
            if other is not outcome and _alike(scene, seat, other, outcome):
                scene.fail(
                    "listed-twice",
                    f"{scene.written(other.action)} and {scene.written(outcome.action)} of {name(seat)} "
                    "lead to the same state",
                )


def _alike(scene: Scene, seat: Seat, one: Outcome, other: Outcome) -> bool:
    """Equal under one roll of the dice may be luck, and so may be what is hidden from the seat.

    So compare every way in which they can turn out, in other states too that the seat holds for possible.
    """
    if not _same_ways(scene.state, seat, one.action, other.action):
        return False
    if not scene.game.secrets:
        return True
    imagined = (scene.state.imagine(seat, scene.dice(number)) for number in range(IMAGINED))
    return all(_same_ways(state, seat, one.action, other.action) for state in imagined)


def _same_ways(state: State, seat: Seat, one: Action, other: Action) -> bool:
    mine, theirs = _ways(state, seat, one), _ways(state, seat, other)
    return mine is not None and mine == theirs


def _ways(state: State, seat: Seat, action: Action) -> Counter[tuple[bytes, bytes, Fraction]] | None:
    """What can come of an action, and, where something is drawn, what is told of it.

    After a draw much can happen by itself that makes two actions end alike (a figure is eaten on
    either cell); as long as it happens differently, they are two.
    """
    ways: Counter[tuple[bytes, bytes, Fraction]] = Counter()
    for number, way in enumerate(chances(state, seat, action)):
        if number == MOST_WAYS:
            return None
        ways[snapshot(way.state), snapshot(way.events) if way.draws else b"", way.probability] += 1
    return ways
