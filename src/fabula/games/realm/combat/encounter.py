"""MR-6.6: each character may do one action; all choose unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, SecretStep, Step, refuse
from fabula.games.realm.belongings.actions import Abandon, Activate, Inactivate
from fabula.games.realm.belongings.changing import make_change
from fabula.games.realm.combat.actions import Drop, Fetch, FlyAway, Rage, Regain, Run, TurnWeapon
from fabula.games.realm.combat.dropping import drop, grab_of, pick_up
from fabula.games.realm.combat.events import ChoiceNoted, EncounterReady, NoAction, Played
from fabula.games.realm.combat.flying_away import FlyingAway, flights_away, quickest_in_the_air
from fabula.games.realm.combat.handling import WITH_BELONGINGS, things_to_do, things_to_do_then
from fabula.games.realm.combat.means import means_by_name, means_for
from fabula.games.realm.combat.running import Running, as_listed, ways_to_run
from fabula.games.realm.combat.sheets import fight_of, fighters, is_held, write_play
from fabula.games.realm.combat.timing import quickest, rages, run_moves, runs, use_in, weapons
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.alerting import turn_weapon
from fabula.games.realm.day.events import WentBerserk
from fabula.games.realm.day.flying import use_up
from fabula.games.realm.magic.actions import Cast, Invoke
from fabula.games.realm.magic.brooms import Calling, calls_in_combat
from fabula.games.realm.magic.declaring import begin_casting, castable, why_not_cast
from fabula.games.realm.magic.energizing import invocations, invoke
from fabula.games.realm.magic.flights import FLY_CHITS
from fabula.games.realm.magic.wishes import call_off_spells
from fabula.games.realm.setup.actions import Done

if TYPE_CHECKING:
    from fabula.core import Action, Dice, Event
    from fabula.games.realm.state import RealmState

Encountering: TypeAlias = (
    Run
    | FlyAway
    | TurnWeapon
    | Rage
    | Cast
    | Invoke
    | Activate
    | Inactivate
    | Abandon
    | Drop
    | Regain
    | Fetch
    | Pass
    | Done
)
"""A step of a draft: a whole action, or one of several things done with belongings and `Done`."""


class AskEncounter(Step["RealmState"], frozen=True):
    """MR-6.6.1: all at the same time."""

    rule = "MR-6.6.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Ask everybody in the clearing who does not charge (MR-16.17.5)."""
        seats = tuple(state.player_of(who) for who in fighters(state) if not state.plays[who].charges)
        state.swap(Encounter(asked=seats, drafts=((),) * len(seats)))
        return []


