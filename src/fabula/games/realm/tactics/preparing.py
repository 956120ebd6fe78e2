"""MR-2.7.4, MR-2.7.5: the spells and color chits with which a magician begins, for combat or adventures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.components.kinds import COLOR_OF

if TYPE_CHECKING:
    from collections.abc import Sequence

    from fabula.games.realm.components.kinds import MagicType
    from fabula.games.realm.components.spells import Spell

PREFERRED: Final = (
    "fiery_blast",
    "stones_fly",
    "absorb_essence",
    "transform",
    "peace",
    "persuade",
    "deal_with_goblins",
    "control_bats",
    "guide_spider_or_octopus",
    "melt_into_mist",
)
"""The spells that are good in any clearing, the best first: what kills, what removes, what lets escape."""
TYPE_OF: Final = {color: type_ for type_, color in COLOR_OF.items()}


HELPFUL: Final = (
    "see_hidden_signs",
    "blend_into_background",
    "phantasm",
    "sense_danger",
    "premonition",
    "small_blessing",
    "protection_from_magic",
)
"""What he casts upon himself on a quiet evening, the best first: more phases, a scout, a warning, luck."""


@cache
def combat_spells(character: str) -> tuple[str, ...]:
    """The spells that he records: the best for which he has a Magic chit and, besides, a color."""
    return _filled(character, _useful(character, PREFERRED))


@cache
def repertoire(character: str) -> tuple[str, ...]:
    """The same for a whole game: one of them helps him from day to day."""
    number = box_with().characters[character].levels[-1].spells
    strikes, helps = _useful(character, PREFERRED), _useful(character, HELPFUL)
    first = strikes[: max(1, number - 1)]
    return _filled(character, (*first, *helps, *strikes))


@cache
def color_chits(character: str, spells: tuple[str, ...]) -> tuple[int, ...]:
    """The Magic chits that begin as color, counted from 1: the slowest, and half of those that cast."""
    known = [box_with().spells[spell] for spell in spells]
    found: list[int] = []
    for type_ in dict.fromkeys(TYPE_OF[spell.color] for spell in known if spell.color != "any"):
        own = _chits(character, type_)
        casts = any(spell.type == type_ for spell in known)
        found += own[: len(own) // 2] if casts else own
    return tuple(sorted(found))


def _useful(character: str, spells: Sequence[str]) -> tuple[str, ...]:
    """Those of them that he can cast with what he has."""
    return tuple(spell for spell in spells if _can_cast(character, box_with().spells[spell]))


def _filled(character: str, wishes: Sequence[str]) -> tuple[str, ...]:
    """As many spells as he may record: these, and then any."""
    card, known = box_with().characters[character].levels[-1], box_with().spells
    fitting = (spell for spell in dict.fromkeys((*wishes, *known)) if known[spell].type in card.types)
    return tuple(fitting)[: card.spells]


def _can_cast(character: str, spell: Spell) -> bool:
    """Whether he has a chit of its type, and another one that can be its color."""
    if not _chits(character, spell.type):
        return False
    types = COLOR_OF if spell.color == "any" else (TYPE_OF[spell.color],)
    return any(len(_chits(character, type_)) > (type_ == spell.type) for type_ in types)


def _chits(character: str, type_: MagicType) -> list[int]:
    """His Magic chits of a type, counted from 1, the slowest first."""
    chits = box_with().characters[character].chits(LEVELS)
    own = [number for number, chit in enumerate(chits, 1) if chit.type == type_]
    return sorted(own, key=lambda number: (-chits[number - 1].time, number))
