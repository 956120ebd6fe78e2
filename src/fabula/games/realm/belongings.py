"""MR-4.2 to MR-4.4: what a character has with him, and whether he can carry it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.components.items import Horse
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.natives import NativeHorse
    from fabula.games.realm.state import RealmState


def belongings(state: RealmState, who: str) -> tuple[str, ...]:
    """The items of a character, active or not."""
    return state.standing_at.get(who, ())


def active_horse_piece(state: RealmState, who: str) -> str | None:
    """The horse that he rides, as a piece."""
    horses = (piece for piece in belongings(state, who) if kind_of(piece) in state.box.horses)
    return next((piece for piece in horses if piece in state.active), None)


def active_horse(state: RealmState, who: str) -> Horse | None:
    """The horse that he rides."""
    piece = active_horse_piece(state, who)
    return None if piece is None else state.box.horses[kind_of(piece)]


def weight_of(state: RealmState, piece: str) -> int:
    """MR-4.2.1, MR-4.2.2: what an item weighs; horses walk by themselves."""
    item = state.box.items.get(kind_of(piece))
    if item is None:
        weight = state.box.treasures[piece].weight
        return LEVEL["N" if weight is None else weight]
    return LEVEL["N"] if isinstance(item, Horse) else LEVEL[item.weight]


def too_heavy(state: RealmState, who: str, *, in_cave: bool) -> tuple[str, ...]:
    """MR-4.3: the items that he cannot take along on a move; `in_cave` if either end of it is a cave."""
    if not belongings(state, who):
        return ()
    own = _own_strength(state, who, in_cave=in_cave)
    led = max(own, 0 if in_cave else _led_strength(state, who))
    return tuple(
        piece
        for piece in belongings(state, who)
        if weight_of(state, piece) > (own if piece in state.active else led)
    )


def _own_strength(state: RealmState, who: str, *, in_cave: bool) -> int:
    """The strongest of his active Move chits and his active horse, if it can carry him too (MR-4.3.2)."""
    sheet = state.sheet_of(who)
    if sheet is None:
        return _native_strength(state, who, in_cave=in_cave)
    character = state.box.characters[who]
    strengths = [
        LEVEL[chit.strength]
        for chit, now in zip(character.chits(sheet.level), sheet.chits, strict=True)
        if chit.action == "move" and now == "active" and chit.strength is not None
    ]
    horse = active_horse(state, who)
    if horse is not None and not in_cave and _stronger(horse) >= LEVEL[character.weight]:  # MR-4.3.4
        strengths.append(_stronger(horse))
    return max(strengths, default=LEVEL["N"])


def _native_strength(state: RealmState, who: str, *, in_cave: bool) -> int:
    """MR-5.8.3: what is printed for his kind, or his horse if he has one and it is of use."""
    native = state.box.natives[who]
    own = LEVEL[state.box.native_types[native.type].move_strength]
    return own if native.horse is None or in_cave else max(own, _stronger(native.horse))


def _led_strength(state: RealmState, who: str) -> int:
    """The strongest of the horses that he leads, which carry inactive items only (MR-4.3.2)."""
    horses = (
        state.box.horses[kind_of(piece)]
        for piece in belongings(state, who)
        if kind_of(piece) in state.box.horses and piece not in state.active
    )
    return max(map(_stronger, horses), default=LEVEL["N"])


def _stronger(horse: Horse | NativeHorse) -> int:
    return max(LEVEL[horse.walk.strength], LEVEL[horse.gallop.strength])
