"""States, views, events, actions and options are values: they survive JSON in the types the game declares."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import msgspec

from fabula.core import Standing
from fabula.testing.scene import name, snapshot

if TYPE_CHECKING:
    from fabula.core import Event, State
    from fabula.testing.scene import Scene


def check_values(scene: Scene) -> None:
    """Everything that the state gives away comes back from JSON as it was."""
    game, state = scene.game, scene.state
    _survives(scene, state, game.States, "the state")
    _survives(scene, scene.journey.options, game.Options, "the options")
    before = snapshot(state)
    for seat in scene.everyone:
        _survives(scene, state.view(seat), game.Views, f"the view of {name(seat)}")
    scene.unchanged(before, "question-changes", "looking at the views")
    for seat in scene.seats:
        choices = state.choices(seat)
        snapshot(choices)  # the prompt with its details is sent as it is
        for action in choices.actions:
            _survives(scene, action, game.Actions, "an action")
    if (standing := state.standing()) is not None:
        _survives(scene, standing, Standing, "the standing")
    revived = cast("State", msgspec.json.decode(before, type=game.States))
    for seat in scene.seats:
        if snapshot(revived.choices(seat)) != snapshot(state.choices(seat)):
            scene.fail("json-differs", f"the state offers {name(seat)} something else after JSON")


def check_events(scene: Scene, events: list[Event]) -> None:
    """Every event cites a clause, is told to seats of this game, and survives JSON."""
    for event in events:
        scene.cited(event.rule, f"the event {type(event).__name__}")
        _survives(scene, event, scene.game.Events, f"the event {type(event).__name__}")
        if event.to is None:
            continue
        if not scene.game.secrets:
            scene.fail("secret-in-an-open-game", f"{type(event).__name__} is told to {event.to} alone")
        if any(seat not in scene.seats for seat in event.to):
            scene.fail("event-told-to-wrong-seat", f"{event} is told to a seat that is not there")


def _survives(scene: Scene, value: object, kind: object, what: str) -> None:
    text = snapshot(value)
    try:
        again = msgspec.json.decode(text, type=kind)
    except msgspec.MsgspecError as error:
        scene.fail("json-differs", f"{what} ({type(value).__name__}) does not come back from JSON: {error}")
    if again != value or type(again) is not type(value):
        scene.fail(
            "json-differs",
            f"{what} ({type(value).__name__}) is another one after JSON: {value!r} / {again!r}",
        )
