"""Every window closes: nobody goes round in circles by himself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.testing.scene import name, snapshot

if TYPE_CHECKING:
    from fabula.core import Seat
    from fabula.testing.scene import Scene

LONGEST_RUN: Final = 30
RUNS: Final = 3


def check_windows(scene: Scene) -> None:
    """A seat that acts alone, again and again, without a draw, never comes back to where it was.

    Several seats may repeat a position together (then `horizon` serves simulations), and so may a
    seat that has no others beside it; what one seat of several can do and undo by itself, nobody
    could end. A game whose rules allow it counts in its state how often it was done.
    """
    if len(scene.seats) > 1:
        for seat in scene.state.to_act():
            for _ in range(RUNS):
                _run_alone(scene, seat)


def _run_alone(scene: Scene, seat: Seat) -> None:
    state = scene.state.copy()
    been = {snapshot(state): 0}
    for number in range(1, LONGEST_RUN):
        actions = state.choices(seat).actions
        if not actions:
            return
        action, dice = scene.random.choice(actions), scene.dice(number)
        scene.play(state, seat, action, dice)
        if dice.drawn:
            return
        here = snapshot(state)
        if here in been:
            scene.fail(
                "endless-window",
                f"{name(seat)} is back after {number - been[here]} actions of its own, "
                f"the last {scene.written(action)}",
            )
        been[here] = number
