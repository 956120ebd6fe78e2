"""MR-6.6: each character may do one action; all choose unseen."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from msgspec.structs import replace

from fabula.core import Choices, Refusal, Seat, SecretStep, Step, refuse
from fabula.games.realm.belongings.actions import Abandon, Activate, Inactivate
from fabula.games.realm.belongings.activating import (
    put_away,
    why_not_activate,
    why_not_inactivate,
    why_not_part,
)
from fabula.games.realm.belongings.changing import make_change
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.actions import Drop, Fetch, FlyAway, Rage, Regain, Run, TurnWeapon
from fabula.games.realm.combat.charging import charging_times
from fabula.games.realm.combat.counters import move_time
from fabula.games.realm.combat.dropping import drop, fetches, grab_of, pick_up, regains
from fabula.games.realm.combat.events import ChoiceNoted, EncounterReady, NoAction, Played
from fabula.games.realm.combat.flying_away import FlyingAway, fast_flights, flights_away, quickest_in_the_air
from fabula.games.realm.combat.means import Means, Use, means_by_name, means_for
from fabula.games.realm.combat.riding import moves_to_run
from fabula.games.realm.combat.running import Running, as_listed, roads_to_run, ways_to_run
from fabula.games.realm.combat.sheets import attackers_of, fighters, is_held, write_play
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.alerting import is_gripped, turn_weapon
from fabula.games.realm.day.events import WentBerserk
from fabula.games.realm.day.flying import use_up
from fabula.games.realm.magic.actions import Cast, Invoke
from fabula.games.realm.magic.brooms import Calling, calls_in_combat
from fabula.games.realm.magic.casting import begin_casting, castable, why_not_cast
from fabula.games.realm.magic.energizing import invocations, invoke
from fabula.games.realm.magic.flights import FLY_CHITS
from fabula.games.realm.magic.shapes import must_fly
from fabula.games.realm.pieces import kind_of
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
WITH_BELONGINGS = (Activate, Inactivate, Abandon, Drop)


class AskEncounter(Step["RealmState"], frozen=True):
    """MR-6.6.1: all at the same time."""

    rule = "MR-6.6.1"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Ask everybody in the clearing who does not charge (MR-16.17.5)."""
        seats = tuple(state.player_of(who) for who in fighters(state) if not state.plays[who].charges)
        state.swap(Encounter(asked=seats, drafts=((),) * len(seats)))
        return []


def quickest(state: RealmState, who: str) -> int | None:
    """MR-6.6.1: the move time of the fastest attacker on his sheet, charges included, if there is any."""
    times = (move_time(state, piece) for piece in attackers_of(state, who))
    return min((*times, *charging_times(state, who)), default=None)


def in_time(state: RealmState, who: str, means: Means) -> bool:
    """MR-16.17.2, MR-16.17.3: faster than every attacker."""
    limit = quickest(state, who)
    return limit is None or means.time < limit


class Encounter(SecretStep["RealmState", Encountering], frozen=True):
    """MR-16.17.1: run, fly, turn over a weapon, go berserk, cast a spell, or do something with belongings."""

    rule = "MR-6.6.1"

    def offer(self, state: RealmState, seat: Seat, draft: tuple[Encountering, ...]) -> Choices:
        """All that he has the time and the strength for."""
        who = state.sheet(seat).character
        if draft:
            actions: tuple[Action, ...] = (*_further(state, who, draft), Done())
        else:
            free: tuple[Action, ...] = (
                *_activations(state, who),
                *_inactivations(state, who),
                *_abandonings(state, who, ()),
            )
            runs = (
                *_runs(state, who, ways_to_run(state, who, _run_moves(state, who))),
                *flights_away(state, who),
            )
            spells = (*castable(state, who, quickest(state, who)), *invocations(state, who))
            if state.options.dropping:
                free = (*free, *_droppings(state, who, ()), *_pickings(state, who))
            actions = (Pass(), *runs, *_weapons(state, who), *_rages(state, who), *spells, *free)
        limit = quickest(state, who)
        return Choices("encounter", actions, {"who": who, "time": "none" if limit is None else limit})

    def why_not(self, state: RealmState, seat: Seat, action: Action) -> Refusal | None:
        """Held, too slow, or not possible at all."""
        if action in self.choices(state, seat).actions:
            return None
        who, limit = state.sheet(seat).character, quickest(state, state.sheet(seat).character)
        if not self.draft(seat) and action in _runs(state, who, _run_moves(state, who)):
            return None
        if not self.draft(seat) and isinstance(action, Cast):
            return why_not_cast(state, who, action, limit)
        if not self.draft(seat) and isinstance(action, Run | FlyAway | TurnWeapon | Rage):
            if isinstance(action, Run | FlyAway) and is_held(state, who):
                return refuse("MR-6.6.2", "held")
            if isinstance(action, FlyAway):
                limit = quickest_in_the_air(state, who)
            asked = [means for means in means_for(state, who, _use(action)) if means.name == action.means]
            if asked and limit is not None and asked[0].time >= limit:
                rule = "MR-16.17.7" if isinstance(action, FlyAway) else "MR-16.17.2"
                return refuse(rule, "too-slow", need=limit, have=asked[0].time)
        return refuse(self.rule, "not-offered")

    def answer(self, state: RealmState, seat: Seat, action: Action, dice: Dice) -> list[Event]:
        """A Move that comes to the same as another is written down as that one."""
        if isinstance(action, Run):
            who = state.sheet(seat).character
            action = replace(action, means=as_listed(state, who, action.means, _run_moves(state, who)))
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
        return events + pick_up(state, grabs, dice)


