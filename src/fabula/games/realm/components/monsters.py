"""MR-1.10.1, Appendices A and C: the monsters and their boxes on the Set-Up Card."""

from __future__ import annotations

from msgspec import Struct

from fabula.games.realm.components.kinds import Blow, CounterSide, Strength


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A dragon's head or a giant's club, which gives its monster a second attack."""

    id: str
    length: int
    light: Blow
    dark: Blow


class Monster(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A monster counter; `count` of them are alike."""

    id: str
    kind: str
    """What the boxes call it: both sorts of wolf are wolves."""
    family: str
    count: int
    size: Strength
    length: int
    fame: int
    notoriety: int
    light: CounterSide
    dark: CounterSide
    armored: bool = False
    flies: bool = False
    row: int | None = None
    """The monster roll on which it prowls; none for the Ghosts, who always do (MR-3.3.1)."""
    part: Part | None = None


class MonsterBox(Struct, frozen=True, forbid_unknown_fields=True):
    """A box of the Set-Up Card: what starts in it and which chits summon that (MR-A.1.1).

    Of several boxes that a chit may empty the lowest `order` comes first (MR-A.1.2). A summons is a site, or
    the word of a chit, with the letter of the tile if it matters: `roar_c`.
    """

    id: str
    row: int
    order: int
    monsters: dict[str, int]
    summoned_by: tuple[str, ...]


class Monsters(Struct, frozen=True, forbid_unknown_fields=True):
    """All monsters, their boxes, and the length of a monster's spell."""

    spell_length: int
    monsters: tuple[Monster, ...]
    boxes: tuple[MonsterBox, ...]
