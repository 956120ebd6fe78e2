"""MR-2.7.4, MR-2.7.5: the spells and color chits with which a magician begins, for combat or adventures."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.characters import LEVELS
from fabula.games.realm.components.kinds import COLOR_OF
from fabula.games.realm.magic.bewitching import MIST

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
    MIST,
)
"""The spells that are good in any clearing, the best first: what kills, what removes, what lets escape."""
OUT_OF_PLAY: Final = ("fatigued", "wounded")
"""The chits that wait for a rest."""
TYPE_OF: Final = {color: type_ for type_, color in COLOR_OF.items()}


ESCAPES: Final = (MIST,)
"""What saves him again and again, once it has been cast (MR-7.7.3): there is nothing better."""
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
    escapes = _useful(character, ESCAPES)
    first = strikes[: max(1, number - 1 - len(escapes))]
    return _filled(character, (*escapes, *first, *helps, *strikes))


@cache
def color_chits(character: str, spells: tuple[str, ...]) -> tuple[int, ...]:
    """The Magic chits that begin as color, counted from 1: the slowest, and half of those that cast.

    If mist is what he relies on, all of its color but one, however many spells that could cast.
    """
    known = [box_with().spells[spell] for spell in spells]
    found: list[int] = []
    for type_ in dict.fromkeys(map(color_type, known)):
        if type_ is None:
            continue
        own = _chits(character, type_)
        casts = any(spell.type == type_ for spell in known)
        melts = spells[:1] == ESCAPES and type_ == color_type(box_with().spells[MIST])
        kept = 1 if melts else -(-len(own) // 2)
        found += own[: len(own) - kept] if casts else own
    return tuple(sorted(found))


def color_type(spell: Spell) -> MagicType | None:
    """The type of the chits that can be its color: of no special one if any color will do."""
    return None if spell.color == "any" else TYPE_OF[spell.color]


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
