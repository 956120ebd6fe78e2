"""FLOORS-3: rounds, turns and the order of play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from drawn import act, ends, make_state, refused, seen

from fabula.core import Event, ScriptedDice, refuse
from fabula.games.floors.events import Entered, Passed, Rested, Round, Stage, Tile, Turned, Walked
from fabula.games.floors.game import game
from fabula.games.floors.options import Options
from fabula.testing import rule

if TYPE_CHECKING:
    from fabula.games.floors.state import FloorsState


def start(seats: int, first: int = 0) -> FloorsState:
    return game.start(Options(), seats, ScriptedDice([first]))


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def play_out(state: FloorsState) -> list[tuple[int, int]]:
    """Turn over figure after figure, lowest number first, to the end of the round; who moved which."""
    turns = []
    tile = state.pile[0]
    now = state.round
    while state.round == now and state.ending is None:
        seat = state.turn
        move = state.choices(seat).actions[0]
        figure = int(move.words()[0])
        turns.append((seat, figure))
        dice = ScriptedDice([tile])
        state.play(seat, game.read(str(figure)), dice)
        assert bool(dice.drawn) == (state.round != now or state.ending is not None)
    return turns


@rule("FLOORS-3.1")
def test_all_figures_move_and_then_the_monster_once() -> None:
    state = make_state("A4", unmoved=["A4", "B5"])
    events = act(state, "4")
    assert kinds(events) == [Turned]
    assert state.turn == 1
    assert seen(state).monster == ((0, 0), "E")
    events = act(state, "5", "7")
    assert kinds(events)[:2] == [Turned, Tile]
    assert kinds(events).count(Tile) == kinds(events).count(Rested) == 1
    assert seen(state).monster == ((5, 2), "S")  # five steps east to the column of A4, then south
    assert kinds(events)[-1] == Round
    assert state.round == 4


@rule("FLOORS-3.2")
def test_clockwise_from_the_marker_each_moves_one_figure_until_all_have() -> None:
    state = make_state(seats=3, marker=2, turn=2)
    assert play_out(state) == [
        *((2, 1), (0, 1), (1, 1)),
        *((2, 3), (0, 3), (1, 3)),
        *((2, 4), (0, 4), (1, 4)),
        *((2, 5), (0, 5), (1, 5)),
    ]


@rule("FLOORS-3.2")
def test_only_the_seat_on_turn_may_move() -> None:
    state = make_state("A4 . B4", turn=1)
    assert refused(state, "4 E", seat=0) == refuse("FLOORS-3.2", "not-your-turn", turn="B")
    assert state.choices(0).prompt == "wait"
    assert state.choices(0).actions == ()
    assert state.to_act() == (1,)
    assert state.why_not(1, game.read("4 E")) is None


@rule("FLOORS-3.2")
def test_a_figure_moves_once_a_round() -> None:
    state = make_state("A4 . B4", moved=["A4"])
    assert refused(state, "4 E") == refuse("FLOORS-3.2", "moved-already", figure=4)
    assert {move.words()[0] for move in state.choices(0).actions} == {"1", "3", "5"}
    assert state.choices(0).prompt == "move"
    assert state.choices(0).details == {"round": 3}


@rule("FLOORS-3.2")
def test_one_moves_only_ones_own_figures() -> None:
    assert refused(make_state("A4", seats=5), "3 E") == refuse("FLOORS-2.1", "no-such-figure", figure=3)
    assert refused(make_state("A4"), "2") == refuse("FLOORS-2.1", "no-such-figure", figure=2)


@rule("FLOORS-3.2")
def test_an_eaten_or_escaped_figure_does_not_move() -> None:
    state = make_state("A4", in_round=9, eaten=["A1"], escaped=["A3"])
    assert refused(state, "1") == refuse("FLOORS-9.6", "not-in-play")
    assert refused(state, "3") == refuse("FLOORS-4.7", "not-in-play")
    assert {move.words()[0] for move in state.choices(0).actions} == {"4", "5"}


@rule("FLOORS-3.3")
@pytest.mark.parametrize(("white", "black"), [(1, 6), (3, 4), (4, 3), (5, 2)])
def test_after_its_move_a_figure_shows_its_other_number(white: int, black: int) -> None:
    state = make_state(f"A{white} . .")
    index = state.figure_numbered(0, white)
    (walked, turned) = act(state, f"{white} E")
    assert walked.rule == "FLOORS-4.2"
    assert turned == Turned(figure=f"A{white}", points=black, rule="FLOORS-3.3")
    assert state.view(None).figures[index].points == black
    assert state.view(None).figures[index].moved


@rule("FLOORS-3.3")
def test_a_move_of_zero_turns_the_figure_over_too() -> None:
    state = make_state("A4 . .", in_round=4)
    assert act(state, "4") == [Turned(figure="A4", points=4, rule="FLOORS-3.3")]
    assert state.view(None).figures[2].points == 4
    assert state.view(None).figures[3].points == 2


@rule("FLOORS-3.3")
def test_odd_rounds_go_by_white_and_even_rounds_by_black_numbers() -> None:
    state = start(2)
    for number in range(1, 15):
        assert state.round == number
        white = number % 2 == 1
        shown = [figure.points for figure in state.view(None).figures]
        assert shown == ([1, 3, 4, 5] if white else [6, 4, 3, 2]) * 2
        allowed = 1 if white else 6
        assert refused(state, "1 +" + "N" * allowed).details == {"need": allowed + 1, "have": allowed}
        play_out(state)


@rule("FLOORS-3.4", "FLOORS-17.3")
def test_a_player_without_an_unmoved_figure_passes() -> None:
    state = make_state(seats=3, in_round=9, eaten=["B1", "B3", "B4", "C1", "C3", "C4", "C5"])
    assert play_out(state.copy()) == [(0, 1), (1, 5), (0, 3), (0, 4), (0, 5)]
    act(state, "1")
    events = act(state, "5")
    assert events == [
        Turned(figure="B5", points=2, rule="FLOORS-3.7"),
        Passed(seat=2, rule="FLOORS-3.4"),
    ]
    assert act(state, "3")[1:] == [
        Passed(seat=1, rule="FLOORS-3.4"),
        Passed(seat=2, rule="FLOORS-3.4"),
    ]


@rule("FLOORS-3.4", "FLOORS-17.3")
def test_nobody_passes_while_he_has_an_unmoved_figure() -> None:
    """B has one figure to A's four and has to deal with it in his first turn."""
    state = make_state(in_round=9, eaten=["B1", "B3", "B4"])
    act(state, "1")
    assert state.to_act() == (1,)
    assert {move.words()[0] for move in state.choices(1).actions} == {"5"}


