"""FOE-2: monsters, chests, spells, dice and tracks, as data; players may bring their own file.

A tile in a chamber is a number: a monster's strength, or `CHEST` plus the number of the chest.
A spell is its name, such as `3-power-2` (level, kind, value): equal cards have equal names.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, Literal, TypeAlias

import msgspec
from msgspec import Struct, field

SpellKind: TypeAlias = Literal[
    "movement",
    "power",
    "wisdom",
    "transference",
    "invisibility",
    "transform",
    "move_monster",
    "move_three_monsters",
    "exchange",
    "rotate",
]

UNEXPLORED: Final = -1
EMPTY: Final = 0
CHEST: Final = 100
DUMBEST: Final = 0
"""The dumbest-player tile's place in the pile (FOE-2.1)."""
BOSSES: Final = (49, 50)  # FOE-14.2


class DiceData(Struct, frozen=True):
    """The faces of both dice (FOE-6.3)."""

    monster: tuple[int, ...]
    player: tuple[int, ...]


class Supply(Struct, frozen=True):
    """The supply track (FOE-1.5): how many spaces, and which of them are dark."""

    spaces: int
    dark: tuple[int, ...]


class Piles(Struct, frozen=True):
    """The first and last monster of each pile (FOE-2.1)."""

    start: tuple[int, int]
    second: tuple[int, int]
    third: tuple[int, int]
    last: tuple[int, int]


class Monster(Struct, frozen=True):
    """A monster tile: its strength, gold and green heart, and whether it gives a spell."""

    strength: int
    gold: int
    heart: int
    spell: bool
    name: str = ""


class Chest(Struct, frozen=True):
    """A treasure chest (FOE-11)."""

    gold: int
    wisdom: int


class Spell(Struct, frozen=True, order=True):
    """A spell card."""

    level: int
    kind: SpellKind
    value: int

    @property
    def name(self) -> str:
        """How the card is written."""
        return f"{self.level}-{self.kind}-{self.value}"


class Components(Struct, frozen=True, cache_hash=True):
    """Everything in the box but the board."""

    dice: DiceData
    chips: int
    start_chips: int
    top_wisdom: int
    advancement: tuple[tuple[int, int], ...]
    supply: Supply
    teleports: tuple[str, ...]
    piles: Piles
    monsters: tuple[Monster, ...]
    chests: tuple[Chest, ...]
    spells: tuple[Spell, ...]

    @classmethod
    def of_file(cls, text: bytes) -> Components:
        """The components that a file describes."""
        return read_components(text)


class _ComponentsFile(Struct, frozen=True):
    """The file as people write it."""

    dice: DiceData
    chips: int
    start_chips: int
    top_wisdom: int
    advancement: dict[int, int]
    supply: Supply
    teleports: tuple[str, ...]
    piles: Piles
    monsters: tuple[Monster, ...]
    chests: tuple[Chest, ...]
    spells: tuple[Spell, ...]
    reconstructed: dict[str, object] = field(default_factory=dict)


def read_components(text: bytes) -> Components:
    """Parse a file of components."""
    file = msgspec.json.decode(text, type=_ComponentsFile)
    values = {name: getattr(file, name) for name in Components.__struct_fields__ if name != "advancement"}
    return Components(advancement=tuple(sorted(file.advancement.items())), **values)


PRINTED: Final = read_components((resources.files(__package__) / "data" / "components.json").read_bytes())


class Box(Struct, frozen=True):
    """The components as tables."""

    data: Components
    monster: dict[int, Monster]
    spell: dict[str, Spell]
    deck: tuple[str, ...]
    """The names of all spells, level by level."""
    advancement: dict[int, int]

    def taken(self, supply: int) -> int:
        """How many of the chips on spaces 1 to `supply` lie on dark ones (FOE-3.4)."""
        return sum(space <= supply for space in self.data.supply.dark)


@cache
def box_of(components: Components | None) -> Box:
    """The tables of these components; None means the printed ones."""
    data = components or PRINTED
    return Box(
        data=data,
        monster={monster.strength: monster for monster in data.monsters},
        spell={spell.name: spell for spell in data.spells},
        deck=tuple(spell.name for spell in sorted(data.spells)),
        advancement=dict(data.advancement),
    )


def full_pile(data: Components) -> tuple[int, ...]:
    """The second and third pile in their public order, with the dumbest-player tile between (FOE-2.1)."""
    second, third = data.piles.second, data.piles.third
    return (*range(second[0], second[1] + 1), DUMBEST, *range(third[0], third[1] + 1))


def full_last_pile(data: Components) -> tuple[int, ...]:
    """The bosses and the chests (FOE-2.1)."""
    first, last = data.piles.last
    return (*range(first, last + 1), *(CHEST + number for number in range(len(data.chests))))


def is_monster(tile: int) -> bool:
    """Whether a chamber with this tile holds a monster."""
    return 0 < tile < CHEST


def is_chest(tile: int) -> bool:
    """Whether a chamber with this tile holds a chest."""
    return tile >= CHEST
