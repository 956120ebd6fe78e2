"""MR-0.6.1: who has seen which treasure or spell card.

A card that nobody has seen is in no table. One that everybody has seen goes by its name. What only some
have seen is in `state.secrets`, with those seats. Of a card that one does not know, the back can be seen:
a treasure is large or small, a spell has its type.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from fabula.games.realm.day.findings import CardSeen
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.unseen import FACE_DOWN, Secret, face_down_spell

if TYPE_CHECKING:
    from fabula.core import Event, Seat
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.state import RealmState

SUBSTITUTES: Final = ("mouldy_skeleton", "remains_of_thief")
"""MR-14.1.1: cards that are exchanged when they are drawn; the Chest waits for its key."""
SITE_CARDS: Final = ("crypt_of_the_knight", "enchanted_meadow", "toadstool_circle")
"""MR-14.1.5."""


def is_open(box: Box, card: str) -> bool:
    """MR-3.9.5, MR-4.1.5: enchanted cards, site cards and two substitutes are turned up when drawn."""
    treasure = box.treasures.get(card)
    open_cards = (*SITE_CARDS, *SUBSTITUTES)
    return treasure is not None and (treasure.color is not None or card in open_cards)


def show_to(state: RealmState, card: str, seats: tuple[Seat, ...], origin: str = "") -> None:
    """Let these seats see a card, or everybody if none is named.

    A card that everybody knows stays so; of one that nobody has seen the pile is named in which it lay.
    """
    secret = state.secrets.get(card)
    if not seats:
        turn_face_up(state, card)
    elif secret is not None:
        state.secrets[card] = replace(secret, seats=tuple(sorted({*secret.seats, *seats})))
    elif origin:
        state.secrets[card] = Secret(tuple(sorted(set(seats))), origin)


def bring_to_light(state: RealmState, card: str) -> None:
    """A card that visions have shown is drawn or offered: some cannot be kept secret any more (MR-3.9.5)."""
    secret = state.secrets.get(card)
    if secret is None or not secret.glimpsed:
        return
    if is_open(state.box, card):
        turn_face_up(state, card)
    else:
        state.secrets[card] = replace(secret, glimpsed=False)


def turn_face_up(state: RealmState, card: str) -> None:
    """Let everybody see a card."""
    state.secrets.pop(card, None)


def knows(state: RealmState, seat: Seat | None, card: str) -> bool:
    """Whether a seat, or a spectator, has seen a card, or has been told of it by a Demon (MR-15.5.2)."""
    secret = state.secrets.get(card)
    if secret is None or seat in secret.seats:
        return True
    asked = (answer for answer in state.answers if answer.asker == seat and answer.about == "card")
    return any(answer.what == card for answer in asked)


def as_seen_by(state: RealmState, seat: Seat | None, card: str) -> str:
    """The name of a piece or card, or its back if this seat has not seen it."""
    return card if knows(state, seat, card) else back_of(state.box, card)


def as_everybody_sees(state: RealmState, piece: str) -> tuple[str, str]:
    """The kind and the name of a piece for an event that all are told; of a secret card its size only."""
    if knows(state, None, piece):
        return kind_of(piece), piece
    back = back_of(state.box, piece)
    return f"{back.removeprefix(FACE_DOWN)}_treasure", back


def tell_who_know(state: RealmState, who: str, card: str, rule: str) -> list[Event]:
    """Tell those who have seen a secret card, which somebody has or had, that it is the one."""
    if knows(state, None, card):
        return []
    return [CardSeen(who=who, item=card, rule=rule, to=state.secrets[card].seats)]


def back_of(box: Box, card: str) -> str:
    """What can be seen of a card from behind."""
    if card in box.treasures:
        return f"{FACE_DOWN}{box.treasures[card].size}"
    return face_down_spell(box.spells[card].type)
