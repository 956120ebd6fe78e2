"""FLOORS-2 and FLOORS-13: how a game of each number of players begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from drawn import Drawn, seen

from fabula.core import Draw, Illegal, ScriptedDice, refuse
from fabula.games.floors.game import Floors, game
from fabula.games.floors.options import Options
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState


def start(seats: int = 2, first: int = 0, **options: object) -> FloorsState:
    return game.start(Options(**options), seats, ScriptedDice([first]))  # type: ignore[arg-type] # any option


FOUR = [(1, 1), (3, 3), (4, 4), (5, 5)]
THREE = [(1, 1), (4, 4), (5, 5)]


@rule("FLOORS-2.1", "FLOORS-A39")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_have_four_figures_each(seats: int) -> None:
    figures = start(seats).view(None).figures
    for seat in range(seats):
        assert [(f.number, f.points) for f in figures if f.seat == seat] == FOUR
    assert len(figures) == 4 * seats


@rule("FLOORS-2.1", "FLOORS-13.2")
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_five_to_seven_players_have_three_without_white_3_black_4(seats: int) -> None:
    figures = start(seats).view(None).figures
    for seat in range(seats):
        assert [(f.number, f.points) for f in figures if f.seat == seat] == THREE
    assert len(figures) == 3 * seats


@rule("FLOORS-2.1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_all_figures_wait_outside_white_side_up(seats: int) -> None:
    figures = start(seats).view(None).figures
    assert {(f.place, f.moved) for f in figures} == {("outside", False)}
    assert [f.points for f in figures] == [f.number for f in figures]
    assert [f.name for f in figures] == [f"{'ABCDEFG'[f.seat]}{f.number}" for f in figures]


@rule("FLOORS-2.1")
@pytest.mark.parametrize(("white", "black"), [(1, 6), (3, 4), (4, 3), (5, 2)])
def test_white_and_black_numbers(white: int, black: int) -> None:
    state = start(2)
    figure = state.figure_numbered(1, white)
    assert state.points(figure) == white
    state.round = 2
    assert state.points(figure) == black
    assert state.white_number(figure) == white


@rule("FLOORS-2.2", "FLOORS-2.3")
@pytest.mark.parametrize("seats", range(2, 8))
def test_eleven_stones_two_pools_and_the_monster_on_the_exit_facing_east(seats: int) -> None:
    stones = [(2, 2), (12, 3), (7, 4), (8, 5), (13, 5), (6, 6), (4, 7), (12, 7), (14, 8), (5, 9), (8, 9)]
    assert seen(start(seats)) == Drawn(
        stones=dict.fromkeys(stones, "stone"),
        blood={(4, 8), (5, 8), (6, 8), (7, 8), (8, 2), (9, 2), (8, 3), (9, 3)},
        monster=((0, 0), "E"),
    )
    assert [len(pool) for pool in start(seats).floor.pools] == [4, 4]


@rule("FLOORS-2.4")
def test_eight_movement_tiles_face_down() -> None:
    state = start()
    assert sorted(state.pile) == sorted(["5", "7", "7", "8", "8", "10", "hit1", "hit2"])
    assert state.round == 1
    assert state.view(None).stage == 1


@rule("FLOORS-2.5")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_start_player_is_picked_and_takes_the_marker(first: int) -> None:
    dice = ScriptedDice([first])
    state = game.start(Options(), 3, dice)
    assert dice.drawn == [Draw("start player", str(first), first, 3)]
    assert state.marker == first
    assert state.to_act() == (first,)


@rule("FLOORS-13.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 8])
def test_only_two_to_seven_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        game.start(Options(), seats, ScriptedDice([]))
    assert caught.value.refusal == refuse("FLOORS-13.1", "seats", have=seats, least=2, most=7)


@rule("FLOORS-13.3")
@pytest.mark.parametrize("seats", range(2, 8))
def test_the_longer_game_is_for_six_and_seven(seats: int) -> None:
    if seats >= 6:
        state = start(seats, long_game=True)
        assert sorted(state.pile) == sorted(["hit3", "7", "7", "8", "8", "10", "hit1", "hit2"])
        return
    with pytest.raises(Illegal) as caught:
        game.start(Options(long_game=True), seats, ScriptedDice([]))
    assert caught.value.refusal == refuse("FLOORS-13.3", "long-game", have=seats)


def test_the_game_takes_its_own_options_only() -> None:
    with pytest.raises(TypeError, match="options of Floors, not Floors"):
        game.start(game, 2, ScriptedDice([0]))  # type: ignore[arg-type] # on purpose


def test_the_game_says_what_it_is() -> None:
    assert isinstance(game, Floors)
    assert (game.name, game.rules, list(game.seats), game.secrets) == (
        "floors",
        "1",
        [2, 3, 4, 5, 6, 7],
        False,
    )
    # 17 tiles laid, then at most 14 rounds with at most 21 figures
    assert game.horizon == 17 + 14 * 21


def test_the_horizon_is_never_reached_in_play() -> None:
    assert max(len(start(seats).places) for seats in game.seats) == 21
