"""Sentences of clauses that other tests prove only in part: by day, in trade and in combat."""

from __future__ import annotations

import pytest

from fabula.games.realm import game
from fabula.games.realm.combat.setting import Fighter, Foe
from fabula.games.realm.combat.sheets import fight_of
from fabula.games.realm.combat.targets import NameTarget
from fabula.games.realm.day.events import Appeared, Arrived, ChitTurnedUp, Rolled, TurnEnded
from fabula.games.realm.magic.enchanting import Enchanting
from fabula.games.realm.magic.wishes import SendAway
from fabula.games.realm.pieces import put
from fabula.games.realm.trade.events import Sold
from fabula.testing import rule
from realm.combat.fighting import combat, let_be, offered, plays
from realm.dealing import lay, lay_gold, say, visiting
from realm.playing import awake, give, individual, know, live, some_dice, told


@rule("MR-3.15.12")
def test_at_the_end_of_a_turn_one_thing_comes_after_the_other() -> None:
    """On a 1 dragons prowl and answer to the Hoard, to Smoke, to the Essence and to the sounds."""
    state = awake("captain", at="cavern-2", wild=True)
    sounds_and_sites = ("slither_3", "hoard", "flutter_1", "altar", "roar_6")
    lay(state, "cavern", "smoke_c", "lost_city", five=sounds_and_sites)
    put(state, "inn", "cavern-2")
    put(state, "dragon_essence", "cavern-2")
    put(state, "heavy_flying_dragon-1", "cavern-1")
    events = live(state, roll=1)
    kinds = (TurnEnded, ChitTurnedUp, Appeared, Arrived)
    order = [event.rule for event in events if isinstance(event, kinds)]
    assert [*dict.fromkeys(order)] == [
        "MR-3.4.3d",
        "MR-3.15.1",
        "MR-3.15.2",
        "MR-3.15.3",
        "MR-3.15.5",
        "MR-3.15.6",
        "MR-3.15.8",
        "MR-3.15.7",
    ]


@rule("MR-3.15.12")
@pytest.mark.parametrize("aside", [True, False])
def test_whoever_ends_his_turn_on_a_roadway_turns_up_and_calls_nothing(aside: bool) -> None:
    state = awake("captain", at="ruins-1", wild=True)
    lay(state, "ruins", "dank_c", "slither_3")
    if aside:
        put(state, "captain", next(road.name for road in state.atlas.roads["ruins-1"] if road.kind == "road"))
    events = live(state, roll=2)
    assert told(events, TurnEnded)
    assert bool(told(events, ChitTurnedUp)) != aside
    assert bool(told(events, Arrived)) != aside


@rule("MR-1.10.3")
def test_nobody_attacks_a_visitor() -> None:
    state = combat("captain", foes=("ogre-1",))
    lay_gold(state, "shaman", fight_of(state).clearing)
    plays(state, "pass")
    assert offered(state) == ["target ogre-1", "pass"]


@rule("MR-3.11.1b")
@pytest.mark.parametrize(("shown", "turns"), [("active", True), ("alerted", True), ("fatigued", False)])
def test_an_alerted_chit_is_shown_for_a_tile_and_stays_alerted(shown: str, turns: bool) -> None:
    """The Sorceror has Purple and one more chit of type IV."""
    state = awake("sorceror", at="ruins-1")
    fours = [n for n, each in enumerate(state.box.characters["sorceror"].chits(4)) if each.type == "IV"]
    chits = ["wounded"] * 12
    chits[fours[0]], chits[fours[1]] = "color", shown
    know(state, chits=tuple(chits), prepared=True)
    state.push(Enchanting("sorceror", "ruins-1"))
    turning = f"enchant-tile chit:{fours[0] + 1}"
    assert (turning in offered(state)) == turns
    if turns:
        say(state, turning)
        assert state.sheet(0).chits[fours[0]] == "fatigued"
        # Midnight, when nothing is alerted any more, may have come
        assert state.sheet(0).chits[fours[1]] in (shown, "active")


@rule("MR-5.4.5")
@pytest.mark.parametrize(("item", "gold"), [("mace-1", 6), ("pony_m3_m5", 14), ("helmet-4", 5)])
def test_visitors_buy_weapons_horses_and_armor_too(item: str, gold: int) -> None:
    state = visiting("amazon", "scholar", gold=0)
    give(state, item, active=False)
    (sold,) = told(say(state, f"sell {item} scholar"), Sold)
    assert sold.gold == individual(state).gold == gold
    assert state.places[item] == "scholar"


