"""MR-6.11.8: what becomes of the stock of natives whose leader has been killed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.outcomes import StockScattered
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.natives.ranks import is_leader
from fabula.games.realm.pieces import put
from fabula.games.realm.trade.stock import cards_of, counters_of
from fabula.games.realm.treasures import piles
from fabula.games.realm.treasures.knowing import is_open
from fabula.games.realm.unseen import FACE_DOWN, Secret

if TYPE_CHECKING:
    from fabula.core import Dice, Event
    from fabula.games.realm.state import RealmState


def fallen_leaders(state: RealmState) -> tuple[str, ...]:
    """The groups whose leaders have been killed in this round and served nobody."""
    dead = (one.victim for one in fight_of(state).kills if not one.routed)
    leaders = (who for who in dead if is_leader(state, who) and who not in state.hired)
    return tuple(state.box.natives[who].group for who in leaders)


def scatter_stock(state: RealmState, group: str, dice: Dice) -> list[Event]:
    """All of it is put on the pile in the clearing; cards that nobody has seen stay face down."""
    clearing = fight_of(state).clearing
    pieces = [*counters_of(state, group)]
    for position in reversed(range(len(cards_of(state, group)))):
        card = cards_of(state, group)[position]
        if card == FACE_DOWN:
            card = piles.turn_up(state, group, position, dice)
            if not is_open(state.box, card):
                state.secrets[card] = Secret((), group)
        piles.remove(state, group, card)
        pieces.append(card)
    for piece in pieces:
        put(state, piece, clearing)
    return [StockScattered(group=group, clearing=clearing, rule="MR-6.11.8", reveals=True)] if pieces else []
