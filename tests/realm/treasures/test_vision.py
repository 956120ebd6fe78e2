"""MR-16.11.4: a vision shows the cards of a box to one player; nothing is turned up by it."""

from __future__ import annotations

from collections import Counter
from math import sqrt
from typing import TYPE_CHECKING, Final

import pytest

from fabula.core import ScriptedDice
from fabula.games.realm.combat.leaders import scatter_stock
from fabula.games.realm.combat.sheets import Fight
from fabula.games.realm.day.findings import CardSeen, Cursed
from fabula.games.realm.day.searching import Searching
from fabula.games.realm.magic.actions import LookInto
from fabula.games.realm.magic.colors import colors
from fabula.games.realm.magic.wishes import HaveVision
from fabula.games.realm.natives.gold_chits import gold_chits_come
from fabula.games.realm.pieces import put
from fabula.games.realm.trade.stock import look_at_stock
from fabula.games.realm.treasures.knowing import knows
from fabula.games.realm.treasures.lying import clearing_of_site_card
from fabula.games.realm.treasures.piles import turn_up
from fabula.games.realm.unseen import FACE_DOWN
from fabula.testing import rule
from realm.dealing import bring, lay_gold
from realm.invariants import wrong
from realm.playing import some_dice, told
from realm.sites import at_site, loot

if TYPE_CHECKING:
    from fabula.core import Event
    from fabula.games.realm.state import RealmState

OTHERS: Final = ("black_book", "lost_keys", "amulet")


def envision(state: RealmState, place: str, *script: str) -> list[Event]:
    """The Elf has a vision of these cards in a box."""
    elf = state.player_of("elf")
    state.push(HaveVision("elf"))
    return state.play(elf, LookInto(place), ScriptedDice(script))


def seen_lair(*large: str) -> RealmState:
    """The Captain is at the Lair, of which the Elf has had a vision: three large cards, four small ones."""
    state = at_site("lair", "captain", "elf")
    put(state, "elf", "ruins-1")
    within = (card in state.box.boxes_within for card in large)
    script = [
        (card,) if one else ("an ordinary treasure", card) for card, one in zip(large, within, strict=True)
    ]
    envision(state, "lair", *(word for words in script for word in words), "flowers_of_rest", *OTHERS)
    assert state.piles["lair"].cards == (*large, "flowers_of_rest", *OTHERS)
    return state


CIRCLE_AND_ICON: Final = ("toadstool_circle", "golden_icon", "crystal_ball")


@rule("MR-16.11.4", "MR-0.6.1")
def test_only_he_sees_them_also_those_that_are_turned_up_when_they_are_drawn() -> None:
    state = at_site("lair", "captain", "elf")
    captain, elf = state.player_of("captain"), state.player_of("elf")
    script = ("toadstool_circle", "an ordinary treasure", "golden_icon", "mouldy_skeleton")
    events = envision(state, "lair", *script, "flowers_of_rest", *OTHERS)
    assert {event.to for event in told(events, CardSeen)} == {(elf,)}
    assert state.view(elf).piles["lair"] == state.piles["lair"].cards
    backs = ("?large",) * 3 + ("?small",) * 4
    assert state.view(captain).piles["lair"] == state.view(None).piles["lair"] == backs


@rule("MR-16.11.4", "MR-4.1.5", "MR-14.1.5", "MR-3.15.4")
def test_nothing_works_because_of_it() -> None:
    state = seen_lair(*CIRCLE_AND_ICON)
    assert colors(state, "ruins-3") == ()
    assert clearing_of_site_card(state, "toadstool_circle") is None
    lay_gold(state, "shaman", "shrine_circle", "shrine_circle")
    state.monster_roll = 6
    assert not gold_chits_come(state, "ruins-3")


@rule("MR-16.11.4", "MR-3.9.5")
def test_whoever_draws_such_a_card_turns_it_up_for_all() -> None:
    state = seen_lair(*CIRCLE_AND_ICON)
    captain = state.player_of("captain")
    loot(state, "lair", 1, 1)
    assert state.view(None).piles["lair"][-1] == "toadstool_circle"
    assert clearing_of_site_card(state, "toadstool_circle") == "ruins-3"
    state.push(Searching("captain"))
    loot(state, "lair", 1, 1)
    assert knows(state, None, "golden_icon")
    assert {*colors(state, "ruins-3")} == {"black", "grey"}
    state.push(Searching("captain"))
    loot(state, "lair", 1, 1)
    assert knows(state, captain, "crystal_ball")
    assert not knows(state, None, "crystal_ball")
    assert wrong(state) is None
    state = seen_lair("mouldy_skeleton", "golden_icon", "crystal_ball")
    assert told(loot(state, "lair", 1, 1, 4, 4), Cursed)
    assert state.piles["lair"].cards[:3] == ("gold_helmet", "silver_breastplate", "jade_shield")
    assert wrong(state) is None


@rule("MR-16.11.4", "MR-4.1.5", "MR-6.11.8")
@pytest.mark.parametrize("scattered", [False, True])
def test_in_a_stock_it_is_turned_up_by_the_next_who_looks_and_when_it_is_strewn(scattered: bool) -> None:
    state = at_site("lair", "captain", "elf")
    bring(state, "company", "ruins-3")
    envision(state, "company", "cloven_hoof", "amulet")
    assert colors(state, "ruins-3") == ()
    assert not knows(state, None, "cloven_hoof")
    if scattered:
        state.fight = Fight("ruins-3")
        scatter_stock(state, "company", ScriptedDice(()))
    else:
        look_at_stock(state, "captain", "company", ScriptedDice(()))
    assert knows(state, None, "cloven_hoof")
    assert not knows(state, None, "amulet")
    assert colors(state, "ruins-3") == ("black",)
    captain = state.player_of("captain")
    for seed in range(20):  # a card that may be known to be none of those is imagined as another one
        twin = state.imagine(captain, some_dice(seed))
        assert wrong(twin) is None


@rule("MR-0.6.1")
def test_others_imagine_any_cards_that_could_lie_there() -> None:
    deals = 600
    start = at_site("lair", "captain", "elf")
    dealt: Counter[str] = Counter()
    for seed in range(deals):
        state = start.copy()
        dealt.update(
            turn_up(state, "lair", position, some_dice(9 * seed + position), 0) for position in range(7)
        )
    state = seen_lair(*CIRCLE_AND_ICON)
    captain = state.player_of("captain")
    imagined: Counter[str] = Counter()
    for seed in range(deals):
        twin = state.imagine(captain, some_dice(seed))
        imagined.update(twin.piles["lair"].cards)
        assert wrong(twin) is None
        assert twin.piles["lair"].large == state.piles["lair"].large  # none of them lies there unseen now
        assert seed > 50 or twin.view(captain) == state.view(captain)
    assert FACE_DOWN not in imagined
    for card in dealt | imagined:
        share = (dealt[card] + imagined[card]) / (2 * deals)
        assert abs(dealt[card] - imagined[card]) < 4.5 * sqrt(2 * deals * share * (1 - share)), card
    elf = state.player_of("elf")
    assert state.imagine(elf, some_dice()).piles["lair"] == state.piles["lair"]
