"""MR-1.4, MR-1.5, MR-13: the characters, their chits, advantages and starting goods."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import LEVEL, TYPES, MagicType, Relationship, Strength

ChitAction: TypeAlias = Literal["move", "fight", "magic", "duck", "berserk", "unleashed"]
"""What a chit is for; unleashed ones, which are not printed, for moving and fighting (MR-15.6.6)."""

LEVELS: Final = 4
CHITS_A_LEVEL: Final = 3

_CHIT = re.compile(r"(\w+) ([A-Z]+)(\d)(\**)")


class ActionChit(Struct, frozen=True, forbid_unknown_fields=True):
    """A chit with a strength, or a Magic chit with a type; its time and its effort asterisks (MR-1.5.2)."""

    action: ChitAction
    time: int
    asterisks: int
    strength: Strength | None = None
    type: MagicType | None = None


def chit_fields(text: str) -> dict[str, object]:
    """The fields of a chit that is written `move M4*`."""
    match = _CHIT.fullmatch(text)
    if match is None or match[2] not in (TYPES if match[1] == "magic" else LEVEL):
        raise ValueError(f"no action chit: {text}")
    kind = "type" if match[1] == "magic" else "strength"
    return {"action": match[1], kind: match[2], "time": int(match[3]), "asterisks": len(match[4])}


class Advantage(Struct, frozen=True, forbid_unknown_fields=True):
    """A special advantage, the level that brings it (MR-10.12.1), and its clauses."""

    id: str
    level: int
    clauses: tuple[str, ...]


class Stage(Struct, frozen=True, forbid_unknown_fields=True, cache_hash=True):
    """A level: the chits that it adds, and all the goods and spells with which one starts at it."""

    chits: tuple[ActionChit, ...]
    equipment: tuple[str, ...]
    spells: int = 0
    types: tuple[MagicType, ...] = ()


@cache
def _chits_up_to(levels: tuple[Stage, ...], level: int) -> tuple[ActionChit, ...]:
    """Kept, because whatever can be played is asked for chit by chit."""
    return tuple(chit for stage in levels[:level] for chit in stage.chits)


class Character(Struct, frozen=True, forbid_unknown_fields=True):
    """A character card; whoever is not named among the relationships is neutral (MR-1.13.2)."""

    id: str
    weight: Strength
    magician: bool
    starts_at: tuple[str, ...]
    relationships: dict[str, Relationship]
    advantages: tuple[Advantage, ...]
    levels: tuple[Stage, ...]

    def chits(self, level: int) -> tuple[ActionChit, ...]:
        """The chits of all levels up to this one (MR-10.12.1)."""
        return _chits_up_to(self.levels, level)

    def has_advantage(self, advantage: str, level: int) -> bool:
        """Whether he has this special advantage at a level (MR-10.12.1)."""
        return any(each.id == advantage and level >= each.level for each in self.advantages)

    def relationship(self, other: str) -> Relationship:
        """What a native group or a visitor thinks of him at first (MR-1.13.2)."""
        return self.relationships.get(other, "neutral")


class Characters(Struct, frozen=True, forbid_unknown_fields=True):
    """All characters."""

    characters: tuple[Character, ...]
