"""MR-2.3, MR-2.4, MR-2.6: what nobody has seen is not in the state, only how much of it lies where.

Whoever looks first draws. A chit or card is equally likely to lie in each place that could hold it, so it
does not matter when it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeVar

from msgspec import Struct

from fabula.core import Seat

if TYPE_CHECKING:
    from fabula.games.realm.components.kinds import MagicType

T = TypeVar("T")

FACE_DOWN: Final = "?"
"""A card in a pile that nobody has seen; with a magic type if it is a spell."""


class Unseen(Struct, frozen=True):
    """The chits and cards that nobody has seen, by the lots from which they are drawn, in a fixed order."""

    warnings: tuple[str, ...]
    chits: tuple[str, ...]
    """Sounds and sites, wherever they are (MR-2.6.1)."""
    lost: tuple[str, ...]
    """The Lost Castle and the Lost City, unless they have been found (MR-2.6.2)."""
    large: tuple[str, ...]
    within: tuple[str, ...]
    """Treasures within treasures, which lie among the large ones at the sites (MR-2.4.2)."""
    small: tuple[str, ...]
    spells: tuple[str, ...]


class Pile(Struct, frozen=True):
    """Treasure cards, the top one first: those that somebody has seen by name, the others face down.

    `large` of the cards that nobody has seen are large; with `large_on_top` the upper ones (MR-2.4.5).
    """

    cards: tuple[str, ...]
    large: int


class Secret(Struct, frozen=True):
    """A card that some seats have seen, and the pile in which it lay before."""

    seats: tuple[Seat, ...]
    origin: str
    glimpsed: bool = False
    """Whether it still lies there, and only visions have shown it: so it may be any card."""


def face_down_spell(type_: MagicType) -> str:
    """A spell card of this type that nobody has seen."""
    return f"{FACE_DOWN}{type_}"


def without(lot: tuple[str, ...], one: str) -> tuple[str, ...]:
    """A lot less one of it."""
    at = lot.index(one)
    return lot[:at] + lot[at + 1 :]


def with_entry(table: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The table with another value in one place."""
    return (*table[:index], value, *table[index + 1 :])
