"""What is not listed is refused, by a clause and without a trace, or has the result of one listed action."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from fabula.core import Illegal, Refusal
from fabula.testing.scene import name, snapshot
from fabula.testing.variants import variants

if TYPE_CHECKING:
    from fabula.core import Action, Seat
    from fabula.testing.scene import Scene

VARIANTS: Final = 20
"""Other spellings that are tried for each seat at each state."""


def check_refusals(scene: Scene) -> None:
    """Try actions that nobody listed, of the seats that are asked and of those that are not."""
    for seat in scene.seats:
        for action in variants(scene, seat, VARIANTS):
            _try(scene, seat, action)


def _try(scene: Scene, seat: Seat, action: Action) -> None:
    before = snapshot(scene.state)
    refusal = scene.state.why_not(seat, action)
    scene.unchanged(before, "question-changes", f"why_not of {scene.written(action)} by {name(seat)}")
    after, dice = scene.state.copy(), scene.dice()
    try:
        after.play(seat, action, dice)
    except Illegal as illegal:
        _check_refused(scene, seat, action, refusal, illegal.refusal)
        if snapshot(after) != before:
            scene.fail(
                "refusal-changes",
                f"{scene.written(action)} of {name(seat)} is refused, but changes the state",
            )
        if dice.drawn:
            scene.fail(
                "refusal-draws", f"{scene.written(action)} of {name(seat)} is refused after {dice.drawn}"
            )
        return
    if refusal is not None:
        scene.fail(
            "refusal-disagrees",
            f"why_not gives {refusal} for {scene.written(action)} of {name(seat)}, but it is played",
        )
    if snapshot(after) not in {outcome.after for outcome in scene.outcomes(seat)}:
        scene.fail(
            "accepted-but-unlisted",
            f"{scene.written(action)} of {name(seat)} is accepted and leads where no listed action leads",
        )


def _check_refused(scene: Scene, seat: Seat, action: Action, asked: Refusal | None, played: Refusal) -> None:
    if asked != played:
        scene.fail(
            "refusal-disagrees",
            f"for {scene.written(action)} of {name(seat)} why_not gives {asked}, "
            f"but play refuses with {played}",
        )
    scene.cited(played.rule, f"the refusal {played.reason!r} of {scene.written(action)}")
    if msgspec.json.decode(snapshot(played), type=Refusal) != played:
        scene.fail("json-differs", f"the refusal {played} is another one after JSON")
