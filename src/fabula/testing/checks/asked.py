"""Who is asked, whether there is something to answer, and how a game says that it is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.testing.scene import name, snapshot

if TYPE_CHECKING:
    from fabula.testing.scene import Scene


def check_asked(scene: Scene) -> None:
    """Those asked are seats of this game; they are asked exactly as long as there is no standing."""
    to_act = scene.state.to_act()
    if to_act != tuple(seat for seat in scene.seats if seat in to_act):
        scene.fail("asked-wrongly", f"to_act gives {to_act!r} in a game for {len(scene.seats)} seats")
    standing = scene.state.standing()
    if (standing is None) != bool(to_act):
        scene.fail("end-unclear", f"to_act gives {to_act!r} while standing gives {standing!r}")
    for seat in scene.seats:
        if seat not in to_act and scene.state.choices(seat).actions:
            scene.fail("unasked-has-choices", f"{name(seat)} is not in to_act, but has choices")
    if standing is not None and not (
        len(standing.places) == len(standing.scores) == len(scene.seats)
        and all(place >= 1 for place in standing.places)
        and standing.ending
    ):
        scene.fail("standing-malformed", f"standing gives {standing!r} for {len(scene.seats)} seats")
    if scene.invariant is not None and (broken := scene.invariant(scene.state)):
        scene.fail("invariant-broken", broken)


def check_choices(scene: Scene) -> None:
    """Whoever is asked has a choice, and it is the same list every time, on a copy as well."""
    for seat in scene.state.to_act():
        choices = scene.state.choices(seat)
        if not choices.actions:
            scene.fail("asked-without-choice", f"{name(seat)} is in to_act, and its list of choices is empty")
        for again, where in ((scene.state, "again"), (scene.state.copy(), "of a copy")):
            if snapshot(again.choices(seat)) != snapshot(choices):
                scene.fail("order-changes", f"the choices of {name(seat)} come out otherwise {where}")
