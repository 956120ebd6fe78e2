"""FOE-1 and FOE-2: the fortress, the components, and how a game begins."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING

import msgspec
import pytest

from fabula.core import Illegal, RandomDice, ScriptedDice
from fabula.games.foes.board import SIDES, Board, SpaceData, maze_of, steps_with
from fabula.games.foes.components import (
    CHEST,
    DUMBEST,
    PRINTED,
    UNEXPLORED,
    box_of,
    is_chest,
    is_monster,
)
from fabula.games.foes.facts import TurnFacts
from fabula.games.foes.game import game
from fabula.games.foes.ledger import raise_wisdom
from fabula.games.foes.options import Options
from fabula.testing import rule
from foes.setting import asked, play, position, refused, tile

if TYPE_CHECKING:
    from fabula.games.foes.state import FoesState

MAZE = maze_of(None)


def start(seats: int, *, first: int = 0, monsters: tuple[int, ...] = (1, 2, 3, 4)) -> FoesState:
    return game.start(Options(), seats, ScriptedDice((*monsters, "red", "blue", "red", "blue", first)))


@rule("FOE-1.1")
def test_the_fortress_has_53_chambers_15_intersections_and_4_teleports() -> None:
    assert (len(MAZE.chambers), len(MAZE.starts)) == (53, 4)
    assert (len(MAZE.intersections), len(MAZE.teleports), len(MAZE.ids)) == (15, 4, 253)
    assert len(MAZE.board.connections) == 296
    for space in range(len(MAZE.ids)):
        is_chamber = MAZE.board.spaces[space].kind in ("start", "chamber")
        assert (MAZE.chamber_at[space] >= 0) == is_chamber


@rule("FOE-1.3")
def test_every_intersection_has_four_sides_and_lies_between_four_ways() -> None:
    for space in MAZE.intersections:
        assert [way.side for way in MAZE.ways[space]] == list(SIDES)


@pytest.mark.parametrize("closed", ["?", *SIDES])
@rule("FOE-1.3")
def test_a_way_into_an_intersection_is_passable_through_its_open_sides_only(closed: str) -> None:
    tiles = closed + "?" * 14
    around = {"N": "P38", "E": "P26", "S": "P17", "W": "P25"}
    x1 = MAZE.number["X1"]
    open_sides = {side for side in SIDES if closed not in ("?", side)}
    steps = steps_with(None, tiles)
    assert {MAZE.ids[space] for space in steps[x1]} == {around[side] for side in open_sides}
    for side, name in around.items():
        assert (x1 in steps[MAZE.number[name]]) == (side in open_sides)


@pytest.mark.parametrize(
    ("closed", "passable"), [("NN", True), ("EN", False), ("NW", False), ("?N", False), ("N?", False)]
)
@rule("FOE-1.3")
def test_between_two_intersections_both_sides_must_be_open(closed: str, passable: bool) -> None:
    spaces = (SpaceData("X", "intersection", 0, 0), SpaceData("Y", "intersection", 1, 0))
    board = Board("pair", spaces, (("X", "Y"),))
    assert steps_with(board, closed) == (((1,), (0,)) if passable else ((), ()))


@rule("FOE-1.2", "FOE-2.2", "FOE-2.3")
def test_monsters_in_the_starting_chambers_and_a_chip_in_all_others() -> None:
    state = start(4, monsters=(3, 1, 4, 2))
    assert [tile(state, name) for name in ("S1", "S2", "S3", "S4")] == [3, 1, 4, 2]
    assert Counter(state.tiles)[UNEXPLORED] == 49


@rule("FOE-2.1")
def test_the_piles() -> None:
    state = start(4)
    assert state.pile == (*range(5, 24), DUMBEST, *range(24, 49))
    assert state.last_pile == (49, 50, CHEST, CHEST + 1, CHEST + 2)
    assert not state.phase_two


@rule("FOE-2.1")
def test_all_fifty_monsters_and_three_chests() -> None:
    assert [monster.strength for monster in PRINTED.monsters] == list(range(1, 51))
    assert [(chest.gold, chest.wisdom) for chest in PRINTED.chests] == [(3, 3), (4, 2), (5, 1)]
    assert [is_monster(each) for each in (-1, 0, 1, 50, CHEST)] == [False, False, True, True, False]
    assert [is_chest(each) for each in (-1, 0, 50, CHEST, CHEST + 2)] == [False, False, False, True, True]


@rule("FOE-2.4")
def test_a_face_down_intersection_has_no_side_until_somebody_looks() -> None:
    assert start(4).closed == "?" * 15
    state = position(A="P18 w4", tiles={"C7": 4}, explored=["C2", "C3", "C6", "C12", "C13"], closed={})
    play(state, "go C7")
    dice = ScriptedDice((3, 3, "1-movement-2", "N", "N", "E"))
    state.play(0, game.read("fight"), dice)
    flips = [draw for draw in dice.drawn if draw.what.startswith("closed side")]
    assert [(draw.what, draw.of) for draw in flips] == [
        ("closed side of X4", 4),
        ("closed side of X1", 4),
        ("closed side of X2", 4),
    ]


@rule("FOE-2.5")
def test_teleport_tiles_are_shuffled_onto_their_spaces() -> None:
    dealt = Counter(game.start(Options(), 2, RandomDice(Random(seed))).teleports for seed in range(200))
    assert {tuple(sorted(each)) for each in dealt} == {("blue", "blue", "red", "red")}
    assert len(dealt) == 6


@pytest.mark.parametrize(("seats", "value"), [(2, 4), (3, 5), (4, 6), (5, 7), (6, 8)])
@rule("FOE-2.6")
def test_the_wisdom_advancement_value(seats: int, value: int) -> None:
    assert start(seats).advancement == value


@rule("FOE-2.7")
def test_spells_come_level_by_level() -> None:
    deck = box_of(None).deck
    assert len(deck) == 42
    last_of_level_1 = [name for name in deck if name[0] == "1"][-1:] + [n for n in deck if n[0] == "2"]
    state = position(A="S1 w25", B="S2 w25", tiles={"S1": 19, "S2": 18}, stack=last_of_level_1)
    dice = ScriptedDice((last_of_level_1[0],))
    state.play(0, game.read("fight"), dice)
    assert [(draw.what, draw.of) for draw in dice.drawn] == [("spell", 1)]
    dice = ScriptedDice((last_of_level_1[1],))
    state.play(1, game.read("fight"), dice)
    assert [(draw.what, draw.of) for draw in dice.drawn] == [("spell", 8)]


@rule("FOE-2.8")
def test_six_chips_each_and_an_empty_supply() -> None:
    state = start(5)
    assert (state.chips, state.supply, state.gold) == ((6,) * 5, 0, (0,) * 5)
    assert state.hands == ((),) * 5


@rule("FOE-2.9")
def test_levels_rise_clockwise_from_the_start_player() -> None:
    state = start(4, first=2)
    assert (state.active, state.wisdom, state.arrivals) == (2, (3, 4, 1, 2), (2, 3, 0, 1))
    assert asked(state) == "C enter"


@rule("FOE-2.10", "FOE-19.14")
def test_figures_begin_off_the_board() -> None:
    state = start(3)
    assert [player.space for player in state.view(None).players] == [None] * 3


@pytest.mark.parametrize("seats", [1, 7])
@rule("FOE-15.1")
def test_two_to_six_players(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        game.start(Options(), seats, ScriptedDice(()))
    assert caught.value.refusal.rule == "FOE-15.1"


@rule("FOE-1.6", "FOE-13.1")
def test_a_marker_that_arrives_goes_on_top_and_one_that_stays_keeps_its_place() -> None:
    state = position(A="S1 w10", B="S1 w11", C="S1 w12", D="S1 w50")
    raise_wisdom(state, 0, 12, "FOE-7.3")
    assert state.arrivals == (1, 2, 3, 0)
    raise_wisdom(state, 2, 12, "FOE-7.3")
    assert (state.arrivals, state.wisdom) == ((1, 2, 3, 0), (12, 11, 12, 50))
    assert raise_wisdom(state, 3, 53, "FOE-7.3") == []
    assert (state.arrivals, state.wisdom[3]) == ((1, 2, 3, 0), 50)


@rule("FOE-1.7")
def test_hands_are_hidden_and_everything_else_is_open() -> None:
    state = position(A="S1 w10 c3 g7 1-power-1 3-exchange-2", B="S2 2-wisdom-1", supply=4)
    own, other, nobody = state.view(0), state.view(1), state.view(None)
    assert (own.hand, other.hand, nobody.hand) == (("1-power-1", "3-exchange-2"), ("2-wisdom-1",), ())
    for view in (own, other, nobody):
        (player, *_) = view.players
        assert (player.wisdom, player.chips, player.gold, player.space) == (10, 3, 7, "S1")
        assert player.spell_levels == (1, 3)
    text = msgspec.json.encode(other).decode()
    assert "3-exchange-2" not in text.replace("5-exchange-2", "")


@rule("FOE-3.7", "FOE-4.5")
def test_a_player_enters_by_any_starting_chamber_and_is_pinned_by_its_monster() -> None:
    state = position(A="- w1", B="S1 w2", C="S1 w3", tiles={"S1": 1, "S2": 2, "S3": 3})
    assert asked(state) == "A enter"
    play(state, "enter S1")
    assert asked(state) == "A act"
    assert refused(state, "go P1").rule == "FOE-4.5"
    free = position(A="- w1", unexplored=["C5"], next=14)
    assert refused(free, "enter C1").rule == "FOE-3.7"
    play(free, "enter S4", dice=(14,))
    assert (tile(free, "C5"), asked(free)) == (14, "A act")
    play(free, "go P14")


def test_options_of_another_game_are_no_options() -> None:
    with pytest.raises(TypeError, match="options of Foes"):
        game.start(TurnFacts(), 2, RandomDice(Random(1)))


@rule("FOE-2.9", "FOE-1.6")
@pytest.mark.parametrize(
    ("seats", "first"), [(seats, first) for seats in range(2, 7) for first in range(seats)]
)
def test_whoever_begins_is_the_dumbest_and_the_others_follow_clockwise(seats: int, first: int) -> None:
    state = start(seats, first=first)
    clockwise = [*range(first, seats), *range(first)]
    assert state.active == first
    assert list(state.arrivals) == clockwise
    assert [state.wisdom[seat] for seat in clockwise] == list(range(1, seats + 1))
