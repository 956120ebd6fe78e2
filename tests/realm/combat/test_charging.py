"""MR-6.5.2, MR-6.14.2: charging, and what it keeps the other from doing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.actions import Charge
from fabula.games.realm.combat.deployment import Deployment
from fabula.games.realm.combat.events import Charged, RanAway
from fabula.games.realm.combat.fatigue import tiring
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of, write_play
from fabula.games.realm.day.events import Unhidden
from fabula.games.realm.magic.leaving import leave_fight
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, offered, plays
from realm.playing import refusal, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CAPTAIN, ELF = "captain", "elf"


def charge_now(*fighters: str | Fighter, who: str = CAPTAIN, foes: tuple[Foe, ...] = ()) -> RealmState:
    """It is this character's turn to charge."""
    state = combat(*fighters, foes=foes)
    if not foes:
        plays(state, "fight-on")
    let_be(state, "deploy")
    while state.to_act() != (state.player_of(who),):
        plays(state, "done")
    return state


def means(state: RealmState, who: str, kind: str) -> set[str]:
    texts = offered(state, state.player_of(who))
    return {text.split()[-1] for text in texts if text.startswith(kind)}


@rule("MR-6.5.2", "MR-1.6.2", "MR-16.17.5")
def test_a_charge_unhides_both_and_takes_the_place_of_an_action() -> None:
    state = combat(Fighter(CAPTAIN, hidden=True), Fighter(ELF, hidden=True), foes=())
    state.write(CAPTAIN, spotted=(ELF,))
    plays(state, "fight-on")
    assert state.to_act() == (state.player_of(CAPTAIN),)
    move = chit(state, CAPTAIN, "move M4*")
    events = plays(state, f"charge-at elf {move}")
    assert [(event.who, event.whom, event.means) for event in told(events, Charged)] == [(CAPTAIN, ELF, move)]
    assert {event.who for event in told(events, Unhidden)} == {CAPTAIN, ELF}
    let_be(state)
    assert state.to_act() == (state.player_of(ELF),)


@rule("MR-6.14.2", "MR-6.6.1", "MR-16.17.2", "MR-16.17.3")
def test_the_time_of_the_charge_hinders_the_victim() -> None:
    """The Elf runs at 2 and 3 and has Fights of 3 and 4; the Captain charges at 4, or at 3."""
    for move, runs, turns in (
        ("M4*", ["move L3*", "move L2*"], ["fight L3*", "fight M3*"]),
        ("M3**", ["move L2*"], []),
    ):
        state = charge_now(CAPTAIN, ELF)
        plays(state, f"charge-at elf {chit(state, CAPTAIN, f'move {move}')}")
        let_be(state)
        assert state.choices(state.player_of(ELF)).details["time"] == int(move[1])
        assert means(state, ELF, "turn-weapon") == {chit(state, ELF, text) for text in turns}
        assert means(state, ELF, "run") <= {chit(state, ELF, text) for text in runs}
        assert means(state, ELF, "run")


@rule("MR-6.5.2", "MR-4.3.6")
def test_the_move_must_carry_what_the_charger_has() -> None:
    """The Black Knight's suit of armor is Heavy."""
    state = charge_now("black_knight", ELF, who="black_knight")
    assert means(state, "black_knight", "charge-at") == {
        chit(state, "black_knight", f"move {text}") for text in ("H5*", "H6", "H4**")
    }


@rule("MR-6.6.2", "MR-16.17.5", "MR-6.5.2")
def test_whoever_is_held_charges_nobody() -> None:
    troll = Foe("tremendous_troll-1", attacks=CAPTAIN, dark=True)
    state = charge_now(CAPTAIN, ELF, who=ELF, foes=(troll,))
    seat = state.player_of(CAPTAIN)
    refused = Deployment((seat,)).why_not(state, seat, Charge(ELF, chit(state, CAPTAIN, "move M4*")))
    assert refused is not None
    assert refused.reason == "held"
    plays(state, "done")
    assert state.choices(state.to_act()[0]).prompt == "encounter"


@rule("MR-6.5.4", "MR-6.3.4", "MR-6.3.1")
def test_they_charge_one_after_the_other_in_turn_order() -> None:
    state = combat(CAPTAIN, ELF, foes=())
    plays(state, "fight-on")
    first, second = state.player_of(ELF), state.player_of(CAPTAIN)
    assert (state.to_act(), state.choices(first).prompt) == ((first,), "deploy")
    plays(state, "done")
    assert (state.to_act(), state.choices(second).prompt) == ((second,), "deploy")


