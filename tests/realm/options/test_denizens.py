"""MR-10.6, MR-10.7, MR-10.13: options about monsters by day and about natives."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm.day.actions import Ready
from fabula.games.realm.day.ending import prowls
from fabula.games.realm.day.events import Arrived, ChitTurnedUp, Hid, MonsterRoll
from fabula.games.realm.day.findings import ChitSeen
from fabula.games.realm.natives.events import Remembered
from fabula.games.realm.natives.grudges import remember, remember_deal, remember_kill
from fabula.games.realm.natives.hirelings import Hireling
from fabula.games.realm.natives.request import Request
from fabula.games.realm.natives.trust import column_of, trust
from fabula.games.realm.pieces import put
from fabula.games.realm.trade.paying import Paying
from fabula.games.realm.trade.trading import sell
from fabula.testing import rule
from realm.dealing import among, lay, offered, say
from realm.playing import Script, awake, give, know, leave_as_it_is, live, told

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState


def with_options(state: RealmState, **options: bool) -> RealmState:
    """The same game, played otherwise from now on."""
    state.options = replace(state.options, **options)
    return state


@rule("MR-10.6.1", "MR-11.86")
@pytest.mark.parametrize(("dice", "hidden"), [((1, 1), True), ((6, 6), False)])
def test_whoever_ends_his_turn_hidden_disturbs_nobody(dice: tuple[int, ...], hidden: bool) -> None:
    state = awake("amazon", at="ruins-1", wild=True, quiet_monsters=True)
    lay(state, "ruins", "bones_c", "pool")
    put(state, "wolf_a-1", "ruins-5")
    events = live(state, "hide ordinary", script=dice, roll=3)
    assert bool(told(events, Hid)) == hidden
    assert bool(told(events, Arrived)) != hidden
    assert bool(told(events, ChitTurnedUp)) != hidden
    assert (state.places["wolf_a-1"] == "ruins-5") == hidden
    seen = [(event.chit, event.to) for event in told(events, ChitSeen)]
    assert seen == ([("bones_c", (0,)), ("pool", (0,))] if hidden else [])


@rule("MR-10.6.1")
def test_without_the_option_monsters_come_to_the_hidden_too() -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    lay(state, "ruins", "bones_c", "pool")
    put(state, "wolf_a-1", "ruins-5")
    events = live(state, "hide ordinary", script=(1, 1), roll=3)
    assert told(events, Arrived)
    assert told(events, ChitTurnedUp)


@rule("MR-10.6.5")
def test_with_two_monster_dice_both_rows_prowl() -> None:
    state = awake("amazon", at="ruins-1", wild=True)
    wolf, viper, bat = (state.box.monsters[kind].row or 0 for kind in ("wolf_a", "viper", "giant_bat"))
    assert len({wolf, viper, bat}) == 3
    state.monster_roll, state.second_roll = wolf, viper
    assert [prowls(state, one) for one in ("wolf_a-1", "viper-1", "giant_bat-1")] == [True, True, False]
    state.second_roll = 0
    assert not prowls(state, "viper-1")


@rule("MR-10.6.5")
def test_two_dice_are_thrown_at_sunrise() -> None:
    state = awake("amazon", at="ruins-1", two_monster_dice=True)
    leave_as_it_is(state)
    events = state.play(0, Ready(), Script((2, 5, "amazon")))
    assert [event.result for event in told(events, MonsterRoll)] == [2, 5]


@rule("MR-10.13.1")
@pytest.mark.parametrize("knight", ["black_knight", "white_knight"])
def test_the_knights_have_no_allies_at_first(knight: str) -> None:
    state = awake(knight)
    allies = [group for group in state.box.groups if trust(state, 0, group) == 2]
    assert allies
    others = {group: trust(state, 0, group) for group in state.box.groups if group not in allies}
    assert min(others.values()) < 0
    with_options(state, knights_adjustment=True)
    assert [trust(state, 0, group) for group in allies] == [1] * len(allies)
    assert {group: trust(state, 0, group) for group in others} == others  # nobody else minds
    other = with_options(awake("woods_girl"), knights_adjustment=True)
    assert any(trust(other, 0, group) == 2 for group in other.box.groups)


@rule("MR-10.7.3", "MR-11.85")
@pytest.mark.parametrize(
    ("boons", "change"),
    [(0, -4), (1, -2), (2, 0)],
)
def test_a_group_does_not_forget_the_death_of_a_member(boons: int, change: int) -> None:
    state = awake("white_knight", grudges=True)
    group = next(group for group in state.box.groups if trust(state, 0, group) == 2)
    if boons:  # which make allies friendly, or neutral
        remember(state, 0, group, -boons)
    victim = next(native.id for native in state.box.natives.values() if native.group == group)
    events = remember_kill(state, 0, victim)
    assert [event.change for event in told(events, Remembered)] == ([change] if change else [])
    assert trust(state, 0, group) == 2 - boons + change
    if not boons:
        assert column_of(trust(state, 0, group)) == "enemy"


@rule("MR-10.7.3")
def test_hired_natives_and_monsters_are_not_avenged_nor_anybody_without_the_option() -> None:
    state = awake("white_knight", grudges=True)
    group = next(group for group in state.box.groups if trust(state, 0, group) == 2)
    victim = next(native.id for native in state.box.natives.values() if native.group == group)
    assert remember_kill(state, 0, "ogre-1") == []
    state.hired[victim] = Hireling(0, 14)
    assert remember_kill(state, 0, victim) == []
    plain = awake("white_knight")
    assert remember_kill(plain, 0, victim) == []


@rule("MR-10.7.3")
def test_selling_a_group_its_treasure_earns_gratitude_and_buying_it_a_grudge() -> None:
    state = awake("captain", grudges=True, at="ruins-1")
    give(state, "royal_sceptre", active=False)  # for which the Guard is grateful
    before = trust(state, 0, "guard")
    events = sell(state, "captain", "royal_sceptre", "guard")
    assert [(event.partner, event.change) for event in told(events, Remembered)] == [("guard", 1)]
    assert trust(state, 0, "guard") == before + 1
    remember_deal(state, 0, "royal_sceptre", "guard", -1)
    assert trust(state, 0, "guard") == before
    assert state.sheet(0).grudges == ()
    give(state, "royal_sceptre", active=False)
    assert not told(sell(state, "captain", "royal_sceptre", "rogues"), Remembered)


@rule("MR-10.7.3")
def test_a_treasure_that_is_bought_from_its_group_is_missed() -> None:
    state = with_options(among("white_knight", "guard"), grudges=True)
    know(state, gold=500)
    give(state, "royal_sceptre", active=False)
    say(state, "sell royal_sceptre guard")
    say(state, "done")
    assert state.sheet(0).grudges[0].change == 1
    level = trust(state, 0, "guard")
    state.push(Paying(Request("white_knight", "guard", "item", 8, "royal_sceptre"), 1))
    assert "pay" in offered(state)
    events = say(state, "pay")
    assert [event.change for event in told(events, Remembered)] == [-1]
    assert trust(state, 0, "guard") == level - 1


@rule("MR-10.7.3")
def test_other_groups_do_not_share_a_grudge() -> None:
    state = awake("white_knight", grudges=True)
    before = {group: trust(state, 0, group) for group in state.box.groups}
    remember(state, 0, "guard", -1)
    after = {group: trust(state, 0, group) for group in state.box.groups}
    assert {group for group in before if before[group] != after[group]} == {"guard"}
