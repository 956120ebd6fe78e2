"""MR-1.8, MR-2.2: laying tiles, and where their roads lead."""

import os
from random import Random
from typing import Final

import pytest

from fabula.core.dice import RandomDice
from fabula.games.realm.components.box import box_with
from fabula.games.realm.map.atlas import atlas_of, dwelling_clearing, secret_ways
from fabula.games.realm.map.building import random_map
from fabula.games.realm.map.ground import ground_of, placements, why_not_lay
from fabula.games.realm.map.layout import Cell, LaidTile, Layout, neighbours
from fabula.testing import rule
from realm import naive_map

TILES: Final = box_with().tiles
MAPS: Final = 300 if os.environ.get("FABULA_SWEEP") else 12
BORDERLAND: Final = LaidTile("borderland", 0, 0, 0)


def layout(*tiles: LaidTile) -> Layout:
    return Layout((BORDERLAND, *tiles))


def refused(before: Layout, laid: LaidTile) -> str:
    """The clause that forbids it; the plane geometry has to agree."""
    refusal = why_not_lay(before, laid)
    rule = refusal.rule if refusal else ""
    assert rule == naive_map.fault(list(before.tiles), laid)
    assert (laid in placements(ground_of(before), laid.tile)) == (not rule)
    return rule


def some_map(seed: int) -> Layout:
    return random_map(RandomDice(Random(seed)))


@rule("MR-2.2.1")
def test_the_borderland_comes_first() -> None:
    early = why_not_lay(Layout(), LaidTile("cliff", 0, 0, 0))
    assert early is not None
    assert early.rule == "MR-2.2.1"
    assert why_not_lay(Layout(), BORDERLAND) is None
    assert placements(ground_of(Layout()), "cliff") == []
    assert placements(ground_of(Layout()), "borderland") == [BORDERLAND]


@rule("MR-11.3", "MR-2.2.3b")
def test_the_crag_touches_the_borderland_with_its_only_road() -> None:
    assert refused(layout(), LaidTile("crag", 0, -1, 0)) == "MR-2.2.3b"  # its blank south edge
    assert refused(layout(), LaidTile("crag", 0, -1, 3)) == ""  # its northern one


@rule("MR-2.2.3b")
def test_a_refused_edge_says_how_many_differ() -> None:
    refusal = why_not_lay(layout(LaidTile("linden_woods", 1, -1, 1)), LaidTile("crag", 0, -1, 1))
    assert refusal is not None
    assert (refusal.rule, refusal.details) == ("MR-2.2.3b", {"edges": 2})


@rule("MR-2.2.3a")
def test_the_second_tile_touches_one_and_the_third_two() -> None:
    away = why_not_lay(layout(), LaidTile("linden_woods", 5, 5, 0))
    assert away is not None
    assert (away.rule, away.details) == ("MR-2.2.3a", {"need": 1, "have": 0})
    second = LaidTile("linden_woods", 0, -1, 1)
    assert refused(layout(), second) == ""
    third = LaidTile("maple_woods", 0, 1, 0)
    assert refused(layout(), third) == ""
    assert refused(layout(second), third) == "MR-2.2.3a"
    refusal = why_not_lay(layout(second), third)
    assert refusal is not None
    assert refusal.details == {"need": 2, "have": 1}


@rule("MR-2.2.3c")
def test_blank_edges_alone_do_not_join_a_tile() -> None:
    blank_north = LaidTile("linden_woods", 1, -1, 3)
    blank_south_east = LaidTile("maple_woods", 0, -2, 5)
    before = layout(blank_north, blank_south_east)
    assert refused(before, LaidTile("crag", 1, -2, 0)) == "MR-2.2.3c"
    assert refused(before, LaidTile("crag", 1, -2, 3)) == "MR-2.2.3b"


@rule("MR-11.4", "MR-2.2.3d")
def test_every_clearing_of_a_tile_with_six_needs_a_route() -> None:
    north = LaidTile("nut_woods", 0, -2, 2)
    high_pass = LaidTile("high_pass", 0, -1, 0)
    refusal = why_not_lay(layout(north), high_pass)
    assert refusal is not None
    assert (refusal.rule, refusal.details) == ("MR-2.2.3d", {"need": 2, "have": 1})
    assert refused(layout(north), high_pass) == "MR-2.2.3d"
    west = (LaidTile("linden_woods", -1, 0, 4), LaidTile("maple_woods", -1, -1, 2))
    assert refused(layout(north, *west), high_pass) == ""


@rule("MR-11.5", "MR-2.2.3d", "MR-2.6.5")
def test_one_clearing_of_a_tile_with_four_is_enough() -> None:
    awful_valley = LaidTile("awful_valley", -1, 1, 0)
    assert refused(layout(), awful_valley) == ""
    assert dwelling_clearing(layout(awful_valley), "awful_valley") == "awful_valley-4"


@rule("MR-2.2.5")
def test_each_tile_lies_once_and_on_a_cell_of_its_own() -> None:
    before = layout(LaidTile("linden_woods", 0, -1, 1))
    for laid in (
        LaidTile("linden_woods", 1, -1, 0),
        LaidTile("maple_woods", 0, -1, 1),
        LaidTile("crag", 1, -1, 6),
    ):
        refusal = why_not_lay(before, laid)
        assert refusal is not None
        assert refusal.rule == "MR-2.2.5"


@rule("MR-2.1.2", "MR-2.2.3", "MR-2.2.5", "MR-2.2.6")
@pytest.mark.parametrize("seed", range(MAPS))
def test_a_random_map_is_legal_by_plane_geometry_each_tile_when_it_was_laid(seed: int) -> None:
    assert naive_map.is_legal(some_map(seed))


