"""Several actions at once: what can be foreseen of them, and the way to one that is still far away."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Dice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Seat, State
    from fabula.core.extras import Drawing

NEXT: Final = ";"
"""Stands between actions that are given at once."""


class _Chance(Exception):  # noqa: N818 - no error: it is left to chance
    """What an action leads to is not known before it is played."""


class _NoDice(Dice):
    """Dice for looking ahead: nobody knows how they will fall."""

    def pick(self, what: str, options: Sequence[object]) -> int:
        """Nothing can be foreseen any more."""
        raise _Chance


def foresee(state: State, seat: Seat, action: Action) -> State | None:
    """The state after a legal action after which the same seat goes on, if chance has no part in it.

    None as well if the action reveals something.
    """
    after = unrevealed(state, seat, action)
    return after if after is not None and after.to_act() == (seat,) else None


def unrevealed(state: State, seat: Seat, action: Action) -> State | None:
    """The state after a legal action, whoever goes on; None where chance has part or anything is revealed."""
    after = state.copy()
    try:
        events = after.play(seat, action, _NoDice())
    except _Chance:
        return None
    return None if any(event.reveals for event in events) else after


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
