"""Games from a position: what is taken over, what may be left out, and what cannot be."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from fabula.core import Fault, RandomDice
from fabula.games.floors.board import CELLS, COORDINATES, EMPTY_BOARD, FIGURES, cell_at
from fabula.games.floors.figures import EATEN, ESCAPED, OUTSIDE
from fabula.games.floors.game import game as floors
from fabula.games.floors.options import Options
from fabula.games.floors.position import read_state, write_state
from fabula.games.floors.tiles import Teleporter
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

Position = dict[str, Any]


def game(**more: Any) -> Position:
    """Two seats in round nine; A's 5 is about to move, one figure is out, two are eaten."""
    position: Position = {
        "seats": 2,
        "round": 9,
        "marker": "B",
        "turn": "A",
        "figures": {
            "A1": "outside",
            "A3": [3, 3],
            "A5": [8, 3],
            "B1": "eaten",
            "B3": [6, 6],
            "B4": "eaten",
            "B5": [7, 7],
        },
        "escaped": ["A4"],
        "moved": ["A3", "B3"],
        "stones": [[2, 2, "uturn"]],
        "pools": [[[4, 4], [4, 5]]],
        "teleporters": [{"at": [1, 1], "pair": "a", "arrow": "N"}, {"at": [9, 9], "pair": "a", "arrow": "S"}],
        "monster": {"at": [5, 5], "facing": "W"},
        "pile": ["5", "7", "8", "8", "10", "hit1", "hit2"],
        "options": {"mode": "expert", "nobody_escaped": "all_share"},
    }
    return position | more


def state(**more: Any) -> FloorsState:
    return read_state(json.dumps(game(**more)))


def state_fault(**more: Any) -> tuple[str, dict[str, str | int]]:
    position = {key: value for key, value in game(**more).items() if value != "left out"}
    with pytest.raises(Fault) as caught:
        read_state(json.dumps(position))
    return caught.value.reason.removeprefix("floors-position-"), caught.value.details


def test_a_state_has_everything_that_the_position_says() -> None:
    found = state()
    assert found.options == Options(mode="expert", nobody_escaped="all_share")
    assert (found.seats, found.round, found.marker, found.turn) == (2, 9, 1, 0)
    assert found.places == (
        OUTSIDE,
        cell_at(3, 3),
        ESCAPED,
        cell_at(8, 3),
        EATEN,
        cell_at(6, 6),
        EATEN,
        cell_at(7, 7),
    )
    assert found.moved == (False, True, False, False, False, True, False, False)
    assert found.escaped == (2,)
    assert (found.monster, found.facing) == (cell_at(5, 5), "W")
    assert found.pile == ("5", "7", "8", "8", "10", "hit1", "hit2")
    assert found.floor.pools == (((4, 4), (4, 5)),)
    assert found.floor.teleporters == (Teleporter((1, 1), "a", "N"), Teleporter((9, 9), "a", "S"))
    assert found.supply == ()
    assert found.ending is None
    pieces = {COORDINATES[cell]: found.board[cell] for cell in CELLS if found.board[cell] != "."}
    assert pieces == {
        (2, 2): "u",
        (3, 3): FIGURES[1],
        (8, 3): FIGURES[3],
        (6, 6): FIGURES[5],
        (7, 7): FIGURES[7],
    }
    assert len(found.board) == len(EMPTY_BOARD)


def test_the_order_in_which_figures_are_listed_does_not_matter() -> None:
    figures = game()["figures"]
    assert state(figures=dict(reversed(figures.items()))) == state()


