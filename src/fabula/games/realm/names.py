"""How people call what the game calls by identifiers: `cliff-2` is clearing 2 of the Cliff.

The words themselves are in the catalogues; this says which message names what, and with what in it.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, get_args

from fabula.games.realm.components.box import box_with
from fabula.games.realm.day.actions import Source
from fabula.games.realm.day.looks import lines
from fabula.games.realm.day.phases import ACTIVITIES
from fabula.games.realm.day.woods import WOODS
from fabula.games.realm.magic.colors import CLEARING as CLEARING_SUPPLY
from fabula.games.realm.magic.reach import WEATHER_CHIT
from fabula.games.realm.magic.shapes import creatures
from fabula.games.realm.map.tiles import KINDS

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fabula.core.extras import Named
    from fabula.games.realm.components.box import Box

CLEARING: Final = re.compile(r"(.+)-(\d)")
ROADWAY: Final = re.compile(r"(.+)-(\d)([-~=])(\d)")
OFF_ROADS: Final = re.compile(r"(.+)-woods")
WAY_OUT: Final = re.compile(r"(.+)-(\d)>[NSEW]{1,2}")
WAY_TO: Final = re.compile(r"((\w+)-\d)>(\w+-\d)")
SEVERAL: Final = re.compile(r"(\d+)\*(.+)")
COPY: Final = re.compile(r"(.+)-(\d+)")
SPELL_ON: Final = re.compile(r"(\w+)@([^@]+)(?:@(\d+))?")
"""A spell in effect, or a curse, on somebody or something; there may be a second one."""
MEANS: Final = re.compile(r"(chit|walk|gallop):(.+)")
"""What is played in combat: a chit by its number, or a horse on one of its sides."""
DUMMY: Final = re.compile(r"creature:(move|fly|fight|part)(?:-\w+)?:(.+)")
"""What a creature plays instead of chits (MR-7.10.3)."""
EDGE: Final = re.compile(r"([NSEW]{1,2}):(\d)(?::(-?\d+),(-?\d+))?")
"""A side of a tile with a road, the clearing from which it comes, and the cell to which it leads."""
PRINTED: Final = re.compile(
    r"(?:(\d+) )?(MOVE|FIGHT|MAGIC|BERSERK|DUCK|UNLEASHED) ([A-Z]+)(\d)(\**)(?: (\w+))?"
)
"""An action chit of a character by its number, as it is printed, and its color if that is up."""
CACHE: Final = re.compile(r"cache-(\d+)")
PHANTASM: Final = re.compile(r"phantasm-(\w+)")
NATIVE_HORSE: Final = re.compile(r"horse-(.+)")
NATIVE: Final = re.compile(r"([A-Z])(HQ|\d)")
"""The letter of his group, and his rank."""


def naming(value: str) -> Named | None:
    """The message that names a thing of this identifier, and its details; None for anything else."""
    if (message := _messages().get(value)) is not None:
        return message, {}
    box = box_with()
    if value in box.natives and (found := NATIVE.fullmatch(value)):
        return "realm-name-native", {"letter": found[1], "rank": found[2]}
    if (found := NATIVE_HORSE.fullmatch(value)) and found[1] in box.natives:
        return "realm-name-native-horse", {"native": found[1]}
    if found := PRINTED.fullmatch(value):
        details = {"number": found[1] or "", "action": found[2], "value": found[3], "time": int(found[4])}
        return "realm-name-printed-chit", details | {"asterisks": found[5], "color": found[6] or ""}
    if (found := PHANTASM.fullmatch(value)) and found[1] in box.characters:
        return "realm-name-phantasm", {"master": found[1]}
    if found := CACHE.fullmatch(value):
        return "realm-name-cache", {"number": int(found[1])}
    if value in box.gold_chits:
        one, other = box.gold_chits[value].sides
        return "realm-name-gold-chit", {"one": one, "other": other}
    if (found := CLEARING.fullmatch(value)) and found[1] in box.tiles:
        return "realm-name-clearing", {"tile": found[1], "number": int(found[2])}
    if (found := ROADWAY.fullmatch(value)) and found[1] in box.tiles:
        details = {"kind": KINDS[found[3]], "tile": found[1], "one": int(found[2]), "other": int(found[4])}
        return "realm-name-roadway", details
    if (found := OFF_ROADS.fullmatch(value)) and found[1] in box.tiles:
        return "realm-name-woods", {"tile": found[1]}
    if (found := WAY_OUT.fullmatch(value)) and found[1] in box.tiles:
        return "realm-name-way-out", {"tile": found[1], "number": int(found[2])}
    if (found := WAY_TO.fullmatch(value)) and found[2] in box.tiles:
        return "realm-name-way-to", {"clearing": found[1], "end": found[3]}
    if found := MEANS.fullmatch(value):
        details = {"number": int(found[2])} if found[1] == "chit" else {"horse": found[2]}
        return f"realm-name-means-{found[1]}", details
    if found := DUMMY.fullmatch(value):
        return f"realm-name-means-creature-{found[1]}", {}
    if found := SPELL_ON.fullmatch(value):
        what = "spell" if found[1] in box.effects else "curse"
        return f"realm-name-{what}-on", {what: found[1], "target": found[2]}
    if found := EDGE.fullmatch(value):
        details = {"edge": found[1], "number": int(found[2])}
        if found[3] is None:
            return "realm-name-edge", details
        return "realm-name-open-edge", details | {"column": int(found[3]), "row": int(found[4])}
    if found := SEVERAL.fullmatch(value):
        return "realm-name-several", {"number": int(found[1]), "thing": found[2]}
    if (found := COPY.fullmatch(value)) and found[1] in (*box.items, *box.monsters, *_parts(box)):
        return "realm-name-copy", {"thing": found[1], "number": int(found[2])}
    return None


def _parts(box: Box) -> tuple[str, ...]:
    """The heads and clubs of monsters."""
    return tuple(monster.part.id for monster in box.monsters.values() if monster.part is not None)


@cache
def _messages() -> dict[str, str]:
    """The message that names each thing of which there is one, or a kind of things."""
    return {value: f"realm-name-{kind}-{value}" for kind, value in _kinds()}


def _kinds() -> Iterator[tuple[str, str]]:
    """The kind of each identifier; where two things share one, the last."""
    box = box_with()
    kinds = {
        "activity": ACTIVITIES,
        "source": get_args(Source),
        "line": lines(box),
        "supply": (CLEARING_SUPPLY,),
        "way": (WOODS,),
        "target": (WEATHER_CHIT,),
        "creature": creatures(box),
        "kin": ("giants", "ogres", "goblins", "bats"),
        "start": [start for who in box.characters.values() for start in who.starts_at],
        "who": (*box.dwellings, *box.groups),
        "minion": ("familiar",),
        "family": ("goblin",),
        "box": box.gold_boxes,
        "side": [side for chit in box.gold_chits.values() for side in chit.sides],
        "chit": (*box.warnings, *box.sounds, *box.sites, *box.lost),
        "monster": (*box.monsters, *_parts(box)),
        "item": (*box.treasures, *box.items),
        "spell": box.spells,
        "character": box.characters,
        "tile": box.tiles,
    }
    for kind, values in kinds.items():
        for value in values:
            yield kind, value
