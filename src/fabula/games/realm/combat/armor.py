"""MR-6.9.4: which armor a blow strikes, and what becomes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.belongings.activating import put_away
from fabula.games.realm.belongings.items import belongings
from fabula.games.realm.combat.actions import ATTACKS
from fabula.games.realm.combat.outcomes import ArmorPaid, ArmorStruck
from fabula.games.realm.combat.sheets import hurt, stir
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.pieces import OUT_OF_THE_GAME, kind_of, put
from fabula.games.realm.scoring.records import add_gold
from fabula.games.realm.trade.prices import DAMAGED
from fabula.games.realm.trade.stock import put_in_stock

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

Fate: TypeAlias = Literal["untouched", "damaged", "destroyed", "gone"]
LAYERS = ("shield", "card", "breastplate", "helmet", "ointment", "suit")
"""MR-6.9.4: from the outside in; of one layer counters come before cards."""
OINTMENT = "ointment_of_steel"


class Protection(Struct, frozen=True):
    """A piece of armor as it stands in the way of a blow."""

    piece: str
    layer: int
    toughness: int
    card: bool


def armor_struck(state: RealmState, who: str, direction: int) -> Protection | None:
    """The outermost armor in a direction."""
    return next(iter(layers_of(state, who, direction)), None)


def layers_of(state: RealmState, who: str, direction: int) -> tuple[Protection, ...]:
    """All armor in a direction, from the outside in."""
    worn = [
        found
        for piece in belongings(state, who)
        if piece in state.active and (found := _protection(state, who, piece, direction)) is not None
    ]
    return tuple(sorted(worn, key=lambda one: (one.layer, one.piece)))


def _protection(state: RealmState, who: str, piece: str, direction: int) -> Protection | None:
    """What an active item protects against in a direction; a shield only where it is placed."""
    name = ATTACKS[direction - 1]
    counter = state.box.armor.get(kind_of(piece))
    if counter is not None:
        there = state.plays[who].shield == direction if counter.chosen else name in counter.directions
        layer = LAYERS.index(counter.kind)
        return Protection(piece, layer, LEVEL[counter.toughness], card=False) if there else None
    card = state.box.treasures.get(piece)
    if card is None or card.armor is None or name not in card.armor.directions:
        return None
    layer = LAYERS.index("ointment" if piece == OINTMENT else "card")
    return Protection(piece, layer, LEVEL[card.armor.destroyed_by], card=True)


def strike_armor(state: RealmState, who: str, struck: Protection, harm: int) -> list[Event]:
    """MR-6.9.4a: less than its toughness does nothing, as much damages it, more destroys it.

    A blow of the same moment may have destroyed it already (MR-6.9.4d).
    """
    becomes = _fate(state, struck, harm) if state.places[struck.piece] == who else "gone"
    rule = "MR-6.9.4a"
    events: list[Event] = [ArmorStruck(who=who, piece=struck.piece, becomes=becomes, rule=rule)]
    if becomes in ("untouched", "gone"):
        return events
    stir(state)
    if becomes == "damaged":
        state.faces[struck.piece] = DAMAGED
        hurt(state, who, struck.piece)
        return events
    return events + _destroy(state, who, struck)


def _fate(state: RealmState, struck: Protection, harm: int) -> Fate:
    if harm < struck.toughness:
        return "untouched"
    damaged = struck.card or state.faces.get(struck.piece) == DAMAGED
    return "destroyed" if damaged or harm > struck.toughness else "damaged"


def _destroy(state: RealmState, who: str, struck: Protection) -> list[Event]:
    """MR-6.9.4e: treasure armor pays what is listed; ordinary armor goes back to stock intact."""
    piece, box = struck.piece, state.box
    if struck.card:
        armor = box.treasures[piece].armor
        assert armor is not None
        gold, home = armor.price_when_destroyed, None
    else:
        gold, home = box.armor[kind_of(piece)].destroyed_price, box.armor[kind_of(piece)].returns_to
    put_away(state, piece)
    state.faces.pop(piece, None)
    if home is None:
        put(state, piece, OUT_OF_THE_GAME)
    else:
        put_in_stock(state, piece, home)
    if not gold:
        return []
    add_gold(state, who, gold)
    return [ArmorPaid(who=who, gold=gold, rule="MR-6.9.4e")]
