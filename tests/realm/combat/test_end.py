"""MR-6.11, MR-6.12, MR-6.15: kills and bounties, the end of combat, death and starting anew."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from fabula.games.realm.combat.evening import Battles, battlefields
from fabula.games.realm.combat.events import CombatBegan, CombatEnded, RoundBegan
from fabula.games.realm.combat.kills import share_spoils
from fabula.games.realm.combat.outcomes import Bounty, Died
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import Kill, Stance, fight_of, write_fight
from fabula.games.realm.day.birdsong import Birdsong
from fabula.games.realm.day.resets import clear_marks
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.scoring.victory import score_of
from fabula.games.realm.setup.anew import BeginAnew, bereaved
from fabula.games.realm.setup.victory import points_from, points_of
from fabula.games.realm.sheet import Look, Requirements
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, chit, combat, offered, plays
from realm.playing import awake, give, here, know, seat_of, told

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

GOBLIN = "goblin_spear-1"


def spoils(state: RealmState, *kills: Kill) -> list[Event]:
    write_fight(state, kills=kills)
    return share_spoils(state)


def test_the_nth_kill_of_the_day_counts_n_times_the_most_notorious_first() -> None:
    foes = ("wolf_a-1", "giant-1", "ogre-1")
    state = combat("sorceror", foes=foes)
    events = spoils(state, *(Kill(foe, ("sorceror",)) for foe in foes))
    assert [(event.victim, event.number) for event in told(events, Bounty)] == [
        ("giant-1", 1),
        ("ogre-1", 2),
        ("wolf_a-1", 3),
    ]
    assert (state.sheet(0).fame, state.sheet(0).notoriety, state.sheet(0).kills) == (8, 15, 3)


@rule("MR-11.63", "MR-6.11.4", "MR-0.7.1")
def test_who_kill_together_share_each_with_his_own_number() -> None:
    state = combat("captain", "amazon", foes=("tremendous_spider",))
    captain, amazon = seat_of(state, "captain"), seat_of(state, "amazon")
    state.write_sheet(amazon, kills=1)
    spoils(state, Kill("tremendous_spider", ("captain", "amazon")))
    assert [(state.sheet(seat).fame, state.sheet(seat).notoriety) for seat in (captain, amazon)] == [
        (3, 3),
        (6, 6),
    ]
    spoils(state, Kill("viper-1", ("captain", "amazon")))
    viper = state.box.monsters["viper"]
    sheet = state.sheet(captain)
    assert (sheet.notoriety, sheet.notoriety_part) == (3 + viper.notoriety, (0, 1))


@rule("MR-3.16.8")
def test_the_number_of_kills_begins_anew_each_day() -> None:
    state = combat("captain", foes=("ogre-1",))
    state.write_sheet(0, kills=2)
    clear_marks(state)
    assert state.sheet(0).kills == 0


def test_the_dead_are_removed_light_side_up() -> None:
    state = combat("captain", foes=(Foe("giant-1", attacks="captain", dark=True),))
    spoils(state, Kill("giant-1", ("captain",)))
    assert state.places["giant-1"] == "dead"
    assert "giant-1" not in state.faces
    assert state.stances == {}


QUIET_ROUND = ("pass", "pass", "pass", "pass", f"place {GOBLIN} thrust")


@rule("MR-11.70", "MR-6.1.5")
def test_two_rounds_without_anything_end_a_combat() -> None:
    state = combat(Fighter("captain", items=()), foes=(GOBLIN,), round=3)
    events = plays(state, *QUIET_ROUND, dice=NO_TURN)
    assert [event.round for event in told(events, RoundBegan)] == [4]
    events = plays(state, *QUIET_ROUND, dice=(4, 1, 1))
    assert told(events, CombatEnded)
    assert state.fight is None


def test_fatigue_is_something() -> None:
    state = combat(Fighter("captain", items=()), foes=(GOBLIN,))
    fight = chit(state, "captain", "fight M3**")
    strike = ("pass", "pass", f"strike thrust {fight}", "pass", f"place {GOBLIN} thrust", "spend 3")
    plays(state, *QUIET_ROUND, dice=NO_TURN)
    plays(state, *strike, dice=NO_TURN)
    assert fight_of(state).quiet == 0
    assert not told(plays(state, *QUIET_ROUND, dice=NO_TURN), CombatEnded)


def test_nobody_goes_home_while_a_red_monster_holds_him() -> None:
    """The Giant's red side has time 4, and the Swordsman dodges at 3: it misses, and holds him still."""
    state = combat("swordsman", foes=(Foe("giant-1", attacks="swordsman", dark=True),), round=2)
    write_fight(state, quiet=1)
    dodge = f"maneuver dodge {chit(state, 'swordsman', 'move L3*')}"
    placing = ("place giant-1 thrust", "place giant_club-1 smash")
    events = plays(state, "pass", "pass", "pass", dodge, *placing, dice=(4, 1, 1, 1, 1))
    assert not told(events, CombatEnded)
    assert fight_of(state).quiet == 2
    assert state.faces["giant-1"] == "dark"
    assert state.choices(0).prompt == "encounter"


