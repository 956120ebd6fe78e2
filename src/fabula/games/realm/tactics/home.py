"""A bot that never leaves its start, hides all day and asks for little: others are measured by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.day.actions import Hide, Ready
from fabula.games.realm.tactics.bargaining import bargain
from fabula.games.realm.tactics.days import first
from fabula.games.realm.tactics.fighting import Fighter
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.menace import CAREFUL
from fabula.games.realm.tactics.setting_out import begin
from fabula.games.realm.tactics.tactic import idle
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Dice


class HomeBot:
    """Stays where it begins, hidden if it can; whoever finds it meets a fighter."""

    def __init__(self) -> None:
        self._fighter = Fighter(CAREFUL._replace(begins=False))

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """Hide; fight only if attacked; else nothing."""
        choices, view = chair.choices(), chair.view()
        assert isinstance(view, RealmView)
        found: Action | None
        if (found := begin(view, choices)) is not None:
            return found
        if choices.prompt == "turn":
            return first(choices.actions, Hide) or Ready()
        if view.fight is not None and (found := self._fighter.answer(chair, choices, dice)) is not None:
            return found
        if choices.prompt in ("drinks", "affront"):
            return bargain(Knowing(view), choices)
        return idle(choices)
