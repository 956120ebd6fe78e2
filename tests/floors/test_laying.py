"""FLOORS-14: the players of the expert game lay the floor."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest
from drawn import Drawn, act, refused, seen

from fabula.core import Draw, ScriptedDice, refuse
from fabula.games.floors.actions import Lay
from fabula.games.floors.board import CELLS, COORDINATES
from fabula.games.floors.events import Laid
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

CORNERS = [(0, 0), (1, 0), (0, 1), (15, 10), (14, 10), (15, 9)]
DIAGONALS = [(1, 1), (14, 9)]
TILES = {"stone": 3, "crystal": 2, "right": 4, "uturn": 2, "square": 2, "round": 2, "2x2": 1, "4x1": 1}


def expert(seats: int = 2, first: int = 0, **options: str) -> FloorsState:
    return game.start(Options(mode="expert", **options), seats, ScriptedDice([first]))  # type: ignore[arg-type] # any option


def listed(state: FloorsState, tile: str) -> list[tuple[tuple[int, int], str | None]]:
    """Where and how a tile may be laid, as `choices` lists it."""
    return [
        (lay.at, lay.facing)
        for lay in state.choices(state.turn).actions
        if isinstance(lay, Lay) and lay.tile == tile
    ]


def lay_all(state: FloorsState) -> list[int]:
    """Lay all tiles, each on the first place that is listed; who laid them."""
    layers = []
    while state.supply:
        layers.append(state.turn)
        state.play(state.turn, state.choices(state.turn).actions[0], ScriptedDice([]))
    return layers


@rule("FLOORS-14.1")
def test_all_17_tiles_are_to_be_laid_on_an_empty_floor() -> None:
    state = expert()
    assert Counter(state.supply) == TILES
    assert len(state.supply) == 17
    assert seen(state) == Drawn(monster=((0, 0), "E"))
    lay_all(state)
    after = seen(state)
    assert Counter(after.stones.values()) == {"stone": 3, "crystal": 2, "right": 4, "uturn": 2}
    assert Counter(tile.pair for tile in state.floor.teleporters) == {"square": 2, "round": 2}
    assert sorted(len(pool) for pool in state.floor.pools) == [4, 4]


@rule("FLOORS-14.1")
def test_a_tile_is_laid_as_often_as_it_is_there() -> None:
    state = expert()
    act(state, "lay 2x2 3,3 -")
    assert refused(state, "lay 2x2 9,3 -") == refuse("FLOORS-14.1", "tile-used-up", tile="2x2")
    assert listed(state, "2x2") == []
    act(state, "lay crystal 9,3 -")
    assert len(listed(state, "crystal")) > 0
    act(state, "lay crystal 9,5 -")
    assert refused(state, "lay crystal 9,7 -") == refuse("FLOORS-14.1", "tile-used-up", tile="crystal")
    assert refused(state, "lay boulder 9,7 -") == refuse("FLOORS-14.1", "no-such-tile", tile="boulder")
    assert Counter(state.supply) == Counter(TILES) - Counter({"2x2": 1, "crystal": 2})


@rule("FLOORS-14.2")
@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("first", [0, 1])
def test_from_a_random_player_clockwise_each_lays_one_tile(seats: int, first: int) -> None:
    """The player after the last layer becomes start player."""
    dice = ScriptedDice([first])
    state = game.start(Options(mode="expert"), seats, dice)
    assert dice.drawn == [Draw("first layer", str(first), first, seats)]
    assert lay_all(state) == [(first + number) % seats for number in range(17)]
    assert state.marker == state.turn == (first + 17) % seats
    assert state.round == 1
    assert state.choices(state.turn).prompt == "move"


@rule("FLOORS-A38")
@pytest.mark.parametrize("seats", range(2, 8))
def test_by_option_the_start_player_lays_first_and_keeps_the_marker(seats: int) -> None:
    dice = ScriptedDice([1])
    state = game.start(Options(mode="expert", first_layer="start_player"), seats, dice)
    assert dice.drawn == [Draw("start player", "1", 1, seats)]
    assert lay_all(state) == [(1 + number) % seats for number in range(17)]
    assert state.marker == state.turn == 1


@rule("FLOORS-14.2")
def test_tiles_are_laid_by_who_is_on_turn_and_before_figures_move() -> None:
    state = expert(3, first=2)
    assert state.to_act() == (2,)
    assert refused(state, "lay stone 5,5 -", seat=0) == refuse("FLOORS-3.2", "not-your-turn", turn="C")
    assert refused(state, "4 +") == refuse("FLOORS-14.2", "lay-first")
    assert state.choices(0).actions == ()
    assert state.choices(2).prompt == "lay"
    assert act(state, "lay stone 5,5 -") == [
        Laid(seat=2, tile="stone", at=(5, 5), facing=None, rule="FLOORS-14.2")
    ]
    assert state.turn == 0
    lay_all(state)
    assert refused(state, "lay stone 6,6 -") == refuse("FLOORS-14.2", "floor-is-laid")
    basic = game.start(Options(), 2, ScriptedDice([0]))
    assert refused(basic, "lay stone 6,6 -") == refuse("FLOORS-14.2", "floor-is-laid")


@rule("FLOORS-14.3")
@pytest.mark.parametrize("at", CORNERS)
def test_never_on_a_corner_nor_on_the_two_cells_next_to_it(at: tuple[int, int]) -> None:
    x, y = at
    near = refuse("FLOORS-14.3", "too-near-corner", x=x, y=y)
    assert refused(expert(), Lay("stone", at)) == near
    assert refused(expert(), Lay("round", at, "E")) == near


@rule("FLOORS-14.3")
def test_everywhere_else_a_tile_may_lie() -> None:
    cells = {COORDINATES[cell] for cell in CELLS}
    places = [at for at, _ in listed(expert(), "stone")]
    assert len(places) == len(set(places))
    assert set(places) == cells - set(CORNERS)
    assert set(DIAGONALS) < set(places)


@rule("FLOORS-14.3")
def test_no_part_of_a_pool_lies_there_either() -> None:
    state = expert()
    assert refused(state, "lay 4x1 1,0 S") == refuse("FLOORS-14.3", "too-near-corner", x=1, y=0)
    assert refused(state, "lay 2x2 13,9 -") == refuse("FLOORS-14.3", "too-near-corner", x=14, y=10)
    assert refused(state, "lay 4x1 0,1 E") == refuse("FLOORS-14.3", "too-near-corner", x=0, y=1)
    assert state.why_not(0, Lay("2x2", (1, 1))) is None


@rule("FLOORS-A38")
@pytest.mark.parametrize("at", DIAGONALS)
def test_by_option_the_cell_diagonally_next_to_a_corner_stays_free_too(at: tuple[int, int]) -> None:
    x, y = at
    assert expert().why_not(0, Lay("stone", at)) is None
    state = expert(corner_margin="diagonal")
    assert refused(state, Lay("stone", at)) == refuse("FLOORS-14.3", "too-near-corner", x=x, y=y)
    cells = {COORDINATES[cell] for cell in CELLS}
    assert {where for where, _ in listed(state, "stone")} == cells - set(CORNERS) - set(DIAGONALS)


@rule("FLOORS-14.4")
@pytest.mark.parametrize(
    ("tile", "at", "facing", "cells"),
    [
        ("2x2", (4, 4), None, {(4, 4), (5, 4), (4, 5), (5, 5)}),
        ("4x1", (4, 4), "E", {(4, 4), (5, 4), (6, 4), (7, 4)}),
        ("4x1", (4, 4), "S", {(4, 4), (4, 5), (4, 6), (4, 7)}),
    ],
)
def test_a_pool_covers_four_cells_exactly(
    tile: str, at: tuple[int, int], facing: str | None, cells: set[tuple[int, int]]
) -> None:
    state = expert()
    act(state, f"lay {tile} {at[0]},{at[1]} {facing or '-'}")
    assert seen(state).blood == cells
    assert state.floor.pools == (tuple(sorted(cells)),)


@rule("FLOORS-14.4")
def test_a_tile_lies_on_cells_of_the_board_wholly() -> None:
    state = expert()
    off = refuse("FLOORS-14.4", "off-board")
    for text in ("stone 12,0 -", "stone -1,3 -", "stone 16,3 -", "stone 3,11 -", "round 99,99 N"):
        assert refused(state, f"lay {text}") == off
    for text in ("2x2 11,0 -", "2x2 15,5 -", "2x2 5,10 -", "4x1 13,5 E", "4x1 5,8 S", "4x1 -1,3 E"):
        assert refused(state, f"lay {text}") == off
    assert state.why_not(0, Lay("4x1", (12, 5), "E")) is None
    assert state.why_not(0, Lay("4x1", (5, 7), "S")) is None
    assert state.why_not(0, Lay("2x2", (14, 5))) is None


@rule("FLOORS-14.4")
def test_no_overlapping() -> None:
    state = expert()
    act(state, "lay stone 5,5 -")
    act(state, "lay round 8,8 N")
    act(state, "lay 4x1 8,2 E")
    for tile in ("crystal", "round", "2x2"):
        facing = "N" if tile == "round" else None
        for x, y in ((5, 5), (8, 8), (8, 2), (11, 2)):
            assert refused(state, Lay(tile, (x, y), facing)) == refuse("FLOORS-14.4", "overlap", x=x, y=y)  # type: ignore[arg-type] # N or nothing
    assert refused(state, "lay 2x2 4,4 -") == refuse("FLOORS-14.4", "overlap", x=5, y=5)
    assert refused(state, "lay 2x2 7,7 -") == refuse("FLOORS-14.4", "overlap", x=8, y=8)
    assert state.why_not(state.turn, Lay("2x2", (6, 5))) is None


@rule("FLOORS-14.5")
@pytest.mark.parametrize("second", ["square", "round"])
def test_no_two_teleporters_orthogonally_next_to_each_other(second: str) -> None:
    state = expert()
    act(state, "lay square 5,5 N")
    touch = refuse("FLOORS-14.5", "teleporters-touch")
    for at in ((5, 4), (6, 5), (5, 6), (4, 5)):
        assert refused(state, Lay(second, at, "E")) == touch
        assert (at, "E") not in listed(state, second)
    for at in ((4, 4), (6, 4), (4, 6), (6, 6), (7, 5)):
        assert state.why_not(state.turn, Lay(second, at, "E")) is None
        assert (at, "E") in listed(state, second)


@rule("FLOORS-14.5")
def test_other_tiles_may_lie_next_to_a_teleporter() -> None:
    state = expert()
    act(state, "lay square 5,5 N")
    assert state.why_not(1, Lay("stone", (5, 4))) is None
    assert state.why_not(1, Lay("2x2", (6, 5))) is None
    act(state, "lay stone 9,9 -")
    assert state.why_not(0, Lay("round", (9, 8), "W")) is None


@rule("FLOORS-14.6", "FLOORS-A38")
def test_the_layer_chooses_where_an_arrow_points_and_how_the_long_pool_lies() -> None:
    state = expert()
    assert [facing for at, facing in listed(state, "round") if at == (5, 5)] == ["N", "E", "S", "W"]
    assert [facing for at, facing in listed(state, "4x1") if at == (5, 5)] == ["E", "S"]
    assert [facing for at, facing in listed(state, "2x2") if at == (5, 5)] == [None]
    act(state, "lay round 5,5 W")
    act(state, "lay square 5,7 S")
    assert seen(state).teleporters == {(5, 5): "roundW", (5, 7): "squareS"}


@rule("FLOORS-14.6")
@pytest.mark.parametrize(
    ("tile", "facing"),
    [
        ("stone", "N"),
        ("2x2", "E"),
        ("round", None),
        ("square", None),
        ("4x1", "N"),
        ("4x1", "W"),
        ("4x1", None),
    ],
)
def test_a_tile_lies_only_in_ways_that_make_a_difference(tile: str, facing: str | None) -> None:
    wrong = refuse("FLOORS-14.6", "wrong-facing", tile=tile)
    assert refused(expert(), Lay(tile, (5, 5), facing)) == wrong  # type: ignore[arg-type] # a direction


@rule("FLOORS-14.6")
def test_every_way_of_laying_has_an_outcome_of_its_own() -> None:
    state = expert()
    act(state, "lay round 5,5 W")
    outcomes = []
    for action in state.choices(1).actions:
        copy = state.copy()
        copy.play(1, action, ScriptedDice([]))
        outcomes.append((copy.floor, copy.board))
    assert len(set(map(repr, outcomes))) == len(outcomes) == len(state.choices(1).actions)


@rule("FLOORS-14.7")
def test_everything_else_follows_the_basic_rules() -> None:
    """Figures, monster, tiles and rounds begin as in the basic game."""
    state, basic = expert(), game.start(Options(), 2, ScriptedDice([0]))
    lay_all(state)
    assert state.view(None).figures == basic.view(None).figures
    assert state.pile == basic.pile
    assert seen(state).monster == seen(basic).monster
    assert state.round == 1
    state.turn = 0
    act(state, "4 +N")
    assert seen(state).figures == {"A4": (15, 9)}


@rule("FLOORS-14.1")
def test_each_kind_of_tile_becomes_what_it_is_called() -> None:
    state = expert()
    for tile, at in (("stone", (3, 3)), ("crystal", (4, 3)), ("right", (5, 3)), ("uturn", (6, 3))):
        act(state, f"lay {tile} {at[0]},{at[1]} -")
        assert seen(state).stones[at] == tile
