"""MR-14.4.5, MR-16.16: the Withered Claw and the Toadstool Circle."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

from fabula.games.realm import game
from fabula.games.realm.combat.outcomes import StockScattered
from fabula.games.realm.day.actions import Peer
from fabula.games.realm.day.daylight import Daylight
from fabula.games.realm.day.events import LeftBehind, Rolled
from fabula.games.realm.day.findings import Cursed, Took
from fabula.games.realm.day.resets import clear_marks, return_potions
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.magic.enchanting import Enchanting, enchant
from fabula.games.realm.magic.events import WishGranted
from fabula.games.realm.pieces import DEAD, put
from fabula.games.realm.treasures.actions import Reach
from fabula.games.realm.treasures.circle import ReachOut, ToCave, fall_into_pit
from fabula.games.realm.treasures.events import SeesFar
from fabula.games.realm.treasures.piles import lay_at_bottom
from fabula.testing import rule
from realm.playing import Script, awake, give, pause, told
from realm.sites import at_site, loot

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

CIRCLE = "toadstool_circle"


def at_circle(*characters: str) -> RealmState:
    """The first character knows the Circle, whose card lies in the Lair where he is."""
    state = at_site("lair", *characters)
    lay_at_bottom(state, "lair", CIRCLE)
    within = tuple(one for one in state.unseen.within if one != CIRCLE)
    state.unseen = replace(state.unseen, within=within)
    state.write(characters[0], discoveries=(CIRCLE,))
    return state


@rule("MR-14.4.5", "MR-14.4.1")
@pytest.mark.parametrize(("die", "wish", "curse"), [(4, "peace", "ill_health"), (5, "health", "ashes")])
def test_the_claw_reads_one_roll_on_both_tables(die: int, wish: str, curse: str) -> None:
    state = awake("captain", at="ruins-1")
    give(state, "withered_claw", active=False)
    pause(state)
    events = state.play(0, game.read("activate withered_claw"), Script((die, 1)))
    assert len(told(events, Rolled)) == 1
    assert [event.wish for event in told(events, WishGranted)] == [wish]
    assert [event.curse for event in told(events, Cursed)] == [curse]
    return_potions(state)
    assert "withered_claw" in state.piles["shaman"].cards


@rule("MR-16.16.2")
def test_in_the_circle_there_are_a_sword_and_a_treasure() -> None:
    state = at_circle("captain")
    events = loot(state, CIRCLE, 1, 1)
    assert [event.piece for event in told(events, Took)] == ["devil_sword"]
    state.push(Searching("captain"))
    events = loot(state, CIRCLE, 2, 1, "crystal_ball")
    assert state.places["crystal_ball"] == "captain"


@rule("MR-16.16.2", "MR-3.12.4")
def test_the_circle_leads_into_any_cave_without_followers() -> None:
    state = at_circle("captain", "elf")
    state.write("captain", hidden=True)
    state.write("elf", following="captain")
    loot(state, CIRCLE, 3, 1)
    assert isinstance(state.agenda[-1], ToCave)
    seat = state.player_of("captain")
    reached = {action.clearing for action in state.choices(seat).actions if isinstance(action, Reach)}
    assert reached == {name for name, there in state.atlas.clearings.items() if there.kind == "cave"}
    events = state.play(seat, Reach("cavern-2"), Script(()))
    assert state.places["captain"] == "cavern-2"
    assert state.individual("captain").hidden
    assert [event.who for event in told(events, LeftBehind)] == ["elf"]
    assert state.places["elf"] == "ruins-3"


@rule("MR-16.16.3")
def test_the_circle_lets_him_peer_and_enchant_anywhere_until_midnight() -> None:
    state = at_circle("wizard")
    events = loot(state, CIRCLE, 4, 1)
    assert told(events, SeesFar)
    state.push(Searching("wizard"))
    peers = {action.clearing for action in state.choices(0).actions if isinstance(action, Peer)}
    assert peers == set(state.atlas.clearings)
    state.pop()
    state.write("wizard", prepared=True)
    enchant(state, "wizard")
    assert isinstance(state.agenda[-1], ReachOut)
    state.play(0, Reach("cavern-1"), Script(()))
    assert repr(state.agenda[-1]) == repr(Enchanting("wizard", "cavern-1"))
    state.pop()
    clear_marks(state)
    state.push(Searching("wizard"))
    peers = {action.clearing for action in state.choices(0).actions if isinstance(action, Peer)}
    assert peers == {state.places["wizard"]}


@rule("MR-16.16.3")
def test_the_circle_curses_and_opens_the_pit() -> None:
    state = at_circle("captain")
    assert told(loot(state, CIRCLE, 6, 1, 2, 2), Cursed)
    state = at_circle("captain")
    events = loot(state, CIRCLE, 5, 1, 6, 6)  # rust
    assert [event.table for event in told(events, Rolled)] == [CIRCLE, "power_of_the_pit"]
    assert state.fight is None


@rule("MR-16.16.3")
def test_the_pit_may_carry_him_away_by_day() -> None:
    state = awake("captain", "elf", at="ruins-1")
    put(state, "elf", "ruins-2")
    fall_into_pit(state, "captain", Script((2, 2)))
    assert state.places["captain"] == DEAD
    assert state.places["elf"] == "ruins-2"
    assert (state.fight, state.plays) == (None, {})


@rule("MR-16.16.3", "MR-6.11.8")
def test_the_stock_of_a_leader_whom_the_pit_swallows_by_day_is_scattered() -> None:
    """Two ones: the Fiery Chasm opens."""
    state = awake("captain", at="ruins-1")
    for native in ("RHQ", "R1"):
        put(state, native, "ruins-1")
    stock = [piece for piece in state.standing_at["rogues"] if piece not in state.box.natives]
    events = fall_into_pit(state, "captain", Script((1, 1, "amulet", "vial_of_healing")))
    assert state.places["RHQ"] == state.places["R1"] == DEAD
    (scattered,) = told(events, StockScattered)
    assert (scattered.group, scattered.clearing) == ("rogues", "ruins-1")
    assert {state.places[piece] for piece in (*stock, "amulet", "vial_of_healing")} == {"ruins-1"}


@rule("MR-3.4.1", "MR-13.11.2")
def test_whoever_dies_by_day_takes_no_turn_any_more() -> None:
    state = awake("captain", "swordsman", "elf", at="ruins-1")
    put(state, "elf", "ruins-2")
    day = Daylight(("captain", "elf"), ("swordsman",))
    assert (day.left(state), day.choosing(state)) == (("captain", "elf"), ("swordsman",))
    fall_into_pit(state, "captain", Script((1, 1)))
    assert (day.left(state), day.choosing(state)) == (("elf",), ())
