"""All chance is handed in: the same draws give the same result, and an action's chances add up to one."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Final

from fabula.core import Fault, RecordedDice, chances
from fabula.testing.scene import difference_text, name, snapshot

if TYPE_CHECKING:
    from fabula.core import Action, Seat
    from fabula.testing.scene import Scene

REPEATED: Final = 8
"""Listed actions that are played a second time at each state."""
MOST_WAYS: Final = 120
"""Chances are added up for actions that have no more of them."""


def check_chance(scene: Scene) -> None:
    """Play actions again with the draws that they recorded, and under every script."""
    for seat in scene.state.to_act():
        for action in scene.sample(scene.state.choices(seat).actions, REPEATED):
            if _repeat(scene, seat, action):
                _add_up(scene, seat, action)


def _repeat(scene: Scene, seat: Seat, action: Action) -> bool:
    first, dice = scene.state.copy(), scene.dice()
    events = scene.play(first, seat, action, dice)
    second, recorded = scene.state.copy(), RecordedDice(dice.drawn)
    try:
        again = scene.play(second, seat, action, recorded)
        recorded.finish()
    except Fault as fault:
        scene.fail(
            "draw-not-recorded",
            f"{scene.written(action)} of {name(seat)} asks its dice something else: {fault}",
        )
    if snapshot(second) != snapshot(first) or snapshot(again) != snapshot(events):
        where = difference_text(snapshot([first, events]), snapshot([second, again]))
        scene.fail(
            "draw-not-recorded",
            f"{scene.written(action)} of {name(seat)}, played twice with the draws {dice.drawn}, "
            f"comes out otherwise{where}",
        )
    return bool(dice.drawn)


def _add_up(scene: Scene, seat: Seat, action: Action) -> None:
    total = Fraction(0)
    seen = set()
    for number, way in enumerate(chances(scene.state, seat, action)):
        if number == MOST_WAYS:
            return
        total += way.probability
        if way.draws in seen:
            break
        seen.add(way.draws)
    else:
        if total == 1:
            return
    scene.fail(
        "draw-not-recorded",
        f"the chances of {scene.written(action)} of {name(seat)} do not add up: {float(total)}",
    )