def test_whom_nobody_attacks_decides_whether_to_fight() -> None:
    state = combat(Fighter("captain", hidden=True), Fighter("elf", hidden=True), foes=(Foe(GOBLIN),))
    assert state.choices(0).prompt == "fight-on"
    events = plays(state, "done", "done")
    assert told(events, CombatEnded)


def test_after_combat_monsters_are_light_side_up_and_on_no_sheet() -> None:
    state = combat(Fighter("captain", items=()), foes=(Foe(GOBLIN, attacks="captain", dark=True),))
    dodge = f"maneuver dodge {chit(state, 'captain', 'move M4*')}"
    quiet = ("pass", "pass", "pass", dodge, f"place {GOBLIN} thrust")
    plays(state, *quiet, dice=NO_TURN)
    plays(state, *quiet, dice=NO_TURN)
    assert state.fight is None
    assert state.stances == {}
    assert GOBLIN not in state.faces
    assert state.places[GOBLIN] == state.places["captain"]


@rule("MR-3.1.5", "MR-0.5.1")
def test_clearings_with_monsters_come_up_in_random_order() -> None:
    state = awake("captain", "amazon", "dwarf", combat="on")
    spots = [name for name, one in state.atlas.clearings.items() if one.kind == "woods"][:3]
    for who, spot in zip(("captain", "amazon", "dwarf"), spots, strict=True):
        put(state, who, spot)
    put(state, "ogre-1", spots[0])
    put(state, "ogre-2", spots[2])
    fields = battlefields(state)
    assert fields == tuple(sorted((spots[0], spots[2])))
    state.push(Battles(fields))
    events = state.go_on(CombatScript((fields[1],)))
    assert [(event.clearing, event.reveals) for event in told(events, CombatBegan)] == [(fields[1], True)]
    assert state.plays.keys() == {who for who in state.individuals if state.places[who] == fields[1]}


def test_whoever_is_on_a_roadway_is_outside_combat() -> None:
    state = awake("captain", combat="on")
    clearing = next(name for name, roads in state.atlas.roads.items() if roads[0].end)
    put(state, "ogre-1", clearing)
    put(state, "captain", state.atlas.roads[clearing][0].name)
    assert battlefields(state) == ()


def fallen(*others: str, **options: Any) -> RealmState:
    """The Captain is dead."""
    captain = Fighter("captain", items=("short_sword", "helmet"))
    state = combat(captain, *others, foes=("ogre-1",), **options)
    know(state, seat_of(state, "captain"), gold=30, curses=("squeak",), fame=7)
    spoils(state, Kill("captain", ("ogre-1",)))
    return state


@rule("MR-4.6.2", "MR-6.11.6")
def test_a_dead_character_leaves_his_things_in_the_clearing_and_his_gold_is_lost() -> None:
    state = fallen("amazon")
    seat, clearing = seat_of(state, "captain"), fight_of(state).clearing
    assert state.places["captain"] == "dead"
    assert state.places["short_sword-1"] == state.places["helmet-1"] == clearing
    assert state.active == tuple(piece for piece in state.active if state.places[piece] == "amazon")
    assert state.individual("captain").gold == 0
    assert state.sheet(seat).curses == ()
    assert "captain" not in state.plays


def test_his_active_potions_go_home_and_monsters_let_go_of_him() -> None:
    state = combat("captain", "amazon", foes=(Foe("ogre-1", attacks="captain"),))
    captain = seat_of(state, "captain")
    give(state, "potion_of_energy", captain)
    spoils(state, Kill("captain", ("ogre-1",)))
    assert "potion_of_energy" not in state.places
    assert state.stances == {}


@rule("MR-6.15.2")
def test_the_dead_score_a_hundred_below_nothing() -> None:
    state = fallen()
    assert score_of(state, 0) == -100


def test_by_the_option_the_dead_score_what_they_have_on_record() -> None:
    """All points on Fame, of which he has 10 for each; he has 7 of 50, and all else is nothing."""
    state = fallen(dead_score="counted")
    state.write_sheet(0, worth=0, requirements=Requirements(0, 0, 5, 0, 0))
    short = -3 * 43 // 10
    assert score_of(state, 0) == short + 5 * short


