"""Several actions at once: what can be foreseen of them, and the way to one that is still far away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import unrevealed

if TYPE_CHECKING:
    from fabula.core import Action, Seat, State
    from fabula.core.extras import Drawing

NEXT: Final = ";"
"""Stands between actions that are given at once."""


def foresee(state: State, seat: Seat, action: Action) -> State | None:
    """The state after a legal action after which the same seat goes on, if chance has no part in it.

    None as well if the action reveals something.
    """
    after = unrevealed(state, seat, action)
    return after if after is not None and after.to_act() == (seat,) else None


def way_to(drawing: Drawing, state: State, seat: Seat, action: Action) -> tuple[Action, ...]:
    """The fewest steps that end with an action which is not possible yet; none if there is no such way.

    What a step is, the drawing says: only its last word, a place, is another than that of the action.
    """
    *kind, goal = action.words()
    compass = drawing.compass(state.view(seat), seat=seat, beginning=tuple(kind))
    if compass.here is None or goal not in compass.places:
        return ()
    seen: set[str] = set()
    rim: list[tuple[State, tuple[Action, ...]]] = [(state, ())]
    while rim:
        beyond: list[tuple[State, tuple[Action, ...]]] = []
        for here, way in rim:
            for step in here.choices(seat).actions:
                *same, place = step.words()
                if same != kind or place in seen:
                    continue
                if place == goal:
                    return (*way, step)
                seen.add(place)
                after = foresee(here, seat, step)
                if after is not None:
                    beyond.append((after, (*way, step)))
        rim = beyond
    return ()
