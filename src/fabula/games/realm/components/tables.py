"""MR-16: the tables on which dice are looked up, and the prices of visitors."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import Struct

from fabula.games.realm.components.kinds import Gait, Relationship, Strength

TableGroup: TypeAlias = Literal["activity", "search", "spell", "site_card", "combat"]


class Shape(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody is while transformed (MR-16.13)."""

    move: Gait
    flies: bool
    walks_woods: bool
    vulnerability: Strength
    weight: Strength
    armored: bool
    attack: Gait | None = None


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """The line for one die result: what happens, with its number, piece or further table.

    On the Meeting table there is one result for each column; on the repositioning tables `moves` says where
    each of the three directions goes.
    """

    results: tuple[str, ...]
    number: int | None = None
    piece: str | None = None
    table: str | None = None
    scope: Literal["clearing", "target"] | None = None
    moves: tuple[int, int, int] | None = None
    shape: Shape | None = None


class Table(Struct, frozen=True, forbid_unknown_fields=True):
    """A table with a row for each result from 1 to 6, the number of dice, and whether modifiers count."""

    id: str
    group: TableGroup
    dice: int
    modified: bool
    rows: tuple[Row, ...]
    columns: tuple[Relationship, ...] = ()


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables, and what visitors pay and ask (MR-16.7)."""

    tables: tuple[Table, ...]
    visitor_prices: dict[str, dict[str, int]]
    spell_price: int
    spell_sellers: tuple[str, ...]
