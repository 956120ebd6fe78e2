"""MR-10.14: the lessons."""

from __future__ import annotations

import io
import sys
from random import Random
from typing import TYPE_CHECKING

import pytest

from fabula.cli import run
from fabula.core import RandomDice, extras
from fabula.games.realm import game
from fabula.games.realm.combat.events import CombatBegan
from fabula.games.realm.day.actions import Enchant, Hire, Trade
from fabula.games.realm.day.events import PhaseBegan
from fabula.games.realm.lessons import lessons
from fabula.games.realm.magic.casting import castable
from fabula.games.realm.options.switches import Options
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.hosted import hosted
from realm.playing import awake, refusal, told

if TYPE_CHECKING:
    from pathlib import Path

    from fabula.core import Event

WITHOUT = ({"trade", "hire", "enchant"}, {"trade", "hire", "enchant"}, {"enchant"}, set[str]())


def options_of(number: int) -> Options:
    options = lessons[number - 1].options
    assert isinstance(options, Options)
    return options


@rule("MR-10.14.1")
def test_each_lesson_adds_to_the_one_before() -> None:
    first, second, third, fourth = map(options_of, (1, 2, 3, 4))
    assert (first.combat, second.combat, third.combat, fourth.combat) == ("off", "on", "on", "on")
    assert (first.gold_chits, second.gold_chits) == ("none", "none")
    assert (third.gold_chits, fourth.gold_chits) == ("random", "random")
    assert fourth.rules_in_play == "all"


@rule("MR-10.14.1", "MR-10.14.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_a_lesson_is_played_to_its_end_by_its_rules_alone(number: int) -> None:
    lesson, random = lessons[number - 1], Random(number)
    state = game.start(lesson.options, 1, RandomDice(Random(lesson.seed)))
    again = game.start(lesson.options, 1, RandomDice(Random(lesson.seed)))
    assert state.layout == again.layout  # always the same map
    events: list[Event] = []
    while state.to_act() and state.day < 5:
        seat = state.to_act()[0]
        events += state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
    done = {event.activity for event in told(events, PhaseBegan)}
    assert done
    assert not done & WITHOUT[number - 1]
    assert number > 1 or not told(events, CombatBegan)


@rule("MR-10.14.2")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_what_is_left_out_is_not_recorded(number: int) -> None:
    state = awake("wizard", rules_in_play=options_of(number).rules_in_play)
    kinds = {"trade": Trade, "hire": Hire, "enchant": Enchant}
    for activity, kind in kinds.items():
        listed = any(isinstance(action, kind) for action in state.choices(0).actions)
        assert listed == (activity not in WITHOUT[number - 1])
    assert refusal(state, "enchant ordinary").rule == "MR-10.14.2"


@rule("MR-10.14.2")
def test_only_the_last_lesson_has_spells_cast() -> None:
    state = combat("wizard", foes=("ogre-1",))
    state.write_sheet(0, spells=("blazing_light",), chits=("active",) * 12)
    chits = state.sheet(0).printed(state.box)
    color = next(number for number, chit in enumerate(chits) if chit.type == "III")
    state.write_sheet(0, chits=tuple("color" if n == color else "active" for n in range(12)))
    everything = castable(state, "wizard", None)
    for scope in ("treasures", "monsters", "natives"):
        state.options = Options(combat="on", rules_in_play=scope)
        assert castable(state, "wizard", None) == ()
    state.options = Options(combat="on")
    assert castable(state, "wizard", None) == everything


def test_lessons_are_found_by_the_game_that_offers_them() -> None:
    with hosted():
        assert extras.lessons("realm") == lessons
        assert extras.lessons("floors") == ()


def test_a_lesson_says_what_is_new_and_begins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b""), "utf-8"))
    with hosted():
        run(["play", "realm", "--lesson", "1", "--plain", "--save", str(tmp_path / "lesson.json")])
    assert capsys.readouterr().out.startswith("Lesson 1, the treasure hunt.")


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("realm", "--lesson", "5"), "has no such lesson; there are 4"),
        (("floors", "--lesson", "1"), "has no such lesson; there are 0"),
        (("realm", "--lesson", "1", "--option", "days=1"), "a lesson brings its own options"),
    ],
)
def test_no_other_lessons_and_no_other_options(
    arguments: tuple[str, ...],
    problem: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANGUAGE", "en")
    with hosted():
        assert run(["play", *arguments, "--plain"]) == 2
    assert problem in capsys.readouterr().err
