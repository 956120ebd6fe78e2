"""Everything in the box: the files of `data/`, read and checked once, with the readings that a game chose.

A *reading* is a value on which printings and sources differ (MR-10.13.6). The files hold the values that
are played by default; `readings.json` holds the others, each with the option that asks for it.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, TypeVar

import msgspec
from msgspec import Struct

from fabula.games.realm.components.calendar import Calendar, Victory
from fabula.games.realm.components.characters import Character, Characters, chit_fields
from fabula.games.realm.components.items import Armor, Horse, HorseTraits, Item, Items, Weapon
from fabula.games.realm.components.map_chits import (
    Dwelling,
    LostChit,
    MapChits,
    SiteChit,
    SoundChit,
    WarningChit,
)
from fabula.games.realm.components.monsters import Monster, MonsterBox, Monsters
from fabula.games.realm.components.natives import Native, NativeGroup, Natives, NativeType
from fabula.games.realm.components.spells import Spell, Spells, TreasureSpell
from fabula.games.realm.components.tables import Table, Tables
from fabula.games.realm.components.treasures import BoxWithin, Treasure, Treasures
from fabula.games.realm.components.visitors import Campaign, GoldBox, GoldChit, Mission, Visitor, Visitors
from fabula.games.realm.map.tiles import Tile, Tiles, roadway_fields

T = TypeVar("T")


class Reading(Struct, frozen=True, forbid_unknown_fields=True):
    """A value that other printings have, where it stands, and the option that chooses it."""

    option: str
    path: tuple[str | int, ...]
    value: object


class _Readings(Struct, frozen=True, forbid_unknown_fields=True):
    readings: tuple[Reading, ...]


def _file(name: str) -> bytes:
    folder = resources.files("fabula.games.realm") / "data"
    return (folder / f"{name}.json").read_bytes()


READINGS: Final = msgspec.json.decode(_file("readings"), type=_Readings).readings
OTHER_READINGS: Final = tuple(dict.fromkeys(reading.option for reading in READINGS))
"""The options that choose another reading."""


class Box(Struct, frozen=True):
    """The components as tables by name."""

    tiles: dict[str, Tile]
    warnings: dict[str, WarningChit]
    sounds: dict[str, SoundChit]
    sites: dict[str, SiteChit]
    lost: dict[str, LostChit]
    dwellings: dict[str, Dwelling]
    monsters: dict[str, Monster]
    monster_boxes: dict[str, MonsterBox]
    groups: dict[str, NativeGroup]
    natives: dict[str, Native]
    native_types: dict[str, NativeType]
    gold_chits: dict[str, GoldChit]
    gold_boxes: dict[str, GoldBox]
    visitors: dict[str, Visitor]
    missions: dict[str, Mission]
    campaigns: dict[str, Campaign]
    weapons: dict[str, Weapon]
    armor: dict[str, Armor]
    horses: dict[str, Horse]
    horse_kinds: dict[str, HorseTraits]
    items: dict[str, Item]
    """Weapons, armor and horses together."""
    treasures: dict[str, Treasure]
    boxes_within: dict[str, BoxWithin]
    spells: dict[str, Spell]
    effects: dict[str, Spell | TreasureSpell]
    """All that can be a spell in effect: what is on the spell cards, and the spells of treasures."""
    characters: dict[str, Character]
    tables: dict[str, Table]
    all_natives: Natives
    all_visitors: Visitors
    all_items: Items
    all_spells: Spells
    all_tables: Tables
    all_monsters: Monsters
    calendar: Calendar
    victory: Victory


@cache
def box_with(readings: tuple[str, ...] = ()) -> Box:
    """The tables with these other readings."""
    tiles = _table("tiles", Tiles, readings)
    chits = _table("map_chits", MapChits, readings)
    monsters = _table("monsters", Monsters, readings)
    natives = _table("natives", Natives, readings)
    visitors = _table("visitors", Visitors, readings)
    items = _table("items", Items, readings)
    treasures = _table("treasures", Treasures, readings)
    spells = _table("spells", Spells, readings)
    characters = _table("characters", Characters, readings)
    tables = _table("tables", Tables, readings)
    return Box(
        tiles={tile.id: tile for tile in tiles.tiles},
        warnings={chit.id: chit for chit in chits.warnings},
        sounds={chit.id: chit for chit in chits.sounds},
        sites={chit.id: chit for chit in chits.sites},
        lost={chit.id: chit for chit in chits.lost},
        dwellings={dwelling.id: dwelling for dwelling in chits.dwellings},
        monsters={monster.id: monster for monster in monsters.monsters},
        monster_boxes={box.id: box for box in monsters.boxes},
        groups={group.id: group for group in natives.groups},
        natives={native.id: native for native in natives.members},
        native_types={kind.id: kind for kind in natives.types},
        gold_chits={chit.id: chit for chit in visitors.gold_chits},
        gold_boxes={box.id: box for box in visitors.gold_boxes},
        visitors={visitor.id: visitor for visitor in visitors.visitors},
        missions={mission.id: mission for mission in visitors.missions},
        campaigns={campaign.id: campaign for campaign in visitors.campaigns},
        weapons={weapon.id: weapon for weapon in items.weapons},
        armor={armor.id: armor for armor in items.armor},
        horses={horse.id: horse for horse in items.horses},
        horse_kinds={kind.id: kind for kind in items.horse_kinds},
        items={item.id: item for kind in (items.weapons, items.armor, items.horses) for item in kind},
        treasures={card.id: card for card in treasures.treasures},
        boxes_within={box.card: box for box in treasures.boxes_within},
        spells={spell.id: spell for spell in spells.spells},
        effects={
            **{spell.id: spell for spell in spells.spells},
            **{spell.id: spell for spell in spells.treasure_spells},
        },
        characters={character.id: character for character in characters.characters},
        tables={table.id: table for table in tables.tables},
        all_natives=natives,
        all_visitors=visitors,
        all_items=items,
        all_spells=spells,
        all_tables=tables,
        all_monsters=monsters,
        calendar=_table("calendar", Calendar, readings),
        victory=_table("victory", Victory, readings),
    )


def _table(name: str, kind: type[T], readings: tuple[str, ...]) -> T:
    """A file in its type, with other readings put in."""
    raw = msgspec.json.decode(_file(name))
    for reading in READINGS:
        if reading.option in readings and reading.path[0] == name:
            _put(raw, reading.path[1:], reading.value)
    for tile in raw.get("tiles", ()):
        for side in (tile["green"], tile["enchanted"]):
            side["roadways"] = [roadway_fields(text) for text in side["roadways"]]
    for character in raw.get("characters", ()):
        for stage in character["levels"]:
            stage["chits"] = [chit_fields(text) for text in stage["chits"]]
    return msgspec.convert(raw, kind, strict=name != "calendar")  # JSON has no numbers as keys


def _put(raw: object, path: tuple[str | int, ...], value: object) -> None:
    """Change what stands at the end of a path of fields, records by their ids, and positions."""
    where = raw
    for part in path[:-1]:
        where = _child(where, part)
    if isinstance(where, dict):
        where[path[-1]] = value
    else:
        assert isinstance(where, list)
        where[int(path[-1])] = value


def _child(where: object, part: str | int) -> object:
    if isinstance(where, dict):
        return where[part]
    assert isinstance(where, list)
    if isinstance(part, int):
        return where[part]
    return next(record for record in where if part in (record.get("id"), record.get("card")))
