"""MR-10.14: the lessons."""

from __future__ import annotations

import io
import sys
from random import Random
from typing import TYPE_CHECKING, Final

import pytest
from msgspec.structs import astuple

from fabula.cli import run
from fabula.core import RandomDice, extras
from fabula.games.realm import game
from fabula.games.realm.combat.events import CombatBegan
from fabula.games.realm.day.actions import Alert, Enchant, Hire, Trade
from fabula.games.realm.day.events import PhaseBegan
from fabula.games.realm.day.sight import uses_magic_sight
from fabula.games.realm.lessons import lessons
from fabula.games.realm.magic.declaring import castable
from fabula.games.realm.magic.runes import readable
from fabula.games.realm.options.switches import Options
from fabula.games.realm.pieces import put
from fabula.games.realm.setup.actions import Require, Tint
from fabula.games.realm.setup.spells import RecordSpells, spells_for
from fabula.games.realm.setup.victory import ChooseRequirements, points_of
from fabula.settings import fields
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.hosted import hosted
from realm.playing import answer, awake, begin, chosen, go_on, refusal, told

if TYPE_CHECKING:
    from pathlib import Path

    from fabula.core import Event

WITHOUT = ({"alert", "trade", "hire", "enchant"}, {"trade", "hire", "enchant"}, {"enchant"}, set[str]())
SCOPES: Final = ("treasures", "monsters", "natives")
MAGICIANS = {"druid", "elf", "magician", "pilgrim", "sorceror", "witch", "witch_king", "wizard"}


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
    assert [one.rules_in_play for one in (first, second, third, fourth)] == [*SCOPES, "all"]
    assert [one.days // 7 for one in (first, second, third, fourth)] == [1, 1, 2, 2]
    assert [one.victory_points for one in (first, second, third, fourth)] == [1, 1, 2, 2]


def test_people_fight_unless_it_is_said_otherwise() -> None:
    (field,) = (field for field in fields(game) if field.name == "combat")
    assert (field.usual, field.values) == ("on", ("on", "off"))


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
    state = awake("white_knight", rules_in_play=options_of(number).rules_in_play)
    kinds = {"alert": Alert, "trade": Trade, "hire": Hire, "enchant": Enchant}
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


@rule("MR-10.14.4")
@pytest.mark.parametrize("scope", SCOPES)
def test_without_magic_nobody_has_spells_colors_or_runes(scope: str) -> None:
    state = chosen("white_knight", rules_in_play=scope)
    assert not isinstance(state.agenda[-1], RecordSpells)
    assert isinstance(chosen("white_knight").agenda[-1], RecordSpells)
    assert spells_for(state, 0) == []
    before = begin(rules_in_play=scope)
    answer(before, "choose white_knight 4")
    assert not any(isinstance(action, Tint) for action in before.choices(0).actions)
    assert before.choices(0).details == {"tints": 0}
    go_on(state)
    put(state, "enchanters_skull", "white_knight")
    state.active = (*state.active, "enchanters_skull")
    assert readable(state, "white_knight") == ()
    state.options = Options()
    assert readable(state, "white_knight")


@rule("MR-10.14.4")
def test_without_magic_magicians_are_chosen_last() -> None:
    state = begin(9, rules_in_play="natives")
    offered = {action.words()[1] for action in state.choices(state.to_act()[0]).actions}
    assert offered == {*state.box.characters} - MAGICIANS
    assert refusal(state, "choose wizard 4").rule == "MR-10.14.4"
    for name in sorted(offered):
        answer(state, f"choose {name} 4")
        answer(state, "done")
    assert {action.words()[1] for action in state.choices(state.to_act()[0]).actions} == MAGICIANS


@rule("MR-10.14.4")
def test_without_magic_nobody_sees_by_magic() -> None:
    state = awake("witch_king")
    assert uses_magic_sight(state, "witch_king")
    state.options = Options(rules_in_play="natives")
    assert not uses_magic_sight(state, "witch_king")


@rule("MR-10.14.3")
@pytest.mark.parametrize("scope", SCOPES)
def test_without_natives_they_stay_in_their_boxes(scope: str) -> None:
    random = Random(5)
    state = begin(rules_in_play=scope, gold_chits="random", combat="off", days=14)
    roaming: set[str] = set()
    while state.to_act():
        seat = state.to_act()[0]
        state.play(seat, random.choice(state.choices(seat).actions), RandomDice(random))
        roaming |= {piece for piece in state.box.natives if state.is_in_clearing(piece)}
    assert bool(roaming) == (scope == "natives")
    assert any(chit in state.places for chit in state.box.gold_chits) == (scope == "natives")


@rule("MR-10.14.5")
def test_nobody_needs_what_a_lesson_does_not_have() -> None:
    for scope, gold in (("treasures", False), ("monsters", False), ("natives", True)):
        state = chosen("captain", rules_in_play=scope)
        go_on(state, until=ChooseRequirements)
        ways = [astuple(action) for action in state.choices(0).actions if isinstance(action, Require)]
        assert not any(way[1] for way in ways)
        assert any(way[4] for way in ways) == gold
        assert {sum(way) for way in ways} == {5}
        assert refusal(state, "require 0 5 0 0 0").rule == "MR-10.14.5"
        assert state.why_not(0, game.read("require 5 0 0 0 0")) is None


@rule("MR-10.14.5")
@pytest.mark.parametrize("points", [1, 2, 3, 4, 5])
def test_an_option_says_how_many_points_are_divided(points: int) -> None:
    state = chosen("captain", victory_points=points)
    assert points_of(state, 0) == points
    summer = chosen("captain", victory_points=points, seasons_weather="snow")
    assert points_of(summer, 0) == 3
    young = chosen("captain 1", victory_points=points, development=True)
    assert points_of(young, 0) == min(points, 2)


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
