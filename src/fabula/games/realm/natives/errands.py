"""MR-5.9.1, MR-5.9.2: missions and campaigns are taken up and put down when belongings are rearranged."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from fabula.core import Refusal, refuse
from fabula.games.realm.belongings.settling import meet, unsettle
from fabula.games.realm.natives.tasks import (
    deliver,
    put_down,
    sides_in,
    take_up,
    takeable,
    why_not_put_down,
    why_not_take,
)
from fabula.games.realm.trade.actions import PutDown, TakeUp

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

Errand: TypeAlias = TakeUp | PutDown


def errands(state: RealmState, who: str, done: tuple[str, ...]) -> tuple[Errand, ...]:
    """What a character may take up here or put down, except what he has just taken up or put down."""
    sheet = state.sheet_of(who)
    if sheet is None:
        return ()
    possible: tuple[Errand, ...] = (
        *map(TakeUp, sides_in(state, state.places[who])),
        *(PutDown(task.side) for task in sheet.tasks),
    )
    return tuple(errand for errand in possible if why_not_errand(state, who, errand, done) is None)


def why_not_errand(state: RealmState, who: str, errand: Errand, done: tuple[str, ...]) -> Refusal | None:
    """The rule that forbids it; only characters have missions and campaigns."""
    if state.sheet_of(who) is None:
        return refuse("MR-5.9.1", "characters-only", who=who)
    if not state.is_in_clearing(who):
        return refuse("MR-3.5.8", "on-roadway")
    if errand.side in done:
        return refuse("MR-4.1.2", "changed-already", piece=errand.side)
    seat = state.player_of(who)
    if isinstance(errand, TakeUp):
        return why_not_take(state, seat, errand.side)
    return why_not_put_down(state, seat, errand.side)


def run_errand(state: RealmState, who: str, errand: Errand) -> list[Event]:
    """Take it up, or put it down."""
    seat = state.player_of(who)
    return (take_up if isinstance(errand, TakeUp) else put_down)(state, seat, errand.side)


def arrive(state: RealmState, who: str) -> list[Event]:
    """MR-5.9.3c: he delivers what he can; if there is something to take up he is asked, whatever he said."""
    events = deliver(state, who)
    meet(state, who)
    if state.sheet_of(who) is not None and takeable(state, state.player_of(who)):
        unsettle(state, who)
    return events
