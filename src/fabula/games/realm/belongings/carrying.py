"""MR-4.3: who or what carries the items of somebody who moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.belongings.items import (
    active_horse,
    belongings,
    boots_strength,
    is_horse,
    stronger,
    weight_of,
)
from fabula.games.realm.combat.counters import living_horse
from fabula.games.realm.components.kinds import LEVEL
from fabula.games.realm.magic.shapes import shape_of
from fabula.games.realm.magic.unleashing import UNLEASHED, chit_now
from fabula.games.realm.pieces import kind_of

if TYPE_CHECKING:
    from fabula.games.realm.sheet import Sheet
    from fabula.games.realm.state import RealmState


def too_heavy(state: RealmState, who: str, *, in_cave: bool) -> tuple[str, ...]:
    """MR-4.3.1: the items that he cannot take along on a move; `in_cave` if either end of it is a cave."""
    if not belongings(state, who):
        return ()
    own = own_strength(state, who, in_cave=in_cave)
    led = max(own, led_strength(state, who, in_cave=in_cave))
    return tuple(
        piece
        for piece in belongings(state, who)
        if weight_of(state, piece) > (own if piece in state.active else led)
    )


def beyond_carrying(state: RealmState, who: str, *, in_cave: bool) -> tuple[str, ...]:
    """MR-4.3.5: what of that he could not take along inactive either."""
    led = led_strength(state, who, in_cave=in_cave)
    left = too_heavy(state, who, in_cave=in_cave)
    return tuple(piece for piece in left if piece not in state.active or weight_of(state, piece) > led)


def may_be_too_heavy(state: RealmState, who: str, *, in_cave: bool) -> bool:
    """Whether he might, by what everybody knows: a secret card may weigh what its back allows."""
    if not belongings(state, who):
        return False
    led = max(own_strength(state, who, in_cave=in_cave), led_strength(state, who, in_cave=in_cave))
    hidden = (piece for piece in belongings(state, who) if piece in state.secrets)
    known = (piece for piece in too_heavy(state, who, in_cave=in_cave) if piece not in state.secrets)
    return any(known) or any(_heaviest_like(state, card) > led for card in hidden)


def _heaviest_like(state: RealmState, card: str) -> int:
    """MR-0.6.1: what the heaviest treasure weighs that is as large as this one."""
    treasures = state.box.treasures
    size = treasures[card].size
    return max(weight_of(state, other.id) for other in treasures.values() if other.size == size)


def own_strength(state: RealmState, who: str, *, in_cave: bool) -> int:
    """MR-4.3.3: what carries active items too: a Move chit, Boots, the active horse if it can carry him."""
    if (shape := shape_of(state, who)) is not None:
        return LEVEL[shape.move.strength]
    sheet = state.sheet_of(who)
    if sheet is None:
        return hireling_strength(state, who, in_cave=in_cave)
    strengths = [chit_strength(state, sheet), boots_strength(state, who)]
    horse = active_horse(state, who)
    if horse is not None and not in_cave and stronger(horse) >= body_weight(state, who):  # MR-4.3.4
        strengths.append(stronger(horse))
    return max(strengths)


def chit_strength(state: RealmState, sheet: Sheet) -> int:
    """MR-4.3.2: the strongest of his active Move chits, which is shown, not played; never the Duck."""
    printed = sheet.printed(state.box)
    shown = (chit_now(state, sheet.character, number, chit) for number, chit in enumerate(printed, 1))
    strengths = (
        LEVEL[chit.strength]
        for chit, now in zip(shown, sheet.chits, strict=True)
        if chit.action in ("move", UNLEASHED) and now == "active" and chit.strength is not None
    )
    return max(strengths, default=LEVEL["N"])


def body_weight(state: RealmState, character: str) -> int:
    """MR-4.3.7, MR-7.10.1: what a character weighs himself, which horses and Boots have to bear."""
    if (shape := shape_of(state, character)) is not None:
        return LEVEL[shape.weight]
    return LEVEL[state.box.characters[character].weight]


def hireling_strength(state: RealmState, who: str, *, in_cave: bool) -> int:
    """MR-5.8.3: what is printed for his kind, or his living horse if it is of use; a monster's size."""
    if (shape := shape_of(state, who)) is not None:
        return LEVEL[shape.move.strength]
    if who not in state.box.natives:
        return LEVEL[state.box.monsters[kind_of(who)].size]
    native = state.box.natives[who]
    own = LEVEL[state.box.native_types[native.type].move_strength]
    horse = native.horse if living_horse(state, who) else None
    return own if horse is None or in_cave else max(own, stronger(horse))


def led_strength(state: RealmState, who: str, *, in_cave: bool, without: str | None = None) -> int:
    """MR-4.3.2: what carries inactive items only: horses that he leads, not in caves, and his hirelings."""
    seat, here = state.player_of(who), state.places[who]
    following = (one for one in state.hired if state.individual(one).following == who)
    carriers = [
        hireling_strength(state, one, in_cave=in_cave)
        for one in following
        if state.player_of(one) == seat and state.places[one] == here
    ]
    return max((horses_led(state, who, in_cave=in_cave, without=without), *carriers))


def horses_led(state: RealmState, who: str, *, in_cave: bool, without: str | None = None) -> int:
    """What the strongest horse carries that he leads; none in a cave."""
    strengths = (
        stronger(state.box.horses[kind_of(piece)])
        for piece in belongings(state, who)
        if is_horse(state, piece) and piece not in state.active and piece != without
    )
    return LEVEL["N"] if in_cave else max(strengths, default=LEVEL["N"])
