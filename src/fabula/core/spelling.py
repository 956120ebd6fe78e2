"""Composing an action word by word: what may follow a beginning, and which action it is if it is whole."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from msgspec import Struct

from fabula.core.contract import Action

if TYPE_CHECKING:
    from collections.abc import Iterable

    from fabula.core.contract import Seat, State


class Spelling(Struct, frozen=True):
    """The words that may come next, in the order of the choices, and the action spelled so far, if whole."""

    next: tuple[str, ...]
    whole: Action | None


@runtime_checkable
class Speller(Protocol):
    """A state that spells better than its list of choices does, for instance any path of a figure."""

    def spell(self, seat: Seat, beginning: tuple[str, ...]) -> Spelling:
        """What may follow this beginning."""


def spell(state: State, seat: Seat, beginning: tuple[str, ...] = ()) -> Spelling:
    """What may follow the beginning of an action's words, and which action it is if it is whole."""
    if isinstance(state, Speller):
        return state.spell(seat, beginning)
    return spell_from(state.choices(seat).actions, beginning)


def spell_from(actions: Iterable[Action], beginning: tuple[str, ...]) -> Spelling:
    """The same for a list of actions."""
    length = len(beginning)
    following: dict[str, None] = {}
    whole = None
    for action in actions:
        words = action.words()
        if words[:length] == beginning:
            if len(words) == length:
                whole = action
            else:
                following[words[length]] = None
    return Spelling(tuple(following), whole)
