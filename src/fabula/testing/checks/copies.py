"""A copy is equal to its original and shares nothing with it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.testing.nonconformity import Nonconformity
from fabula.testing.scene import difference_text, snapshot

if TYPE_CHECKING:
    from fabula.core import State
    from fabula.testing.scene import Scene

FAR_ENOUGH: Final = 12
"""Decisions that are played on a copy to see whether they reach its original."""


def check_copies(scene: Scene) -> None:
    """Play on a copy, and on a copy of a copy; look whether the original stays."""
    before = snapshot(scene.state)
    copy = equal_copy(scene.state)
    stroll(scene, copy.copy())
    if snapshot(copy) != before:
        scene.fail("shared-after-copy", "playing on a copy of a copy changed the copy")
    stroll(scene, copy)
    scene.unchanged(before, "shared-after-copy", "playing on a copy")


def equal_copy(state: State) -> State:
    """A copy, after a look whether it is one."""
    copy = state.copy()
    if copy is state:
        raise Nonconformity("shared-after-copy", "`copy` gave the state itself")
    if snapshot(copy) != snapshot(state) or copy != state:
        where = difference_text(snapshot(state), snapshot(copy))
        raise Nonconformity("copy-differs", f"a fresh copy is not equal to the state{where}")
    return copy


def stroll(scene: Scene, state: State) -> None:
    """Play some random decisions on a state."""
    for number in range(FAR_ENOUGH):
        to_act = state.to_act()
        if not to_act:
            return
        seat = scene.random.choice(to_act)
        actions = state.choices(seat).actions
        if not actions:
            scene.at(state).fail("asked-without-choice", f"seat {seat} is in to_act without a choice")
        scene.play(state, seat, scene.random.choice(actions), scene.dice(number + 1))
