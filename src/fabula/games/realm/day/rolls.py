"""MR-0.4: rolls on tables."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fabula.games.realm.events import Rolled

if TYPE_CHECKING:
    from fabula.core import Dice
    from fabula.games.realm.components.tables import Row
    from fabula.games.realm.state import RealmState

DIE: Final = range(1, 7)
CONCEALMENT: Final = "concealment"
CAVE_KNOWLEDGE: Final = "cave_knowledge"
TRACKING_SKILLS: Final = "tracking_skills"
TRACKED_TILES: Final = ("deep_woods", "linden_woods", "maple_woods", "nut_woods", "oak_woods", "pine_woods")
"""MR-13.16.1."""


def roll(state: RealmState, who: str, table: str, dice: Dice, rule: str) -> tuple[Row, Rolled]:
    """MR-0.4.1: two dice, or one; the higher is the result. The row of the table, and what is told."""
    one = rolls_one_die(state, who, table)
    thrown = tuple(dice.draw(die, DIE) for die in (("die",) if one else ("red die", "white die")))
    result = max(thrown)
    told = Rolled(who=who, table=table, dice=thrown, result=result, rule=rule, reveals=True)
    return state.box.tables[table].rows[result - 1], told


def rolls_one_die(state: RealmState, who: str, table: str) -> bool:
    """Whether an advantage replaces the two dice by one, at this table and in this place (MR-0.4.2)."""
    if table == "hide" and state.has_advantage(who, CONCEALMENT):
        return True
    clearing = state.atlas.clearings[state.places[who]]
    at_home = state.has_advantage(who, CAVE_KNOWLEDGE) and clearing.kind == "cave"
    tracks = state.has_advantage(who, TRACKING_SKILLS) and clearing.tile in TRACKED_TILES
    searching = table in ("hide", "meeting") or state.box.tables[table].group == "search"
    return searching and (at_home or tracks)