@rule("FLOORS-13.1")
def test_two_figures_ahead_hands_the_other_two_extra_turns() -> None:
    state = make_state(in_round=3, escaped=["A1", "A3"])
    assert play_out(state) == [(0, 4), (1, 1), (0, 5), (1, 3), (1, 4), (1, 5)]


@rule("FLOORS-3.5", "FLOORS-A1")
@pytest.mark.parametrize("seats", range(2, 8))
def test_in_round_one_each_player_has_two_turns(seats: int) -> None:
    state = start(seats, first=1)
    second = 3 if seats < 5 else 4
    order = [(1 + seat) % seats for seat in range(seats)]
    assert play_out(state) == [(seat, 1) for seat in order] + [(seat, second) for seat in order]
    assert state.round == 2


@rule("FLOORS-3.5", "FLOORS-A1")
def test_in_round_one_either_turn_may_enter_a_figure_or_only_turn_one_over() -> None:
    state = start(2)
    assert kinds(act(state, "5 +N")) == [Entered, Walked, Turned]
    assert kinds(act(state, "5")) == [Turned]
    assert refused(state, "5 N") == refuse("FLOORS-3.2", "moved-already", figure=5)
    assert ends(state, 1) == {"outside", (15, 10)}
    assert kinds(act(state, "1")) == [Turned]
    assert kinds(act(state, "1 +", "7"))[:2] == [Entered, Turned]
    places = {figure.name: figure.place for figure in state.view(None).figures}
    assert {name: place for name, place in places.items() if place != "outside"} == {
        "A5": (15, 9),
        "B1": (15, 10),
    }


@rule("FLOORS-3.5")
def test_in_round_one_the_other_figures_are_just_turned_over() -> None:
    state = start(2)
    act(state, "1")
    act(state, "5")
    act(state, "4")
    events = act(state, "1", "7")
    turned = [(event.figure, event.points) for event in events if isinstance(event, Turned)]
    assert turned == [("B1", 6), ("A3", 4), ("A5", 2), ("B3", 4), ("B4", 3)]
    assert {event.rule for event in events if isinstance(event, Turned)} == {"FLOORS-3.7"}
    assert kinds(events).index(Tile) == 5


@rule("FLOORS-3.5")
def test_from_round_two_on_every_figure_takes_part() -> None:
    state = make_state(in_round=2)
    assert len(play_out(state)) == 8


@rule("FLOORS-3.6")
def test_after_the_monsters_move_the_marker_goes_on_clockwise() -> None:
    state = make_state(seats=3, marker=2, turn=2, unmoved=["C5"])
    events = act(state, "5", "7")
    assert state.marker == 0
    assert state.turn == 0
    assert state.round == 4
    assert events[-1] == Round(round=4, seat=0, rule="FLOORS-3.6")
    assert not any(state.moved)
    play_out(state)
    assert (state.marker, state.turn) == (1, 1)


@rule("FLOORS-3.7", "FLOORS-17.4")
def test_a_figure_waiting_outside_may_simply_be_turned_over() -> None:
    state = make_state()
    assert act(state, "5") == [Turned(figure="A5", points=2, rule="FLOORS-3.7")]
    assert state.view(None).figures[3].place == "outside"
    assert "outside" in ends(make_state(), 5)


@rule("FLOORS-A43")
def test_a_start_player_without_figures_keeps_the_marker_but_the_next_one_begins() -> None:
    state = make_state(seats=3, in_round=9, eaten=["B1", "B3", "B4", "B5"], unmoved=["C1"], turn=2)
    events = act(state, "1", "7")
    assert state.marker == 1
    assert state.turn == 2
    assert events[-1] == Round(round=10, seat=2, rule="FLOORS-3.6")
    play_out(state)
    assert (state.marker, state.turn) == (2, 2)


@rule("FLOORS-3.1")
def test_no_tile_is_drawn_while_figures_are_left() -> None:
    state = make_state(unmoved=["A1", "A3"])
    assert not any(isinstance(event, Tile | Stage) for event in act(state, "1"))
    assert state.round == 3
