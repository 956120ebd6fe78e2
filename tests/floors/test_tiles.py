"""FLOORS-10: the movement tiles, and the ground tiles as the engine keeps them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from drawn import act, make_state, seen

from fabula.core import Draw, Event, ScriptedDice
from fabula.games.floors.board import COORDINATES, cell_at
from fabula.games.floors.events import Crept, Rested, SetAside, Stop, Tile, Turned
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.tiles import (
    Teleporter,
    full_pile,
    is_hit_tile,
    make_floor,
    tile_chances,
    without,
)
from fabula.testing import rule

ALL = ["5", "7", "7", "8", "8", "10", "hit1", "hit2"]
LONG = Options(long_game=True)


def turned_up(events: list[Event]) -> list[tuple[type[Event], str]]:
    return [(type(event), event.tile) for event in events if isinstance(event, Tile | SetAside)]


def rest(events: list[Event]) -> tuple[int, Stop]:
    """How many steps the monster took, and why it stopped."""
    (rested,) = [event for event in events if isinstance(event, Rested)]
    assert sum(isinstance(event, Crept) for event in events) == rested.steps
    return rested.steps, rested.stop


@rule("FLOORS-10.1")
@pytest.mark.parametrize("number", ["5", "7", "8", "10"])
def test_a_number_is_the_number_of_steps(number: str) -> None:
    state = make_state(in_round=2, used=["hit1"], unmoved=["A1"])
    events = act(state, "1", number)
    assert turned_up(events) == [(Tile, number)]
    assert rest(events) == (int(number), "distance")
    assert seen(state).monster == ((int(number), 0), "E")


@rule("FLOORS-10.1")
def test_the_tile_is_turned_up_after_the_figure_phase_and_leaves_the_pile() -> None:
    state = make_state(in_round=2, used=["8"], unmoved=["A1", "B1"])
    assert turned_up(act(state, "1")) == []
    assert sorted(state.pile) == sorted(["5", "7", "7", "8", "10", "hit1", "hit2"])
    dice = ScriptedDice(["7"])
    events = state.play(1, game.read("1"), dice)
    assert dice.drawn == [Draw("movement tile", "7", 1, 7)]
    assert [type(event) for event in events][:2] == [Turned, Tile]
    assert sorted(state.pile) == sorted(["5", "7", "8", "10", "hit1", "hit2"])


@rule("FLOORS-10.4")
def test_the_first_tile_of_the_game_must_be_a_number() -> None:
    """Hits are drawn past, and go back into a pile of seven with all the others."""
    state = make_state(in_round=1, moved=["A1", "B1", "B3"])
    dice = ScriptedDice(["hit2", "hit1", "8"])
    events = state.play(0, game.read("3"), dice)
    dice.finish()
    assert turned_up(events) == [(SetAside, "hit2"), (SetAside, "hit1"), (Tile, "8")]
    assert [draw.of for draw in dice.drawn] == [8, 7, 6]
    assert rest(events) == (8, "distance")
    assert sorted(state.pile) == sorted(["5", "7", "7", "8", "10", "hit1", "hit2"])


@rule("FLOORS-10.4")
def test_a_first_number_is_used_at_once() -> None:
    state = make_state(in_round=1, moved=["A1", "B1", "B3"])
    events = act(state, "3", "5")
    assert turned_up(events) == [(Tile, "5")]
    assert len(state.pile) == 7


@rule("FLOORS-10.4", "FLOORS-A32")
@pytest.mark.parametrize("in_round", [2, 8])
def test_only_the_very_first_tile_of_the_game_is_so_treated(in_round: int) -> None:
    state = make_state(in_round=in_round, unmoved=["A1"])
    assert turned_up(act(state, "1", "hit1")) == [(Tile, "hit1")]
    assert "hit1" not in state.pile


@rule("FLOORS-13.3", "FLOORS-A32")
def test_in_the_longer_game_the_5_is_three_hits_and_no_number() -> None:
    assert sorted(full_pile(long_game=True)) == sorted(["hit3", "7", "7", "8", "8", "10", "hit1", "hit2"])
    state = make_state(in_round=1, seats=6, options=LONG, unmoved=["A4", "A5"])
    events = act(state, "4", "hit3", "10")
    assert turned_up(events) == [(SetAside, "hit3"), (Tile, "10")]
    assert "hit3" in state.pile


@rule("FLOORS-13.3", "FLOORS-10.3")
def test_three_hits_go_on_until_three_are_eaten_or_for_20_steps() -> None:
    text = "> A1 A4 B1 . B4"
    state = make_state(text, seats=6, unmoved=["A5"], options=LONG, used=["7", "8"])
    events = act(state, "5", "hit3")
    assert rest(events) == (3, "hits")
    state = make_state(seats=6, unmoved=["A5"], options=LONG, used=["7", "8"])
    assert rest(act(state, "5", "hit3")) == (20, "cap")


@rule("FLOORS-13.3")
def test_without_the_longer_game_the_5_is_five_steps() -> None:
    assert list(full_pile(long_game=False)) == ALL
    state = make_state("> A1 A4 B1 . B4", seats=6, unmoved=["A5"], used=["7", "8"])
    assert rest(act(state, "5", "5")) == (5, "distance")


@rule("FLOORS-10.5")
def test_the_last_tile_of_a_pile_is_never_used() -> None:
    """Seven tiles in each stage, whichever they are; the eighth stays face down."""
    state = make_state(in_round=1)
    for in_round in range(1, 15):
        assert state.round == in_round
        assert len(state.pile) == 8 - (in_round - 1) % 7
        tile = state.pile[0]
        left = state.pile
        while state.round == in_round and state.ending is None:
            figure = state.choices(state.turn).actions[0].words()[0]
            state.play(state.turn, game.read(figure), ScriptedDice([tile]))
        if in_round == 7:
            assert left == ("hit1", "hit2")
            assert sorted(state.pile) == sorted(ALL)
        else:
            assert state.pile == without(left, tile)
    assert state.ending == "time_up"
    assert len(state.pile) == 1


@rule("FLOORS-A29")
@pytest.mark.parametrize(
    ("tile", "steps", "stop"), [("10", 10, "distance"), ("hit1", 20, "cap"), ("hit2", 20, "cap")]
)
def test_with_nobody_on_the_board_tiles_are_walked_in_full(tile: str, steps: int, stop: Stop) -> None:
    state = make_state(unmoved=["A1"])
    assert rest(act(state, "1", tile)) == (steps, stop)


@rule("FLOORS-10.1", "FLOORS-10.4")
def test_the_chances_of_the_next_tile() -> None:
    pile = full_pile(long_game=False)
    later = tile_chances(pile, first_of_game=False)
    assert later == {tile: Fraction(count, 8) for tile, count in Counter(ALL).items()}
    assert list(later) == ["5", "7", "8", "10", "hit1", "hit2"]
    assert tile_chances(pile, first_of_game=True) == {
        "5": Fraction(1, 6),
        "7": Fraction(1, 3),
        "8": Fraction(1, 3),
        "10": Fraction(1, 6),
    }
    long = tile_chances(full_pile(long_game=True), first_of_game=True)
    assert long == {"7": Fraction(2, 5), "8": Fraction(2, 5), "10": Fraction(1, 5)}


@rule("FLOORS-10.2")
def test_hit_tiles_are_those_that_count_hits() -> None:
    assert [is_hit_tile(tile) for tile in [*ALL, "hit3"]] == [False] * 6 + [True] * 3


def test_taking_a_tile_takes_one_of_its_kind_and_leaves_the_order() -> None:
    assert without(("7", "8", "7", "5"), "7") == ("8", "7", "5")
    assert without(("7", "8", "7", "5"), "5") == ("7", "8", "7")
    assert without(("8",), "8") == ()


@rule("FLOORS-1.6")
def test_the_ground_has_a_letter_for_each_cell() -> None:
    tiles = [
        Teleporter((3, 4), "square", "N"),
        Teleporter((9, 9), "square", "E"),
        Teleporter((2, 2), "round", "S"),
    ]
    floor = make_floor([[(6, 5), (5, 5)], [(1, 1)]], tiles)
    assert floor.pools == (((1, 1),), ((5, 5), (6, 5)))
    assert [tile.at for tile in floor.teleporters] == [(2, 2), (3, 4), (9, 9)]
    assert len(floor.ground) == len(COORDINATES)
    marked = {COORDINATES[cell]: sign for cell, sign in enumerate(floor.ground) if sign != "."}
    assert marked == {(1, 1): "b", (5, 5): "b", (6, 5): "b", (3, 4): "t", (9, 9): "t", (2, 2): "t"}


@rule("FLOORS-15.5")
def test_the_twin_of_a_teleporter_is_the_other_of_its_pair() -> None:
    a, b, c = (
        Teleporter((3, 4), "square", "N"),
        Teleporter((9, 9), "square", "E"),
        Teleporter((2, 2), "round", "S"),
    )
    floor = make_floor([], [a, b, c])
    assert floor.twin(cell_at(3, 4)) == b
    assert floor.twin(cell_at(9, 9)) == a
    assert floor.twin(cell_at(2, 2)) is None