@rule("MR-6.6.3", "MR-6.5.2", "MR-1.3.1", "MR-1.5.4")
def test_what_is_charged_with_counts_as_effort_and_does_not_serve_twice() -> None:
    state = charge_now(CAPTAIN, ELF)
    move = chit(state, CAPTAIN, "move M3**")
    plays(state, f"charge-at elf {move}")
    let_be(state)
    plays(state, "pass", "pass", "pass", dice=(CAPTAIN,))
    assert means(state, CAPTAIN, "strike") == {chit(state, CAPTAIN, f"fight {text}") for text in ("M5", "H6")}
    seat = state.player_of(CAPTAIN)
    state.play(seat, state.choices(seat).actions[-1], CombatScript(()))
    assert means(state, CAPTAIN, "maneuver") == {chit(state, CAPTAIN, "move M5")}
    tire = tiring(state, CAPTAIN)
    assert tire is not None
    assert (tire.left, tire.moves, tire.fights) == (1, 2, 0)


@rule("MR-4.4.2", "MR-1.5.5")
@pytest.mark.parametrize(("gait", "again"), [("gallop", {"walk"}), ("walk", {"walk", "gallop"})])
def test_a_horse_charges_and_maneuvers_but_gallops_once(gait: str, again: set[str]) -> None:
    rider = Fighter(CAPTAIN, items=("short_sword", "pony_m3_m4"))
    state = charge_now(rider, ELF)
    plays(state, f"charge-at elf {gait}:pony_m3_m4")
    let_be(state)
    plays(state, "pass", "pass", "pass", dice=(CAPTAIN,))
    seat = state.player_of(CAPTAIN)
    state.play(seat, state.choices(seat).actions[-1], CombatScript(()))
    horses = {text.partition(":")[0] for text in means(state, CAPTAIN, "maneuver") if "pony" in text}
    assert horses == again
    assert tiring(state, CAPTAIN) is None


@rule("MR-6.6.6", "MR-1.5.5")
def test_gloves_that_have_turned_a_weapon_do_not_strike_as_well() -> None:
    state = combat(Fighter(CAPTAIN, items=("short_sword", "handy_gloves")), foes=("ogre-1",))
    plays(state, "turn-weapon short_sword-1 handy_gloves", "target ogre-1")
    assert "handy_gloves" not in means(state, CAPTAIN, "strike")


@rule("MR-6.6.4d")
def test_a_charge_on_a_runner_vanishes_and_its_effort_stays() -> None:
    state = charge_now(CAPTAIN, ELF)
    plays(state, f"charge-at elf {chit(state, CAPTAIN, 'move M4*')}")
    let_be(state)
    road = next(
        road for road in state.atlas.roads[fight_of(state).clearing] if road.kind == "road" and road.end
    )
    events = plays(state, f"run {road.name} {chit(state, ELF, 'move L2*')}")
    assert told(events, RanAway)
    assert state.plays[CAPTAIN].charges == ""
    assert state.plays[CAPTAIN].acted == (chit(state, CAPTAIN, "move M4*"),)


@rule("MR-6.6.4d")
def test_a_charge_on_somebody_else_goes_on_when_a_runner_leaves() -> None:
    state = combat("captain", "elf", "dwarf", foes=())
    write_play(state, "captain", charges="elf")
    leave_fight(state, "dwarf")
    assert state.plays["captain"].charges == "elf"


def test_nobody_charges_one_of_whom_he_knows_nothing() -> None:
    state = charge_now(Fighter(CAPTAIN, hidden=True), ELF)
    assert refusal(state, "charge-at captain chit:1").reason == "not-offered"


def test_charges_are_over_with_the_round() -> None:
    state = charge_now(Fighter(CAPTAIN, items=()), Fighter(ELF, items=()))
    plays(state, f"charge-at elf {chit(state, CAPTAIN, 'move M5')}")
    let_be(state)
    plays(state, "pass", "pass", "pass", dice=(CAPTAIN,))
    plays(state, "pass", "pass", "pass", "pass")
    plays(state, "fight-on")
    let_be(state)
    assert state.plays[CAPTAIN].charges == ""
    assert state.to_act() == (0, 1)
    assert state.choices(state.player_of(ELF)).details["time"] == "none"


def test_a_charge_hinders_nobody_but_its_victim() -> None:
    state = charge_now(CAPTAIN, ELF, "dwarf")
    plays(state, f"charge-at elf {chit(state, CAPTAIN, 'move M4*')}")
    let_be(state)
    assert state.choices(state.player_of("dwarf")).details["time"] == "none"
    assert state.choices(state.player_of(ELF)).details["time"] == 4
