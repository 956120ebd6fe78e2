"""MR-15.5.3: the Broomstick."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.events import Charged, RanAway
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.day.actions import Fly
from fabula.games.realm.day.events import Cancelled, Flew, Moved
from fabula.games.realm.magic.bewitching import WAITING
from fabula.games.realm.magic.events import SpellEnded
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.magic.spellcraft import act, bewitch, magicians, state_of, takes_effect, turn_into
from realm.playing import awake, give, live, seat_of, told
from realm.turns import hand_in, record

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

CASTER, TARGET, GIRL = "witch_king", "swordsman", "woods_girl"
LIGHT, MEDIUM = "chit:2", "chit:7"
"""The Swordsman's Move L3* and M4*."""


def lent(*foes: Foe) -> RealmState:
    """The encounter step of a round in which the Witch King may call the Swordsman's Broomstick."""
    state = combat(Fighter(CASTER), Fighter(TARGET), foes=foes)
    if state.choices(state.to_act()[0]).prompt == "fight-on":
        plays(state, "fight-on")
    bewitch(state, "broomstick", CASTER, TARGET, detail=WAITING)
    return state


def near(state: RealmState) -> tuple[str, ...]:
    return state.atlas.beside[state.atlas.clearings[fight_of(state).clearing].tile]


def says(state: RealmState, who: str, text: str, *dice: str | int) -> list[Event]:
    return state.play(seat_of(state, who), game.read(text), CombatScript(dice))


def runs(state: RealmState, means: str) -> str:
    """Let the Swordsman run with this Move; the roadway."""
    let_be(state)
    text = next(text for text in offered(state, seat_of(state, TARGET)) if text.startswith("run"))
    road = text.split()[1]
    says(state, CASTER, "pass")
    says(state, TARGET, f"run {road} {means}")
    return road


@rule("MR-15.5.3")
def test_only_whoever_is_light_can_be_its_target() -> None:
    state = magicians(CASTER, TARGET, "captain", **{CASTER: ("broomstick",)})
    act(state, **{CASTER: "cast broomstick chit:11 clearing"})
    aims = {text for text in offered(state, seat_of(state, CASTER)) if text.startswith("aim")}
    assert aims == {f"aim {CASTER}", f"aim {TARGET}"}


@rule("MR-15.5.3", "MR-7.10.1")
def test_as_a_creature_one_has_the_weight_of_it() -> None:
    state = magicians(CASTER, TARGET, "captain", **{CASTER: ("broomstick",)})
    turn_into(state, "lion", TARGET, CASTER)
    turn_into(state, "frog", "captain", CASTER)
    act(state, **{CASTER: "cast broomstick chit:11 clearing"})
    aims = {text for text in offered(state, seat_of(state, CASTER)) if text.startswith("aim")}
    assert aims == {f"aim {CASTER}", "aim captain"}


@rule("MR-15.5.3", "MR-15.5.3a", "MR-7.5.3")
def test_whoever_has_cast_it_on_himself_plays_it_directly_from_the_next_round_on() -> None:
    state = combat(Fighter(CASTER), foes=(Foe("ogre-1", CASTER),))
    takes_effect(state, "broomstick", CASTER, CASTER)
    assert not any(text.startswith("fly-away") for text in offered(state))
    state.castings = ()
    assert f"fly-away {near(state)[0]} broomstick" in offered(state)
    means = state.bewitched[0].means
    events = plays(state, f"fly-away {near(state)[0]} broomstick")
    assert [event.who for event in told(events, Flew)] == [CASTER]
    assert [event.rule for event in told(events, SpellEnded)] == ["MR-7.5.3"]
    assert state_of(state, CASTER, means) == "fatigued"


@rule("MR-15.5.3a", "MR-7.5.3")
def test_as_his_own_maneuver_it_is_used_up() -> None:
    state = combat(Fighter(CASTER), foes=(Foe("ogre-1", CASTER),))
    bewitch(state, "broomstick", CASTER, CASTER, detail=WAITING)
    plays(state, "pass", "pass", "pass")
    assert "maneuver dodge broomstick" in offered(state)
    events = plays(state, "maneuver dodge broomstick", "place ogre-1 thrust", dice=(4, 1, 1))
    assert told(events, SpellEnded)
    assert state.bewitched == ()


@rule("MR-15.5.3b")
@pytest.mark.parametrize("answer", ["fly", "charge", "pass"])
def test_when_the_target_runs_with_a_light_move_the_caster_may_make_him_fly_or_charge(answer: str) -> None:
    state = lent()
    road, tile = runs(state, LIGHT), near(state)[1]
    assert state.to_act() == (seat_of(state, CASTER),)
    assert set(offered(state, seat_of(state, CASTER))) == {
        *(f"fly-away {other} broomstick" for other in near(state)),
        f"charge-at {CASTER} broomstick",
        "pass",
    }
    if answer == "fly":
        events = says(state, CASTER, f"fly-away {tile} broomstick")
        assert [(event.who, event.tile) for event in told(events, Flew)] == [(TARGET, tile)]
        assert state.places[TARGET] == tile
    elif answer == "charge":
        events = says(state, CASTER, f"charge-at {CASTER} broomstick", CASTER)
        assert [(event.whom, event.shown) for event in told(events, Charged)] == [(CASTER, "L1")]
        assert state.plays[TARGET].acted == ("broomstick",)
    else:
        events = says(state, CASTER, "pass")
        assert [event.road for event in told(events, RanAway)] == [road]
    assert bool(state.bewitched) == (answer == "pass")