@rule("MR-6.7.3d")
def test_attackers_of_a_character_fill_as_many_red_boxes_as_they_can() -> None:
    wolves = tuple(f"wolf_a-{number}" for number in range(1, 5))
    state = combat("captain", foes=wolves)
    plays(state, "pass", "pass", "pass", "pass")
    if state.choices(0).prompt == "shield":
        plays(state, "shield thrust")
    plays(state, "place wolf_a-1 thrust", "place wolf_a-2 swing")
    left = {text for text in offered(state) if text.startswith("place wolf_a-3")}
    assert "place wolf_a-3 smash" in left
    plays(state, "place wolf_a-3 smash")
    assert {f"place wolf_a-4 {box}" for box in ("thrust", "swing", "smash")} <= set(offered(state))


@rule("MR-6.7.3d")
@pytest.mark.parametrize(
    ("body", "part"),
    [("giant-1", "giant_club-1"), ("tremendous_dragon-1", "tremendous_dragon_head-1")],
)
def test_a_club_or_a_head_is_not_in_the_box_of_its_body(body: str, part: str) -> None:
    state = combat(Fighter("captain", items=()), foes=(body,))
    plays(state, "pass", "pass", "pass", "pass", f"place {body} swing")
    assert offered(state) == [f"place {part} thrust", f"place {part} smash"]


@rule("MR-10.2.1")
def test_whoever_shoots_from_hiding_hides_with_what_changes_his_rolls() -> None:
    """The Druid hides with one die, a 5 and a 1 for the Hoof."""
    for hoof, hidden in ((False, True), (True, False)):
        archer = Fighter("druid", items=("light_bow",), hidden=True)
        state = combat(archer, foes=(Foe("ogre-1"),), ambushes=True)
        if hoof:
            put(state, "cloven_hoof", fight_of(state).clearing)
        state.push(NameTarget("druid"))
        events = plays(state, "target ogre-1", dice=(5,))
        assert [event.dice for event in told(events, Rolled)] == [(5,)]
        assert state.individual("druid").hidden == hidden


@rule("MR-16.17.2")
@pytest.mark.parametrize(("foe", "moves"), [(Foe("C2", "captain"), 4), (Foe("W1", "captain"), 2)])
def test_natives_hinder_who_runs_as_monsters_do(foe: Foe, moves: int) -> None:
    """The Captain's Moves have times from 3 to 5; the Archer moves at 2."""
    state = combat(Fighter("captain", items=()), foes=(foe,))
    let_be(state)
    assert state.choices(0).details["time"] == moves
    printed = state.box.characters["captain"].chits(4)
    runs = {text.split()[-1] for text in offered(state) if text.startswith("run")}
    times = {printed[int(means.removeprefix("chit:")) - 1].time for means in runs}
    assert times == {each.time for each in printed if each.action == "move" and each.time < moves}


@rule("MR-16.17.2")
def test_whom_a_red_side_holds_does_not_run_however_slow_it_is() -> None:
    for dark in (False, True):
        troll = Foe("tremendous_troll-1", "elf", dark=dark)
        state = combat(Fighter("elf", items=()), foes=(troll,))
        let_be(state)
        assert any(text.startswith("run") for text in offered(state)) != dark


@rule("MR-16.11.2")
@pytest.mark.parametrize(
    ("hidden", "found", "listed"),
    [
        (False, False, {"aim ogre-1", "aim elf"}),
        (True, False, {"aim ogre-1"}),
        (True, True, {"aim ogre-1", "aim elf"}),
    ],
)
def test_whom_somebody_may_wish_elsewhere(hidden: bool, found: bool, listed: set[str]) -> None:
    state = combat("captain", Fighter("elf", hidden=hidden), foes=(Foe("ogre-1"),))
    state.write("captain", found=found)
    seat = state.player_of("captain")
    state.push(SendAway("captain"))
    assert {*offered(state, seat)} == listed


@rule("MR-16.11.2")
def test_whoever_is_sent_elsewhere_says_where_and_without_anybody_nobody_goes() -> None:
    state = combat("captain", "elf", foes=())
    captain, elf = state.player_of("captain"), state.player_of("elf")
    state.push(SendAway("captain"))
    state.play(captain, game.read("aim elf"), some_dice())
    assert state.to_act() == (elf,)
    assert all(text.startswith("go-to") for text in offered(state, elf))
    alone = awake("captain", at="ruins-1")
    alone.push(SendAway("captain"))
    assert offered(alone) == ["aim captain"]
    alone.play(0, game.read("aim captain"), some_dice())
    assert alone.places["captain"] == "ruins-1"