@pytest.mark.parametrize("seed", range(MAPS))
def test_every_placement_is_judged_as_plane_geometry_judges_it(seed: int) -> None:
    random = Random(seed)
    whole = some_map(1000 + seed).tiles
    before = list(whole[: random.randrange(2, 20)])
    ground = ground_of(Layout(tuple(before)))
    around = sorted({cell for laid in before for cell in neighbours(laid.cell)})
    for tile in sorted(set(TILES) - {laid.tile for laid in before}):
        listed = placements(ground, tile)
        for cell in around:
            for turns in range(6):
                laid = LaidTile(tile, *cell, turns)
                refusal = why_not_lay(Layout(tuple(before)), laid)
                assert (refusal.rule if refusal else "") == naive_map.fault(before, laid)
                assert (laid in listed) == (refusal is None)


def test_a_tile_may_be_connected_by_a_way_around_that_it_opens_itself() -> None:
    found = 0
    for seed in range(400):
        whole = some_map(5000 + seed).tiles
        for number in range(2, 20):
            before, laid = Layout(whole[:number]), whole[number]
            if laid.tile in ("high_pass", "caves") and _needs_a_way_around(before, laid):
                assert refused(before, laid) == ""
                found += 1
        if found:
            return
    pytest.fail("no such map")


def _needs_a_way_around(before: Layout, laid: LaidTile) -> bool:
    """Whether some part of the tile touches no clearing that reached the Borderland already."""
    home = naive_map.reached(list(before.tiles))
    joined = naive_map.graph([*before.tiles, laid])
    for cluster in TILES[laid.tile].green.clusters():
        outside = {node for number in cluster for node in joined[laid.tile, number] if node[0] != laid.tile}
        if not outside & home:
            return True
    return False


@rule("MR-B.1.2", "MR-1.8.4", "MR-1.8.5")
def test_roads_meet_across_edges_and_lead_nowhere_at_the_rim() -> None:
    atlas = atlas_of(layout(LaidTile("crag", 0, -1, 3)))
    north = next(road for road in atlas.roads["borderland-1"] if road.name == "borderland-1>N")
    assert north.end == "crag-2"
    assert next(road.end for road in atlas.roads["crag-2"] if road.name == "crag-2>N") == "borderland-1"
    south_west = next(road for road in atlas.roads["borderland-1"] if road.name == "borderland-1>SW")
    assert south_west.end is None
    assert atlas.adjacent("borderland-1") == ("borderland-6", "crag-2")
    assert atlas.beside == {"borderland": ("crag",), "crag": ("borderland",)}


@rule("MR-1.8.3")
def test_hidden_paths_and_secret_passages_are_told_from_open_roads() -> None:
    atlas = atlas_of(layout(LaidTile("crag", 0, -1, 3)))
    assert {(road.name, road.kind, road.end) for road in atlas.roads["crag-1"]} == {
        ("crag-1-4", "road", "crag-4"),
        ("crag-1=6", "passage", "crag-6"),
    }
    assert ("crag-2~3", "path", "crag-2") in {
        (road.name, road.kind, road.end) for road in atlas.roads["crag-3"]
    }


def test_turning_a_tile_over_changes_its_roads_and_colors() -> None:
    green = LaidTile("deep_woods", 0, -1, 0)
    other = LaidTile("deep_woods", 0, -1, 0, "enchanted")
    roads = [{road.name for road in atlas_of(layout(laid)).roads["deep_woods-1"]} for laid in (green, other)]
    assert roads == [
        {"deep_woods-1-6", "deep_woods-1~4", "deep_woods-1>N", "deep_woods-1>NW"},
        {"deep_woods-1-3", "deep_woods-1-4"},
    ]
    colors = [atlas_of(layout(laid)).clearings["deep_woods-1"].colors for laid in (green, other)]
    assert colors == [(), ("gold",)]


def test_a_secret_way_has_one_name_on_both_sides_if_it_joins_the_same_clearings() -> None:
    assert secret_ways(TILES["ledges"]) == ("ledges-1~3", "ledges-4~6")
    assert secret_ways(TILES["crag"]) == ("crag-1=6", "crag-2~3", "crag-4=5")


@rule("MR-1.8.5")
@pytest.mark.parametrize("seed", range(MAPS))
def test_the_atlas_joins_the_clearings_that_geometry_joins(seed: int) -> None:
    whole = some_map(seed)
    atlas = atlas_of(whole)
    joined = naive_map.graph(list(whole.tiles))
    assert {
        (atlas.clearings[name].tile, atlas.clearings[name].number): {
            (atlas.clearings[end].tile, atlas.clearings[end].number) for end in atlas.adjacent(name)
        }
        for name in atlas.clearings
    } == joined


@rule("MR-2.6.5")
@pytest.mark.parametrize("seed", range(MAPS))
def test_a_dwelling_stands_in_the_best_clearing_that_reaches_the_borderland(seed: int) -> None:
    whole = some_map(seed)
    home = naive_map.reached(list(whole.tiles))
    for tile in TILES.values():
        if tile.letter in "VW":
            best = next(number for number in (5, 4, 2, 1) if (tile.id, number) in home)
            assert dwelling_clearing(whole, tile.id) == f"{tile.id}-{best}"


def test_cells_around_a_cell_come_in_the_order_of_edges() -> None:
    assert [tuple(cell) for cell in neighbours(Cell(2, 3))] == [
        (2, 2),
        (3, 2),
        (3, 3),
        (2, 4),
        (1, 4),
        (1, 3),
    ]
