"""MR-6.6.4: running away onto a roadway."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.core import Step
from fabula.games.realm.belongings.abandoning import LeavingBehind
from fabula.games.realm.belongings.carrying import horses_led
from fabula.games.realm.belongings.items import belongings, is_horse, weight_of
from fabula.games.realm.combat.charging import charging_times
from fabula.games.realm.combat.counters import move_time
from fabula.games.realm.combat.dropping import scatter
from fabula.games.realm.combat.events import RanAway
from fabula.games.realm.combat.means import Means, means_by_name
from fabula.games.realm.combat.outcomes import Stumbled
from fabula.games.realm.combat.sheets import attackers_of, write_play
from fabula.games.realm.day.discovering import use_openly
from fabula.games.realm.day.following import followers_of, leave_behind
from fabula.games.realm.day.minions import is_minion, master_of
from fabula.games.realm.day.rolls import PLAIN
from fabula.games.realm.day.route import is_cave
from fabula.games.realm.magic.flights import lent_broom
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.shapes import walks_woods
from fabula.games.realm.map.atlas import woods_of
from fabula.games.realm.pieces import put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState

STUMBLES = 7
"""MR-10.11.3: the least roll with which he falls."""


def roads_to_run(state: RealmState, who: str) -> tuple[str, ...]:
    """MR-6.6.4b, MR-6.6.4c: the roadway by which he came today, else any that he can use, or the woods.

    Mist can use all (MR-15.6.3a).
    """
    one = state.individual(who)
    roads = [road for road in state.atlas.roads[state.places[who]] if road.end is not None]
    known = (road for road in roads if road.kind == "road" or road.name in one.discoveries)
    usable = [road.name for road in (roads if is_mist(state, who) else known)]
    if not one.came:
        tile = state.atlas.clearings[state.places[who]].tile
        return (*usable, *((woods_of(tile),) if walks_woods(state, who) else ()))
    back = state.atlas.names_of(one.came)
    return tuple(name for name in usable if name in back)


class Running(Step["RealmState"], frozen=True):
    """MR-6.6.4: what the Move does not carry stays here, then he is gone at once."""

    rule = "MR-6.6.4"
    who: str
    road: str
    means: str
    sure: bool = False
    """Whether it is settled that he does not stumble (MR-10.11.3)."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """Leave things behind first; whoever attacked him is on no sheet any more, and he tires."""
        if state.options.stumble and not self.sure and times_against(state, self.who):
            return self._try(state, dice)
        if left := left_behind(state, self.who, means_by_name(state, self.who, self.means)):
            led = horses_led(state, self.who, in_cave=is_cave(state, state.places[self.who]))
            stowable = tuple(
                piece for piece in left if piece in state.active and weight_of(state, piece) <= led
            )
            state.push(LeavingBehind(self.who, left, stowable))
            return []
        state.pop()
        leave_fight(state, self.who)
        events: list[Event] = [RanAway(who=self.who, road=self.road, rule=self.rule, reveals=True)]
        ways = [road for road in state.atlas.roads[state.places[self.who]] if road.name == self.road]
        if any(way.kind != "road" for way in ways):
            events += use_openly(state, self.who, state.places[self.who], self.road, "MR-3.9.10")
        events += scatter(state, self.who)
        events += self._part(state)
        put(state, self.who, self.road)
        return events

    def _part(self, state: RealmState) -> list[Event]:
        """MR-6.6.4a, MR-13.13.5: whoever follows him stays; only the Witch carries her familiar along."""
        events: list[Event] = []
        for one in followers_of(state, self.who):
            if is_minion(one) and state.individual(one).following == master_of(state, one):
                put(state, one, self.road)
            else:
                events.append(leave_behind(state, one, "MR-6.6.4a"))
        return events

    def _try(self, state: RealmState, dice: Dice) -> list[Event]:
        """MR-10.11.3: the more and the faster they are, the sooner he falls, and has to maneuver."""
        against = times_against(state, self.who)
        time = means_by_name(state, self.who, self.means).time
        result = max(PLAIN.throw(dice)[0]) + time - min(against) + len(against)
        falls = result >= STUMBLES
        if falls:
            state.pop()
            write_play(state, self.who, acted=(), stumbled=self.means)
        else:
            state.swap(replace(self, sure=True))
        return [Stumbled(who=self.who, roll=result, falls=falls, rule="MR-10.11.3", reveals=True)]


def times_against(state: RealmState, who: str) -> tuple[int, ...]:
    """MR-6.6.1: the move times of the attackers on his sheet, and of whoever charges him."""
    return (
        *(move_time(state, one) for one in attackers_of(state, who)),
        *charging_times(state, who),
    )


def left_behind(state: RealmState, who: str, means: Means) -> tuple[str, ...]:
    """MR-4.3.1, MR-4.3.3: the Move that he plays carries active items; horses that he leads, the rest.

    His hirelings do not: they stay (MR-6.6.4a).
    """
    led = max(means.strength, horses_led(state, who, in_cave=is_cave(state, state.places[who])))
    return tuple(
        piece
        for piece in belongings(state, who)
        if not is_horse(state, piece)
        and weight_of(state, piece) > (means.strength if piece in state.active else led)
    )


def outcome_of(state: RealmState, who: str, means: Means) -> tuple[tuple[str, ...], int, str]:
    """What it comes to if he runs with this Move: what stays behind, and the asterisks that count.

    If he may stumble, each Move is another: its time counts, and he may have to maneuver with it. So it is
    if somebody may call a Broomstick (MR-15.5.3b, MR-15.5.3f).
    """
    name = means.name if state.options.stumble or lent_broom(state, who) is not None else ""
    return left_behind(state, who, means), max(means.asterisks, 1), name


def ways_to_run(state: RealmState, who: str, fast: list[Means]) -> list[Means]:
    """Of the Moves that are fast enough, the first one for each outcome."""
    first = {outcome_of(state, who, means): means for means in reversed(fast)}
    return [means for means in fast if means in first.values()]


def as_listed(state: RealmState, who: str, name: str, fast: list[Means]) -> str:
    """The Move that is listed for the same outcome."""
    outcome = outcome_of(state, who, means_by_name(state, who, name))
    return next(means.name for means in fast if outcome_of(state, who, means) == outcome)
