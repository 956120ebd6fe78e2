"""Actions as letters and as indices: both lead back to the action."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, ClassVar, cast

import pytest
from msgspec import Struct

from envs.positions import GAMES, along
from fabula.core import Action, Choices, extras, registry
from fabula.core.extras import Encoding
from fabula.lab.envs.coding import ByIndex, ByLetters
from fabula.lab.envs.writing import BREAK, END, Writing, letters_of

if TYPE_CHECKING:
    from fabula.core import State

SAMPLE = 25


class Say(Action, frozen=True):
    """A word, and perhaps another one."""

    text: str
    more: tuple[str, ...] = ()

    def words(self) -> tuple[str, ...]:
        return (self.text, *self.more)


class Talk(Struct):
    """A position in which one seat may say what is listed."""

    listed: tuple[Say, ...]
    asked: ClassVar[int] = 0

    def to_act(self) -> tuple[int, ...]:
        return (self.asked,)

    def choices(self, seat: int) -> Choices:
        return Choices("say", self.listed)


def talk(*sentences: str) -> State:
    """All that writing needs of a state."""
    return cast("State", Talk(tuple(Say(first, tuple(more)) for first, *more in map(str.split, sentences))))


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_by_letters_is_the_action(name: str) -> None:
    game, random = registry.game(name), Random(1)
    coding = ByLetters(extras.encoding(name))
    for seats in (min(game.seats), max(game.seats)):
        for state, seat in along(game, seats=seats, seed=1, decisions=240, every=12):
            actions = state.choices(seat).actions
            for action in random.sample(actions, min(len(actions), SAMPLE)):
                decision = coding.decision(state, seat)
                taken = [decision.take(number) for number in coding.numbers(letters_of(state, seat, action))]
                assert taken == [None] * (len(taken) - 1) + [action]


@pytest.mark.parametrize("name", GAMES)
def test_an_index_is_a_place_in_the_list(name: str) -> None:
    game = registry.game(name)
    coding = ByIndex(extras.encoding(name))
    for state, seat in along(game, seats=max(game.seats), seed=2, decisions=200, every=10):
        actions = state.choices(seat).actions
        assert list(coding.decision(state, seat).open) == list(range(len(actions)))
        for index in (0, len(actions) - 1):
            assert coding.decision(state, seat).take(index) == actions[index]


@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_written_at_random_is_allowed_in_the_end(name: str) -> None:
    game, random = registry.game(name), Random(3)
    for state, seat in along(game, seats=min(game.seats), seed=3, decisions=200, every=5):
        writing = Writing(state, seat)
        while writing.action is None:
            writing.write(random.choice(writing.open))
        assert state.why_not(seat, writing.action) is None


def test_a_figure_may_go_a_longer_way_than_the_listed_one() -> None:
    game = registry.game("floors")
    state, seat = next(along(game, seats=2, seed=1, decisions=1))
    writing = Writing(state, seat)
    for letter in "5+NSN":
        writing.write(letter)
    writing.write(END)
    assert writing.action is not None
    assert writing.action.words() == tuple("5+NSN")
    assert writing.action not in state.choices(seat).actions


def test_letters_without_alternative_write_themselves() -> None:
    state = talk("go north", "go south", "stay")
    assert Writing(state, 0).open == "gs"
    assert letters_of(state, 0, Say("go", ("south",))) == "gs"
    assert letters_of(state, 0, Say("stay")) == "s"


def test_a_word_that_begins_another_one_is_ended_by_a_break() -> None:
    state = talk("1 a", "1 b", "10 a", "12")
    assert letters_of(state, 0, Say("1", ("b",))) == BREAK + "b"
    assert letters_of(state, 0, Say("10", ("a",))) == "0"
    assert letters_of(state, 0, Say("12")) == "2"


def test_an_action_that_begins_another_one_is_ended_by_a_sign() -> None:
    state = talk("run", "run fast", "run far")
    assert letters_of(state, 0, Say("run")) == END
    assert letters_of(state, 0, Say("run", ("far",))) == "fr"


def test_whoever_has_no_choice_says_so_be_it() -> None:
    state = talk("pass along")
    writing = Writing(state, 0)
    assert (writing.open, writing.text, writing.action) == (END, "pass along ", None)
    writing.write(END)
    assert writing.action == Say("pass", ("along",))
    with pytest.raises(ValueError, match="cannot follow"):
        writing.write(END)


def test_what_cannot_be_written_is_refused_in_words() -> None:
    state = talk("go north", "go south")
    with pytest.raises(ValueError, match=r"'x' cannot follow 'go '; open are \['n', 's'\]"):
        Writing(state, 0).write("x")
    with pytest.raises(ValueError, match="cannot"):
        letters_of(state, 0, Say("go", ("nowhere",)))
    with pytest.raises(ValueError, match="action_mask"):
        ByIndex(Encoding()).decision(state, 0).take(2)


def test_beyond_the_stated_maximum_nothing_can_be_chosen_by_index() -> None:
    state = talk("a", "b", "c")
    assert list(ByIndex(Encoding(most_choices=2)).decision(state, 0).open) == [0, 1]


def test_numbers_have_a_meaning_for_people() -> None:
    state = talk("go north", "go south")
    letters, index = ByLetters(Encoding(letters="gnos")), ByIndex(Encoding())
    decision = letters.decision(state, 0)
    assert [decision.meaning(number) for number in range(letters.size)] == [
        "end",
        "break",
        "g",
        "n",
        "o",
        "s",
    ]
    assert index.decision(state, 0).meaning(1) == "go south"