@rule("MR-6.15.3", "MR-3.16.10")
def test_whoever_has_died_may_begin_anew_at_the_next_birdsong() -> None:
    state = combat(Fighter("captain", items=()), foes=("ogre-1",))
    events = plays(state, "pass", "pass", "pass", "pass", "place ogre-1 thrust", dice=NO_TURN)
    assert [event.who for event in told(events, Died)] == ["captain"]
    assert state.choices(0).prompt == "anew"
    assert "choose captain 4" not in offered(state)
    plays(state, "choose dwarf 4", "done", "require 1 1 1 1 1")
    if state.choices(0).prompt == "enter":
        plays(state, offered(state)[0])
    assert isinstance(state.agenda[-1], Birdsong)
    assert (state.sheet(0).character, state.sheet(0).began, state.fallen) == ("dwarf", 2, ("captain",))
    assert here(state) in state.atlas.clearings
    assert list(state.individuals) == ["dwarf"]


@rule("MR-6.15.3")
def test_everybody_who_has_died_is_asked_one_after_the_other() -> None:
    state = awake("captain", "amazon", "elf", combat="on")
    for who in ("captain", "amazon", "elf"):
        put(state, who, DEAD)
    state.push(BeginAnew(bereaved(state)))
    for seat in range(3):
        assert state.to_act() == (seat,)
        plays(state, "pass")
    assert not isinstance(state.agenda[-1], BeginAnew)


@rule("MR-6.15.3", "MR-10.12.1")
def test_in_the_development_game_one_begins_anew_at_any_of_the_four_levels() -> None:
    state = awake("captain 1", development=True, combat="on")
    put(state, "captain", DEAD)
    state.push(BeginAnew(bereaved(state)))
    levels = {int(text.split()[2]) for text in offered(state) if text.startswith("choose")}
    assert levels == {1, 2, 3, 4}


@rule("MR-6.15.3")
def test_nobody_has_to_begin_anew_and_nobody_comes_back() -> None:
    state = combat(Fighter("captain", items=()), Fighter("amazon"), foes=(Foe("ogre-1", attacks="captain"),))
    spoils(state, Kill("captain", ("ogre-1",)))
    state.fight, state.plays, state.stances = None, {}, {}
    state.agenda = state.agenda[:1]
    state.go_on(CombatScript(()))
    captain = seat_of(state, "captain")
    assert state.to_act() == (captain,)
    assert "choose amazon 4" not in offered(state, captain)
    plays(state, "pass")
    assert state.to_act() == (seat_of(state, "amazon"),)


@pytest.mark.parametrize(
    ("began", "days", "points"),
    [
        (0, 28, 5),
        (2, 28, 5),
        (8, 28, 4),
        (14, 28, 4),
        (15, 28, 3),
        (22, 28, 2),
        (28, 28, 2),
        (8, 14, 3),
        (1, 1, 5),
    ],
)
@rule("MR-6.15.3")
def test_who_begins_later_needs_less(began: int, days: int, points: int) -> None:
    assert points_from(5, began, days) == points


@pytest.mark.parametrize(("option", "points"), [("proportional", 3), ("full", 5)])
def test_by_the_option_who_begins_later_needs_as_much_as_others(option: str, points: int) -> None:
    state = combat("captain", foes=("ogre-1",), restart_points=option)
    state.write_sheet(0, began=15)
    assert points_of(state, 0) == points


@rule("MR-6.15.4")
def test_nobody_retires_of_his_own_will() -> None:
    """Whatever a character may record, none of it ends the game for him; leaving the map is an option."""
    state = awake("captain", combat="on")
    kinds = {text.split()[0] for text in offered(state)}
    assert kinds == {"alert", "enchant", "hide", "hire", "move", "ready", "rest", "search", "trade"}


def test_a_denizen_with_its_own_sheet_is_free_again() -> None:
    state = combat(Fighter("elf", hidden=True), foes=(Foe("giant-1"),))
    plays(state, "fight-on", "done", "pass", "target giant-1")
    assert state.stances["giant_club-1"] == Stance("giant-1", "")


@rule("MR-6.15.3", "MR-0.6.1")
def test_who_begins_anew_remembers_the_chits_that_he_has_seen_and_has_discovered_nothing() -> None:
    state = awake("captain", combat="on")
    state.chits["cliff"] = ("ruins_m", "pool")
    looked = Look(1, "cliff-6", ("discover_chits",), 2)
    know(state, discoveries=("pool",), seen=("ruins_m", "pool"), searches=(looked,))
    put(state, "captain", DEAD)
    state.push(BeginAnew(bereaved(state)))
    plays(state, "choose dwarf 4")
    dwarf = state.individual("dwarf")
    assert (dwarf.seen, dwarf.discoveries) == (("ruins_m", "pool"), ())
