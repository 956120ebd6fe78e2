"""Actions as text: what is written is read again, and nothing else is."""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Literal

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import Meta

from fabula.core import Action, Fault
from fabula.core.notation import read, words, write


class Metal(Enum):
    IRON = "iron"
    GOLD = "gold"


class Rest(Action, frozen=True):
    pass


class Forge(Action, frozen=True, tag="forge"):
    number: int
    name: str
    metal: Metal
    cold: bool
    facing: Literal["N", "E"] | None
    points: Annotated[int, Meta(ge=0, le=6)] | None = None


class Trade(Action, frozen=True):
    at: tuple[int, int]
    goods: tuple[str, ...] = ()
    signs: tuple[bool, ...] = ()
    gaps: tuple[int | None, ...] = ()
    back: tuple[int, int] | None = None


class Even(Action, frozen=True):
    number: int

    def __post_init__(self) -> None:
        if self.number % 2:
            raise ValueError("an odd number")


Actions = Rest | Forge | Trade | Even

word = st.text(st.characters(categories=("L", "N", "Pd", "So")), min_size=1, max_size=8)
actions = st.one_of(
    st.builds(Rest),
    st.builds(
        Forge,
        st.integers(-(10**20), 10**20),
        word,
        st.sampled_from(Metal),
        st.booleans(),
        st.sampled_from(["N", "E", None]),
        st.none() | st.integers(0, 6),
    ),
    st.builds(
        Trade,
        st.tuples(st.integers(-9, 99), st.integers(-9, 99)),
        st.lists(word, max_size=4).map(tuple),
        st.lists(st.booleans(), max_size=3).map(tuple),
        st.lists(st.none() | st.integers(-(10**20), 10**20), max_size=3).map(tuple),
        st.none() | st.tuples(st.integers(0, 9), st.integers(0, 9)),
    ),
    st.integers().map(lambda number: Even(2 * number)).filter(lambda even: abs(even.number) < 10**20),
)


@given(actions)
def test_what_is_written_is_read_again(action: Action) -> None:
    assert read(Actions, write(action)) == action
    assert read(Actions, " ".join(action.words())) == action
    assert all(len(text.split()) == 1 for text in words(action))


def test_it_reads_like_words() -> None:
    assert write(Rest()) == "rest"
    assert write(Forge(3, "ring", Metal.GOLD, True, None, 2)) == "forge 3 ring gold yes - 2"
    assert write(Trade((3, -4), ("axe", "ox"), (False, True))) == "trade 3,-4 axe,ox no,yes () -"
    assert write(Trade((0, 0), (), (), (None, 1), (8, 9))) == "trade 0,0 () () -,1 8,9"


def test_blanks_between_words_do_not_matter() -> None:
    assert read(Actions, "  even \t 4 ") == Even(4)


def test_a_game_may_have_one_kind_of_action_only() -> None:
    assert read(Rest, "rest") == Rest()


def test_words_that_mean_nothing_elsewhere_are_plain_text_where_text_is_asked_for() -> None:
    for name in ("-", "yes", "no", "()", "null", "true", "12"):
        action = Forge(1, name, Metal.IRON, False, "N")
        assert read(Actions, write(action)) == action


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no-such-action"),
        ("   ", "no-such-action"),
        ("sing", "no-such-action"),
        ("Rest", "no-such-action"),
        ("rest now", "wrong-number-of-words"),
        ("even", "wrong-number-of-words"),
        ("even 1 2", "wrong-number-of-words"),
        ("even x", "unreadable-action"),
        ("even 3", "unreadable-action"),
        ("even -", "unreadable-action"),
        ("even 2.0", "unreadable-action"),
        ("even 1e2", "unreadable-action"),
        ("even 1e9999", "unreadable-action"),
        ("even +4", "unreadable-action"),
        ("even 04", "unreadable-action"),
        ("even \N{ARABIC-INDIC DIGIT FOUR}", "unreadable-action"),
        ("even " + "8" * 10_000, "unreadable-action"),
        ("trade 1 a yes () -", "unreadable-action"),
        ("trade 1,2,3 a yes () -", "unreadable-action"),
        ("trade 1,2 a maybe () -", "unreadable-action"),
        ("trade () a yes () -", "unreadable-action"),
        ("forge 1 ring tin yes N 2", "unreadable-action"),
        ("forge 1 ring iron true N 2", "unreadable-action"),
        ("forge 1 ring iron 1 N 2", "unreadable-action"),
        ("forge 1 ring iron yes S 2", "unreadable-action"),
        ("forge 1 ring iron yes N 7", "unreadable-action"),
    ],
)
def test_what_spells_no_action_is_refused(text: str, reason: str) -> None:
    with pytest.raises(Fault) as caught:
        read(Actions, text)
    assert caught.value.reason == reason
    assert len(str(caught.value)) < 300


def test_a_refusal_names_what_there_is_or_what_is_needed() -> None:
    with pytest.raises(Fault) as caught:
        read(Actions, "sing loudly")
    assert caught.value.details == {"text": "sing", "known": "rest, forge, trade, even"}
    with pytest.raises(Fault) as caught:
        read(Actions, "even 2 4 6")
    assert caught.value.details == {"action": "even", "need": 1, "have": 3}
    with pytest.raises(Fault) as caught:
        read(Actions, "even 3")
    assert caught.value.details["problem"] == "an odd number"


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str) -> None:
    for attempt in (text, f"even {text}", f"trade 1,2 {text} () () -"):
        try:
            action = read(Actions, attempt)
        except Fault:
            continue
        assert write(action) == " ".join(attempt.split())
