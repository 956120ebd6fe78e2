"""MR-6.17, Appendix C: what the counters of denizens, of heads, clubs and native horses show in combat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct

from fabula.games.realm.components.kinds import Blow, MonsterSpell, Strength
from fabula.games.realm.magic.bewitching import Bewitched
from fabula.games.realm.magic.fighting import graceful_move
from fabula.games.realm.magic.shapes import creature_name, shape_of
from fabula.games.realm.pieces import DEAD, copies, kind_of

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.monsters import Monster
    from fabula.games.realm.map.atlas import Atlas
    from fabula.games.realm.options.switches import Options

HORSE: Final = "horse-"
"""`horse-L1` is the horse of L1. As a part of him it has no place of its own, until it is dead."""
DARK: Final = "dark"
"""The face of a denizen's counter whose other side is up; of a native horse it is the gallop side."""

DRAGON_HEADS: Final = {"tremendous_flying_dragon": 13, "tremendous_dragon": 15}
"""MR-10.6.4: how far a head reaches by the option, as a missile."""


class Uncovered(Bewitched, Protocol):
    """What says which side of each counter is up: a state has it, and so has a view."""

    @property
    def box(self) -> Box:
        """The components."""

    @property
    def options(self) -> Options:
        """The options of the game."""

    @property
    def atlas(self) -> Atlas:
        """The map."""

    @property
    def places(self) -> Mapping[str, str]:
        """Where each piece is."""

    @property
    def faces(self) -> Mapping[str, str]:
        """What a piece with several faces shows."""


class Counter(Struct, frozen=True):
    """The side of a counter that is up; a head or a club has no move time of its own."""

    body: str
    """The denizen to which it belongs: itself, unless it is a head, a club or a horse."""
    length: int
    size: Strength
    attack: Blow | None
    casts: MonsterSpell | None = None
    move: int | None = None
    armored: bool = False
    missile: str = ""
    """The missile weapon of a native."""


def part_of(box: Box, denizen: str) -> str | None:
    """The head or the club of a monster, which has the number of its body, or the horse of a native."""
    if denizen in box.natives:
        return None if box.natives[denizen].horse is None else HORSE + denizen
    kind = kind_of(denizen)
    part = box.monsters[kind].part if kind in box.monsters else None
    return None if part is None else part.id + denizen.removeprefix(kind)


def counters_of(state: Uncovered, denizen: str) -> tuple[str, ...]:
    """All counters of a denizen, itself first; a horse while he rides it, and none of a creature."""
    part = part_of(state.box, denizen)
    if part is None or state.places.get(part) == DEAD or creature_name(state, denizen):  # MR-7.10.7
        return (denizen,)
    return (denizen,) if part.startswith(HORSE) and _is_in_cave(state, denizen) else (denizen, part)


def _is_in_cave(state: Uncovered, denizen: str) -> bool:
    """MR-3.12.9: where natives dismount."""
    clearing = state.atlas.clearings.get(state.places.get(denizen, ""))
    return clearing is not None and clearing.kind == "cave"


def horse_of(state: Uncovered, denizen: str) -> str:
    """The living horse on which a native sits: in a cave none."""
    horses = (piece for piece in counters_of(state, denizen) if piece.startswith(HORSE))
    return next(horses, "")


def living_horse(state: Uncovered, denizen: str) -> str:
    """The living horse of a native who has one, whether he sits on it or leads it; none of a creature."""
    part = part_of(state.box, denizen) if denizen in state.box.natives else None
    return "" if part is None or state.places.get(part) == DEAD or creature_name(state, denizen) else part


@cache
def bodies(monsters: tuple[Monster, ...]) -> dict[str, str]:
    """The monster to which each head and each club belongs."""
    return {
        monster.part.id + piece.removeprefix(monster.id): piece
        for monster in monsters
        if monster.part is not None
        for piece in copies(monster.id, monster.count)
    }


def body_of(box: Box, piece: str) -> str:
    """The denizen to which a counter belongs."""
    if piece.startswith(HORSE):
        return piece.removeprefix(HORSE)
    return bodies(box.all_monsters.monsters).get(piece, piece)


def is_tremendous(state: Uncovered, piece: str) -> bool:
    """Whether a counter is a Tremendous monster, or its head or club (MR-1.10.1).

    No native is, nor any creature into which somebody has been turned.
    """
    body = body_of(state.box, piece)
    monster = state.box.monsters.get(kind_of(body))
    return monster is not None and monster.size == "T" and not creature_name(state, body)


def counter(state: Uncovered, piece: str) -> Counter:
    """What a counter shows now."""
    box = state.box
    body = body_of(box, piece)
    if (shape := shape_of(state, body)) is not None:
        blow = None if shape.attack is None else Blow(shape.attack.strength, shape.attack.time)
        return Counter(body, 0, shape.vulnerability, blow, move=shape.move.time, armored=shape.armored)
    if body in box.natives:
        return _horse(state, piece) if piece != body else _native(state, piece)
    monster = box.monsters[kind_of(body)]
    dark = state.faces.get(piece) == DARK
    if piece != body:
        part = monster.part
        assert part is not None
        bite = part.dark if dark else part.light
        if state.options.dragon_heads and monster.id in DRAGON_HEADS:
            reach = DRAGON_HEADS[monster.id]
            return Counter(body, reach, monster.size, bite, missile=part.id)
        return Counter(body, part.length, monster.size, bite)
    side = monster.dark if dark else monster.light
    length = box.all_monsters.spell_length if side.casts is not None else monster.length
    return Counter(body, length, monster.size, side.attack, side.casts, side.move, monster.armored)


def _native(state: Uncovered, piece: str) -> Counter:
    """A native on foot, or the rider of his horse."""
    native = state.box.natives[piece]
    kind = state.box.native_types[native.type]
    side = native.dark if state.faces.get(piece) == DARK else native.light
    return Counter(
        piece,
        kind.length if native.length is None else native.length,
        kind.vulnerability,
        side.attack,
        move=side.move,
        armored=kind.armored,
        missile=(native.weapon or kind.weapon) if kind.missile else "",
    )


def _horse(state: Uncovered, piece: str) -> Counter:
    """MR-6.9.2: a native's horse, walking or galloping, as tough as its kind."""
    body = body_of(state.box, piece)
    horse = state.box.natives[body].horse
    assert horse is not None
    traits = state.box.horse_kinds[horse.kind]
    gait = horse.gallop if state.faces.get(piece) == DARK else horse.walk
    return Counter(body, 0, traits.vulnerability, None, move=gait.time, armored=traits.armored)


def move_time(state: Uncovered, denizen: str) -> int:
    """MR-6.6.1, MR-6.8.3: how fast a denizen moves; a mounted native as his horse does."""
    horse = horse_of(state, denizen)
    shown = counter(state, horse or denizen)
    plain = horse or creature_name(state, denizen)  # MR-7.10.8
    move = shown.move if plain else graceful_move(state, denizen, shown.size, shown.move)
    assert move is not None
    return move
