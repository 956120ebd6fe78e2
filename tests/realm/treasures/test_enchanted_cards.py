"""MR-4.1.5: enchanted cards work wherever they are in a clearing, as soon as they have been seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.setting import Fighter
from fabula.games.realm.day.ending import come_to
from fabula.games.realm.day.events import Arrived
from fabula.games.realm.day.rolls import throw_on
from fabula.games.realm.drawing.seen import Scene
from fabula.games.realm.magic.colors import colors
from fabula.games.realm.natives.hirelings import serve
from fabula.games.realm.options.caches import Cache
from fabula.games.realm.pieces import in_front_of, put
from fabula.games.realm.trade.stock import look_at_stock, put_in_stock
from fabula.games.realm.treasures.flowers import drowse
from fabula.games.realm.treasures.piles import lay_on_top, turn_up
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.combat.fighting import combat
from realm.dealing import bring, lay_gold
from realm.playing import awake, give, know, told
from realm.sites import at_site

if TYPE_CHECKING:
    from fabula.games.realm.state import RealmState

HOOF, ICON, FLOWERS, ESSENCE = "cloven_hoof", "golden_icon", "flowers_of_rest", "dragon_essence"


def sold(*cards: str, to: str = "company") -> RealmState:
    """The Captain stands among the Company, or beside a visitor, who have bought these cards."""
    state = awake("captain", at="ruins-5", wild=True)
    if to in state.box.groups:
        bring(state, to, "ruins-5")
    else:
        lay_gold(state, to, "ruins-5")
    for card in cards:
        give(state, card, active=False)
        put_in_stock(state, card, to)
    return state


def helped(state: RealmState, table: str = "hide") -> bool:
    """Whether the Hoof counts for the Captain, on the table and beside it."""
    found = HOOF in throw_on(state, "captain", table).modifiers
    assert found == (HOOF in throw_on(Scene(state.view(0), 0), "captain", table).modifiers)
    return found


@rule("MR-4.1.5", "MR-7.2.2")
@pytest.mark.parametrize("partner", ["company", "rogues", "scholar", "crone"])
def test_a_card_in_a_stock_works_where_the_leader_or_visitor_is(partner: str) -> None:
    state = sold(ICON, HOOF, to=partner)
    assert {*colors(state, "ruins-5")} == {"grey", "black"}
    assert helped(state)
    put(state, "captain", "ruins-4")
    assert not helped(state)
    assert colors(state, "ruins-4") == ()


@rule("MR-4.1.5")
def test_the_stock_of_a_group_without_a_leader_to_deal_with_is_nowhere() -> None:
    state = sold(ICON, HOOF)
    serve(state, "CHQ", 0, until=14)
    assert colors(state, "ruins-5") == ()
    assert not helped(state)
    state.hired.clear()
    assert helped(state)
    put(state, "CHQ", "company")
    assert colors(state, "ruins-5") == ()
    assert not helped(state)


@rule("MR-4.1.5")
def test_in_a_stock_it_works_only_when_somebody_has_seen_it() -> None:
    state = awake("captain", at="ruins-5")
    bring(state, "company", "ruins-5")
    assert set(state.piles["company"].cards) == {FACE_DOWN}
    assert not helped(state)
    look_at_stock(state, "captain", "company", ScriptedDice((HOOF, "amulet")))
    assert helped(state)


@rule("MR-4.1.5", "MR-14.3.3", "MR-14.3.2")
def test_flowers_and_essence_work_from_a_stock_too() -> None:
    state = sold(FLOWERS, ESSENCE)
    know(state, chits=("fatigued", *state.sheet(0).chits[1:]))
    state.monster_roll = 1
    events = come_to(state, "captain", ())
    assert ("heavy_dragon", "ruins-5") in [(event.monster, event.clearing) for event in told(events, Arrived)]
    assert drowse(state)


@rule("MR-4.1.5", "MR-10.4.1")
def test_in_a_cache_it_works_in_that_clearing() -> None:
    state = awake("captain", at="ruins-5")
    state.caches["cache-1"] = Cache("elf", "ruins-5", 1)
    for card in (ICON, HOOF):
        put(state, card, "cache-1")
    assert {*colors(state, "ruins-5")} == {"grey", "black"}
    assert helped(state)
    put(state, "captain", "ruins-4")
    assert not helped(state)


@rule("MR-4.1.5", "MR-10.5.1")
def test_in_front_of_a_fighter_it_works_in_the_combat() -> None:
    state = combat(Fighter("captain"), foes=("ogre-1",), dropping=True)
    assert not helped(state, "curse")
    put(state, HOOF, in_front_of("captain"))
    assert helped(state, "curse")


@rule("MR-4.1.5", "MR-16.11.4")
def test_in_the_pile_of_a_site_it_does_nothing_though_a_vision_has_shown_it() -> None:
    state = at_site("lair", "captain")
    lay_on_top(state, "lair", HOOF)
    assert colors(state, "ruins-3") == ()
    assert not helped(state)
    assert turn_up(state, "lair", 0, ScriptedDice(()), 0) == HOOF
    assert colors(state, "ruins-3") == ()
