"""The last sentences of clauses of MR-6: what stays as it was, and what does not count."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.combat.attacks import maneuver_against
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import Bounty, MissedBy
from fabula.games.realm.combat.placement import maneuvers
from fabula.games.realm.combat.round_end import EndRound
from fabula.games.realm.combat.running import Running
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe, Servant
from fabula.games.realm.combat.sheets import Kill, fight_of, is_red, write_fight, write_play
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.magic.leaving import leave_fight
from fabula.games.realm.pieces import DEAD, OUT_OF_THE_GAME, put
from fabula.testing import rule
from realm.combat.fighting import chit, combat, let_be, melee, offered, plays, with_people
from realm.playing import told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


@rule("MR-6.6.4d")
@pytest.mark.parametrize("hidden", [True, False])
def test_whoever_runs_is_as_hidden_as_he_was(hidden: bool) -> None:
    state = combat(Fighter("swordsman", hidden=hidden), foes=(Foe("ogre-1"),))
    if hidden:
        plays(state, "fight-on")
    let_be(state)
    plays(state, next(text for text in offered(state) if text.startswith("run")))
    assert "swordsman" not in state.plays
    assert state.individual("swordsman").hidden is hidden


@rule("MR-6.6.4c", "MR-3.9.10")
def test_whoever_runs_along_a_road_discovers_nothing_though_paths_begin_there() -> None:
    state = combat("swordsman", foes=("ogre-1",))
    clearing, road = next(
        (clearing, road.name)
        for clearing, roads in state.atlas.roads.items()
        for road in roads
        if road.kind == "road" and road.end is not None
        if any(other.kind != "road" and other.name > road.name for other in roads)
    )
    put(state, "swordsman", clearing)
    step = Running("swordsman", road, chit(state, "swordsman", "move L3*"))
    state.push(step)
    step.run(state, CombatScript(()))
    assert state.places["swordsman"] == road
    assert road not in state.individual("swordsman").discoveries


@rule("MR-6.7.1a")
def test_a_denizen_on_its_own_sheet_stays_with_its_last_attacker_though_a_character_names_it() -> None:
    state = combat(with_people("captain", "C2", "C3"), foes=("ogre-1",))
    let_be(state, "deploy")
    plays(state, "deploy C2 ogre-1", "deploy C3 ogre-1", "done", "pass", "target ogre-1")
    assert (state.stances["ogre-1"].sheet, state.stances["ogre-1"].target) == ("ogre-1", "C3")


@rule("MR-6.14.2")
def test_whoever_charges_maneuvers_with_another_chit_anywhere() -> None:
    state = combat("captain", "elf", foes=())
    write_play(state, "captain", charges="elf", acted=(chit(state, "captain", "move M4*"),))
    own = {(one.direction, one.means) for one in maneuvers(state, "captain", Pass())}
    other = chit(state, "captain", "move M5")
    assert {direction for direction, means in own if means == other} == {"charge", "dodge", "duck"}
    assert chit(state, "captain", "move M4*") not in {means for _, means in own}


@rule("MR-6.16.2")
def test_the_people_of_a_hidden_attacker_stay_hidden_until_they_come_out_themselves() -> None:
    people = (Servant("C2", hidden=True), Servant("C3", hidden=True))
    state = combat(with_people("captain", *people, hidden=True), foes=(Foe("ogre-1"),))
    plays(state, "fight-on")
    let_be(state, "deploy")
    plays(state, "deploy C3 ogre-1", "done", "pass", "target ogre-1")
    hidden = {who: state.individual(who).hidden for who in ("captain", "C2", "C3")}
    assert hidden == {"captain": False, "C2": True, "C3": False}


@rule("MR-6.9.3")
def test_the_maneuver_of_a_horse_that_dies_stays_for_the_rest_of_the_round() -> None:
    """The Giant's club comes first and kills the pony, then his fist finds nobody where he maneuvers."""
    state = combat(Fighter("captain", items=("pony_m2_m5",)), foes=("giant-1",))
    place(state, giant=2, club=1)
    write_play(state, "captain", maneuver="gallop:pony_m2_m5", maneuver_direction=1)
    events = melee(state, {"captain": state.plays["captain"]}, {})
    assert state.places["pony_m2_m5"] == OUT_OF_THE_GAME
    gallop = state.box.horses["pony_m2_m5"].gallop.time
    assert maneuver_against(state, "captain") == (1, gallop)
    assert [(event.attacker, event.dodge_time) for event in told(events, MissedBy)] == [("giant-1", gallop)]


def place(state: RealmState, giant: int, club: int) -> None:
    """In these directions lie the Giant and his club."""
    for piece, direction in (("giant-1", giant), ("giant_club-1", club)):
        state.stances[piece] = replace(state.stances[piece], direction=direction)


@rule("MR-6.9.8")
@pytest.mark.parametrize("leaves", [True, False])
def test_a_red_monster_turns_back_when_its_victim_is_carried_off(leaves: bool) -> None:
    state = combat("captain", "elf", foes=(Foe("tremendous_troll-1", attacks="captain", dark=True),))
    if leaves:
        leave_fight(state, "captain")
    state.push(EndRound())
    EndRound().run(state, CombatScript(()))
    assert is_red(state, "tremendous_troll-1") is not leaves


@rule("MR-6.11.1")
def test_a_horse_and_a_club_are_no_kills_of_their_own() -> None:
    """The Lancer and his pony, the Giant and his club: two kills, not four."""
    state = combat(Fighter("captain", items=()), foes=("L1", "giant-1"))
    write_fight(state, kills=(Kill("L1", ("captain",)), Kill("giant-1", ("captain",))))
    events = share_spoils(state)
    assert [(event.victim, event.number) for event in told(events, Bounty)] == [("giant-1", 1), ("L1", 2)]
    assert state.sheet(0).kills == 2
    assert state.places["horse-L1"] == DEAD


@rule("MR-6.11.1")
def test_of_equally_notorious_ones_the_most_famous_comes_first() -> None:
    foes = ("wolf_a-1", "goblin_axe-1", "imp")
    state = combat(Fighter("captain", items=()), foes=foes)
    write_fight(state, kills=tuple(Kill(foe, ("captain",)) for foe in foes))
    events = share_spoils(state)
    assert [event.victim for event in told(events, Bounty)] == ["imp", "goblin_axe-1", "wolf_a-1"]


@rule("MR-6.11.6")
@pytest.mark.parametrize("controlled", [True, False])
def test_a_controlled_monster_takes_spoils_and_one_that_was_hired_does_not(controlled: bool) -> None:
    servant = Servant("giant_bat-1", controlled=controlled)
    state = combat(with_people("elf", servant), Fighter("captain", items=("helmet",)), foes=())
    state.write("captain", gold=30)
    write_fight(state, kills=(Kill("captain", ("giant_bat-1",)),))
    share_spoils(state)
    taker = "giant_bat-1" if controlled else fight_of(state).clearing
    assert state.places["helmet-1"] == taker
    assert state.individual("giant_bat-1").gold == Fraction(30 if controlled else 0)
