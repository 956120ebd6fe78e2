"""MR-1.9: warning, sound and site chits, the Lost City and the Lost Castle, and the dwellings."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import Color, Letter, MagicType

WarningWord: TypeAlias = Literal["bones", "dank", "ruins", "smoke", "stink"]
SoundWord: TypeAlias = Literal["flutter", "howl", "patter", "roar", "slither"]


class WarningChit(Struct, frozen=True, forbid_unknown_fields=True):
    """A yellow chit (MR-1.9.1), and the dwelling that it brings (MR-2.6.4, MR-2.6.6)."""

    id: str
    word: WarningWord
    letter: Letter
    dwelling: str | None = None


class SoundChit(Struct, frozen=True, forbid_unknown_fields=True):
    """A red chit with the number of its clearing (MR-1.9.2)."""

    id: str
    word: SoundWord
    clearing: int


class SiteChit(Struct, frozen=True, forbid_unknown_fields=True):
    """A gold chit with the number of its clearing (MR-1.9.3), its guardian, and the cards of its box."""

    id: str
    clearing: int
    row: int
    guardian: str
    large: int
    small: int
    spells: dict[MagicType, int]


class LostChit(Struct, frozen=True, forbid_unknown_fields=True):
    """The Lost Castle or the Lost City, which hides further chits (MR-1.9.4)."""

    id: str
    clearing: int
    letter: Letter
    holds: int


class Dwelling(Struct, frozen=True, forbid_unknown_fields=True):
    """A building or a campfire, the chit that brings it, and who lives there (MR-2.6.4)."""

    id: str
    chit: str
    building: bool = False
    garrison: str | None = None
    colors: tuple[Color, ...] = ()
    lifts_curses: bool = False


class MapChits(Struct, frozen=True, forbid_unknown_fields=True):
    """All map chits and dwellings."""

    warnings: tuple[WarningChit, ...]
    sounds: tuple[SoundChit, ...]
    sites: tuple[SiteChit, ...]
    lost: tuple[LostChit, ...]
    dwellings: tuple[Dwelling, ...]
