"""MR-6.10.4 to MR-6.10.7, MR-6.8.4, MR-6.9.8: the end of a round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.combat.counters import HORSE, body_of, is_tremendous
from fabula.games.realm.combat.dropping import scatter_of_the_gone
from fabula.games.realm.combat.engaging import turn_to
from fabula.games.realm.combat.events import CounterTurned
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.leaders import fallen_leaders, scatter_stock
from fabula.games.realm.combat.sheets import (
    change_stance,
    fight_of,
    fighters,
    is_dark,
    is_red,
    turn_over,
    write_fight,
)
from fabula.games.realm.combat.sides import denizens_in
from fabula.games.realm.combat.weapons import weapon_of
from fabula.games.realm.day.alerting import ALERTED, is_gripped, turn_weapon
from fabula.games.realm.magic.casting import end_castings
from fabula.games.realm.magic.energizing import end_colors, end_invoked
from fabula.games.realm.magic.fading import fade
from fabula.games.realm.magic.fighting import is_warded
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


class EndRound(Step["RealmState"], frozen=True):
    """MR-6.3.3: weapons, the dead and their spoils, red sides; then they disengage."""

    rule = "MR-6.10.4"

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """One after the other."""
        state.pop()
        events = [*_turn_weapons(state), *end_castings(state), *end_colors(state), *end_invoked(state)]
        grips = _grips(state)
        leaderless = fallen_leaders(state)
        events += share_spoils(state)
        events += scatter_of_the_gone(state)
        for group in leaderless:
            events += scatter_stock(state, group, dice)
        events += _turn_red(state, grips)
        _loosen(state)
        _disengage(state)
        events += _slow_down(state)
        events += fade(state, dice)  # MR-6.10.8
        now = fight_of(state)
        write_fight(state, quiet=0 if now.stirred else now.quiet + 1)
        return events


def _turn_weapons(state: RealmState) -> list[Event]:
    """MR-6.8.4: whoever has hit has an unalerted weapon, whoever has missed an alerted one.

    A cancelled attack leaves it as it is, or counts as a miss (U-25).
    """
    events: list[Event] = []
    turning = ("hit", "missed", *(("cancelled",) if state.options.cancelled_weapon == "alerted" else ()))
    for who in fighters(state):
        outcome, piece = state.plays[who].outcome, weapon_of(state, who).piece
        if outcome not in turning or kind_of(piece) not in state.box.weapons or is_gripped(state, piece):
            continue
        if (outcome != "hit") != (state.faces.get(piece) == ALERTED):
            events.append(turn_weapon(state, who, piece, "MR-6.8.4"))
    return events


def _grips(state: RealmState) -> dict[str, str]:
    """MR-6.9.8: whom each Tremendous monster has hit in this round, or holds since an earlier one.

    No Demon holds somebody under a Pentangle (MR-15.5.5a).
    """
    enraged = fight_of(state).enraged
    return {
        piece: stance.target
        for piece, stance in state.stances.items()
        if (is_red(state, piece) or piece in enraged) and not is_warded(state, kind_of(piece), stance.target)
    }


def _turn_red(state: RealmState, grips: dict[str, str]) -> list[Event]:
    """MR-6.9.8: a Tremendous monster holds its target if that is still alive; without one it turns back."""
    events: list[Event] = []
    for monster in denizens_in(state, fight_of(state).clearing):
        victim = grips.get(monster) if monster in state.stances else None
        should = victim in state.plays or victim in state.stances
        if is_tremendous(state, monster) and should != is_dark(state, monster):
            turn_over(state, monster)
            events.append(CounterTurned(piece=monster, dark=should, rule="MR-6.9.8"))
    return events


def _loosen(state: RealmState) -> None:
    """MR-15.5.1f: a character is no red-side-up monster any more when whom he has hit is dead or gone.

    Nor is he when he has attacked somebody else.
    """
    now = fight_of(state)
    there = {*state.plays, *denizens_in(state, now.clearing)}
    grips = (pair for pair in now.grips if pair[0] in state.plays and pair[1] in there)
    write_fight(state, grips=tuple(pair for pair in grips if state.plays[pair[0]].target in ("", pair[1])))


def _disengage(state: RealmState) -> None:
    """MR-6.10.6: on a character's sheet unhired ones stay, and so do red monsters with their victims.

    They are placed anew; all others are on no sheet any more.
    """
    box, stances = state.box, state.stances
    holds = [(stance.target, piece) for piece, stance in stances.items() if is_red(state, piece)]
    attackers = {
        piece
        for piece, stance in stances.items()
        if stance.sheet in state.plays and stance.box == "red" and body_of(box, piece) not in state.hired
        if not is_warded(state, kind_of(piece), stance.target)
    }
    staying = attackers.union(*holds)
    for victim, holder in holds:
        if victim not in stances or stances[victim].target in staying:
            continue
        if stances[holder].sheet == victim:
            turn_to(state, victim, holder)
        else:
            change_stance(state, victim, target=holder)
    state.stances = {
        piece: replace(stance, direction=0)
        for piece, stance in state.stances.items()
        if body_of(box, piece) in staying
    }


def _slow_down(state: RealmState) -> list[Event]:
    """MR-6.10.7: native horses return to the walk side."""
    horses = sorted(piece for piece in state.faces if piece.startswith(HORSE) and is_dark(state, piece))
    for horse in horses:
        turn_over(state, horse)
    return [CounterTurned(piece=horse, dark=False, rule="MR-6.10.7") for horse in horses]
