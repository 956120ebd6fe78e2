"""Everyone sees everything: a view is the whole state in plain coordinates."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import msgspec
import pytest
from drawn import act, make_state
from hypothesis import given, settings
from positions import crowds

from fabula.core import RandomDice, ScriptedDice
from fabula.games.floors.actions import Lay, Move
from fabula.games.floors.figures import Surroundings
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.games.floors.state import FloorsState, state_of
from fabula.games.floors.tiles import Floor, Teleporter
from fabula.games.floors.view import FigureView, FloorsView, board_of
from fabula.testing import rule

if TYPE_CHECKING:
    from collections.abc import Iterator


@given(crowds())
@settings(max_examples=60, derandomize=True, deadline=None)
def test_a_view_and_the_state_that_it_shows_are_worth_the_same(state: FloorsState) -> None:
    view = state.view(0)
    assert view == state.view(1) == state.view(None)
    assert board_of(view) == state.board
    assert state_of(view) == state
    assert state_of(view).view(None) == view
    assert msgspec.json.decode(msgspec.json.encode(view), type=FloorsView) == view
    assert msgspec.json.decode(msgspec.json.encode(state), type=FloorsState) == state


def moments(options: Options, seats: int) -> Iterator[FloorsState]:
    """Every state of a random game."""
    chance = random.Random(f"{options} {seats}")
    state = game.start(options, seats, RandomDice(chance))
    yield state
    while state.ending is None:
        actions = state.choices(state.turn).actions
        state.play(state.turn, actions[int(chance.random() * len(actions))], RandomDice(chance))
        yield state


def test_so_it_is_in_every_moment_of_a_game() -> None:
    for seats, options in ((2, Options()), (6, Options(mode="expert", long_game=True))):
        for state in moments(options, seats):
            assert state_of(state.view(None)) == state


def test_what_a_view_shows() -> None:
    state = make_state(
        """
        A4 o ~ 1E
        >  . u B1
        """,
        in_round=9,
        turn=1,
        marker=1,
        escaped=["B4", "A1"],
        eaten=["A3"],
        moved=["A4"],
        used=["8"],
    )
    view = state.view(None)
    assert view == FloorsView(
        options=Options(),
        seats=2,
        round=9,
        stage=2,
        marker=1,
        turn=1,
        figures=(
            FigureView("A1", 0, 1, "escaped", 1, False),
            FigureView("A3", 0, 3, "eaten", 3, False),
            FigureView("A4", 0, 4, (5, 3), 3, True),
            FigureView("A5", 0, 5, "outside", 5, False),
            FigureView("B1", 1, 1, (8, 4), 1, False),
            FigureView("B3", 1, 3, "outside", 3, False),
            FigureView("B4", 1, 4, "escaped", 4, False),
            FigureView("B5", 1, 5, "outside", 5, False),
        ),
        stones=((6, 3, "stone"), (7, 4, "uturn")),
        pools=(((7, 3),),),
        teleporters=(Teleporter((8, 3), "1", "E"),),
        monster=(5, 4),
        facing="E",
        pile=("5", "7", "7", "8", "10", "hit1", "hit2"),
        supply=(),
        escaped=("B4", "A1"),
        ending=None,
    )
    assert state_of(view) == state


@rule("FLOORS-11.1")
def test_the_stage_of_a_view_changes_with_the_eighth_round() -> None:
    assert [make_state(in_round=number).view(None).stage for number in range(1, 15)] == [1] * 7 + [2] * 7


def test_with_three_figures_each_the_fourth_in_the_view_belongs_to_the_second_seat() -> None:
    figures = make_state(seats=7).view(None).figures
    assert [figure.seat for figure in figures] == [seat for seat in range(7) for _ in range(3)]


def test_a_copy_goes_its_own_way() -> None:
    state = make_state("A4 . .")
    copy = state.copy()
    assert copy == state
    act(copy, "4 E")
    assert copy != state
    assert state == make_state("A4 . .")


def test_imagining_is_copying_since_nothing_is_secret() -> None:
    state = make_state("A4 . .")
    dice = ScriptedDice([])
    imagined = state.imagine(1, dice)
    assert imagined == state
    assert imagined is not state
    assert dice.drawn == []


@pytest.mark.parametrize(
    "kind",
    [Options, Teleporter, Floor, Surroundings, FloorsView, FigureView, Move, Lay],
    ids=lambda kind: kind.__name__,
)
def test_what_states_share_cannot_be_changed(kind: type[msgspec.Struct]) -> None:
    assert kind.__struct_config__.frozen
