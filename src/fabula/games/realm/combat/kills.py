"""MR-6.11: what kills bring, and what becomes of the dead."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.games.realm.combat.counters import living_horse
from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.dropping import take_back
from fabula.games.realm.combat.engaging import leave
from fabula.games.realm.combat.outcomes import Bounty, HirelingBounty, HirelingLost
from fabula.games.realm.combat.sheets import fight_of, turn_light
from fabula.games.realm.combat.spoils import plunder
from fabula.games.realm.day.following import followers_of, leave_behind
from fabula.games.realm.day.regeneration import home_of
from fabula.games.realm.magic.durations import break_spells_of
from fabula.games.realm.magic.shapes import absorbed_by
from fabula.games.realm.natives.grudges import remember_kill
from fabula.games.realm.natives.hirelings import leave_service
from fabula.games.realm.natives.ranks import is_leader
from fabula.games.realm.natives.tasks import win_campaigns
from fabula.games.realm.options.switches import readings_of
from fabula.games.realm.pieces import DEAD, kind_of, put
from fabula.games.realm.scoring.records import add_fame, add_gold, add_notoriety
from fabula.games.realm.setup.card import pieces_in_boxes

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.combat.sheets import Kill
    from fabula.games.realm.state import RealmState


def share_spoils(state: RealmState) -> list[Event]:
    """MR-6.10.5: bounties first, then the dead are removed; a campaign may be won by it (MR-5.9.6)."""
    kills = fight_of(state).kills
    worth = {one.victim: _worth_now(state, one) for one in kills}
    events: list[Event] = []
    for who in _slayers(state):
        events += _bounties(state, who, [one for one in kills if who in one.killers], worth)
    for one in kills:
        events += _bounties_of_hirelings(state, one, worth[one.victim])
        seats = {state.player_of(killer) for killer in one.killers if killer in state.individuals}
        events += (told for seat in sorted(seats) for told in remember_kill(state, seat, one.victim))
    for one in sorted(kills, key=lambda one: one.victim in state.plays):  # whoever served died in service
        if one.victim in state.plays:
            take_back(state, one.victim)
            del state.plays[one.victim]
            events += die(state, one.victim, one.killers)
        else:
            events += _bury(state, one)
    return [*events, *win_campaigns(state)] if kills else events


def _slayers(state: RealmState) -> tuple[str, ...]:
    """The characters who have killed somebody, in the order of their seats, still in the combat or not."""
    killers = {killer for one in fight_of(state).kills for killer in one.killers}
    characters = (sheet.character for sheet in state.sheets if sheet is not None)
    return tuple(who for who in characters if who in killers)


def _worth_now(state: RealmState, kill: Kill) -> Worth:
    """MR-10.1.2: whoever is only driven off brings half of it, rounded up."""
    worth = worth_of(state, kill.victim)
    if not kill.routed:
        return worth
    return Worth(-(-worth.fame // 2), -(-worth.notoriety // 2), worth.multiplied, -(-worth.gold // 2))


class Worth(Struct, frozen=True):
    """What it brings to kill somebody."""

    fame: int
    notoriety: int
    multiplied: bool = True
    """Whether it counts as many times as the number of the kill says."""
    gold: int = 0
    """MR-6.11.2: what is paid for a native, once."""


def worth_of(state: RealmState, victim: str) -> Worth:
    """MR-6.11.1, MR-6.11.6: the bounty of a denizen; of a character his Notoriety, once (U-9)."""
    if victim in state.plays:
        notoriety = state.sheet(state.player_of(victim)).notoriety
        multiplied = state.options.character_bounty == "multiplied"
        essences = [state.box.monsters[kind_of(one)] for one in absorbed_by(state, victim)]  # MR-15.5.1c
        fame = sum(one.fame for one in essences)
        bounty = sum(one.notoriety for one in essences)
        return Worth(fame, max(notoriety, 0) + bounty, multiplied and not essences)
    native = state.box.natives.get(victim)
    if native is not None:
        kind = state.box.native_types[native.type]
        return Worth(0, kind.bounty_notoriety, gold=kind.bounty_gold)
    monster = state.box.monsters[kind_of(victim)]
    return Worth(monster.fame, monster.notoriety)


def _bounties(state: RealmState, who: str, kills: list[Kill], worth: dict[str, Worth]) -> list[Event]:
    """MR-6.11.1, MR-6.11.4: each times the number of his kill of the day; a shared one in equal parts."""
    events: list[Event] = []
    seat = state.player_of(who)
    kills = [one for one in kills if not _is_betrayal(state, one, seat)]
    for one in sorted(kills, key=lambda one: (-worth[one.victim].notoriety, -worth[one.victim].fame)):
        number = state.sheet(seat).kills + 1
        state.write_sheet(seat, kills=number + len(absorbed_by(state, one.victim)))
        value = worth[one.victim]
        part = _part(state, one)
        share = part * number if value.multiplied else part
        fame, notoriety, gold = value.fame * share, value.notoriety * share, value.gold * part
        add_fame(state, seat, fame)
        add_notoriety(state, seat, notoriety)
        add_gold(state, who, gold)
        events.append(
            Bounty(
                who=who,
                victim=one.victim,
                number=number,
                fame=str(fame),
                notoriety=str(notoriety),
                gold=str(gold),
                rule="MR-6.11.6" if one.victim in state.plays else "MR-6.11.1",
            )
        )
    return events


def _is_betrayal(state: RealmState, kill: Kill, seat: Seat) -> bool:
    """MR-6.11.9: whether the victim served the killer's player until he betrayed it."""
    return (kill.victim, seat) in fight_of(state).betrayed


