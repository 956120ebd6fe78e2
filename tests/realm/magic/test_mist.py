"""MR-15.6.3: mist; MR-15.3.5, MR-15.8.2: who is pacified."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from fabula.games.realm.belongings.carrying import too_heavy
from fabula.games.realm.belongings.dealing import is_trader
from fabula.games.realm.combat.evening import Battles, battlefields
from fabula.games.realm.combat.events import RanAway
from fabula.games.realm.combat.setting import CombatScript, Foe
from fabula.games.realm.combat.sides import denizens_in, people_in
from fabula.games.realm.day.actions import Follow
from fabula.games.realm.day.blocking import block
from fabula.games.realm.day.events import Cancelled
from fabula.games.realm.day.holding import holders
from fabula.games.realm.day.moving import why_not_enter
from fabula.games.realm.day.phases import sources_of
from fabula.games.realm.magic.daily import is_lost
from fabula.games.realm.magic.drifting import Drifting, drifts
from fabula.games.realm.magic.durations import energize
from fabula.games.realm.magic.mist import is_mist
from fabula.games.realm.magic.pacifying import is_pacified
from fabula.games.realm.magic.reach import in_sight
from fabula.games.realm.magic.storm import storms
from fabula.games.realm.pieces import put
from fabula.testing import rule
from realm.combat.fighting import offered, plays
from realm.magic.spellcraft import act, bewitch, magicians, takes_effect
from realm.playing import awake, give, live, refusal, seat_of, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

ROADS = ("ruins-1-2", "ruins-1-4", "ruins-1~5", "ruins-1>NW")
"""The ways out of Ruins 1: the third is a hidden path."""


@rule("MR-15.6.3", "MR-15.6.3a")
def test_mist_only_moves_and_hides() -> None:
    state = awake("elf", at="ruins-1")
    row = bewitch(state, "melt_into_mist", "elf", "elf")
    kinds = {action.words()[0] for action in state.choices(0).actions}
    assert kinds == {"move", "hide", "ready"}
    assert refusal(state, "search ordinary").rule == "MR-15.6.3a"
    events = live(state, "search ordinary", "hide ordinary", script=(1, 1))
    assert [event.reason for event in told(events, Cancelled)] == ["mist"]
    state.bewitched = (replace(row, energized=False),)
    assert "search" in {action.words()[0] for action in state.choices(0).actions}


@rule("MR-15.6.3a")
def test_mist_drifts_along_secret_ways_without_discovering_them() -> None:
    state = awake("elf", at="ruins-1")
    assert why_not_enter(state, "elf", "ruins-5") == ("MR-3.5.3", "undiscovered")
    bewitch(state, "melt_into_mist", "elf", "elf")
    assert why_not_enter(state, "elf", "ruins-5") is None
    live(state, "move ruins-5 ordinary")
    assert state.places["elf"] == "ruins-5"
    assert state.individual("elf").discoveries == ()


@rule("MR-15.6.3")
def test_all_that_mist_has_is_mist() -> None:
    state = awake("elf", at="ruins-1")
    give(state, "golden_icon")
    assert too_heavy(state, "elf", in_cave=False) == ("golden_icon",)
    bewitch(state, "melt_into_mist", "elf", "elf")
    assert too_heavy(state, "elf", in_cave=False) == ()
    assert not is_trader(state, "elf")


@rule("MR-15.6.3c", "MR-3.13.2")
def test_mist_neither_blocks_nor_is_blocked() -> None:
    state = awake("elf", at="ruins-1")
    put(state, "ogre-1", "ruins-1")
    assert block(state.copy(), "ruins-1", ("ogre-1",), ("elf",)) != []
    row = bewitch(state, "melt_into_mist", "elf", "elf")
    assert block(state, "ruins-1", ("ogre-1",), ("elf",)) == []
    state.bewitched = (replace(row, targets=("ogre-1",)),)
    assert block(state, "ruins-1", ("ogre-1",), ("elf",)) == []


@rule("MR-15.6.3c", "MR-6.1.1")
def test_mist_has_no_part_in_combat() -> None:
    state = magicians("witch_king", "elf", foes=(Foe("ogre-1", "elf"),), witch_king=("melt_into_mist",))
    takes_effect(state, "melt_into_mist", "witch_king", "elf")
    assert is_mist(state, "elf")
    assert "elf" not in state.plays
    assert "ogre-1" not in state.stances
    clearing = state.places["elf"]
    assert people_in(state, clearing) == ("witch_king",)
    assert "elf" not in in_sight(state, "witch_king")
    takes_effect(state, "melt_into_mist", "witch_king", "ogre-1")
    assert denizens_in(state, clearing) == ()


@rule("MR-15.6.3c")
def test_mist_alone_fights_nobody() -> None:
    state = awake("elf", at="ruins-1")
    put(state, "ogre-1", "ruins-1")
    assert battlefields(state) == ("ruins-1",)
    bewitch(state, "melt_into_mist", "elf", "elf")
    assert battlefields(state) == ()


def dusk(*others: str) -> RealmState:
    """The Elf is mist beside an Ogre, in the evening."""
    state = awake("elf", *others, at="ruins-1", combat="on")
    put(state, "ogre-1", "ruins-1")
    bewitch(state, "melt_into_mist", "elf", "elf")
    state.agenda = state.agenda[:1]
    return state


@rule("MR-15.6.3c", "MR-15.6.3a", "MR-6.6.4b")
def test_in_the_evening_mist_may_run_away_by_any_way() -> None:
    state = dusk()
    give(state, "golden_icon")
    state.push(Battles(battlefields(state)))
    state.go_on(CombatScript(()))
    assert offered(state) == [*(f"run {road} creature:move:T4" for road in ROADS), "pass"]
    twin = state.copy()
    events = plays(state, "run ruins-1~5 creature:move:T4")
    assert [event.road for event in told(events, RanAway)] == ["ruins-1~5"]
    assert state.places["elf"] == "ruins-1~5"
    assert state.places["golden_icon"] == "elf"
    assert state.individual("elf").discoveries == ()
    assert told(plays(twin, "pass"), RanAway) == []
    twin.write("elf", came=ROADS[0])
    twin.push(Drifting("elf"))
    assert offered(twin) == [f"run {ROADS[0]} creature:move:T4", "pass"]


@rule("MR-15.6.3c")
def test_mist_runs_from_nobody_where_nobody_is() -> None:
    state = dusk("wizard")
    put(state, "wizard", "cliff-1")
    assert drifts(state) == (Drifting("elf"),)
    put(state, "ogre-1", "cliff-1")
    assert drifts(state) == ()
    put(state, "wizard", "ruins-1")
    assert drifts(state) == (Drifting("elf"),)
    put(state, "elf", ROADS[0])
    assert drifts(state) == ()
    put(state, "elf", "ruins-1")
    state.bewitched = ()
    assert drifts(state) == ()


@rule("MR-15.6.3c", "MR-3.5.3")
def test_whoever_is_himself_again_on_a_hidden_path_gets_to_either_end() -> None:
    state = awake("elf", at="ruins-1")
    put(state, "elf", "ruins-1~5")
    assert why_not_enter(state, "elf", "ruins-5") is None
    assert why_not_enter(state, "elf", "ruins-1") is None
    put(state, "elf", "ruins-1")
    assert why_not_enter(state, "elf", "ruins-5") == ("MR-3.5.3", "undiscovered")


@rule("MR-15.6.3c", "MR-7.7.3")
def test_who_becomes_mist_again_is_out_of_the_fight() -> None:
    state = magicians("witch_king", "elf", foes=(Foe("ogre-1", "elf"),), witch_king=())
    row = bewitch(state, "melt_into_mist", "witch_king", "elf", energized=False)
    energize(state, row, "MR-7.7.3")
    assert "elf" not in state.plays


@rule("MR-15.6.3b")
def test_mist_can_be_dissolved() -> None:
    state = magicians("witch_king", "elf", witch_king=("dissolve_spell",))
    bewitch(state, "melt_into_mist", "witch_king", "elf")
    takes_effect(state, "dissolve_spell", "witch_king", "melt_into_mist@elf")
    assert not is_mist(state, "elf")


def test_goblins_are_dealt_with() -> None:
    foes = (Foe("goblin_axe-1", "witch"), Foe("goblin_spear-1", "witch"), Foe("ogre-1", "witch"))
    state = magicians("witch", foes=foes, witch=("deal_with_goblins",))
    cast = next(text for text in offered(state) if text.startswith("cast deal_with_goblins"))
    plays(state, cast)
    assert offered(state) == ["aim goblins", "pass"]
    plays(state, "aim goblins")
    assert is_pacified(state, "goblin_axe-1", 0)
    assert is_pacified(state, "goblin_spear-1", 0)
    assert not is_pacified(state, "ogre-1", 0)
    assert {*state.stances} == {"ogre-1"}


@rule("MR-15.3.5", "MR-15.3.5a")
def test_a_group_or_all_giants_or_all_ogres_are_persuaded() -> None:
    foes = (Foe("giant-1", "elf"), Foe("ogre-1", "elf"), Foe("ogre-2", "elf"))
    state = magicians("elf", foes=foes, elf=("persuade",))
    for native in ("P1", "P2"):
        put(state, native, state.places["elf"])
    cast = next(text for text in offered(state) if text.startswith("cast persuade"))
    plays(state, cast)
    assert offered(state) == ["aim patrol", "aim giants", "aim ogres", "pass"]
    twin = state.copy()
    plays(state, "aim ogres")
    assert [is_pacified(state, one, 0) for one in ("ogre-1", "ogre-2", "giant-1", "P1")] == [
        True,
        True,
        False,
        False,
    ]
    plays(twin, "aim patrol")
    assert [is_pacified(twin, one, 0) for one in ("P1", "P2", "ogre-1")] == [True, True, False]


@rule("MR-15.3.5")
def test_whom_one_attacks_is_not_persuaded() -> None:
    state = magicians("elf", "witch", foes=("ogre-1",), elf=("persuade",))
    assert seat_of(state, "elf") in state.to_act()
    act(state, elf=next(text for text in offered(state, seat_of(state, "elf")) if "persuade" in text))
    assert "aim ogres" in offered(state, seat_of(state, "elf"))
    assert "aim giants" not in offered(state, seat_of(state, "elf"))


@rule("MR-15.6.3a")
def test_mist_may_follow_somebody() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "melt_into_mist", "elf", "elf")
    assert Follow("wizard", wary=False) in state.choices(0).actions


@rule("MR-15.6.3c", "MR-3.13.4")
def test_mist_holds_no_monster_back() -> None:
    state = awake("captain", "elf", at="ruins-1", wild=True)
    put(state, "elf", "ruins-2")
    put(state, "wolf_a-1", "ruins-2")
    state.monster_roll = 3
    assert holders(state, "captain") == ("elf",)
    bewitch(state, "melt_into_mist", "elf", "elf")
    assert holders(state, "captain") == ()


@rule("MR-15.6.3b")
def test_spells_that_are_aimed_at_his_tile_or_cave_do_not_touch_mist() -> None:
    state = awake("elf", "wizard", at="ruins-1")
    bewitch(state, "lost", "wizard", "ruins")
    bewitch(state, "violent_storm", "wizard", "ruins", detail="2")
    bewitch(state, "blazing_light", "wizard", "ruins-6")
    bewitch(state, "melt_into_mist", "wizard", "elf")
    for who, touched in (("wizard", True), ("elf", False)):
        assert is_lost(state, who) is touched, who
        assert bool(storms(state, who)) is touched, who
    for who, touched in (("wizard", True), ("elf", False)):
        put(state, who, "ruins-6")
        assert ("blazing_light" in sources_of(state, who)) is touched, who