@rule("MR-15.5.3b")
def test_when_the_target_charges_with_a_light_move_the_caster_may_make_him_fly_away() -> None:
    state = lent()
    while state.choices(seat_of(state, TARGET)).prompt != "deploy":
        plays(state, "done")
    tile = near(state)[0]
    says(state, TARGET, f"charge-at {CASTER} {LIGHT}")
    events = says(state, CASTER, f"fly-away {tile} broomstick")
    assert told(events, Flew)
    assert (state.places[TARGET], TARGET in state.plays) == (tile, False)


@rule("MR-15.5.3c", "MR-6.7.4", "MR-6.3.2")
@pytest.mark.parametrize("called", [True, False])
def test_when_maneuvers_are_shown_the_caster_may_call_it_and_the_direction_stays(*, called: bool) -> None:
    state = lent(Foe("ogre-1", TARGET))
    let_be(state)
    says(state, CASTER, "pass")
    says(state, TARGET, "pass", CASTER)
    while state.choices(seat_of(state, CASTER)).prompt != "strike":
        plays(state, "pass")
    says(state, CASTER, "pass")
    says(state, CASTER, "pass")
    says(state, TARGET, "pass")
    says(state, TARGET, f"maneuver duck {LIGHT}")
    says(state, TARGET, "place ogre-1 thrust")
    (name,) = (text for text in offered(state, seat_of(state, CASTER)) if text != "pass")
    assert name.startswith("invoke broomstick@")
    twin = state.copy()
    twin.agenda = twin.agenda[:-1]  # what comes next is not of interest
    events = state.agenda[-1].answer(
        state, seat_of(state, CASTER), game.read(name if called else "pass"), CombatScript(())
    )
    play = state.plays[TARGET]
    assert (play.maneuver, play.maneuver_direction) == ("broomstick" if called else LIGHT, 3)
    assert bool(told(events, SpellEnded)) == called


@rule("MR-15.5.3f")
def test_with_a_stronger_move_the_caster_may_only_break_it() -> None:
    state = lent()
    road = runs(state, MEDIUM)
    (name,) = (text for text in offered(state, seat_of(state, CASTER)) if text != "pass")
    events = says(state, CASTER, name)
    assert [event.rule for event in told(events, SpellEnded)] == ["MR-15.5.3f"]
    assert [event.road for event in told(events, RanAway)] == [road]


def by_day(**turns: str) -> tuple[RealmState, list[Event]]:
    """A day of the Woods Girl, who has nothing but a bow."""
    state = awake(CASTER, GIRL, at="borderland-1")
    bewitch(state, "broomstick", CASTER, GIRL, detail=WAITING)
    state.chits["borderland"] = ()
    record(state, **turns)
    return state, hand_in(state, GIRL)


@rule("MR-15.5.3d")
@pytest.mark.parametrize("called", [True, False])
def test_a_fly_phase_of_the_target_needs_the_call(*, called: bool) -> None:
    state, _ = by_day(woods_girl="fly borderland ordinary")
    (name,) = (text for text in offered(state, seat_of(state, CASTER)) if text != "pass")
    events = says(state, CASTER, name if called else "pass", *(("borderland-2",) if called else ()))
    assert bool(told(events, Flew)) == called
    assert [event.rule for event in told(events, Cancelled)] == ([] if called else ["MR-15.5.3d"])
    assert bool(state.bewitched) != called


@rule("MR-15.5.3e")
@pytest.mark.parametrize("called", [True, False])
def test_a_move_phase_with_a_light_load_may_become_a_flight_to_that_tile(*, called: bool) -> None:
    state, _ = by_day(woods_girl="move borderland-6 ordinary")
    (name,) = (text for text in offered(state, seat_of(state, CASTER)) if text != "pass")
    events = says(state, CASTER, name if called else "pass", *(("borderland-2",) if called else ()))
    assert [event.tile for event in told(events, Flew)] == (["borderland"] if called else [])
    assert bool(told(events, Moved)) != called


@rule("MR-15.5.3e")
def test_without_a_load_no_move_chit_is_played_and_nobody_is_asked() -> None:
    state = awake(CASTER, GIRL, at="borderland-1")
    bewitch(state, "broomstick", CASTER, GIRL, detail=WAITING)
    for piece in state.standing_at.get(GIRL, ()):
        give(state, piece, seat_of(state, CASTER), active=False)
    state.active = ()
    state.chits["borderland"] = ()
    record(state, woods_girl="move borderland-6 ordinary")
    assert told(hand_in(state, GIRL, CASTER), Moved)


@rule("MR-15.5.3d")
def test_ones_own_broomstick_is_used_up_by_a_fly_phase() -> None:
    state = awake(CASTER, at="borderland-1")
    bewitch(state, "broomstick", CASTER, CASTER, detail=WAITING)
    assert Fly("borderland", "ordinary") in state.choices(0).actions
    events = live(state, "fly borderland ordinary", "fly borderland ordinary", script=("borderland-2",))
    assert len(told(events, Flew)) == len(told(events, SpellEnded)) == 1
    assert [event.reason for event in told(events, Cancelled)] == ["cannot-fly"]
