"""MR-6.6.5, MR-16.17.7: flying out of a combat, and Fly chits as maneuvers and charges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fabula.games.realm.combat.events import Charged, Maneuvers, Played
from fabula.games.realm.combat.flying_away import quickest_in_the_air
from fabula.games.realm.combat.setting import CombatScript, Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.day.actions import Pass
from fabula.games.realm.day.events import Abandoned, Flew, Landed
from fabula.games.realm.magic.bewitching import CARPET, WAITING, Bewitchment
from fabula.games.realm.magic.durations import end_spell
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import NO_TURN, combat, let_be, offered, plays
from realm.magic.spellcraft import bewitch, turn_into
from realm.playing import know, refusal, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def flyer(*foes: Foe, others: tuple[str, ...] = (), items: tuple[str, ...] = ()) -> RealmState:
    """The Elf on an energized Carpet, in the encounter step."""
    fighters = (Fighter("elf", items=items), *map(Fighter, others))
    state = combat(*fighters, foes=foes)
    put(state, CARPET, "elf")
    state.active = tuple(sorted((*state.active, CARPET)))
    state.bewitched = (Bewitchment(CARPET, CARPET, CARPET, (CARPET,)),)
    return state


def tiles_near(state: RealmState) -> tuple[str, ...]:
    return state.atlas.beside[state.atlas.clearings[fight_of(state).clearing].tile]


def ways_up(state: RealmState) -> set[str]:
    seat = state.player_of("elf")
    return {text for text in offered(state, seat) if text.startswith("fly-away")}


@rule("MR-6.6.5", "MR-16.17.7")
def test_only_attackers_that_fly_hinder_whoever_flies_away() -> None:
    """The Carpet has time 2; a bat has 3 on one side and 2 on the other."""
    state = flyer(Foe("goblin_spear-1", "elf"), Foe("viper-1", "elf"))
    assert quickest_in_the_air(state, "elf") is None
    assert ways_up(state) == {f"fly-away {tile} {CARPET}" for tile in tiles_near(state)}
    state = flyer(Foe("giant_bat-1", "elf"))
    assert quickest_in_the_air(state, "elf") == 3
    assert ways_up(state)
    state = flyer(Foe("giant_bat-1", "elf", dark=True))
    assert ways_up(state) == set()
    refused = refusal(state, f"fly-away {tiles_near(state)[0]} {CARPET}")
    assert (refused.rule, refused.details) == ("MR-16.17.7", {"need": 2, "have": 2})


@rule("MR-6.6.5", "MR-6.6.2", "MR-16.17.7")
def test_nobody_flies_away_from_a_red_side() -> None:
    state = flyer(Foe("tremendous_troll-1", "elf", dark=True))
    assert ways_up(state) == set()
    assert refusal(state, f"fly-away {tiles_near(state)[0]} {CARPET}").rule == "MR-6.6.2"


@rule("MR-6.6.5", "MR-3.14.6")
def test_he_is_over_the_tile_at_once_and_his_attackers_are_free() -> None:
    state = flyer(Foe("ogre-1", "elf"), items=("suit_of_armor", "light_bow"))
    put(state, "pony_m2_m5", "elf")
    clearing, tile = fight_of(state).clearing, tiles_near(state)[0]
    here = state.atlas.clearings[clearing].tile
    assert refusal(state, f"fly-away {here} {CARPET}").reason == "not-offered"
    events = plays(state, f"fly-away {tile} {CARPET}", "abandon suit_of_armor-1")
    assert [event.rule for event in told(events, Played)] == ["MR-6.6.5"]
    assert [(event.who, event.tile) for event in told(events, Flew)] == [("elf", tile)]
    assert {event.piece for event in told(events, Abandoned)} == {"suit_of_armor-1", "pony_m2_m5"}
    assert state.places["pony_m2_m5"] == clearing
    assert state.places["elf"] == tile
    assert (state.stances, state.fight) == ({}, None)


@rule("MR-3.14.4", "MR-6.6.5")
def test_he_lands_in_his_next_turn() -> None:
    state = flyer(Foe("ogre-1", "elf"))
    tile = tiles_near(state)[0]
    plays(state, f"fly-away {tile} {CARPET}")
    state.settled = ("elf",)
    assert state.choices(0).prompt == "turn"
    assert state.choices(0).details["clearing"] == tile
    clearing = state.atlas.of_tile[tile][-1]
    state.chits[tile] = ()
    events = plays(state, "ready", dice=(1, clearing))
    assert [event.clearing for event in told(events, Landed)] == [clearing]


@rule("MR-14.15.4", "MR-1.5.5")
def test_the_carpet_is_played_once_in_each_round_again_and_again() -> None:
    state = flyer(Foe("ogre-1", "elf"))
    plays(state, "pass", "pass", "pass")
    events = plays(state, f"maneuver dodge {CARPET}", "place ogre-1 thrust", dice=NO_TURN)
    assert [event.shown for event in told(events, Maneuvers)] == ["M2"]
    assert state.bewitched[0].energized
    plays(state, "pass", "pass", "pass")
    assert f"maneuver dodge {CARPET}" in offered(state)


@rule("MR-6.5.2", "MR-14.15.4")
def test_whoever_has_charged_with_the_carpet_does_not_maneuver_with_it() -> None:
    state = flyer(others=("captain",))
    plays(state, "fight-on")
    elf, captain = state.player_of("elf"), state.player_of("captain")
    while state.choices(elf).prompt != "deploy":
        plays(state, "done")
    events = plays(state, f"charge-at captain {CARPET}")
    assert [event.shown for event in told(events, Charged)] == ["M2"]
    assert quickest_in_the_air(state, "captain") == 2
    let_be(state)
    plays(state, "pass", dice=("captain",))
    while state.choices(elf).prompt != "strike":
        plays(state, "pass")
    state.play(elf, Pass(), CombatScript(()))
    assert state.choices(elf).prompt == "maneuver"
    assert not any(CARPET in text for text in offered(state, elf))
    assert state.plays["elf"].charges == "captain"
    assert state.to_act() == (captain, elf) or state.to_act() == (elf, captain)


@rule("MR-14.15.4")
def test_the_spell_of_the_carpet_is_not_broken_but_inert() -> None:
    state = flyer(Foe("ogre-1", "elf"))
    assert ways_up(state)
    end_spell(state, state.bewitched[0], "MR-15.6.1")
    assert [row.energized for row in state.bewitched] == [False]
    assert ways_up(state) == set()


@rule("MR-16.17.7", "MR-7.10.3")
def test_a_creature_with_wings_flies_away_and_maneuvers_with_its_own_values() -> None:
    state = combat(Fighter("elf", items=()), foes=(Foe("giant_bat-1", "elf"),))
    turn_into(state, "eagle", "elf")
    assert ways_up(state) == {f"fly-away {tile} creature:fly:M2" for tile in tiles_near(state)}
    assert not any(text.startswith("run") for text in offered(state))
    twin = state.copy()
    tile = tiles_near(state)[0]
    clearing = state.atlas.of_tile[tile][0]
    events = plays(state, f"fly-away {tile} creature:fly:M2", dice=(clearing,))
    assert told(events, Flew)
    assert [event.rule for event in told(events, Landed)] == ["MR-7.10.6"]  # at Midnight he is himself again
    plays(twin, "pass", "pass", "pass")
    assert [text for text in offered(twin) if "dodge" in text] == ["maneuver dodge creature:fly:M2"]


@rule("MR-16.17.7")
def test_a_walking_monster_that_has_been_given_wings_hinders_whoever_flies() -> None:
    state = flyer(Foe("ogre-1", "elf"))
    assert ways_up(state)
    turn_into(state, "bird", "ogre-1", "elf")
    assert quickest_in_the_air(state, "elf") == 1
    assert ways_up(state) == set()


@rule("MR-16.17.1")
def test_each_action_of_the_encounter_step_and_one_of_them_only() -> None:
    state = combat("elf", foes=("ogre-1",), dropping=True)
    put(state, CARPET, "elf")
    state.active = tuple(sorted((*state.active, CARPET)))
    put(state, "helmet-1", "elf")
    put(state, "mace-1", fight_of(state).clearing)
    state.bewitched = (Bewitchment(CARPET, CARPET, CARPET, (CARPET,)),)
    bewitch(state, "protection_from_magic", "elf", "elf", detail=WAITING)
    know(state, spells=("persuade",))
    state.day = 28
    kinds = {text.split()[0] for text in offered(state)}
    run, fly, weapon, own = "run", "fly-away", "turn-weapon", {"activate", "inactivate", "abandon", "drop"}
    assert kinds == {"pass", run, fly, weapon, *own, "cast", "invoke", "fetch"}
    fetches = [text.split()[3] for text in offered(state) if text.startswith("fetch")]
    assert {CARPET, "chit:7"} <= {*fetches}
    plays(state, next(text for text in offered(state) if text.startswith(weapon)))
    assert state.choices(0).prompt == "target"


@rule("MR-16.17.1", "MR-13.2.5")
def test_the_berserker_may_rage_instead() -> None:
    state = combat("berserker", foes=("ogre-1",))
    assert any(text.startswith("rage") for text in offered(state))
    plays(state, next(text for text in offered(state) if text.startswith("rage")))
    assert state.choices(0).prompt == "target"
