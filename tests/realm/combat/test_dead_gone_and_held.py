"""MR-6: what becomes of combat when somebody in it is dead, gone, or held by several."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.games.realm.combat.boxes import to_place
from fabula.games.realm.combat.engaging import deploy, is_pinned
from fabula.games.realm.combat.evening import Combat
from fabula.games.realm.combat.events import Repositioned, TacticsRolled
from fabula.games.realm.combat.fatigue import Tire
from fabula.games.realm.combat.hits import kill
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.melee import ChangeTactics, Reposition
from fabula.games.realm.combat.outcomes import Bounty, HirelingLost
from fabula.games.realm.combat.placement import maneuvers
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import (
    Play,
    change_stance,
    is_held,
    is_red,
    write_fight,
    write_play,
)
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.events import LeftBehind
from fabula.games.realm.magic.bewitching import WAITING
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.natives.events import TermEnded
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, melee, offered, plays, with_people
from realm.magic.spellcraft import bewitch
from realm.playing import seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CAPTAIN = "captain"
TROLLS = ("tremendous_troll-1", "tremendous_troll-2")


def end_round(state: RealmState) -> None:
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))


@rule("MR-6.9.8", "MR-6.10.6")
def test_two_monsters_hold_one_hireling_into_the_next_round() -> None:
    state = combat(with_people(CAPTAIN, "O2"), foes=tuple(Foe(one, "O2") for one in TROLLS))
    write_fight(state, enraged=TROLLS)
    end_round(state)
    assert {state.stances[one].target for one in TROLLS} == {"O2"}
    assert all(is_red(state, one) and is_pinned(state, one) for one in TROLLS)
    assert state.stances["O2"].target in TROLLS


@rule("MR-6.9.8")
def test_the_red_side_does_not_turn_to_others_when_its_victim_is_carried_off() -> None:
    """The Troll holds one knight on its own sheet, and another one has been sent after it."""
    state = combat(with_people(CAPTAIN, "O2", "O3"), "elf", foes=(Foe(TROLLS[0]),))
    deploy(state, "O2", TROLLS[0])
    write_fight(state, enraged=TROLLS[:1])
    end_round(state)
    deploy(state, "O3", TROLLS[0])
    assert (is_red(state, TROLLS[0]), state.stances[TROLLS[0]].target) == (True, "O2")
    leave_fight(state, "O2")
    assert state.stances[TROLLS[0]].target == ""
    assert state.stances["O3"].target == TROLLS[0]
    end_round(state)
    assert not is_red(state, TROLLS[0])


@rule("MR-6.8.4")
def test_an_attack_on_somebody_who_is_gone_alerts_the_weapon() -> None:
    state = combat(Fighter(CAPTAIN, items=("short_sword",)), "elf", foes=())
    leave_fight(state, "elf")
    fight = chit(state, CAPTAIN, "fight M4*")
    melee(state, {CAPTAIN: Play(target="elf", attack=fight, attack_direction=1)}, {})
    assert state.plays[CAPTAIN].outcome == "missed"
    end_round(state)
    assert state.faces["short_sword-1"] == "alerted"


@rule("MR-6.11.1", "MR-6.11.5")
def test_whoever_has_killed_somebody_has_his_bounty_though_he_is_carried_off_afterwards() -> None:
    state = combat(CAPTAIN, "black_knight", foes=(Foe("ogre-1"),))
    kill(state, "ogre-1", CAPTAIN, "MR-16.10.2")
    leave_fight(state, CAPTAIN)
    (brought,) = told(share_spoils(state), Bounty)
    assert (brought.who, brought.number, brought.notoriety) == (CAPTAIN, 1, "2")
    assert state.sheet(seat_of(state, CAPTAIN)).kills == 1


@rule("MR-6.5.5")
def test_when_a_sheet_is_nobodys_any_more_all_on_it_are_free() -> None:
    """The Troll holds a knight on its own sheet; a hireling of somebody else has come there after him."""
    state = combat(with_people(CAPTAIN, "O2"), with_people("elf", "W1"), foes=(Foe(TROLLS[0]),))
    deploy(state, "O2", TROLLS[0])
    write_fight(state, enraged=TROLLS[:1])
    end_round(state)
    deploy(state, "W1", "O2")
    assert state.stances["W1"].sheet == TROLLS[0]
    leave_fight(state, "O2")
    assert state.stances == {}


@rule("MR-6.10.1", "MR-6.6.4d")
def test_whoever_the_wind_takes_before_a_round_does_not_tire_once_more_for_the_one_before() -> None:
    state = combat(CAPTAIN, "sorceror", foes=())
    write_play(
        state, CAPTAIN, acted=(chit(state, CAPTAIN, "move M4*"),), attack=chit(state, CAPTAIN, "fight M4*")
    )
    bewitch(state, "hurricane_winds", "sorceror", CAPTAIN, detail=WAITING)
    state.agenda = (*state.agenda[:-2], Combat(asked=True))
    state.go_on(CombatScript(()))
    plays(state, next(text for text in offered(state, state.to_act()[0]) if text.startswith("blow")))
    assert CAPTAIN not in state.plays
    assert not any(isinstance(step, Tire) for step in state.agenda)
    assert state.to_act() != (seat_of(state, CAPTAIN),)


@rule("MR-13.13.5", "MR-6.6.4a")
@pytest.mark.parametrize("guide", ["witch", "elf"])
def test_the_witch_takes_the_familiar_that_follows_her_along_when_she_runs(guide: str) -> None:
    state = combat("witch", "elf", foes=(Foe("ogre-1", "witch"),))
    clearing = state.places["witch"]
    put(state, "familiar", clearing)
    state.write("familiar", following=guide)
    let_be(state)
    away = next(one for one in offered(state, seat_of(state, "witch")) if one.startswith("run"))
    for seat in state.to_act():
        plays(state, away if seat == seat_of(state, "witch") else "pass")
    assert "witch" not in state.plays
    assert state.places["familiar"] == (state.places["witch"] if guide == "witch" else clearing)


@rule("MR-6.6.4a", "MR-4.3.2")
def test_people_who_stay_when_their_master_runs_follow_him_no_more() -> None:
    """On his roadway nobody is there who could carry for him."""
    state = combat(with_people("swordsman", "C2"), foes=(Foe("ogre-1", "swordsman"),))
    state.write("C2", following="swordsman")
    let_be(state)
    events = plays(state, next(text for text in offered(state) if text.startswith("run")))
    assert [(event.who, event.rule) for event in told(events, LeftBehind)] == [("C2", "MR-6.6.4a")]
    assert state.individual("C2").following == ""


def giant_and_wolves() -> RealmState:
    """All on the Captain's sheet."""
    state = combat(Fighter(CAPTAIN, items=()), foes=("giant-1", "wolf_a-1", "wolf_a-2"))
    kill(state, "giant-1", CAPTAIN, "MR-15.5.6")
    return state


