"""The ways to fight that the simulator of duels knows, each a player of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.combat.actions import Run
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.magic.actions import Aim, Cast
from fabula.games.realm.magic.bewitching import MIST
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.fighting import Fighter
from fabula.games.realm.tactics.outlook import Temper

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from fabula.core import Action, Bot, Chair, Dice


class Clever:
    """Weighs each round: it strikes when that is worth more than to run, and runs when it is not."""

    def __init__(self, temper: Temper | None = None) -> None:
        self._fighter = Fighter(Temper() if temper is None else temper)

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """What is worth most; where it has no opinion, nothing, or anything."""
        choices = chair.choices()
        found = self._fighter.answer(chair, choices, dice)
        if found is not None:
            return found
        idle = [action for action in choices.actions if isinstance(action, Done | Pass)]
        return idle[0] if idle else choices.actions[dice.draw("any action", range(len(choices.actions)))]


class Staying(Clever):
    """Fights as well, but never runs."""

    def __init__(self) -> None:
        super().__init__(Temper(flees=False))


class Running(Staying):
    """Runs as soon as it can, or melts into mist; until then it fights as well as it can."""

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """The first way to get away, if there is any."""
        choices = chair.choices()
        mist: list[Action] = [one for one in choices.actions if isinstance(one, Cast) and one.spell == MIST]
        if choices.details.get("spell") == MIST:
            mist.append(Aim(str(choices.details["who"])))
        ways = [*(action for action in choices.actions if isinstance(action, Run)), *mist]
        return ways[0] if ways else super().choose(chair, dice)


class Anything:
    """Does anything."""

    def choose(self, chair: Chair, dice: Dice) -> Action:
        """Any listed action, each as likely as the next."""
        actions = chair.choices().actions
        return actions[dice.draw("any action", range(len(actions)))]


WAYS: Final[Mapping[str, Callable[[], Bot]]] = {
    "clever": Clever,
    "stay": Staying,
    "run": Running,
    "random": Anything,
}
