"""What the bot expects of a seventh day, when denizens go back to where they started."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.pieces import ABSORBED, DEAD, put
from fabula.games.realm.tactics.dangers import ROWS, evening_at
from fabula.games.realm.tactics.weeks import boxes_in, is_seventh_day, monsters_after
from realm.tactics.alone import known, morning

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState
    from fabula.games.realm.tactics.knowing import Knowing

SEVENTH = 7


def on_day(state: RealmState, day: int) -> Knowing:
    state.day = day
    return known(state)


def box_of(knowing: Knowing, piece: str) -> int:
    """The row of the box in which a monster is."""
    return next(row for row in ROWS for full in boxes_in(knowing, row) if piece in full.monsters)


def test_the_killed_come_again_if_their_row_is_rolled() -> None:
    """MR-8.5.1."""
    state = morning()
    row = box_of(known(state), "viper-1")
    put(state, "viper-1", DEAD)
    before, after = on_day(state, SEVENTH - 1), on_day(state, SEVENTH)
    assert not is_seventh_day(before)
    assert is_seventh_day(after)
    assert not any("viper-1" in full.monsters for full in boxes_in(before, row))
    assert any("viper-1" in full.monsters for full in boxes_in(after, row))


def test_whoever_stands_about_goes_home_if_his_row_is_rolled() -> None:
    state = morning()
    here = known(state).here
    row = box_of(known(state), "viper-1")
    put(state, "viper-1", here)
    other = next(one for one in ROWS if one != row)
    assert monsters_after(on_day(state, SEVENTH - 1), here, row) == ["viper-1"]
    assert monsters_after(on_day(state, SEVENTH), here, row) == []
    assert monsters_after(on_day(state, SEVENTH), here, other) == ["viper-1"]
    assert evening_at(on_day(state, SEVENTH), here).found < evening_at(on_day(state, 6), here).found


def test_dead_ghosts_rise_where_they_began() -> None:
    """MR-8.5.3: the Sorceror killed them, stayed there, and died by them on the next seventh day."""
    state = morning("sorceror")
    knowing = known(state)
    haunted = knowing.places["ghost-1"]
    for ghost in ("ghost-1", "ghost-2"):
        put(state, ghost, DEAD)
    tile = knowing.atlas.clearings[haunted].tile
    knowing.view.chits[tile] = state.chits[tile]
    quiet, rising = on_day(state, SEVENTH - 1), on_day(state, SEVENTH)
    for one in (quiet, rising):
        one.view.chits[tile] = state.chits[tile]
    assert evening_at(quiet, haunted).found == 0
    assert monsters_after(rising, haunted, 1) == ["ghost-1", "ghost-2"]
    assert evening_at(rising, haunted).found > 10
    elsewhere = [name for name in knowing.atlas.of_tile[tile] if name != haunted]
    assert elsewhere
    assert not any(monsters_after(rising, name, 1) for name in elsewhere), "nowhere else in that valley"


def test_whom_a_spell_has_absorbed_stays_away() -> None:
    """MR-8.5.1: he is neither dead nor on the map."""
    state = morning()
    row = box_of(known(state), "viper-1")
    put(state, "viper-1", ABSORBED)
    assert not any("viper-1" in full.monsters for full in boxes_in(on_day(state, SEVENTH), row))


def test_whom_he_has_hired_stays_with_him() -> None:
    """MR-8.5.5."""
    state = morning()
    row = box_of(known(state), "viper-1")
    knowing = on_day(state, SEVENTH)
    knowing.view.hired["viper-1"] = None  # type: ignore[assignment]
    assert not any("viper-1" in full.monsters for full in boxes_in(knowing, row))
