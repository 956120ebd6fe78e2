"""MR-1.11, MR-4.1, MR-4.2: items: whose they are, what they weigh, and of what only one may be active."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.components.items import Horse
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.magic.shapes import is_transmorphized, number_kept
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.natives import NativeHorse
    from fabula.games.realm.state import RealmState


def belongings(state: RealmState, who: str) -> tuple[str, ...]:
    """The items that somebody has with him, active or not; not what is transmorphized (MR-7.10.5)."""
    return state.standing_at.get(who, ())[number_kept(state, who) :]


def is_item(state: RealmState, piece: str) -> bool:
    """Whether a piece is a treasure card, a weapon, armor or a horse (MR-1.11.1)."""
    return piece in state.box.treasures or kind_of(piece) in state.box.items


def pile_in(state: RealmState, clearing: str) -> tuple[str, ...]:
    """MR-4.6.1: the items that lie abandoned in a clearing, the top one first."""
    return tuple(piece for piece in reversed(state.standing_at.get(clearing, ())) if is_item(state, piece))


def active_horse_piece(state: RealmState, who: str) -> str | None:
    """The horse that he rides, as a piece."""
    horses = (piece for piece in belongings(state, who) if is_horse(state, piece))
    return next((piece for piece in horses if piece in state.active), None)


def active_horse(state: RealmState, who: str) -> Horse | None:
    """The horse that he rides."""
    piece = active_horse_piece(state, who)
    return None if piece is None else state.box.horses[kind_of(piece)]


def is_horse(state: RealmState, piece: str) -> bool:
    """Whether a piece is a horse."""
    return kind_of(piece) in state.box.horses


def weight_of(state: RealmState, piece: str) -> int:
    """MR-4.2.1, MR-4.2.2: what an item weighs; horses walk by themselves."""
    item = state.box.items.get(kind_of(piece))
    if item is None:
        weight = state.box.treasures[piece].weight
        return LEVEL["N" if weight is None else weight]
    return LEVEL["N"] if isinstance(item, Horse) else LEVEL[item.weight]


def stronger(horse: Horse | NativeHorse) -> int:
    """MR-4.3.2: how strong a horse is on the stronger of its sides."""
    return max(LEVEL[horse.walk.strength], LEVEL[horse.gallop.strength])


def slot_of(state: RealmState, piece: str) -> str | None:
    """MR-4.1.1: of what only one may be active, if an item is such a thing; armor cards are not."""
    kind, box = kind_of(piece), state.box
    if kind in box.armor:
        return box.armor[kind].kind
    if kind in box.weapons:
        return "weapon"
    if kind in box.horses:
        return "horse"
    card = box.treasures[piece]
    if card.weapon is not None:
        return "weapon"
    if card.chit is None:
        return None
    return {"move": "boots", "fight": "gloves"}.get(card.chit.action)


def boots_strength(state: RealmState, who: str) -> int:
    """MR-1.5.5, MR-4.3.2: the strength of his active Boots; without them Negligible."""
    cards = (state.box.treasures.get(piece) for piece in belongings(state, who) if piece in state.active)
    chits = (card.chit for card in cards if card is not None and card.chit is not None)
    strengths = (chit.strength for chit in chits if chit.action == "move")
    return max((LEVEL[strength] for strength in strengths if strength is not None), default=LEVEL["N"])


def has_active(state: RealmState, who: str, piece: str) -> bool:
    """Whether somebody has this very thing, and active."""
    return state.places.get(piece) == who and piece in state.active and not is_transmorphized(state, who)


def is_potion(state: RealmState, piece: str) -> bool:
    """Whether a card is used up by whoever activates it (MR-4.1.4)."""
    card = state.box.treasures.get(piece)
    return card is not None and card.potion


def number_of(state: RealmState, piece: str) -> int:
    """Which of its owner's things it is, as everybody can count them, from 1."""
    return 1 + state.standing_at[state.places[piece]].index(piece)


def size_of(state: RealmState, card: str) -> str:
    """Whether a treasure card is large or small, which can be seen from behind."""
    return state.box.treasures[card].size
