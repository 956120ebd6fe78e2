"""MR-3.14: flying from tile to tile, and coming down somewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.core import Step
from fabula.games.realm.belongings.abandoning import LeavingBehind
from fabula.games.realm.day.actions import Alert, Fly
from fabula.games.realm.day.blocking import block, monsters_in
from fabula.games.realm.day.events import Flew, Landed, Unhidden
from fabula.games.realm.day.following import followers_of, leave_behind
from fabula.games.realm.day.looks import CLUES, find
from fabula.games.realm.day.minions import is_carried
from fabula.games.realm.day.moving import dismount
from fabula.games.realm.magic.durations import end_spell, energize_where_color_is
from fabula.games.realm.magic.flights import (
    BROOMSTICK,
    FLY_CHITS,
    broom_of,
    flights,
    left_on_ground,
    lent_broom,
)
from fabula.games.realm.natives.errands import arrive
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.pieces import kind_of, put

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.day.actions import Phase
    from fabula.games.realm.magic.flights import Flight
    from fabula.games.realm.state import RealmState


def is_aloft(state: RealmState, who: str) -> bool:
    """MR-1.8.6: whether somebody is in the air over a tile."""
    return state.places.get(who) in state.atlas.of_tile


def stays_aloft(state: RealmState, phase: Phase) -> bool:
    """MR-3.14.4: whether a phase makes nobody land: flying on, and by the option alerting (MR-10.3.1)."""
    return isinstance(phase, Fly) or (isinstance(phase, Alert) and state.options.flying_activities)


def why_not_fly(state: RealmState, who: str, tile: str) -> tuple[str, str] | None:
    """The clause and the reason, if he cannot fly to a tile now."""
    if tile not in state.atlas.flown_to(state.places[who]):
        return ("MR-3.14.2", "too-far-to-fly")
    called = "" if flights(state, who) or lent_broom(state, who) is None else BROOMSTICK
    flight = flight_for(state, who, called)
    if flight is None:
        return ("MR-3.14.1", "cannot-fly")
    stuck = is_aloft(state, who) and left_on_ground(state, who, flight)
    return ("MR-3.14.1", "too-heavy-to-fly") if stuck else None


def flight_for(state: RealmState, who: str, called: str) -> Flight | None:
    """With what he flies: what somebody has called for him, or the first that he has himself."""
    return FLY_CHITS[called] if called else next(iter(flights(state, who)), None)


class Flying(Step["RealmState"], frozen=True):
    """MR-3.14.2: one Fly phase, with what can be flown."""

    rule = "MR-3.14.2"
    who: str
    tile: str
    called: str = ""
    """What somebody else has called for him (MR-15.5.3d)."""

    def run(self, state: RealmState, dice: Dice) -> list[Event]:
        """What does not fly stays in the clearing, and so do all who follow him (MR-3.12.4)."""
        flight = flight_for(state, self.who, self.called)
        assert flight is not None
        if left := left_on_ground(state, self.who, flight):
            state.push(LeavingBehind(self.who, left))
            return []
        state.pop()
        events = [*take_off(state, self.who, self.tile, self.rule), *use_up(state, self.who, flight)]
        return events + _inspect(state, self.who, dice)


def _inspect(state: RealmState, who: str, dice: Dice) -> list[Event]:
    """MR-10.3.1: by the option a character sees the map chits of each tile over which he flies."""
    if not state.options.flying_activities or state.sheet_of(who) is None:
        return []
    clearing = state.atlas.of_tile[state.places[who]][0]
    return find(state, who, clearing, (CLUES,), dice, chosen=False)


def take_off(state: RealmState, who: str, tile: str, rule: str) -> list[Event]:
    """He is in the air, unhidden; of those who follow him only the Witch's own familiar comes along."""
    events: list[Event] = []
    for one in followers_of(state, who):
        if not is_carried(state, one, who):
            events.append(leave_behind(state, one))
        elif state.places[one] == state.places[who]:
            put(state, one, tile)
    put(state, who, tile)
    events.append(Flew(who=who, tile=tile, rule=rule))
    if who not in state.individuals:
        return events
    if state.individual(who).hidden:
        events.append(Unhidden(who=who, rule="MR-1.6.2"))
    state.write(who, hidden=False, came="")
    return events


def use_up(state: RealmState, who: str, flight: Flight) -> list[Event]:
    """MR-7.5.3: a Fly spell ends when it has been used; the Carpet does not."""
    row = broom_of(state, who) if flight.name == BROOMSTICK else None
    return [] if row is None else end_spell(state, row, "MR-7.5.3")


def land(state: RealmState, who: str, dice: Dice, rule: str = "MR-3.14.4") -> list[Event]:
    """In any clearing of the tile; monsters there block him at once (MR-3.13.1c).

    "Roll until there is such a clearing" gives each the same chance, so one draw settles it.
    """
    tile = state.places[who]
    clearing = dice.draw("landing", state.atlas.of_tile[tile])
    group = (who, *(one for one in followers_of(state, who) if state.places[one] == tile))
    events: list[Event] = []
    for one in group:
        put(state, one, clearing)
    events.append(Landed(who=who, clearing=clearing, rule=rule, reveals=True))
    if who not in state.individuals:
        return events
    events += [*dismount(state, who, clearing, "MR-4.4.8"), *arrive(state, who)]
    events += energize_where_color_is(state)
    return events + block(state, clearing, monsters_in(state, clearing), group)


def land_denizens(state: RealmState, dice: Dice) -> list[Event]:
    """MR-15.4.4d: whoever is in the air and records no turn lands before the first chit is drawn."""
    box = state.box
    aloft = [
        piece
        for tile in state.atlas.of_tile
        for piece in state.standing_at.get(tile, ())
        if piece in box.natives or kind_of(piece) in box.monsters
    ]
    idle = [one for one in aloft if one not in state.individuals or is_underling(state, one)]
    return [event for one in idle for event in land(state, one, dice, "MR-15.4.4d")]
