"""MR-6.11: what kills bring, and what becomes of the dead."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from fabula.games.realm.combat.counters import body_of, part_of
from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.events import Bounty
from fabula.games.realm.combat.sheets import fight_of, take_off_sheet
from fabula.games.realm.pieces import DEAD, kind_of, put
from fabula.games.realm.scoring.records import add_fame, add_notoriety

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.combat.sheets import Kill
    from fabula.games.realm.components.monsters import Monster
    from fabula.games.realm.state import RealmState


def share_spoils(state: RealmState) -> list[Event]:
    """MR-6.10.5: bounties first, then the dead are removed."""
    kills = fight_of(state).kills
    events: list[Event] = []
    for who in sorted(state.plays, key=state.player_of):
        events += _bounties(state, who, [one for one in kills if who in one.killers])
    for one in kills:
        if one.victim in state.plays:
            del state.plays[one.victim]
            events += die(state, one.victim)
        else:
            _bury(state, one.victim)
    return events


def _monster(state: RealmState, victim: str) -> Monster:
    return state.box.monsters[kind_of(body_of(state.box, victim))]


def _bounties(state: RealmState, who: str, kills: list[Kill]) -> list[Event]:
    """MR-6.11.1, MR-6.11.4: each times the number of his kill of the day; a shared one in equal parts."""
    events: list[Event] = []
    seat = state.player_of(who)
    monsters = [one for one in kills if kind_of(one.victim) in state.box.monsters]
    worth = {one: _monster(state, one.victim) for one in monsters}
    for one in sorted(monsters, key=lambda one: (-worth[one].notoriety, -worth[one].fame)):
        number = state.sheet(seat).kills + 1
        state.write_sheet(seat, kills=number)
        share = Fraction(number, len(one.killers))
        fame, notoriety = worth[one].fame * share, worth[one].notoriety * share
        add_fame(state, seat, fame)
        add_notoriety(state, seat, notoriety)
        events.append(
            Bounty(
                who=who,
                victim=one.victim,
                number=number,
                fame=str(fame),
                notoriety=str(notoriety),
                rule="MR-6.11.1",
            )
        )
    return events


def _bury(state: RealmState, monster: str) -> None:
    """MR-8.4.1: to the dead area, light side up, with its head or club."""
    take_off_sheet(state, monster)
    for piece in (monster, part_of(state.box, monster)):
        if piece is not None:
            state.faces.pop(piece, None)
    put(state, monster, DEAD)
