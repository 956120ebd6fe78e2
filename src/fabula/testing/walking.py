"""Random games from any state to their end, or to the horizon, with what is checked at every step."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.testing.checks.asked import check_asked
from fabula.testing.checks.values import check_events
from fabula.testing.scene import name

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event, Seat
    from fabula.testing.scene import Scene


def step(scene: Scene, dice: Dice) -> tuple[Seat, Action, list[Event]] | None:
    """Play one random decision in the scene's state; None if the game is over."""
    check_asked(scene)
    to_act = scene.state.to_act()
    if not to_act:
        return None
    seat = scene.random.choice(to_act)
    actions = scene.state.choices(seat).actions
    if not actions:
        scene.fail("asked-without-choice", f"{name(seat)} is in to_act, and its list of choices is empty")
    action = scene.random.choice(actions)
    events = scene.play(scene.state, seat, action, dice)
    check_events(scene, events)
    return seat, action, events


def walk_on(scene: Scene) -> None:
    """Play the scene's state to its end, or to the horizon."""
    for number in range(len(scene.journey.moves), scene.game.horizon):
        if step(scene, scene.dice(number)) is None:
            return