class Encounter(SecretStep["RealmState", Encountering], frozen=True):
    """MR-16.17.1: run, fly, turn over a weapon, go berserk, cast a spell, or do something with belongings."""

    rule = "MR-6.6.1"

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Encountering, ...]) -> Choices:
        """All that he has the time and the strength for."""
        who = state.sheet(seat).character
        if draft:
            actions: tuple[Action, ...] = (*things_to_do_then(state, who, draft), Done())
        else:
            actions = (
                Pass(),
                *runs(state, who, ways_to_run(state, who, run_moves(state, who))),
                *flights_away(state, who),
                *weapons(state, who),
                *rages(state, who),
                *castable(state, who, quickest(state, who)),
                *invocations(state, who),
                *things_to_do(state, who),
            )
        limit = quickest(state, who)
        return Choices("encounter", actions, {"who": who, "time": "none" if limit is None else limit})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Held, too slow, or not possible at all."""
        if action in self.choices(state, seat).actions:
            return None
        who, limit = state.sheet(seat).character, quickest(state, state.sheet(seat).character)
        if not self.draft(seat) and action in runs(state, who, run_moves(state, who)):
            return None
        if not self.draft(seat) and isinstance(action, Cast):
            return why_not_cast(state, who, action, limit)
        if not self.draft(seat) and isinstance(action, Run | FlyAway | TurnWeapon | Rage):
            if isinstance(action, Run | FlyAway) and is_held(state, who):
                return refuse("MR-6.6.2", "held")
            if isinstance(action, FlyAway):
                limit = quickest_in_the_air(state, who)
            asked = [means for means in means_for(state, who, use_in(action)) if means.name == action.means]
            if asked and limit is not None and asked[0].time >= limit:
                rule = "MR-16.17.7" if isinstance(action, FlyAway) else "MR-16.17.2"
                return refuse(rule, "too-slow", need=limit, have=asked[0].time)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """A Move that comes to the same as another is written down as that one."""
        if isinstance(action, Run):
            who = state.sheet(seat).character
            action = replace(action, means=as_listed(state, who, action.means, run_moves(state, who)))
        return super().answer(state, seat, action, dice)

    def whole(self, state: RealmState, seat: Seat, draft: tuple[Encountering, ...]) -> bool:
        """One action, to its end."""
        return bool(draft) and not isinstance(draft[-1], WITH_BELONGINGS)

    def drafted(self, state: RealmState, seat: Seat, action: Action) -> list[Event]:
        """For his own eyes."""
        who = state.sheet(seat).character
        return [ChoiceNoted(who=who, rule=self.rule, to=(seat,))]

    def ready(self, state: RealmState, seat: Seat) -> list[Event]:
        """All that the others learn."""
        return [EncounterReady(seat=seat, rule=self.rule)]

    def reveal(self, state: RealmState, dice: Dice) -> list[Event]:
        """All are shown together; then each is carried out."""
        state.pop()
        events: list[Event] = []
        runners: list[Calling | Running | FlyingAway] = []
        drafts = [
            (state.sheet(seat).character, draft) for seat, draft in zip(self.asked, self.drafts, strict=True)
        ]
        grabs = [
            grab_of(state, who, action)
            for who, draft in drafts
            for action in draft
            if isinstance(action, Regain | Fetch)
        ]
        for who, draft in drafts:
            for action in draft:
                if isinstance(action, Run):
                    runners += calls_in_combat(state, who, action.means, "run", above=1)
                    runners.append(Running(who, action.road, action.means))
                elif isinstance(action, FlyAway):
                    runners.append(FlyingAway(who, action.tile, action.means))
                events += _carry_out(state, who, action, dice)
        state.push(*runners)
        if fight_of(state).truce:  # MR-16.11.5: who casts at the same time as somebody wishes for peace
            events += call_off_spells(state)
        return events + pick_up(state, grabs, dice)


def _carry_out(state: RealmState, who: str, action: Encountering, dice: Dice) -> list[Event]:
    match action:
        case Run(_, means):
            return [_show(state, who, means, "MR-6.6.4")]
        case FlyAway(_, means):
            return [_show(state, who, means, "MR-6.6.5")]
        case TurnWeapon(piece, means):
            rule = "MR-6.6.6"
            return [_show(state, who, means, rule), turn_weapon(state, who, piece, rule)]
        case Rage(means):
            write_play(state, who, acted=(means,))
            state.write_sheet(state.player_of(who), berserk=True)
            return [WentBerserk(who=who, rule="MR-13.2.5", reveals=True)]
        case Cast():
            return begin_casting(state, who, action)
        case Invoke(spell):
            return invoke(state, who, spell)
        case Activate() | Inactivate() | Abandon():
            return make_change(state, who, action, dice)
        case Drop(piece):
            return drop(state, who, piece)
        case Fetch(_, _, means):
            spent = use_up(state, who, FLY_CHITS[means]) if means in FLY_CHITS else []
            return [_show(state, who, means, "MR-10.5.2"), *spent]
        case Pass():
            return [NoAction(who=who, rule="MR-6.6.1", reveals=True)]
        case Regain() | Done():
            return []


def _show(state: RealmState, who: str, means: str, rule: str) -> Event:
    """He lays open with what he acts."""
    write_play(state, who, acted=(means,))
    return Played(who=who, means=means, shown=means_by_name(state, who, means).shown, rule=rule, reveals=True)
