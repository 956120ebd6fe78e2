"""The study of Magic Realm: whole lives of single characters, counted from what everybody is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import Fault
from fabula.lab.realm_study import RealmStudy
from fabula.lab.realm_study.drawing import charts
from fabula.lab.realm_study.solo import Life, Solo, play
from fabula.lab.realm_study.study import CHARACTERS, each
from fabula.lab.realm_study.tally import Tally
from fabula.lab.studies import Part, Progress, Wish
from fabula.words import Words
from realm.hosted import hosted

if TYPE_CHECKING:
    from collections.abc import Iterator

WEEK = {"combat": "on", "days": 7, "gold_chits": "random"}


@pytest.fixture(autouse=True)
def realm() -> Iterator[None]:
    with hosted():
        yield


def test_the_same_number_is_the_same_life() -> None:
    solo = Solo("elf", "greedy", dict(WEEK), seed=3)
    assert play(solo, 1) == play(solo, 1)


def test_a_life_tells_whether_he_lived() -> None:
    lives = [play(Solo("witch_king", "random", dict(WEEK)), number) for number in range(3)]
    assert any(not life.survived and life.score == -100 for life in lives)
    assert play(Solo("captain", "home", dict(WEEK)), 0).survived


def test_a_tally_has_means_and_shares() -> None:
    tally = Tally()
    for score, survived in ((-10, True), (-30, True), (-100, False), (0, True)):
        tally.add(Life(score, survived, ("looted",) if score == 0 else ()))
    assert tally.mean == -35
    assert tally.interval.low < -35 < tally.interval.high
    share, interval = tally.share(tally.survived)
    assert share == 0.75
    assert interval.low < 0.75 < interval.high
    assert tally.deeds == {"looted": 1}


def test_every_chart_has_every_character_and_all_together() -> None:
    found = {(who, "greedy"): Tally() for who in (*CHARACTERS, "")}
    for tally in found.values():
        tally.add(Life(1, survived=True, deeds=("study-cast",)))
    scores, survivors, deeds, by_character = charts(found, Words("en"))
    assert len(scores.points) == len(survivors.points) == len(CHARACTERS) + 1
    assert {point.value for point in deeds.points} == {0.0, 1.0}
    assert len(by_character.points) == len(found) * len(deeds.points)


def test_it_plays_each_character_with_each_player() -> None:
    wish = Wish(5, 0.1, ("home",), (1,), dict(WEEK) | {"days": 1})
    steps = list(RealmStudy().run(wish, Words("en")))
    assert each(wish) == 1
    assert [step.games for step in steps if isinstance(step, Progress)] == [*range(1, len(CHARACTERS) + 1)]
    part = steps[-1]
    assert isinstance(part, Part)
    assert part.games == RealmStudy().number(wish) == len(CHARACTERS)


def test_unknown_players_are_refused() -> None:
    with pytest.raises(Fault):
        list(RealmStudy().run(Wish(1, 0.1, ("nobody",), (1,)), Words("en")))
