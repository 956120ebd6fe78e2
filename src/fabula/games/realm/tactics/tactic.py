"""What a bot does at a table of Magic Realm, where looking one move ahead tells nothing: all of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from msgspec.structs import replace

from fabula.games.realm.belongings.actions import Decline
from fabula.games.realm.combat.actions import Run
from fabula.games.realm.day.actions import Go, Pass, Ready
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.magic.actions import EnchantChit
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.arranging import arrangement, what_to_alert, what_to_leave, what_to_rest
from fabula.games.realm.tactics.bargaining import bargain
from fabula.games.realm.tactics.dangers import ambush_on
from fabula.games.realm.tactics.days import Day
from fabula.games.realm.tactics.escapes import road_to_run
from fabula.games.realm.tactics.fighting import Fighter
from fabula.games.realm.tactics.helping import quiet_magic
from fabula.games.realm.tactics.hiring import hire, lead, send
from fabula.games.realm.tactics.journeys import journey
from fabula.games.realm.tactics.knowing import Knowing
from fabula.games.realm.tactics.looting import line_to_find, table_to_search, toll, what_to_take
from fabula.games.realm.tactics.melting import color_to_make
from fabula.games.realm.tactics.menace import CAREFUL
from fabula.games.realm.tactics.scouting import scout
from fabula.games.realm.tactics.setting_out import begin
from fabula.games.realm.tactics.trading import is_late
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from fabula.core import Action, Chair, Choices, Dice
    from fabula.games.realm.map.layout import Layout
    from fabula.games.realm.tactics.journeys import Journey


BEGINNINGS: Final = ("fight-on", "encounter", "target")
"""With what he begins a fight, or does not."""


LAST: Final = ("retreat", "buy")
"""What he does for want of anything better."""
LONG_WAY: Final = 4.0
"""So many days before it is late he looks for a way to market past monsters, if there is no other."""
REMEMBERED: Final = 64
"""So many characters he has in mind, of this game and others: those of whom he was asked last."""


class Plan(NamedTuple):
    """What somebody knows on a morning, and has in mind for the day."""

    knowing: Knowing
    goal: Journey | None


class RealmTactic:
    """Sets out, hunts treasures, trades, and fights when that is worth more than to run."""

    def __init__(self) -> None:
        self._fighter = Fighter(CAREFUL)
        self._plans: dict[tuple[Layout, str], Plan] = {}

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
        knowing = Knowing(view)
        if view.fight is not None and choices.prompt in BEGINNINGS and lies_low(knowing):
            return idle(choices)
        if view.fight is not None and choices.prompt in ("lure", "deploy"):
            return send(chair, choices, dice)
        if view.fight is not None and (found := self._fighter.answer(chair, choices, dice)) is not None:
            return self._runs(knowing, choices, found) if isinstance(found, Run) else found
        if choices.prompt == "turn":
            found = self._turn(knowing, choices, str(choices.details["who"]))
        else:
            found = answer(knowing, choices)
        return found if found in choices.actions else idle(choices)

    def _turn(self, knowing: Knowing, choices: Choices, who: str) -> Action:
        """The next phase of a turn: his own, or that of a minion; whoever else serves him stays with him."""
        if who == knowing.me:
            return self._day(knowing, choices).phase()
        return scout(knowing, choices) if is_minion(who) else Ready()

    def _runs(self, knowing: Knowing, choices: Choices, found: Run) -> Run:
        """The same, but to where it is best."""
        plan = self._plans.get((knowing.view.layout, knowing.me))
        runs = [one for one in choices.actions if isinstance(one, Run) and one.means == found.means]
        return road_to_run(knowing, runs, plan.goal.clearing if plan is not None and plan.goal else None)

    def _day(self, knowing: Knowing, choices: Choices) -> Day:
        """The turn that he is recording, with all that he has thought of in the morning."""
        plan = self._plan(knowing)
        return Day(plan.knowing, choices, plan.goal, knowing.view.my_draft)

    def _plan(self, knowing: Knowing) -> Plan:
        """Where to go: the same all day, thought out once."""
        key, dawn = (knowing.view.layout, knowing.me), replace(knowing.view, my_draft=())
        plan = self._plans.pop(key, None)
        if plan is None or plan.knowing.view != dawn:
            yesterday = plan is not None and plan.knowing.view.day + 1 == dawn.day
            plan = thought_out(dawn, plan.goal if plan and yesterday else None)
        while len(self._plans) >= REMEMBERED:
            del self._plans[next(iter(self._plans))]
        self._plans[key] = plan
        return plan


def thought_out(dawn: RealmView, before: Journey | None) -> Plan:
    """What is best on a morning; past monsters only if that is worth it."""
    wary = Knowing(dawn)
    goal = journey(wary, wary.here, before)
    idles = goal is None or goal.purpose in LAST
    sells = goal is not None and goal.purpose == "sell"
    if sells or not (idles or is_late(wary, LONG_WAY)):
        return Plan(wary, goal)
    daring = wary.dared()
    bold = journey(daring, daring.here, before)
    return Plan(daring, bold) if bold is not None and dares(wary, goal, bold) else Plan(wary, goal)


def dares(wary: Knowing, goal: Journey | None, bold: Journey) -> bool:
    """Whether he would rather go past monsters: to market in time, or if there is nothing else to do.

    Whoever is tired only gets away from where he is, or goes to save what he would lose.
    """
    if bold.purpose == "sell":
        return goal is None or bold.promise > goal.promise
    if goal is not None and goal.purpose not in LAST:
        return False
    if wary.tired:
        return goal is None and bold.purpose == "retreat"
    return goal is None or bold.purpose not in LAST


def lies_low(knowing: Knowing) -> bool:
    """Whether nobody has noticed him, and he had better leave it at that."""
    return knowing.one.hidden and not ambush_on(knowing, knowing.monsters_at(knowing.here))


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
        case "trade" | "sell" | "ask" | "pay" | "drinks" | "affront":
            return bargain(knowing, choices)
        case "enchant":
            wanted = color_to_make(knowing)
            return EnchantChit(wanted) if wanted else None
        case "hire":
            return hire(knowing, choices)
        case "guides":
            return lead(knowing, choices)
        case "compose" | "consider":  # MR-4.7.1: what a fair deal is he does not know
            return Decline()
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
