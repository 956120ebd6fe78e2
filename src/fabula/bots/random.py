"""The bot that does anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Dice


class RandomBot:
    """Takes any listed action, each as likely as the next."""

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """Any of the chair's legal actions."""
        actions = chair.choices().actions
        return actions[dice.draw("random action", range(len(actions)))]
