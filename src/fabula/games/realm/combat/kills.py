"""MR-6.11: what kills bring, and what becomes of the dead."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.games.realm.combat.counters import part_of
from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.events import Bounty
from fabula.games.realm.combat.sheets import fight_of, take_off_sheet
from fabula.games.realm.pieces import DEAD, kind_of, put
from fabula.games.realm.scoring.records import add_fame, add_notoriety

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.combat.sheets import Kill
    from fabula.games.realm.state import RealmState


def share_spoils(state: RealmState) -> list[Event]:
    """MR-6.10.5: bounties first, then the dead are removed."""
    kills = fight_of(state).kills
    worth = {one.victim: worth_of(state, one.victim) for one in kills}
    events: list[Event] = []
    for who in sorted(state.plays, key=state.player_of):
        events += _bounties(state, who, [one for one in kills if who in one.killers], worth)
    for one in kills:
        if one.victim in state.plays:
            del state.plays[one.victim]
            events += die(state, one.victim, one.killers)
        else:
            _bury(state, one.victim)
    return events


class Worth(Struct, frozen=True):
    """What it brings to kill somebody."""

    fame: int
    notoriety: int
    multiplied: bool = True
    """Whether it counts as many times as the number of the kill says."""


def worth_of(state: RealmState, victim: str) -> Worth:
    """MR-6.11.1, MR-6.11.6: the bounty of a denizen; of a character his Notoriety, once (U-9)."""
    if victim in state.plays:
        notoriety = state.sheet(state.player_of(victim)).notoriety
        multiplied = state.options.character_bounty == "multiplied"
        return Worth(0, max(notoriety, 0), multiplied)
    monster = state.box.monsters[kind_of(victim)]
    return Worth(monster.fame, monster.notoriety)


def _bounties(state: RealmState, who: str, kills: list[Kill], worth: dict[str, Worth]) -> list[Event]:
    """MR-6.11.1, MR-6.11.4: each times the number of his kill of the day; a shared one in equal parts."""
    events: list[Event] = []
    seat = state.player_of(who)
    for one in sorted(kills, key=lambda one: (-worth[one.victim].notoriety, -worth[one.victim].fame)):
        number = state.sheet(seat).kills + 1
        state.write_sheet(seat, kills=number)
        value = worth[one.victim]
        parts = len(one.killers) if state.options.shared_kills == "split" else 1
        share = Fraction(number if value.multiplied else 1, parts)
        fame, notoriety = value.fame * share, value.notoriety * share
        add_fame(state, seat, fame)
        add_notoriety(state, seat, notoriety)
        events.append(
            Bounty(
                who=who,
                victim=one.victim,
                number=number,
                fame=str(fame),
                notoriety=str(notoriety),
                rule="MR-6.11.6" if one.victim in state.plays else "MR-6.11.1",
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
