"""FLOORS-12: how a game ends, and who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from drawn import act, make_state, refused

from fabula.core import Standing, refuse
from fabula.games.floors.events import Ended, Left, Tile
from fabula.games.floors.options import Options
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState

ON_EXIT = "A4 . . v"


def figures(state: FloorsState) -> dict[str, object]:
    return {figure.name: figure.place for figure in state.view(None).figures}


@rule("FLOORS-12.1")
@pytest.mark.parametrize("in_round", [1, 3, 7, 8, 14])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_escapes_win_at_once_with_two_to_four_players(seats: int, in_round: int) -> None:
    state = make_state(ON_EXIT, at=(0, 0), seats=seats, in_round=in_round, escaped=["A1", "B1", "A5"])
    events = act(state, "4 -")
    assert events == [Left(figure="A4", rule="FLOORS-4.7"), Ended(ending="won", rule="FLOORS-12.1")]
    standing = state.standing()
    assert standing is not None
    assert standing.winners == (0,)
    assert standing.ending == "won"
    assert standing.scores == (3, 1, *(0,) * (seats - 2))


@rule("FLOORS-12.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_escapes_do_not_win_with_two_to_four_players(seats: int) -> None:
    state = make_state(ON_EXIT, at=(0, 0), seats=seats, escaped=["B1", "A5"])
    assert act(state, "4 -") == [Left(figure="A4", rule="FLOORS-4.7")]
    assert state.standing() is None
    assert state.to_act() == (1,)


@rule("FLOORS-12.1", "FLOORS-13.2")
@pytest.mark.parametrize("seats", [5, 6, 7])
def test_two_escapes_win_with_five_to_seven_players(seats: int) -> None:
    state = make_state(ON_EXIT, at=(0, 0), seats=seats, escaped=["A5", "C4", "B1"])
    assert act(state, "4 -")[-1] == Ended(ending="won", rule="FLOORS-12.1")
    assert state.standing() == Standing((1, 3, 2, *(4,) * (seats - 3)), (2, 1, 1, *(0,) * (seats - 3)), "won")
    state = make_state(ON_EXIT, at=(0, 0), seats=seats, escaped=["C4", "B1"])
    act(state, "4 -")
    assert state.ending is None


@rule("FLOORS-12.1")
def test_the_last_figure_of_a_round_wins_before_the_monster_moves() -> None:
    state = make_state(ON_EXIT, at=(0, 0), escaped=["A1", "A5"], unmoved=["A4"])
    assert act(state, "4 -") == [
        Left(figure="A4", rule="FLOORS-4.7"),
        Ended(ending="won", rule="FLOORS-12.1"),
    ]
    assert len(state.pile) == 6


@rule("FLOORS-12.1")
def test_a_game_that_is_over_offers_nothing() -> None:
    state = make_state(ON_EXIT, at=(0, 0), escaped=["A1", "A5"])
    act(state, "4 -")
    assert state.to_act() == ()
    for seat in (0, 1):
        assert state.choices(seat).prompt == "wait"
        assert state.choices(seat).actions == ()
        assert refused(state, "3", seat=seat) == refuse("FLOORS-12.1", "game-over")


@rule("FLOORS-A33")
def test_after_losses_in_stage_two_it_still_takes_three() -> None:
    state = make_state(ON_EXIT, at=(0, 0), in_round=9, escaped=["A1"], eaten=["A3"])
    act(state, "4 -")
    assert state.ending is None
    five = make_state(ON_EXIT, at=(0, 0), seats=5, in_round=9, eaten=["A1"])
    act(five, "4 -")
    assert five.ending is None


@rule("FLOORS-12.2", "FLOORS-A37")
def test_when_the_last_figure_leaves_nobody_is_left() -> None:
    eaten = ["A3", "A5", "B1", "B4", "B5"]
    state = make_state(ON_EXIT, at=(0, 0), in_round=9, escaped=["B3", "A1"], eaten=eaten)
    assert act(state, "4 -") == [
        Left(figure="A4", rule="FLOORS-4.7"),
        Ended(ending="nobody_left", rule="FLOORS-12.2"),
    ]
    assert state.standing() == Standing((1, 2), (2, 1), "nobody_left")
    assert refused(state, "3") == refuse("FLOORS-12.2", "game-over")


@rule("FLOORS-12.2", "FLOORS-A37")
def test_while_anyone_is_on_the_board_or_outside_the_game_goes_on() -> None:
    eaten = ["A3", "A5", "B1", "B4"]
    state = make_state(ON_EXIT, at=(0, 0), in_round=9, escaped=["B3", "A1"], eaten=eaten)
    act(state, "4 -")
    assert figures(state)["B5"] == "outside"
    assert state.ending is None
    assert state.to_act() == (1,)
    state = make_state(ON_EXIT + " . B5", at=(0, 0), in_round=9, escaped=["B3", "A1"], eaten=eaten)
    act(state, "4 -")
    assert state.ending is None


@rule("FLOORS-12.2", "FLOORS-A37")
def test_when_the_monster_eats_the_last_figure_nobody_is_left() -> None:
    eaten = ["A1", "A3", "A5", "B1", "B3", "B5"]
    state = make_state("> A4", in_round=9, escaped=["B4"], eaten=eaten)
    events = act(state, "4", "8")
    assert events[-1] == Ended(ending="nobody_left", rule="FLOORS-12.2")
    assert state.standing() == Standing((2, 1), (0, 1), "nobody_left")
    assert len(state.pile) == 6


@rule("FLOORS-12.2")
def test_in_stage_one_an_empty_board_ends_nothing() -> None:
    state = make_state("> A4", in_round=7, unmoved=["A4"])
    act(state, "4", "hit1")
    assert set(figures(state).values()) == {"outside"}
    assert state.ending is None


@rule("FLOORS-12.2")
def test_nobody_left_comes_before_time_up() -> None:
    eaten = ["A1", "A3", "A5", "B1", "B3", "B4"]
    state = make_state("> A4", in_round=14, escaped=["B5"], eaten=eaten)
    assert act(state, "4", "hit1")[-1] == Ended(ending="nobody_left", rule="FLOORS-12.2")


@rule("FLOORS-12.3", "FLOORS-A36")
def test_after_the_seventh_tile_of_stage_two_all_who_are_not_out_count_as_eaten() -> None:
    state = make_state(". A5 . . B1 v", at=(0, 0), in_round=14, escaped=["A3"], unmoved=["A5"])
    events = act(state, "5 W", "hit1")
    assert events[-1] == Ended(ending="time_up", rule="FLOORS-12.3")
    assert [type(event) for event in events].count(Tile) == 1
    assert {name: place for name, place in figures(state).items() if place != "eaten"} == {"A3": "escaped"}
    assert not set(state.board) - {".", " "}
    assert state.standing() == Standing((1, 2), (1, 0), "time_up")


@rule("FLOORS-A36")
def test_standing_on_the_exit_corner_is_not_out() -> None:
    state = make_state("A5 . . v\n. . . .", at=(0, 0), in_round=14, escaped=["B3"], unmoved=["A5"])
    act(state, "5", "hit2")
    assert state.standing() == Standing((2, 1), (0, 1), "time_up")


def ended(seats: int, *escaped: str, options: Options | None = None) -> Standing:
    """The standing after time is up, when these have got out in this order."""
    state = make_state(seats=seats, in_round=14, escaped=escaped, options=options)
    last = next(seat for seat in range(seats) if any(n[0] == "ABCDEFG"[seat] for n in names_left(state)))
    white = next(n for n in names_left(state) if n[0] == "ABCDEFG"[last])
    state.turn = last
    state.moved = tuple(name != white for name in state.names().values())
    act(state, white[1], "hit1")
    standing = state.standing()
    assert standing is not None
    assert standing.ending == "time_up"
    return standing


def names_left(state: FloorsState) -> list[str]:
    return [figure.name for figure in state.view(None).figures if figure.place == "outside"]


@rule("FLOORS-12.4")
def test_most_escapes_win() -> None:
    assert ended(2, "B1", "A1", "A3").places == (1, 2)
    assert ended(2, "B1", "A1", "B3").places == (2, 1)


@rule("FLOORS-12.4")
def test_among_equals_whoever_reached_that_number_first_wins() -> None:
    assert ended(2, "A1", "B1", "B3", "A3").places == (2, 1)
    assert ended(2, "A1", "B1", "A3", "B3").places == (1, 2)
    assert ended(2, "B1", "A1").places == (2, 1)
    assert ended(2, "A1", "B1").scores == (1, 1)


@rule("FLOORS-A35")
def test_places_go_by_escapes_then_by_who_was_earlier_and_zero_shares() -> None:
    standing = ended(7, "C1", "B1", "G1")
    assert standing.places == (4, 2, 1, 4, 4, 4, 3)
    assert standing.scores == (0, 1, 1, 0, 0, 0, 1)
    assert standing.winners == (2,)
    assert ended(4, "D1", "A1", "B1", "A3").places == (1, 3, 4, 2)


@rule("FLOORS-A34")
@pytest.mark.parametrize("seats", range(2, 8))
def test_when_nobody_escaped_nobody_wins_or_all_share_by_option(seats: int) -> None:
    standing = ended(seats)
    assert standing == Standing((seats,) * seats, (0,) * seats, "time_up")
    assert standing.winners == ()
    shared = ended(seats, options=Options(nobody_escaped="all_share"))
    assert shared == Standing((1,) * seats, (0,) * seats, "time_up")
    assert shared.winners == tuple(range(seats))


@rule("FLOORS-A34")
def test_the_option_changes_nothing_when_somebody_escaped() -> None:
    assert ended(3, "B1", options=Options(nobody_escaped="all_share")).places == (2, 1, 2)
    assert ended(3, "B1").places == (2, 1, 2)
