"""Setting up a game in plain questions and answers."""

from collections.abc import Iterable

import pytest

from fabula.core import Fault, registry
from fabula.terminal.plain_setup import Questions
from fabula.words import Words
from small_games.masks import game as masks
from terminal.seats import masked

FLOORS = registry.game("floors")


def questions(lines: Iterable[str], written: list[str]) -> Questions:
    waiting = iter(lines)
    return Questions(Words("en"), lambda question: next(waiting, None), written.append)


def test_enter_alone_takes_what_is_usual() -> None:
    asking = questions(["", "", ""], [])
    assert asking.players(FLOORS) == ("person", "greedy")
    assert asking.options(FLOORS) == FLOORS.Options()
    with masked():
        assert asking.game().name == registry.games()[0]


@pytest.mark.parametrize(
    ("name", "told"), [("floors", ""), ("realm", "You learn it with: fabula play realm --lesson 1 (to 4)")]
)
def test_whoever_sets_up_a_game_is_told_of_its_lessons(name: str, told: str) -> None:
    written: list[str] = []
    questions([""], written).players(registry.game(name))
    assert written[:-1] == [told] * bool(told)


def test_a_mistake_is_explained_and_asked_again() -> None:
    written: list[str] = []
    asking = questions(["person,gredy", "person:Anna,random", "mode=easy", "mode=expert"], written)
    assert asking.players(FLOORS) == ("person Anna", "random")
    assert asking.options(FLOORS) == FLOORS.Options(mode="expert")
    text = "\n".join(written)
    assert "nobody is called gredy" in text
    assert "the option mode cannot be easy" in text
    assert "mode: Game: basic, expert: you lay the floor (usually: basic)" in text


def test_one_game_is_not_asked_for_and_several_are(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    with monkeypatch.context() as alone:
        alone.setattr(registry, "games", lambda: ("floors",))
        assert questions([], written).game() is FLOORS
    assert written == []
    with masked():
        assert questions(["chess", "masks"], written).game() is masks
        assert written[0].startswith("Which game? floors: Fearsome Floors; foes: Formidable Foes; masks: ")
        assert "realm: Magic Realm" in written[0]
    assert written[1].startswith("there is no game chess")


def test_a_game_in_the_making_is_marked(monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(type(FLOORS), "finished", False)
    questions(["foes"], written).game()
    assert "floors: Fearsome Floors (in the making); foes: Formidable Foes; realm" in written[0]


def test_the_end_of_input_takes_what_is_usual_too() -> None:
    assert questions([], []).options(masks) == masks.Options()
    with pytest.raises(Fault):
        questions([], [])._answer(lambda line: registry.game("chess"))
