"""MR-10.12: chits and levels are earned."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.means import unplayed
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.day.night import Midnight
from fabula.games.realm.options.actions import Earn
from fabula.games.realm.options.development import Developing, MoreSpells, points_earned
from fabula.games.realm.options.events import ChitEarned, LevelRisen
from fabula.games.realm.setup.events import Recorded
from fabula.games.realm.setup.victory import points_of
from fabula.games.realm.sheet import Requirements
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.playing import answer, awake, give, know, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def novice(who: str, level: int, required: Requirements | None = None) -> RealmState:
    """Somebody who began at this level and needs fame alone, or something else."""
    state = awake(f"{who} {level}", development=True)
    points = points_of(state, 0)
    know(state, requirements=required or Requirements(0, 0, points, 0, 0))
    return state


def midnight(state: RealmState) -> None:
    """Let it be Midnight, as far as nobody is asked."""
    state.push(Midnight())
    state.go_on(some_dice())


@rule("MR-10.12.3")
@pytest.mark.parametrize(
    ("level", "fame", "chits"), [(1, 9, 0), (1, 10, 1), (1, 25, 2), (2, 10, 0), (2, 20, 1)]
)
def test_a_chit_costs_as_many_points_as_the_level(level: int, fame: int, chits: int) -> None:
    state = novice("captain", level)
    assert len(state.sheet(0).chits) == 3 * level
    know(state, fame=fame)
    midnight(state)
    for _ in range(chits):
        assert isinstance(state.agenda[-1], Developing)
        state.play(0, state.choices(0).actions[0], ScriptedDice(()))
    assert not isinstance(state.agenda[-1], Developing)
    assert len(state.sheet(0).chits) == 3 * level + chits
    midnight(state)
    assert not isinstance(state.agenda[-1], Developing)  # the same points count once


@rule("MR-10.12.2", "MR-10.9.1")
@pytest.mark.parametrize(
    ("season", "points"), [("off", (2, 3, 4, 5)), ("snow", (2, 2, 2, 3)), ("harvest", (3, 4, 5, 6))]
)
def test_a_lower_level_asks_for_fewer_than_the_season_does_and_for_two_at_least(
    season: str, points: tuple[int, ...]
) -> None:
    states = [awake(f"captain {level}", development=True, seasons_weather=season) for level in (1, 2, 3, 4)]
    assert tuple(points_of(state, 0) for state in states) == points


@rule("MR-10.12.3")
def test_points_count_as_far_as_they_are_assigned() -> None:
    state = novice("captain", 3, Requirements(1, 0, 1, 0, 2))
    know(state, fame=50, notoriety=200, gold=1000)
    assert points_earned(state, 0) == 1 + 2
    give(state, "imperial_tabard")  # a great treasure, which takes Notoriety away
    assert points_earned(state, 0) == 1 + 1 + 2
    know(state, fame=-50)
    assert points_earned(state, 0) == 1 + 2


@rule("MR-10.12.3")
def test_whoever_has_put_no_points_on_anything_earns_nothing() -> None:
    state = novice("captain", 1)
    know(state, requirements=None, fame=90)
    midnight(state)
    assert not isinstance(state.agenda[-1], Developing)


@rule("MR-10.12.3")
def test_he_chooses_among_the_chits_of_the_next_level() -> None:
    state = novice("captain", 1)
    know(state, fame=10)
    midnight(state)
    assert state.choices(0).actions == (Earn(4), Earn(5), Earn(6))
    events = answer(state, "earn 5")
    assert [event.chit for event in told(events, ChitEarned)] == [5]
    assert state.sheet(0).printed(state.box)[3] == state.box.characters["captain"].chits(4)[4]
    know(state, fame=20)
    midnight(state)
    assert state.choices(0).actions == (Earn(4), Earn(6))


@rule("MR-10.12.3", "MR-10.12.1")
def test_with_the_third_chit_he_rises_and_has_the_advantage() -> None:
    state = novice("captain", 1)
    know(state, requirements=Requirements(0, 0, 9, 0, 0), fame=90)
    assert not state.has_advantage("captain", "aim")
    midnight(state)
    for text in ("earn 6", "earn 4"):
        answer(state, text)
    assert state.sheet(0).level == 1
    events = answer(state, "earn 5")
    assert [(event.level, event.rank) for event in told(events, LevelRisen)] == [(2, "captain-2")]
    assert state.has_advantage("captain", "aim")
    assert points_of(state, 0) == 2  # what he needs stays as it was
    assert state.choices(0).actions[0] == Earn(7)  # six points are left, and each chit costs two
    for _ in range(3):
        state.play(0, state.choices(0).actions[0], ScriptedDice(()))
    assert state.sheet(0).level == 3
    assert not isinstance(state.agenda[-1], Developing)
    everything = state.box.characters["captain"].chits(3)
    assert sorted(map(repr, state.sheet(0).printed(state.box))) == sorted(map(repr, everything))


@rule("MR-10.12.3")
def test_a_new_level_brings_its_spells_in_secret_and_no_equipment() -> None:
    state = novice("wizard", 3)
    stages = state.box.characters["wizard"].levels
    more = stages[3].spells - stages[2].spells
    things = state.standing_at.get("wizard", ())
    know(state, requirements=Requirements(0, 0, 9, 0, 0), fame=90)
    before = len(state.sheet(0).spells)
    midnight(state)
    for _ in range(3):
        state.play(0, state.choices(0).actions[0], ScriptedDice(()))
    assert state.sheet(0).level == 4
    for _ in range(more):
        assert isinstance(state.agenda[-1], MoreSpells)
        events = state.play(0, state.choices(0).actions[0], some_dice())
        assert [event.to for event in told(events, Recorded)] == [(0,)]
    assert len(state.sheet(0).spells) == before + more
    assert state.standing_at.get("wizard", ()) == things
    assert not isinstance(state.agenda[-1], MoreSpells)


@rule("MR-10.12.3", "MR-13.13.2", "MR-13.15.2")
@pytest.mark.parametrize(("who", "level"), [("witch", 3), ("wizard", 3)])
def test_advantages_come_with_what_belongs_to_them(who: str, level: int) -> None:
    state = novice(who, level)
    assert "familiar" not in state.individuals
    known = len(state.individual(who).discoveries)
    know(state, requirements=Requirements(0, 0, 9, 0, 0), fame=90)
    midnight(state)
    for _ in range(3):
        state.play(0, state.choices(0).actions[0], ScriptedDice(()))
    if who == "witch":
        assert state.places["familiar"] == state.places["witch"]
    else:
        assert len(state.individual(who).discoveries) > known


@rule("MR-10.12.3")
def test_without_the_option_or_at_the_highest_level_nobody_earns_anything() -> None:
    state = awake("captain")
    know(state, fame=500)
    midnight(state)
    assert not isinstance(state.agenda[-1], Developing)
    grown = novice("captain", 4)
    know(grown, fame=500)
    midnight(grown)
    assert not isinstance(grown.agenda[-1], Developing)


@rule("MR-13.6.6")
def test_the_dwarf_ducks_from_the_first_level_on() -> None:
    state = combat(Fighter("dwarf"), foes=("ogre-1",))
    chits = state.box.characters["dwarf"].chits(1)
    assert any(chit.action == "duck" for chit in chits)
    state.write_sheet(0, level=1, first_level=1, chits=("active",) * 3)
    assert not state.has_advantage("dwarf", "short_legs")
    assert unplayed(state, "dwarf", "duck")