@rule("MR-6.7.3d", "MR-6.7.5a", "MR-6.7.6")
def test_whom_a_spell_has_killed_fills_no_box_and_no_die_is_thrown_for_him() -> None:
    state = giant_and_wolves()
    assert to_place(state, 0) == ("wolf_a-1", "wolf_a-2")
    for piece, direction in (("wolf_a-1", 1), ("wolf_a-2", 2)):
        change_stance(state, piece, direction=direction)
    state.push(Reposition())
    events = Reposition().run(state, CombatScript((1,)))
    state.push(ChangeTactics())
    events += ChangeTactics().run(state, CombatScript((1, 1, 1, 1)))
    assert len(told(events, Repositioned)) == 1
    assert len(told(events, TacticsRolled)) == 2
    assert state.stances["giant-1"].direction == 0


@rule("MR-6.7.3b", "MR-6.6.2")
def test_a_red_monster_that_is_dead_holds_nobody_off_his_horse() -> None:
    state = combat(Fighter(CAPTAIN, items=("pony_m2_m5",)), foes=(Foe(TROLLS[0], CAPTAIN, dark=True),))
    assert is_held(state, CAPTAIN)
    riding = "gallop:pony_m2_m5"
    assert riding not in {one.means for one in maneuvers(state, CAPTAIN, Pass())}
    kill(state, TROLLS[0], CAPTAIN, "MR-15.5.6")
    assert riding in {one.means for one in maneuvers(state, CAPTAIN, Pass())}


@rule("MR-6.11.6", "MR-6.11.7")
@pytest.mark.parametrize("first", [CAPTAIN, "CHQ"])
def test_who_dies_with_his_master_has_died_in_his_service(first: str) -> None:
    """The Knight takes what both had, whoever of them dies first; the Company gets nothing."""
    state = combat(with_people(CAPTAIN, "CHQ"), "black_knight", foes=())
    put(state, "axe-1", "CHQ")
    for one in sorted((CAPTAIN, "CHQ"), key=lambda one: one != first):
        kill(state, one, "black_knight", "MR-16.10.1")
    events = share_spoils(state)
    assert state.places["axe-1"] == "black_knight"
    assert [event.hireling for event in told(events, HirelingLost)] == ["CHQ"]


@rule("MR-6.15.1")
def test_the_dead_follow_nobody() -> None:
    state = combat(CAPTAIN, "elf", foes=(Foe("ogre-1", CAPTAIN),))
    state.write(CAPTAIN, following="elf")
    kill(state, CAPTAIN, "ogre-1", "MR-6.9.5")
    events = share_spoils(state)
    assert state.individual(CAPTAIN).following == ""
    assert not told(events, TermEnded)
