"""How to begin: with whom, with which requirements and spells, and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.box import box_with
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.setup.actions import Choose, Done, Enter, Record, Require, Tint
from fabula.games.realm.tactics.preparing import color_chits, repertoire

if TYPE_CHECKING:
    from fabula.core import Action, Choices
    from fabula.games.realm.view import RealmView

STRONGEST: Final = ("white_knight", "berserker", "black_knight", "captain", "amazon", "dwarf")
"""Whom he would rather be, if he may choose."""
USUAL: Final = Require(great_treasures=1, usable_spells=1, fame=1, notoriety=1, gold=1)
"""MR-9.3.4: what is missing counts thrice, times what was put on it: nothing weighs less than one of each."""


def requirements(view: RealmView, choices: Choices) -> Action:
    """MR-2.9.1."""
    return USUAL if USUAL in choices.actions else choices.actions[-1]


def character(choices: Choices) -> Action:
    """MR-2.7.1: the first of the strong who is free, fully developed."""
    free = [action for action in choices.actions if isinstance(action, Choose)]
    for name in STRONGEST:
        if found := [action for action in free if action.character == name]:
            return found[-1]
    return free[-1]


def spell(view: RealmView, choices: Choices) -> Action:
    """MR-2.7.4: the next one of his repertoire."""
    assert view.my_sheet is not None
    wishes = [Record(name) for name in repertoire(view.my_sheet.character)[len(view.my_draft) :]]
    return next((wish for wish in wishes if wish in choices.actions), choices.actions[0])


def color(view: RealmView, choices: Choices) -> Action:
    """MR-2.7.5: the color for it."""
    assert view.my_sheet is not None
    who = view.my_sheet.character
    wishes = [Tint(chit) for chit in color_chits(who, repertoire(who))]
    return next((wish for wish in wishes if wish in choices.actions), Done())


def start(view: RealmView, choices: Choices) -> Action:
    """MR-2.7.6: among those who like him best."""
    box = box_with(readings_of(view.options))

    def trust(action: Action) -> int:
        dwelling = action.start if isinstance(action, Enter) else ""
        near = next((pieces for pieces in view.standing_at.values() if dwelling in pieces), ())
        groups = {box.natives[piece].group for piece in near if piece in box.natives}
        return min((view.my_trust.get(group, 0) for group in groups), default=-1)

    return max(choices.actions, key=trust)


def begin(view: RealmView, choices: Choices) -> Action | None:
    """The answer to each question before the first day."""
    match choices.prompt:
        case "choose" | "anew":
            return character(choices)
        case "require":
            return requirements(view, choices)
        case "prepare":
            return color(view, choices)
        case "record":
            return spell(view, choices)
        case "enter":
            return start(view, choices)
        case "assign" | "lay":
            return choices.actions[0]
        case _:
            return None
