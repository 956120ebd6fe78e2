"""What a bot does at a table of Magic Realm, where looking one move ahead tells nothing: all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.day.actions import Go, Pass, Ready
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.arranging import arrangement, what_to_alert, what_to_leave, what_to_rest
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.fighting import Fighter
from fabula.games.realm.tactics.helping import quiet_magic
from fabula.games.realm.tactics.journeys import journey
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.looting import line_to_find, table_to_search, toll, what_to_take
from fabula.games.realm.tactics.menace import CAREFUL
from fabula.games.realm.tactics.setting_out import begin
from fabula.games.realm.tactics.trading import bargain
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Choices, Dice
    from fabula.games.realm.tactics.journeys import Journey


class RealmTactic:
    """Sets out, hunts treasures, trades, and fights when that is worth more than to run."""

    def __init__(self) -> None:
        self._fighter = Fighter(CAREFUL)
        self._dawn: RealmView | None = None
        self._goal: Journey | None = None

    def __call__(self, chair: Chair, dice: Dice) -> Action:
        """What it would do."""
        choices, view = chair.choices(), chair.view()
        assert isinstance(view, RealmView)
        if len(choices.actions) == 1:
            return choices.actions[0]
        if (found := begin(view, choices)) is not None:
            return found
        if view.fight is not None and (found := quiet_magic(chair, choices, dice)) in choices.actions:
            return found
        if view.fight is not None and (found := self._fighter.answer(chair, choices, dice)) is not None:
            return found
        knowing = Knowing(view)
        if choices.prompt == "turn":
            own = choices.details.get("who") == knowing.me
            found = Day(knowing, choices, self._goal_of(knowing)).phase() if own else Ready()
        else:
            found = answer(knowing, choices)
        return found if found in choices.actions else idle(choices)

    def _goal_of(self, knowing: Knowing) -> Journey | None:
        """Where to go: the same all day, thought out once."""
        dawn = replace(knowing.view, my_draft=())
        if dawn != self._dawn:
            self._dawn, self._goal = dawn, journey(knowing, knowing.here)
        return self._goal


def answer(knowing: Knowing, choices: Choices) -> Action | None:
    """What to do in peace."""
    match choices.prompt:
        case "search":
            return table_to_search(knowing, choices)
        case "find":
            return line_to_find(choices)
        case "take" | "perceive" | "learn":
            return what_to_take(choices)
        case "toll" | "open" | "exposure":
            return toll(knowing, choices)
        case "rearrange":
            return arrangement(knowing, choices)
        case "leave":
            return what_to_leave(knowing, choices)
        case "rest":
            return what_to_rest(knowing, choices)
        case "alert":
            return what_to_alert(knowing, choices)
        case "trade" | "sell" | "ask" | "pay" | "hire" | "drinks" | "affront":
            return bargain(knowing, choices)
        case "moment":
            return Go()
        case _:
            return None


def idle(choices: Choices) -> Action:
    """Nothing, if that is possible; else the first thing that is."""
    return next(
        (action for action in choices.actions if isinstance(action, Done | Pass | Ready)), choices.actions[0]
    )


tactic: Final = RealmTactic()
