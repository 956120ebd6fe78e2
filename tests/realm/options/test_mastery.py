"""MR-10.12.4: levels beyond the fourth."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.death import die
from fabula.games.realm.combat.outcomes import CameBack
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.day.findings import Took
from fabula.games.realm.options.actions import Outfit
from fabula.games.realm.options.development import Developing, may_earn, may_rise, points_earned
from fabula.games.realm.options.events import LevelRisen, Outfitted
from fabula.games.realm.options.mastery import TakeArms, rise_further
from fabula.games.realm.pieces import DEAD, kind_of, put
from fabula.games.realm.setup.actions import Record
from fabula.games.realm.setup.entering import EnterRealm
from fabula.games.realm.sheet import Requirements
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.playing import answer, awake, chosen, go_on, individual, know, some_dice, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def master(level: int, who: str = "captain") -> RealmState:
    """Somebody of this level."""
    state = awake(f"{who} 4", development=True, extended_development=True)
    know(state, level=level, requirements=Requirements(0, 0, 5, 0, 0))
    return state


@rule("MR-10.12.4")
@pytest.mark.parametrize(("fame", "level"), [(39, 4), (40, 5), (89, 5), (90, 6)])
def test_a_level_costs_as_many_points_as_the_last_one_and_all_of_them_count(fame: int, level: int) -> None:
    state = master(4)
    know(state, fame=fame, gold=0, worth=15)
    state.push(Developing())
    state.go_on(some_dice())
    assert state.sheet(0).level == level


@rule("MR-10.12.4")
def test_without_the_option_and_above_the_eleventh_nobody_rises() -> None:
    state = master(11)
    know(state, fame=5000)
    assert not may_rise(state, 0)
    plain = awake("captain 4", development=True)
    know(plain, fame=5000)
    assert not may_rise(plain, 0)


@rule("MR-10.12.3", "MR-10.12.4")
@pytest.mark.parametrize("level", [4, 5, 11])
def test_from_the_fourth_on_there_are_no_chits_to_earn(level: int) -> None:
    state = master(level)
    know(state, requirements=Requirements(0, 0, 50, 0, 0), fame=500)
    assert points_earned(state, 0) > level
    assert not may_earn(state, 0)


@rule("MR-10.12.4")
def test_the_fifth_brings_gold_and_the_seventh_renown() -> None:
    state = master(4)
    gold = individual(state).gold
    events = rise_further(state, 0, ScriptedDice(()))
    assert [event.level for event in told(events, LevelRisen)] == [5]
    assert individual(state).gold == gold + 15
    state = master(6)
    before = state.sheet(0)
    rise_further(state, 0, ScriptedDice(()))
    after = state.sheet(0)
    assert (after.fame - before.fame, after.notoriety - before.notoriety) == (5, 10)


@rule("MR-10.12.4")
def test_the_sixth_brings_a_treasure_and_the_eighth_a_horse() -> None:
    state = master(5)
    events = rise_further(state, 0, ScriptedDice(("hoard", "an ordinary treasure", "crystal_ball")))
    assert told(events, Took)
    assert state.places["crystal_ball"] == "captain"
    state = master(7)
    (event,) = told(rise_further(state, 0, some_dice()), Outfitted)
    assert event.item in state.box.horses
    assert state.places[event.piece] == "captain"


@rule("MR-10.12.4")
@pytest.mark.parametrize(("level", "extra"), [(8, False), (9, True)])
def test_the_ninth_brings_a_phase(level: int, extra: bool) -> None:
    state = master(level)
    assert any("veteran" in action.words() for action in state.choices(0).actions) == extra


@rule("MR-10.12.4")
def test_the_tenth_brings_arms_or_a_spell() -> None:
    state = master(9, "witch")
    rise_further(state, 0, some_dice())
    assert isinstance(state.agenda[-1], TakeArms)
    offered = state.choices(0).actions
    kinds = {kind_of(action.piece) for action in offered if isinstance(action, Outfit)}
    assert kinds <= {*state.box.weapons, *state.box.armor}
    assert kinds & {*state.box.weapons}
    spell = next(action for action in offered if isinstance(action, Record))
    before = len(state.sheet(0).spells)
    again = state.copy()
    state.play(0, spell, ScriptedDice(()))
    assert len(state.sheet(0).spells) == before + 1
    arms = next(action for action in offered if isinstance(action, Outfit))
    again.play(0, arms, ScriptedDice(()))
    assert again.places[arms.piece] == "witch"


@rule("MR-10.12.4")
@pytest.mark.parametrize(("level", "back"), [(10, False), (11, True)])
def test_an_immortal_comes_back_to_where_he_began(level: int, back: bool) -> None:
    state = combat(Fighter("captain"), foes=(Foe("ogre-1"),), extended_development=True)
    know(state, level=level, chits=("wounded",) * 12)
    events = die(state, "captain", ("ogre-1",))
    assert bool(told(events, CameBack)) == back
    start = state.places[state.box.characters["captain"].starts_at[0]]
    assert state.places["captain"] == (start if back else DEAD)
    if back:
        assert state.sheet(0).chits == ("active",) * 12


@rule("MR-10.12.4")
@pytest.mark.parametrize("start", ["inn", "house", "guardhouse"])
def test_an_immortal_comes_back_to_the_dwelling_that_he_chose(start: str) -> None:
    state = chosen("captain 4", development=True, extended_development=True)
    go_on(state, until=EnterRealm)
    answer(state, f"enter {start}")
    know(state, level=11)
    put(state, "captain", "crag-1")
    die(state, "captain", ())
    assert state.places["captain"] == state.places[start]


@rule("MR-10.12.4")
def test_an_immortal_who_began_with_the_ghosts_comes_back_to_their_first_clearing() -> None:
    state = chosen("witch_king 4", development=True, extended_development=True)
    go_on(state, until=EnterRealm)
    haunted = state.places["ghost-1"]
    answer(state, "enter ghosts")
    know(state, level=11)
    for piece in ("ghost-1", "ghost-2", "witch_king"):
        put(state, piece, "crag-1")
    die(state, "witch_king", ())
    assert state.places["witch_king"] == haunted