def _use(action: Run | FlyAway | TurnWeapon | Rage) -> Use:
    match action:
        case FlyAway():
            return "fly"
        case Run():
            return "move"
        case TurnWeapon():
            return "fight"
        case Rage():
            return "berserk"


def _fast_moves(state: RealmState, who: str) -> list[Means]:
    """MR-6.6.4: the Moves faster than every attacker; none for whoever is held (MR-6.6.2) or must fly."""
    if is_held(state, who) or must_fly(state, who):
        return []
    return [means for means in means_for(state, who, "move") if in_time(state, who, means)]


def _run_moves(state: RealmState, who: str) -> list[Means]:
    return moves_to_run(state, who, _fast_moves(state, who))


def _runs(state: RealmState, who: str, moves: list[Means]) -> tuple[Run, ...]:
    return tuple(Run(road, means.name) for road in roads_to_run(state, who) for means in moves)


def _weapons(state: RealmState, who: str) -> tuple[TurnWeapon, ...]:
    """MR-6.6.6: with a Fight that is fast and strong enough for it."""
    fast = [means for means in means_for(state, who, "fight") if in_time(state, who, means)]
    weapons = (
        piece
        for piece in belongings(state, who)
        if piece in state.active and kind_of(piece) in state.box.weapons and not is_gripped(state, piece)
    )
    return tuple(
        TurnWeapon(piece, means.name)
        for piece in weapons
        for means in fast
        if means.strength >= LEVEL[state.box.weapons[kind_of(piece)].weight]
    )


def _rages(state: RealmState, who: str) -> tuple[Rage, ...]:
    """MR-13.2.5."""
    return tuple(Rage(means.name) for means in means_for(state, who, "berserk") if in_time(state, who, means))


def _activations(state: RealmState, who: str) -> list[Activate]:
    """MR-16.17.4: attackers do not restrict it."""
    return [
        Activate(piece) for piece in belongings(state, who) if why_not_activate(state, who, piece) is None
    ]


def _inactivations(state: RealmState, who: str) -> list[Inactivate]:
    return [
        Inactivate(piece) for piece in belongings(state, who) if why_not_inactivate(state, who, piece) is None
    ]


def _abandonings(state: RealmState, who: str, gone: tuple[str, ...]) -> list[Abandon]:
    return [
        Abandon(piece)
        for piece in belongings(state, who)
        if piece not in gone and why_not_part(state, piece) is None
    ]


def _droppings(state: RealmState, who: str, gone: tuple[str, ...]) -> list[Drop]:
    """MR-10.5.1: by the option, whatever could be abandoned."""
    return [Drop(action.piece) for action in _abandonings(state, who, gone)]


def _pickings(state: RealmState, who: str) -> tuple[Action, ...]:
    moves = [*_fast_moves(state, who), *fast_flights(state, who)]
    return (*regains(state, who), *fetches(state, who, moves))


def _further(state: RealmState, who: str, draft: tuple[Encountering, ...]) -> list[Action]:
    """MR-6.6.8: one thing activated and one put away, or any number abandoned, or dropped (MR-10.5.1)."""
    if isinstance(draft[0], Abandon):
        gone = tuple(action.piece for action in draft if isinstance(action, Abandon))
        return [*_abandonings(state, who, gone)]
    if isinstance(draft[0], Drop):
        return [*_droppings(state, who, tuple(action.piece for action in draft if isinstance(action, Drop)))]
    if len(draft) > 1:
        return []
    if isinstance(draft[0], Activate):
        return [*_inactivations(state, who)]
    assert isinstance(draft[0], Inactivate)
    scratch = state.copy()
    put_away(scratch, draft[0].piece)
    return [action for action in _activations(scratch, who) if action.piece != draft[0].piece]


def _carry_out(state: RealmState, who: str, action: Encountering, dice: Dice) -> list[Event]:
    match action:
        case Run(_, means):
            write_play(state, who, acted=(means,))
            shown = means_by_name(state, who, means).shown
            return [Played(who=who, means=means, shown=shown, rule="MR-6.6.4", reveals=True)]
        case FlyAway(_, means):
            write_play(state, who, acted=(means,))
            shown = means_by_name(state, who, means).shown
            return [Played(who=who, means=means, shown=shown, rule="MR-6.6.5", reveals=True)]
        case TurnWeapon(piece, means):
            write_play(state, who, acted=(means,))
            shown = means_by_name(state, who, means).shown
            return [
                Played(who=who, means=means, shown=shown, rule="MR-6.6.6", reveals=True),
                turn_weapon(state, who, piece, "MR-6.6.6"),
            ]
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
            write_play(state, who, acted=(means,))
            shown = means_by_name(state, who, means).shown
            spent = use_up(state, who, FLY_CHITS[means]) if means in FLY_CHITS else []
            return [Played(who=who, means=means, shown=shown, rule="MR-10.5.2", reveals=True), *spent]
        case Regain():
            return []
        case Pass():
            return [NoAction(who=who, rule="MR-6.6.1", reveals=True)]
        case Done():
            return []
