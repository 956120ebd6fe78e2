"""MR-10.8.4: tiles that seventh days enchant."""

from __future__ import annotations

from fabula.games.realm.options.automatic import enchant_by_color
from fabula.games.realm.options.events import TileWoke
from fabula.testing import rule
from realm.playing import awake, live, told


@rule("MR-10.8.4")
def test_on_a_seventh_day_tiles_of_its_color_are_enchanted_and_stay_so() -> None:
    state = awake("captain", automatic_enchanting=True)
    state.day = 14  # a grey one
    grey = {
        tile.id
        for tile in state.box.tiles.values()
        if any("grey" in spot.colors for spot in tile.enchanted.clearings)
    }
    assert 0 < len(grey) < len(state.box.tiles)
    assert {event.tile for event in told(enchant_by_color(state), TileWoke)} == grey
    assert {laid.tile for laid in state.layout.tiles if laid.side == "enchanted"} == grey
    assert enchant_by_color(state) == []  # none turns back


@rule("MR-10.8.4")
def test_other_days_and_games_leave_them_alone() -> None:
    state = awake("captain", automatic_enchanting=True)
    state.day = 13
    assert enchant_by_color(state) == []
    plain = awake("captain")
    plain.day = 14
    assert enchant_by_color(plain) == []


@rule("MR-10.8.4")
def test_it_happens_at_sunrise() -> None:
    state = awake("captain", automatic_enchanting=True, at="ruins-1")
    state.day = 14
    assert told(live(state), TileWoke)
