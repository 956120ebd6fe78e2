"""Games and their extras are found by name, installed or hosted for a while."""

from __future__ import annotations

import pytest

from core.fair import FAIR
from fabula.core import Fault, extras, registry
from fabula.core.extras import Picture, Span


def test_the_games_that_there_are() -> None:
    assert "floors" in registry.games()
    assert registry.games() == tuple(sorted(registry.games()))
    assert registry.game("floors").name == "floors"
    assert registry.game("floors") is registry.game("floors")


def test_a_game_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(Fault) as caught:
        registry.game("chess")
    assert caught.value.reason == "no-such-game"
    assert caught.value.details["name"] == "chess"
    assert "floors" in str(caught.value.details["known"])


def test_extras_are_found_and_others_do_without() -> None:
    assert extras.drawing("floors") is not None
    questions = extras.questions("floors")
    assert questions is not None
    assert set(questions.ask) == {"monster", "moves", "draw"}
    assert extras.worth("floors") is not None
    assert extras.messages("fair") is None
    assert registry.extra("crystal ball", "floors") is None
    assert extras.drawing("chess") is None


def test_a_hosted_game_is_there_for_a_while_with_its_extras() -> None:
    assert registry.game("fair") is FAIR
    with registry.hosting(FAIR, worth=len):
        assert "fair" in registry.games()
        assert registry.extra("worth", "fair") is len
        assert registry.extra("drawing", "fair") is None
    assert registry.extra("worth", "fair") is None


def test_hosting_ends_when_something_goes_wrong_too() -> None:
    class Other(type(FAIR)):  # type: ignore[misc] # the class of a game is known only here
        name = "other"

    def stumble() -> None:
        with registry.hosting(Other()):
            assert registry.game("other").name == "other"
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        stumble()
    assert "other" not in registry.games()
    with pytest.raises(Fault):
        registry.game("other")


def test_a_picture_is_rows_of_spans() -> None:
    picture = Picture(((Span("ab", "wall"), Span("c  ")), (), (Span("d"),)))
    assert picture.text() == "abc\n\nd"
