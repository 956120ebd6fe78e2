"""MR-6.11.6, MR-6.14.3: what becomes of the gold and the belongings of somebody who has been killed."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from fabula.games.realm.belongings.abandoning import abandon
from fabula.games.realm.belongings.acquiring import acquire
from fabula.games.realm.combat.counters import body_of
from fabula.games.realm.combat.outcomes import GoldTaken, Plundered, WentToStock
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.day.minions import is_minion
from fabula.games.realm.natives.ranks import is_underling
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.sheet import WHOLE
from fabula.games.realm.trade.stock import put_in_stock
from fabula.games.realm.treasures.knowing import as_everybody_sees, show_to, tell_who_know

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

RULE = "MR-6.11.6"


def plunder(state: RealmState, victim: str, killers: tuple[str, ...]) -> list[Event]:
    """The one who killed him takes it all; if several did, they share the gold and the rest is dropped."""
    slayers = tuple(dict.fromkeys(body_of(state.box, killer) for killer in killers))
    takers = tuple(killer for killer in slayers if takes_spoils(state, killer))
    events = _share_gold(state, victim, takers)
    for piece in state.standing_at.get(victim, ()):
        if len(slayers) == 1 and takers:
            events += _take(state, takers[0], victim, piece)
        elif len(slayers) == 1 and (group := _unhired_group(state, slayers[0])):
            events += _stock(state, group, victim, piece)
        else:
            events += abandon(state, victim, piece, RULE)
    return events


def _take(state: RealmState, taker: str, victim: str, piece: str) -> list[Event]:
    """It is his, inactive; a secret card he sees now."""
    item, shown = as_everybody_sees(state, piece)
    show_to(state, piece, (state.player_of(taker),))
    acquire(state, taker, piece)
    taken = Plundered(who=taker, whom=victim, item=item, piece=shown, rule=RULE, reveals=True)
    return [taken, *tell_who_know(state, taker, piece, RULE)]


def _stock(state: RealmState, group: str, victim: str, piece: str) -> list[Event]:
    """It joins the stock of those natives; a secret card stays one."""
    item, shown = as_everybody_sees(state, piece)
    put_in_stock(state, piece, group)
    went = WentToStock(who=victim, partner=group, item=item, piece=shown, rule=RULE)
    return [went, *tell_who_know(state, victim, piece, RULE)]


def takes_spoils(state: RealmState, killer: str) -> bool:
    """Whether somebody can take what another had: a character or a hired leader who is alive himself."""
    if killer not in state.individuals or is_minion(killer) or is_underling(state, killer):
        return False
    return not any(one.victim == killer for one in fight_of(state).kills)


def _share_gold(state: RealmState, victim: str, takers: tuple[str, ...]) -> list[Event]:
    """MR-0.7.1: in equal parts, to the fraction; without anybody to take it it is lost."""
    one = state.individual(victim)
    gold = one.gold + Fraction(*one.gold_part)
    state.write(victim, gold=0, gold_part=WHOLE)
    if not gold:
        return []
    share = Fraction(gold, len(takers) or 1)
    for taker in takers:
        add_gold(state, taker, share)
    return [GoldTaken(who=taker, whom=victim, gold=str(share), rule=RULE) for taker in takers]


def _unhired_group(state: RealmState, killer: str) -> str:
    """The group of a native who serves nobody."""
    native = state.box.natives.get(killer)
    return "" if native is None or killer in state.hired else native.group
