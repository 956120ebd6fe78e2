"""Actions as text: what is printed can be read, and means the same."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fabula.core import Action, Fault
from fabula.games.floors.actions import Lay, Move
from fabula.games.floors.game import game

moves = st.builds(Move, st.integers(0, 9), st.text("NESW+-", max_size=8))
coordinates = st.tuples(st.integers(-3, 20), st.integers(-3, 20))
lays = st.builds(
    Lay,
    st.sampled_from(["stone", "crystal", "right", "uturn", "square", "round", "2x2", "4x1"]),
    coordinates,
    st.sampled_from(["N", "E", "S", "W", None]),
)


@given(moves | lays)
@settings(max_examples=200, derandomize=True, deadline=None)
def test_what_is_printed_can_be_read(action: Action) -> None:
    text = game.write(action)
    assert game.read(text) == action
    assert game.read(" ".join(action.words())) == action
    assert game.write(game.read(text)) == text


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (Move(4, "+NNW"), "4 +NNW"),
        (Move(1, "-"), "1 -"),
        (Move(4), "4"),
        (Lay("round", (3, 4), "E"), "lay round 3,4 E"),
        (Lay("2x2", (10, 0)), "lay 2x2 10,0 -"),
    ],
)
def test_how_actions_are_written(action: Action, text: str) -> None:
    assert game.write(action) == text
    assert game.read(text) == action


def test_the_words_of_a_move_are_its_figure_and_each_letter() -> None:
    assert Move(4, "+NW").words() == ("4", "+", "N", "W")
    assert Move(4).words() == ("4",)
    assert Lay("round", (3, 4), "E").words() == ("lay", "round", "3,4", "E")


@pytest.mark.parametrize("text", ["4 + n nW", "4+nnw", "  4 +NNW  ", "4 + N N W", "4\t+NNW"])
def test_people_may_write_a_move_as_they_like(text: str) -> None:
    assert game.read(text) == Move(4, "+NNW")


@pytest.mark.parametrize(
    "text",
    ["", " ", "x", "4 X", "44 N", "N 4", "move 4 N", "-", "lay4", "\N{FULLWIDTH DIGIT FOUR} N", "4 N!"],
)
def test_what_means_nothing_is_said_to_mean_nothing(text: str) -> None:
    with pytest.raises(Fault) as caught:
        game.read(text)
    assert caught.value.reason == "floors-action"
    assert caught.value.details == {"text": text[:40]}


def test_a_long_text_that_means_nothing_is_cut_short() -> None:
    with pytest.raises(Fault) as caught:
        game.read("?" * 1000)
    assert caught.value.details == {"text": "?" * 40}


@pytest.mark.parametrize(
    "text", ["lay", "lay round 3,4", "lay round 3 E", "lay round 3,4 Q", "lay round a,b E"]
)
def test_a_broken_lay_is_a_fault_too(text: str) -> None:
    with pytest.raises(Fault):
        game.read(text)


def test_an_action_shows_itself_so_that_it_can_be_pasted_back() -> None:
    for action in (Move(4, "+N"), Lay("round", (3, 4), "E")):
        assert eval(repr(action), {"Move": Move, "Lay": Lay}) == action
