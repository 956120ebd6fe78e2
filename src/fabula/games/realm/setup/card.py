"""MR-2.3 to MR-2.5: the Set-Up Card, with everything in its box."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from fabula.games.realm.components.box import box_with
from fabula.games.realm.components.kinds import TYPES, MagicType, Size
from fabula.games.realm.pieces import copies
from fabula.games.realm.unseen import FACE_DOWN, Pile, Unseen, face_down_spell

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.games.realm.components.box import Box


def unseen_of(box: Box) -> Unseen:
    """Everything that is mixed and dealt face down."""
    return Unseen(
        warnings=tuple(box.warnings),
        chits=(*box.sounds, *box.sites),
        lost=tuple(box.lost),
        large=tuple(name for name in _sized(box, "large") if name not in box.boxes_within),
        within=tuple(box.boxes_within),
        small=_sized(box, "small"),
        spells=tuple(box.spells),
    )


def _sized(box: Box, size: Size) -> tuple[str, ...]:
    return tuple(card.id for card in box.treasures.values() if card.size == size)


def piles_of(box: Box) -> dict[str, Pile]:
    """How many large and small treasures lie where (MR-2.4.1 to MR-2.4.4)."""
    numbers = {site.id: (site.large, site.small) for site in box.sites.values()}
    numbers |= {group.id: (0, group.small) for group in box.groups.values()}
    numbers |= {visitor.id: (0, visitor.small) for visitor in box.all_visitors.visitors}
    numbers |= {within.card: (within.large, 0) for within in box.boxes_within.values()}
    return {
        place: Pile((FACE_DOWN,) * (large + small), large)
        for place, (large, small) in numbers.items()
        if large + small
    }


def spell_piles_of(box: Box) -> dict[str, tuple[str, ...]]:
    """Where spell cards lie, the highest type on top (MR-2.3.1 to MR-2.3.5)."""
    spells: dict[str, Mapping[MagicType, int]] = {site.id: site.spells for site in box.sites.values()}
    spells |= {visitor.id: visitor.spells for visitor in box.all_visitors.visitors}
    spells |= {card.id: card.spells for card in box.treasures.values()}
    return {
        place: tuple(face_down_spell(kind) for kind in reversed(TYPES) for _ in range(numbers.get(kind, 0)))
        for place, numbers in spells.items()
        if numbers
    }


@cache
def pieces_in_boxes(readings: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
    """Monsters, natives and the stock of natives in their boxes (MR-2.5.1, MR-2.4.6); nobody changes it."""
    box = box_with(readings)
    herds: dict[str, list[str]] = {}
    for monster in box.monsters.values():
        herds.setdefault(monster.kind, []).extend(copies(monster.id, monster.count))
    found: dict[str, list[str]] = {}
    for monster_box in box.monster_boxes.values():
        for kind, count in monster_box.monsters.items():
            found.setdefault(monster_box.id, []).extend(herds[kind].pop(0) for _ in range(count))
    for native in box.natives.values():
        found.setdefault(native.group, []).append(native.id)
    for item in box.items.values():
        pieces = iter(copies(item.id, sum(item.starts_in.values())))
        for place, count in item.starts_in.items():
            found.setdefault(place, []).extend(next(pieces) for _ in range(count))
    return {place: tuple(pieces) for place, pieces in found.items()}
