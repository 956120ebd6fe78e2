"""MR-10.11.2: horse and rider maneuver by themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fabula.games.realm.combat.attacks import Attack, blow_of
from fabula.games.realm.combat.events import AimsAtRider, RiderManeuvers
from fabula.games.realm.combat.fatigue import played
from fabula.games.realm.combat.outcomes import Harmed, HitBy
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Play
from fabula.games.realm.components.kinds import LEVEL
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, chit, combat, let_be, melee, offered, plays
from realm.playing import seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

PONY = "pony_m3_m4"
BOTH = {"riding_horses": True, "fumble": True}


def mounted(**options: Any) -> RealmState:
    """The Captain on a pony against an Ogre."""
    return combat(Fighter("captain", items=(PONY,)), foes=("ogre-1",), **options)


@rule("MR-10.11.2")
@pytest.mark.parametrize(("options", "rides"), [(BOTH, True), ({"riding_horses": True}, False), ({}, False)])
def test_whoever_has_a_horse_must_run_away_on_it(options: dict[str, bool], rides: bool) -> None:
    state = mounted(**options)
    let_be(state)
    runs = [text.split()[2] for text in offered(state) if text.startswith("run")]
    assert runs
    assert all(PONY in means for means in runs) == rides
    on_foot = combat(Fighter("captain", items=()), foes=("ogre-1",), **options)
    let_be(on_foot)
    assert any(text.startswith("run") for text in offered(on_foot))


@rule("MR-10.11.2")
@pytest.mark.parametrize("option", [True, False])
def test_a_rider_plays_a_maneuver_for_himself_too(option: bool) -> None:
    state = mounted(riding_horses=option, fumble=True)
    let_be(state)
    plays(state, "pass", "pass", "pass", f"maneuver charge walk:{PONY}")
    assert (state.choices(0).prompt == "rider") == option
    if not option:
        return
    own = offered(state)
    assert own[-1] == "pass"
    assert not any(PONY in text for text in own)
    move = chit(state, "captain", "move M4*")
    plays(state, f"maneuver duck {move}")
    events = plays(state, "place ogre-1 swing", dice=NO_TURN)
    assert [(event.direction, event.means) for event in told(events, RiderManeuvers)] == [("duck", move)]


@rule("MR-10.11.2")
def test_who_does_not_ride_has_one_maneuver() -> None:
    state = mounted(**BOTH)
    let_be(state)
    plays(state, "pass", "pass", "pass", f"maneuver charge {chit(state, 'captain', 'move M4*')}")
    assert state.choices(0).prompt == "place"


@rule("MR-10.11.2")
def test_both_maneuvers_tire() -> None:
    play = Play(maneuver=f"walk:{PONY}", rider_maneuver="chit:1", attack="chit:3")
    assert played(play) == ("chit:3", f"walk:{PONY}", "chit:1")


def duel(**options: Any) -> RealmState:
    """The White Knight with a mace against the Captain on his pony."""
    knight = Fighter("white_knight", items=("mace",))
    return combat(knight, Fighter("captain", items=(PONY,)), foes=(Foe("ogre-1", "white_knight"),), **options)


@rule("MR-10.11.2")
@pytest.mark.parametrize("option", [True, False])
def test_an_attacker_names_the_rider_or_the_horse(option: bool) -> None:
    state = duel(riding_horses=option, fumble=True)
    while state.choices(state.to_act()[0]).prompt != "encounter":
        plays(state, "fight-on" if state.choices(state.to_act()[0]).prompt == "fight-on" else "done")
    plays(state, "pass")
    plays(state, "pass", dice=("white_knight",))
    assert state.to_act() == (seat_of(state, "white_knight"),)
    assert "target captain" in offered(state, seat_of(state, "white_knight"))
    assert ("target-rider captain" in offered(state, seat_of(state, "white_knight"))) == option
    if option:
        events = plays(state, "target-rider captain")
        assert [(event.who, event.whom) for event in told(events, AimsAtRider)] == [
            ("white_knight", "captain")
        ]
        assert state.plays["white_knight"].at_rider


@rule("MR-10.11.2")
@pytest.mark.parametrize(("at_rider", "struck"), [(False, PONY), (True, "captain")])
def test_what_the_horse_does_not_dodge_strikes_whom_it_was_aimed_at(at_rider: bool, struck: str) -> None:
    state = duel(**BOTH)
    state.stances = {}  # the Ogre only looks on
    fight = chit(state, "white_knight", "fight H4**")
    attack = Play(target="captain", at_rider=at_rider, attack=fight, attack_direction=1)
    events = melee(
        state,
        {"white_knight": attack, "captain": Play()},
        {"captain": ("charge", f"walk:{PONY}")},
        dice=(3, 3),
    )
    assert len(told(events, HitBy)) == 1
    assert [event.who for event in told(events, Harmed)] == [struck]


@rule("MR-10.11.2")
@pytest.mark.parametrize(
    ("own", "direction", "change"),
    [
        ("", 0, 0),  # 4 + 4 - 4, as fast as the pony at its walk
        ("move M4*", 1, 0),  # as fast as the rider: 4
        ("move M4*", 3, -1),  # past him: 8
        ("move M3**", 1, 0),  # later than the rider: 5
        ("move M5", 1, 1),  # before him: 3
    ],
)
def test_the_riders_maneuver_makes_a_blow_at_him_worse(own: str, direction: int, change: int) -> None:
    state = duel(**BOTH)
    means = chit(state, "captain", own) if own else ""
    horse = f"walk:{PONY}"
    state.plays["captain"] = Play(
        maneuver=horse, maneuver_direction=1, rider_maneuver=means, rider_direction=direction
    )
    heavy = LEVEL["H"]
    for at_rider in (True, False):
        attack = Attack("white_knight", "captain", 1, 4, 0, heavy, at_rider=at_rider)
        blow, _ = blow_of(state, attack, CombatScript((4, 1)))
        assert blow.level == heavy + (change if at_rider else 0)
