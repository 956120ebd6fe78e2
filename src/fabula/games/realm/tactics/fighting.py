"""A combat through a chair: whom to attack and with what, when to run, which chits to give up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, cast

from fabula.games.realm.combat.actions import (
    ATTACKS,
    DODGES,
    FightOn,
    Maneuver,
    Rage,
    Run,
    Shield,
    Strike,
    Suffer,
    Target,
    TurnWeapon,
)
from fabula.games.realm.combat.means import effort
from fabula.games.realm.combat.sheets import attackers_of, write_play
from fabula.games.realm.combat.sides import is_hostile, unhired_in
from fabula.games.realm.combat.targets import targets_of
from fabula.games.realm.day.actions import Pass, Spend, SpendForChange
from fabula.games.realm.day.alerting import ALERTED
from fabula.games.realm.day.chits import change_chit
from fabula.games.realm.magic.actions import Cast, Hurl
from fabula.games.realm.magic.striking import hurled_by
from fabula.games.realm.setup.actions import Done
from fabula.games.realm.tactics.casting import Caster, next_aim
from fabula.games.realm.tactics.exchange import BOXES
from fabula.games.realm.tactics.melting import melt
from fabula.games.realm.tactics.outlook import BALANCED, Outlook
from fabula.games.realm.tactics.situation import looks
from fabula.games.realm.view import RealmView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.core import Action, Chair, Choices, Dice
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.outlook import Plan, Temper

REMEMBERED: Final = 4096
"""How many situations he keeps in mind."""
NEVER: Final = -1e9
"""What is not to be done."""


class Fighter:
    """Decides for one seat in combat; it knows what the chair lets it know."""

    def __init__(self, temper: Temper = BALANCED) -> None:
        self.temper = temper
        self._known: dict[object, Outlook] = {}
        self._caster = Caster(temper, self._outlook)

    def answer(self, chair: Chair, choices: Choices, dice: Dice) -> Action | None:
        """What he does, or nothing if it is no question of a combat in which he is."""
        state = cast("RealmState", chair.imagine(dice))
        who = state.sheet(chair.seat).character
        if state.fight is None or who not in state.plays:
            return None
        found = self._answer(state, who, chair, choices, dice)
        return found if found in choices.actions else None

    def _answer(
        self, state: RealmState, who: str, chair: Chair, choices: Choices, dice: Dice
    ) -> Action | None:
        """What he would do, if it is possible."""
        match choices.prompt:
            case "lure" | "deploy":
                return Done()
            case "fight-on":
                return FightOn() if self._is_inviting(state, who) else Done()
            case "energize":
                return melt(state, who, choices.actions, lambda: self._worth_of(state, who, Pass()))
            case "encounter":
                return self._encounters(state, who, choices.actions)
            case "target" if not self._is_inviting(state, who):
                return Pass()
            case "target":
                plan = self._outlook(state, who).best
                return Target(plan.target) if plan.target else Pass()
            case "aim":
                return self._aims(state, who, choices.actions)
            case "strike":
                return self._strikes(state, who, dice)
            case "maneuver":
                return self._dodges(state, who, chair, dice)
            case "shield":
                return Shield(ATTACKS[_dodged(chair) - 1])
            case "place":  # repositioning makes every box as good as another (MR-6.7.5)
                return choices.actions[dice.draw("box", range(len(choices.actions)))]
            case "tire" | "bear":
                return max(choices.actions, key=lambda action: self._worth_without(state, who, action))
            case _:
                return None

    def _is_inviting(self, state: RealmState, who: str) -> bool:
        """Whether to strike: back, or first if there is anybody."""
        if attackers_of(state, who):
            return True
        seat, there = state.player_of(who), unhired_in(state, state.places[who])
        return self.temper.begins and any(is_hostile(state, one, seat) for one in there)

    def _outlook(self, state: RealmState, who: str) -> Outlook:
        """His prospects, against whomever he has named or could name."""
        named = state.plays[who].target
        targets = (named,) if named else foes_of(state, who)
        key = looks(state, who, targets)
        if key not in self._known:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            self._known[key] = Outlook(state, who, targets, self.temper)
        return self._known[key]

    def _encounters(self, state: RealmState, who: str, actions: Sequence[Action]) -> Action:
        """Run, prepare, or wait for the melee: whatever leaves him best off."""
        values: dict[Action, float] = {
            action: self._worth_of(state, who, action)
            for action in actions
            if isinstance(action, Pass | Run | TurnWeapon | Rage)
        }
        casts = [action for action in actions if isinstance(action, Cast)]
        if casts and self._is_inviting(state, who):
            found = {cast: self._caster.worth_of(state, who, cast) for cast in casts}
            values |= {cast: value for cast, value in found.items() if value is not None}
        return max(values, key=values.__getitem__) if values else actions[-1]

    def _aims(self, state: RealmState, who: str, actions: Sequence[Action]) -> Action:
        """What he had in mind when he cast; then it is enough."""
        intent = self._caster.intent(state, who)
        aim = None if intent is None else next_aim(state, who, intent, actions)
        return actions[-1] if aim is None else aim

    def _worth_of(self, state: RealmState, who: str, action: Action) -> float:
        """What the combat is worth after an encounter action."""
        scratch = state.copy()
        match action:
            case Run(_, means):
                tires = max(0, effort(state, who, (means,)) - 1)
                return -self.temper.flight - self.temper.tire * tires if self.temper.flees else NEVER
            case TurnWeapon(piece, means):
                if scratch.faces.pop(piece, None) != ALERTED:
                    scratch.faces[piece] = ALERTED
                write_play(scratch, who, acted=(*state.plays[who].acted, means))
            case Rage(means):
                scratch.write_sheet(state.player_of(who), berserk=True)
                write_play(scratch, who, acted=(*state.plays[who].acted, means))
            case _:
                pass
        crowd = max(0, len(attackers_of(state, who)) - 1)
        return self._outlook(scratch, who).best.value - self.temper.crowd * crowd

    def _strikes(self, state: RealmState, who: str, dice: Dice) -> Action:
        """The Fight of the best plan; where the box does not matter, any."""
        outlook = self._outlook(state, who)
        intent = self._caster.intent(state, who) if hurled_by(state, who) is not None else None
        plan = outlook.best if intent is None else intent.plan
        if not plan.pair.fight and intent is None:
            return Pass()
        shifts = BOXES if outlook.now.alike and not plan.pair.duck else BOXES[-1:]
        box = (plan.fight_box + dice.draw("box", shifts) - 1) % len(BOXES)
        return Strike(ATTACKS[box], plan.pair.fight) if intent is None else Hurl(ATTACKS[box])

    def _dodges(self, state: RealmState, who: str, chair: Chair, dice: Dice) -> Action:
        """The best Move beside the attack that he has laid down."""
        view = chair.view()
        assert isinstance(view, RealmView)
        laid = view.my_draft[0]
        outlook = self._outlook(state, who)
        fight = laid.means if isinstance(laid, Strike) else ""
        struck = 1 + ATTACKS.index(laid.direction) if isinstance(laid, Strike | Hurl) else 0
        intent = self._caster.intent(state, who) if isinstance(laid, Hurl) else None
        plans = tuple(plan for plan in outlook.plans if plan.pair.fight == fight) or outlook.plans
        if intent is not None:
            plans = (intent.plan,)
        if outlook.now.alike:
            best = max(plans, key=lambda plan: plan.value)
            boxes = _boxes_beside(best, struck)
        else:
            fitting = [plan for plan in plans if plan.move_box in _boxes_beside(plan, struck)]
            best = max(fitting or plans, key=lambda plan: plan.value)
            boxes = (best.move_box,)
        if not best.pair.move:
            return Pass()
        box = DODGES.index("duck") + 1 if best.pair.duck else dice.draw("box", boxes)
        return Maneuver(DODGES[box - 1], best.pair.move)

    def _worth_without(self, state: RealmState, who: str, action: Action) -> tuple[float, int]:
        """What the combat is worth without a chit; of equal ones the slowest goes first."""
        scratch = state.copy()
        match action:
            case Spend(chit):
                change_chit(scratch, who, chit, "fatigued", "")
            case SpendForChange(chit, change):
                change_chit(scratch, who, chit, "fatigued", "")
                change_chit(scratch, who, change, "active", "")
            case Suffer(chit):
                change_chit(scratch, who, chit, "wounded", "")
            case _:
                return NEVER, 0
        write_play(scratch, who, target="", acted=(), attack="", maneuver="")
        sheet = state.sheet(state.player_of(who))
        printed = state.box.characters[who].chits(sheet.level)[chit - 1]
        return self._outlook(scratch, who).best.value, printed.time


def foes_of(state: RealmState, who: str) -> tuple[str, ...]:
    """Whom he may attack without making enemies: no natives who do not battle him (MR-6.2.3)."""
    seat = state.player_of(who)
    return tuple(one for one in targets_of(state, who) if one in state.plays or is_hostile(state, one, seat))


def _boxes_beside(plan: Plan, struck: int) -> tuple[int, ...]:
    """The boxes for a Move that stand to the box of the attack as the plan says."""
    if not struck:
        return BOXES
    same = plan.fight_box == plan.move_box
    return tuple(box for box in BOXES if (box == struck) == same)


def _dodged(chair: Chair) -> int:
    """The box of the Move that he has laid down, where he may be met; else the first."""
    view = chair.view()
    assert isinstance(view, RealmView)
    moves = [laid for laid in view.my_draft if isinstance(laid, Maneuver)]
    return 1 + DODGES.index(moves[0].direction) if moves else 1
