"""MR-5.9: missions and campaigns: taking them up, and how they end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Refusal, refuse
from fabula.games.realm.map.routes import roadways_between
from fabula.games.realm.natives.events import TaskDone, TaskFailed, TaskGivenUp, TaskTaken
from fabula.games.realm.options.seasons import destinations_of
from fabula.games.realm.pieces import DEAD, kind_of, put
from fabula.games.realm.scoring.records import add_fame, add_gold, add_notoriety
from fabula.games.realm.scoring.victory import DISGUST
from fabula.games.realm.sheet import Task

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.components.visitors import Campaign, Mission
    from fabula.games.realm.state import RealmState

MONTH: Final = 28
"""MR-5.9.7: the days of a month."""


def held_by(character: str) -> str:
    """The place of the mission and campaign chits that a character has taken up."""
    return f"tasks of {character}"


def task_of(state: RealmState, side: str) -> Mission | Campaign | None:
    """The mission or campaign that a side of a gold chit shows."""
    return state.box.missions.get(side) or state.box.campaigns.get(side)


def campaign_of(state: RealmState, seat: Seat) -> Campaign | None:
    """The campaign that a character has taken up (MR-5.9.1)."""
    sides = (task.side for task in state.sheet(seat).tasks)
    return next((state.box.campaigns[side] for side in sides if side in state.box.campaigns), None)


def sides_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """What the gold chits in a clearing show."""
    pieces = state.standing_at.get(clearing, ())
    return tuple(state.faces[piece] for piece in pieces if piece in state.box.gold_chits)


def foes_of(state: RealmState, campaign: Campaign) -> tuple[str, ...]:
    """The denizens against whom a campaign is fought."""
    if campaign.foe_family is None:
        return tuple(native.id for native in state.box.natives.values() if native.group in campaign.foes)
    monsters = state.box.monsters
    return tuple(
        piece
        for piece in state.places
        if kind_of(piece) in monsters and monsters[kind_of(piece)].family == campaign.foe_family
    )


def foe_on_map(state: RealmState, campaign: Campaign) -> bool:
    """MR-5.9.6, MR-1.8.6: whether there is anybody to fight: in a clearing, on a roadway or in the air."""
    return any(state.places[foe] in state.atlas.near for foe in foes_of(state, campaign))


def why_not_lose_fame(state: RealmState, seat: Seat) -> Refusal | None:
    """MR-1.12.2, MR-5.9.5: under Disgust nobody gives Fame away."""
    cursed = state.has_curse(state.sheet(seat).character, DISGUST)
    return refuse("MR-1.12.2", "disgust") if cursed else None


def takeable(state: RealmState, seat: Seat) -> tuple[str, ...]:
    """The missions and campaigns in his clearing that a character could take up now."""
    sides = sides_in(state, state.places[state.sheet(seat).character])
    return tuple(side for side in sides if why_not_take(state, seat, side) is None)


def why_not_take(state: RealmState, seat: Seat, side: str) -> Refusal | None:
    """MR-5.9.1: it lies here, he can pay for it, and he has no other campaign."""
    sheet, task = state.sheet(seat), task_of(state, side)
    if task is None or side not in sides_in(state, state.places[sheet.character]):
        return refuse("MR-5.9.1", "no-such-task", side=side)
    if task.fame and (problem := why_not_lose_fame(state, seat)):
        return problem
    if task.fame and sheet.fame < task.fame:
        return refuse("MR-5.9.1", "too-little-fame", need=task.fame, have=sheet.fame)
    if task.notoriety and sheet.notoriety < task.notoriety:
        return refuse("MR-5.9.1", "too-little-notoriety", need=task.notoriety, have=sheet.notoriety)
    campaign = state.box.campaigns.get(side)
    if campaign is None:
        return None
    if campaign_of(state, seat) is not None:
        return refuse("MR-5.9.1", "one-campaign")
    return None if foe_on_map(state, campaign) else refuse("MR-5.9.6", "no-foe", side=side)


def take_up(state: RealmState, seat: Seat, side: str) -> list[Event]:
    """Pay for a mission or campaign in his clearing, and take its chit (MR-5.9.1)."""
    sheet, cost = state.sheet(seat), task_of(state, side)
    assert cost is not None
    task = _mission(state, seat, side) if side in state.box.missions else Task(side, _last_day(state, side))
    put(state, _chit(state, side), held_by(sheet.character))
    _record(state, seat, cost, -1)
    state.write_sheet(seat, tasks=(*sheet.tasks, task))
    return [
        TaskTaken(
            who=sheet.character,
            side=side,
            fame=cost.fame,
            notoriety=cost.notoriety,
            until=task.until,
            rule="MR-5.9.1",
        )
    ]


def _record(state: RealmState, seat: Seat, cost: Mission | Campaign, times: int) -> None:
    """Take the cost of a task away, or give it back."""
    add_fame(state, seat, times * cost.fame)
    add_notoriety(state, seat, times * cost.notoriety)


def _mission(state: RealmState, seat: Seat, side: str) -> Task:
    """MR-5.9.3: where it leads, and for how much, by the roadways of now."""
    mission, here = state.box.missions[side], state.places[state.sheet(seat).character]
    (usual, instead), gold_per_roadway = destinations_of(state, mission)
    destination = instead if state.places.get(usual) == here else usual
    there = state.places.get(destination)
    far = None if there is None else roadways_between(state.atlas, here, there)
    gold = mission.gold_without_route if far is None else far * gold_per_roadway
    return Task(side, _last_day(state, side), destination, gold)


def _last_day(state: RealmState, side: str) -> int:
    """MR-5.9.3c, MR-5.9.7: so many days, today included; or the month."""
    task = task_of(state, side)
    assert task is not None
    if task.days is None:
        return -(-state.day // MONTH) * MONTH
    return state.day + task.days - 1


def _chit(state: RealmState, side: str) -> str:
    return next(chit.id for chit in state.box.gold_chits.values() if side in chit.sides)


def why_not_put_down(state: RealmState, seat: Seat, side: str) -> Refusal | None:
    """MR-5.9.2: a campaign only while none of its foes is on the map."""
    if side not in (task.side for task in state.sheet(seat).tasks):
        return refuse("MR-5.9.2", "not-taken-up", side=side)
    campaign = state.box.campaigns.get(side)
    if campaign is not None and foe_on_map(state, campaign):
        return refuse("MR-5.9.2", "foe-on-map", side=side)
    return None


def put_down(state: RealmState, seat: Seat, side: str) -> list[Event]:
    """MR-5.9.2: a campaign costs nothing more, a mission has failed."""
    if side in state.box.missions:
        return fail(state, seat, side)
    _lay_down(state, seat, side)
    return [TaskGivenUp(who=state.sheet(seat).character, side=side, rule="MR-5.9.2")]


def fail(state: RealmState, seat: Seat, side: str) -> list[Event]:
    """MR-5.9.2: he pays the cost again, even into the negative."""
    _lay_down(state, seat, side)
    sheet, cost = state.sheet(seat), task_of(state, side)
    assert cost is not None
    _record(state, seat, cost, -1)
    return [
        TaskFailed(who=sheet.character, side=side, fame=cost.fame, notoriety=cost.notoriety, rule="MR-5.9.2")
    ]


def _succeed(state: RealmState, seat: Seat, task: Task, rule: str) -> list[Event]:
    """MR-5.9.2: he has the cost back, and the reward."""
    _lay_down(state, seat, task.side)
    sheet, cost = state.sheet(seat), task_of(state, task.side)
    assert cost is not None
    _record(state, seat, cost, 1)
    add_gold(state, sheet.character, task.gold)
    return [
        TaskDone(
            who=sheet.character,
            side=task.side,
            fame=cost.fame,
            notoriety=cost.notoriety,
            gold=task.gold,
            rule=rule,
        )
    ]


def _lay_down(state: RealmState, seat: Seat, side: str) -> None:
    """MR-5.9.2: in either case the chit is put down in his clearing, from a roadway at one end of it."""
    sheet = state.sheet(seat)
    put(state, _chit(state, side), state.atlas.ground_at(state.places[sheet.character]))
    state.write_sheet(seat, tasks=tuple(task for task in sheet.tasks if task.side != side))


def drop_tasks(state: RealmState, who: str) -> None:
    """MR-6.15.1: whoever dies drops his missions and his campaign, without a penalty."""
    seat = state.player_of(who)
    for task in state.sheet(seat).tasks:
        _lay_down(state, seat, task.side)


def deliver(state: RealmState, who: str) -> list[Event]:
    """MR-5.9.3c: a mission is complete as soon as he is at its destination."""
    sheet = state.sheet_of(who)
    if sheet is None:
        return []
    events: list[Event] = []
    for task in sheet.tasks:  # a campfire may not have come yet
        if task.destination is not None and state.places.get(task.destination) == state.places[who]:
            events += _succeed(state, state.player_of(who), task, "MR-5.9.3c")
    return events


def _in_play(state: RealmState) -> list[Seat]:
    """Those who have not left the map (MR-3.5.9)."""
    return [seat for seat in range(state.seats) if state.is_on_map(state.sheet(seat).character)]


def win_campaigns(state: RealmState) -> list[Event]:
    """MR-5.9.6: a campaign is completed when every foe is dead."""
    events: list[Event] = []
    for seat in _in_play(state):
        for task in state.sheet(seat).tasks:
            campaign = state.box.campaigns.get(task.side)
            if campaign and all(state.places[foe] == DEAD for foe in foes_of(state, campaign)):
                events += _succeed(state, seat, task, "MR-5.9.6")
    return events


def run_out_of_time(state: RealmState, day: int | None = None) -> list[Event]:
    """MR-3.16.6, MR-5.9.2: at Midnight of its last day a task has failed; of today, or of a skipped one."""
    last = state.day if day is None else day
    events: list[Event] = []
    for seat in _in_play(state):
        for task in state.sheet(seat).tasks:
            if task.until <= last:
                events += fail(state, seat, task.side)
    return events