def _part(state: RealmState, kill: Kill) -> Fraction:
    """MR-6.11.4: what each killer gets of a bounty; by the option each all of it (U-27)."""
    return Fraction(1, len(kill.killers) if state.options.shared_kills == "split" else 1)


def _bounties_of_hirelings(state: RealmState, kill: Kill, worth: Worth) -> list[Event]:
    """MR-6.11.2, MR-6.11.3: his master gets Fame and Notoriety once; gold goes to a hired leader only."""
    events: list[Event] = []
    for killer in kill.killers:
        if killer not in state.hired or _is_betrayal(state, kill, state.player_of(killer)):
            continue
        seat, part = state.player_of(killer), _part(state, kill)
        fame, notoriety = worth.fame * part, worth.notoriety * part
        gold = worth.gold * part if is_leader(state, killer) else Fraction()
        add_fame(state, seat, fame)
        add_notoriety(state, seat, notoriety)
        add_gold(state, killer, gold)
        events.append(
            HirelingBounty(
                who=state.sheet(seat).character,
                hireling=killer,
                victim=kill.victim,
                fame=str(fame),
                notoriety=str(notoriety),
                gold=str(gold),
                rule="MR-6.11.3",
            )
        )
    return events


def _bury(state: RealmState, kill: Kill) -> list[Event]:
    """MR-8.4.1: to the dead area, light side up, with its head or club; a native with his horse."""
    denizen = kill.victim
    events = _lose(state, kill) if denizen in state.hired else []
    events += break_spells_of(state, denizen)  # afterwards: until he died a spell may have made him serve
    leave(state, denizen)
    turn_light(state, denizen)
    if (horse := living_horse(state, denizen)) and not kill.routed:
        put(state, horse, DEAD)
    put(state, denizen, _home_of(state, denizen) if kill.routed else DEAD)
    return events


def _home_of(state: RealmState, denizen: str) -> str:
    """MR-10.1.2: the box of the Set-Up Card to which a denizen belongs; Ghosts have none, and go home."""
    boxes = pieces_in_boxes(readings_of(state.options))
    box = next((place for place, pieces in boxes.items() if denizen in pieces), None)
    return home_of(state, denizen) if box is None else box


def _lose(state: RealmState, kill: Kill) -> list[Event]:
    """MR-6.11.6, MR-6.11.7: its master loses its Notoriety, and what it had is plundered."""
    hireling, seat = kill.victim, state.player_of(kill.victim)
    points = worth_of(state, hireling).notoriety
    add_notoriety(state, seat, -points)
    who = state.sheet(seat).character
    events: list[Event] = [HirelingLost(who=who, hireling=hireling, points=points, rule="MR-6.11.7")]
    events += plunder(state, hireling, kill.killers)
    events += (leave_behind(state, one) for one in followers_of(state, hireling))
    leave_service(state, hireling)
    return events
