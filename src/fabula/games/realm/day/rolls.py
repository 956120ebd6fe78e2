"""MR-0.4: rolls on tables: how many dice, what modifies them, and how likely each line is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from typing import TYPE_CHECKING, Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from fabula.games.realm.day.events import Rolled
from fabula.games.realm.magic.daily import SEARCHES, spell_modifiers
from fabula.games.realm.magic.shapes import is_transmorphized
from fabula.games.realm.treasures.lying import place_of_card

if TYPE_CHECKING:
    from collections.abc import Mapping

    from fabula.core import Dice
    from fabula.games.realm.components.box import Box
    from fabula.games.realm.components.tables import Row, Table
    from fabula.games.realm.magic.bewitching import Bewitchment
    from fabula.games.realm.map.atlas import Atlas
    from fabula.games.realm.natives.hirelings import Hireling
    from fabula.games.realm.options.caches import Cache
    from fabula.games.realm.state import RealmState

DIE: Final = range(1, 7)
AND: Final = "_and_"
ONE_DIE: Final = {
    "concealment": ("hide",),
    "fear": ("meeting",),
    "learning": ("reading_runes",),
    "lore": ("reading_runes",),
}
"""The tables on which an advantage gives one die, wherever its owner is (MR-13)."""
AIM: Final = "aim"
SUBTRACTS_ONE: Final = {AIM: ("missile",), "honor": ("meeting",), "knowledge": ("reading_runes",)}
"""The tables on which an advantage subtracts one (MR-0.4.3)."""
TOLD_BY_LINE: Final = ("hide", "peer", "locate", "reading_runes", "magic_sight")
"""The tables with lines from which nothing may follow that is told."""
SPELL: Final = "spell"
"""What somebody does who rolls for an Attack spell; and the group of the tables that only spells use."""
AIMS_WEAPONS_ONLY: Final = "amazon"
"""MR-13.1.1: whose Aim is of no use for spells."""
ARCHER: Final = "archer"
BARTER: Final = "barter"
CAVE_KNOWLEDGE: Final = "cave_knowledge"
TRACKING_SKILLS: Final = "tracking_skills"
TRACKED_TILES: Final = ("deep_woods", "linden_woods", "maple_woods", "nut_woods", "oak_woods", "pine_woods")
"""MR-13.16.1."""
LUCKY_CHARM: Final = "lucky_charm"
DEFT_GLOVES: Final = "deft_gloves"
SHOES_OF_STEALTH: Final = "shoes_of_stealth"
CLOVEN_HOOF: Final = "cloven_hoof"
MAPS: Final = {
    "map_of_lost_castle": ("lost_castle",),
    "map_of_lost_city": ("lost_city",),
    "map_of_ruins": ("ruins", "ruins_v", "ruins_w", "ruins_m", "ruins_c"),
}
"""MR-14.5.8 to MR-14.5.10: the tiles and chits that each map shows."""


class Circumstances(Protocol):
    """What counts for dice and modifiers: a state has it, and so has a view."""

    @property
    def box(self) -> Box:
        """The components."""

    @property
    def atlas(self) -> Atlas:
        """The map."""

    @property
    def places(self) -> Mapping[str, str]:
        """Where each piece is."""

    @property
    def faces(self) -> Mapping[str, str]:
        """What pieces with several faces show."""

    @property
    def hired(self) -> Mapping[str, Hireling]:
        """The natives who serve somebody."""

    @property
    def caches(self) -> Mapping[str, Cache]:
        """The caches that there are."""

    @property
    def active(self) -> tuple[str, ...]:
        """The items that are active."""

    @property
    def bewitched(self) -> tuple[Bewitchment, ...]:
        """The spells in effect."""

    def sheet_of(self, who: str) -> object | None:
        """The sheet of a character; nobody else has one."""

    def is_secret(self, card: str) -> bool:
        """Whether only some have seen a card."""

    def pile_with(self, card: str) -> str | None:
        """The place in whose pile a card lies, by what has been seen."""

    def public_chits(self, tile: str) -> tuple[str, ...]:
        """The map chits of a tile that everybody has seen."""

    def has_advantage(self, who: str, advantage: str) -> bool:
        """Whether somebody has this special advantage at his level."""


class Throw(Struct, frozen=True):
    """MR-0.4.5: how many dice somebody throws, and what is added to the higher one."""

    dice: int
    modifiers: dict[str, int]
    """What adds how much; taking away is adding less than nothing."""
    red: int = 0
    """What the red die shows, if that has been chosen (MR-14.5.7)."""

    def result(self, thrown: tuple[int, ...]) -> int:
        """The highest die with all modifiers, from 1 to 6 (MR-0.4.3, MR-0.4.4)."""
        return min(max(max(thrown) + sum(self.modifiers.values()), DIE[0]), DIE[-1])

    def throw(self, dice: Dice) -> tuple[tuple[int, ...], int]:
        """The dice as they fall, and the result."""
        names = ("die",) if self.dice == 1 else ("red die", "white die")
        chosen = (self.red,) if self.red else ()
        thrown = (*chosen, *(dice.draw(name, DIE) for name in names[len(chosen) :]))
        return thrown, self.result(thrown)

    def chances(self) -> dict[int, Fraction]:
        """How likely each result is; what cannot come is not there."""
        ways = Counter(self.result(thrown) for thrown in product(DIE, repeat=self.dice))
        return {result: Fraction(ways[result], ways.total()) for result in sorted(ways)}

    def chances_on(self, table: Table) -> dict[str, Fraction]:
        """How likely each line of a table is, in their order; `clues_and_paths`, or `take 2`."""
        found: dict[str, Fraction] = {}
        for result, chance in self.chances().items():
            line = line_of(table.rows[result - 1])
            found[line] = found.get(line, Fraction()) + chance
        return found


PLAIN: Final = Throw(2, {})
"""MR-0.4.7: two dice and nothing else."""


def line_of(row: Row) -> str:
    """A row in one word: its results, and its number if it has one."""
    return AND.join(row.results) + ("" if row.number is None else f" {row.number}")


def throw_on(state: Circumstances, who: str, table: str, activity: str | None = None) -> Throw:
    """MR-0.4.2, MR-0.4.3: everything that counts when somebody rolls on a table where he is.

    This is the one place where dice and modifiers are gathered. Of a player's people only the characters
    have any (MR-0.4.7).
    """
    if not state.box.tables[table].modified:
        return Throw(state.box.tables[table].dice, {})
    one = any(_one_die(state, who, table)) or (
        (table == "meeting" and activity == "trade" and state.has_advantage(who, BARTER))  # MR-13.11.1
        or (table == "missile" and activity == "bow" and state.has_advantage(who, ARCHER))  # MR-13.7.2
    )
    modifiers = _modifiers(state, who, table)
    if activity == SPELL and who == AIMS_WEAPONS_ONLY:
        modifiers.pop(AIM, None)
    return Throw(1 if one else state.box.tables[table].dice, modifiers)


def roll(
    state: RealmState, who: str, table: str, dice: Dice, rule: str, activity: str | None = None
) -> tuple[Row, Rolled]:
    """MR-0.4.1: throw the dice; the row of the table, and what is told."""
    throw = throw_on(state, who, table, activity)
    if is_set_by_wand(state.box, table, activity):
        throw = with_red_die(state, who, throw)
    return roll_with(state, who, table, throw, dice, rule)


def roll_with(
    state: RealmState, who: str, table: str, throw: Throw, dice: Dice, rule: str
) -> tuple[Row, Rolled]:
    """Throw these dice with these modifiers, whatever somebody has; the row, and what is told."""
    thrown, result = throw.throw(dice)
    row = state.box.tables[table].rows[result - 1]
    line = AND.join(row.results) if table in TOLD_BY_LINE else ""
    told = Rolled(who=who, table=table, dice=thrown, result=result, line=line, rule=rule, reveals=True)
    return row, told


def is_set_by_wand(box: Box, table: str, activity: str | None = None) -> bool:
    """MR-14.5.7: the tables on which the Magic Wand works: those of spells, and missiles that are spells."""
    return box.tables[table].group == SPELL or (table == "missile" and activity == SPELL)


def with_red_die(state: RealmState, who: str, throw: Throw) -> Throw:
    """MR-0.4.5: let the red die show what its owner has chosen for this roll, if he has."""
    sheet = state.sheet_of(who) if who in state.individuals else None
    if sheet is None or not sheet.red_dice:
        return throw
    state.write_sheet(state.player_of(who), red_dice=sheet.red_dice[1:])
    return replace(throw, red=sheet.red_dice[0])


def general_throw(state: Circumstances, who: str) -> Throw:
    """What counts for a character whatever he rolls for: the Lucky Charm and the Cloven Hoof."""
    return Throw(1 if has_active(state, who, LUCKY_CHARM) else 2, _modifiers(state, who, table=""))


def _one_die(state: Circumstances, who: str, table: str) -> tuple[bool, ...]:
    """Whatever replaces the two dice by one, at this table and in this place; it does not add up."""
    clearing, group = state.atlas.clearings[state.places[who]], state.box.tables[table].group
    searches = table in ("hide", "meeting") or group in SEARCHES
    return (
        any(table in tables and state.has_advantage(who, name) for name, tables in ONE_DIE.items()),
        searches and state.has_advantage(who, CAVE_KNOWLEDGE) and clearing.kind == "cave",
        searches and state.has_advantage(who, TRACKING_SKILLS) and clearing.tile in TRACKED_TILES,
        has_active(state, who, LUCKY_CHARM),  # MR-14.5.6
        (table == "loot" or group == "site_card") and has_active(state, who, DEFT_GLOVES),  # MR-14.5.4
        table == "hide" and has_active(state, who, SHOES_OF_STEALTH),  # MR-14.5.12
    )


def _modifiers(state: Circumstances, who: str, table: str) -> dict[str, int]:
    found = {
        name: -1
        for name, tables in SUBTRACTS_ONE.items()
        if table in tables and state.has_advantage(who, name)
    }
    if is_in_clearing(state, CLOVEN_HOOF, state.places[who]) and state.sheet_of(who) is not None:
        found[CLOVEN_HOOF] = 1  # MR-14.5.3
    if table == "locate":
        found |= dict.fromkeys(_maps_of(state, who), -1)
    return found | spell_modifiers(state, who, table)


def _maps_of(state: Circumstances, who: str) -> list[str]:
    """MR-14.5.8 to MR-14.5.10: the maps that he has active in a tile that they show."""
    tile = state.atlas.clearings[state.places[who]].tile
    shown = {tile, *state.public_chits(tile)}
    return [card for card, places in MAPS.items() if shown & {*places} and has_active(state, who, card)]


def has_active(state: Circumstances, who: str, card: str) -> bool:
    """Whether an active card is somebody's."""
    return card in state.active and state.places[card] == who and not is_transmorphized(state, who)


def is_in_clearing(state: Circumstances, card: str, clearing: str) -> bool:
    """Whether a card that has been seen lies in a clearing or somebody there has it (MR-4.1.5)."""
    return place_of_card(state, card) == clearing
