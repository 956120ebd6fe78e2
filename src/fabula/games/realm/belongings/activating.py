"""MR-4.1: what may be active, and what activating and inactivating do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.core import Refusal, refuse
from fabula.games.realm.belongings.carrying import body_weight, chit_strength, led_strength
from fabula.games.realm.belongings.events import Activated, Inactivated
from fabula.games.realm.belongings.items import (
    belongings,
    boots_strength,
    has_active,
    is_horse,
    is_potion,
    number_of,
    slot_of,
    stronger,
    weight_of,
)
from fabula.games.realm.components.kinds import LADDER, LEVEL
from fabula.games.realm.day.alerting import ALERTED, is_gripped
from fabula.games.realm.magic.shapes import is_transmorphized
from fabula.games.realm.pieces import kind_of
from fabula.games.realm.treasures.birdsong_cards import why_not_forgo
from fabula.games.realm.treasures.knowing import knows, turn_face_up
from fabula.games.realm.treasures.remedies import AMULET, CLAW, uses
from fabula.games.realm.treasures.weapon_potions import WEAPON_POTION, put_on_weapon
from fabula.games.realm.unseen import without

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

ONE_USE: Final = "one_use"
WITHIN: Final = "treasure_within_treasure"
LOST_KEYS: Final = "lost_keys"
LASTING: Final = ("alchemists_mixture", "vial_of_healing")
"""MR-4.1.4: the potions that are not used up by whoever activates them."""
OPENED: Final = "opened"
"""The face of such a potion from then on: it goes back at Midnight wherever it is (MR-3.16.3)."""


def why_not_activate(state: RealmState, who: str, piece: str) -> Refusal | None:
    """The first rule that keeps him from having an item active."""
    if piece not in belongings(state, who):
        return refuse("MR-1.11.1", "not-his", piece=piece)
    if state.sheet_of(who) is None:
        return refuse("MR-4.8.1", "holds-only", who=who)
    if piece in state.active:
        return refuse("MR-1.11.1", "active-already", piece=piece)
    if is_transmorphized(state, who):
        return refuse("MR-7.10.2", "transmorphized", who=who)
    if (slot := slot_of(state, piece)) is not None:
        for other in belongings(state, who):
            if other in state.active and slot_of(state, other) == slot:
                return refuse("MR-4.1.1", "one-active", slot=slot, piece=other)
    if slot in ("horse", "boots"):
        return _why_not_bear(state, who, piece)
    return _why_not_use(state, who, piece)


def _why_not_bear(state: RealmState, who: str, piece: str) -> Refusal | None:
    """MR-4.1.4: a horse or Boots must bear him and what he has; a horse is no use in a cave (MR-4.4.5)."""
    there = state.atlas.clearings.get(state.places[who])
    cave = there is not None and there.kind == "cave"
    if is_horse(state, piece):
        if cave:
            return refuse("MR-4.4.5", "horse-in-cave", piece=piece)
        have = stronger(state.box.horses[kind_of(piece)])
        sheet = state.sheet_of(who)
        assert sheet is not None
        others = max(chit_strength(state, sheet), boots_strength(state, who))
    else:
        chit = state.box.treasures[piece].chit
        assert chit is not None
        assert chit.strength is not None
        have, others = LEVEL[chit.strength], LEVEL["N"]
    others = max(others, led_strength(state, who, in_cave=cave, without=piece))
    loads = (
        weight_of(state, other)
        for other in belongings(state, who)
        if other in state.active or weight_of(state, other) > others
    )
    need = max(body_weight(state, who), *loads, LEVEL["N"])
    if need > have:
        return refuse("MR-4.1.4", "too-weak", piece=piece, need=LADDER[need], have=LADDER[have])
    return None


def _why_not_use(state: RealmState, who: str, piece: str) -> Refusal | None:
    """MR-4.1.4: what works at once needs something to work on; the Chest needs its key (MR-14.1.2)."""
    card = state.box.treasures.get(piece)
    if card is not None and card.kind == ONE_USE and not _has_use(state, who, piece):
        return refuse("MR-4.1.4", "no-use-now", piece=piece)
    locked = card is not None and card.kind == WITHIN and not has_active(state, who, LOST_KEYS)
    return refuse("MR-14.1.2", "locked", piece=piece) if locked else None


def _has_use(state: RealmState, who: str, piece: str) -> bool:
    """MR-14.4.1: whether a card that is used at once has anything to do now."""
    return (piece == AMULET and bool(uses(state, who))) or (piece == CLAW and state.is_in_clearing(who))


def why_not_inactivate(state: RealmState, who: str, piece: str) -> Refusal | None:
    """The first rule that keeps him from putting an active item away."""
    if piece not in belongings(state, who):
        return refuse("MR-1.11.1", "not-his", piece=piece)
    if piece not in state.active:
        return refuse("MR-1.11.1", "inactive-already", piece=piece)
    return why_not_part(state, piece) or why_not_forgo(state, piece)


def why_not_part(state: RealmState, piece: str) -> Refusal | None:
    """MR-4.1.4: a potion that works stays with whoever has activated it."""
    used = piece in state.active and is_potion(state, piece) and piece not in LASTING
    return refuse("MR-4.1.4", "used-up", piece=piece) if used else None


def activate(state: RealmState, who: str, piece: str) -> list[Event]:
    """It is face up now, and everybody sees it (MR-4.1.5); a weapon is unalerted (MR-4.1.6)."""
    secret, number = not knows(state, None, piece), number_of(state, piece)
    state.active = tuple(sorted((*state.active, piece)))
    turn_face_up(state, piece)
    if piece in state.box.treasures and state.box.treasures[piece].kind == WEAPON_POTION:
        put_on_weapon(state, who, piece)
    if piece in LASTING:
        state.faces[piece] = OPENED
    item = kind_of(piece)
    return [Activated(who=who, number=number, item=item, piece=piece, rule="MR-4.1.2", reveals=secret)]


def inactivate(state: RealmState, who: str, piece: str) -> list[Event]:
    """It is put away."""
    put_away(state, piece)
    return [Inactivated(who=who, item=kind_of(piece), piece=piece, rule="MR-4.1.2")]


def put_away(state: RealmState, piece: str) -> None:
    """An item that is not active any more shows no alerted side (MR-4.1.6), unless it is gripped."""
    if piece in state.active:
        state.active = without(state.active, piece)
    if state.faces.get(piece) == ALERTED and not is_gripped(state, piece):
        del state.faces[piece]