def test_what_a_state_may_leave_out() -> None:
    names = [f"{seat}{white}" for seat in "ABCDE" for white in (1, 4, 5)]
    found = read_state(
        json.dumps(
            {
                "seats": 5,
                "figures": dict.fromkeys(names, "outside"),
                "monster": {"at": [0, 0], "facing": "E"},
            }
        )
    )
    assert (found.round, found.marker, found.turn) == (1, 0, 0)
    assert found.options == Options()
    assert found.pile == ("5", "7", "7", "8", "8", "10", "hit1", "hit2")
    assert not any(found.moved)
    turn = read_state(
        json.dumps(
            {
                "seats": 5,
                "marker": "C",
                "figures": dict.fromkeys(names, "outside"),
                "monster": {"at": [0, 0], "facing": "E"},
            }
        )
    )
    assert (turn.marker, turn.turn) == (2, 2)


def test_a_state_from_a_position_can_be_played_on() -> None:
    found = state()
    while found.to_act():
        (seat,) = found.to_act()
        found.play(seat, found.choices(seat).actions[-1], RandomDice(Random(1)))
    assert found.standing() is not None


@pytest.mark.parametrize(
    ("change", "reason", "details"),
    [
        ({"seats": "left out"}, "missing", {"key": "seats"}),
        ({"seats": 1}, "missing", {"key": "seats"}),
        ({"seats": 8}, "missing", {"key": "seats"}),
        ({"monster": None}, "missing", {"key": "monster"}),
        ({"stones": [[8, 3, "stone"]]}, "two-pieces", {"what": "A5", "other": "stone", "x": 8, "y": 3}),
        ({"moved": ["A2"]}, "figure", {"figure": "A2"}),
        ({"moved": ["C1"]}, "figure", {"figure": "C1"}),
        ({"escaped": ["A4", "X1"]}, "figure", {"figure": "X1"}),
        ({"escaped": []}, "figure", {"figure": "A4"}),
        ({"escaped": ["A4", "A1"]}, "figure", {"figure": "A1"}),
        ({"escaped": ["A4", "A4"]}, "figure", {"figure": "A4"}),
        ({"figures": game()["figures"] | {"A4": [1, 5]}}, "figure", {"figure": "A4"}),
        ({"figures": game()["figures"] | {"A1": "escaped"}}, "figure", {"figure": "A1"}),
        ({"figures": game()["figures"] | {"Z": "outside"}}, "figure", {"figure": "Z"}),
        ({"marker": "C"}, "seat", {"seat": "C"}),
        ({"marker": "AB"}, "seat", {"seat": "AB"}),
        ({"turn": "C"}, "seat", {"seat": "C"}),
        ({"turn": "a"}, "seat", {"seat": "a"}),
        ({"round": 0, "figures": game()["figures"] | {"B1": [0, 1], "B4": [0, 2]}}, "round", {"round": 0}),
        ({"round": 15}, "round", {"round": 15}),
        ({"round": 7}, "eaten", {"figure": "B1"}),
        ({"pile": ["5", "7", "8", "8", "10", "hit1"]}, "pile", {"need": 7}),
        ({"pile": ["5", "7", "7", "8", "8", "10", "hit1", "hit2"]}, "pile", {"need": 7}),
        ({"pile": ["5", "5", "8", "8", "10", "hit1", "hit2"]}, "pile", {"need": 7}),
        ({"pile": ["6", "7", "8", "8", "10", "hit1", "hit2"]}, "pile", {"need": 7}),
        ({"pile": "left out"}, "pile", {"need": 7}),
        ({"round": 14}, "pile", {"need": 2}),
        ({"round": 8}, "pile", {"need": 8}),
        ({"turn": "B", "moved": ["B3", "B5"]}, "turn", {"seat": "B"}),
        ({"options": {"long_game": True}}, "missing", {"key": "options"}),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    change: Position, reason: str, details: dict[str, str | int]
) -> None:
    assert state_fault(**change) == (reason, details)


@rule("FLOORS-12.1")
def test_a_game_that_is_won_is_refused() -> None:
    figures = {name: place for name, place in game()["figures"].items() if name not in ("A1", "A3")}
    assert state_fault(figures=figures, escaped=["A4", "A1", "A3"]) == ("won", {"seat": "A"})
    rest = {name: place for name, place in figures.items() if name != "A5"}
    rest["B1"] = [0, 1]
    assert state_fault(figures=rest, escaped=["A4", "A1", "A3", "A5"], turn="B") == ("won", {"seat": "A"})
    figures["A3"] = [3, 3]
    assert state(figures=figures, escaped=["A4", "A1"]).escaped == (2, 0)


@pytest.mark.parametrize(("in_round", "left"), [(1, 8), (2, 7), (7, 2), (8, 8), (9, 7), (14, 2)])
def test_the_pile_has_one_tile_fewer_each_round_of_a_stage(in_round: int, left: int) -> None:
    tiles = ["hit2", "hit1", "10", "8", "8", "7", "7", "5"]
    figures = game()["figures"] | {"B1": [0, 1], "B4": [0, 2]}
    found = state(round=in_round, pile=tiles[:left], figures=figures)
    assert len(found.pile) == left
    assert state_fault(round=in_round, pile=tiles[: left - 1], figures=figures) == ("pile", {"need": left})


@rule("FLOORS-13.3")
def test_in_the_long_game_the_five_is_three_hits() -> None:
    names = [f"{seat}{white}" for seat in "ABCDEF" for white in (1, 4, 5)]
    position = {
        "seats": 6,
        "figures": dict.fromkeys(names, "outside"),
        "monster": {"at": [0, 0], "facing": "E"},
        "options": {"long_game": True},
        "pile": ["hit3", "7", "7", "8", "8", "10", "hit1", "hit2"],
    }
    assert read_state(json.dumps(position)).pile[0] == "hit3"
    with pytest.raises(Fault) as caught:
        read_state(json.dumps(position | {"pile": ["5", "7", "7", "8", "8", "10", "hit1", "hit2"]}))
    assert caught.value.reason == "floors-position-pile"


def laying(**more: Any) -> Position:
    """The expert game before the last tiles are laid."""
    names = [f"{seat}{white}" for seat in "AB" for white in (1, 3, 4, 5)]
    position: Position = {
        "seats": 2,
        "figures": dict.fromkeys(names, "outside"),
        "monster": {"at": [0, 0], "facing": "E"},
        "teleporters": [{"at": [5, 5], "pair": "square", "arrow": "N"}],
        "options": {"mode": "expert"},
        "supply": ["square", "stone", "4x1"],
    }
    return position | more


@rule("FLOORS-14.2")
def test_a_position_in_which_tiles_are_still_laid() -> None:
    found = read_state(json.dumps(laying()))
    assert found.supply == ("square", "stone", "4x1")
    assert found.choices(0).prompt == "lay"


@pytest.mark.parametrize(
    "change",
    [
        {"supply": ["stone"] * 4},
        {"supply": ["pebble"]},
        {"supply": ["square", "square"]},  # one lies already
        {"round": 2, "pile": ["7", "7", "8", "8", "10", "hit1", "hit2"]},
        {"moved": ["A1"]},
        {"figures": laying()["figures"] | {"A1": [9, 9]}},
        {"monster": {"at": [3, 3], "facing": "E"}},
    ],
)
def test_tiles_are_laid_before_anything_else_happens(change: Position) -> None:
    with pytest.raises(Fault) as caught:
        read_state(json.dumps(laying(**change)))
    assert caught.value.reason == "floors-position-supply"


@pytest.mark.parametrize(
    ("options", "seats"),
    [(Options(), 2), (Options(mode="expert"), 3), (Options(long_game=True), 6)],
    ids=["basic", "expert", "long"],
)
def test_every_state_of_a_game_can_be_written_down_and_read_again(options: Options, seats: int) -> None:
    pick = Random(4)
    dice = RandomDice(pick)
    state = floors.start(options, seats, dice)
    while state.to_act():
        assert read_state(write_state(state)) == state
        seat = state.turn
        state.play(seat, pick.choice(state.choices(seat).actions), dice)
    assert state.ending
