"""MR-6.17, Appendix C: what the counters of monsters, their heads and their clubs show in combat."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct

from fabula.games.realm.components.kinds import Blow, MonsterSpell, Strength
from fabula.games.realm.pieces import copies, kind_of

if TYPE_CHECKING:
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.monsters import Monster
    from fabula.games.realm.state import RealmState


class Counter(Struct, frozen=True):
    """The side of a counter that is up; a head or a club has no move time of its own."""

    body: str
    """The monster to which it belongs: itself, unless it is a head or a club."""
    length: int
    size: Strength
    attack: Blow | None
    casts: MonsterSpell | None = None
    move: int | None = None
    armored: bool = False


def part_of(box: Box, monster: str) -> str | None:
    """The head or the club of a monster, which has the number of its body."""
    kind = kind_of(monster)
    part = box.monsters[kind].part if kind in box.monsters else None
    return None if part is None else part.id + monster.removeprefix(kind)


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
    """The monster to which a counter belongs."""
    return bodies(box.all_monsters.monsters).get(piece, piece)


def counter(state: RealmState, piece: str) -> Counter:
    """What a counter shows now."""
    box = state.box
    body = body_of(box, piece)
    monster = box.monsters[kind_of(body)]
    dark = state.faces.get(piece) == "dark"
    if piece != body:
        part = monster.part
        assert part is not None
        return Counter(body, part.length, monster.size, part.dark if dark else part.light)
    side = monster.dark if dark else monster.light
    length = box.all_monsters.spell_length if side.casts is not None else monster.length
    return Counter(body, length, monster.size, side.attack, side.casts, side.move, monster.armored)
